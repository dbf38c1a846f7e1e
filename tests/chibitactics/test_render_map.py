"""The map as text: terrain told apart by its letter, units by theirs, and names of cells on its edges."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Literal

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._geometry.naming import cell_of, column_name
from boardrules.chibitactics._packs.compile import compile_pack
from boardrules.chibitactics._render.map import map_legend, map_lines, marks
from boardrules.chibitactics.language import LETTERS
from boardrules.toolkit.drawing.voice import Voice
from boardrules.values import Seat
from tests.chibitactics.packs import wide
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import WIDE, scene

CONTENT = compile_pack(WIDE)
SAY = Voice(ct.MESSAGES)
STARTER = compile_pack(ct.STARTER)


def rows() -> list[str]:
    view = scene().game.view(scene().state, None)
    return list(map_lines(SAY, view, marks(CONTENT, view), 100))


def test_a_cell_is_its_terrain_and_the_unit_on_it_and_segments_are_set_off() -> None:
    assert rows() == [
        "       -I--J--K--L---M--N--O--P---Q--R--S--T---U--V--W--X--",
        "     I9|.  .  .  .  |.  .  c  .  |?  ?  ?  ?  |.1o.1S.  .  |",
        "     I10|.  .  f  .  |^  .  *  .sG|?  ?  ?  ?  |.  .  .  .  |",
        "       I11|.  h  .  .0A|.1M#  .  .  |?  ?  ?  ?  |.  .  .  .  |",
        "        I12|.0S.  .  .  |.  .  ~  .  |?  ?  ?  ?  |.  .  .  .  |",
    ]


def test_a_line_with_the_letters_of_columns_is_above_every_row_of_segments() -> None:
    view = ct.view(ct.new_game(ct.Options(map="valley", first=Seat(0))), None)
    lines = list(map_lines(SAY, view, {}, 100))
    letters = [(number, re.findall("[A-Z]+", line)) for number, line in enumerate(lines) if "-" in line]
    assert letters == [(number, list("IJKLMNOP")) for number in (0, 5, 10)]
    assert len(lines[5].strip()) >= len(lines[4].partition("|")[2])


@pytest.mark.parametrize("topology", ["hex", "square"])
@pytest.mark.parametrize("layout", ["standard", "valley", "frontier"])
def test_a_letter_is_just_above_the_first_cell_of_its_column_in_the_segment(layout: str, topology: Literal["hex", "square"]) -> None:
    house = ct.HouseRules(topology=topology)
    view = ct.view(ct.new_game(ct.Options(map=layout, first=Seat(0), house=house)), None)
    lines = list(map_lines(SAY, view, {}, 100))
    for above, below in pairwise(lines):
        if "-" not in above:
            continue
        first = cell_of(below.partition("|")[0].strip())
        assert first is not None
        spots = [spot for spot, mark in enumerate(below) if mark in ".^~fh#*oc?"]
        assert [above[spot : spot + 2].strip("-") for spot in spots] == [column_name(first.q + at) for at in range(len(spots))]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_usual_map_is_no_wider_than_a_terminal(seats: int) -> None:
    view = ct.view(ct.new_game(ct.Options(seats=seats, first=Seat(0))), None)
    assert max(map(len, map_lines(SAY, view, {}, 80))) <= 80
    assert not any("of the map" in line for line in map_lines(SAY, view, {}, 80))


def test_every_terrain_has_a_letter_of_its_own_that_no_unit_has() -> None:
    assert len(LETTERS) == 9
    assert not any(letter.isupper() or letter.isdigit() for letter in LETTERS)


@pytest.mark.parametrize(("seats", "layout", "parts"), [(2, "standard", 1), (5, "valley", 2), (6, "frontier", 2)])
def test_a_map_that_is_too_wide_is_cut_into_parts_and_every_cell_is_in_one(seats: int, layout: str, parts: int) -> None:
    view = ct.view(ct.new_game(ct.Options(seats=seats, map=layout, first=Seat(0))), None)
    lines = list(map_lines(SAY, view, {}, 100))
    assert sum("of the map" in line for line in lines) == parts - 1
    found: set[tuple[int, int]] = set()
    for line in lines:
        q = r = 0
        for match in re.finditer(r"([A-Z]+\d+)\||([.^~fh#*oc?])", line if "of the map" not in line else ""):
            if match[1]:
                named = cell_of(match[1])
                assert named is not None
                q, r = named.q, named.r
            else:
                found.add((q, r))
                q += 1
    assert found == {(cell.q, cell.r) for cell in view.cells}


def test_on_squares_rows_are_not_shifted() -> None:
    view = ct.view(ct.new_game(ct.Options(map="valley", first=Seat(0), house=ct.HouseRules(topology="square"))), None)
    assert {line.index("|") for line in map_lines(SAY, view, {}, 100) if "|" in line} == {7}


def test_the_legend_explains_every_mark() -> None:
    spoken = map_legend(SAY).replace("\N{NO-BREAK SPACE}", " ")
    assert spoken == (
        ". plain, ^ mountain, ~ water, f forest, h hill, # fort, * power, o cave, c cradle, ? closed, "
        "0A a unit of Player 1, 0a wounded, sA a free savage"
    )


def test_letters_differ_within_a_squad_and_do_not_change_when_others_leave() -> None:
    state = ct.new_game(ct.Options(squad_size=8, factions=("humans", "fungunites"), first=Seat(0)))
    while state.phase != "play":
        state = ct.apply(state, ct.legal_actions(state)[0])
    view = ct.view(state, None)
    letters = marks(STARTER, view)
    for seat in (0, 1):
        assert len({letters[unit.id] for unit in view.units if unit.seat == seat}) == 8
    later = marks(STARTER, replace(view, units=view.units[5:]))
    assert all(letters[token] == letter for token, letter in later.items())


def test_a_unit_that_joins_another_squad_gets_a_letter_that_is_free_there() -> None:
    scenario = Scenario({"caster-0": (0, 0), "captain-0": (2, 0), "ort-1": (12, 0)}, pack=wide(), board=("middle", ""))
    view = scenario.game.view(scenario.state, None)
    joined = tuple(replace(unit, seat=Seat(0)) for unit in view.units)
    assert len(set(marks(CONTENT, replace(view, units=joined)).values())) == 3


def test_a_letter_is_of_the_name_by_which_actions_call_a_unit_not_of_its_title() -> None:
    state = ct.new_game(ct.Options(squad_size=1, factions=("humans", "chthonids"), first=Seat(0)))
    for pick in ("orla-0", "ulm-1"):
        state = ct.apply(state, ct.PickUnit(Seat(int(pick[-1])), pick))
    assert marks(STARTER, ct.view(state, None)) == {"orla-0": "O", "ulm-1": "U"}
