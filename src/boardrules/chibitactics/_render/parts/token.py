"""The token of a unit: the shape of its seat, the emblem of what it fights with, and its state around it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics._packs.compile import Card
from boardrules.chibitactics._render.parts.marks import chain_mark, done_mark, emblem, held_ring, lasting_mark, trophy_mark, wound_mark
from boardrules.chibitactics._render.parts.paints import HOLLOW, LETTER, RIM, SAVAGE, SEATS
from boardrules.chibitactics.language import Category
from boardrules.toolkit.drawing.svg import GOLD, group

_SHAPES: Final = (
    "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0Z",
    "M-12-15.5H12a3.5 3.5 0 0 1 3.5 3.5V12a3.5 3.5 0 0 1-3.5 3.5H-12a3.5 3.5 0 0 1-3.5-3.5V-12a3.5 3.5 0 0 1 3.5-3.5Z",
    "M-9.5-16.5H9.5L19 0 9.5 16.5H-9.5L-19 0Z",
    "M-15.5-15.5H15.5V2Q15.5 13 0 19-15.5 13-15.5 2Z",
    "M0-19.5 18.5-5.5 11.5 16H-11.5L-18.5-5.5Z",
    "M0-21 20 0 0 21-20 0Z",
)
"""A shape for each seat: disc, square, hexagon, shield, pentagon, lozenge."""
_BURST: Final = (
    "M0-20 4.6-12.7 12-16 11.7-7.9 19.6-6 14.5 0 19.6 6 11.7 7.9 12 16 4.6 12.7 "
    "0 20-4.6 12.7-12 16-11.7 7.9-19.6 6-14.5 0-19.6-6-11.7-7.9-12-16-4.6-12.7Z"
)
"""The shape of a free savage."""


def paint_of(seat: int) -> str:
    """Return the colour of a seat, or of free savages."""
    return SEATS[seat] if seat >= 0 else SAVAGE


def shape_of(seat: int) -> str:
    """Return the path of the shape of a seat, or of free savages."""
    return _SHAPES[seat] if seat >= 0 else _BURST


def fights_with(card: Card) -> Category:
    """Return the category whose emblem stands for a unit: that of its first active skill, else of its first skill."""
    for power in (*card.active, *card.powers):
        return power.category
    return "passive"


def seat_mark(seat: int, *, rim: str = LETTER) -> str:
    """Draw the shape of a seat in its colour."""
    return f'<path d="{shape_of(seat)}" fill="{paint_of(seat)}" stroke="{rim}" stroke-width="2.5"/>'


@lru_cache(maxsize=1024)
def draw_token(seat: int, category: Category, *, wounded: bool, creature: bool, running: bool = False, done: bool = False) -> str:
    """Draw the shape of a seat, smaller for a creature, with the emblem of what the unit fights with; hollow if it is wounded.

    A unit whose turn runs has a golden ring, one that is done is dark.
    """
    paint, shape = paint_of(seat), shape_of(seat)
    fill, edge, sign = (HOLLOW, paint, paint) if wounded else (paint, LETTER, LETTER)
    ring = f'<circle r="20" fill="none" stroke="{GOLD}" stroke-width="5"/>' if running else ""
    under = f'<path d="{shape}" fill="none" stroke="{RIM}" stroke-width="5" stroke-linejoin="round"/>'
    body = f'<path d="{shape}" fill="{fill}" stroke="{edge}" stroke-width="{3 if wounded else 2}" stroke-linejoin="round"/>'
    veil = f'<path d="{shape}" fill="{RIM}" fill-opacity=".45"/>' if done else ""
    drawn = f'{under}{body}{veil}<g transform="scale(1.35)">{emblem(category, sign)}</g>'
    return f"{ring}{group(0, 0, drawn, scale=0.82)}" if creature else ring + drawn


@lru_cache(maxsize=2048)
def marks_of(
    *, wounded: str = "", done: str = "", engaged: bool = False, captive: str = "", trophies: str = "", lasting: str = ""
) -> tuple[str, str]:
    """Draw the marks of a state, those under the token and those on it; each is drawn if it has words, which are its title."""
    under = held_ring(22) if engaged else ""
    over: list[str] = []
    if wounded:
        over.append(group(14, -13, wound_mark(), title=wounded))
    elif done:
        over.append(group(14, -13, done_mark(), title=done))
    if captive:
        over.append(group(-14, -13, chain_mark(), title=captive))
    if trophies:
        over.append(group(19, 4, trophy_mark(), title=trophies))
    if lasting:
        over.append(group(-19, 4, lasting_mark(), title=lasting))
    return under, "".join(over)
