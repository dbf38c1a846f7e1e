"""The command as a user has it: arguments and typed lines in, exit code and text out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TypeAlias

import pytest

from boardrules.cli import main


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in an empty directory, with these lines typed."""
    monkeypatch.chdir(tmp_path)

    def run_command(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def sealed_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a game with secrets beside Pixies, and one that cannot be loaded."""
    offered = {"broken": "tests.no_such_game", "pixies": "boardrules.pixies", "sealed_bids": "tests.testing.sealed_bids"}

    def entry_points(*, group: str) -> list[EntryPoint]:
        return [EntryPoint(key, value, group) for key, value in offered.items()]

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
