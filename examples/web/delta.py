"""Changes of a picture as they are sent: text that the page has already is named by its place, not sent again.

A drawing is cut before every ``<`` into parts. The *book* is a list of parts that both sides have: those of the old drawings of all pieces
that are drawn anew, then those of all pieces that are gone, each in the order of the message, then those of the drawings of the message
itself as they are read. A drawing that is sent is a string, or a list of strings and of ``[from, count]``, parts of the book.

Where most pieces move by the same step, because something above them has grown, that *shift* is sent once: it moves all pieces that stay
and are not named. ``js/src/pieces.js`` reads it all.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from msgspec import structs

from boardrules.pieces import Changes, Frame, Moved, Picture, Piece

__all__ = ["Drawing", "compact", "restored"]

Drawing: TypeAlias = str | list[str | tuple[int, int]]
Parts: TypeAlias = tuple[str, ...]


class Run(NamedTuple):
    """Parts that are in a book: the place of the first, and their number."""

    at: int
    number: int


Named: TypeAlias = list[Parts | Run]
"""A drawing as parts that are new, and parts that are in a book."""

LEAST: Final = 24
"""Characters that are sent as they are rather than named."""
WORTH: Final = 80
"""Characters for which the rest of the book is searched."""
MANY: Final = 12
"""Pieces that move by the same step before that is sent once for all."""
MOST_PLACES: Final = 4
"""Places of one part that are tried, in search of the longest run."""


class _Book:
    """The parts that both sides have, and the places of those that may be found again."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._places: dict[str, list[int]] = {}

    def note(self, parts: Parts, start: int) -> None:
        """Let *parts*, which are in the book from *start* on, be found; those that are short are found as the rest of a run only."""
        places = self._places
        for at, part in enumerate(parts, start):
            if len(part) >= LEAST:
                known = places.setdefault(part, [])
                if len(known) < MOST_PLACES:
                    known.append(at)

    def named(self, parts: Parts) -> Named:
        """Return *parts* with names of what is found."""
        places, found, at, fresh = self._places, list[Parts | Run](), 0, 0
        while at < len(parts):
            known = places.get(parts[at])
            if known is None:
                at += 1
                continue
            run = self._longest(parts, at, known)
            if fresh < at:
                found.append(parts[fresh:at])
            found.append(run)
            fresh = at = at + run.number
        if fresh < len(parts):
            found.append(parts[fresh:])
        return found

    def _longest(self, parts: Parts, at: int, places: list[int]) -> Run:
        """Return the longest run at one of *places* that begins like *parts* from *at* on."""
        book, best, longest, most = self.parts, 0, 0, len(parts) - at
        for place in places:
            count, end = 1, min(most, len(book) - place)
            while count < end and book[place + count] == parts[at + count]:
                count += 1
            if count > longest:
                best, longest = place, count
        return Run(best, longest)


@lru_cache(maxsize=1024)
def _parts(drawing: str) -> Parts:
    return tuple(drawing.split("<"))


class _Edits(NamedTuple):
    """A drawing with names of parts of the old one, counted from its first; what may have gone elsewhere, and where it was."""

    runs: Named
    left: Parts
    at: int


@lru_cache(maxsize=2048)
def _edited(old: str, new: str) -> _Edits:
    """Return what leads from the drawing *old* to *new*. Nobody changes it: it is remembered."""
    book, parts = _parts(old), _parts(new)
    first, last, most = 0, 0, min(len(book), len(parts))
    while first < most and book[first] == parts[first]:
        first += 1
    while last < most - first and book[-1 - last] == parts[-1 - last]:
        last += 1
    between, left = parts[first : len(parts) - last], book[first : len(book) - last]
    found: Named = [Run(0, first)] if first else []
    if between:
        search = _Book()
        search.parts += book
        search.note(left, first)
        found += search.named(between)
    if last:
        found.append(Run(len(book) - last, last))
    return _Edits(found, left, first)


def compact(changes: Changes, before: Picture) -> dict[str, object]:
    """Return *changes*, which lead from the picture *before*, as plain data to send; of the frame only the fields that are other."""
    named = {piece.key for piece in changes.drawn} | {*changes.gone}
    old = {piece.key: piece.drawing for piece in before.pieces if piece.key in named}
    book, edits = _Book(), list[tuple[Piece, Named, int]]()
    for piece in changes.drawn:
        edit, start = _edited(old[piece.key], piece.drawing), len(book.parts)
        edits.append((piece, edit.runs, start))
        book.note(edit.left, start + edit.at)
        book.parts += _parts(old[piece.key])
    for key in changes.gone:
        parts = _parts(old[key])
        book.note(parts, len(book.parts))
        book.parts += parts
    told: dict[str, object] = {}
    if changes.frame is not None:
        told["frame"] = _frame(changes.frame, before.frame)
    if changes.gone:
        told["gone"] = changes.gone
    if changes.drawn:
        told["drawn"] = [_piece(book, piece, runs, start) for piece, runs, start in edits]
    if len(changes.moved) < MANY:
        moved, shift = changes.moved, None
    else:
        moved, shift = _shifted(changes, before)
    if shift is not None:
        told["shift"] = shift
    if moved:
        told["moved"] = moved
    if changes.put:
        told["put"] = [{"piece": _piece(book, put.piece, [_parts(put.piece.drawing)], 0), "after": put.after} for put in changes.put]
    return told


def _shifted(changes: Changes, before: Picture) -> tuple[tuple[Moved, ...], dict[str, float] | None]:
    """Return what is left to be moved one by one, and by how much all others are shifted that stay and are not drawn anew, if many are."""
    at = {piece.key: (piece.x, piece.y) for piece in before.pieces}
    steps = {one.key: (round(one.x - at[one.key][0], 6), round(one.y - at[one.key][1], 6)) for one in changes.moved}
    (x, y), many = Counter(steps.values()).most_common(1)[0]
    rest = [one for one in changes.moved if steps[one.key] != (x, y) or (at[one.key][0] + x, at[one.key][1] + y) != (one.x, one.y)]
    named = {*changes.gone, *steps, *[piece.key for piece in changes.drawn]}
    rest += [Moved(piece.key, piece.x, piece.y) for piece in before.pieces if piece.key not in named]
    if many < MANY or len(rest) >= len(changes.moved):
        return changes.moved, None
    return tuple(rest), {"x": x, "y": y}


def _frame(now: Frame, before: Frame | None) -> dict[str, object]:
    fields = structs.asdict(now)
    return fields if before is None else {name: value for name, value in fields.items() if value != getattr(before, name)}


def _piece(book: _Book, piece: Piece, runs: Named, start: int) -> dict[str, object]:
    """Return a piece whose *runs* name parts from *start* on; what is new in them is searched in the book, and noted in it."""
    told: list[str | tuple[int, int]] = []
    whole, at, fresh = _parts(piece.drawing), 0, list[str]()
    news: list[tuple[Parts, int]] = []
    for run in runs:
        if isinstance(run, Run):
            found: Named = [Run(run.at + start, run.number)]
        else:
            found = [run] if sum(map(len, run)) < WORTH else book.named(run)
        for one in found:
            parts = whole[at : at + one.number] if isinstance(one, Run) else one
            if isinstance(one, Run) and (len(parts) >= LEAST or sum(map(len, parts)) >= LEAST):
                if fresh:
                    told.append("<".join(fresh))
                    fresh = []
                told.append(one)
            else:
                fresh += parts
            if not isinstance(one, Run):
                news.append((one, at))
            at += len(parts)
    if fresh:
        told.append("<".join(fresh))
    for parts, at in news:  # it can be named by the drawings after this one
        book.note(parts, len(book.parts) + at)
    book.parts += whole
    return {"key": piece.key, "drawing": piece.drawing if len(told) == 1 and fresh else told, "x": piece.x, "y": piece.y}


def restored(drawing: Drawing, parts: list[str]) -> str:
    """Return the text of a *drawing* that was sent, and add its parts to the book *parts*."""
    if isinstance(drawing, str):
        text = drawing
    else:
        text = "<".join([one if isinstance(one, str) else "<".join(parts[one[0] : one[0] + one[1]]) for one in drawing])
    parts += text.split("<")
    return text
