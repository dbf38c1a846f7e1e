"""Rules of Pixel Tactics for other modes and for custom cards: PT-POOL, PT-DECK, PT-CUSTOM."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._packs.bounds import MOST as PILE
from boardrules.pixel_tactics._packs.bounds import MOST_CARRIED, MOST_WATCHES
from boardrules.pixel_tactics._packs.faults import FEWEST, MOST
from boardrules.pixel_tactics._packs.limits import MAX_LOOKS, MAX_NESTING, MAX_STANDING, MAX_STEPS
from boardrules.pixel_tactics._rulebook.source import pl
from boardrules.rulebook import Rule
from boardrules.toolkit.packs import MAX_BYTES, MAX_DEPTH
from boardrules.toolkit.sources import house

MODES: Final[tuple[Rule, ...]] = (
    pl("shared deck")(
        "PT-POOL-1",
        "One shared deck",
        "Two players draw from one deck, of one copy of every card of two or more sets. Five cards lie open in a row beside it, called the "
        "pool. Each player has five coins; there are ten in all, always.",
    ),
    pl("shared deck; who begins, and what is known of hands: house")(
        "PT-POOL-2",
        "Opening hands from the pool",
        "The players draw in turn until both hold five cards, and then choose leaders. That the first player begins is this project's "
        "reading. What is left in a hand once its leader lies face down is hidden again: nobody else can tell which card was taken out.",
    ),
    pl("shared deck; with an empty deck: house")(
        "PT-POOL-3",
        "Drawing from the pool",
        "Cards are offered one by one, beginning with the one furthest from the deck. The player takes the card with the coins on it, or "
        "passes it over and lays a coin on it; a player who passes over all of them draws from the deck. A player without a coin cannot "
        "pass over a card, and coins on a card do not pay for reaching it. When a card of the row has been taken, the row moves away from "
        "the deck, and a new card is turned up beside the deck. Since all this is open, the player says at once which card is taken. With "
        "an empty deck nothing is turned up, and the last card cannot be passed over: that is this project's reading.",
    ),
    pl("shared deck; cards looked for: house")(
        "PT-POOL-4",
        "Five cards are enough",
        "A player with five cards in hand cannot draw by any means, even if the edition has another limit; an effect that draws several "
        "cards stops at five. That a card looked for by its name counts as drawn is this project's reading.",
    ),
    pl("shared deck; the top of the deck: house")(
        "PT-POOL-5",
        "The pool is the deck",
        "Effects that speak of the deck use the pool; a draw by an effect is made like any other, card by card. Discard piles stay apart. "
        "For any other text the top of the deck is the open card furthest from it: it is turned up already, and a card that goes on top of "
        "the deck is laid there, so that the row may be longer for a while. Cards that are looked at in order to sort them stay in the row "
        "with their coins; the coins on a card that a text takes out of the row go to the player as whose top card it went. To shuffle the "
        "deck leaves the row as it is. All that is this project's reading.",
    ),
    pl("shared deck; its limits: house")(
        "PT-POOL-6",
        "Gather funds",
        "This mode has one more action: take the coins from one card of the pool, and leave the card. That there must be coins on it, that "
        "it may be done in every round and with any hand, and that a shared deck is for single games, is this project's reading: in a "
        "series the loser of a match would draw beyond five cards.",
    ),
    pl("constructed decks; what it leaves open: house")(
        "PT-DECK-1",
        "Constructed decks",
        "Each of two players brings 30 different cards of two or more sets: 25 form the deck of heroes, 5 the deck of leaders. That both "
        "may bring the same card, that no share of each set is asked for, and that lists are open while draws and choices are secret, is "
        "this project's reading.",
    ),
    pl("constructed decks; equal leaders, trophies: house")(
        "PT-DECK-2",
        "Leaders from their own deck",
        "Take three cards of the leader deck, keep one as leader and shuffle the others back; then draw four cards from the deck of "
        "heroes. In a series leaders come from the leader deck every time. Where the book is silent this project decides: equal leaders "
        "are set aside until the match is over, each player draws one more leader and chooses again; with no other leader left equal ones "
        "stay; in a series the leader deck lacks the cards of trophies, three or what is left are taken from it, and the extra card for a "
        "trophy comes from the deck of heroes. Leaders never come to a hand.",
    ),
    house(
        "PT-CUSTOM-1",
        "Custom cards",
        "Players may bring cards of their own. The Russian box has two blank cards and no rules for them. Here a pack of cards may be "
        "played alone or with printed sets, if all of it can be played. A single card is enough for a pack that is played with another "
        "set.",
    ),
    house(
        "PT-CUSTOM-2",
        "How large a pack may be",
        f"A pack has 1 to {MOST} cards, all sets in play together at least {FEWEST}; a pack at most {MAX_BYTES} bytes of JSON, "
        f"nested at most {MAX_DEPTH} deep; a text box 8 abilities, a list of effects 1 to 12, nested at most {MAX_NESTING} deep, "
        f"a sum or a list of conditions 8 parts. One text takes at most {MAX_STEPS} steps, a loop counted as often as there can "
        f"be cards. To work out one amount, condition or selection takes at most {MAX_LOOKS} looks at cards, and so does reading "
        f"a card's strength, life or keyword with all texts that can be in play; all these together take at most {MAX_STANDING}. "
        "Names have up to 60 characters, the title 100, kinds of markers 30; numbers go to 99. This is worked out when a pack "
        "is read; each violation is listed with its path.",
    ),
    house(
        "PT-CUSTOM-3",
        "What can pile up",
        f"No amount, strength or life counts for more than {PILE}, nor does more damage lie on a card, nor more markers of one kind. A "
        f"card carries at most {MOST_CARRIED} changes for a time, an amount in them settled at 99 at most, and a player has at most "
        f"{MOST_WATCHES} triggers left behind by effects: any further change or trigger does nothing. Printed cards never come "
        "near these limits.",
    ),
)
