"""What players use in a game: cards, leaders, abilities; for records of games and for statistics.

A game offers them by the capability :class:`boardrules.Usage`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from boardrules.values import AnySeat, Value

__all__ = ["Use", "UseKind"]


class Use(Value, frozen=True, gc=False, array_like=True):
    """``seat`` used ``name``, ``n`` times; ``kind`` is the id of a :class:`UseKind`. Encoded as an array, in the order of the fields."""

    seat: AnySeat
    kind: str
    name: str
    n: Annotated[int, Meta(ge=1, le=2**31 - 1)] = 1


class UseKind(Value, frozen=True, gc=False):
    """A way in which something can be used: its id, and what it means in words.

    ``once``: a seat normally has one of this kind in a game, so that games of two seats can be compared by pairs of them. ``luck``: the
    events of a step of luck may tell of such a use.
    """

    id: str
    meaning: str
    once: bool = False
    luck: bool = False
