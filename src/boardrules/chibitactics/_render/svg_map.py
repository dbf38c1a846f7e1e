"""The map of a picture: cells with their terrain, borders of segments, what lies on cells, and the units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._facts import standing
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render.summary import Standing, Summary
from boardrules.chibitactics._render.svg_marks import (
    PALE,
    REACHED,
    SAVAGE,
    SEATS,
    SIGNS,
    TINTS,
    done_mark,
    held_ring,
    laid_ring,
    lasting_mark,
    outline,
    trophy_mark,
    width_of,
    wound_mark,
)
from boardrules.chibitactics._text.names import effect_name
from boardrules.chibitactics._types.state import CellView, UnitView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.toolkit.svg import GOLD, INK, PAPER, group, text

__all__ = ["HALF", "centre_of", "draw_map", "draw_token", "shape_of"]

HEX: Final = ((0, -36), (31, -18), (31, 18), (0, 36), (-31, 18), (-31, -18))
SQUARE: Final = ((-31, -31), (31, -31), (31, 31), (-31, 31))
HALF: Final = 36
"""How far a cell reaches from its middle, at most."""

_HEX_SIDES: Final = (((1, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 1), 3), ((-1, 0), 4), ((0, -1), 5))
_SQUARE_SIDES: Final = (((0, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 0), 3))

PLATE: Final = 58
"""How wide the plate with the name of a unit is."""


def centre_of(view: View, q: int, r: int) -> tuple[int, int]:
    """Where the middle of a cell is drawn, from that of 0,0."""
    return (62 * q + 31 * r, 54 * r) if view.options.rules.topology == "hex" else (62 * q, 62 * r)


def shape_of(view: View) -> tuple[tuple[int, int], ...]:
    """The corners of a cell."""
    return HEX if view.options.rules.topology == "hex" else SQUARE


def draw_map(catalogue: Catalogue, view: View, facts: Summary, reach: tuple[Cell, ...]) -> Iterator[str]:
    """Every cell, then the borders, then what lies on cells, then the units; the cells of *reach* are marked."""
    taken = standing(view)
    reached = {(cell.q, cell.r) for cell in reach}
    for index, cell in enumerate(view.cells):
        yield _cell(view, cell, taken=index in taken, reached=(cell.q, cell.r) in reached)
    yield _borders(view)
    yield from _laid(catalogue, view)
    everybody = {each.unit.id: each for side in facts.sides for each in side.units}
    for index, unit in taken.items():
        x, y = centre_of(view, view.cells[index].q, view.cells[index].r)
        yield group(x, y, _unit(catalogue, view, everybody[unit.id]), title=told(everybody[unit.id]))


def told(standing: Standing) -> str:
    """A unit in words."""
    unit = standing.unit
    whose = f"seat {unit.seat}" if unit.seat >= 0 else "free savage"
    return ", ".join([f"{unit.id}: {standing.name}", whose, *standing.notes])


def _cell(view: View, cell: CellView, *, taken: bool, reached: bool) -> str:
    """A cell with its coordinates and its terrain, which moves aside for a unit."""
    shape = shape_of(view)
    sign = SIGNS.get(cell.terrain, "")
    if taken and sign:
        sign = f'<g transform="translate(-22 -9) scale(.42)">{sign}</g>'
    over = outline(shape, REACHED, INK, 2, more=' fill-opacity=".35" stroke-dasharray="5 4"') if reached else ""
    label = text(0, -20, f"{cell.q},{cell.r}", 8, anchor="middle", fill=PALE if cell.terrain is None else INK)
    x, y = centre_of(view, cell.q, cell.r)
    title = f"{cell.q},{cell.r}: {cell.terrain or 'closed'}{', in reach' if reached else ''}"
    return group(x, y, f"{outline(shape, TINTS[cell.terrain], '#8d9199', 1)}{over}{sign}{label}", title=title)


def _borders(view: View) -> str:
    """Where segments end: a dark line on a light one, which can be seen on open and on closed cells alike."""
    places = {(cell.q, cell.r): cell.place for cell in view.cells}
    path = "".join(_edges(view, cell, places) for cell in view.cells)
    ends = 'fill="none" stroke-linecap="round"'
    return f'<path d="{path}" {ends} stroke="{PAPER}" stroke-width="6"/><path d="{path}" {ends} stroke="{INK}" stroke-width="2.6"/>'


def _edges(view: View, cell: CellView, places: dict[tuple[int, int], int]) -> str:
    """The sides on which the cell's segment ends; one that two segments share is drawn with the first."""
    shape = shape_of(view)
    x, y = centre_of(view, cell.q, cell.r)
    parts: list[str] = []
    for (dq, dr), side in _HEX_SIDES if len(shape) == len(HEX) else _SQUARE_SIDES:
        beyond = places.get((cell.q + dq, cell.r + dr))
        if beyond is None or beyond > cell.place:
            (ax, ay), (bx, by) = shape[side], shape[(side + 1) % len(shape)]
            parts.append(f"M{x + ax} {y + ay}L{x + bx} {y + by}")
    return "".join(parts)


def _laid(catalogue: Catalogue, view: View) -> Iterator[str]:
    """A ring on each cell on which something lies."""
    found: dict[tuple[int, int], list[str]] = {}
    for effect in view.effects:
        if effect.cell is not None:
            found.setdefault((effect.cell.r, effect.cell.q), []).append(f"{effect_name(catalogue, effect.source)} ({effect.kind})")
    for (r, q), names in sorted(found.items()):
        x, y = centre_of(view, q, r)
        yield group(x, y + 3, laid_ring(), title=f"on {q}, {r}: {', '.join(dict.fromkeys(names))}")


def _unit(catalogue: Catalogue, view: View, standing: Standing) -> str:
    """A unit on its cell: the token, its state around it, and the name by which actions call it."""
    unit = standing.unit
    parts = [f'<g transform="translate(0 1)">{draw_token(unit, running=unit.id == view.clock.running)}']
    if standing.engaged:
        parts.append(held_ring())
    if unit.wounded:
        parts.append(group(14, -12, wound_mark(), title="wounded"))
    elif unit.turn == "done" and unit.seat == view.clock.turn and view.phase == "play":
        parts.append(group(14, -12, done_mark(), title="its turn is over"))
    if unit.trophies:
        parts.append(group(22, 3, trophy_mark(), title=f"holds {', '.join(unit.trophies)}"))
    lasting = [f"{effect_name(catalogue, effect.source)} ({effect.kind})" for effect in view.effects if effect.unit == unit.id]
    if lasting:
        parts.append(group(-22, 6, lasting_mark(), title=f"on it: {', '.join(dict.fromkeys(lasting))}"))
    return "".join([*parts, "</g>", _plate(unit.id)])


def _plate(name: str) -> str:
    """The name of a unit on a plate, as large as it fits."""
    shown = name if len(name) <= 16 else f"{name[:15]}\N{HORIZONTAL ELLIPSIS}"
    size = min(10.0, 10 * (PLATE - 4) / max(width_of(shown, 10), 1))
    box = f'<rect x="{-PLATE / 2:g}" y="14" width="{PLATE}" height="12.5" rx="4" fill="{PAPER}" stroke="{INK}" stroke-width=".8"/>'
    return box + text(0, 23.5, shown, round(size, 1), anchor="middle", weight=700)


def draw_token(unit: UnitView, *, running: bool = False) -> str:
    """The token of a unit: round for a squad, small and round for a creature, on a corner for a savage; hollow if it is wounded.

    On it stands the number of its seat, ``s`` for a free savage. One whose turn runs has a golden ring.
    """
    colour = SEATS[unit.seat] if unit.seat >= 0 else SAVAGE
    fill, letters = (PAPER, colour) if unit.wounded else (colour, PAPER)
    paint = f'fill="{fill}" stroke="{colour if unit.wounded else PAPER}" stroke-width="2.5"'
    size = 11 if unit.kind == "creature" else 14
    shape = '<path d="M0-16.5 16.5 0 0 16.5-16.5 0Z" ' if unit.kind == "savage" else f'<circle r="{size}" '
    ring = f'<circle r="17.5" fill="none" stroke="{GOLD}" stroke-width="4"/>' if running else ""
    number = str(unit.seat) if unit.seat >= 0 else "s"
    return f"{ring}{shape}{paint}/>{text(0, 5, number, 14, anchor='middle', fill=letters, weight=700)}"
