"""Parts of pictures that all games share: colours, lines of text, marks with a title, and the document around them.

Every function returns a piece of SVG. All styling is in attributes, no element has an id, and there is no style sheet, so several pictures
can be in one page without affecting one another. Nothing is shown by colour alone.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal

from boardrules.characters import escaped
from boardrules.pieces import FONT, Frame

__all__ = [
    "BACK",
    "FONT",
    "GOLD",
    "INK",
    "MUTED",
    "PAPER",
    "RED",
    "beyond",
    "crown",
    "document",
    "escape",
    "group",
    "letters",
    "rim",
    "role_of",
    "text",
    "to_act_badge",
    "winner_badge",
]

INK: Final = "#22303c"
MUTED: Final = "#4c5762"
PAPER: Final = "#fffdf7"
BACK: Final = "#4a5568"
"""The colour of the back of a card."""
GOLD: Final = "#e8a317"
RED: Final = "#b3261e"

_CROWN: Final = "M-10 6-11-6-5-1 0-9 5-1 11-6 10 6Z"


def document(parts: Sequence[str], *, width: float, height: float, title: str, description: str, ground: str) -> str:
    """Return one SVG document of a size in pixels, with *ground* as the colour of the table.

    *title* and *description* describe the picture to people who cannot see it. The same arguments give the same text.
    """
    frame = Frame(width, height, title, description, ground, role=role_of(parts))
    return "\n".join((frame.head(), *parts, "</svg>"))


def role_of(drawings: Iterable[str]) -> Literal["group", "img"]:
    """Return the role of a picture of *drawings*: a group if it has buttons, since an image hides its parts from screen readers."""
    return "group" if any('role="button"' in drawing for drawing in drawings) else "img"


@lru_cache(maxsize=4096)
def escape(content: str) -> str:
    """Return *content* escaped for XML: markup and unwanted characters are escaped; newlines and tabs are kept."""
    return html.escape(escaped(content, lines=True))


def text(x: float, y: float, content: str, size: float, *, anchor: str = "start", fill: str = INK, weight: int = 400) -> str:
    """Return a line of text; *content* is escaped."""
    style = f'font-size="{size:g}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(content)}</text>'


def beyond(x: float, words: str, usual: int, size: float) -> float:
    """Return the x position next to *words* at *x*: farther to the right if they have more than the *usual* number of letters."""
    return x + 0.8 * size * max(letters(words) - usual, 0)


def letters(words: str) -> float:
    """Return the length of *words* in letters of the usual width; Cyrillic letters are wider than Latin ones.

    >>> letters("leader"), letters("лидер")
    (6.0, 5.75)
    """
    return len(words) + 0.15 * sum(["\u0400" <= letter <= "\u04ff" for letter in words])


def group(x: float, y: float, drawing: str, *, title: str = "", scale: float = 1) -> str:
    """Return a drawing at a place; *title* appears under the mouse."""
    scaled = f" scale({scale:g})" if scale != 1 else ""
    named = f"<title>{escape(title)}</title>" if title else ""
    return f'<g transform="translate({x:g} {y:g}){scaled}">{named}{drawing}</g>'


def rim(*, to_act: bool, winner: bool, line: str) -> str:
    """Return the attributes of a panel's edge: thick for a seat to act, gold for a winner, otherwise thin in the colour *line*."""
    if to_act:
        return f'stroke="{INK}" stroke-width="4"'
    return f'stroke="{GOLD}" stroke-width="4"' if winner else f'stroke="{line}" stroke-width="1"'


def to_act_badge(x: float, y: float, *, words: str = "to act") -> list[str]:
    """Return *words*, six letters at most, in an arrow that points left, at the name of a seat; *y* is the top of the arrow."""
    arrow = f'<path d="M{x + 7:g} {y:g}h53a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-53l-7-9.5Z" fill="{INK}"/>'
    return [arrow, text(x + 34, y + 13.5, words, 11, anchor="middle", fill=PAPER, weight=700)]


def winner_badge(x: float, y: float, *, words: str = "winner") -> list[str]:
    """Return a crown with *words* to its right; *y* is the middle of the crown."""
    return [group(x, y, crown(), title=words), text(x + 15, y + 4, words, 10, weight=700)]


def crown() -> str:
    """Return the mark of a winner."""
    return f'<path d="{_CROWN}" fill="{GOLD}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
