"""Write the text of a growing log."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from boardrules.codec import to_json
from boardrules.contract import Outcome
from boardrules.logs.lines import ActionLine, CheckLine, EndLine, Header, NoteLine, Record, TagLine, UndoLine, first_link, next_link
from boardrules.logs.log import Log
from boardrules.values import Seat

__all__ = ["LogWriter", "Mark"]


@dataclass(frozen=True)
class Mark:
    """A place in a log: the number of lines before it, and the digest of the chain there."""

    lines: int
    link: str


class LogWriter:
    """A writer of the lines of one log. ``texts`` are the lines so far, without newlines; ``link`` is the digest of the chain.

    It does not check what it writes.
    """

    __slots__ = ("link", "texts")

    def __init__(self, header: Header) -> None:
        self.texts = [to_json(header)]
        self.link = first_link(self.texts[0])

    @classmethod
    def after(cls, log: Log) -> LogWriter:
        """Return a writer that continues *log* and keeps its lines as they were read."""
        writer = cls(log.header)
        writer.texts = list(log.texts)
        writer.link = log.link
        return writer

    def action(self, ply: int, action: object) -> None:
        """Write the action that leads to *ply*."""
        self._chain(to_json(ActionLine(ply, msgspec.Raw(to_json(action)))))

    def undo(self, ply: int) -> None:
        """Write an undo of the last action, after which *ply* are left."""
        self._chain(to_json(UndoLine(ply)))

    def check(self, ply: int, state: str) -> None:
        """Write the fingerprint *state* of the position after *ply* actions."""
        self._vouch(CheckLine(ply, state, ""))

    def end(self, ply: int, state: str, outcome: Outcome | None, retired: Seat | None) -> None:
        """Write the end of the match."""
        self._vouch(EndLine(ply, state, outcome, retired, ""))

    def remark(self, record: NoteLine | TagLine) -> None:
        """Write a line for people."""
        self.texts.append(to_json(record))

    def mark(self) -> Mark:
        """Return the current end of the log, for :meth:`since` and :meth:`cut`."""
        return Mark(len(self.texts), self.link)

    def since(self, lines: int) -> bytes:
        """Return the text after the first *lines* lines."""
        return b"".join([text + b"\n" for text in self.texts[lines:]])

    def cut(self, mark: Mark) -> None:
        """Drop the lines after *mark*, which were not accepted."""
        del self.texts[mark.lines :]
        self.link = mark.link

    def _chain(self, text: bytes) -> None:
        self.texts.append(text)
        self.link = next_link(self.link, text)

    def _vouch(self, record: Record) -> None:
        covered = to_json(record).removesuffix(b',"chain":""}')
        self.link = next_link(self.link, covered)
        self.texts.append(covered + b',"chain":"' + self.link.encode() + b'"}')
