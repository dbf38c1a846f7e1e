"""The decisions of this project on single cards of set 1, from Alchemist to Illusionist: PT-RUL-21 to PT-RUL-42."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

CARD_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-21",
        "Alchemist: any heroes",
        "The spell and the order may also choose your own heroes. All points of the order must be placed if there is any hero at all: "
        "nothing in the text lets you stop earlier.",
    ),
    house(
        "PT-RUL-22",
        "Lixis and Kavri in round one",
        "In the first wording Lixis does not mention the ceasefire, and its damage is not an attack: only an edition that bars all "
        "contact (PT-CEASE-5) stops it in round one. In the reprint the card itself says that it waits. Kavri heals your own side, so the "
        "ceasefire never stops it.",
    ),
    house(
        "PT-RUL-23",
        "Defeat by effect",
        "The Assassin's order, the Dragon Mage's vanguard and the Templar's order turn a hero into a corpse at once, and everything that "
        "a defeat sets off follows. No damage is dealt, so diverting and overflow do not help.",
    ),
    house(
        "PT-RUL-24",
        "Heketch",
        "In the first wording every rival hero is checked after each damage, no matter who dealt it; in the reprint it is checked only "
        "when Heketch's own unit dealt the damage. Damage placed together is checked together, after all diverting and overflow. Such a "
        "hero is a corpse at once, and its own texts do not react to the damage that defeated it; texts about its defeat do. In the "
        "ceasefire of the reprint and of the Russian rulebook the first wording defeats nobody; the wording of the reprint still defeats "
        "heroes of Heketch's unit that were damaged by that unit itself (PT-CEASE-5).",
    ),
    house(
        "PT-RUL-25",
        "Striking back",
        "The Berserker's flank and the Knight's vanguard work once for an attack, after its damage, if the attacker is a hero still in "
        "play. An attack that hits all counts once for the unit and once for each Knight. A Knight that is hit in another card's place "
        "does not strike back in an edition that redirects the attack to it.",
    ),
    house(
        "PT-RUL-26",
        "Berserker in the rear",
        "This ability is set off by an order that is played, after it has been carried out: by the first order of a rear wave in the "
        "first wording, by the first of a turn in the reprint. If another reaction takes effect at the same moment, the player chooses "
        "their order.",
    ),
    house(
        "PT-RUL-27",
        "The Berserker's order",
        "In each column with a hero in front that hero attacks, one after the other in any order. It must attack if it has a legal target "
        "(PT-ATK-8); the units are checked again each time. A leader in front is not a hero and does not attack.",
    ),
    house(
        "PT-RUL-28",
        "Shekhtur",
        "Parting attacks are made from the hero's slot and with its strength at the moment of defeat, on a legal melee target of the "
        "player's choice. Without a target there is no attack; with a target it cannot be declined (PT-ATK-8). All casualties of one "
        "check become corpses first; then their attacks follow in an order of their player's choice, and cards that these hit are not "
        "checked again in this wave.",
    ),
    house(
        "PT-RUL-29",
        "What the Doppelganger copies",
        "The Doppelganger copies spells of the same row of either unit, but not those of another Doppelganger, which has no spell of its "
        'own to copy. In the copied text, "this hero" is the Doppelganger.',
    ),
    house(
        "PT-RUL-30",
        "The Doppelganger's order",
        "The card that is shown stays in the hand. So if it shows the Oracle, that card is among those that the Oracle's order discards.",
    ),
    house(
        "PT-RUL-31",
        "Sagas",
        "The numbers are settled when the leaders are revealed. The copied ability applies to Sagas's own player: to their unit, their "
        "place in the turn order and their markers. The order that a Mascot under Sagas carries out is that of the Doppelganger card.",
    ),
    house(
        "PT-RUL-32",
        "The Dragon Mage's order",
        "The bonus lasts until all abilities at the end of the wave have taken effect.",
    ),
    house(
        "PT-RUL-33",
        "Adjenna bars clearing altogether",
        "Clearing that another leader's ability makes free is the same action, so it is barred too. In a ceasefire that bars contact the "
        "rival may clear, because a bar on clearing the rival's own corpses would interfere with the rival's unit.",
        variants=(
            Variant("first", "Contact is not barred, so she bars clearing in the first round too.", "house"),
            Variant("pl", "Contact is not barred, so she bars clearing in the first round too.", "house"),
        ),
    ),
    house(
        "PT-RUL-34",
        "The Fighter's order",
        "The order affects one column of the table: the chosen column and the one facing it (PT-SET-5). It affects only heroes.",
    ),
    house(
        "PT-RUL-35",
        "Hikaru",
        "The bonus applies to melee attacks, including granted ones, but not to spells and not to corpses. In the first wording heroes "
        "have it, in the reprint the leader too.",
    ),
    house(
        "PT-RUL-36",
        "The Gunner's vanguard",
        "The bonus depends on whether the target has Intercept at the moment, printed or lent.",
    ),
    house(
        "PT-RUL-37",
        "Rukyuk",
        "The damage comes after the order has been carried out, must be placed if there is a hero, may hit a hero of either unit, and is "
        "not an attack. In the ceasefire no order is played, so this never happens.",
        variants=(
            Variant(
                "ru",
                "An order for its player's own side may be played in the ceasefire: then the damage must go to one of their own heroes, "
                "if there is one.",
                "house",
            ),
        ),
    ),
    house(
        "PT-RUL-38",
        "Who is healed",
        "Heroes of either unit may be healed; leaders only where a text names them. Kavri heals heroes of the row of the wave, and in the "
        "flank wave the leader.",
    ),
    house(
        "PT-RUL-39",
        "Homunculus",
        "In the flank it takes damage over from other heroes of its unit, even if that becomes lethal for it. The order rearranges heroes "
        "and corpses over all eight slots.",
    ),
    house(
        "PT-RUL-40",
        "Kehrolyn",
        "The lethal part of damage goes to her no matter what caused it, including costs, moved damage and diverted damage. It is not "
        "reduced again, counts as damage that the leader takes, and the card that dealt it has dealt the whole amount. A defeat by an "
        "effect has no lethal part. A hero with one life passes all damage on.",
    ),
    house(
        "PT-RUL-41",
        "Illusionist",
        "The vanguard text may return the Illusionist itself. The card that the order takes goes to its owner's discard pile, whether "
        "its order did anything or not. The hero of the rear text comes into a free slot of the current wave, attacks or casts once, and "
        "is discarded: no corpse, no defeat. If recruiting gives it a free attack, that comes first. The rear text makes the hero "
        "attack, so in the ceasefire it counts as a spell against the rival, no matter which of the two its player would choose "
        "(PT-CEASE-1).",
    ),
    house(
        "PT-RUL-42",
        "Orders inside orders",
        "An Illusionist's text may lead to a card that carries out an order, and so on. Each step needs another card, so the chain ends; "
        "PT-LOOP-1 covers the remaining cases.",
    ),
)
