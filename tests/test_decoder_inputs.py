"""Bytes from outside: a decoder answers each with a value of its type or a documented error, and soon.

``BOARDRULES_DECODER_INPUTS`` says how many bytes are tried in all.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest

from boardrules import (
    BoardRulesError,
    Dealer,
    chibitactics,
    from_json,
    from_msgpack,
    pixel_tactics,
    pixies,
    to_json,
    to_msgpack,
)

INPUTS = int(os.environ.get("BOARDRULES_DECODER_INPUTS", "6000"))
SECONDS = 2.0
"""The longest that one input may take, in processor time."""
ODD = (
    b"1e400",
    b"-0",
    b"1" * 400,
    b"9007199254740993",
    b'"\\ud800"',
    b"\x00",
    b"[" * 200,
    b'{"a":' * 200,
    b"null",
    b"1.0",
    b"true",
    b'""',
    b"\xff",
)


def samples(game: Any) -> list[tuple[Any, Any]]:
    """Values of every type that crosses the border, from two random games, each with the type it is read as."""
    found: list[tuple[Any, Any]] = []
    for seed in range(2):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(game, game.new_game())
        found.append((game.SPEC.options, state.options))
        for _ in range(150):
            actions = game.legal_actions(state)
            if not actions:
                break
            step = game.step(state, rng.choice(actions))
            state = dealer.deal(game, step.state)
            if rng.random() < 0.2:
                found += [(game.SPEC.state, state), (game.SPEC.view, game.view(state, game.seats(state)[0]))]
                found += [(game.SPEC.action, rng.choice(actions)), *((game.SPEC.event, event) for event in step.events[:3])]
    return found


def mutated(data: bytes, rng: Random) -> bytes:
    """*data* with one to three places changed, cut or doubled."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data) + 1)
        to = min(len(data), at + rng.choice((0, 1, 1, 2, 8, 40)))
        put = rng.choice((b"", bytes([rng.randrange(256)]), rng.choice(ODD), data[at:to] * 2, data[to : to + 30]))
        data = data[:at] + put + data[to:]
    return data


def inputs(game: Any, count: int) -> Iterator[tuple[Any, bytes, bool]]:
    rng, known = Random(count), samples(game)
    for _ in range(count):
        kind, value = known[int(rng.random() ** 2 * len(known))]
        packed = rng.random() < 0.4
        yield kind, mutated(to_msgpack(value) if packed else to_json(value), rng), packed


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics], ids=lambda game: game.SPEC.id)
def test_a_decoder_answers_any_bytes_with_a_value_or_a_documented_error(game: ModuleType) -> None:
    read = longest = 0
    for kind, data, packed in inputs(game, INPUTS // 3):
        before = time.process_time()
        try:
            value = (from_msgpack if packed else from_json)(kind, data)
        except BoardRulesError as error:
            longest = max(longest, len(str(error)))
        else:
            read += 1
            assert from_json(kind, to_json(value)) == value
        assert time.process_time() - before < SECONDS
    assert 0 < read < INPUTS // 3
    assert longest < 2_000
