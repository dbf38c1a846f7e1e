"""What a seat remembers beside what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, final

import numpy as np

from boardrules.values import Seat

__all__ = ["Memory"]

Remembered: TypeAlias = tuple[tuple[tuple[Seat, int], ...], ...]
"""For each seat the last actions, the latest first: who acted, and the number of the action, -1 if the seat does not know it."""


@final
class Memory:
    """The last *size* actions of all players as each seat knows them, as floats from 0 to 1.

    An observation has what a seat may know now. With this it becomes an information state for programs that need the course of play, too.
    Each action has columns ``action.0.seat 1`` for who acted, counted from the seat that remembers, and ``action.0.bit0`` and so on, the
    binary digits of the number of the action plus 1 in the space of who acted. They are 0 for an action that the seat does not know, and
    before the first action. Action 0 is the latest.

    >>> from boardrules import Seat
    >>> from boardrules.learning import Memory
    >>> memory = Memory(seats=2, per_seat=6, size=1)
    >>> memory.names
    ('action.0.seat 0', 'action.0.seat 1', 'action.0.bit0', 'action.0.bit1', 'action.0.bit2')
    >>> after = memory.after(memory.empty(), Seat(1), 4, [False, True])
    >>> memory.encode(after, Seat(0)).tolist(), memory.encode(after, Seat(1)).tolist()
    ([0.0, 1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0, 1.0])
    """

    names: Final[tuple[str, ...]]
    """The name of each column."""

    shape: Final[tuple[int]]
    """The number of columns, as the shape of what one seat remembers."""

    def __init__(self, seats: int, per_seat: int, size: int) -> None:
        self.seats, self.size = seats, size
        self._bits = np.arange(per_seat.bit_length())
        parts = [*(f"seat {seat}" for seat in range(seats)), *(f"bit{bit}" for bit in self._bits)]
        self.names = tuple([f"action.{place}.{part}" for place in range(size) for part in parts])
        self.shape = (len(self.names),)

    def empty(self) -> Remembered:
        """Return what all seats remember before the first action."""
        return ((),) * self.seats

    def after(self, remembered: Remembered, seat: Seat, number: int, knows: Sequence[bool]) -> Remembered:
        """Return what all seats remember after *seat* played the action with this number; *knows*: which seats know it."""
        return tuple([((seat, number if known else -1), *before)[: self.size] for before, known in zip(remembered, knows, strict=True)])

    def encode(self, remembered: Remembered, seat: Seat) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return what *seat* remembers, as float32."""
        out = np.zeros((self.size, self.seats + len(self._bits)), np.float32)
        for place, (by, number) in enumerate(remembered[seat]):
            out[place, (by - seat) % self.seats] = 1
            out[place, self.seats :] = number + 1 >> self._bits & 1
        return out.reshape(-1)
