"""``boardrules new``: a first version of a game of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_new_writes_three_files_and_says_what_to_do_next(run: Run, tmp_path: Path) -> None:
    result = run("new", "tide_pools", "--into", str(tmp_path / "game"))
    assert (result.code, result.err) == (0, "")
    assert sorted(path.name for path in (tmp_path / "game").iterdir()) == ["test_tide_pools.py", "tide_pools.py", "tide_pools_page.py"]
    assert "boardrules play" in result.out


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
