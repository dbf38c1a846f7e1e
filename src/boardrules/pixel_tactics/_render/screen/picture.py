"""The picture laid out for the width of a screen: what belongs to the viewer is large, the rest compact and all within reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardrules.pixel_tactics._render.description import framed
from boardrules.pixel_tactics._render.parts.paints import LINE
from boardrules.pixel_tactics._render.screen.head import head, legend, row
from boardrules.pixel_tactics._render.screen.seats import hand, notes, strip, zones
from boardrules.pixel_tactics._render.screen.stage import GAP, MARGIN, PHONE, Stage, form_of
from boardrules.pixel_tactics._render.screen.texts import texts
from boardrules.pixel_tactics._render.screen.unit import columns, unit
from boardrules.pixel_tactics._render.summary import Standing

if TYPE_CHECKING:
    from boardrules.pieces import Frame
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._render.parts.lore import Marks
    from boardrules.pixel_tactics._render.parts.table import Table
    from boardrules.pixel_tactics._render.summary import Side, Summary
    from boardrules.pixel_tactics._types.view import View


def screen(catalogue: Catalogue, table: Table, marks: Marks, facts: Summary, view: View, width: int) -> Frame:
    """Put the pieces of the layout for a screen of *width* pixels on *table*, and return the frame around them."""
    bare = not any(isinstance(cell, Standing) for side in facts.sides for cell in side.unit)
    stage = Stage(catalogue, table, marks, facts, view, form_of(width, len(facts.near), bare=bare))
    y = head(stage, MARGIN)
    if facts.row is not None:
        y = row(stage, facts.row, y)
    below = _tall(stage, y) if stage.form.width < PHONE else _broad(stage, y)
    legend(stage)
    return framed(facts, table.ground, stage.form.width, round(below + MARGIN, 1))


def _own(stage: Stage) -> Side | None:
    """Return the viewer's side, None for a spectator."""
    return None if stage.view.viewer is None else stage.facts.sides[stage.view.viewer]


def _tall(stage: Stage, y: float) -> float:
    """Put everything in one column: the rival, then the unit and the hand of the viewer, then what is needed less often."""
    facts, own, width = stage.facts, _own(stage), stage.form.board
    if own is not None and (facts.choosing or own.leaders.size):
        y = _held(stage, own, MARGIN, y, width)
    for far, near in zip(facts.far, facts.near, strict=True):
        y = strip(stage, facts.sides[far], MARGIN, y, width)
        y = columns(stage, facts.sides[far], MARGIN, y, turned=True)
        y = unit(stage, facts.sides[far], MARGIN, y, turned=True, near=False)
        y = _front(stage, MARGIN, y, near)
        mine = own is not None and near == own.seat
        y = unit(stage, facts.sides[near], MARGIN, y, turned=False, near=mine or own is None)
        y = columns(stage, facts.sides[near], MARGIN, y - 2, turned=False)
        if own is not None and mine and not (facts.choosing or own.leaders.size):
            y = _held(stage, own, MARGIN, y, width)
        y = strip(stage, facts.sides[near], MARGIN, y, width) + 14
    for side in facts.sides:
        if side is not own:
            y = zones(stage, side, MARGIN, y, width, own=False)
    for seat in (*facts.near, *facts.far):
        y = notes(stage, facts.sides[seat], MARGIN, y, width)
    return y


def _broad(stage: Stage, y: float) -> float:
    """Put units that face each other in columns, and the hand and notes beside or below them."""
    facts, own, form = stage.facts, _own(stage), stage.form
    ends: list[float] = []
    for column, (far, near) in enumerate(zip(facts.far, facts.near, strict=True)):
        x = MARGIN + column * (form.board + 16)
        low = strip(stage, facts.sides[far], x, y, form.board)
        low = columns(stage, facts.sides[far], x, low, turned=True) + 2
        low = unit(stage, facts.sides[far], x, low, turned=True, near=False)
        low = _front(stage, x, low, near)
        low = unit(stage, facts.sides[near], x, low, turned=False, near=own is None or near == own.seat)
        low = columns(stage, facts.sides[near], x, low - 2, turned=False)
        ends.append(strip(stage, facts.sides[near], x, low, form.board))
    x, width, top = MARGIN, form.width - 2 * MARGIN, max(ends) + 12
    if form.side:
        x, width, top = MARGIN + len(facts.near) * (form.board + 16), form.side, y
    if own is not None:
        top = _held(stage, own, x, top, width) + 4
    for side in facts.sides:
        if side is not own:
            top = zones(stage, side, x, top, width, own=False)
    across = 2 if width >= 480 else 1
    wide = (width - (across - 1) * 16) / across
    lows = [top + 4] * across
    for seat in (*facts.near, *facts.far):
        column = lows.index(min(lows))
        left = round(x + column * (wide + 16), 1)
        low = texts(stage, facts.sides[seat], left, lows[column], wide) if form.side else lows[column]
        headed = low > lows[column]
        lows[column] = notes(stage, facts.sides[seat], left, low - (8 if headed else 0), wide, headed=headed)
    top = max(lows)
    return max(*ends, top)


def _held(stage: Stage, own: Side, x: float, y: float, width: float) -> float:
    """Put the viewer's hand and the other cards that the viewer knows of its own."""
    y = hand(stage, own, x, y, width)
    return zones(stage, own, x, y, width, own=True)


def _front(stage: Stage, x: float, y: float, seat: int) -> float:
    """Put the line between two units, and return the height below it."""
    left = stage.form.label + GAP
    path = (
        f'<path d="M{left} 3H{stage.form.board - GAP:g}" stroke="{LINE}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>'
    )
    stage.table.put(f"front.{seat}", path, x, y)
    return y + 12
