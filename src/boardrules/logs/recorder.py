"""Keep the log of a match while it is played."""

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
    """A recorder of one match, which appends each line of its log to a store once.

    Opening a recorder locks the store against a second writer, reads the log in it, and drops an interrupted last line. ``Match.record``
    passes it the other lines; from then on an action counts only after its lines are kept.

    Parameters
    ----------
    store:
        the store that keeps the log, or the path of a file, for which a :class:`FileStore` is made.

    Raises
    ------
    RecorderError
        if another recorder writes there.
    LogFormatError, IncompatibleRules
        if the store holds something else than a log, or a log that is damaged before its last line.
    OSError
        if a file cannot be opened, read or written.

    ``found`` is the log that was in the store, or None. A recorder is a context manager that closes itself.

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
        """The number of lines in the store."""
        self.size = 0
        """The number of bytes in the store."""
        self._text: bytes | None = b""
        """The text that was found, or None after :meth:`begin`."""
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
                self.store.append(0, b"")  # even the header was interrupted
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
        """Keep the rest of *text*, a whole log that begins with the text found. Raises RecorderError otherwise, or on a second call."""
        if self._text is None:
            raise RecorderError("a recorder keeps the log of one match, and this one has one already")
        if not text.startswith(self._text):
            raise RecorderError(
                "what is kept there is not the beginning of this match's log: go on with that match (Match.resume), or record elsewhere"
            )
        self.append(text[self.size :])
        self._text = None

    def append(self, lines: bytes) -> None:
        """Append whole *lines* to the store. If this raises, none of them counts."""
        if lines:
            self.store.append(self.size, lines)
            self.size += len(lines)
            self.lines += lines.count(b"\n")

    def close(self) -> None:
        """Close the store, so that others may write to it."""
        self.store.close()
