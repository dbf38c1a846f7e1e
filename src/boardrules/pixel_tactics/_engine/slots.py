"""The slots of a unit: their names, their numbers, and tables over sets of them, each set a number of nine bits (PT-SET-5)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._types.state import Slot

__all__ = ["ALL_SLOTS", "BITS", "FRONTS", "IN_FRONT", "LEADER_AT", "NOWHERE", "ROWS", "SLOTS", "SLOTS_OF", "SLOT_INDEX"]

SLOTS: Final[tuple[Slot, ...]] = ("V1", "V2", "V3", "F1", "F2", "F3", "R1", "R2", "R3", "S1", "S2", "S3")
SLOT_INDEX: Final = {slot: index for index, slot in enumerate(SLOTS)}
LEADER_AT: Final = 4
NOWHERE: Final = -1
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
