"""The sets of puzzles among the examples: a sample in every run, all of them with BOARDRULES_ALL_PUZZLES=1."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from boardrules import pixel_tactics
from boardrules.puzzles import AnyPuzzle, check_puzzle, position_of, read_puzzles, solvers
from tests.puzzles.brute import Brute, Unfinished

FOLDER = Path(__file__).parents[2] / "examples" / "puzzles"
GOOD, RANDOM = "pixel_tactics", "pixel_tactics_random"
STEP = 1 if os.environ.get("BOARDRULES_ALL_PUZZLES") else 7


@cache
def puzzles(name: str) -> tuple[AnyPuzzle, ...]:
    return read_puzzles((FOLDER / f"{name}.json").read_bytes())


def sample(name: str) -> list[tuple[str, int]]:
    many = len(msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[msgspec.Raw]))
    return [(name, number) for number in range(0, many, STEP)]


sampled = pytest.mark.parametrize(("name", "number"), [*sample(GOOD), *sample(RANDOM)])


@pytest.mark.parametrize("name", [GOOD, RANDOM])
def test_there_are_many_different_ones_and_all_take_several_decisions(name: str) -> None:
    assert len(puzzles(name)) == len({puzzle.position for puzzle in puzzles(name)}) >= 50
    assert min(puzzle.length for puzzle in puzzles(name)) == 2
    assert len({puzzle.theme for puzzle in puzzles(name)}) >= 10
    assert all(puzzle.origin is not None for puzzle in puzzles(name))
    states = [position_of(pixel_tactics, puzzle) for puzzle in puzzles(name)]
    assert all(pixel_tactics.to_act(state) == (puzzle.seat,) for state, puzzle in zip(states, puzzles(name), strict=True))
    leaders = {piece.card[2:] for state in states for player in state.players for piece in player.unit if piece and piece.face == "leader"}
    assert len(leaders) >= 20


def test_those_of_random_games_are_of_several_editions_and_sets_of_cards() -> None:
    states = [position_of(pixel_tactics, puzzle) for puzzle in puzzles(RANDOM)]
    assert len({(state.options.edition, state.options.cards) for state in states}) >= 8


def test_those_of_good_play_are_of_rounds_that_games_of_strong_bots_reach() -> None:
    assert {puzzle.origin.bots for puzzle in puzzles(GOOD) if puzzle.origin is not None} == {"strong"}
    assert max(position_of(pixel_tactics, puzzle).clock.round for puzzle in puzzles(GOOD)) <= 15
    assert all(puzzle.quickest for puzzle in puzzles(GOOD))


@pytest.mark.parametrize(("name", "number"), sample(GOOD))
def test_the_greedy_bot_does_not_solve_those_of_good_play(name: str, number: int) -> None:
    assert solvers(pixel_tactics, puzzles(name)[number], ["greedy"]) == ()


@sampled
def test_exhaustive_search_finds_the_solution_and_no_other(name: str, number: int) -> None:
    assert check_puzzle(pixel_tactics, puzzles(name)[number]) is None


@sampled
def test_so_does_a_plain_search_that_shares_nothing_with_it(name: str, number: int) -> None:
    assert Brute(puzzles(name)[number]).faults() == []


@pytest.mark.parametrize("name", [GOOD, RANDOM])
def test_the_plain_search_finds_what_is_wrong(name: str) -> None:
    puzzle: Any = puzzles(name)[0]
    state = position_of(pixel_tactics, puzzle)
    other = next(action for action in pixel_tactics.legal_actions(state) if action != puzzle.solution[0])
    faults = Brute(replace(puzzle, solution=(other, *puzzle.solution[1:]))).faults()
    assert any("wins, too" in fault for fault in faults)
    assert faults[-1] == "the solution does not win in every position that fits the view"
    with pytest.raises(Unfinished):
        Brute(puzzle, most=5).faults()
