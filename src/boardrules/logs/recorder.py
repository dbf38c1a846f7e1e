"""A recorder: the log of a match, kept while it is played."""

from __future__ import annotations

import os
from types import TracebackType
from typing import Final, Self

from boardrules.logs.errors import RecorderError
from boardrules.logs.log import Log
from boardrules.logs.parsing import read_log
from boardrules.logs.store import FileStore, Store

__all__ = ["Recorder"]

_BEGINNING: Final = b'{"line":"header","boardrules":'


class Recorder:
    """Keeps the log of one match in a store, a line at a time and none twice.

    Opening it locks the store against a second writer, reads what is there, and drops a last line that was interrupted, nothing
    else. ``Match.record`` hands it the rest; from then on an action counts once its lines are kept.

    Parameters
    ----------
    store:
        where the log is kept: a store, or the path of a file, which makes a :class:`FileStore`.

    Raises
    ------
    RecorderError
        if somebody else writes there.
    LogFormatError, IncompatibleRules
        if what is there is no log, or one damaged before its last line.
    OSError
        if a file cannot be opened, read or written.

    ``found`` is the log that was there, None if there was none. A recorder is a context manager that closes itself.

    >>> from pathlib import Path
    >>> from boardrules import Match, Recorder, pixies
    >>> with Recorder(Path("game.jsonl")) as recorder:
    ...     match = Match(pixies)
    ...     match.record(recorder)
    >>> Path("game.jsonl").read_bytes() == match.log()
    True
    """

    __slots__ = ("_text", "found", "lines", "size", "store")

    def __init__(self, store: Store | str | os.PathLike[str]) -> None:
        self.store: Final[Store] = FileStore(store) if isinstance(store, str | os.PathLike) else store
        self.lines = 0
        """How many lines are kept."""
        self.size = 0
        """How many bytes they have."""
        self._text: bytes | None = b""
        """What was found, until a match goes on with it."""
        self.store.lock()
        opened = False
        try:
            self.found: Final = self._open(self.store.read())
            opened = True
        finally:
            if not opened:
                self.store.close()

    def _open(self, data: bytes) -> Log | None:
        if b"\n" not in data and (data.startswith(_BEGINNING) or _BEGINNING.startswith(data)):
            if data:
                self.store.append(0, b"")  # not even the header was written whole
            return None
        log = read_log(data)
        text = log.to_bytes()
        self.lines, self.size, self._text = len(log.texts), len(text), text
        if data + b"\n" == text:
            self.store.append(len(data), b"\n")
        elif data != text:
            self.store.append(self.size, b"")
        return log

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def begin(self, text: bytes) -> None:
        """Keep the rest of *text*, a whole log, that begins with what was found. Raises RecorderError if it does not, or begun before."""
        if self._text is None:
            raise RecorderError("a recorder keeps the log of one match, and this one has one already")
        if not text.startswith(self._text):
            raise RecorderError(
                "what is kept there is not the beginning of this match's log: go on with that match (Match.resume), or record elsewhere"
            )
        self.append(text[self.size :])
        self._text = None

    def append(self, lines: bytes) -> None:
        """Keep *lines*, whole ones. When it returns they are kept; if it fails, none counts."""
        if lines:
            self.store.append(self.size, lines)
            self.size += len(lines)
            self.lines += lines.count(b"\n")

    def close(self) -> None:
        """Let others write to the store."""
        self.store.close()
