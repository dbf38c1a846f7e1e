"""Older logs make room for new ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boardrules.cli._record import set_aside
from boardrules.cli._screen.terminal import CommandError


def test_an_older_file_is_kept_under_the_next_free_number(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert set_aside(path) is None
    for text in ("first", "second"):
        path.write_text(text)
        set_aside(path)
    assert not path.exists()
    assert [(tmp_path / f"game.jsonl.{number}").read_text() for number in (1, 2)] == ["first", "second"]


def test_only_files_are_moved_out_of_the_way(tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(CommandError, match="is not a file"):
            set_aside(path)
