"""Logs: a game as JSON Lines, append-only.

The first line is a header, then one line an action (luck included), a fingerprint of the state now and then, and one line at
the end. Nothing in a log depends on the clock or the machine: the same options, luck and choices give the same bytes. A log
cut off in the middle of a line, as by a crash, loses that line and nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from boardrules.errors import IncompatibleRules, LogFormatError
from boardrules.game import A, E, Game, O, Outcome, S, V
from boardrules.values import Seat, Value, to_json

__all__ = [
    "CHECK_EVERY",
    "ENVELOPE",
    "ActionLine",
    "CheckLine",
    "EndLine",
    "Header",
    "Log",
    "LogSource",
    "chain",
    "header_of",
    "line",
    "read_log",
]

ENVELOPE: Final = 1
"""The version of the format itself, the field ``boardrules`` of a header."""

CHECK_EVERY: Final = 32
"""How many plies lie between two fingerprints."""

NOTHING: Final = msgspec.Raw(b"null")
"""What stands in a header for options, a pack or a start that there is not."""

Ply: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Header(Value, frozen=True, gc=False, tag="header", tag_field="line"):
    """The first line: which game, by which rules, with which options.

    ``boardrules`` is the version of the format, ``rules`` and ``schema`` are the versions of the game, ``cards`` the fingerprint
    of its catalogue, ``pack`` a pack of custom cards whole. ``start`` is the state that a match was begun from, if
    not from ``options``. ``commitment`` is the dealer's. ``redacted_for`` is set in a log for reading: a seat, or -1 for a spectator.
    """

    boardrules: int
    game: str
    rules: str
    schema: int
    seats: int
    cards: str
    options: msgspec.Raw = NOTHING
    pack: msgspec.Raw = NOTHING
    start: msgspec.Raw = NOTHING
    commitment: str | None = None
    redacted_for: Seat | None = None


class ActionLine(Value, frozen=True, gc=False, tag="action", tag_field="line"):
    """One action; ``ply`` counts from 1, luck included."""

    ply: Ply
    action: msgspec.Raw


class CheckLine(Value, frozen=True, gc=False, tag="check", tag_field="line"):
    """What the log must agree with after ``ply`` actions: the fingerprint of the state, and the :func:`chain` so far."""

    ply: Ply
    state: str
    chain: str


class EndLine(Value, frozen=True, gc=False, tag="end", tag_field="line"):
    """The last line: as a check line, with the outcome, or the seat that retired before there was one."""

    ply: Ply
    state: str
    chain: str
    outcome: Outcome | None = None
    retired: Seat | None = None


_Line: TypeAlias = Header | ActionLine | CheckLine | EndLine
_DECODER: Final[msgspec.json.Decoder[_Line]] = msgspec.json.Decoder(_Line)


class _Version(msgspec.Struct, frozen=True, gc=False):
    """As much of a header as every version of the format keeps."""

    boardrules: int


@dataclass(frozen=True)
class Log:
    """A log as read: ``actions`` are still JSON, one an entry; ``truncated`` says that a damaged last line was dropped."""

    header: Header
    actions: tuple[bytes, ...] = ()
    checks: tuple[CheckLine, ...] = ()
    end: EndLine | None = None
    truncated: bool = False

    def prefix(self, ply: int) -> Log:
        """The log as it was after *ply* actions."""
        return replace(
            self,
            actions=self.actions[:ply],
            checks=tuple(check for check in self.checks if check.ply <= ply),
            end=None,
            truncated=False,
        )

    def to_bytes(self) -> bytes:
        """The text of the log, whole lines."""
        return b"".join(self._lines())

    def _lines(self) -> Iterator[bytes]:
        yield line(self.header)
        checks = {check.ply: check for check in self.checks}
        for ply, action in enumerate(self.actions, start=1):
            yield line(ActionLine(ply, msgspec.Raw(action)))
            if ply in checks:
                yield line(checks[ply])
        if self.end is not None:
            yield line(self.end)


LogSource: TypeAlias = "Log | bytes | str | os.PathLike[str]"
"""What is read as a log: one read before, its text, or a path (a ``pathlib.Path``; a plain string is text)."""


def line(record: Header | ActionLine | CheckLine | EndLine) -> bytes:
    """*record* as a line of a log, newline included."""
    return to_json(record) + b"\n"


def chain(before: str | Header, action: bytes = b"") -> str:
    """A digest of the header and all actions up to one: of the digest *before* it and the JSON of *action*.

    Two orders of play may lead to one state; the chain tells them apart. It begins with ``chain(header)``.
    """
    link = to_json(before) if isinstance(before, Header) else before.encode()
    return blake2b(link + b"\n" + action, digest_size=16).hexdigest()


def header_of(
    game: Game[S, A, V, E, O],
    options: O | None,
    seats: int,
    *,
    start: S | None = None,
    commitment: str | None = None,
    redacted_for: Seat | None = None,
) -> Header:
    """The header of a log of *game*: of a match with *options* (None: the game's defaults), or from the state *start*."""
    spec = game.SPEC
    # The defaults are written out: another release may have others.
    agreed = msgspec.convert({}, type=spec.options) if options is None else options
    return Header(
        ENVELOPE,
        spec.id,
        spec.rules_version,
        spec.schema_version,
        seats,
        spec.cards_hash,
        msgspec.Raw(to_json(agreed)) if start is None else NOTHING,
        NOTHING if spec.pack is None else msgspec.Raw(to_json(spec.pack)),
        NOTHING if start is None else msgspec.Raw(to_json(start)),
        commitment,
        redacted_for,
    )


def read_log(source: LogSource) -> Log:
    """Read a log from its text or from a file.

    Raises
    ------
    LogFormatError
        if the first line is no header, or a line before the last is damaged or out of order: with the number of the line, and
        all that came before it as ``prefix``.
    IncompatibleRules
        if the log is of a newer format.
    OSError
        if the file cannot be read.
    """
    if isinstance(source, Log):
        return source
    if isinstance(source, os.PathLike):
        source = Path(source).read_bytes()
    data = source.encode(errors="surrogatepass") if isinstance(source, str) else source
    lines = data.split(b"\n")
    cut = lines[-1] != b""  # a log ends with a newline: what follows the last one was cut off
    if not cut:
        lines.pop()
    reader = _Reader(_header(lines[0] if lines else b""))
    for number, text in enumerate(lines[1:], start=2):
        try:
            reader.read(text)
        except _BadLineError as error:
            if cut and number == len(lines):
                return reader.log(truncated=True)
            raise LogFormatError(str(error), line=number, prefix=reader.log()) from None
    return reader.log()


def _header(text: bytes) -> Header:
    try:
        version = msgspec.json.decode(text, type=_Version).boardrules
    except (msgspec.DecodeError, UnicodeError):
        raise LogFormatError('a log begins with a header, {"line":"header","boardrules":1,...}; this text does not') from None
    if version > ENVELOPE:
        raise IncompatibleRules(f"the log has format {version}, this boardrules reads formats up to {ENVELOPE}: install a newer one")
    try:
        return msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise LogFormatError(f"the header is damaged: {error}") from None


class _BadLineError(Exception):
    """A line that cannot be the next one."""


class _Reader:
    """Collects the lines after the header, each checked to be a possible next one."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.actions: list[bytes] = []
        self.checks: list[CheckLine] = []
        self.end: EndLine | None = None

    def read(self, text: bytes) -> None:
        try:
            record = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise _BadLineError(f"not a line of a log: {error}") from None
        if self.end is not None:
            raise _BadLineError("nothing comes after the end line")
        ply = len(self.actions)
        match record:
            case ActionLine():
                if record.ply != ply + 1:
                    raise _BadLineError(f"action {ply + 1} should come next, not action {record.ply}")
                self.actions.append(bytes(record.action))
            case CheckLine():
                if record.ply != ply:
                    raise _BadLineError(f"a fingerprint of ply {record.ply} stands after ply {ply}")
                self.checks.append(record)
            case EndLine():
                if record.ply != ply:
                    raise _BadLineError(f"the end line is of ply {record.ply}, the log has {ply}")
                self.end = record
            case _:
                raise _BadLineError("a log has one header, and here is another")

    def log(self, *, truncated: bool = False) -> Log:
        return Log(self.header, tuple(self.actions), tuple(self.checks), self.end, truncated)
