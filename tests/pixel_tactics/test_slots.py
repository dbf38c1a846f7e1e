"""Places of a unit, as texts name them from where their card stands."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.slots import SLOTS, mirrored, placed
from boardrules.values import Seat

UNIT = SLOTS[:9]
"""The slots of a unit."""
BESIDE = {
    "V1": {"V2", "F1"},
    "V2": {"V1", "V3", "F2"},
    "V3": {"V2", "F3"},
    "F1": {"V1", "F2", "R1"},
    "F2": {"V2", "F1", "F3", "R2"},
    "F3": {"V3", "F2", "R3"},
    "R1": {"F1", "R2"},
    "R2": {"F2", "R1", "R3"},
    "R3": {"F3", "R2"},
}
"""What stands beside each slot."""


def at(place: str, here: int, seat: int = 0) -> set[str]:
    """The slots of *seat*'s unit at a place, as seen from a card of seat 0 at the slot *here*."""
    context = Context(Seat(0), "0.knight", here)
    return {name for slot, name in enumerate(UNIT) if placed(place, context, Seat(seat), slot, 0, 0)}


@pytest.mark.parametrize("here", range(9), ids=UNIT)
def test_adjacent_slots_are_those_beside_before_and_behind(here: int) -> None:
    assert at("adjacent", here) == BESIDE[UNIT[here]]
    assert at("adjacent", here, seat=1) == set()


@pytest.mark.parametrize("here", range(9), ids=UNIT)
def test_rows_columns_and_who_stands_before_and_behind_follow_from_the_slot(here: int) -> None:
    row, column = "VFR"[here // 3], here % 3 + 1
    assert at("row", here) == {f"{row}{n}" for n in (1, 2, 3)}
    assert at("column", here) == {f"{box}{column}" for box in "VFR"}
    assert at("column", here, seat=1) == {f"{box}{4 - column}" for box in "VFR"}  # the units face each other
    assert at("forerunner", here) == {name for name in (f"{'-VFR'[here // 3]}{column}",) if name in UNIT}
    assert at("supporter", here) == {name for name in (f"{'FR-'[here // 3]}{column}",) if name in UNIT}
    assert at("behind", here) == {f"{box}{column}" for box in "VFR"[here // 3 + 1 :]}


@pytest.mark.parametrize("place", ["row", "column", "adjacent", "forerunner", "supporter", "behind"])
def test_from_nowhere_there_is_no_place_beside(place: str) -> None:
    assert at(place, -1) == set()


@pytest.mark.rule("PT-ATK-2")
def test_the_slot_that_faces_another_is_in_its_row_and_in_the_column_opposite() -> None:
    facing = {"V1": "V3", "V2": "V2", "V3": "V1", "F1": "F3", "F2": "F2", "F3": "F1", "R1": "R3", "R2": "R2", "R3": "R1"}
    assert {name: UNIT[mirrored(slot)] for slot, name in enumerate(UNIT)} == facing
