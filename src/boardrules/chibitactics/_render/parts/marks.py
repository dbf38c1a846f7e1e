"""The small marks of which pictures of Chibitactics are made: emblems of skills, states of units, faces of the die.

All styling is in attributes and nothing has an id, so any number of pictures can be in one page.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._render.parts.paints import ORANGE, VIOLET
from boardrules.chibitactics.language import Category
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, MUTED, PAPER, RED, letters, text

_CUP: Final = "M-5-6h10v3a5 5 0 0 1-10 0ZM-1 1.5h2v3h3v2h-8v-2h3Z"


CATEGORIES: Final[tuple[Category, ...]] = ("movement", "melee", "ranged", "distortion", "summon", "buff", "passive")
"""The categories in the order of the legend."""

_EMBLEMS: Final[dict[Category, tuple[str, bool]]] = {
    "movement": ("M-5-7H0V1L6 3.5C7 4 7 6.5 6.5 6.5H-5Z", True),
    "melee": ("M7.5-7.5 7-3.5-1.2 4.6-4.4 1.4 3.5-7ZM-6.5.4-5.3-.8 1 5.5-.2 6.7ZM-4.6 3.4-3.2 4.8-6 7.6-7.4 6.2Z", True),
    "ranged": ("M-3-7.5C6-5 6 5-3 7.5ZM-7 0H5M5 0 2-2.2M5 0 2 2.2", False),
    "distortion": ("M0-7.5 1.8-2 7.5 0 1.8 2 0 7.5-1.8 2-7.5 0-1.8-2Z", True),
    "summon": (
        "M0 7C-6 7-6 1 0 1S6 7 0 7ZM-6 0a2 2.3 0 1 1 .1 0ZM-2.4-3.6a2 2.3 0 1 1 .1 0ZM2.6-3.6a2 2.3 0 1 1 .1 0ZM6 0a2 2.3 0 1 1 .1 0Z",
        True,
    ),
    "buff": ("M-5 7.5V-7.5M-5-7H6L3-3.5 6 0H-5", False),
    "passive": ("M-7 0C-3.5-5.5 3.5-5.5 7 0 3.5 5.5-3.5 5.5-7 0ZM0-1.9a1.9 1.9 0 1 1-.1 0Z", False),
}
"""The outline of each category's emblem, in a box of about 15 by 15 around the origin, and whether it is filled."""


def emblem(category: Category, paint: str = INK) -> str:
    """Draw the emblem of a category of skills: boot, sword, bow, star, paw, flag, eye."""
    path, filled = _EMBLEMS[category]
    lines = f'stroke="{paint}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{paint if filled else "none"}" {lines} stroke-width="{0.8 if filled else 1.8}"/>'


def width_of(words: str, size: float) -> float:
    """Return the maximum width of a line of text, in wide fonts too."""
    return 0.66 * size * letters(words)


def shortened(words: str, size: float, room: float) -> str:
    """Return *words*, cut with an ellipsis if they are wider than *room*."""
    wide = letters(words) / len(words) if words else 1
    most = max(1, int(room / (0.66 * size * wide)))
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"


def plate(words: str, size: float = 13) -> str:
    """Draw words on a plate with a golden rim, as on the backs of cards."""
    width = width_of(words, size) + 14
    box = f'<rect x="{-width / 2:g}" y="-11" width="{width:g}" height="22" rx="6" fill="{PAPER}" stroke="{GOLD}" stroke-width="1.8"/>'
    return box + text(0, size * 0.37, words, size, anchor="middle", weight=700)


def back_mark() -> str:
    """Draw a card face down, which stands for the cards left in a deck."""
    waves = "M-3-3q1.5-1.8 3 0t3 0M-3 0q1.5-1.8 3 0t3 0M-3 3q1.5-1.8 3 0t3 0"
    card = f'<rect x="-5" y="-6.5" width="10" height="13" rx="2" fill="{BACK}" stroke="{INK}" stroke-width=".8"/>'
    return f'{card}<path d="{waves}" fill="none" stroke="{PAPER}" stroke-width=".9"/>'


def fallen_mark() -> str:
    """Draw the mark of a dead unit of a squad."""
    return f'<path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" stroke="{MUTED}" stroke-width="2.6" stroke-linecap="round"/>'


def range_mark() -> str:
    """Draw a circle with a cross in it, the mark of a Range."""
    cross = f'<path d="M-5.2 0H5.2M0-5.2V5.2" stroke="{INK}" stroke-width="1"/>'
    return f'<circle r="3.6" fill="none" stroke="{INK}" stroke-width="1.1"/>{cross}'


def turned(*, up: bool) -> str:
    """Draw the mark of a number that is higher, or lower, than printed."""
    return f'<path d="{"M-3.6 2.6 0-3.6 3.6 2.6Z" if up else "M-3.6-2.6 0 3.6 3.6-2.6Z"}" fill="{INK}"/>'


def die_face(n: int, *, success: bool, least: float = 0) -> str:
    """Draw a face of the die, dark if it succeeds, small if it does not; its number has letters of *least* pixels or more."""
    fill, letters, size = (INK, PAPER, 18) if success else (PAPER, MUTED, 16 if least else 14)
    number = text(0, 4.6 * size / 18, str(n), max(least, round(13 * size / 18, 1)), anchor="middle", fill=letters, weight=700)
    square = f'<rect x="{-size / 2:g}" y="{-size / 2:g}" width="{size}" height="{size}" rx="4" '
    return f'{square}fill="{fill}" stroke="{INK}" stroke-width="1.2"/>{number}'


def outline(points: tuple[tuple[int, int], ...], fill: str, stroke: str, width: float, *, more: str = "") -> str:
    """Draw a closed shape, such as a cell."""
    corners = " ".join(f"{x},{y}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{more}/>'


def wound_mark() -> str:
    """Draw the mark of a wounded unit: a cross, which stands beside the letters."""
    cross = f'<path d="M-3-3 3 3M3-3-3 3" stroke="{PAPER}" stroke-width="2.4" stroke-linecap="round"/>'
    return f'<circle r="7" fill="{RED}" stroke="{PAPER}" stroke-width="1.5"/>{cross}'


def done_mark() -> str:
    """Draw the mark of a unit whose turn is over."""
    tick = f'<path d="M-3.2.2-1 2.8 3.4-2.6" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    return f'<circle r="6.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>{tick}'


def chain_mark() -> str:
    """Draw the mark of a captive: two links of a chain."""
    path = "M-5.5 0a2.6 2.6 0 0 1 5.2 0 2.6 2.6 0 0 1-5.2 0ZM.3 0a2.6 2.6 0 0 1 5.2 0 2.6 2.6 0 0 1-5.2 0Z"
    links = f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="1.7"/>'
    return f'<rect x="-8" y="-5.5" width="16" height="11" rx="5.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>{links}'


def trophy_mark() -> str:
    """Draw the mark of a trophy that a unit holds."""
    return f'<path d="{_CUP}" fill="{GOLD}" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"/>'


def lasting_mark() -> str:
    """Draw the mark of an effect that lasts on a unit."""
    return f'<path d="M0-5.5 5.5 0 0 5.5-5.5 0Z" fill="{PAPER}" stroke="{VIOLET}" stroke-width="2.2"/>'


def held_ring(radius: float = 19) -> str:
    """Draw the mark of an engaged unit: a broken ring."""
    return f'<circle r="{radius:g}" fill="none" stroke="{ORANGE}" stroke-width="3" stroke-dasharray="5 3"/>'


def laid_ring(radius: float = 19.5) -> str:
    """Draw the mark of an effect on a cell: a dotted ring."""
    dots = 'stroke-linecap="round" stroke-dasharray=".1 5.4"'
    return f'<circle r="{radius:g}" fill="none" stroke="{RED}" stroke-width="3.4" {dots}/>'
