"""The decisions of this project on single cards of set 1, from Illusionist to Witch: PT-RUL-43 to PT-RUL-67."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

MORE_CARD_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-43",
        "Arec",
        "Arec's player picks the target of every melee attack of the rival, granted ones and the leader's too, among the targets legal "
        "for it; in the first wording the same applies to attacks of corpses, while the reprint speaks of heroes and leaders. There is "
        "nothing to pick when an attack hits every target.",
    ),
    house(
        "PT-RUL-44",
        "The Knight's order",
        "It hits the foremost hero or leader in each of the rival's columns.",
    ),
    house(
        "PT-RUL-45",
        "Mascot",
        "The Mascot affects only your own unit, and needs another hero there. Under a Mascot leader its order would carry itself out, so "
        "it does nothing (PT-LOOP-1).",
    ),
    house(
        "PT-RUL-46",
        "Juto and Borneo",
        "From the second round on, a hero that is recruited, by an action or by an effect, may attack or cast at once. Heroes that were "
        "revived or stolen were not recruited.",
    ),
    house(
        "PT-RUL-47",
        "Mystic and Tatsumi",
        "The orders are played one by one; the player sees the result of each before choosing the next, and may stop at any time. In the "
        "reprint Tatsumi frees the first two orders, operations and traps of a turn, all counted together; in the first wording every "
        "order and nothing else. In the first round he does nothing, as orders are barred.",
        variants=(
            Variant(
                "ru",
                "In the first round he frees what may be played then: orders and operations on your own side, and traps.",
                "house",
            ),
        ),
    ),
    house(
        "PT-RUL-48",
        "What an Oracle sees",
        "When the vanguard text looks at a hand, only the Oracle's player sees it. While an Oracle stands in the rear, its player knows "
        "the top card of their own deck.",
    ),
    house(
        "PT-RUL-49",
        "Overlord",
        "The flank text needs a leader in melee, and makes a melee attack even with a leader who could shoot. The rear text may choose "
        "the Overlord itself. Heroes recruited by the order follow PT-ACT-2 and count as recruited in this wave.",
    ),
    house(
        "PT-RUL-50",
        "Rexan",
        "Rexan takes heroes that are defeated as casualties or by effects into any free slot, in the order of PT-ATK-7: before Shekhtur's "
        "parting attack if Rexan's player is the active one. That attack is made all the same, from the slot where the hero was defeated, "
        "and no ability of the hero's new controller reacts to it. Heroes taken have no damage and one life, and still belong to their "
        "owner; when they are defeated again they go to their owner's discard pile and leave no corpse. The slots of new corpses are not "
        "free.",
    ),
    house(
        "PT-RUL-51",
        "Paladin",
        "Two different slots with cards other than leaders are swapped. The order rearranges the chosen column in any way, empty slots "
        "included.",
    ),
    house(
        "PT-RUL-52",
        "Vanaah",
        "Free moves are still moves: a hero that has moved does not attack, and each hero moves once. So the number of free moves is "
        "limited after all.",
    ),
    house(
        "PT-RUL-53",
        "Priestess",
        "She may choose a corpse of either unit; it stays in that unit, under the control of that unit's player. The damage that she pays "
        "is not an attack. The text could be read as meaning only your own corpses, but it names no unit (PT-DMG-7).",
    ),
    house(
        "PT-RUL-54",
        "Magdelina",
        "Her first marker comes at the end of round one in the first wording and of round two in the reprint, which leaves the ceasefire "
        "out.",
    ),
    house(
        "PT-RUL-55",
        "Pyromancer",
        "In the first wording a melee attack in the vanguard is one attack that hits every target in melee, each with the strength that "
        "applies against it. If an effect makes it attack at range, it is an ordinary attack at one target.",
    ),
    house(
        "PT-RUL-56",
        "Kallistar",
        "Kallistar's ability depends on who is first player at the moment.",
    ),
    house(
        "PT-RUL-57",
        "Scientist",
        "The rival's turn of the next wave has one action fewer, down to none in the first wording and to one in the reprint; if it is "
        "used twice, it counts twice. Used in the rear wave, it affects the first wave of the next round. The order gives three more "
        "actions this turn.",
    ),
    house(
        "PT-RUL-58",
        "Summoner",
        "With fewer than three cards the hand is filled first, then the top of the deck, then the discard pile. For the order the player "
        "names a card aloud, and the card is shown if it is found. Lesandra recruits into the current wave's row only.",
    ),
    house(
        "PT-RUL-59",
        "Templar, rear and order",
        "The rear text swaps the Templar with a hero, not with a corpse. The Templar then attacks if it is in melee, with the text of "
        "its new row; otherwise only the swap happens. In the ceasefire it counts as a spell against the rival, because the Templar "
        "attacks (PT-CEASE-1). The order defeats the heroes that struck this unit in melee in this wave and are in play, in any unit, "
        "and later attackers right after their damage; it defeats neither leaders nor corpses.",
    ),
    house(
        "PT-RUL-60",
        "Templar in the flank",
        "It protects against strikes only, and protects the hero that is the supporter at that moment.",
    ),
    house(
        "PT-RUL-61",
        "Eligor",
        "Any damage placed on a hero in this wave counts, except moved damage. Damage of earlier waves does not count.",
    ),
    house(
        "PT-RUL-62",
        "Trapper",
        "In the vanguard it may be chosen as a target, blocks like other heroes, and takes no damage from ranged attacks. Cards discarded "
        "at random are discarded all at once; if the hand has fewer, all of them are.",
    ),
    house(
        "PT-RUL-63",
        "Damage that the Vampire moves",
        "The damage may be moved from one unit to the other. There must be damage to move. The rear text may move it to any hero.",
    ),
    house(
        "PT-RUL-64",
        "What the Vampire heals",
        "It heals as much damage as was placed, including damage beyond life and damage that was diverted or overflowed. With Demitras in "
        "the first wording, each hero and the leader heals for the damage that it dealt to rival heroes in any way; in the reprint, for "
        "the damage that it dealt by attacks.",
    ),
    house(
        "PT-RUL-65",
        "The Witch's order",
        "The order affects the named row of both units. The reprint speaks of more than one owner, and the text names no unit (PT-DMG-7).",
    ),
    house(
        "PT-RUL-66",
        "Witch, vanguard and flank",
        "The corpses of both units at the time of the attack count. In the flank the corpse must be directly in front.",
    ),
    house(
        "PT-RUL-67",
        "Hepzibah",
        "In the first wording a corpse may attack in its row's wave, at most once a wave for each card; a hero that attacked while alive "
        "in this wave does not attack again as a corpse. In the reprint it is her leader action, with a corpse of any row, as often as "
        "there are actions to pay for it; the same corpse may strike again, even in the same turn. In both wordings no living card may "
        "stand in front of it, it deals exactly three damage, and it is neither a hero nor a leader: it has no bonuses, is not struck "
        "back at and is not healed.",
    ),
)
