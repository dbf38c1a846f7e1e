"""The cards, leaders and abilities that players use in a game, for records of games and for statistics.

A game reports them by the capability :class:`boardrules.Usage`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from boardrules.values import AnySeat, Value

__all__ = ["Use", "UseKind"]


class Use(Value, frozen=True, gc=False, array_like=True):
    """One use: ``seat`` used ``name`` ``n`` times. ``kind`` is the id of a :class:`UseKind`.

    Encoded as an array, in the order of the fields.
    """

    seat: AnySeat
    kind: str
    name: str
    n: Annotated[int, Meta(ge=1, le=2**31 - 1)] = 1


class UseKind(Value, frozen=True, gc=False):
    """A way of using something: its id, and its meaning in words.

    ``once``: a seat normally has one use of this kind in a game, so that games of two seats can be compared by pairs of them. ``luck``: the
    events of a step of luck may report such a use.
    """

    id: str
    meaning: str
    once: bool = False
    luck: bool = False
