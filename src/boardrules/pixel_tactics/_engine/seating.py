"""Partners and rivals of a seat: the only module that knows which seats form a side."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._types.options import Mode
from boardrules.values import Seat

SEATS: Final[dict[Mode, int]] = {"duel": 2, "teams": 4, "pool": 2, "constructed": 2}
"""How many play in each mode; the rules of the ability language do not depend on it."""
SIDES: Final = (0, 1)
"""The sides, each by its first seat."""
ALL_SEATS: Final = tuple([Seat(seat) for seat in range(4)])
"""As many as the types have room for."""
RIVALS: Final = tuple([tuple([tuple([Seat((seat + k) % n) for k in range(1, n, 2)]) for seat in range(n)]) for n in range(5)])
"""For each number of seats and each seat: the seats of the other side, the nearest to the left first."""


def rivals(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the other side, where *seats* is the number of players. Raises IndexError for a seat that nobody has."""
    return RIVALS[seats][seat]


ALLIES: Final[tuple[tuple[Seat | None, ...], ...]] = tuple(
    [tuple([Seat((seat + 2) % 4) if n == 4 else None for seat in range(n)]) for n in range(5)]
)
"""For each number of seats and each seat: the other seat of its side, None in a duel."""


def side_of_seat(seat: int) -> int:
    """Return the side of a seat, by the first seat of that side."""
    return seat % 2


def across(seat: Seat) -> Seat:
    """Return who sits on the other side of the table: allies sit side by side, each with a rival in front (PT-2V2-1)."""
    return Seat(seat ^ 1)


def opposed(one: int, other: int) -> bool:
    """Return whether two seats are on different sides: sides sit in turns around the table."""
    return (one - other) % 2 == 1
