"""A log on disk that grows while a match is played."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from boardrules.cli._terminal import CommandError
from boardrules.match import Match

__all__ = ["AnyMatch", "Record", "set_aside"]

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class _Line(msgspec.Struct):
    """As much of a line as is needed to count actions."""

    line: str


class Record:
    """The log file of a match, brought up to date after each action: whoever stops the program loses no line before the last.

    It knows where in the file each ply ends, so that what is taken back can be cut off and a line that was interrupted
    half-way is written again.
    """

    def __init__(self, path: Path, *, resume: bool = False) -> None:
        self.path: Final = path
        self._file = path.open("r+b" if resume else "xb", buffering=0)
        text = self._file.read() if resume else b""
        # What follows the last newline was cut off; and lines after the last action may be missing, so that one is written again.
        self._ends = _ends(text[: text.rfind(b"\n") + 1])[:-1]

    def update(self, match: AnyMatch) -> None:
        """Make the file say what the match says."""
        if not self._ends:
            self._write(match.log())
            return
        kept = min(match.ply, len(self._ends) - 1)
        del self._ends[kept + 1 :]
        self._write(match.lines(kept) if kept < match.ply else b"")

    def _write(self, text: bytes) -> None:
        """Append *text* after the last whole ply, whatever stands there."""
        end = self._ends[-1] if self._ends else 0
        if os.fstat(self._file.fileno()).st_size != end:
            self._file.truncate(end)
        self._file.seek(end)
        rest = memoryview(text)
        while rest:
            rest = rest[self._file.write(rest) :]
        self._ends += [end + at for at in _ends(text, first=not self._ends)]

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _ends(text: bytes, *, first: bool = True) -> list[int]:
    """Where each ply ends in *text*, lines that follow an action included; with the header *first*, if it has one."""
    ends: list[int] = []
    at = 0
    for line in text.splitlines(keepends=True):
        at += len(line)
        if (first and not ends) or msgspec.json.decode(line, type=_Line).line == "action":
            ends.append(at)
        else:
            ends[-1] = at
    return ends


def set_aside(path: Path) -> Path | None:
    """Give the file at *path* another name, so that a new one can take its place: ``FILE.1``, or the next number that is free.

    Returns the new name, or None if nothing is there. Raises CommandError for anything but a file.
    """
    if not path.exists():
        return None
    if not path.is_file():
        raise CommandError(f"{path} is not a file")
    older = next(name for number in count(1) if not (name := path.with_name(f"{path.name}.{number}")).exists())
    path.rename(older)
    return older
