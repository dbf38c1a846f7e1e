"""Golden logs are played again byte for byte: the rules are those of their version, on every machine."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from boardrules import read_log, verify
from boardrules.pixel_tactics import Action, Options
from tests.pixel_tactics.golden import ADVICE, FOLDER, TABLES, difference, name_of, played, write
from tests.pixel_tactics.golden.__main__ import main

every_table = pytest.mark.parametrize("options", TABLES, ids=name_of)


@every_table
def test_the_game_is_played_as_it_was(options: Options) -> None:
    kept, now = (FOLDER / name_of(options)).read_bytes(), played(options)
    assert kept == now, f"{name_of(options)}: {difference(kept, now)}\n{ADVICE}"


@every_table
def test_the_log_verifies(options: Options) -> None:
    verdict = verify(FOLDER / name_of(options))
    assert verdict.result == "EXACT", verdict.why
    assert verdict.ply == len(read_log(FOLDER / name_of(options)).actions)


def test_every_kind_of_action_occurs() -> None:
    text = b"".join((FOLDER / name_of(options)).read_bytes() for options in TABLES)
    kinds = [kind.__name__ for kind in get_args(Action)]
    assert len(kinds) > 10
    assert [kind for kind in kinds if b'"type":"%b"' % kind.encode() not in text] == []


def test_there_are_no_other_files() -> None:
    assert {path.name for path in FOLDER.glob("*.jsonl")} == {name_of(options) for options in TABLES}


# The script that writes them


ONE = TABLES[0]


def test_a_missing_log_is_written_and_the_same_one_is_left_alone(tmp_path: Path) -> None:
    assert write(ONE, tmp_path) == "en_set_1_first.jsonl: written"
    assert (tmp_path / "en_set_1_first.jsonl").read_bytes() == played(ONE)
    assert write(ONE, tmp_path) == "en_set_1_first.jsonl: unchanged"


def test_a_log_of_the_same_version_is_not_replaced_by_another(tmp_path: Path) -> None:
    other = played(ONE).replace(b'"type":"First","by":-1,"seat":0', b'"type":"First","by":-1,"seat":1', 1)
    (tmp_path / "en_set_1_first.jsonl").write_bytes(other)
    with pytest.raises(SystemExit, match="rules_version is still") as raised:
        write(ONE, tmp_path)
    assert "line 2" in str(raised.value)
    assert (tmp_path / "en_set_1_first.jsonl").read_bytes() == other


def test_a_log_of_an_older_version_is_replaced(tmp_path: Path) -> None:
    now = played(ONE)
    rules = f'"rules":"{read_log(now).header.rules}"'.encode()
    assert rules in now
    (tmp_path / "en_set_1_first.jsonl").write_bytes(now.replace(rules, b'"rules":"0.1"', 1))
    assert write(ONE, tmp_path) == "en_set_1_first.jsonl: written"
    assert (tmp_path / "en_set_1_first.jsonl").read_bytes() == now


def test_the_first_line_that_differs_is_shown() -> None:
    assert difference(b"a\nb\n", b"a\nb\n") == ""
    assert difference(b"a\nb\n", b"a\nc\n") == "line 2\nwas b\nis  c"
    assert difference(b"a\n", b"a\nb\n") == "line 2\nwas (no such line)\nis  b"


def test_the_script_compares_and_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.count(": unchanged") == len(TABLES)
    assert main(["--force"]) == 2
