"""The set of puzzles among the examples: a sample in every run, all of it with BOARDRULES_ALL_PUZZLES=1."""

from __future__ import annotations

import os
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from boardrules import CHANCE, Seat, pixel_tactics
from boardrules.pixel_tactics import Action, State
from boardrules.puzzles import AnyPuzzle, check_puzzle, position_of, read_puzzles, worlds_of

SET = Path(__file__).parents[2] / "examples" / "puzzles" / "pixel_tactics.json"
PUZZLES = read_puzzles(SET.read_bytes())
SAMPLE = range(len(PUZZLES)) if os.environ.get("BOARDRULES_ALL_PUZZLES") else range(0, 12, 4)
"""Short ones stand first."""

sampled = pytest.mark.parametrize("number", SAMPLE)


def test_there_are_many_different_ones_and_most_take_several_decisions() -> None:
    assert len(PUZZLES) == len({puzzle.position for puzzle in PUZZLES}) >= 50
    lengths = Counter(puzzle.length for puzzle in PUZZLES)
    assert lengths[1] * 2 < len(PUZZLES)
    assert len({puzzle.theme for puzzle in PUZZLES}) >= 10
    assert all(puzzle.origin is not None for puzzle in PUZZLES)
    for puzzle in PUZZLES:
        assert pixel_tactics.to_act(position_of(pixel_tactics, puzzle)) == (puzzle.seat,)


@sampled
def test_exhaustive_search_finds_the_solution_and_no_other(number: int) -> None:
    assert check_puzzle(pixel_tactics, PUZZLES[number]) is None


# ------------------------------------------------------------------------------------------------- a plain search that shares nothing


def over(state: State, start: State, seat: Seat) -> bool | None:
    """Whether *seat* has won; False if the turn is over, by the clock alone."""
    outcome = pixel_tactics.outcome(state)
    if outcome is not None:
        return outcome.winners == (seat,)
    clock, began = state.clock, start.clock
    same = (clock.round, clock.wave) == (began.round, began.wave) and (clock.turn == began.turn or clock.turn == len(state.players))
    return None if same else False


def refuted(state: State, start: State, seat: Seat) -> bool:
    """Whether luck or the rival can keep *seat* from winning, whatever it does."""
    settled = over(state, start, seat)
    if settled is not None:
        return not settled
    quantifier = all if state.actor == seat else any
    return quantifier(refuted(pixel_tactics.apply(state, action), start, seat) for action in pixel_tactics.legal_actions(state))


def played(puzzle: AnyPuzzle, state: State, rng: Random) -> bool:
    """Whether the solution wins in one course of play; luck, the rival, and what is left to do are left to chance."""
    start, left = state, list[Action](puzzle.solution)
    while (settled := over(state, start, puzzle.seat)) is None:
        actions = pixel_tactics.legal_actions(state)
        own = state.actor == puzzle.seat and len(actions) > 1 and bool(left)
        action = left.pop(0) if own else rng.choice(actions)
        state = pixel_tactics.apply(state, action)
    return settled


@sampled
def test_the_solution_wins_in_every_world_that_is_tried(number: int) -> None:
    puzzle, rng = PUZZLES[number], Random(number)
    state = position_of(pixel_tactics, puzzle)
    view = pixel_tactics.view(state, puzzle.seat)
    worlds = [pixel_tactics.determinize(view, rng) for _ in range(10)]
    assert all(played(puzzle, world, rng) for world in (state, *worlds, *islice(worlds_of(pixel_tactics, view), 10)))


@sampled
def test_every_other_first_action_is_refuted_by_a_plain_search(number: int) -> None:
    puzzle = PUZZLES[number]
    state = position_of(pixel_tactics, puzzle)
    assert state.actor not in {CHANCE, None}
    for action in pixel_tactics.legal_actions(state):
        after = pixel_tactics.apply(state, action)
        assert refuted(after, state, puzzle.seat) == (action != puzzle.solution[0])
