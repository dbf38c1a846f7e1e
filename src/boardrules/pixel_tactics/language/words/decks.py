"""The words for effects on hands and decks beyond drawing and discarding a number of cards."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar import decks, expressions
from boardrules.pixel_tactics.language.grammar.effects import DrawCards

__all__ = [
    "behind",
    "deck_size",
    "discard_any",
    "discard_set_out",
    "draw_up_to",
    "drawn",
    "each_draws",
    "keep_one",
    "place_top",
    "rival_discards_alike",
    "rival_draws",
    "set_out_top",
    "shuffle_in",
    "turn_up",
]

drawn: Final = expressions.Bound("drawn")
"""The number of cards that ``draw_up_to`` drew."""


behind: Final = expressions.Bound("behind")
"""The distance from the number that ``note_each`` noted for a player to the greatest such number."""


def deck_size(side: expressions.Compared = "own") -> expressions.DeckSize:
    """Return the number of cards in your deck, or in the largest deck of a rival."""
    return expressions.DeckSize(side)


def draw_up_to(n: expressions.Amount) -> decks.DrawUpTo:
    """Draw as many cards as you like, up to *n*."""
    return decks.DrawUpTo(n)


def each_draws(n: expressions.Amount) -> DrawCards:
    """Let each player draw as many cards as *n* is for them."""
    return DrawCards(n, whose="any")


def rival_draws(n: expressions.Amount) -> DrawCards:
    """Let each rival draw *n* cards."""
    return DrawCards(n, whose="rival")


discard_any: Final = decks.DiscardAny()
rival_discards_alike: Final = decks.DiscardAlike()


def shuffle_in(who: expressions.Targets) -> decks.ShuffleIn:
    """Shuffle these cards into their owners' decks."""
    return decks.ShuffleIn(who)


def turn_up(whose: expressions.Whose = "own") -> decks.TurnUp:
    """Show the top card of each of these decks to all."""
    return decks.TurnUp(whose)


def place_top(whose: expressions.Whose, *places: decks.TopPlace) -> decks.PlaceTop:
    """Choose a place for the face-up top card of each of these decks; a single place needs no choice."""
    return decks.PlaceTop(whose, places)


keep_one: Final = decks.KeepOne()
set_out_top: Final = decks.SetOutTop()
discard_set_out: Final = decks.DiscardSetOut()
