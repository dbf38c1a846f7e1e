"""Effects on hands and decks beyond drawing and discarding a number of cards: turned up, kept, put back, chosen freely."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar.expressions import Quantity, Targets, Whose
from boardrules.values import Value

__all__ = ["DiscardAlike", "DiscardAny", "DiscardSetOut", "DrawUpTo", "KeepOne", "PlaceTop", "SetOutTop", "ShuffleIn", "TopPlace", "TurnUp"]

TopPlace: TypeAlias = Literal["top", "hand", "discard"]


class DrawUpTo(Value, frozen=True, gc=False, tag=True):
    """Draw as many cards as you like, up to ``n`` (PT-ACT-19); how many they were is known as ``drawn``."""

    n: Quantity


class DiscardAny(Value, frozen=True, gc=False, tag=True):
    """Discard as many cards of your hand as you like; how many they were is known as ``discarded``."""


class DiscardAlike(Value, frozen=True, gc=False, tag=True):
    """Each rival discards every card of their hand that has the name of ``the_card``."""


class ShuffleIn(Value, frozen=True, gc=False, tag=True):
    """Put cards from units into their owners' decks, and shuffle these (PT-OWN-1)."""

    who: Targets


class TurnUp(Value, frozen=True, gc=False, tag=True):
    """The top card of each of these decks is shown to all; it stays there."""

    whose: Whose = "own"


class PlaceTop(Value, frozen=True, gc=False, tag=True):
    """You choose a place for the face-up top card of each of these decks in turn; a single place needs no choice."""

    whose: Whose
    places: Annotated[tuple[TopPlace, ...], Meta(min_length=1, max_length=3)]


class KeepOne(Value, frozen=True, gc=False, tag=True):
    """Turn up the top card of your deck and keep or discard it, and so on until you keep one or the deck is empty (PT-RUL-137)."""


class SetOutTop(Value, frozen=True, gc=False, tag=True):
    """The top card of your deck is set out: it lies open beside your unit and is not in play (PT-RUL-128)."""


class DiscardSetOut(Value, frozen=True, gc=False, tag=True):
    """The cards that you have set out are discarded (PT-RUL-128)."""


DeckEffect: TypeAlias = DrawUpTo | DiscardAny | DiscardAlike | ShuffleIn | TurnUp | PlaceTop | KeepOne | SetOutTop | DiscardSetOut
