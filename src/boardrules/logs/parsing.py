"""Read a log from its text, and check the form and the place of every line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypeAlias, assert_never

import msgspec

from boardrules.errors import clipped
from boardrules.logs.errors import IncompatibleRules, LogFormatError
from boardrules.logs.lines import (
    ENVELOPE,
    ActionLine,
    CheckLine,
    EndLine,
    Header,
    NoteLine,
    Number,
    Record,
    TagLine,
    UndoLine,
)
from boardrules.logs.log import Log
from boardrules.nesting import MAX_NESTING, too_deep

__all__ = ["LogSource", "read_log"]

_DECODER: Final[msgspec.json.Decoder[Header | Record]] = msgspec.json.Decoder(Header | Record)


class _Version(msgspec.Struct, frozen=True, gc=False):
    """The part of a header that every version of the format has."""

    boardrules: Number


LogSource: TypeAlias = "Log | bytes | str | os.PathLike[str]"
"""A log, its text, or the path of its file as a ``pathlib.Path``. A plain string is text, not a path."""


def read_log(source: LogSource) -> Log:
    """Read a log from its text or from a file.

    Only the form is checked. Use :func:`verify` to check actions and digests.

    Raises
    ------
    LogFormatError
        if the first line is not a header, or a line before the last is damaged, nested in more than 128 levels or out of order. The error
        has the number of the line, and the lines before it as ``prefix``.
    IncompatibleRules
        if the log is of a newer format.
    OSError
        if the file cannot be read.
    """
    if isinstance(source, Log):
        return source
    data = Path(source).read_bytes() if isinstance(source, os.PathLike) else _encoded(source)
    lines = data.split(b"\n")
    cut = lines[-1] != b""  # a log ends with a newline, so text after the last one is a cut line
    if not cut:
        lines.pop()
    reader = _Reader(_header(lines[0] if lines else b"", name=isinstance(source, str) and "\n" not in source), lines[0])
    for number, text in enumerate(lines[1:], start=2):
        try:
            reader.read(text)
        except _BadLineError as error:
            if cut and number == len(lines):
                return reader.log(truncated=True)
            raise LogFormatError(str(error), line=number, prefix=reader.log()) from None
    return reader.log()


def _encoded(text: object) -> bytes:
    """Return *text* as bytes. Raises TypeError, because callers without a type checker may pass anything."""
    if isinstance(text, str):
        return text.encode(errors="surrogatepass")
    if isinstance(text, bytes):
        return text
    raise TypeError(f"a log is given as a Log, its text, or a pathlib.Path, not as {type(text).__name__}")


def _header(text: bytes, *, name: bool) -> Header:
    if too_deep(text):
        raise LogFormatError(f"the header is nested in more than {MAX_NESTING} levels")
    try:
        version = msgspec.json.decode(text, type=_Version).boardrules
    except (msgspec.DecodeError, UnicodeError):
        hint = "; the name of a file is given as a pathlib.Path, a plain string is read as the log itself" if name else ""
        raise LogFormatError(
            f'a log begins with a header, {{"line":"header","boardrules":{ENVELOPE},...}}; this text does not{hint}'
        ) from None
    if version > ENVELOPE:
        raise IncompatibleRules(f"the log has format {version}, this boardrules reads formats up to {ENVELOPE}: install a newer one")
    try:
        return msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise LogFormatError(f"the header is damaged: {clipped(str(error))}") from None


class _BadLineError(Exception):
    """A line that cannot follow the lines before it."""


class _Reader:
    """A collector of the lines after the header; it checks that each may follow the one before.

    A log for reading leaves out hidden actions, so its plies may have gaps.
    """

    def __init__(self, header: Header, text: bytes) -> None:
        self.header = header
        self.texts = [text]
        self.records: list[Record] = []
        self.ply = 0
        self.over: EndLine | None = None

    def read(self, text: bytes) -> None:
        if too_deep(text):
            raise _BadLineError(f"it is nested in more than {MAX_NESTING} levels")
        try:
            record = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise _BadLineError(f"not a line of a log: {clipped(str(error))}") from None
        if isinstance(record, Header):
            raise _BadLineError("a log has one header, and here is another")
        fault = self._fault(record)
        if fault:
            raise _BadLineError(fault)
        self.records.append(record)
        self.texts.append(text)

    def _fault(self, record: Record) -> str:
        """Accept *record* as the next line and return an empty text, or return why it cannot be the next."""
        ply, gaps = self.ply, self.header.redacted_for is not None
        if isinstance(record, NoteLine | TagLine):
            wrong = isinstance(record, NoteLine) and record.ply != ply and not gaps
            return f"a note on another ply stands after ply {ply}" if wrong else ""
        if self.over is not None and (self.over.retired is not None or not isinstance(record, UndoLine)):
            return "nothing comes after the end line but notes, or an undo if nobody retired"
        match record:
            case UndoLine():
                if record.ply != ply - 1 and not gaps:
                    return f"an undo that leaves {record.ply} plies stands after ply {ply}"
            case ActionLine():
                if record.ply != ply + 1 and not (gaps and record.ply > ply):
                    return f"action {ply + 1} should come next, not action {record.ply}"
            case CheckLine():
                if record.ply != ply:
                    return f"a fingerprint of ply {record.ply} stands after ply {ply}"
            case EndLine():
                if record.ply != ply:
                    return f"the end line is of ply {record.ply}, the log has {ply}"
            case _:
                assert_never(record)
        self.ply = record.ply
        self.over = record if isinstance(record, EndLine) else None
        return ""

    def log(self, *, truncated: bool = False) -> Log:
        return Log(self.header, tuple(self.records), tuple(self.texts), truncated)
