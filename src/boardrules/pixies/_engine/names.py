"""A number for each area that says what lies in each of its cells: quick to compare, and to change when a card is placed (PX-PLA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.pixies._engine.moves import DECKS
from boardrules.pixies._types import Cell, Place
from boardrules.pixies.cards import CARDS

BITS: Final = 7
"""Bits for each card that can lie in an area: one face up and one face down in each cell."""

_UNDER: Final = (1 << BITS) - 1
"""A card that goes from face up to face down in its cell adds its former part of the number this many times."""

_DOWN: Final = {card: tuple([number << BITS * (2 * index + 1) for index in range(9)]) for number, card in enumerate(DECKS[True], 1)}
_UP: Final = {card: places[CARDS[card].value - 1] >> BITS for card, places in _DOWN.items()}
"""For each card what it adds face up, always on the cell of its value."""


def named(area: Sequence[Cell]) -> int:
    """Return the number of *area*; two areas have the same number exactly when they are equal."""
    found = 0
    for index, cell in enumerate(area):
        if cell.up is not None:
            found += _UP[cell.up]
        if cell.down is not None:
            found += _DOWN[cell.down][index]
    return found


def added(area: Sequence[Cell], action: Place) -> int:
    """Return how much greater the number of *area* becomes by *action* (PX-PLA-3, PX-PLA-4, PX-PLA-5)."""
    card, cell = action.card, action.cell - 1
    if action.how != "up":
        return _DOWN[card][cell]
    over = area[cell].up
    return _UP[card] if over is None else _UP[card] + _UNDER * _UP[over]
