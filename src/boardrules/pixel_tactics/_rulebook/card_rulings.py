"""The decisions of this project on single cards of set 1, from Alchemist to Illusionist: PT-RUL-21 to PT-RUL-42."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["CARD_RULINGS"]

CARD_RULINGS: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-RUL-21"),
        "Alchemist: any heroes",
        "The spell and the order may touch own heroes as well. All points of the order must be placed if there is any hero at all: "
        "nothing in the text lets one stop.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-22"),
        "Lixis and Kavri in round one",
        "Lixis has no word on the ceasefire in the first wording, and its damage is no attack: only an edition that bars all contact "
        "(PT-CEASE-5) stops it in round one. In the reprint the card says so itself. Kavri heals the own side and is never stopped.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-23"),
        "Defeat by effect",
        "The Assassin's order, the Dragon Mage's vanguard and the Templar's order make a corpse at once, with all that a defeat sets off. "
        "There is no damage in it, so that diverting and overflow do not help.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-24"),
        "Heketch",
        "In the first wording every rival hero is checked after each damage, whoever dealt it; in the reprint only when this unit dealt "
        "the damage. Damage placed together is checked together, and after all diverting and overflow. Such a hero is a corpse at once, "
        "and its own texts do not answer what felled it; texts about its defeat do. In the ceasefire of the reprint and of the Russian "
        "rulebook the first wording reaches nobody; the reprint's still defeats own heroes whom the own unit struck (PT-CEASE-5).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-25"),
        "Striking back",
        "The Berserker's flank and the Knight's vanguard work once for an attack, after its damage, if the attacker is a hero still in "
        "play. An attack that hits all counts once for the unit and once for each Knight. A Knight who was hit in another's place does "
        "not strike back when the edition moves the target to him.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-26"),
        "Berserker in the rear",
        "Set off by an order that is played, after it has been carried out: the first of a rear wave in the first wording, once a turn in "
        "the reprint. With another reaction at the same moment its player sets the order.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-27"),
        "The Berserker's order",
        "For each column with a hero in front that hero attacks, one after the other in any order, and must while it has a legal target "
        "(PT-ATK-8); the units are looked at afresh each time. A leader in front is no hero and does not attack.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-28"),
        "Shekhtur",
        "Parting attacks are made from the slot and with the strength at the moment of defeat, upon a legal melee target of the player's "
        "choice; without a target there is none, and with one it is not declined (PT-ATK-8). All casualties of one check are corpses "
        "first; then their attacks follow in an order of their player's choice, and what these hit is not checked again in this wave.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-29"),
        "What the Doppelganger copies",
        "Spells of the same row, of either unit; not those of another Doppelganger, which has nothing of its own to copy. This hero, in "
        "the copied text, is the Doppelganger.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-30"),
        "The Doppelganger's order",
        "The card that is shown stays in the hand. So with the Oracle's order it is among the cards discarded.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-31"),
        "Sagas",
        "The numbers are settled when the leaders are revealed. The ability is read for Sagas's own player: own unit, own place in the "
        "turn order, own markers. The order of a Mascot under Sagas is that of the Doppelganger's own card.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-32"),
        "The Dragon Mage's order",
        "It lasts until after all that happens at the end of the wave.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-33"),
        "Adjenna bars clearing altogether",
        "Clearing that another leader's ability makes free is the same action, so that it is barred too. In a ceasefire that bars contact "
        "the rival may clear: a bar on the rival's own corpses interferes with the rival's unit.",
        "house",
        variants=(
            Variant("first", "Contact is not barred, so that she bars clearing in the first round too.", "house"),
            Variant("pl", "Contact is not barred, so that she bars clearing in the first round too.", "house"),
        ),
    ),
    Rule(
        RuleId("PT-RUL-34"),
        "The Fighter's order",
        "One column of the table: the column named and the one facing it (PT-SET-5). Only heroes are meant.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-35"),
        "Hikaru",
        "The bonus is for melee attacks, granted ones too; not for spells, nor for corpses. In the first wording heroes have it, in the "
        "reprint the leader as well.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-36"),
        "The Gunner's vanguard",
        "It matters whether the target has Intercept now, printed or lent.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-37"),
        "Rukyuk",
        "Comes after the order has been carried out, must be used if there is a hero, may hit one of either unit, and is no attack. In the "
        "ceasefire no order is played, so that it never comes.",
        "house",
        variants=(
            Variant(
                "ru",
                "An order for the own side may be played in the ceasefire: then the damage must go to an own hero, if there is one.",
                "house",
            ),
        ),
    ),
    Rule(
        RuleId("PT-RUL-38"),
        "Who is healed",
        "Heroes of either unit; leaders only where a text names them. Kavri heals heroes of the row of the wave, and in the flank wave "
        "the leader.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-39"),
        "Homunculus",
        "In the flank it takes damage over from other heroes of its unit, even if that becomes lethal for it. The order rearranges heroes "
        "and corpses over all eight slots.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-40"),
        "Kehrolyn",
        "The lethal part of damage goes over to her whatever the damage comes from: prices, moves, diverted damage. It is not reduced "
        "again, is damage that the leader takes, and whoever dealt it has dealt the whole. Defeat by effect has no lethal part. A hero of "
        "one life passes everything on.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-41"),
        "Illusionist",
        "The vanguard may take itself back. The card of the order goes to its owner's discard pile, whether it did anything or not. The "
        "hero of the rear text comes into a free slot of the current wave, attacks or casts once, and is discarded: no corpse, no defeat. "
        "If recruiting gives it a free attack, that comes first. The rear text has the hero attack, so that it is a spell against the "
        "rival in the ceasefire, whichever of the two its player would choose (PT-CEASE-1).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-42"),
        "Orders inside orders",
        "An Illusionist's text may lead to a card that carries out an order, and so on. Each step takes another card, so that it ends; "
        "PT-LOOP-1 sees to the rest.",
        "house",
    ),
)
