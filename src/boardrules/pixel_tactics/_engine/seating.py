"""Who plays with whom and against whom: the only place that knows how seats make sides."""

from __future__ import annotations

from typing import Final

from boardrules.values import Seat

__all__ = ["ALL_SEATS", "RIVALS", "SEATS", "opposed", "rivals"]

SEATS: Final = 2
"""How many play; the rules of the ability language do not depend on it."""
ALL_SEATS: Final = tuple([Seat(seat) for seat in range(4)])
"""As many as the types have room for."""
RIVALS: Final = tuple([tuple([tuple([Seat((seat + k) % n) for k in range(1, n, 2)]) for seat in range(n)]) for n in range(5)])
"""For each number of seats and each seat: the seats of the other side, the nearest to the left first."""


def rivals(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats of the other side, of so many *seats*. Raises IndexError for a seat that nobody has."""
    return RIVALS[seats][seat]


def opposed(one: int, other: int) -> bool:
    """Whether two seats are on different sides: sides sit in turns around the table."""
    return (one - other) % 2 == 1
