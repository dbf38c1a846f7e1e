"""Rules of Pixel Tactics for later cards and other modes: PT-OP, PT-TRAP, PT-STAT; PT-2V2, PT-POOL, PT-DECK, PT-CUSTOM."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._packs.bounds import MOST as PILE
from boardrules.pixel_tactics._packs.bounds import MOST_CARRIED, MOST_WATCHES
from boardrules.pixel_tactics._packs.faults import FEWEST, MOST
from boardrules.pixel_tactics._packs.limits import MAX_LOOKS, MAX_NESTING, MAX_STANDING, MAX_STEPS
from boardrules.pixel_tactics._rulebook.setup import PL, RU
from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.packs import MAX_BYTES, MAX_DEPTH
from boardrules.values import RuleId

__all__ = ["MODES", "RESERVE"]

RESERVE: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-OP-1"),
        "Slots for operations",
        "Three slots, one behind each column. They are not part of the unit.",
        f"{PL}, operations",
        enforced=False,
        variants=(Variant("ru", "The three slots of the reserve, which traps share.", f"{RU}, actions"),),
    ),
    Rule(
        RuleId("PT-OP-2"),
        "Tokens on an operation",
        "An operation is played with four tokens on it.",
        f"{PL}, operations",
        enforced=False,
    ),
    Rule(
        RuleId("PT-OP-3"),
        "How long an operation lasts",
        "At the end of each turn of its player, including the one in which it was played, one token is removed; with the fourth token the "
        "card is discarded. So it works in the turn in which it was played and in the next three turns of its player.",
        f"{PL}, operations",
        enforced=False,
        variants=(
            Variant(
                "ru",
                "The card is discarded when a token has to be removed and none is left, which is one turn later. This project reads it as "
                "the turns of the card's player.",
                f"{RU}, actions",
            ),
        ),
    ),
    Rule(
        RuleId("PT-OP-4"),
        "No free slot",
        "Without a free slot no operation can be played.",
        f"{PL}, operations",
        enforced=False,
    ),
    Rule(
        RuleId("PT-OP-5"),
        "An operation is no order",
        "If an effect would play the order of a card that has an operation instead, nothing happens.",
        f"{PL}, operations",
        enforced=False,
        variants=(Variant("ru", "Such a card, and one with a trap, has an empty order.", f"{RU}, actions"),),
    ),
    Rule(
        RuleId("PT-OP-6"),
        "When an operation works",
        "It works from the moment at which it is played until it is discarded.",
        f"{PL}, operations",
        enforced=False,
        variants=(Variant("ru", "It works as long as the card is in play.", f"{RU}, actions"),),
    ),
    Rule(
        RuleId("PT-TRAP-1"),
        "A trap lies face down",
        "The rival sees that a card lies there, but not which card it is.",
        f"{RU}, actions",
        enforced=False,
    ),
    Rule(
        RuleId("PT-TRAP-2"),
        "Springing a trap",
        "When the event that a trap waits for happens in a turn of the rival, the trap is turned up, interrupts that turn, is carried out "
        "and is discarded; this never happens in the ceasefire. This project reads it so that a trap opens by itself, and is then shown "
        "and discarded. If two traps could open, their player chooses which opens first.",
        f"{RU}, cards and ceasefire; details: house",
        enforced=False,
    ),
    Rule(
        RuleId("PT-STAT-1"),
        "Status effects",
        "A status effect is a lasting change of a hero's numbers or abilities; leaders and corpses have none. It is written in brackets, "
        "works in every row in which the hero stands, and is known to all players.",
        f"{RU}, status effects",
        enforced=False,
    ),
    Rule(
        RuleId("PT-STAT-2"),
        "Opposites cancel",
        "Two opposite effects on one hero are both removed at once, one for one: the same change with the opposite sign. Bonuses without "
        "brackets never cancel.",
        f"{RU}, status effects",
        enforced=False,
    ),
    Rule(
        RuleId("PT-STAT-3"),
        "Twice",
        "An effect marked as doubled is two effects, which are removed one by one.",
        f"{RU}, status effects",
        enforced=False,
    ),
    Rule(
        RuleId("PT-STAT-4"),
        "Without abilities",
        "The hero's texts of all three rows count as blank, including the abilities and spells in them. Other status effects and the "
        "texts of other cards still work on it.",
        f"{RU}, status effects",
        enforced=False,
    ),
    Rule(
        RuleId("PT-STAT-5"),
        "Cards with status effects",
        "The box of the Russian edition has none; other boxes of the series do.",
        f"{RU}, status effects",
        enforced=False,
    ),
    Rule(
        RuleId("PT-STAT-6"),
        "How long a status effect lasts",
        "It lasts until it is removed. It stays with the hero when the hero moves, is switched or changes units, and is lost when the "
        "hero becomes a corpse or leaves the units.",
        "house",
        enforced=False,
    ),
)

MODES: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-2V2-1"),
        "Two against two",
        "Four players in two teams, each with a deck of 25. In a wave the teams alternate: the first player of one team, the first of the "
        "other, the second of the one, the second of the other. After a round the first player's card is passed on in that order.",
        f"{PL}, two against two",
        enforced=False,
    ),
    Rule(
        RuleId("PT-2V2-2"),
        "Either rival",
        "An attack may be aimed at the unit of either rival.",
        f"{PL}, two against two",
        enforced=False,
    ),
    Rule(
        RuleId("PT-2V2-3"),
        "Moving between allies",
        "A move may take a hero from one unit of a team to the other.",
        f"{PL}, two against two",
        enforced=False,
    ),
    Rule(
        RuleId("PT-2V2-4"),
        "Clearing for an ally",
        "Corpses of the ally's unit may be cleared too, each to its owner's discard pile.",
        f"{PL}, two against two",
        enforced=False,
    ),
    Rule(
        RuleId("PT-2V2-5"),
        "A leader falls",
        "The other team scores a point. The player shuffles all other cards into a new deck, draws five and one for each point of the "
        "other team, picks a new leader and plays a whole round alone, in ceasefire. Then play goes on. That operations are shuffled in "
        "too is this project's reading.",
        f"{PL}, two against two; operations: house",
        enforced=False,
    ),
    Rule(
        RuleId("PT-2V2-6"),
        "Winning as a team",
        "A team wins with three points from one rival or one point from each. In a long game it needs five from one rival or two from "
        "each.",
        f"{PL}, two against two",
        enforced=False,
    ),
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
        "played alone or with printed sets, if all of it can be played.",
        "house",
    ),
    Rule(
        RuleId("PT-CUSTOM-2"),
        "How large a pack may be",
        f"A pack has {FEWEST} to {MOST} cards and at most {MAX_BYTES} bytes of JSON, nested at most {MAX_DEPTH} deep; a text box "
        f"8 abilities, a list of effects 1 to 12, nested at most {MAX_NESTING} deep, a sum or a list of conditions 8 parts. One text takes "
        f"at most {MAX_STEPS} steps, a loop counted as often as there can be cards. To work out one amount, condition or selection takes "
        f"at most {MAX_LOOKS} looks at cards, and so does reading a card's strength, life or keyword with all texts that can be in play; "
        f"all these together take at most {MAX_STANDING}. Names have up to 60 characters, the title 100, kinds of markers 30; numbers go "
        "to 99. This is worked out when a pack is read; each violation is listed with its path.",
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
