"""The colours of pictures of Pixies: those of cards, the grounds of a bright screen, and those of a dark one and of paper instead."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from boardrules.pieces import Palette, Picture, Piece
from boardrules.pixies._types import Color
from boardrules.toolkit.drawing import palette as shared

TABLE: Final = "#e4ddcc"
PANEL: Final = "#f7f3ea"
LINE: Final = "#b5ab94"
"""The colour of thin edges and of open places."""

PAINT: Final[dict[Color, str]] = {"blue": "#2756a8", "green": "#55b987", "yellow": "#f6c93b", "red": "#c23a28"}
"""Four paints that also differ for people who lack one kind of cone."""

KEPT: Final = 2048
"""Maximum number of drawings in other colours that are cached."""

SHADES: Final = shared.shades(
    {
        "dark": {TABLE: "#141a20", PANEL: "#1c242c", LINE: "#5b6976"},
        "print": {TABLE: "#ffffff", PANEL: "#ffffff", LINE: "#777777"},
    }
)


@lru_cache(maxsize=KEPT)
def painted(drawing: str, palette: Palette) -> str:
    """Return *drawing* in the colours of *palette*."""
    return shared.recolored(drawing, palette, SHADES)


def recolored(picture: Picture, palette: Palette) -> Picture:
    """Return *picture*, drawn for a bright screen, in the colours of *palette*."""
    if palette == "light":
        return picture
    frame = picture.frame
    pieces = tuple([Piece(piece.key, painted(piece.drawing, palette), piece.x, piece.y) for piece in picture.pieces])
    if frame is None:
        return Picture(None, pieces)
    return Picture(replace(frame, ground=SHADES[palette].get(frame.ground, frame.ground)), pieces)
