"""The paints, shapes and small marks of which pictures of Pixel Tactics are made, all drawn by us.

Nothing is said by colour alone: each mark has a shape of its own, each seat its number. All styling is in attributes and nothing has an
id, so several pictures can stand in one page.
"""

from __future__ import annotations

from html import escape
from typing import Final

__all__ = [
    "BACK",
    "FONT",
    "GOLD",
    "INK",
    "LINE",
    "MUTED",
    "PAPER",
    "RED",
    "SEATS",
    "SHADE",
    "TABLE",
    "bow",
    "cross",
    "crown",
    "drop",
    "front",
    "heart",
    "mark",
    "shield",
    "sword",
    "text",
]

FONT: Final = "Verdana, 'DejaVu Sans', 'Segoe UI', Helvetica, Arial, sans-serif"
INK: Final = "#22303c"
MUTED: Final = "#5d6873"
PAPER: Final = "#fffdf7"
TABLE: Final = "#dfe3d6"
LINE: Final = "#aab09c"
BACK: Final = "#4a5568"
GOLD: Final = "#e8a317"
RED: Final = "#b3261e"
SHADE: Final = "#c9ccc3"
SEATS: Final = ("#2756a8", "#a8442a", "#2756a8", "#a8442a")
"""A paint for each side; the number of the seat stands beside it wherever it matters."""

_SWORD: Final = "M-6 6 4-4M4-4 7-7 6.5-3.5ZM-6.5 1.5-1.5 6.5"
_HEART: Final = "M0 6.5C-9 .5-6.5-6-3-6-1.2-6-.3-4.8 0-3.8.3-4.8 1.2-6 3-6 6.5-6 9 .5 0 6.5Z"
_DROP: Final = "M0-7C2.8-3 5.2-.8 5.2 2.4A5.2 5 0 0 1-5.2 2.4C-5.2-.8-2.8-3 0-7Z"
_SHIELD: Final = "M0-8 7-5.5V0C7 4.5 3 7.5 0 9-3 7.5-7 4.5-7 0V-5.5Z"
_BOW: Final = "M-3-7.5C6-5 6 5-3 7.5ZM-7 0H5M5 0 2-2.2M5 0 2 2.2"
_FRONT: Final = "M-7 4 0-4 7 4Z"
_CROWN: Final = "M-9 6-10-5-4.5-.5 0-8 4.5-.5 10-5 9 6Z"


def text(x: float, y: float, content: str, size: float, *, anchor: str = "start", fill: str = INK, weight: int = 400) -> str:
    """A line of text; what XML cannot hold as it is, is escaped."""
    style = f'font-size="{size:g}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(content)}</text>'


def mark(x: float, y: float, drawing: str, title: str, *, scale: float = 1) -> str:
    """A small drawing at a place, with what it means under the mouse."""
    turned = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}"><title>{escape(title)}</title>{drawing}</g>'


def sword() -> str:
    """Attack strength in melee."""
    return f'<path d="{_SWORD}" fill="{INK}" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'


def bow() -> str:
    """A ranged attack."""
    return f'<path d="{_BOW}" fill="none" stroke="{INK}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>'


def heart() -> str:
    """Life."""
    return f'<path d="{_HEART}" fill="none" stroke="{RED}" stroke-width="1.8"/>'


def drop() -> str:
    """Damage."""
    return f'<path d="{_DROP}" fill="{RED}"/>'


def shield() -> str:
    """Intercept."""
    letter = text(0, 3.6, "I", 9.5, anchor="middle", weight=700)
    return f'<path d="{_SHIELD}" fill="{GOLD}" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>{letter}'


def front(*, down: bool) -> str:
    """In melee: an arrowhead towards the rival."""
    turned = ' transform="rotate(180)"' if down else ""
    return f'<path d="{_FRONT}"{turned} fill="{INK}"/>'


def crown() -> str:
    """A leader, or a winner."""
    return f'<path d="{_CROWN}" fill="{GOLD}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'


def cross() -> str:
    """A corpse."""
    return f'<path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5" stroke="{MUTED}" stroke-width="3" stroke-linecap="round"/>'
