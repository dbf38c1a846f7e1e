"""The map as text: terrain told apart by its letter, units by theirs, and coordinates where rows begin."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._packs.compile import compile_pack
from boardrules.chibitactics._render.map import map_legend, map_lines, marks
from boardrules.chibitactics.language import LETTERS
from boardrules.toolkit.voice import Voice
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
        "    0,0|.  .  .  .  |.  .  c  .  |?  ?  ?  ?  |.1o.1S.  .  |",
        "     0,1|.  .  f  .  |^  .  *  .sG|?  ?  ?  ?  |.  .  .  .  |",
        "       0,2|.  h  .  .0A|.1M#  .  .  |?  ?  ?  ?  |.  .  .  .  |",
        "        0,3|.0S.  .  .  |.  .  ~  .  |?  ?  ?  ?  |.  .  .  .  |",
    ]


def test_a_rule_stands_between_rows_of_segments() -> None:
    view = ct.view(ct.new_game(ct.Options(map="valley", first=Seat(0))), None)
    lines = list(map_lines(SAY, view, {}, 100))
    assert [number for number, line in enumerate(lines) if set(line) == {" ", "-"}] == [4, 9]
    assert len(lines[4].strip()) >= len(lines[3].partition("|")[2])


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
        for match in re.finditer(r"(-?\d+),(-?\d+)\||([.^~fh#*oc?])", line if "of the map" not in line else ""):
            if match[1]:
                q, r = int(match[1]), int(match[2])
            else:
                found.add((q, r))
                q += 1
    assert found == {(cell.q, cell.r) for cell in view.cells}


def test_on_squares_rows_are_not_shifted() -> None:
    view = ct.view(ct.new_game(ct.Options(map="valley", first=Seat(0), house=ct.HouseRules(topology="square"))), None)
    assert [line.index(",") for line in map_lines(SAY, view, {}, 100) if "," in line][:5] == [5] * 5


def test_the_legend_explains_every_mark() -> None:
    spoken = map_legend(SAY).replace("\N{NO-BREAK SPACE}", " ")
    assert spoken == (
        ". plain, ^ mountain, ~ water, f forest, h hill, # fort, * power, o cave, c cradle, ? closed, "
        "0A a unit of seat 0, 0a wounded, sA a free savage"
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
