"""The colours of pictures of Pixel Tactics: each has one role, and another shade in each palette.

Nothing is said by colour alone: each mark has a shape of its own, each player a name.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.toolkit.drawing.palette import recolored, shades

if TYPE_CHECKING:
    from boardrules.pieces import Palette

TABLE: Final = "#dfe3d6"
LINE: Final = "#aab09c"
SHADE: Final = "#c9ccc3"
"""The face of a corpse."""
NOTE: Final = "#4b5560"
"""Small words on the table."""
LANE: Final = "#f7dc9a"
"""The band of the row of the wave."""
EDGE: Final = "#8a6100"
"""The rim of that band."""
COIN: Final = "#2b2208"
"""What is written on gold, in all palettes but on paper."""
RECENT: Final = "#7a2a96"
"""Marks of what just happened."""
SEATS: Final = ("#2756a8", "#a8442a", "#2756a8", "#a8442a")
"""A paint for each side."""

SHADES: Final = shades(
    {
        "dark": {
            TABLE: "#141b21",
            LINE: "#56636f",
            SHADE: "#3a444d",
            NOTE: "#b4bfc9",
            LANE: "#4a3c16",
            EDGE: "#f0b53c",
            RECENT: "#dca3f2",
            SEATS[0]: "#8fb4f7",
            SEATS[1]: "#f2a587",
        },
        "print": {
            TABLE: "#ffffff",
            LINE: "#888888",
            SHADE: "#dddddd",
            NOTE: "#333333",
            LANE: "#eeeeee",
            EDGE: "#000000",
            RECENT: "#000000",
            COIN: "#ffffff",
            SEATS[0]: "#222222",
            SEATS[1]: "#555555",
        },
    }
)


@lru_cache(maxsize=4096)
def painted(drawing: str, palette: Palette) -> str:
    """Return *drawing* in the colours of a palette."""
    return recolored(drawing, palette, SHADES)
