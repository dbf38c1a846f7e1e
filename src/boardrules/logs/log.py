"""Logs: a game as JSON Lines, append-only.

The first line is a header, then one line an action (luck included), a fingerprint of the state now and then, and one line at
the end. Nothing in a log depends on the clock or the machine: the same options, luck and choices give the same bytes. Nothing
is removed from it: an action that was taken back is followed by an undo line. If a crash cuts a log in the middle of a line, that line is
lost and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boardrules.logs.lines import (
    ActionLine,
    CheckLine,
    EndLine,
    Header,
    NoteLine,
    Record,
    TagLine,
    UndoLine,
    chained,
    first_link,
    next_link,
)

__all__ = ["Log"]


@dataclass(frozen=True)
class Log:
    """A log: the header, and the ``records`` of the lines after it.

    ``texts`` are all lines as they were read, the header first, without newlines. ``truncated`` says that a damaged last line was dropped.
    """

    header: Header
    records: tuple[Record, ...]
    texts: tuple[bytes, ...]
    truncated: bool = False

    @cached_property
    def standing(self) -> tuple[int, ...]:
        """The indices in ``records`` of the actions that were not taken back."""
        found: list[int] = []
        for index, record in enumerate(self.records):
            if isinstance(record, ActionLine):
                found.append(index)
            elif isinstance(record, UndoLine) and found:
                found.pop()
        return tuple(found)

    @cached_property
    def actions(self) -> tuple[bytes, ...]:
        """The actions that were not taken back, as JSON."""
        return tuple(bytes(record.action) for index in self.standing if isinstance(record := self.records[index], ActionLine))

    @cached_property
    def end(self) -> EndLine | None:
        """The end line, if the match ended and that was not taken back."""
        for record in reversed(self.records):
            match record:
                case EndLine():
                    return record
                case NoteLine() | TagLine():
                    pass
                case _:
                    return None
        return None

    @property
    def tags(self) -> dict[str, str]:
        """The texts of the tags by their names."""
        return {record.name: record.text for record in self.records if isinstance(record, TagLine)}

    @property
    def notes(self) -> tuple[NoteLine, ...]:
        """The notes in the order in which they were made."""
        return tuple(record for record in self.records if isinstance(record, NoteLine))

    @cached_property
    def link(self) -> str:
        """The digest of the chain after the last line."""
        link = first_link(self.texts[0])
        for record, text in zip(self.records, self.texts[1:], strict=True):
            covered = chained(record, text)
            if covered is not None:
                link = next_link(link, covered)
        return link

    def head(self, records: int) -> Log:
        """Return the log with only the first *records* lines after the header."""
        return Log(self.header, self.records[:records], self.texts[: records + 1])

    def prefix(self, ply: int) -> Log:
        """Return the log up to action *ply*, not counting those that were taken back, with the checkpoint after it.

        Raises IndexError if there are fewer actions.
        """
        if not 0 <= ply <= len(self.standing):
            raise IndexError(f"there is no ply {ply}: plies go from 0 to {len(self.standing)}")
        end = self.standing[ply - 1] + 1 if ply else 0
        while end < len(self.records) and isinstance(self.records[end], CheckLine):
            end += 1
        return self.head(end)

    def to_bytes(self) -> bytes:
        """Return the text of the log, in whole lines."""
        return b"".join([text + b"\n" for text in self.texts])
