"""Helpers for evaluations: the exact value of a finished game, a lead, and a lead as a number between -1 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.values import Seat

__all__ = ["finished", "guessed", "lead", "seated"]

MOST: Final = 0.99
"""The limit of an estimate: it is never as good or as bad as a finished game."""


def finished(winners: Sequence[Seat], seats: int, seat: Seat) -> float:
    """Return the value of a finished game for *seat*: 1 if it has won, -1 if it has lost, 0 if all share the victory.

    >>> [finished((Seat(0), Seat(2)), 3, Seat(seat)) for seat in range(3)], finished((Seat(0), Seat(1)), 2, Seat(1))
    ([1.0, -1.0, 1.0], 0.0)
    """
    if seat not in winners:
        return -1.0
    return 0.0 if len(winners) == seats else 1.0


def guessed(lead: float) -> float:
    """Return a *lead*, in units of a clear advantage, as a number above -1 and below 1.

    It uses only a division, which gives the same bits on every machine.

    >>> guessed(0), round(guessed(1), 2), round(guessed(-100), 2)
    (0.0, 0.49, -0.98)
    """
    return MOST * lead / (1 + abs(lead))


def lead(worths: list[float], seat: int) -> float:
    """Return by how much the worth of *seat* exceeds the best of the others; *worths* loses its own.

    >>> lead([1.0, 3.0, 2.5], 1)
    0.5
    """
    own = worths.pop(seat)
    return own - max(worths)


def seated(viewer: Seat | None) -> Seat:
    """Return the seat of the view's viewer. Raises ValueError for a spectator."""
    if viewer is None:
        raise ValueError("a spectator does not play: evaluate the view of a seat")
    return viewer
