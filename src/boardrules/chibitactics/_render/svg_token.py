"""The token of a unit: its seat, what it fights with, and its state around it."""

from __future__ import annotations

from collections.abc import Sequence

from boardrules.chibitactics._packs.compile import Card
from boardrules.chibitactics._render import svg_marks
from boardrules.chibitactics._types.state import UnitView
from boardrules.chibitactics.language import Category
from boardrules.toolkit.svg import GOLD, INK, PAPER, group, text
from boardrules.toolkit.voice import Voice


def paint_of(seat: int) -> str:
    """Return the paint of a seat, or of free savages."""
    return svg_marks.SEATS[seat] if seat >= 0 else svg_marks.SAVAGE


def fights_with(card: Card) -> Category:
    """Return the category whose emblem stands for a unit: that of its first active skill, else of its first skill."""
    for power in (*card.active, *card.powers):
        return power.category
    return "passive"


def draw_token(unit: UnitView, card: Card, *, running: bool = False) -> str:
    """Draw a disc for a unit of a squad, a smaller one for a creature, a lozenge for a savage; hollow if the unit is wounded.

    On it stands the emblem of what it fights with, beside it the number of its seat, ``s`` for a free savage. One whose turn runs has a
    golden ring.
    """
    paint = paint_of(unit.seat)
    fill, edge, letters = (PAPER, paint, paint) if unit.wounded else (paint, PAPER, PAPER)
    shape = '<path d="M0-19 19 0 0 19-19 0Z" ' if unit.kind == "savage" else f'<circle r="{12.5 if unit.kind == "creature" else 16}" '
    ring = f'<circle r="18.5" fill="none" stroke="{GOLD}" stroke-width="4"/>' if running else ""
    under = f'{shape}fill="none" stroke="{INK}" stroke-width="4"/>'
    small = ' transform="scale(.85)"' if unit.kind == "creature" else ' transform="scale(1.2)"'
    sign = f"<g{small}>{svg_marks.emblem(fights_with(card), letters)}</g>"
    number = str(unit.seat) if unit.seat >= 0 else "s"
    badge = f'<circle cx="-13" cy="-12" r="7" fill="{PAPER}" stroke="{paint}" stroke-width="2"/>'
    badge += text(-13, -8.2, number, 10.5, anchor="middle", weight=700)
    return f'{ring}{under}{shape}fill="{fill}" stroke="{edge}" stroke-width="2.5"/>{sign}{badge}'


def with_state(say: Voice, unit: UnitView, card: Card, *, running: bool, engaged: bool, done: bool, lasting: Sequence[str]) -> str:
    """Draw a token with the marks of its state: engaged, wounded or *done*, trophies, lasting effects."""
    parts = [svg_marks.held_ring(21)] if engaged else []
    parts.append(draw_token(unit, card, running=running))
    if unit.wounded:
        parts.append(group(13, -13, svg_marks.wound_mark(), title=say("board-wounded")))
    elif done:
        parts.append(group(13, -13, svg_marks.done_mark(), title=say("board-turn-over")))
    if unit.trophies:
        parts.append(group(22, 5, svg_marks.trophy_mark(), title=say("board-holds", cards=", ".join(unit.trophies))))
    if lasting:
        parts.append(group(-22, 5, svg_marks.lasting_mark(), title=say("board-on-it", effects=", ".join(lasting))))
    return "".join(parts)
