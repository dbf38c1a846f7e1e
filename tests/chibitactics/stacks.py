"""States of Chibitactics in the middle of something, and the same with frames that are not as they were."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.codec import to_json
from tests.chibitactics.packs import everything

__all__ = ["GAME", "in_the_middle", "mutants"]

GAME: Final = ct.with_cards(ct, everything())
OPTIONS: Final = (
    ct.Options(seats=2, squad_size=4, map="ring"),
    ct.Options(seats=3, squad_size=3, map="ring", house=ct.HouseRules(aiming_roll=True, squad_engages=True)),
    ct.Options(seats=4, squad_size=2, map="ring", house=ct.HouseRules(victory="wounded", scouts="all")),
)
NUMBERS: Final = (-1, 0, 1, 2, 3, 5, 6, 8, 40, 100, 9_999)
WORDS: Final = ("", "x", "gnaw", "ort-1", "sprout-0-1", "caster.mine", "ansel!totem", "walk", "sees-all")


@cache
def in_the_middle(games: int = 2) -> tuple[ct.State, ...]:
    """States with something on the stack, of random games; those that end turns less often, so that skills are declared."""
    found: list[ct.State] = []
    for number, options in enumerate(OPTIONS):
        for seed in range(games):
            rng = Random(100 * number + seed)
            state = GAME.new_game(options)
            while actions := GAME.legal_actions(state):
                if state.stack and state.phase == "play":
                    found.append(state)
                others = [action for action in actions if not isinstance(action, ct.EndTurn)]
                state = GAME.apply_unchecked(state, rng.choice(others if others and rng.random() < 0.9 else actions))
    return tuple(found)


Part = tuple[Callable[[Any], None], Any]
"""What puts another value in the place of a part, and the part."""


def _parts(value: Any) -> Iterator[Part]:
    """Every part of *value*, which is JSON, at any depth."""
    for key in [*value] if isinstance(value, dict) else range(len(value)):
        if key == "type":
            continue

        def put(other: Any, value: Any = value, key: Any = key) -> None:
            value[key] = other

        yield put, value[key]
        if isinstance(value[key], list | dict):
            yield from _parts(value[key])


def mutants(states: tuple[ct.State, ...], n: int, seed: int) -> Iterator[ct.State]:
    """*n* states whose frames were changed at random, in one to three places; only those that can be decoded."""
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
            mutant = replace(state, stack=msgspec.convert(stack, tuple[ct.Frame, ...]))
        except msgspec.ValidationError:
            continue
        if mutant != state:
            made += 1
            yield mutant


def _change(stack: list[Any], rng: Random, pool: list[Any], words: list[str], stacks: list[list[Any]]) -> None:
    """Change one part of *stack*, or the order of its frames."""
    parts = [*_parts(rng.choice(stack))] if stack else []
    if not parts or rng.random() < 0.1:
        _change_order(stack, rng, stacks)
        return
    put, part = rng.choice(parts)
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
            put(rng.choice(([rng.choice(pool)], [rng.choice(words)], [rng.choice(NUMBERS)])))


def _change_order(stack: list[Any], rng: Random, stacks: list[list[Any]]) -> None:
    """Put in, leave out or exchange a frame of *stack*."""
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
