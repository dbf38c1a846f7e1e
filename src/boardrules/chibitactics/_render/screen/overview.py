"""A small map of the whole board with a dot for each unit, beside a map that is wider than the screen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics._render.parts.lattice import Lattice
from boardrules.chibitactics._render.parts.paints import EDGE, LINE, PANEL, TINTS
from boardrules.chibitactics._render.parts.token import seat_mark
from boardrules.chibitactics._render.screen.panel import Block
from boardrules.chibitactics._types.state import CellView, View
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.measure import fitted
from boardrules.toolkit.drawing.svg import MUTED, text

HIGHEST: Final = 190
"""Maximum height of the small map."""
PAD: Final = 10


def overview(view: View, lattice: Lattice, words: str, width: float) -> Block:
    """Draw the map in small, as it lies below, with dots in the shapes of the seats, under a heading."""
    whole = Lattice(lattice.topology, turned=lattice.turned)
    left, upper, right, lower = whole.box(view.cells)
    part = min((width - 2 * PAD) / (right - left), HIGHEST / (lower - upper))
    small = whole._replace(pitch=round(part * whole.pitch, 2))
    left, upper, right, lower = small.box(view.cells)
    x, y = (width - left - right) / 2, 28 - upper
    height = 28 + lower - upper + PAD
    box = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PANEL}" stroke="{LINE}"/>'
    head = text(PAD, 19, fitted(words, width - 2 * PAD, 12, bold=True), 12, fill=MUTED, weight=700)
    pieces = [Piece("overview", box + head), Piece("overview.ground", _ground(view.cells, small), x, y)]
    scale = max(0.24, small.scale)
    for unit in view.units:
        if unit.cell is not None:
            at = small.centre(unit.cell.q, unit.cell.r)
            drawing = f'<g transform="scale({scale:.3g})">{seat_mark(unit.seat)}</g>'
            pieces.append(Piece(f"overview.{unit.id}", drawing, x + at[0], y + at[1]))
    return Block(tuple(pieces), height)


@lru_cache(maxsize=32)
def _ground(cells: tuple[CellView, ...], lattice: Lattice) -> str:
    """Draw all cells of a terrain as one path."""
    corners = [(lattice.scale * x, lattice.scale * y) for x, y in lattice.corners]
    paths: dict[str, list[str]] = {}
    for cell in cells:
        x, y = lattice.centre(cell.q, cell.r)
        path = "L".join([f"{x + dx:.4g} {y + dy:.4g}" for dx, dy in corners])
        paths.setdefault(TINTS[cell.terrain], []).append(f"M{path}Z")
    return "".join([f'<path d="{"".join(found)}" fill="{paint}" stroke="{EDGE}" stroke-width=".4"/>' for paint, found in paths.items()])
