"""States in the middle of something, and the same with frames that are not as they were."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import tests.stacks
from boardrules.pixel_tactics._types.options import EditionId, Options
from boardrules.pixel_tactics._types.stack import Frame
from boardrules.pixel_tactics._types.state import State
from tests.pixel_tactics.playing import random_game

__all__ = ["EDITIONS", "in_the_middle", "mutants"]

EDITIONS: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
CARDS: Final = ("set_1_first", "set_1")
WORDS: Final = ("", "x", "end", "2.knight", "0.nobody", "0", "1.V", "C4", "knight.V", "0.then.0")


@cache
def in_the_middle(games: int = 2) -> tuple[State, ...]:
    """States with something on the stack, of random games of every edition and set, and of teams; mostly those that ask players."""
    found: list[State] = []
    for edition in EDITIONS:
        for cards in CARDS:
            for seed in range(games):
                options = Options(edition=edition, cards=(cards,), best_of=3 if seed % 5 == 4 else 1)
                for number, (state, _, _) in enumerate(random_game(options, seed, 3000)):
                    if state.stack and (state.actor >= 0 or number % 7 == 0):
                        found.append(state)
        for number, (state, _, _) in enumerate(random_game(Options(edition=edition, mode="teams", long_game=True), 1, 600)):
            if state.stack and (state.actor >= 0 or state.phase == "leaders" or number % 7 == 0):
                found.append(state)
    return tuple(found)


def mutants(states: tuple[State, ...], n: int, seed: int) -> Iterator[State]:
    """*n* of *states* with frames that were changed at random."""
    return tests.stacks.mutants(states, Frame, n, seed=seed, words=WORDS)
