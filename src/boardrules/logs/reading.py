"""The part of a log that one seat may read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

import msgspec
from msgspec import structs

from boardrules.codec import to_json
from boardrules.contract import A, E, Game, O, S, V
from boardrules.logs.lines import NOTHING, ActionLine, Header, UndoLine, first_link, next_link
from boardrules.values import CHANCE, Seat

__all__ = ["Reading"]


class Reading(Generic[S, A, V, E, O]):
    """The logs of a match that began at *start* as each reader may see it: a seat, or None for a spectator.

    Hidden actions are blanked or left out. Digests of the host's log and remarks are left out. The log of a match from a state begins with
    the reader's view of that state.
    """

    __slots__ = ("_deeds", "_digests", "_game", "_header", "_start")

    def __init__(self, game: Game[S, A, V, E, O], header: Header, start: S) -> None:
        self._game = game
        self._header = header
        self._start = start
        self._deeds: list[tuple[int, A | None]] = []
        """The ply after each deed, with the action, or with None for an undo."""
        self._digests: dict[Seat | None, tuple[int, str]] = {}
        """The number of deeds that each reader's digest covers, and the digest."""

    def __len__(self) -> int:
        return len(self._deeds)

    def play(self, ply: int, action: A) -> None:
        """Add the action that led to *ply*."""
        self._deeds.append((ply, action))

    def take_back(self, ply: int) -> None:
        """Add an undo of the last action, after which *ply* are left."""
        self._deeds.append((ply, None))

    def cut(self, deeds: int) -> None:
        """Drop everything after the first *deeds*. No reader has been shown it."""
        del self._deeds[deeds:]

    def text(self, seat: Seat | None) -> bytes:
        """Return the log for one reader."""
        return b"".join([line + b"\n" for line in (self._first(seat), *self._lines(seat))])

    def deed(self, back: int) -> A | None:
        """Return the action that is the *back*-th deed from the end, or None if that is an undo."""
        return self._deeds[-back][1]

    def digest(self, seat: Seat | None, *, back: int = 0) -> str:
        """Return the digest of that log, 32 hexadecimal digits, as it was *back* deeds ago."""
        until = len(self._deeds) - back
        known = self._digests.get(seat)
        count, link = known if known is not None and known[0] <= until else (0, first_link(self._first(seat)))
        for line in self._lines(seat, count, until):
            link = next_link(link, line)
        self._digests[seat] = (until, link)
        ply = self._deeds[until - 1][0] if until else 0
        return next_link(link, str(ply).encode())

    def _first(self, seat: Seat | None) -> bytes:
        start = NOTHING if self._header.start == NOTHING else msgspec.Raw(to_json(self._game.view(self._start, seat)))
        return to_json(structs.replace(self._header, start=start, redacted_for=CHANCE if seat is None else seat))

    def _lines(self, seat: Seat | None, since: int = 0, until: int | None = None) -> Iterator[bytes]:
        for ply, action in self._deeds[since:until]:
            if action is None:
                yield to_json(UndoLine(ply))
            elif (seen := self._game.redact_action(action, seat)) is not None:
                yield to_json(ActionLine(ply, msgspec.Raw(to_json(seen))))
