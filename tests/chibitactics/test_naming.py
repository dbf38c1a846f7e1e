"""Names of cells: every cell of every map has one of its own, which reads back."""

from __future__ import annotations

import pytest

from boardrules import chibitactics as ct
from boardrules.chibitactics._geometry.naming import FARTHEST, ORIGIN, cell_name, cell_of, column_name
from boardrules.values import Seat

CELLS = [ct.Cell(q, r) for q in range(-130, 131) for r in range(-130, 131, 5)]


def test_every_cell_has_a_name_of_its_own_that_reads_back() -> None:
    names = [cell_name(cell) for cell in CELLS]
    assert len(set(names)) == len(CELLS)
    assert [cell_of(name) for name in names] == CELLS
    assert [cell_of(name.lower()) for name in names] == CELLS


def test_neighbouring_columns_have_neighbouring_letters() -> None:
    assert "".join(column_name(ORIGIN.q + index) for index in range(26)) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert [column_name(ORIGIN.q + index) for index in (26, 27, 51, 52, -1, -26, -27)] == ["AA", "AB", "AZ", "BA", "-A", "-Z", "-AA"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_cells_of_the_starter_pack_are_a_letter_or_two_and_a_number_from_1(seats: int) -> None:
    for layout in ("standard", "valley", "frontier"):
        state = ct.new_game(ct.Options(seats=seats, map=layout, first=Seat(0)))
        for cell in ct.view(state, None).cells:
            name = cell_name(ct.Cell(cell.q, cell.r))
            assert name.isalnum()
            assert len(name) <= 4


@pytest.mark.parametrize("name", ["", "C", "4", "C04", "C+4", "3,-1", "C 4", "ABC4", "C4\n", "Č4", "C٤", "rockmaw", "ansel-0", "ZZ9999"])
def test_what_names_no_cell_is_none(name: str) -> None:
    assert cell_of(name) is None


def test_the_farthest_cells_that_actions_can_name_have_names() -> None:
    corners = [ct.Cell(q, r) for q in (-FARTHEST, FARTHEST) for r in (-FARTHEST, FARTHEST)]
    assert [cell_of(cell_name(cell)) for cell in corners] == corners
