"""How positions are varied for the puzzles of the examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardrules import Seat, chibitactics, pixel_tactics
from boardrules.puzzles import position_of, read_puzzles
from tools.find_puzzles import last_stands, low_leaders

SET = Path(__file__).parents[2] / "examples" / "puzzles" / "pixel_tactics.json"


def test_the_leader_of_a_varied_position_has_the_life_that_the_best_line_takes() -> None:
    varied: list[Any] = [puzzle for puzzle in read_puzzles(SET.read_bytes()) if puzzle.origin is not None and puzzle.origin.varied]
    for puzzle in varied[:5]:
        state = position_of(pixel_tactics, puzzle)
        same, *others = low_leaders(state, puzzle.seat)
        assert same == state
        assert state in others


def test_nothing_is_looked_at_before_the_last_turn_of_a_wave() -> None:
    state = pixel_tactics.set_up(pixel_tactics.setup(own={"F2": "leader:vampire", "V2": "fighter"}, rival={"F2": "leader:paladin/14"}))
    assert list(low_leaders(state, Seat(0))) == []


def test_a_fight_is_looked_at_with_rivals_wounded_and_the_nearest_to_act() -> None:
    units = {"orla-0": (1, 1), "tam-0": (2, 1), "isolde-0": (0, 1), "morel-1": (3, 2), "lichen-1": (2, 2)}
    varied = [found.units for found in last_stands(chibitactics.set_up(chibitactics.setup(units=units, round=4)), Seat(0))]
    wounded = [{unit.id for unit in found if unit.wounded} for found in varied]
    assert wounded == [set(), *2 * [{"morel-1"}, {"lichen-1"}, {"lichen-1", "morel-1"}]]
    able = [{unit.id for unit in found if unit.seat == 0 and unit.turn != "done"} for found in varied]
    assert able == [{"orla-0", "tam-0", "isolde-0"}, *3 * [{"orla-0", "tam-0"}], *3 * [{"tam-0"}]]


def test_a_fight_of_few_is_looked_at_as_it_is_and_one_of_many_is_not() -> None:
    state = chibitactics.set_up(chibitactics.setup(units={"orla-0": (1, 1), "morel-1": (2, 2)}, wounded=("morel-1",)))
    assert list(last_stands(state, Seat(0))) == [state]
    many = {"orla-0": (1, 1), "morel-1": (3, 2), "lichen-1": (2, 2), "inkcap-1": (2, 1), "weaver-1": (1, 2)}
    assert list(last_stands(chibitactics.set_up(chibitactics.setup(units=many)), Seat(0))) == []
