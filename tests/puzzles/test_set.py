"""The set of puzzles among the examples: a sample in every run, all of it with BOARDRULES_ALL_PUZZLES=1."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from boardrules import pixel_tactics
from boardrules.puzzles import AnyPuzzle, check_puzzle, position_of, read_puzzles
from tests.puzzles.brute import Brute, Unfinished

SET = Path(__file__).parents[2] / "examples" / "puzzles" / "pixel_tactics.json"
HOW_MANY = len(msgspec.json.decode(SET.read_bytes(), type=list[msgspec.Raw]))
SAMPLE = range(HOW_MANY) if os.environ.get("BOARDRULES_ALL_PUZZLES") else range(0, HOW_MANY, 7)


@cache
def puzzles() -> tuple[AnyPuzzle, ...]:
    return read_puzzles(SET.read_bytes())


sampled = pytest.mark.parametrize("number", SAMPLE)


def test_there_are_many_different_ones_and_all_take_several_decisions() -> None:
    assert len(puzzles()) == len({puzzle.position for puzzle in puzzles()}) >= 50
    assert min(puzzle.length for puzzle in puzzles()) == 2
    assert len({puzzle.theme for puzzle in puzzles()}) >= 15
    assert all(puzzle.origin is not None for puzzle in puzzles())
    states = [position_of(pixel_tactics, puzzle) for puzzle in puzzles()]
    assert all(pixel_tactics.to_act(state) == (puzzle.seat,) for state, puzzle in zip(states, puzzles(), strict=True))
    assert len({(state.options.edition, state.options.cards) for state in states}) >= 8
    leaders = {piece.card[2:] for state in states for player in state.players for piece in player.unit if piece and piece.face == "leader"}
    assert len(leaders) >= 30


@sampled
def test_exhaustive_search_finds_the_solution_and_no_other(number: int) -> None:
    assert check_puzzle(pixel_tactics, puzzles()[number]) is None


@sampled
def test_so_does_a_plain_search_that_shares_nothing_with_it(number: int) -> None:
    assert Brute(puzzles()[number]).faults() == []


def test_the_plain_search_finds_what_is_wrong() -> None:
    puzzle: Any = puzzles()[0]
    state = position_of(pixel_tactics, puzzle)
    other = next(action for action in pixel_tactics.legal_actions(state) if action != puzzle.solution[0])
    faults = Brute(replace(puzzle, solution=(other, *puzzle.solution[1:]))).faults()
    assert any("wins, too" in fault for fault in faults)
    assert faults[-1] == "the solution does not win in every position that fits the view"
    with pytest.raises(Unfinished):
        Brute(puzzle, most=5).faults()
