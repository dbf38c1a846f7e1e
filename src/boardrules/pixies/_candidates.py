"""Candidates for a tap on one thing in a picture, and the names of cards."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Message
from boardrules.pixies._engine.moves import VALUE, empty_cells
from boardrules.pixies._rulebook.card_facts import card_name
from boardrules.pixies._text import card_anchor
from boardrules.pixies._types import Area, Cell, Place, View
from boardrules.pointing import MOST
from boardrules.values import Seat


def called(view: View, id: str) -> Message:  # noqa: ARG001  (the contract's: in Pixies no two cards have one name)
    """Return the name of a card, see :meth:`boardrules.Naming.called`."""
    return Message(f"card-{id}", (), card_name(id))


def candidates(view: View, anchor: str) -> tuple[Place, ...]:
    """Return placements that pointing at *anchor* may mean, legal or not: see :meth:`boardrules.Candidates.candidates`.

    A card on the table means its placements; a cell of one's own area means the cards that may go there, then the others.

    >>> from boardrules import Seat, pixies
    >>> view = pixies.view(pixies.set_up(pixies.setup(table=("B4_C",), picks=2)), Seat(2))
    >>> pixies.candidates(view, "2.5")
    (Place(by=2, card='B4_C', cell=5, how='up'),)
    """
    by = view.viewer
    if by is None:
        return ()
    area = view.areas[by]
    for card in view.table:
        if anchor == card_anchor(card):
            return tuple(_ways(by, card, area))
    seat, _, number = anchor.partition(".")
    if number not in _CELLS or not seat.isdecimal() or int(seat) >= len(view.areas):
        return ()
    cell = int(number)
    if int(seat) != by:
        return ()
    fitting: list[Place] = []
    others: list[Place] = []
    for card in view.table:
        there = [place for place in _ways(by, card, area) if place.cell == cell]
        fitting += there
        if not there:
            others.append(Place(by, card, cell, "down" if _validated(area[VALUE[card] - 1]) else "up"))
    return tuple([*fitting, *others][:MOST])


_CELLS: Final = frozenset("123456789")


def _ways(by: Seat, card: str, area: Area) -> list[Place]:
    """Return the placements that the area leaves open for a card (PX-PLA-2)."""
    value = VALUE[card]
    own = area[value - 1]
    if own.up is None:
        return [Place(by, card, value, "up")]
    if own.down is None:
        return [Place(by, card, value, "up"), Place(by, card, value, "under")]
    return [Place(by, card, cell, "down") for cell in empty_cells([*area])]


def _validated(cell: Cell) -> bool:
    return cell.up is not None and cell.down is not None
