"""Pictures made of pieces, and the changes that lead from one picture to the next.

A :class:`Picture` is a frame and pieces in the order in which they are painted. Every piece has a key: the same thing has the same key in
the next picture, so that a page can keep its element, move it, and draw only what is different.
"""

from __future__ import annotations

import html
import os
import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from boardrules.characters import escaped
from boardrules.values import Value

__all__ = ["Changes", "Frame", "Moved", "Palette", "Picture", "Piece", "Put"]

Palette: TypeAlias = Literal["light", "dark", "print"]
"""The colours of a picture: for a bright screen, for a dark one, or for paper."""

FONT: Final = "Verdana, 'DejaVu Sans', 'Segoe UI', Helvetica, Arial, sans-serif"
_ANCHOR: Final = re.compile(r'data-anchor="([^"]*)"')


class Frame(Value, frozen=True, gc=False):
    """Everything around the pieces: the size in pixels, a title and a description in words, the colour of the table, shared definitions."""

    width: float
    height: float
    title: str
    description: str
    ground: str
    defs: str = ""
    role: Literal["img", "group"] = "img"
    """``"group"`` if parts of the picture are buttons: an image hides its parts from screen readers."""

    def head(self) -> str:
        """Return the document before its pieces."""
        name = _escaped(self.title)
        box = f'viewBox="0 0 {self.width:g} {self.height:g}" width="{self.width:g}" height="{self.height:g}"'
        lines = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="{self.role}" aria-label="{name}" font-family="{FONT}">',
            f"<title>{name}</title>",
            f"<desc>{_escaped(self.description)}</desc>",
            f'<rect width="{self.width:g}" height="{self.height:g}" rx="14" fill="{self.ground}"/>',
        )
        return "\n".join((*lines, f"<defs>{self.defs}</defs>") if self.defs else lines)


class Piece(Value, frozen=True, gc=False):
    """One thing in a picture: its key, its drawing as SVG, and the point at which the drawing has its origin."""

    key: str
    drawing: str
    x: float = 0
    y: float = 0

    def __str__(self) -> str:
        at = f' transform="translate({self.x:g} {self.y:g})"' if self.x or self.y else ""
        return f'<g data-key="{_escaped(self.key)}"{at}>{self.drawing}</g>'


class Put(Value, frozen=True, gc=False):
    """A piece that is new, or painted at another place in the order: right after the piece *after*, or first if that is None."""

    piece: Piece
    after: str | None


class Moved(Value, frozen=True, gc=False):
    """A piece with the same drawing at another point."""

    key: str
    x: float
    y: float


class Changes(Value, frozen=True, gc=False):
    """The difference between two pictures, see :meth:`Picture.since`. Apply the fields in the order in which they stand here."""

    frame: Frame | None = None
    """The new frame, or None if it is the same."""
    gone: tuple[str, ...] = ()
    """Keys of pieces to remove; those that are put elsewhere in the order are among them."""
    drawn: tuple[Piece, ...] = ()
    """Pieces whose drawing is new, at their place in the order."""
    moved: tuple[Moved, ...] = ()
    put: tuple[Put, ...] = ()
    """Pieces to insert, one after another."""


class Picture(Value, frozen=True, gc=False):
    """A picture of a position: a frame, and pieces in the order in which they are painted; ``str()`` returns it as one SVG document.

    Jupyter and other notebooks display it if it is the last value of a cell. A picture without a frame is a whole document in one piece,
    as a game that has only ``render_svg`` draws it. Raises ValueError if two pieces have the same key.

    >>> one = Picture(Frame(100, 50, "A", "A card.", "#fff"), (Piece("card.1", "<circle r='5'/>", 10, 10),))
    >>> two = Picture(one.frame, (Piece("card.1", "<circle r='5'/>", 60, 10),))
    >>> two.since(one)
    Changes(frame=None, gone=(), drawn=(), moved=(Moved(key='card.1', x=60, y=10),), put=())
    >>> one.changed(two.since(one)) == two
    True
    """

    frame: Frame | None
    pieces: tuple[Piece, ...]

    def __post_init__(self) -> None:
        keys = {piece.key: piece for piece in reversed(self.pieces)}
        if len(keys) != len(self.pieces):
            seen: set[str] = set()
            for piece in self.pieces:
                if piece.key in seen:
                    raise ValueError(f"two pieces have the key {piece.key!r}: {_anchors(keys[piece.key])} and {_anchors(piece)}")
                seen.add(piece.key)

    @classmethod
    def whole(cls, svg: str) -> Picture:
        """Return a picture that is the document *svg*, in one piece."""
        return cls(None, (Piece("", svg),))

    @property
    def svg(self) -> str:
        """The picture as one SVG document."""
        if self.frame is None:
            return "\n".join([piece.drawing for piece in self.pieces])
        return "\n".join((self.frame.head(), *map(str, self.pieces), "</svg>"))

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} characters of SVG>"

    def _repr_svg_(self) -> str:
        """Return the document; notebooks call this."""
        return self.svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the document to *path*, in UTF-8 with a newline at its end: the same bytes on every system."""
        Path(path).write_bytes(f"{self.svg}\n".encode())

    def since(self, before: Picture) -> Changes:
        """Return the changes that lead from *before* to this picture: ``before.changed(self.since(before)) == self``."""
        if (self.frame is None) != (before.frame is None):
            raise ValueError("one of the two pictures is a whole document, the other is made of pieces")
        frame = None if self.frame is before.frame or self.frame == before.frame else self.frame
        first, last = _ends(before.pieces, self.pieces)
        old = {piece.key: (place, piece) for place, piece in enumerate(before.pieces[first : len(before.pieces) - last])}
        now = self.pieces[first : len(self.pieces) - last]
        kept = {*_rising([old[piece.key][0] for piece in now if piece.key in old])}
        drawn: list[Piece] = []
        moved: list[Moved] = []
        put: list[Put] = []
        after: str | None = before.pieces[first - 1].key if first else None
        for was, piece in zip(before.pieces[:first], self.pieces[:first], strict=True):
            if was is not piece:
                _note(was, piece, drawn, moved)
        for piece in now:
            place, was = old.get(piece.key, (-1, piece))
            if place not in kept:
                put.append(Put(piece, after))
            elif was is not piece:
                _note(was, piece, drawn, moved)
            after = piece.key
        for was, piece in zip(before.pieces[len(before.pieces) - last :], self.pieces[len(self.pieces) - last :], strict=True):
            if was is not piece:
                _note(was, piece, drawn, moved)
        gone = tuple([key for key, (place, _) in old.items() if place not in kept])
        return Changes(frame, gone, tuple(drawn), tuple(moved), tuple(put))

    def changed(self, changes: Changes) -> Picture:
        """Return the picture to which *changes* lead from this one. Raises ValueError if they lead from another picture."""
        pieces = {piece.key: piece for piece in self.pieces}
        try:
            for key in changes.gone:
                del pieces[key]
            for piece in changes.drawn:
                pieces[_known(pieces, piece.key)] = piece
            for moved in changes.moved:
                pieces[moved.key] = Piece(moved.key, pieces[moved.key].drawing, moved.x, moved.y)
            order = list(pieces)
            following: dict[str | None, str] = dict(zip([None, *order], order, strict=False))
            for put in changes.put:
                if put.piece.key in pieces:
                    raise KeyError(put.piece.key)
                if put.after is not None:
                    _known(pieces, put.after)
                if put.after in following:
                    following[put.piece.key] = following[put.after]
                following[put.after] = put.piece.key
                pieces[put.piece.key] = put.piece
        except KeyError as error:
            raise ValueError(f"these changes do not lead from this picture: piece {error.args[0]!r}") from None
        found: list[Piece] = []
        at = following.get(None)
        while at is not None:
            found.append(pieces[at])
            at = following.get(at)
        return Picture(changes.frame or self.frame, tuple(found))


def _ends(old: Sequence[Piece], new: Sequence[Piece]) -> tuple[int, int]:
    """Return the numbers of pieces with the same keys in the same order at the beginning of both, and at the end of both."""
    most = min(len(old), len(new))
    first = last = 0
    while first < most and (old[first] is new[first] or old[first].key == new[first].key):
        first += 1
    most -= first
    while last < most and (old[-1 - last] is new[-1 - last] or old[-1 - last].key == new[-1 - last].key):
        last += 1
    return first, last


def _note(was: Piece, piece: Piece, drawn: list[Piece], moved: list[Moved]) -> None:
    """Note how a piece has changed that stays at its place in the order."""
    if was.drawing != piece.drawing:
        drawn.append(piece)
    elif was != piece:
        moved.append(Moved(piece.key, piece.x, piece.y))


def _known(pieces: dict[str, Piece], key: str) -> str:
    if key not in pieces:
        raise KeyError(key)
    return key


def _rising(places: Sequence[int]) -> Iterable[int]:
    """Return a longest rising part of *places*, which are all different."""
    ends: list[int] = []
    last: list[int] = []
    before: list[int | None] = []
    for index, place in enumerate(places):
        at = bisect_left(ends, place)
        before.append(last[at - 1] if at else None)
        if at == len(ends):
            ends.append(place)
            last.append(index)
        else:
            ends[at] = place
            last[at] = index
    found: list[int] = []
    at_index: int | None = last[-1] if last else None
    while at_index is not None:
        found.append(places[at_index])
        at_index = before[at_index]
    return found


def _anchors(piece: Piece) -> str:
    """Return the anchor in a piece, or words for a piece without one."""
    found = _ANCHOR.search(piece.drawing)
    return f"that of the anchor {html.unescape(found[1])!r}" if found else "one without an anchor"


def _escaped(content: str) -> str:
    return html.escape(escaped(content, lines=True))
