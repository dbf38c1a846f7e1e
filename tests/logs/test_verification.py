"""Replaying and verifying."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

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
    Seat,
    Spec,
    UnknownGame,
    UntrustedPack,
    Value,
    from_state,
    pixies,
    read_log,
    replay,
    to_json,
    verify,
)
from boardrules.logs import ActionLine, CheckLine, EndLine, Header, NoteLine, TagLine, UndoLine
from boardrules.logs.lines import Record
from boardrules.logs.writer import LogWriter
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
        *records, last = read_log(WHOLE).records
        text = rewritten([*records, msgspec.convert({**end, field: value}, type=EndLine)])
        assert isinstance(last, EndLine)
        verdict = verify(text)
        assert verdict.result == "DIVERGED"
        assert why in verdict.why
    for plies in (0, 10):
        match = Match.resume(read_log(WHOLE).prefix(plies))
        match.retire(Seat(0))
        assert verify(match.log()).result == "EXACT"
        for text in (b'"retired":null', b'"retired":1', b'"retired":7'):
            verdict = verify(match.log().replace(b'"retired":0', text))
            assert verdict.result == "DIVERGED", "the chain covers who retired"
            assert "not the one that was recorded" in verdict.why
        *records, end = read_log(match.log()).records
        assert isinstance(end, EndLine)
        verdict = verify(rewritten([*records, structs.replace(end, retired=None)], commitment=read_log(match.log()).header.commitment))
        assert (verdict.result, verdict.why) == ("DIVERGED", "the log ends, but the game is not over and nobody retired")
        verdict = verify(rewritten([*records, structs.replace(end, retired=Seat(7))]))
        assert verdict.why == "seat 7 retired, but there is no such seat, or the game was over"


@pytest.mark.parametrize("field", ["state", "chain"])
def test_a_wrong_check_line_is_found_even_before_the_right_one_of_the_same_ply(field: str) -> None:
    number = next(number for number, text in enumerate(LINES) if b'"line":"check"' in text)
    wrong = re.sub(rb'("%b":)"[0-9a-f]+"' % field.encode(), rb'\1"%b"' % (b"0" * 32), LINES[number])
    for text in ([*LINES[:number], wrong, *LINES[number:]], [*LINES[: number + 1], wrong, *LINES[number + 1 :]]):
        verdict = verify(b"".join(text))
        assert verdict.result == "DIVERGED"
        assert len(verdict.prefix.actions) == verdict.ply


def test_no_line_that_means_anything_can_be_left_out_or_doubled() -> None:
    for number in range(1, len(LINES) - 1):
        assert verify(b"".join([*LINES[:number], *LINES[number + 1 :]])).result == "DIVERGED"
        assert verify(b"".join([*LINES[:number], LINES[number], *LINES[number:]])).result == "DIVERGED"


def test_a_header_that_names_another_number_of_seats_is_refused() -> None:
    with pytest.raises(LogFormatError, match="says that 3 seats play, but 2 do"):
        verify(header(seats=3))


def test_options_that_nobody_resolves_are_not_resolved_by_a_header() -> None:
    with pytest.raises(LogFormatError, match="does not say what the options come to as pixies does"):
        verify(header(resolved={"flower_power": True}))


def test_a_header_has_either_options_or_a_start() -> None:
    for fields in ({"options": None}, {"start": msgspec.json.decode(to_json(MATCH.at(9)))}):
        with pytest.raises(LogFormatError, match="neither options nor a start, or both"):
            verify(header(**fields))


def test_the_name_of_a_file_as_plain_text_is_told_apart() -> None:
    for call in (verify, replay, read_log, Match.resume):
        with pytest.raises(LogFormatError, match=r"pathlib\.Path"):
            call("game.jsonl")
    with pytest.raises(TypeError, match=r"or a pathlib.Path, not as int"):
        verify(7)  # type: ignore[arg-type]


def test_a_log_with_another_header_diverges() -> None:
    text = WHOLE.replace(b'"commitment":"23', b'"commitment":"32', 1)
    verdict = verify(text)
    assert (verdict.result, verdict.ply) == ("DIVERGED", 0)
    assert "the log at ply 32 is not the one that was recorded" in verdict.why


def rewritten(records: Iterable[Record], **fields: object) -> bytes:
    """A log with these records, and other fields in the header of the log, whose digests are all right."""
    head = msgspec.json.decode(msgspec.json.encode({**msgspec.json.decode(LINES[0]), **fields}), type=Header)
    writer = LogWriter(head)
    for record in records:
        match record:
            case ActionLine():
                writer.action(record.ply, record.action)
            case UndoLine():
                writer.undo(record.ply)
            case CheckLine():
                writer.check(record.ply, record.state)
            case EndLine():
                writer.end(record.ply, record.state, record.outcome, record.retired)
            case NoteLine() | TagLine():
                writer.remark(record)
    return writer.since(0)


def header(**fields: object) -> bytes:
    """The log as it would be with other fields in its header."""
    return rewritten(read_log(WHOLE).records, **fields)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"rules": "0.9"}, "by version 0.9 of the rules of pixies, installed is version"),
        ({"rules": "99.0"}, "install a release of boardrules with version 99.0"),
        ({"schema": 99}, "version 99 of the encoding of pixies, installed is version"),
        ({"schema": 0, "options": {"tables": 4}}, "version 0 of the encoding of pixies"),
        ({"cards": "0" * 32}, "other cards of pixies"),
        ({"boardrules": 1}, "format 1, this boardrules replays format 2"),
    ],
)
def test_versions_are_compared_before_anything_else_and_another_one_is_no_divergence(fields: dict[str, object], why: str) -> None:
    log = header(**fields)
    with pytest.raises(IncompatibleRules, match=why):
        replay(log)
    with pytest.raises(IncompatibleRules, match=why):
        Match.resume(log)
    verdict = verify(log)
    assert (verdict.result, verdict.ply) == ("UNVERIFIED", MATCH.ply)
    assert re.search(why, verdict.why)


def test_an_honest_log_of_other_rules_is_unverified_though_these_rules_refuse_its_actions() -> None:
    records = [
        structs.replace(record, action=msgspec.Raw(b'{"type":"Bid"}')) if isinstance(record, ActionLine) else record
        for record in read_log(WHOLE).records
    ]
    assert verify(rewritten(records, rules="0.9")).result == "UNVERIFIED"
    assert verify(rewritten(records)).result == "DIVERGED"


def test_a_log_of_other_rules_that_was_changed_diverges_still() -> None:
    log = header(rules="0.9").replace(b'"how":"up"', b'"how":"down"', 1)
    verdict = verify(log)
    assert (verdict.result, verdict.ply) == ("DIVERGED", 0)
    assert "the log at ply 32 is not the one that was recorded" in verdict.why


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

    PACK: ClassVar[type[Pack]] = Pack
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
    assert len(list(replay(log, plain, trust_packs=True))) == len(list(replay(log, packed)))
    assert verify(log, plain).result == "UNVERIFIED"
    with pytest.raises(UntrustedPack):
        replay(log, plain)
    other = read_pack(plain, b'{"title":"theirs"}')
    assert "another pack of cards" in verify(log, other).why
    with pytest.raises(LogFormatError, match="'pixies' takes no packs"):
        verify(log, trust_packs=True)
