"""The map of a picture: cells with their terrain, borders of segments, what lies on cells, and the units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._facts import standing
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render.summary import Standing, Summary
from boardrules.chibitactics._render.svg_marks import PALE, REACHED, SEATS, SIGNS, TINTS, laid_ring, outline, plate, shortened, width_of
from boardrules.chibitactics._render.svg_token import with_state
from boardrules.chibitactics._text.anchors import cell_anchor, segment_anchor, unit_anchor
from boardrules.chibitactics._text.names import Names
from boardrules.chibitactics._types.facts import SegmentFacts
from boardrules.chibitactics._types.state import CellView, EffectView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.toolkit.anchors import Anchors, box
from boardrules.toolkit.svg import INK, PAPER, escape, group, text
from boardrules.toolkit.voice import Voice

HEX: Final = ((0, -36), (31, -18), (31, 18), (0, 36), (-31, 18), (-31, -18))
SQUARE: Final = ((-31, -31), (31, -31), (31, 31), (-31, 31))
HALF: Final = 36
"""Maximum distance of a cell's edge from its middle."""

_HEX_SIDES: Final = (((1, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 1), 3), ((-1, 0), 4), ((0, -1), 5))
_SQUARE_SIDES: Final = (((0, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 0), 3))

PLATE: Final = 60
"""Width of the plate with the name of a unit."""


def centre_of(view: View, q: int, r: int) -> tuple[int, int]:
    """Return where the middle of a cell is drawn, counted from the middle of 0,0."""
    return (62 * q + 31 * r, 54 * r) if view.options.rules.topology == "hex" else (62 * q, 62 * r)


def shape_of(view: View) -> tuple[tuple[int, int], ...]:
    """Return the corners of a cell."""
    return HEX if view.options.rules.topology == "hex" else SQUARE


def draw_map(catalogue: Catalogue, view: View, facts: Summary, marks: Anchors, reach: tuple[Cell, ...]) -> Iterator[str]:
    """Draw every cell, then borders, closed segments, effects on cells, and units; the cells of *reach* are marked."""
    taken = standing(view)
    reached = {(cell.q, cell.r) for cell in reach}
    for index, cell in enumerate(view.cells):
        yield _cell(facts.say, view, cell, marks, taken=index in taken, reached=(cell.q, cell.r) in reached)
    yield _borders(view, facts)
    yield from _laid(facts.say, catalogue, view)
    for segment in facts.facts.segments:
        if not segment.segment:
            yield _closed(facts.say, view, segment, marks)
    everybody = {each.unit.id: each for side in facts.sides for each in side.units}
    for index, unit in taken.items():
        x, y = centre_of(view, view.cells[index].q, view.cells[index].r)
        yield _unit(facts.say, catalogue, view, everybody[unit.id], marks, x, y)


def told(say: Voice, standing: Standing) -> str:
    """Return a unit in words."""
    unit = standing.unit
    whose = say("board-seat", seat=unit.seat) if unit.seat >= 0 else say("board-free-savage")
    return ", ".join([f"{unit.id}: {standing.name}", whose, *standing.notes])


def _cell(say: Voice, view: View, cell: CellView, marks: Anchors, *, taken: bool, reached: bool) -> str:
    """Draw a cell with its coordinates and its terrain, whose sign moves aside for a unit."""
    shape = shape_of(view)
    x, y = centre_of(view, cell.q, cell.r)
    sign = SIGNS.get(cell.terrain, "")
    if taken and sign:
        sign = f'<g transform="translate(25 -7) scale(.36)">{sign}</g>'
    over = outline(shape, REACHED, INK, 2, more=' fill-opacity=".4" stroke-dasharray="2 4" stroke-linecap="round"') if reached else ""
    label = text(0, -20, f"{cell.q},{cell.r}", 8, anchor="middle", fill=PALE if cell.terrain is None else INK)
    drawing = f'<g transform="translate({x} {y})">{outline(shape, TINTS[cell.terrain], "#8d9199", 1)}{over}{sign}{label}</g>'
    title = f"{cell.q},{cell.r}: {say('board-terrain', terrain=cell.terrain or 'closed')}{say('board-in-reach') if reached else ''}"
    inner = "L".join(f"{x + 0.9 * dx:g} {y + 0.9 * dy:g}" for dx, dy in shape)
    return marks.element(cell_anchor(cell.q, cell.r), drawing, title=title, outline=f"M{inner}z")


def _borders(view: View, facts: Summary) -> str:
    """Draw the borders of segments: a dark line on a light one, visible on open and closed cells; starts in the paint of their seats."""
    places = {(cell.q, cell.r): cell.place for cell in view.cells}
    path = "".join(_edges(view, cell, places) for cell in view.cells)
    ends = 'fill="none" stroke-linecap="round"'
    lines = [f'<path d="{path}" {ends} stroke="{PAPER}" stroke-width="6"/>', f'<path d="{path}" {ends} stroke="{INK}" stroke-width="2.6"/>']
    for segment in facts.facts.segments:
        if segment.start >= 0:
            home = dict.fromkeys([(cell.q, cell.r) for cell in segment.cells], segment.place)
            around = "".join(_edges(view, CellView(q, r, None, place), home) for (q, r), place in home.items())
            paint = SEATS[segment.start]
            x, y = centre_of(view, segment.cells[0].q, segment.cells[0].r)
            flag = f'<rect x="{x - 27}" y="{y - 14}" width="14" height="14" rx="4" fill="{paint}"/>'
            flag += text(x - 20, y - 3.2, str(segment.start), 10, anchor="middle", fill=PAPER, weight=700)
            edge = f'<path d="{around}" {ends} stroke="{paint}" stroke-width="4"/>'
            lines.append(f"<g><title>{escape(facts.say('board-start', seat=segment.start))}</title>{edge}{flag}</g>")
    return "".join(lines)


def _edges(view: View, cell: CellView, places: dict[tuple[int, int], int]) -> str:
    """Return the path of the sides on which the cell's segment ends; a side between two segments belongs to the first."""
    shape = shape_of(view)
    x, y = centre_of(view, cell.q, cell.r)
    parts: list[str] = []
    for (dq, dr), side in _HEX_SIDES if len(shape) == len(HEX) else _SQUARE_SIDES:
        beyond = places.get((cell.q + dq, cell.r + dr))
        if beyond is None or beyond > cell.place:
            (ax, ay), (bx, by) = shape[side], shape[(side + 1) % len(shape)]
            parts.append(f"M{x + ax} {y + ay}L{x + bx} {y + by}")
    return "".join(parts)


def _closed(say: Voice, view: View, segment: SegmentFacts, marks: Anchors) -> str:
    """Draw the back of a segment: a plate in its middle."""
    centres = [centre_of(view, cell.q, cell.r) for cell in segment.cells]
    x, y = (sum(places) / len(centres) for places in zip(*centres, strict=True))
    y -= 9  # between the coordinates of cells
    line = f"M{x - 16:g} {y - 13:g}h32v26h-32z"
    return marks.element(
        segment_anchor(segment.place), group(x, y, plate("?", 15)), title=say("board-segment", place=segment.place), outline=line
    )


def _laid(say: Voice, catalogue: Catalogue, view: View) -> Iterator[str]:
    """Draw a ring on each cell with an effect."""
    found: dict[tuple[int, int], list[str]] = {}
    for effect in view.effects:
        if effect.cell is not None:
            found.setdefault((effect.cell.r, effect.cell.q), []).append(_effect(say, catalogue, effect))
    for (r, q), names in sorted(found.items()):
        x, y = centre_of(view, q, r)
        yield group(x, y + 3, laid_ring(), title=say("board-lies-on", cell=f"{q}, {r}", effects=", ".join(dict.fromkeys(names))))


def _effect(say: Voice, catalogue: Catalogue, effect: EffectView) -> str:
    return say("board-effect", effect=Names(catalogue).source(effect.source), kind=effect.kind)


def _unit(say: Voice, catalogue: Catalogue, view: View, standing: Standing, marks: Anchors, x: int, y: int) -> str:
    """Draw a unit on its cell: the token, its state around it, and the name by which actions call it."""
    unit = standing.unit
    lasting = [_effect(say, catalogue, effect) for effect in view.effects if effect.unit == unit.id]
    drawing = with_state(
        say,
        unit,
        catalogue.cards[unit.card],
        running=unit.id == view.clock.running,
        engaged=bool(standing.facts.engaged_by),
        done=unit.turn == "done" and unit.seat == view.clock.turn and view.phase == "play",
        lasting=tuple(dict.fromkeys(lasting)),
    )
    seat = unit.seat if unit.seat >= 0 else None
    placed = group(x, y, drawing + _name(unit.id))
    return marks.element(
        unit_anchor(unit.id), placed, title=told(say, standing), outline=box(x - 33, y - 24, 66, 55, rx=14), seat=seat, card=unit.card
    )


def _name(name: str) -> str:
    """Draw the name of a unit on a plate, as large as it fits."""
    shown = shortened(name, 1, 11)
    size = min(10.0, (PLATE - 4) / max(width_of(shown, 1), 1))
    frame = f'<rect x="{-PLATE / 2:g}" y="15" width="{PLATE}" height="12.5" rx="4" fill="{PAPER}" stroke="{INK}" stroke-width=".8"/>'
    return frame + text(0, 24.5, shown, round(size, 1), anchor="middle", weight=700)
