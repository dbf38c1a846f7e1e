"""Logs as text."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from boardrules import IncompatibleRules, Log, LogFormatError, read_log, replay, verify
from boardrules.logs import CHECK_EVERY, CheckLine
from tests.play import random_match

WHOLE = random_match(seats=2).log()
LINES = WHOLE.splitlines(keepends=True)


def without(*numbers: int) -> bytes:
    """The log without the lines of these numbers, from 1."""
    return b"".join(text for number, text in enumerate(LINES, start=1) if number not in numbers)


def test_a_log_is_a_header_the_actions_fingerprints_now_and_then_and_an_end() -> None:
    kinds = [msgspec.json.decode(text)["line"] for text in LINES]
    plies = kinds.count("action")
    assert kinds[0] == "header"
    assert kinds[-1] == "end"
    assert kinds.count("check") == plies // CHECK_EVERY
    assert len(kinds) == plies + plies // CHECK_EVERY + 2


def test_a_log_is_read_from_bytes_text_and_a_file_and_written_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(WHOLE)
    log = read_log(WHOLE)
    assert read_log(WHOLE.decode()) == read_log(path) == read_log(log) == log
    assert log.to_bytes() == WHOLE
    assert not log.truncated


def test_a_prefix_is_the_log_as_it_was() -> None:
    log = read_log(WHOLE)
    for ply in (0, 1, CHECK_EVERY, CHECK_EVERY + 5):
        text = log.prefix(ply).to_bytes()
        assert WHOLE.startswith(text)
        assert sum(1 for _ in replay(text)) == ply


def test_a_log_cut_at_any_byte_loses_its_last_line_only() -> None:
    header = len(LINES[0])
    plies = 0
    for cut in range(header - 1, len(WHOLE)):
        log = read_log(WHOLE[:cut])
        whole_lines = WHOLE[:cut].count(b"\n") - (log.end is not None)
        checks = sum(isinstance(record, CheckLine) for record in log.records)
        assert len(log.actions) + checks in (whole_lines - 1, whole_lines)
        assert len(log.actions) >= plies
        plies = len(log.actions)
        assert log.truncated == (WHOLE[cut - 1 : cut] != b"\n" and WHOLE[cut : cut + 1] != b"\n")
        assert WHOLE.startswith(log.to_bytes()[:cut].rstrip(b"\n"))


@pytest.mark.parametrize("cut", [0, 1, 50, len(LINES[0]) - 2])
def test_a_log_cut_inside_its_header_is_none(cut: int) -> None:
    with pytest.raises(LogFormatError, match="begins with a header") as caught:
        read_log(WHOLE[:cut])
    assert caught.value.prefix is None
    with pytest.raises(LogFormatError):
        verify(WHOLE[:cut])


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (b"".join([*LINES[:4], b"{broken\n", *LINES[4:]]), 5, "not a line of a log"),
        (b"".join([*LINES[:4], b"\xff\xfe\n", *LINES[4:]]), 5, "not a line of a log"),
        (without(5), 5, "action 4 should come next, not action 5"),
        (b"".join([*LINES[:4], LINES[0], *LINES[4:]]), 5, "another"),
        (WHOLE + LINES[-2], len(LINES) + 1, "nothing comes after the end"),
        (without(CHECK_EVERY), CHECK_EVERY, f"action {CHECK_EVERY - 1} should come next"),
        (b"".join([*LINES[: CHECK_EVERY - 3], LINES[CHECK_EVERY + 1], *LINES[CHECK_EVERY - 3 :]]), CHECK_EVERY - 2, "a fingerprint of ply"),
        (b"".join([*LINES[:5], LINES[-1]]), 6, "the end line is of ply"),
        (b"".join([*LINES[:4], b'{"line":"action","ply":4,"action":{},"tip":1}\n', *LINES[4:]]), 5, "unknown field `tip`"),
    ],
)
def test_a_damaged_line_is_named_and_all_before_it_is_kept(text: bytes, line: int, why: str) -> None:
    with pytest.raises(LogFormatError, match=why) as caught:
        read_log(text)
    assert caught.value.line == line
    prefix = caught.value.prefix
    assert prefix is not None
    assert WHOLE.startswith(prefix.to_bytes())
    assert len(prefix.actions) >= 3
    verdict = verify(text)
    assert verdict.result == "DIVERGED"
    assert verdict.prefix == prefix


@pytest.mark.parametrize(
    ("header", "why"),
    [
        (b'{"line":"header","boardrules":2}\n', "the header is damaged: .*missing required field"),
        (b'{"line":"check","boardrules":1,"ply":0,"state":""}\n', "the header is damaged: Invalid value"),
        (b'{"line":"other","boardrules":1}\n', "the header is damaged"),
        (LINES[0].replace(b'"pack":null', b'"pack":null,"packet":1'), "unknown field `packet`"),
        (b"seven\n", "begins with a header"),
        (b'{"boardrules":"one"}\n', "begins with a header"),
    ],
)
def test_a_damaged_header_is_refused(header: bytes, why: str) -> None:
    with pytest.raises(LogFormatError, match=why):
        read_log(header + b"".join(LINES[1:]))


def test_a_log_of_a_newer_format_names_both_versions() -> None:
    newer = WHOLE.replace(b'"boardrules":2', b'"boardrules":3,"shape":"round"', 1)
    with pytest.raises(IncompatibleRules, match="format 3, this boardrules reads formats up to 2"):
        read_log(newer)


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_log(tmp_path / "none.jsonl")


def test_a_log_is_a_value() -> None:
    assert isinstance(read_log(WHOLE), Log)
    assert read_log(WHOLE) == read_log(WHOLE)


def test_a_text_that_no_file_could_hold_is_no_log() -> None:
    with pytest.raises(LogFormatError, match="line 1: a log begins with a header"):
        read_log("\ud800")


END = LINES[-1]
NOTE = b'{"line":"note","ply":%d,"text":"well played"}\n'
UNDO = b'{"line":"undo","ply":%d}\n'
PLIES = len(read_log(WHOLE).actions)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"".join([*LINES[:4], NOTE % 7, *LINES[4:]]), "line 5: a note on another ply stands after ply 3"),
        (b"".join([*LINES[:4], UNDO % 3, *LINES[4:]]), "line 5: an undo that leaves 3 plies stands after ply 3"),
        (LINES[0] + UNDO % 0, "line 2: an undo that leaves 0 plies stands after ply 0"),
        (WHOLE + LINES[-2], "nothing comes after the end line but notes, or an undo if nobody retired"),
        (WHOLE + END, "nothing comes after the end line"),
        (WHOLE.replace(b'"retired":null', b'"retired":1') + UNDO % (PLIES - 1), "nothing comes after the end line"),
        (WHOLE + b'{"line":"tag","name":"","text":"x"}\n', "not a line of a log"),
        (WHOLE.replace(b'"ply":3,', b'"ply":9007199254740992,'), "not a line of a log"),
    ],
)
def test_a_line_that_cannot_stand_where_it_does_is_named(text: bytes, why: str) -> None:
    with pytest.raises(LogFormatError, match=why):
        read_log(text)


def test_remarks_may_stand_anywhere_after_the_header() -> None:
    tag = b'{"line":"tag","name":"event","text":"club night"}\n'
    log = read_log(b"".join([LINES[0], tag, NOTE % 0, *LINES[1:4], NOTE % 3, *LINES[4:], NOTE % PLIES, tag]))
    assert log.tags == {"event": "club night"}
    assert [note.ply for note in log.notes] == [0, 3, PLIES]
    assert log.end == read_log(WHOLE).end
    assert log.link == read_log(WHOLE).link
    assert verify(log).result == "EXACT"
    with pytest.raises(IndexError, match=f"there is no ply {PLIES + 1}: plies go from 0 to {PLIES}"):
        log.prefix(PLIES + 1)
