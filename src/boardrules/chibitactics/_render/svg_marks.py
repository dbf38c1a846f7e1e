"""The paints, shapes and small marks of which pictures of Chibitactics are made, all drawn by us.

Nothing is said by colour alone: each terrain has a sign of its own, each kind of unit a shape, each seat its number, each state a mark.
All styling is in attributes and nothing has an id, so any number of pictures can stand in one page.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.language import Terrain
from boardrules.toolkit.svg import BACK, GOLD, INK, PAPER, RED

__all__ = [
    "LINE",
    "PALE",
    "PANEL",
    "REACHED",
    "SAVAGE",
    "SEATS",
    "SIGNS",
    "TABLE",
    "TINTS",
    "done_mark",
    "held_ring",
    "laid_ring",
    "lasting_mark",
    "outline",
    "trophy_mark",
    "width_of",
    "wound_mark",
]

PANEL: Final = "#f6f4ee"
TABLE: Final = "#dcdfe6"
LINE: Final = "#a5acb8"
PALE: Final = "#e9edf3"
"""For letters on the back of a segment."""
ORANGE: Final = "#b35900"
REACHED: Final = "#ffd400"
SEATS: Final = ("#2756a8", "#a8442a", "#1c6b52", "#7a3b8f", "#7d5a00", "#0f6a7d")
"""A paint for each seat, dark enough for white letters; the number of the seat stands on every unit."""
SAVAGE: Final = "#3a3f46"

TINTS: Final[dict[Terrain | None, str]] = {
    None: BACK,
    "plain": "#eef0e2",
    "mountain": "#b9b2aa",
    "water": "#bcd9ea",
    "forest": "#c5dcb8",
    "hill": "#e8d9b5",
    "fort": "#d3d6da",
    "power": "#e2d3ee",
    "cave": "#d8c7b8",
    "cradle": "#f3d6d6",
}

_LINES: Final = 'fill="none" stroke="#4c4c44" stroke-width="2.2" stroke-linecap="round"'
SIGNS: Final[dict[Terrain | None, str]] = {
    None: f'<text y="8" font-size="22" font-weight="700" text-anchor="middle" fill="{PALE}">?</text>',
    "mountain": '<path d="M-17 15-4-15 4 2 9-7 17 15Z" fill="#59534d"/>',
    "water": f'<path d="M-16-4q4-6 8 0t8 0 8 0 8 0M-16 6q4-6 8 0t8 0 8 0 8 0" {_LINES}/>',
    "forest": '<path d="M-9 13-1-13 7 13ZM-18 15-10-5-3 15ZM2 15 10-5 18 15Z" fill="#3c6633"/>',
    "hill": f'<path d="M-16 9q8-20 16 0 7-15 15 0" {_LINES}/>',
    "fort": '<path d="M-14 13V-9h6v5h5v-5h6v5h5v-5h6V13Z" fill="#565b61"/>',
    "power": '<path d="M0-14 4-4 14 0 4 4 0 14-4 4-14 0-4-4Z" fill="#6a3f90"/>',
    "cave": '<path d="M-15 12a15 19 0 0 1 30 0Z" fill="#33271f"/>',
    "cradle": f'<path d="M-14-3a14 14 0 0 0 28 0ZM-8 13q8 5 16 0" {_LINES}/>',
}
"""A drawing for each terrain but plain ground, around the middle of a cell."""

_CUP: Final = "M-5-6h10v3a5 5 0 0 1-10 0ZM-1 1.5h2v3h3v2h-8v-2h3Z"


def width_of(catalogue: str, size: float) -> float:
    """How wide a line of text is at most, in wide fonts too."""
    return 0.66 * size * len(catalogue)


def outline(points: tuple[tuple[int, int], ...], fill: str, stroke: str, width: float, *, more: str = "") -> str:
    """A closed shape, such as a cell."""
    corners = " ".join(f"{x},{y}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{more}/>'


def wound_mark() -> str:
    """Wounded: a cross beside the letters, not over them."""
    cross = f'<path d="M-3-3 3 3M3-3-3 3" stroke="{PAPER}" stroke-width="2.4" stroke-linecap="round"/>'
    return f'<circle r="7" fill="{RED}" stroke="{PAPER}" stroke-width="1.5"/>{cross}'


def done_mark() -> str:
    """A unit whose turn is over."""
    tick = f'<path d="M-3.2.2-1 2.8 3.4-2.6" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    return f'<circle r="6.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>{tick}'


def trophy_mark() -> str:
    """A trophy that a unit holds."""
    return f'<path d="{_CUP}" fill="{GOLD}" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"/>'


def lasting_mark() -> str:
    """An effect that lingers on a unit."""
    return f'<path d="M0-5.5 5.5 0 0 5.5-5.5 0Z" fill="{PAPER}" stroke="#6a3f90" stroke-width="2.2"/>'


def held_ring(radius: float = 17.5) -> str:
    """Engaged: a broken ring."""
    return f'<circle r="{radius:g}" fill="none" stroke="{ORANGE}" stroke-width="3" stroke-dasharray="5 3"/>'


def laid_ring(radius: float = 19.5) -> str:
    """An effect that lies on a cell: a dotted double ring."""
    dots = 'stroke-linecap="round" stroke-dasharray=".1 5.4"'
    return f'<circle r="{radius:g}" fill="none" stroke="{RED}" stroke-width="3.4" {dots}/>'
