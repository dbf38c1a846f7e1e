"""Changes of a picture as they are sent: text that the page has already is named by its place, not sent again.

A drawing is cut before every ``<`` into parts. The *book* is a list of parts that both sides have: those of the old drawings of all pieces
that are drawn anew, then those of all pieces that are gone, each in the order of the message, then those of the drawings of the message
itself as they are read. A drawing that is sent is a string, or a list of strings and of ``[from, count]``, parts of the book.

Where most pieces move by the same step, because something above them has grown, that *shift* is sent once: it moves all pieces that stay
and are not named. The description of a frame is cut after commas and full stops, and sent like a drawing; its book are the parts of the old
one. ``js/src/pieces.js`` reads it all.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from msgspec import structs

from boardrules.pieces import Changes, Frame, Moved, Piece

__all__ = ["Drawing", "compact", "restored", "reworded"]

Drawing: TypeAlias = str | list[str | tuple[int, int]]
Parts: TypeAlias = tuple[str, ...]


class Run(NamedTuple):
    """Parts that are in a book: the place of the first, and their number."""

    at: int
    number: int


LEAST: Final = 24
"""Characters that are sent as they are rather than named."""
WORTH: Final = 80
"""Characters for which the rest of the book is searched."""
MANY: Final = 12
"""Pieces that move by the same step before that is sent once for all."""
TRIED: Final = 8
"""Pieces of those that move of which the step is tried for all."""


class _Volume(NamedTuple):
    """A drawing in parts, with the first place of each part that is long enough to be searched for."""

    parts: Parts
    places: dict[str, int]


@lru_cache(maxsize=2048)
def _volume(drawing: str) -> _Volume:
    """Return a drawing as it stands in a book. Nobody changes it: it is remembered."""
    parts = tuple(drawing.split("<"))
    return _Volume(parts, {part: at for at, part in reversed([*enumerate(parts)]) if len(part) >= LEAST})


class _Book:
    """The drawings that both sides have, one after another."""

    def __init__(self) -> None:
        self._size = 0
        self._volumes: list[tuple[int, _Volume]] = []
        self._known: set[str] = set()

    def add(self, drawing: str) -> int:
        """Add a drawing; return the place of its first part."""
        at, volume = self._size, _volume(drawing)
        self._volumes.append((at, volume))
        self._known.update(volume.places)
        self._size += len(volume.parts)
        return at

    def named(self, parts: Parts) -> list[Parts | Run]:
        """Return *parts* with names of what is found."""
        found: list[Parts | Run] = []
        at = fresh = 0
        while at < len(parts):
            if parts[at] not in self._known:
                at += 1
                continue
            run = self._longest(parts, at)
            if fresh < at:
                found.append(parts[fresh:at])
            found.append(run)
            fresh = at = at + run.number
        if fresh < len(parts):
            found.append(parts[fresh:])
        return found

    def _longest(self, parts: Parts, at: int) -> Run:
        """Return the longest run in one of the drawings that begins like *parts* from *at* on: a part that some drawing has."""
        best, longest, part, most = 0, 0, parts[at], len(parts) - at
        for start, (known, places) in self._volumes:
            place = places.get(part)
            if place is None:
                continue
            count, end = 1, min(most, len(known) - place)
            while count < end and known[place + count] == parts[at + count]:
                count += 1
            if count > longest:
                best, longest = start + place, count
        return Run(best, longest)


@lru_cache(maxsize=2048)
def _edited(old: str, new: str) -> tuple[str | Parts | Run, ...]:
    """Return what leads from the drawing *old* to *new*: text, parts that are worth a search elsewhere, and runs of parts of *old*."""
    book, parts = _volume(old).parts, _volume(new).parts
    first, last, most = 0, 0, min(len(book), len(parts))
    while first < most and book[first] == parts[first]:
        first += 1
    while last < most - first and book[-1 - last] == parts[-1 - last]:
        last += 1
    runs: list[Parts | Run] = [Run(0, first)] if first else []
    if between := parts[first : len(parts) - last]:
        search = _Book()
        search.add(old)
        runs += search.named(between)
    if last:
        runs.append(Run(len(book) - last, last))
    return tuple(_in_short(runs, parts, worth=WORTH))


def _in_short(runs: Sequence[Parts | Run], parts: Parts, *, worth: float) -> list[str | Parts | Run]:
    """Return *runs*, which make up *parts*: as text those that are too short to be named, and new ones of less than *worth* characters."""
    found: list[str | Parts | Run] = []
    fresh: list[str] = []
    at = 0
    for run in runs:
        named = isinstance(run, Run)
        held = parts[at : at + run.number] if isinstance(run, Run) else run
        at += len(held)
        if sum(map(len, held)) < (LEAST if named else worth):
            fresh += held
            continue
        if fresh:
            found.append("<".join(fresh))
            fresh = []
        found.append(run)
    if fresh:
        found.append("<".join(fresh))
    return found


def compact(changes: Changes, frame: Frame | None, before: Mapping[str, Piece]) -> dict[str, object]:
    """Return *changes* as plain data to send; they lead from *frame* and the pieces *before*, by their keys.

    Of the new frame only the fields are sent that are other.
    """
    book = _Book()
    starts = [book.add(before[piece.key].drawing) for piece in changes.drawn]
    for key in changes.gone:
        book.add(before[key].drawing)
    told: dict[str, object] = {}
    if changes.frame is not None:
        told["frame"] = _frame(changes.frame, frame)
    if changes.gone:
        told["gone"] = changes.gone
    if changes.drawn:
        edits = [_edited(before[piece.key].drawing, piece.drawing) for piece in changes.drawn]
        told["drawn"] = [_piece(book, piece, edit, start) for piece, edit, start in zip(changes.drawn, edits, starts, strict=True)]
    moved, shift = (changes.moved, None) if len(changes.moved) < MANY else _shifted(changes, before)
    if shift is not None:
        told["shift"] = shift
    if moved:
        told["moved"] = moved
    if changes.put:
        told["put"] = [
            {"piece": _piece(book, put.piece, (_volume(put.piece.drawing).parts,), 0), "after": put.after} for put in changes.put
        ]
    return told


def _shifted(changes: Changes, before: Mapping[str, Piece]) -> tuple[Sequence[Moved], dict[str, float] | None]:
    """Return what is left to be moved one by one, and by how much all others are shifted that stay and are not drawn anew, if many are."""
    moved = changes.moved
    tried = [(one.x - before[one.key].x, one.y - before[one.key].y) for one in moved[:: max(1, len(moved) // TRIED)]]
    (x, y), _ = Counter([(round(x, 6), round(y, 6)) for x, y in tried]).most_common(1)[0]
    rest = [one for one in moved if before[one.key].x + x != one.x or before[one.key].y + y != one.y]
    if len(moved) - len(rest) < MANY:
        return moved, None
    named = {*changes.gone, *[one.key for one in moved], *[piece.key for piece in changes.drawn]}
    rest += [Moved(key, piece.x, piece.y) for key, piece in before.items() if key not in named]
    return (moved, None) if len(rest) >= len(moved) else (rest, {"x": x, "y": y})


def _piece(book: _Book, piece: Piece, edit: Sequence[str | Parts | Run], start: int) -> dict[str, object]:
    """Return a piece and add its drawing to the book; the runs of *edit* are counted from *start*, its parts are searched in the book."""
    told: list[str | Run] = []
    for one in edit:
        if isinstance(one, Run):
            told.append(Run(one.at + start, one.number))
            continue
        for found in [one] if isinstance(one, str) else _in_short(book.named(one), one, worth=math.inf):
            assert not isinstance(found, tuple) or isinstance(found, Run)
            if isinstance(found, str) and told and isinstance(told[-1], str):
                told[-1] = f"{told[-1]}<{found}"
            else:
                told.append(found)
    book.add(piece.drawing)
    return {"key": piece.key, "drawing": told[0] if len(told) == 1 and isinstance(told[0], str) else told, "x": piece.x, "y": piece.y}


def _frame(now: Frame, before: Frame | None) -> dict[str, object]:
    fields = structs.asdict(now)
    if before is None:
        return fields
    told = {name: value for name, value in fields.items() if value != getattr(before, name)}
    if "description" in told:
        told["description"] = _retold(_clauses(before.description), _clauses(now.description))
    return told


def _retold(old: Parts, new: Parts) -> str | list[str | Run]:
    """Return the words *new*: a text, or texts and runs of *old*."""
    places = {clause: at for at, clause in reversed([*enumerate(old)])}
    told: list[str | Run] = []
    at = 0
    while at < len(new):
        place, number = places.get(new[at]), 1
        if place is not None:
            while at + number < len(new) and place + number < len(old) and new[at + number] == old[place + number]:
                number += 1
        text = "".join(new[at : at + number])
        if place is not None and len(text) >= LEAST:
            told.append(Run(place, number))
        elif told and isinstance(told[-1], str):
            told[-1] += text
        else:
            told.append(text)
        at += number
    return told[0] if len(told) == 1 and isinstance(told[0], str) else told


@lru_cache(maxsize=32)
def _clauses(text: str) -> Parts:
    """Return the parts of a text that end with a comma or a full stop and a space, and what is after the last of them."""
    return tuple(re.split(r"(?<=[.,] )", text))


def reworded(told: str | list[str | tuple[int, int]], before: str) -> str:
    """Return the description that was *told* to who has the one *before*."""
    if isinstance(told, str):
        return told
    old = _clauses(before)
    return "".join([one if isinstance(one, str) else "".join(old[one[0] : one[0] + one[1]]) for one in told])


def restored(drawing: Drawing, parts: list[str]) -> str:
    """Return the text of a *drawing* that was sent, and add its parts to the book *parts*."""
    if isinstance(drawing, str):
        text = drawing
    else:
        text = "<".join([one if isinstance(one, str) else "<".join(parts[one[0] : one[0] + one[1]]) for one in drawing])
    parts += text.split("<")
    return text
