"""Changes of a picture as they are sent: text that the page has already is named by its place, not sent again.

A drawing is cut before every ``<`` into parts. The *book* is a list of parts that both sides have: those of the old drawings of all pieces
that are drawn anew, then those of all pieces that are gone, each in the order of the message, then those of the drawings of the message
itself as they are read. A drawing that is sent is a string, or a list of strings and of ``[from, count]``, parts of the book.
``js/src/pieces.js`` reads it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import structs

from boardrules.pieces import Changes, Frame, Picture, Piece

__all__ = ["Drawing", "compact", "restored"]

Drawing: TypeAlias = str | list[str | tuple[int, int]]

LEAST: Final = 24
"""Characters that are sent as they are rather than named."""
MOST_PLACES: Final = 4
"""Places of one part that are tried, in search of the longest run."""


class _Book:
    """The parts that both sides have."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._places: dict[str, list[int]] = {}

    def add(self, parts: list[str]) -> None:
        """Write down the parts of one drawing."""
        at = len(self.parts)
        self.parts += parts
        places = self._places
        for part in parts:
            known = places.setdefault(part, [])
            if len(known) < MOST_PLACES:
                known.append(at)
            at += 1

    def compact(self, drawing: str) -> Drawing:
        """Return *drawing* with names of what is in the book, and write it down."""
        parts = drawing.split("<")
        found: list[str | tuple[int, int]] = []
        fresh: list[str] = []
        at, expected = 0, 0
        while at < len(parts):
            start, count = self._run(parts, at, expected)
            if count and sum(map(len, parts[at : at + count])) >= LEAST:
                if fresh:
                    found.append("<".join(fresh))
                    fresh = []
                found.append((start, count))
                at += count
                expected = start + count
            else:
                fresh += parts[at : at + max(1, count)]
                at += max(1, count)
                expected += max(1, count)
        if fresh:
            found.append("<".join(fresh))
        self.add(parts)
        return drawing if len(found) == 1 and fresh else found

    def _run(self, parts: list[str], at: int, expected: int) -> tuple[int, int]:
        """Return the place and the length of the longest run in the book that begins like *parts* from *at* on; *expected* goes first."""
        book, part = self.parts, parts[at]
        best, longest = 0, 0
        places = self._places.get(part, ())
        if expected < len(book) and book[expected] == part:
            places = (expected, *places)
        most = len(parts) - at
        for place in places:
            count = 1
            end = min(most, len(book) - place)
            while count < end and book[place + count] == parts[at + count]:
                count += 1
            if count > longest:
                best, longest = place, count
        return best, longest


def compact(changes: Changes, before: Picture) -> dict[str, object]:
    """Return *changes*, which lead from the picture *before*, as plain data to send; of the frame only the fields that are other."""
    old = {piece.key: piece.drawing for piece in before.pieces}
    book = _Book()
    for piece in changes.drawn:
        book.add(old[piece.key].split("<"))
    for key in changes.gone:
        book.add(old[key].split("<"))
    told: dict[str, object] = {}
    if changes.frame is not None:
        told["frame"] = _frame(changes.frame, before.frame)
    if changes.gone:
        told["gone"] = changes.gone
    if changes.drawn:
        told["drawn"] = [_piece(book, piece) for piece in changes.drawn]
    if changes.moved:
        told["moved"] = changes.moved
    if changes.put:
        told["put"] = [{"piece": _piece(book, put.piece), "after": put.after} for put in changes.put]
    return told


def _frame(now: Frame, before: Frame | None) -> dict[str, object]:
    fields = structs.asdict(now)
    return fields if before is None else {name: value for name, value in fields.items() if value != getattr(before, name)}


def _piece(book: _Book, piece: Piece) -> dict[str, object]:
    return {"key": piece.key, "drawing": book.compact(piece.drawing), "x": piece.x, "y": piece.y}


def restored(drawing: Drawing, parts: list[str]) -> str:
    """Return the text of a *drawing* that was sent, and add its parts to the book *parts*."""
    if isinstance(drawing, str):
        text = drawing
    else:
        text = "<".join([one if isinstance(one, str) else "<".join(parts[one[0] : one[0] + one[1]]) for one in drawing])
    parts += text.split("<")
    return text
