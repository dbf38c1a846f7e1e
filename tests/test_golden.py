"""The driver of the golden logs: what it writes, what it refuses to write, what it says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from boardrules import read_log
from tests.golden import Golden, difference
from tests.pixies.golden import GOLDEN

NAME = "2_seats"


@pytest.fixture
def golden(tmp_path: Path) -> Golden:
    """The logs of Pixies for two, to be written to an empty folder."""
    return replace(GOLDEN, folder=tmp_path, logs={NAME: GOLDEN.logs[NAME]})


def test_a_missing_log_is_written_and_the_same_one_is_left_alone(golden: Golden) -> None:
    assert golden.difference(NAME) == "there is no such file"
    assert golden.write(NAME) == "2_seats.jsonl: written"
    assert golden.path(NAME).read_bytes() == golden.logs[NAME]() == GOLDEN.path(NAME).read_bytes()
    assert golden.write(NAME) == "2_seats.jsonl: unchanged"


def test_a_log_of_the_same_version_is_not_replaced_by_another(golden: Golden) -> None:
    other = golden.logs[NAME]().replace(b'"seat":0', b'"seat":1', 1)
    golden.path(NAME).write_bytes(other)
    with pytest.raises(SystemExit, match="rules_version is still") as raised:
        golden.write(NAME)
    assert "line 2" in str(raised.value)
    assert golden.path(NAME).read_bytes() == other


def test_a_log_of_an_older_version_is_replaced(golden: Golden) -> None:
    now = golden.logs[NAME]()
    rules = f'"rules":"{read_log(now).header.rules}"'.encode()
    assert rules in now
    golden.path(NAME).write_bytes(now.replace(rules, b'"rules":"0.1"', 1))
    assert golden.write(NAME) == "2_seats.jsonl: written"
    assert golden.path(NAME).read_bytes() == now


def test_the_first_line_that_differs_is_shown() -> None:
    assert difference(b"a\nb\n", b"a\nb\n") == ""
    assert difference(b"a\nb\n", b"a\nc\n") == "line 2\nwas b\nis  c"
    assert difference(b"a\n", b"a\nb\n") == "line 2\nwas (no such line)\nis  b"
    assert len(difference(b"a" * 9999, b"b" * 9999)) < 1000


def test_a_file_that_is_no_log_of_the_game_is_named(golden: Golden) -> None:
    golden.write(NAME)
    assert golden.others() == set()
    golden.path("9_seats").write_bytes(b"")
    assert golden.others() == {"9_seats"}


def test_the_script_compares_and_writes_and_explains_itself(golden: Golden, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main([]) == 1
    assert golden.main(["--write"]) == 0
    assert golden.main([]) == 0
    assert capsys.readouterr().out == "2_seats.jsonl: there is no such file\n2_seats.jsonl: written\n2_seats.jsonl: unchanged\n"
    assert golden.main(["--force"]) == 2
    assert "usage: python -m tests." in capsys.readouterr().err


def test_the_advice_names_the_file_of_the_version_and_the_script() -> None:
    assert "raise rules_version in src/boardrules/pixies/_spec.py" in GOLDEN.advice
    assert GOLDEN.advice.endswith("python -m tests.pixies.golden --write")
    assert (Path(__file__).parents[1] / GOLDEN.spec).exists()
