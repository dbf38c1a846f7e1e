"""Changed and torn logs: no error but the documented ones, and none that was changed is called EXACT.

``BOARDRULES_MUTATIONS`` says how many logs of each game are changed (by default 100), ``BOARDRULES_TORN`` how many are torn (50).
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boardrules import (
    Dealer,
    IllegalAction,
    IncompatibleRules,
    LogFormatError,
    Match,
    Recorder,
    ReplayError,
    UnknownGame,
    chibitactics,
    from_state,
    game,
    games,
    read_log,
    replay,
    verify,
    with_cards,
)
from boardrules.logs.opening import AnyGame
from tests.chibitactics.packs import everything

MUTATIONS = int(os.environ.get("BOARDRULES_MUTATIONS", "100"))
TORN = int(os.environ.get("BOARDRULES_TORN", "50"))

DEEP = b"[" * 5000 + b"]" * 5000
"""JSON on which a decoder that goes as deep as it is led would break."""


def match_of(found: AnyGame, seed: int, plies: int, options: object = None) -> Match[Any, Any, Any, Any, Any]:
    """A match at random, in which now and then an action is taken back, with remarks."""
    match, dealer, rng = Match(found, options), Dealer(seed), random.Random(seed)
    while not match.over and match.ply < plies:
        if found.chance(match.state):
            match.supply(dealer.choose(found, match.state))
            continue
        action = rng.choice(found.legal_actions(match.state))
        match.submit(action.by, action)
        if rng.random() < 0.1:
            with suppress(IllegalAction):  # BR-UNDO
                match.undo()
        if rng.random() < 0.05:
            match.note("a remark")
    return match


@cache
def logs_of(name: str) -> tuple[bytes, ...]:
    """Logs of a game: whole, unfinished, left by a seat, from a state, with a pack of cards."""
    found = game(name)
    whole = match_of(found, 1, 10_000)
    unfinished = match_of(found, 2, 75)
    left = match_of(found, 3, 40)
    left.retire(found.seats(left.state)[-1])
    middle = match_of(from_state(found, match_of(found, 4, 60).state), 4, 45)
    found_logs = [whole, unfinished, left, middle]
    if name == "chibitactics":
        found_logs.append(match_of(with_cards(chibitactics, everything()), 5, 40, chibitactics.Options(seats=2, squad_size=3, map="ring")))
    return tuple(match.log() for match in found_logs)


def same_but_for_people(text: bytes, log: bytes) -> bool:
    """Whether *text* is the beginning of *log*, lines for people apart."""
    return b"".join(_chained(log)).startswith(b"".join(_chained(text)))


def _chained(log: bytes) -> list[bytes]:
    return [line + b"\n" for line in log.split(b"\n") if line and not line.startswith((b'{"line":"note"', b'{"line":"tag"'))]


def in_bytes(log: bytes, rng: random.Random) -> bytes:
    """Bytes changed, cut out or put in."""
    text = bytearray(log)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at = rng.randrange(len(text))
        end = at + rng.choice((0, 0, 1, 1, 1, 3, 30))
        text[at:end] = rng.choice(
            (b"", bytes([rng.randrange(256)]), b"0", b"9", b'"', b"\n", b" ", b"null", b"\xff", b"1e99", str(10**30).encode())
        )
    return bytes(text)


def in_lines(log: bytes, rng: random.Random) -> bytes:
    """Lines moved, doubled, left out, made up."""
    lines = log.splitlines(keepends=True)
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            lines[at], lines[other] = lines[other], lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            del lines[at : at + rng.choice((1, 1, 2, 10))]
        case 3:
            lines.insert(
                at, rng.choice((b"\n", b"{}\n", b'{"line":"undo","ply":%d}\n' % rng.randrange(80), b'{"line":"note","ply":3,"text":"x"}\n'))
            )
        case 4:
            lines[at] = lines[at].rstrip() + b" \n"
        case _:
            lines[at] = rng.choice((DEEP, b'{"line":"action","ply":1,"action":' + DEEP + b"}", b'{"a":' * 3000)) + b"\n"
    return b"".join(lines)


def in_values(log: bytes, rng: random.Random) -> bytes:
    """A value somewhere in a line made another one."""
    lines = log.splitlines(keepends=True)
    at = 0 if rng.random() < 0.3 else rng.randrange(len(lines))
    record = msgspec.json.decode(lines[at])
    places = list(_places(record))
    if places:
        holder, key = rng.choice(places)
        holder[key] = rng.choice(
            (None, True, -1, 0, 1, 7, 2**53, 10**25, 1.5, "", "en", "set_1", "x" * 300, [], {}, [[]] * 50, {"type": "Draw"})
        )
    deep = rng.random() < 0.05
    lines[at] = msgspec.json.encode(record) + b"\n"
    if deep:
        lines[at] = lines[at].replace(b":null", b":" + DEEP, 1)
    return b"".join(lines)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a decoded value, as what holds it and its key there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, held in inside:
        yield value, key
        yield from _places(held)


@pytest.mark.parametrize("change", [in_bytes, in_lines, in_values])
@pytest.mark.parametrize("name", games())
def test_a_changed_log_is_never_exact_and_raises_only_what_is_documented(
    name: str, change: Callable[[bytes, random.Random], bytes]
) -> None:
    rng = random.Random(f"{name} {change.__name__}")
    for number in range(MUTATIONS // 3 + 1):
        log = rng.choice(logs_of(name))
        text = change(log, rng)
        trust = number % 4 > 0
        try:
            verdict = verify(text, trust_packs=trust)
        except (LogFormatError, UnknownGame, IncompatibleRules):
            pass
        else:
            if verdict.result == "EXACT":
                assert same_but_for_people(text, log), text
            assert verify(verdict.prefix, trust_packs=trust).result != "DIVERGED"
        if number % 4 == 0:
            for call in (Match.resume, lambda source: list(replay(source))):
                with suppress(ReplayError):
                    call(text)


@pytest.mark.parametrize("name", games())
def test_a_torn_log_is_recorded_on_to_an_exact_one(name: str, tmp_path: Path) -> None:
    rng = random.Random(name)
    path = tmp_path / "game.jsonl"
    for _ in range(TORN):
        log = rng.choice(logs_of(name))
        cut = log[: rng.randrange(len(log))]
        path.write_bytes(cut)
        with Recorder(path) as recorder:
            if recorder.found is None:
                continue
            match = Match.resume(recorder.found, trust_packs=True)
            match.record(recorder)
            dealer = Dealer(rng.random().hex())
            plies = match.ply + 40
            while not match.over and match.ply < plies:
                actor = match.game.to_act(match.state)[0]
                action = dealer.choose(match.game, match.state) if actor < 0 else rng.choice(match.game.legal_actions(match.state, actor))
                if actor < 0:
                    match.supply(action)
                else:
                    match.submit(actor, action)
            with suppress(IllegalAction):  # it is over
                match.retire(match.game.seats(match.state)[0])
            assert path.read_bytes() == match.log()
        assert path.read_bytes().startswith(log[: cut.rfind(b"\n") + 1])
        assert verify(path, trust_packs=True).result == "EXACT"


def deep_in(field: str, log: bytes) -> bytes:
    """The log with something deep in a field of its header."""
    header, rest = log.split(b"\n", 1)
    fields = msgspec.json.decode(header, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({**fields, field: msgspec.Raw(DEEP)}) + b"\n" + rest


@pytest.mark.parametrize("field", ["options", "start", "pack", "resolved", "game", "boardrules", "unknown"])
@pytest.mark.parametrize("name", games())
def test_deep_nesting_in_a_header_is_a_fault_of_its_form(name: str, field: str) -> None:
    text = deep_in(field, logs_of(name)[0])
    for call in (read_log, verify, Match.resume, replay):
        with pytest.raises(LogFormatError, match="nested in more than 128 levels"):
            call(text)


@pytest.mark.parametrize("name", games())
def test_deep_nesting_in_a_line_is_a_fault_of_that_line(name: str) -> None:
    lines = logs_of(name)[0].splitlines(keepends=True)
    lines[4] = b'{"line":"action","ply":4,"action":' + DEEP + b"}\n"
    for call in (read_log, Match.resume, replay):
        with pytest.raises(LogFormatError, match="line 5: it is nested in more than 128 levels"):
            call(b"".join(lines))
    assert verify(b"".join(lines)).result == "DIVERGED"


@pytest.mark.parametrize(
    "pack", [b"1", b"{}", b'{"id":"x"}', b'"x"', b"[]", b'{"id":"few","title":"Few","cards":[]}', b"[" * 100 + b"]" * 100]
)
@pytest.mark.parametrize("name", games())
def test_a_bad_pack_in_a_header_is_a_fault_of_the_log(name: str, pack: bytes) -> None:
    text = logs_of(name)[0].replace(b'"pack":null', b'"pack":' + pack, 1)
    for call in (verify, Match.resume, lambda source, **trust: list(replay(source, **trust))):
        with pytest.raises(LogFormatError, match="the header does not fit"):
            call(text, trust_packs=True)
    assert verify(text).result == "DIVERGED", "the digests find it without reading the pack"


def test_a_pack_in_a_header_is_read_only_if_it_is_trusted() -> None:
    log = logs_of("chibitactics")[-1]
    packed = with_cards(chibitactics, everything())
    assert b'"pack":{' in log
    verdict = verify(log)
    assert (verdict.result, "trust_packs=True" in verdict.why) == ("UNVERIFIED", True)
    assert verify(log, packed).why == verify(log, trust_packs=True).why
    assert Match.resume(log, trust_packs=True).log() == Match.resume(log, game=packed).log()
    assert verify(log.split(b"\n", 1)[0] + b"\n", trust_packs=True).result == "UNVERIFIED"
