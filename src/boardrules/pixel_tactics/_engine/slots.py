"""The slots of a unit: names, numbers, tables over sets of them as nine bits (PT-SET-5), and which slots a place of the language means."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.seating import ALL_SEATS, opposed
from boardrules.pixel_tactics._types.state import Slot
from boardrules.pixel_tactics._types.values import Area, AreaShape
from boardrules.values import Seat

SLOTS: Final[tuple[Slot, ...]] = ("V1", "V2", "V3", "F1", "F2", "F3", "R1", "R2", "R3", "S1", "S2", "S3")
SLOT_INDEX: Final = {slot: index for index, slot in enumerate(SLOTS)}
LEADER_AT: Final = 4
NOWHERE: Final = -1
RESERVE_AT: Final = 9
"""The number of the first slot of a reserve."""
NO_RESERVE: Final = (None, None, None)
"""A reserve in which nothing lies."""
BITS: Final = tuple([1 << slot for slot in range(9)])
IN_FRONT: Final = tuple([sum([1 << front for front in range(slot % 3, slot, 3)]) for slot in range(9)])
"""For each slot those in front of it in its column, as bits."""
FRONTS: Final = tuple(
    [
        tuple([slot for column in range(3) for slot in range(column, 9, 3) if living >> slot & 1 and not living & IN_FRONT[slot]])
        for living in range(512)
    ]
)
"""For the living cards of a unit, as bits: the slots of those in melee, by column (PT-ATK-2)."""
SLOTS_OF: Final = tuple([tuple([slot for slot in range(9) if bits >> slot & 1]) for bits in range(512)])
"""The slots that some bits stand for."""
ROWS: Final = (0o007, 0o070, 0o700)
"""The slots of each row, as bits."""
ALL_SLOTS: Final = 0o777
ROW_OF: Final = {"V": 0, "F": 1, "R": 2}
"""The number of each row."""
ROW_SLOTS: Final = {row: ROWS[number] for row, number in ROW_OF.items()}
"""The slots of each row, as bits, by its name."""


def placed(place: str, context: Context, seat: Seat, slot: int, wave: int, living: int) -> bool:
    """Return whether a slot of *seat*'s unit is at a place, as seen from the card whose text it is.

    ``wave``: the number of the wave. ``living``: the living cards of that unit, as bits; the foremost of a column is in melee (PT-RUL-12).
    """
    row = ROW_OF.get(place)
    if row is not None:
        return slot // 3 == row
    if place == "wave":
        return slot // 3 == wave
    if place == "melee":
        return not living & IN_FRONT[slot]
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


def beside(slot: int, where: str) -> int | None:
    """Return the slot directly in front of another (the ``forerunner``) or behind it (the ``supporter``), if there is one (PT-ATK-12)."""
    found = slot - 3 if where == "forerunner" else slot + 3
    return found if 0 <= found < 9 else None


def mirrored(slot: int) -> int:
    """Return the slot that faces one of another unit: of the same row, and of the column opposite."""
    return slot + 2 - 2 * (slot % 3)


AREA_SLOTS: Final[dict[AreaShape, tuple[int, ...]]] = {
    "V": (0, 1, 2),
    "F": (3, 4, 5),
    "R": (6, 7, 8),
    "C1": (0, 3, 6),
    "C2": (1, 4, 7),
    "C3": (2, 5, 8),
}
"""The slots of each shape of area."""
ALL_AREAS: Final = tuple([Area(shape, seat) for seat in (None, *ALL_SEATS) for shape in AREA_SLOTS])
"""Every area that can be chosen, of as many seats as the types have room for."""
FACING: Final[dict[AreaShape, AreaShape]] = {"V": "V", "F": "F", "R": "R", "C1": "C3", "C2": "C2", "C3": "C1"}
"""What each shape is in the units across the table."""


def area_name(area: Area) -> str:
    """Return an area in short: ``V``, of one seat ``1.V``."""
    return area.shape if area.seat is None else f"{area.seat}.{area.shape}"


def area_slots(area: Area | None, you: Seat, seat: Seat) -> tuple[int, ...]:
    """Return the slots of *seat*'s unit in an area that *you* have chosen; none in none."""
    if area is None:
        return ()
    if area.seat is None:
        return AREA_SLOTS[FACING[area.shape] if opposed(seat, you) else area.shape]
    return AREA_SLOTS[area.shape] if area.seat == seat else ()
