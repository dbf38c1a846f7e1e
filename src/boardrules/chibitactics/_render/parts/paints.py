"""The colours of pictures of Chibitactics: each has one role, so that other palettes can put others in their place.

Nothing is said by colour alone: each terrain has a drawing of its own, each seat a shape, each state a mark.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics.language import Terrain
from boardrules.pieces import Palette
from boardrules.toolkit.drawing.palette import recolored, shades

PANEL: Final = "#f6f4ee"
TABLE: Final = "#e4e7ee"
LINE: Final = "#a5acb8"
EDGE: Final = "#8d9199"
"""The edges of cells."""
IDLE: Final = "#e9e6dd"
"""The ground of skills and abilities that cannot be used now."""
PALE: Final = "#e9edf3"
"""Letters and lines on the back of a segment."""
LETTER: Final = "#fffffe"
"""Letters and signs on the colour of a seat."""
HOLLOW: Final = "#fffefa"
"""The inside of a wounded unit."""
RIM: Final = "#1f2a35"
"""The line around a token, and the shade over one that is done."""
ORANGE: Final = "#b35900"
REACHED: Final = "#ffd400"
VIOLET: Final = "#6a3f91"
"""Effects that last."""
SEATS: Final = ("#2756a8", "#a8442a", "#1c6b52", "#7a3b8f", "#7d5a00", "#0f6a7d")
"""A colour for each seat, dark enough for white letters."""
SAVAGE: Final = "#3a3f46"
CLOSED: Final = "#4a5567"
TRACE: Final = "#d6336c"
"""What has just happened."""

TINTS: Final[dict[Terrain | None, str]] = {
    None: CLOSED,
    "plain": "#eef0e2",
    "mountain": "#c4bcb3",
    "water": "#b5d8ee",
    "forest": "#c5dcb8",
    "hill": "#e8d9b5",
    "fort": "#d3d6da",
    "power": "#e2d3ee",
    "cave": "#d8c7b8",
    "cradle": "#f3d6d6",
}
GRASS: Final = "#b9c2a0"
ROCK: Final = "#6b635b"
SNOW: Final = "#f7f6f4"
WAVE: Final = "#3f7ea6"
LEAVES: Final = "#3c6633"
EARTH: Final = "#8a6d33"
WALL: Final = "#565b61"
STAR: Final = "#6a3f90"
HOLE: Final = "#33271f"
NEST: Final = "#9c4a52"

SHADES: Final = shades(
    {
        "dark": {
            PANEL: "#1d2631",
            TABLE: "#121921",
            LINE: "#4b5a69",
            EDGE: "#10161d",
            IDLE: "#2d353e",
            PALE: "#c3ced8",
            HOLLOW: "#e6ebf0",
            RIM: "#070b0f",
            ORANGE: "#ffa94d",
            REACHED: "#ffd43b",
            VIOLET: "#c9a3ea",
            SAVAGE: "#50565e",
            CLOSED: "#2a333e",
            TRACE: "#ff7aa8",
            "#eef0e2": "#3b4433",
            "#c4bcb3": "#4f4a45",
            "#b5d8ee": "#1c4661",
            "#c5dcb8": "#26442a",
            "#e8d9b5": "#584a2a",
            "#d3d6da": "#444a52",
            "#e2d3ee": "#493859",
            "#d8c7b8": "#47362b",
            "#f3d6d6": "#58383d",
            GRASS: "#5d6a4f",
            ROCK: "#8f867c",
            SNOW: "#d9d6d1",
            WAVE: "#6fb1da",
            LEAVES: "#67a45a",
            EARTH: "#c2a566",
            WALL: "#969da5",
            STAR: "#b48ad6",
            HOLE: "#0f0a07",
            NEST: "#d98d95",
        },
        "print": {
            **dict.fromkeys((PANEL, TABLE, IDLE, *[tint for terrain, tint in TINTS.items() if terrain]), "#ffffff"),
            LINE: "#999999",
            EDGE: "#888888",
            PALE: "#000000",
            ORANGE: "#000000",
            RIM: "#000000",
            REACHED: "#cccccc",
            VIOLET: "#333333",
            CLOSED: "#bbbbbb",
            TRACE: "#000000",
            **dict(zip(SEATS, ("#111111", "#555555", "#333333", "#666666", "#222222", "#444444"), strict=True)),
            SAVAGE: "#000000",
            **dict.fromkeys((GRASS,), "#bbbbbb"),
            **dict.fromkeys((ROCK, WAVE, LEAVES, EARTH, WALL, STAR, NEST), "#777777"),
            SNOW: "#ffffff",
            HOLE: "#444444",
        },
    }
)
"""The colours on a dark screen and on paper."""


@lru_cache(maxsize=8192)
def painted(drawing: str, palette: Palette) -> str:
    """Return *drawing* in the colours of *palette*."""
    return recolored(drawing, palette, SHADES)
