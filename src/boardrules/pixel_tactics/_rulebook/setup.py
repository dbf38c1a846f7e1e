"""The rules of Pixel Tactics about setup, rounds and the ceasefire: PT-SET, PT-FLOW, PT-CEASE."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["EN", "FIRST", "PL", "RU", "SETUP"]

EN: Final = "Level 99 Games, reprint rulebook"
PL: Final = "Portal Games 2015, Polish rulebook"
RU: Final = "GaGa Games 2024, Russian rulebook"
FIRST: Final = "first printing, from summaries and the cards"

SET: Final = (
    Rule(
        RuleId("PT-SET-1"),
        "Decks",
        "Each player has a deck of 25 cards, and both decks hold the same 25. The reprint gives neither number nor contents; the Polish "
        "rulebook does, and nothing speaks against it. Which set is played is the point ``cards`` of the edition.",
        "house",
        variants=(
            Variant(
                "pl", "Two decks of 25, equal card by card. Its own set is the second one; set 1 stands in for it here.", f"{PL}, contents"
            ),
            Variant("ru", "25 cards a player. That both decks are equal is not written there, and taken over.", f"{RU}, setup"),
            Variant("first", "Set 1 in its first wording and with its first numbers.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-SET-2"),
        "Opening hand",
        "Everybody shuffles and draws five cards. In a series it may be more (PT-SER-4).",
        f"{EN}, setup",
    ),
    Rule(
        RuleId("PT-SET-3"),
        "Leader",
        "Each player picks one card of the opening hand as leader, in secret. When both have, the two leaders are turned up together. The "
        "four cards that are left are the hand.",
        f"{EN}, setup",
    ),
    Rule(
        RuleId("PT-SET-4"),
        "Both reveal the same leader",
        "Both equal leaders are discarded, each player draws a card, and both choose again, up to 20 times and as long as both have a "
        "card; after that equal leaders stay, so that setup ends. The reprint says nothing, and the Polish rulebook has the only "
        "published answer. With ``keep`` they stay at once. Point ``equal_leaders``.",
        "house",
        variants=(
            Variant("pl", "Discard, draw, choose again: so printed. The bound of 20 is this project's.", f"{PL}, setup"),
            Variant("first", "Equal leaders go under their owners' decks instead of on the discard piles.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-SET-5"),
        "Layout",
        "A unit is three rows of three: vanguard, flank, rear. The leader has the middle of the flank and stays there; the other eight "
        "slots are for heroes. Column k faces column 4 - k of the rival.",
        f"{EN}, setup",
        variants=(
            Variant("pl", "Behind the rear row there is space for three operations.", f"{PL}, setup"),
            Variant("ru", "Behind the rear row there is a reserve of three slots for operations and traps.", f"{RU}, setup"),
        ),
    ),
    Rule(
        RuleId("PT-SET-6"),
        "First player",
        "Luck decides who is first in the first match. Later the winner of the last one is (PT-SER-5).",
        f"{EN}, game flow",
    ),
    Rule(
        RuleId("PT-SET-7"),
        "Tokens never run out",
        "Damage and markers are not limited by the tokens in the box. The reprint is silent; both other rulebooks let anything stand in "
        "for a token.",
        "house",
    ),
    Rule(
        RuleId("PT-SET-8"),
        "Discard piles",
        "Each player has a discard pile, empty at first. It lies open: everybody may look at it. Only the Russian rulebook says so, and "
        "what is discarded was seen by all anyway.",
        "house",
        variants=(Variant("ru", "Face up, unless something says otherwise: so printed.", f"{RU}, setup"),),
    ),
    Rule(
        RuleId("PT-SET-9"),
        "Unit",
        "A unit is the leader and all heroes of one side together.",
        f"{EN}, other terms",
        variants=(
            Variant("pl", "The row of operations is not part of the unit.", f"{PL}, glossary"),
            Variant("ru", "The reserve lies behind the unit and is not part of it.", f"{RU}, setup"),
        ),
    ),
)

FLOW: Final = (
    Rule(
        RuleId("PT-FLOW-1"),
        "Rounds and waves",
        "A round has three waves, vanguard, flank and rear. In each of them the first player has a turn, then the second.",
        f"{EN}, game flow",
    ),
    Rule(
        RuleId("PT-FLOW-2"),
        "Turns",
        "A turn is two actions. They may be the same one twice, as far as the rules of that action allow. Effects may give or take "
        "actions.",
        f"{EN}, game flow",
        variants=(Variant("pl", "Doing the same action twice is allowed in so many words.", f"{PL}, kinds of actions"),),
    ),
    Rule(
        RuleId("PT-FLOW-3"),
        "End of a wave",
        "When both have had their turn, casualties are counted (PT-DMG-3), and the next wave begins.",
        f"{EN}, game flow",
    ),
    Rule(
        RuleId("PT-FLOW-4"),
        "End of a round",
        "After the rear wave the second player becomes the first, and a new round begins with the vanguard.",
        f"{EN}, game flow",
    ),
    Rule(
        RuleId("PT-FLOW-5"),
        "A turn lasts until it is ended",
        "With no action left a player is still on turn: free actions may follow, and the turn is over only when the player says so. The "
        "reprint implies it; the answers in the Polish rulebook state it.",
        "house",
        variants=(Variant("pl", "Stated in the answer on extra actions (PT-FAQ-7).", f"{PL}, FAQ"),),
    ),
    Rule(
        RuleId("PT-FLOW-6"),
        "Passing",
        "A player may end the turn at any time, with actions left or without.",
        f"{EN}, actions",
        variants=(
            Variant(
                "pl", "Not in its list of actions. Ending a turn early is allowed all the same: nothing forces a player to act.", "house"
            ),
        ),
    ),
)

CEASE: Final = (
    Rule(
        RuleId("PT-CEASE-1"),
        "Ceasefire: attacks and spells",
        "In the first round nobody attacks, and no spell may be cast against the rival. A spell that can be carried out on one's own side "
        "alone is allowed, and then reaches nobody else: the sentence bars what is done against a player, and no more. One that has "
        "somebody attack is against the rival, even if its player could choose otherwise (PT-RUL-41, PT-RUL-59). Point "
        "``ceasefire_spells``.",
        f"{EN}, ceasefire; own side: house",
        variants=(
            Variant("pl", "Neither leaders nor heroes attack, and a special attack is an attack: no spells at all.", f"{PL}, round 1"),
            Variant("first", "No attacks of any kind, and attack powers are one kind: no spells at all.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-CEASE-2"),
        "Ceasefire: orders",
        "In the first round no orders are played. Point ``ceasefire_orders``.",
        f"{EN}, ceasefire",
        variants=(
            Variant(
                "ru",
                "Only orders against the other player are barred: one that can be carried out on the own side alone may be played. One "
                "that carries out another order, as the Doppelganger's and the Mascot's, is judged by that one, and can choose no other.",
                f"{RU}, ceasefire; orders carried out by orders: house",
            ),
        ),
    ),
    Rule(
        RuleId("PT-CEASE-3"),
        "Ceasefire: operations",
        "The reprint has no operations.",
        f"{EN}, ceasefire",
        enforced=False,
        variants=(
            Variant("pl", "In the first round no operations are played.", f"{PL}, round 1"),
            Variant("ru", "In the first round no operations are played against the other player.", f"{RU}, ceasefire"),
        ),
    ),
    Rule(
        RuleId("PT-CEASE-4"),
        "Ceasefire: traps",
        "The reprint has no traps.",
        f"{EN}, ceasefire",
        enforced=False,
        variants=(Variant("ru", "In the first round traps may be set, but none is sprung.", f"{RU}, ceasefire"),),
    ),
    Rule(
        RuleId("PT-CEASE-5"),
        "Ceasefire: all other contact",
        "In the first round nothing else may touch the rival's hand or unit either: abilities that would, do nothing, in whatever way "
        "their text names the card. So Rexan takes nothing (PT-RUL-50), and a text that lays the rival's hand open waits for the second "
        "round. What holds for the rival's cards or for what the rival may do with them waits too (PT-RUL-24, PT-RUL-33). Point "
        "``ceasefire_contact``.",
        f"{EN}, ceasefire; texts that only hold: house",
        variants=(
            Variant("pl", "Nothing of the kind is written, so abilities that are no attacks work in the first round too.", "house"),
            Variant("first", "Nothing of the kind is known, so abilities that are no attacks work in the first round too.", "house"),
        ),
    ),
)

SETUP: Final[tuple[Rule, ...]] = (*SET, *FLOW, *CEASE)
