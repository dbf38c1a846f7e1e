"""How positions are varied for the puzzles of the examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardrules import Seat, pixel_tactics
from boardrules.puzzles import position_of, read_puzzles
from tools.find_puzzles import low_leaders

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
