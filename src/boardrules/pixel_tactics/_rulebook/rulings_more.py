"""The decisions of this project on single cards of set 1, from Illusionist to Witch: PT-RUL-43 to PT-RUL-67."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule
from boardrules.values import RuleId

__all__ = ["MORE_CARD_RULINGS"]

MORE_CARD_RULINGS: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-RUL-43"),
        "Arec",
        "Arec's player picks the target of every melee attack of the rival, granted ones and the leader's too, among the targets legal for "
        "it; in the first wording of corpses' attacks as well, while the reprint speaks of heroes and leaders. There is nothing to pick "
        "when an attack hits all.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-44"),
        "The Knight's order",
        "Hits whatever is in front of each column of the rival, leader or hero.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-45"),
        "Mascot",
        "Looks at the own unit only, and needs another hero to work on. Its order under a Mascot leader would carry itself out, and does "
        "nothing (PT-LOOP-1).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-46"),
        "Juto and Borneo",
        "From the second round on, whenever a hero is recruited, by action or by an effect, it may attack or cast at once. Heroes that "
        "were revived or stolen were not recruited.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-47"),
        "Mystic and Tatsumi",
        "The orders are played one by one; the next is chosen in the knowledge of the last, and one may stop. In the first round Tatsumi "
        "does nothing, as orders are barred.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-48"),
        "What an Oracle sees",
        "A hand that the vanguard looks at is seen by the Oracle's player alone. While one stands in the rear, its player knows the top "
        "card of the own deck.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-49"),
        "Overlord",
        "The flank text needs a leader in melee, and makes a melee attack even with a leader who could shoot. The rear text may choose "
        "its own hero. Recruits of the order obey PT-ACT-2 and are recruits of this wave.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-50"),
        "Rexan",
        "Takes heroes that fall as casualties or by effects into any free slot, in the order of PT-ATK-7: before Shekhtur's parting attack "
        "if Rexan's player is the active one. That attack is made all the same, from where the hero fell, and nothing answers to whoever "
        "has it now. They come without damage, with one life, and stay their owner's cards; when they fall again they go to their owner's "
        "discard pile, without a corpse. Slots of corpses just made are not free.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-51"),
        "Paladin",
        "Two different slots with cards other than leaders are swapped. The order rearranges the chosen column in any way, empty slots "
        "included.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-52"),
        "Vanaah",
        "Free moves are still moves: who has moved does not attack, and each hero moves once. So there is no end to it only on paper.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-53"),
        "Priestess",
        "A corpse of either unit; it stays in that unit, under its player's control. What she pays is damage, and no attack. A reading "
        "with own corpses only would be possible; the text names no unit (PT-DMG-7).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-54"),
        "Magdelina",
        "Her first marker comes at the end of round one in the first wording and of round two in the reprint, which leaves the ceasefire "
        "out.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-55"),
        "Pyromancer",
        "In the first wording a melee attack in the vanguard hits all that is in melee, each with the strength against it, in one attack. "
        "If an effect makes him attack at range, it is an ordinary attack at one target.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-56"),
        "Kallistar",
        "It matters who is first player now.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-57"),
        "Scientist",
        "The rival's turn of the next wave has one action less, down to none in the first wording and to one in the reprint; used twice "
        "it counts twice. From the rear wave it reaches the next round. The order gives three more actions this turn.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-58"),
        "Summoner",
        "With fewer than three cards the hand is filled first, then the top of the deck, then the discard pile. For the order a name is "
        "said aloud, and the card is shown if it is found. Lesandra recruits into the current wave's row only.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-59"),
        "Templar, rear and order",
        "The rear text swaps with a hero, not a corpse, who then attacks if in melee, with the text of the new row; else there is only "
        "the swap. It is a spell against the rival in the ceasefire, since it has him attack (PT-CEASE-1). The order defeats the heroes "
        "that struck this unit in melee in this wave and are in play, and later ones right after the damage; neither leaders nor corpses.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-60"),
        "Templar in the flank",
        "Helps against strikes only, and whoever is supporter at that moment.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-61"),
        "Eligor",
        "Any damage placed on a hero in this wave counts, but for moved damage. A new wave begins afresh.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-62"),
        "Trapper",
        "In the vanguard it may be aimed at, stands in the way like others, and takes nothing from ranged attacks. Cards discarded at "
        "random go all at once, as many as there are.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-63"),
        "Damage that the Vampire moves",
        "From and to may be in different units. There must be damage to move. The rear text works on any hero.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-64"),
        "What the Vampire heals",
        "As much as was placed, with all that went beyond life, was diverted or overflowed. With Demitras in the first wording each hero "
        "and the leader heals itself for damage it dealt to rival heroes in any way; in the reprint by attacking.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-65"),
        "The Witch's order",
        "The named row of both units. The reprint speaks of more than one owner, and nothing names a unit (PT-DMG-7).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-66"),
        "Witch, vanguard and flank",
        "Corpses of both units count, at the time of the attack. In the flank the corpse must be directly in front.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-67"),
        "Hepzibah",
        "In the first wording a corpse may attack in its row's wave, once a wave and card; who attacked alive in this wave does not attack "
        "again as a corpse. In the reprint it is her leader action, once a turn, with a corpse of any row; one corpse may strike again in "
        "another turn. Either way nobody living may be in front of it, it does exactly three damage, and it is neither hero nor leader: "
        "no bonus, no striking back, no healing.",
        "house",
    ),
)
