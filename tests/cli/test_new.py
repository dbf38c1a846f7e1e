"""``boardrules new``: a first version of a game of one's own."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_new_writes_three_files_and_says_what_to_do_next(run: Run, tmp_path: Path) -> None:
    result = run("new", "tide_pools", "--into", str(tmp_path / "game"))
    assert (result.code, result.err) == (0, "")
    assert sorted(path.name for path in (tmp_path / "game").iterdir()) == ["test_tide_pools.py", "tide_pools.py", "tide_pools_page.py"]
    assert "boardrules play" in result.out


def test_the_first_command_that_is_printed_runs_the_test_in_any_shell(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    lines = run("new", "tide_pools", "--into", str(tmp_path / "my game")).out.splitlines()
    test, play, page = [shlex.split(line) for line in lines[lines.index("Next:") + 1 :]]
    assert test[0] == play[0] == page[0] == sys.executable
    assert play[1:4] == ["-m", "boardrules", "play"]
    done = subprocess.run(test[:2], capture_output=True, text=True, check=True)
    assert "test_it_keeps_every_law: ok" in done.stdout


def test_in_an_active_environment_the_commands_are_short(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("python", "boardrules"):
        (tmp_path / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    out = run("new", "tide_pools").out
    assert "\n  python test_tide_pools.py " in out
    assert "\n  boardrules play tide_pools.py --bots --seed 7 " in out
    assert "\n  python tide_pools_page.py " in out


def test_new_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_tide_pools.py").write_text("mine", "utf-8")
    result = run("new", "tide_pools", "--into", str(tmp_path))
    assert result.code == 2
    assert "exists already" in result.err
    assert [path.name for path in tmp_path.iterdir()] == ["test_tide_pools.py"]


@pytest.mark.parametrize(("name", "said"), [("Tide", "2 to 40 small letters"), ("random", "has it already")])
def test_new_refuses_a_name_in_words(run: Run, name: str, said: str) -> None:
    result = run("new", name)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
