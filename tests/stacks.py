"""States with frames that are not as they were: what a state in the middle of something may be from outside."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from boardrules.codec import to_json

__all__ = ["mutants"]

S = TypeVar("S", bound=msgspec.Struct)

NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 40, 100, 9_999)

Part = tuple[Callable[[Any], None], Any]
"""What puts another value in the place of a part, and the part."""


def mutants(states: Sequence[S], frame: Any, n: int, *, seed: int, words: Sequence[str]) -> Iterator[S]:
    """*n* states whose ``stack`` of *frame* was changed at random, in one to three places; only those that can be decoded.

    *words* are texts that may stand in a frame, besides those that do.
    """
    rng = Random(seed)
    stacks = [_stack(state) for state in states]
    pool = [part for stack in stacks for _, part in _parts(stack)]
    known = sorted({part for part in pool if isinstance(part, str)}) + list(words)
    made = 0
    while made < n:
        state = rng.choice(states)
        stack = _stack(state)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            _change(stack, rng, pool, known, stacks)
        try:
            mutant = replace(state, stack=msgspec.convert(stack, tuple[frame, ...]))
        except msgspec.ValidationError:
            continue
        if mutant != state:
            made += 1
            yield mutant


def _stack(state: msgspec.Struct) -> list[Any]:
    found: list[Any] = json.loads(to_json(state))["stack"]
    return found


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
            put(rng.choice((None, rng.choice(pool), [rng.choice(words)], [[rng.choice(words)]], [rng.choice(NUMBERS)])))


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
