"""Runs whose records are looked at, and how to kill one of them in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules import pixies
from boardrules.simulation import simulate

__all__ = ["TWO", "contents", "killed", "run"]

TWO = pixies.Options(seats=2)


class Killed(BaseException):
    pass


def run(folder: Path, *, resume: bool = False) -> object:
    return simulate(pixies, 11, seed="r", options=TWO, records=folder, resume=resume, part=4, chunk=3)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def killed(folder: Path, monkeypatch: pytest.MonkeyPatch, write: int, *, moved: bool = False) -> None:
    """A run that dies at its write with this number, before or after the file is *moved* to its place."""
    replace, left = Path.replace, [write]

    def dying(self: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] >= 0:
            return replace(self, target)
        if moved:
            replace(self, target)
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", dying)
        with pytest.raises(Killed):
            run(folder)
