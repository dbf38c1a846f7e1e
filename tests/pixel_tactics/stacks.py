"""States in the middle of something, and the same with frames that are not as they were."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from boardrules.codec import to_json
from boardrules.pixel_tactics._types.options import EditionId, Options
from boardrules.pixel_tactics._types.stack import Frame
from boardrules.pixel_tactics._types.state import State
from tests.pixel_tactics.playing import random_game

__all__ = ["EDITIONS", "in_the_middle", "mutants"]

EDITIONS: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
CARDS: Final = ("set_1_first", "set_1")
NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 8, 9, 100, 9_999)
WORDS: Final = ("", "x", "end", "2.knight", "0.nobody", "0", "1.V", "C4", "knight.V", "0.then.0")


@cache
def in_the_middle(games: int = 2) -> tuple[State, ...]:
    """States with something on the stack, of random games with every edition and every set; those that ask players, mostly."""
    found: list[State] = []
    for edition in EDITIONS:
        for cards in CARDS:
            for seed in range(games):
                options = Options(edition=edition, cards=(cards,), best_of=3 if seed % 5 == 4 else 1)
                for number, (state, _, _) in enumerate(random_game(options, seed, 3000)):
                    if state.stack and (state.actor >= 0 or number % 7 == 0):
                        found.append(state)
    return tuple(found)


Part = tuple[Callable[[Any], None], Any]
"""A part of something, and what puts another in its place."""


def _parts(value: list[Any]) -> Iterator[Part]:
    for index, part in enumerate(value):

        def put(other: Any, value: list[Any] = value, index: int = index) -> None:
            value[index] = other

        yield put, part
        if isinstance(part, list):
            yield from _parts(part)


def mutants(states: tuple[State, ...], n: int, seed: int) -> Iterator[State]:
    """*n* states whose frames were changed at random, in one to three places; those alone that can be read at all."""
    rng = Random(seed)
    stacks = [json.loads(to_json(state.stack)) for state in states]
    pool = [part for stack in stacks for _, part in _parts(stack)]
    words = sorted({part for part in pool if isinstance(part, str)}) + list(WORDS)
    made = 0
    while made < n:
        state = rng.choice(states)
        stack = json.loads(to_json(state.stack))
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            _change(stack, rng, pool, words, stacks)
        try:
            mutant = replace(state, stack=msgspec.convert(stack, tuple[Frame, ...]))
        except msgspec.ValidationError:
            continue
        if mutant != state:
            made += 1
            yield mutant


def _change(stack: list[Any], rng: Random, pool: list[Any], words: list[str], stacks: list[list[Any]]) -> None:
    if not stack or rng.random() < 0.1:
        _change_order(stack, rng, stacks)
        return
    put, part = rng.choice([*_parts(rng.choice(stack))])
    match part:
        case bool():
            put(not part)
        case int():
            put(rng.choice((*NUMBERS, part + 1, part - 1)))
        case str():
            put(rng.choice(words))
        case list() if part and rng.random() < 0.7:
            which = rng.randrange(len(part))
            put(rng.choice((part[:which] + part[which + 1 :], [*part, part[which]], [])))
        case _:
            put(rng.choice((None, rng.choice(pool), [rng.choice(words)], [[rng.choice(words)]])))


def _change_order(stack: list[Any], rng: Random, stacks: list[list[Any]]) -> None:
    other = rng.choice(rng.choice(stacks))
    at = rng.randrange(len(stack) + 1)
    match rng.randrange(4):
        case 0:
            stack.insert(at, other)
        case 1:
            del stack[at:]
        case 2:
            del stack[:at]
        case _:
            stack[at : at + 1] = [other]
