"""Games that let a seat know what it may not: how they are listed, and how they remember."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from boardrules import Game

S = TypeVar("S")
G = TypeVar("G", bound="Callable[[], Game[Any, Any, Any, Any, Any]]")


class Leak(NamedTuple):
    """What makes a leaking game.

    ``position``: the kind of position of Pixel Tactics in which it leaks, "" where any game soon shows it. ``options``: what it is played
    with. ``laid_out``: whether random games without that position take too long to be tried.
    """

    make: Callable[[], Game[Any, Any, Any, Any, Any]]
    position: str
    options: Any = None
    laid_out: bool = False


LEAKS: Final[dict[str, Leak]] = {}
"""Every leak by its name."""


def leak(position: str = "", *, options: object = None, laid_out: bool = False) -> Callable[[G], G]:
    """List what makes a leaking game."""

    def listed(make: G) -> G:
        LEAKS[make.__name__] = Leak(make, position, options, laid_out)
        return make

    return listed


class Memory(Generic[S]):
    """The state that a function saw last, for another function that should not know it."""

    state: S
