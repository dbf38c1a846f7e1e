"""The map of a picture: cells with their terrain, borders of segments, effects on cells, and the units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from boardrules.chibitactics._facts import standing
from boardrules.chibitactics._geometry.naming import cell_name, column_name, row_name
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render.parts.elements import PLAIN, Marks, element
from boardrules.chibitactics._render.parts.lattice import Lattice, Point
from boardrules.chibitactics._render.parts.marks import laid_ring, plate
from boardrules.chibitactics._render.parts.paints import EDGE, PALE, REACHED, SEATS, TINTS
from boardrules.chibitactics._render.parts.terrain import SIGNS
from boardrules.chibitactics._render.parts.token import draw_token, fights_with, marks_of, seat_mark
from boardrules.chibitactics._render.summary import Standing, Summary, Tongue, effect_named, told
from boardrules.chibitactics._text.anchors import cell_anchor, segment_anchor, skill_anchor, unit_anchor
from boardrules.chibitactics._types.facts import SegmentFacts
from boardrules.chibitactics._types.state import CellView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.chibitactics.language import Terrain
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.measure import fitted, text_width
from boardrules.toolkit.drawing.svg import INK, MUTED, PAPER, escape, group, text
from boardrules.toolkit.drawing.voice import Voice
from boardrules.toolkit.reuse import Recalled

SIZE: Final = 11
"""The size of letters on a map that is laid out for a screen."""
HIGH: Final = 13.0
"""The height of the plate with a name."""


def map_pieces(
    catalogue: Catalogue,
    view: View,
    facts: Summary,
    marks: Marks,
    reach: tuple[Cell, ...],
    lattice: Lattice,
    origin: Point,
    *,
    small: bool,
) -> Iterator[Piece]:
    """Draw every cell, then borders, effects on cells, closed segments and units; *origin* is the middle of the cell 0,0.

    The cells of *reach* are marked. A *small* map has the name of each cell on it, as the pictures have that have no width; others have
    letters and numbers on their edges.
    """
    taken, (x0, y0) = standing(view), origin
    say = facts.say
    reached = {(cell.q, cell.r) for cell in reach}
    if marks.targets or marks.focus or reached:
        words, beyond = dict(_terrains(say, view.cells)), say("board-in-reach") if reached else ""
        for q, r, terrain, _ in _each(view.cells):
            in_reach, marked = (q, r) in reached, marks.of(cell_anchor(q, r))
            drawing = _cell(q, r, terrain, words[terrain] + (beyond if in_reach else ""), lattice, marked, reached=in_reach, named=small)
            x, y = lattice.centre(q, r)
            yield Piece(f"cell.{q},{r}", drawing, x0 + x, y0 + y)
        yield from moved(_borders(view.cells, facts, lattice), x0, y0)
    else:
        yield from _plain(facts, view.cells, lattice, x0, y0, small=small)
    yield from moved(_laid(catalogue, view, facts, lattice), x0, y0)
    yield from _all_closed(facts, marks, lattice, x0, y0, small=small)
    everybody = {each.unit.id: each for side in facts.sides for each in side.units}
    for index, unit in taken.items():
        x, y = lattice.centre(view.cells[index].q, view.cells[index].r)
        yield Piece(f"unit.{unit.id}", _unit(catalogue, view, facts, everybody[unit.id], marks, lattice, small=small), x0 + x, y0 + y)


def _terrains(say: Voice, cells: tuple[CellView, ...]) -> tuple[tuple[Terrain | None, str], ...]:
    """Return each terrain that there is, with its name."""
    found: set[Terrain | None] = {cell.terrain for cell in cells}
    return tuple([(terrain, say("board-terrain", terrain=terrain or "closed")) for terrain in sorted(found, key=str)])


_PLAIN: Final = Recalled[tuple[Piece, ...]](128)
_CLOSED: Final = Recalled[tuple[Piece, ...]](256)


def _plain(facts: Summary, cells: tuple[CellView, ...], lattice: Lattice, x0: float, y0: float, *, small: bool) -> tuple[Piece, ...]:
    """Return cells and borders without marks: the same objects while nothing is opened."""
    segments, beside = facts.facts.segments, (facts.say.speaker, lattice, x0, y0, small)
    found = _PLAIN.get(segments, *beside)
    if found is None:
        here = (*_cells(cells, _terrains(facts.say, cells), lattice, small=small), *_borders(cells, facts, lattice))
        found = _PLAIN.keep(tuple(moved(here, x0, y0)), segments, *beside)
    return found


def _all_closed(facts: Summary, marks: Marks, lattice: Lattice, x0: float, y0: float, *, small: bool) -> tuple[Piece, ...]:
    """Return the backs of all closed segments."""
    segments, beside = facts.facts.segments, (facts.say.speaker, lattice, x0, y0, small)
    found = None if marks else _CLOSED.get(segments, *beside)
    if found is None:
        closed = [_closed(facts, segment, marks, lattice, small=small) for segment in segments if not segment.segment]
        found = tuple(moved(closed, x0, y0))
        if not marks:
            _CLOSED.keep(found, segments, *beside)
    return found


def moved(pieces: Iterable[Piece], x: float, y: float) -> Iterator[Piece]:
    """Yield *pieces* farther to the right by *x* and farther down by *y*."""
    for piece in pieces:
        yield Piece(piece.key, piece.drawing, piece.x + x, piece.y + y)


def _each(cells: tuple[CellView, ...]) -> Iterator[tuple[int, int, Terrain | None, int]]:
    for cell in cells:
        yield cell.q, cell.r, cell.terrain, cell.place


@lru_cache(maxsize=128)
def _cells(
    cells: tuple[CellView, ...], words: tuple[tuple[Terrain | None, str], ...], lattice: Lattice, *, small: bool
) -> tuple[Piece, ...]:
    """Draw all cells without marks, around the middle of the cell 0,0."""
    named, found = dict(words), list[Piece]()
    for q, r, terrain, _ in _each(cells):
        x, y = lattice.centre(q, r)
        drawing = _cell(q, r, terrain, named[terrain], lattice, PLAIN, reached=False, named=small)
        found.append(Piece(f"cell.{q},{r}", drawing, x, y))
    return tuple(found)


@lru_cache(maxsize=8192)
def _cell(q: int, r: int, terrain: Terrain | None, words: str, lattice: Lattice, marks: int, *, reached: bool, named: bool) -> str:
    """Draw a cell with its terrain around its middle, and with its name if it is *named*."""
    name = cell_name(Cell(q, r))
    drawing = _ground(terrain, lattice, reached=reached)
    if named:
        drawing += text(0, -20, name, 8, anchor="middle", fill=PALE if terrain is None else INK)
    return element(cell_anchor(q, r), drawing, f"{name}: {words}", _inner(lattice), marks)


@lru_cache(maxsize=16)
def _inner(lattice: Lattice) -> str:
    return lattice.inner()


@lru_cache(maxsize=256)
def _ground(terrain: Terrain | None, lattice: Lattice, *, reached: bool) -> str:
    """Draw the terrain of a cell, with the mark of a cell in reach."""
    corners = f"M{'L'.join([f'{x} {y}' for x, y in lattice.corners])}Z"
    over = ""
    if reached:
        dots = f'stroke="{INK}" stroke-width="2" stroke-dasharray="2 4" stroke-linecap="round"'
        over = f'<path d="{corners}" fill="{REACHED}" fill-opacity=".4" {dots}/>'
    drawing = f'<path d="{corners}" fill="{TINTS[terrain]}" stroke="{EDGE}"/>{SIGNS[terrain]}{over}'
    return drawing if lattice.scale == 1 else f'<g transform="scale({lattice.scale:.4g})">{drawing}</g>'


def _borders(cells: tuple[CellView, ...], facts: Summary, lattice: Lattice) -> Iterator[Piece]:
    """Draw the borders of segments: a dark line on a light one, visible on open and closed cells; starts in the colours of their seats."""
    yield Piece("borders", _all_borders(cells, lattice))
    for segment in facts.facts.segments:
        if segment.start >= 0:
            home = tuple([(cell.q, cell.r) for cell in segment.cells])
            title = facts.say("board-start", seat=segment.start)
            x, y = lattice.centre(*home[0])
            yield Piece(f"start.{segment.start}", _start(home, segment.start, title, lattice), x, y)


@lru_cache(maxsize=64)
def _all_borders(cells: tuple[CellView, ...], lattice: Lattice) -> str:
    places = {(cell.q, cell.r): cell.place for cell in cells}
    path = "".join([lattice.edges(q, r, place, places) for (q, r), place in places.items()])
    ends, part = 'fill="none" stroke-linecap="round"', lattice.scale
    return (
        f'<path d="{path}" {ends} stroke="{PAPER}" stroke-width="{6 * part:g}"/>'
        f'<path d="{path}" {ends} stroke="{INK}" stroke-width="{2.6 * part:g}"/>'
    )


@lru_cache(maxsize=256)
def _start(cells: tuple[tuple[int, int], ...], seat: int, title: str, lattice: Lattice) -> str:
    """Draw the border of a start around its first cell, and the shape of its seat on it."""
    home = dict.fromkeys(cells, 0)
    q0, r0 = cells[0]
    moved = {(q - q0, r - r0): place for (q, r), place in home.items()}
    around = "".join([lattice.edges(q, r, 0, moved) for q, r in moved])
    flag = group(-20 * lattice.scale, -7 * lattice.scale, seat_mark(seat), scale=0.36 * lattice.scale)
    edge = f'<path d="{around}" fill="none" stroke-linecap="round" stroke="{SEATS[seat]}" stroke-width="{4 * lattice.scale:g}"/>'
    return f"<g><title>{escape(title)}</title>{edge}{flag}</g>"


def _closed(facts: Summary, segment: SegmentFacts, marks: Marks, lattice: Lattice, *, small: bool) -> Piece:
    """Draw the back of a segment: a plate in its middle."""
    centres = [lattice.centre(cell.q, cell.r) for cell in segment.cells]
    x, y = (sum(places) / len(centres) for places in zip(*centres, strict=True))
    if small:
        y -= 9  # between the names of cells
    anchor = segment_anchor(segment.place)
    across, high = (32, 26) if small else (40, 40)
    outline = f"M{-across / 2:g} {-high / 2:g}h{across}v{high}h{-across}z"
    drawing = plate("?", 15)
    if not small:
        drawing += '<rect x="-20" y="-20" width="40" height="40" fill="none" pointer-events="all"/>'
    return Piece(anchor, marks.element(anchor, drawing, title=facts.say("board-segment", place=segment.place), outline=outline), x, y)


def _laid(catalogue: Catalogue, view: View, facts: Summary, lattice: Lattice) -> Iterator[Piece]:
    """Draw a ring on each cell with an effect."""
    found: dict[tuple[int, int], list[str]] = {}
    for effect in view.effects:
        if effect.cell is not None:
            found.setdefault((effect.cell.r, effect.cell.q), []).append(effect_named(facts.say, catalogue, effect))
    for (r, q), names in sorted(found.items()):
        x, y = lattice.centre(q, r)
        title = facts.say("board-lies-on", cell=cell_name(Cell(q, r)), effects=", ".join(dict.fromkeys(names)))
        yield Piece(f"laid.{q},{r}", group(0, 3 * lattice.scale, laid_ring(), title=title, scale=lattice.scale), x, y)


def _unit(catalogue: Catalogue, view: View, facts: Summary, standing: Standing, marks: Marks, lattice: Lattice, *, small: bool) -> str:
    """Return the drawing of a unit around the middle of its cell."""
    say, unit = facts.say, standing.unit
    lasting = tuple([effect_named(say, catalogue, effect) for effect in view.effects if effect.unit == unit.id])
    done = unit.turn == "done" and unit.seat == view.clock.turn and view.phase == "play"
    beside = (facts.tongue, lasting, done, unit.id == view.clock.running, marks.of(unit_anchor(unit.id)), lattice, small)
    found = _UNITS.get(standing, *beside)
    return found or _UNITS.keep(_unit_drawn(say, standing, *beside), standing, *beside)


_UNITS: Final = Recalled[str](1024)


def _unit_drawn(
    say: Voice,
    standing: Standing,
    tongue: Tongue,
    lasting: tuple[str, ...],
    done: bool,  # noqa: FBT001  (by position, as they are remembered)
    running: bool,  # noqa: FBT001
    marked: int,
    lattice: Lattice,
    small: bool,  # noqa: FBT001
) -> str:
    """Draw a unit: the token, its state around it, and its name."""
    unit, catalogue = standing.unit, tongue.catalogue
    under, over = marks_of(
        wounded=say("board-wounded") if unit.wounded else "",
        done=say("board-turn-over") if done else "",
        engaged=bool(standing.facts.engaged_by),
        captive=say("board-captive") if unit.seat >= 0 and unit.seat != unit.owner else "",
        trophies=say("board-holds", cards=", ".join(standing.trophies)) if unit.trophies else "",
        lasting=say("board-on-it", effects=", ".join(dict.fromkeys(lasting))) if lasting else "",
    )
    token = draw_token(
        unit.seat,
        fights_with(catalogue.cards[unit.card]),
        wounded=unit.wounded,
        creature=unit.kind == "creature",
        running=running,
        done=done,
    )
    seat = unit.seat if unit.seat >= 0 else None
    return _placed(unit.id, unit.card, seat, f"{under}{token}{over}", standing.called, told(say, standing), marked, lattice, small=small)


@lru_cache(maxsize=2048)
def _placed(
    id: str, card: str, seat: int | None, drawing: str, called: str, title: str, marks: int, lattice: Lattice, *, small: bool
) -> str:
    """Draw a token with its name below."""
    if small:
        outline = box(-33, -24, 66, 55, rx=14)
        shown = drawing + _plate(fitted(called, 56, 10, bold=True), 60, 15, 12.5, 10)
    else:
        part = lattice.scale
        half = max(20.0, round(0.46 * lattice.pitch, 1))
        outline = box(-half, -half, 2 * half, 2 * half, rx=10)
        room = 2 * half - 4
        name = _cut(called, room)
        hit = f'<rect x="{-half:g}" y="{-half:g}" width="{2 * half:g}" height="{2 * half:g}" fill="none" pointer-events="all"/>'
        wide = text_width(name, SIZE, bold=True) + 5
        shown = hit + group(0, -6, drawing, scale=round(1.08 * part, 3)) + _plate(name, wide, 18.5 * part - 6, HIGH, SIZE)
    return element(unit_anchor(id), shown, title, outline, marks, seat=seat, card=card)


def _cut(name: str, room: float) -> str:
    """Return the first words of *name*, or the first letters of the first one, as many as fit."""
    words = name.split()
    while len(words) > 1 and text_width(" ".join(words), SIZE, bold=True) > room:
        words.pop()
    name = " ".join(words)
    while text_width(name, SIZE, bold=True) > room:
        name = name[:-1]
    return name.rstrip()


def _plate(name: str, width: float, top: float, height: float, size: float) -> str:
    at = f'x="{-width / 2:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
    frame = f'<rect {at} rx="4" fill="{PAPER}" stroke="{INK}" stroke-width=".8"/>'
    return frame + text(0, round(top + height - 0.25 * size, 1), name, size, anchor="middle", weight=700)


@lru_cache(maxsize=64)
def edge_names(cells: tuple[CellView, ...], lattice: Lattice) -> str:
    """Draw the letters of columns and the numbers of rows at the first cell of each."""
    places = {(cell.q, cell.r) for cell in cells}
    parts: list[str] = []
    rows, columns = {r: q for q, r in sorted(places, reverse=True)}, {q: r for r, q in sorted([(r, q) for q, r in places], reverse=True)}
    for r, q in rows.items():
        parts.append(_edge_name(row_name(r), lattice, (q, r), (-1, 0)))
    for q, r in columns.items():
        parts.append(_edge_name(column_name(q), lattice, (q, r), (0, -1)))
    return "".join(parts)


def _edge_name(name: str, lattice: Lattice, cell: tuple[int, int], step: tuple[int, int]) -> str:
    """Draw a name beside *cell*, on the side to which *step* leads."""
    x, y = lattice.centre(*cell)
    dx, dy = lattice.centre(*step)
    far = (lattice.pitch / 2 + 8) / max(abs(complex(dx, dy)), 1)
    return text(round(x + far * dx, 1), round(y + far * dy + 4, 1), name, SIZE, anchor="middle", fill=MUTED, weight=700)


def reach_in(facts: Summary, focus: str | None) -> tuple[Cell, ...]:
    """Return the cells that the skill in *focus* reaches."""
    skills = ((unit, skill) for unit in facts.facts.units for skill in unit.skills)
    return next((skill.reach for unit, skill in skills if skill_anchor(unit.id, skill.id) == focus), ())
