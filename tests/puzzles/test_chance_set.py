"""The puzzles of Chibitactics among the examples: a sample in every run, all of them with BOARDRULES_ALL_PUZZLES=1."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boardrules import chibitactics
from boardrules.puzzles import AnyPuzzle, check_puzzle, course_of, position_of, read_puzzles, solvers
from tests.puzzles.brute_chances import Brute

FILE = Path(__file__).parents[2] / "examples" / "puzzles" / "chibitactics.json"
PUZZLES: tuple[AnyPuzzle, ...] = read_puzzles(FILE.read_bytes())
STEP = 1 if os.environ.get("BOARDRULES_ALL_PUZZLES") else 8

sampled = pytest.mark.parametrize("number", range(0, len(PUZZLES), STEP))


def chances(puzzle: AnyPuzzle) -> tuple[Fraction, Fraction]:
    assert puzzle.chance is not None
    return Fraction(*puzzle.chance.best), Fraction(*puzzle.chance.second)


def test_there_are_fifty_different_ones_of_games_between_strong_bots() -> None:
    assert len(PUZZLES) == len({puzzle.position for puzzle in PUZZLES}) >= 50
    origins = [puzzle.origin for puzzle in PUZZLES if puzzle.origin is not None]
    assert len(origins) == len(PUZZLES)
    assert {origin.bots for origin in origins} == {"strong"}
    assert {origin.varied for origin in origins} == {False, True}
    assert len({frozenset(position_of(chibitactics, puzzle).factions) for puzzle in PUZZLES}) >= 5


def test_each_asks_for_one_action_that_is_clearly_better_and_begins_a_plan_of_several() -> None:
    for puzzle in PUZZLES:
        best, second = chances(puzzle)
        assert best - second >= Fraction(1, 12)
        assert puzzle.length == 1 < len(puzzle.line)
    assert len({puzzle.theme for puzzle in PUZZLES}) >= 8


@sampled
def test_the_greedy_bot_does_not_solve_them(number: int) -> None:
    assert solvers(chibitactics, PUZZLES[number], ["greedy"]) == ()


@sampled
def test_exhaustive_search_finds_the_solution_the_chances_and_the_plan(number: int) -> None:
    assert check_puzzle(chibitactics, PUZZLES[number]) is None


@sampled
def test_so_does_a_plain_sum_that_shares_nothing_with_it(number: int) -> None:
    assert list(Brute(PUZZLES[number]).faults()) == []


def test_the_plain_sum_finds_what_is_wrong() -> None:
    puzzle: Any = PUZZLES[0]
    other = next(action for action in chibitactics.legal_actions(position_of(chibitactics, puzzle)) if action != puzzle.solution[0])
    wrong = replace(puzzle, solution=(other,), chance=replace(puzzle.chance, best=(1, 1), plan=(other,)))
    assert len(list(Brute(wrong).faults())) == 3


@sampled
def test_the_plan_can_be_shown_step_by_step(number: int) -> None:
    puzzle = PUZZLES[number]
    course = list(course_of(chibitactics, puzzle, position_of(chibitactics, puzzle), puzzle.line))
    assert tuple(action for _, action in course) == puzzle.line
