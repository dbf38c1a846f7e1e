"""Traces of what has just happened, read from events: the way of a move, arrows of attacks, rings where something changed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._render.parts.lattice import Lattice, Point
from boardrules.chibitactics._render.parts.paints import TRACE
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.svg import PAPER

LINE: Final = f'fill="none" stroke="{TRACE}" stroke-width="4" stroke-linecap="round" pointer-events="none"'
MOST: Final = 8
"""Maximum number of traces of one kind."""


def beneath(view: t.View, events: Sequence[t.Event], lattice: Lattice) -> Iterator[Piece]:
    """Yield what lies under the units: ways, and rings around cells where something changed."""
    ways = [event.path for event in events if isinstance(event, t.Moved) and event.path][-MOST:]
    for number, way in enumerate(ways):
        yield Piece(f"way.{number}", _way([lattice.centre(cell.q, cell.r) for cell in way], lattice))
    on = {unit.id: unit.cell for unit in view.units}
    cells = dict.fromkeys([cell for event in events if (cell := _changed(event, on)) is not None])
    for number, cell in enumerate(list(cells)[-MOST:]):
        yield Piece(f"ring.{number}", _ring(lattice), *lattice.centre(cell.q, cell.r))
    opened = [event.place for event in events if isinstance(event, t.Opened)][-MOST:]
    for number, place in enumerate(opened):
        home = {(cell.q, cell.r): 0 for cell in view.cells if cell.place == place}
        path = "".join([lattice.edges(q, r, 0, home) for q, r in home])
        yield Piece(f"opened.{number}", f'<path d="{path}" {LINE}/>')


def above(view: t.View, events: Sequence[t.Event], lattice: Lattice) -> Iterator[Piece]:
    """Yield an arrow from each unit that used a skill to what it was used on."""
    on = {unit.id: unit.cell for unit in view.units}
    aims: list[tuple[Point, Point]] = []
    for event in events:
        match event:
            case t.SkillUsed() | t.Provoked() | t.TrophyUsed() | t.Finished():
                if isinstance(event, t.SkillUsed) and event.moves:
                    continue
                start = on.get(event.unit)
                end = on.get(event.target) if isinstance(event.target, str) else event.target
                if start is not None and end is not None and start != end:
                    aims.append((lattice.centre(start.q, start.r), lattice.centre(end.q, end.r)))
            case _:
                continue
    for number, (start_at, end_at) in enumerate(dict.fromkeys(aims[-MOST:])):
        yield Piece(f"aim.{number}", _arrow(start_at, end_at, lattice))


def rolled(events: Sequence[t.Event]) -> t.Rolled | None:
    """Return the last die of *events*."""
    return next((event for event in reversed(events) if isinstance(event, t.Rolled)), None)


def _changed(event: t.Event, on: dict[str, t.Cell | None]) -> t.Cell | None:
    """Return the cell where an event has changed something that stays there."""
    match event:
        case t.Moved() | t.Displaced():
            return event.to
        case t.Deployed() | t.Summoned() | t.SavageCame():
            return event.cell
        case t.Wounded() | t.Healed() | t.Captured() | t.TrophyTaken():
            return on.get(event.unit)
        case t.Replaced():
            return on.get(event.card)
        case _:
            return None


def _ring(lattice: Lattice) -> str:
    corners = "L".join([f"{0.88 * lattice.scale * x:.4g} {0.88 * lattice.scale * y:.4g}" for x, y in lattice.corners])
    return f'<path d="M{corners}Z" pointer-events="none" fill="{TRACE}" fill-opacity=".14" stroke="{TRACE}" stroke-width="2.5"/>'


def _way(points: list[Point], lattice: Lattice) -> str:
    line = "L".join([f"{x:g} {y:g}" for x, y in points])
    width = 5 * lattice.scale
    dots = "".join([f'<circle cx="{x:g}" cy="{y:g}" r="{1.1 * width:.3g}" fill="{TRACE}"/>' for x, y in points])
    dashes = f'stroke-dasharray="1 {1.6 * width:.3g}" stroke-linecap="round" stroke-linejoin="round"'
    stroke = f'fill="none" stroke="{TRACE}" stroke-width="{width:.3g}" {dashes}'
    return f'<g pointer-events="none"><path d="M{line}" {stroke}/>{dots}</g>'


def _arrow(start: Point, end: Point, lattice: Lattice) -> str:
    """Draw an arrow from the rim of one token to the rim of another."""
    far = math.hypot(end[0] - start[0], end[1] - start[1])
    dx, dy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    rim = 15 * lattice.scale
    ax, ay, bx, by = start[0] + rim * dx, start[1] + rim * dy, end[0] - rim * dx, end[1] - rim * dy
    head = 11 * lattice.scale
    left = (bx - head * dx - 0.6 * head * dy, by - head * dy + 0.6 * head * dx)
    right = (bx - head * dx + 0.6 * head * dy, by - head * dy - 0.6 * head * dx)
    path = f"M{ax:.4g} {ay:.4g}L{bx:.4g} {by:.4g}M{left[0]:.4g} {left[1]:.4g}L{bx:.4g} {by:.4g}L{right[0]:.4g} {right[1]:.4g}"
    ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round" pointer-events="none"'
    wide = 4.5 * lattice.scale
    return (
        f'<path d="{path}" {ends} stroke="{PAPER}" stroke-width="{wide + 3:.3g}"/>'
        f'<path d="{path}" {ends} stroke="{TRACE}" stroke-width="{wide:.3g}"/>'
    )
