"""Replaying and verifying."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec
import pytest
from msgspec import structs

from boardrules import (
    Dealer,
    Divergence,
    Game,
    IncompatibleRules,
    LogFormatError,
    Match,
    RegistryError,
    Seat,
    Spec,
    UnknownGame,
    Value,
    from_state,
    pixies,
    read_log,
    replay,
    verify,
)
from boardrules.log import chain
from boardrules.pixies import Action, Event, Options, State, View
from boardrules.transforms import FromState, read_pack
from tests.play import random_match

MATCH = random_match(seats=2)
WHOLE = MATCH.log()
LINES = WHOLE.splitlines(keepends=True)


def test_a_replay_gives_every_action_state_and_event_again() -> None:
    plies = list(replay(WHOLE))
    assert [played.ply for played in plies] == list(range(1, MATCH.ply + 1))
    assert [played.state for played in plies] == [MATCH.at(ply) for ply in range(1, MATCH.ply + 1)]
    assert tuple(event for played in plies for event in played.events) == MATCH.seen(None)


def test_a_finished_log_is_exact() -> None:
    verdict = verify(WHOLE)
    assert (verdict.result, verdict.ply) == ("EXACT", MATCH.ply)
    assert verdict.prefix.to_bytes() == WHOLE


def test_an_unfinished_log_is_exact_up_to_a_fingerprint_and_unverified_after_it() -> None:
    log = read_log(WHOLE)
    assert verify(log.prefix(64)).result == "EXACT"
    verdict = verify(log.prefix(70))
    assert (verdict.result, verdict.ply) == ("UNVERIFIED", 70)
    assert "no fingerprint after ply 64" in verdict.why
    assert "no fingerprint after ply 0" in verify(log.prefix(5)).why
    cut = verify(log.prefix(64).to_bytes() + LINES[70][:20])
    assert (cut.result, cut.ply) == ("UNVERIFIED", 64)
    assert cut.why.startswith("the last line was cut off")


def changed(number: int) -> bytes:
    """The log with the action in line *number* (from 1) made another one."""
    text = LINES[number - 1]
    record = msgspec.json.decode(text)
    action = record["action"]
    if action["type"] == "Place":
        action["card"] = "B4_C" if action["card"] != "B4_C" else "B5_C"
    elif action["type"] == "Reveal":
        action["card"] = "M2_0" if action["card"] != "M2_0" else "M3_0"
    else:
        action["seat"] = 1 - action["seat"]
    return b"".join([*LINES[: number - 1], msgspec.json.encode(record) + b"\n", *LINES[number:]])


def test_a_log_with_any_one_action_changed_diverges() -> None:
    for number, text in enumerate(LINES, start=1):
        if b'"line":"action"' in text:
            verdict = verify(changed(number))
            assert verdict.result == "DIVERGED", number
            assert verify(verdict.prefix).result != "DIVERGED"
            assert len(verdict.prefix.actions) == verdict.ply


def test_a_replay_yields_all_before_the_divergence_and_names_it() -> None:
    plies = []
    with pytest.raises(Divergence, match="after ply") as caught:
        plies += list(replay(changed(20)))
    assert caught.value.prefix.actions == read_log(WHOLE).actions[: caught.value.ply]


def test_an_action_that_cannot_be_read_diverges_there() -> None:
    text = b"".join([*LINES[:9], LINES[9].replace(b'"by"', b'"buy"'), *LINES[10:]])
    verdict = verify(text)
    assert (verdict.result, verdict.ply) == ("DIVERGED", 8)
    assert "action 9 cannot be read" in verdict.why


def test_a_log_that_goes_on_after_the_end_of_the_game_diverges() -> None:
    extra = msgspec.json.decode(LINES[-2])
    extra["ply"] += 1
    verdict = verify(b"".join([*LINES[:-1], msgspec.json.encode(extra) + b"\n"]))
    assert (verdict.result, verdict.ply) == ("DIVERGED", MATCH.ply)
    assert "BR-OVER" in verdict.why


def test_an_end_line_with_another_outcome_state_or_before_the_end_diverges() -> None:
    end = msgspec.json.decode(LINES[-1])
    for field, value, why in (
        ("outcome", None, "another outcome"),
        ("outcome", {**end["outcome"], "winners": [0, 1]}, "another outcome"),
        ("state", "0" * 32, "not the one that was recorded"),
    ):
        text = b"".join([*LINES[:-1], msgspec.json.encode({**end, field: value}) + b"\n"])
        verdict = verify(text)
        assert verdict.result == "DIVERGED"
        assert why in verdict.why
    for plies in (0, 10):
        match = Match.resume(read_log(WHOLE).prefix(plies))
        match.retire(Seat(0))
        *lines, last = match.log().splitlines(keepends=True)
        assert verify(match.log()).result == "EXACT"
        verdict = verify(b"".join([*lines, last.replace(b'"retired":0', b'"retired":null')]))
        assert (verdict.result, verdict.why) == ("DIVERGED", "the log ends, but the game is not over and nobody retired")


def test_a_log_with_another_header_diverges() -> None:
    text = WHOLE.replace(b'"commitment":"23', b'"commitment":"32', 1)
    verdict = verify(text)
    assert (verdict.result, verdict.ply) == ("DIVERGED", 0)
    assert "the log at ply 32 is not the one that was recorded" in verdict.why


def header(**fields: object) -> bytes:
    """The log as it would be with other fields in its header."""
    log = read_log(msgspec.json.encode({**msgspec.json.decode(LINES[0]), **fields}) + b"\n" + b"".join(LINES[1:]))
    links = [chain(log.header)]
    for action in log.actions:
        links.append(chain(links[-1], action))
    checks = tuple(structs.replace(check, chain=links[check.ply]) for check in log.checks)
    assert log.end is not None
    return replace(log, checks=checks, end=structs.replace(log.end, chain=links[-1])).to_bytes()


def test_a_log_by_other_rules_is_not_replayed_but_compared() -> None:
    for fields in ({"rules": "0.9"}, {"rules": "2.0"}, {"cards": "0" * 32}):
        with pytest.raises(IncompatibleRules):
            replay(header(**fields))
        verdict = verify(header(**fields))
        assert (verdict.result, verdict.ply) == ("UNVERIFIED", MATCH.ply)
    with pytest.raises(IncompatibleRules, match=r"by version 2.0 of the rules of pixies, installed is version 1.0: install a release"):
        replay(header(rules="2.0"))


def test_a_log_of_a_newer_encoding_cannot_be_read() -> None:
    for call in (replay, verify):
        with pytest.raises(IncompatibleRules, match="version 2 of the encoding of pixies, installed is version 1"):
            call(header(schema=2))


def test_a_log_of_a_game_that_is_not_installed_is_refused() -> None:
    with pytest.raises(UnknownGame, match="the log is of 'chess'"):
        replay(header(game="chess"))
    with pytest.raises(UnknownGame, match="of 'chess', not of 'pixies'"):
        verify(header(game="chess"), pixies)


def test_a_header_that_does_not_fit_the_game_is_refused() -> None:
    for options in ({"seats": 9}, {"seats": 6}, {"players": 2}, None):
        with pytest.raises(LogFormatError):
            replay(header(options=options))


def test_a_log_redacted_for_reading_cannot_be_replayed() -> None:
    with pytest.raises(LogFormatError, match="written for reading by one seat"):
        verify(MATCH.log(Seat(0)))


def test_a_log_from_a_state_keeps_the_state() -> None:
    middle = MATCH.at(40)
    match = Match(from_state(pixies, middle), dealer=Dealer(1))
    seat = pixies.to_act(match.state)[0]
    match.submit(seat, pixies.legal_actions(match.state)[0])
    match.retire(seat)
    assert verify(match.log()).result == "EXACT"
    assert Match.resume(match.log()).at(0) == match.at(0)
    broken = match.log().replace(b'"picks":', b'"picks":9', 1)
    with pytest.raises(LogFormatError, match="does not fit pixies"):
        verify(broken)


class Pack(Value, frozen=True, gc=False):
    """A pack of custom cards, as far as these tests need one."""

    title: str


@dataclass(frozen=True)
class PackedPixies(FromState[State, Action, View, Event, Options]):
    """Pixies, which takes no packs, made to look as if it did."""

    pack: Pack | None = None

    @property
    def SPEC(self) -> Spec[State, Action, View, Event, Options]:  # noqa: N802
        return replace(pixies.SPEC, pack=self.pack)

    def new_game(self, options: Options | None = None) -> State:
        return pixies.new_game(options)

    def game_from_pack(self, data: bytes) -> Game[State, Action, View, Event, Options]:
        return PackedPixies(pixies, self.state, msgspec.json.decode(data, type=Pack))


def test_a_log_carries_its_pack_of_custom_cards_whole() -> None:
    plain = PackedPixies(pixies, pixies.new_game())
    packed = read_pack(plain, b'{"title":"ours"}')
    log = Match(packed, Options(seats=2), dealer=Dealer(7)).log()
    assert msgspec.json.decode(log.splitlines()[0])["pack"] == {"title": "ours"}
    assert len(list(replay(log, plain))) == len(list(replay(log, packed)))
    with pytest.raises(RegistryError, match="'pixies' takes no packs"):
        verify(log)
