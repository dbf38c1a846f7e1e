"""The places of the ability language: which slots a word such as *row*, *melee* or *area* means."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.context import Context
from boardrules.pixel_tactics._engine.position import Position
from boardrules.values import Seat

__all__ = ["ROW_OF", "area_slots", "placed"]

ROW_OF: Final = {"V": 0, "F": 1, "R": 2}


def placed(position: Position, place: str, context: Context, seat: Seat, slot: int) -> bool:
    """Whether a slot is at a place, as seen from the card whose text it is."""
    row = ROW_OF.get(place)
    if row is not None:
        return slot // 3 == row
    if place == "wave":
        return slot // 3 == position.wave
    if place == "melee":
        return position.in_melee(seat, slot)
    if place == "area":
        return slot in area_slots(context.bound.area, context.you, seat)
    here = context.slot
    if here < 0:
        return False
    if place == "row":
        return slot // 3 == here // 3
    if place == "column":
        return slot % 3 == (here % 3 if seat == context.you else 2 - here % 3)
    if seat != context.you:
        return False
    if place == "forerunner":
        return slot == here - 3
    if place == "supporter":
        return slot == here + 3
    if place == "behind":
        return slot > here and slot % 3 == here % 3
    return (abs(slot - here) == 3) or (abs(slot - here) == 1 and slot // 3 == here // 3)


def area_slots(area: str, you: Seat, seat: Seat) -> tuple[int, ...]:
    """The slots of *seat*'s unit in an area as seen by *you*: ``V``, ``1.V``, ``C2`` (facing columns), ``1.C2`` (its own)."""
    if not area:
        return ()  # none was chosen
    owner, dot, shape = area.rpartition(".")
    if dot and int(owner) != seat:
        return ()
    if shape[0] == "C":
        column = int(shape[1]) - 1
        if not dot and (seat - you) % 2:
            column = 2 - column
        return column, column + 3, column + 6
    row = ROW_OF[shape] * 3
    return row, row + 1, row + 2
