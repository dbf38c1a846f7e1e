"""Rules of Pixel Tactics for other modes and for custom cards: PT-POOL, PT-DECK, PT-CUSTOM."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._packs.bounds import MOST as PILE
from boardrules.pixel_tactics._packs.bounds import MOST_CARRIED, MOST_WATCHES
from boardrules.pixel_tactics._packs.faults import FEWEST, MOST
from boardrules.pixel_tactics._packs.limits import MAX_LOOKS, MAX_NESTING, MAX_STANDING, MAX_STEPS
from boardrules.pixel_tactics._rulebook.setup import PL
from boardrules.rulebook import Rule
from boardrules.toolkit.packs import MAX_BYTES, MAX_DEPTH
from boardrules.values import RuleId

__all__ = ["MODES"]

MODES: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-POOL-1"),
        "One shared deck",
        "The deck consists of one copy of every card of two or more sets. Five cards lie open in a row, called the pool. Each player has "
        "five coins.",
        f"{PL}, shared deck",
        enforced=False,
    ),
    Rule(
        RuleId("PT-POOL-2"),
        "Opening hands from the pool",
        "The players draw in turn until both hold five cards, and then choose leaders.",
        f"{PL}, shared deck",
        enforced=False,
    ),
    Rule(
        RuleId("PT-POOL-3"),
        "Drawing from the pool",
        "Cards are offered one by one, beginning with the one furthest from the deck. The player takes the card with the coins on it, or "
        "passes it over and lays a coin on it; a player who passes over all of them draws from the deck. A player without a coin cannot "
        "pass over a card, and coins on a card do not pay for reaching it. When a card of the row has been taken, the row moves away from "
        "the deck, and a new card is turned up beside the deck.",
        f"{PL}, shared deck",
        enforced=False,
    ),
    Rule(
        RuleId("PT-POOL-4"),
        "Five cards are enough",
        "A player with five cards in hand cannot draw by any means.",
        f"{PL}, shared deck",
        enforced=False,
    ),
    Rule(
        RuleId("PT-POOL-5"),
        "The pool is the deck",
        "Effects that speak of the deck use the pool. Discard piles stay apart.",
        f"{PL}, shared deck",
        enforced=False,
    ),
    Rule(
        RuleId("PT-POOL-6"),
        "Gather funds",
        "This mode has one more action: take the coins from one card of the pool, and leave the card.",
        f"{PL}, shared deck",
        enforced=False,
    ),
    Rule(
        RuleId("PT-DECK-1"),
        "Constructed decks",
        "Each player brings 30 different cards of two or more sets: 25 form the deck of heroes, 5 the deck of leaders.",
        f"{PL}, constructed decks",
        enforced=False,
    ),
    Rule(
        RuleId("PT-DECK-2"),
        "Leaders from their own deck",
        "Take three cards of the leader deck, keep one as leader and shuffle the others back; then draw four cards from the deck of "
        "heroes. In a series leaders come from the leader deck every time.",
        f"{PL}, constructed decks",
        enforced=False,
    ),
    Rule(
        RuleId("PT-CUSTOM-1"),
        "Custom cards",
        "Players may bring cards of their own. The Russian box has two blank cards and no rules for them. Here a pack of cards may be "
        "played alone or with printed sets, if all of it can be played. A single card is enough for a pack that is played with another "
        "set.",
        "house",
    ),
    Rule(
        RuleId("PT-CUSTOM-2"),
        "How large a pack may be",
        f"A pack has 1 to {MOST} cards, all sets in play together at least {FEWEST}; a pack at most {MAX_BYTES} bytes of JSON, "
        f"nested at most {MAX_DEPTH} deep; a text box 8 abilities, a list of effects 1 to 12, nested at most {MAX_NESTING} deep, "
        f"a sum or a list of conditions 8 parts. One text takes at most {MAX_STEPS} steps, a loop counted as often as there can "
        f"be cards. To work out one amount, condition or selection takes at most {MAX_LOOKS} looks at cards, and so does reading "
        f"a card's strength, life or keyword with all texts that can be in play; all these together take at most {MAX_STANDING}. "
        "Names have up to 60 characters, the title 100, kinds of markers 30; numbers go to 99. This is worked out when a pack "
        "is read; each violation is listed with its path.",
        "house",
    ),
    Rule(
        RuleId("PT-CUSTOM-3"),
        "What can pile up",
        f"No amount, strength or life counts for more than {PILE}, nor does more damage lie on a card, nor more markers of one kind. A "
        f"card carries at most {MOST_CARRIED} changes for a time, an amount in them settled at 99 at most, and a player has at most "
        f"{MOST_WATCHES} triggers left behind by effects: any further change or trigger does nothing. Printed cards never come "
        "near these limits.",
        "house",
    ),
)
