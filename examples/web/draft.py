"""What a table that several servers share wants to have kept, and how it repeats what others have kept."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from keeping import Kept
from table import Table

from boardrules import RecorderError, from_json

__all__ = ["Draft", "follow"]


class Draft:
    """The journal of a table that several servers share: what was written, until it is kept.

    Parameters
    ----------
    version:
        the number of the last change that the table knows.
    lines:
        the log so far.
    """

    def __init__(self, id: str, version: int, lines: bytes) -> None:
        self.id: Final = id
        self.version = version
        self.size = len(lines)
        """How much of the log is kept."""
        self.lines = b""
        self.about: bytes | None = None
        self.unlisted = False
        self._found = lines
        self._told = b""

    @property
    def pending(self) -> bool:
        """True if something was written that is not kept yet."""
        return bool(self.lines) or self.about is not None

    def settle(self) -> None:
        """Note that everything is kept, by the next change of the table."""
        self.version += 1
        self.size += len(self.lines)
        self.lines, self.about, self.unlisted = b"", None, False

    def follow(self, lines: bytes) -> None:
        """Expect *lines*, which others have kept: the table repeats them from here on, and they are not written again."""
        self._told = lines

    @property
    def told(self) -> bytes:
        """The lines that are still to be repeated."""
        return self._told

    def lock(self) -> None:
        """Whoever changes the table first is the writer, which the database decides."""

    def read(self) -> bytes:
        """Return all lines that were found."""
        found, self._found = self._found, b""
        return found

    def append(self, at: int, lines: bytes) -> None:
        """Note *lines* of the log at byte *at*. Raises RecorderError if they are others than those to be repeated."""
        if self._told:
            if not self._told.startswith(lines):
                raise RecorderError("what was kept by others is not what follows here")
            self._told = self._told[len(lines) :]
            self.size = at + len(lines)
        else:
            self.lines += lines

    def change(self, about: bytes) -> None:
        """Note something new about the table."""
        self.about = about

    def unlist(self) -> None:
        """Note that the table is listed in the lobby no more."""
        self.unlisted = True

    def close(self) -> None:
        """Do nothing: nothing is held open."""


class Line(msgspec.Struct, frozen=True):
    """A line of a log, as far as it says what was done."""

    line: Literal["action", "undo", "check", "end", "note", "tag"]
    action: msgspec.Raw = msgspec.Raw(b"null")


def follow(table: Table, journal: Draft, kept: Kept, lines: bytes) -> int:
    """Repeat at *table* what others have kept, the *lines* after its own; return the lowest ply on the way.

    Raises RecorderError or IllegalAction if that cannot be: then the table has to be read anew.
    """
    if lines and not table.started:
        raise RecorderError("the match has begun since")
    match, lowest = table.match, table.match.ply
    journal.follow(lines)
    while told := journal.told:
        line = msgspec.json.decode(told[: told.index(b"\n")], type=Line)
        if line.line == "action":
            action: Any = from_json(match.game.SPEC.action, bytes(line.action))
            match.submit(action.by, action)
        elif line.line == "undo":
            match.undo()
            lowest = min(lowest, match.ply)
        else:
            raise RecorderError("a line follows that no action has")
    table.follow(kept.about)
    journal.version = kept.version
    return lowest
