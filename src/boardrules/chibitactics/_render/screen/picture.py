"""The picture of a position laid out for the width of a screen: what belongs to the viewer first, then the map, then the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import Final

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._render.parts.elements import Marks
from boardrules.chibitactics._render.parts.lattice import Lattice, fitting
from boardrules.chibitactics._render.parts.map import edge_names, map_pieces, moved, reach_in
from boardrules.chibitactics._render.parts.marks import die_face
from boardrules.chibitactics._render.parts.paints import LINE, PANEL
from boardrules.chibitactics._render.parts.traces import above, beneath, rolled
from boardrules.chibitactics._render.screen.cards import offered
from boardrules.chibitactics._render.screen.legend import legend
from boardrules.chibitactics._render.screen.overview import overview
from boardrules.chibitactics._render.screen.panel import Block, side_block
from boardrules.chibitactics._render.summary import Summary
from boardrules.chibitactics._types.events import Event
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell
from boardrules.messages import capitalized
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.measure import text_width, wrapped
from boardrules.toolkit.drawing.svg import INK, MUTED, group, text

NARROW: Final = 600
WIDE: Final = 1000
"""Width from which the viewer's panel stands beside the map."""
SIDE: Final = 344
"""The width of the column beside the map."""
COLUMN: Final = 320
"""Minimum width of a panel where several stand side by side."""
SMALLEST: Final = 11
"""Minimum size of letters."""
EDGE: Final = 18
"""Room around the map for the names of rows and columns."""
BUTTON: Final = 42
"""Room for the button of the legend."""


def screen(
    grounds: Grounds, view: View, facts: Summary, marks: Marks, reach: tuple[Cell, ...], width: int, events: Sequence[Event]
) -> tuple[list[Piece], float, float]:
    """Return the pieces of the picture for a screen of *width* pixels, with its width and its height.

    A map whose cells would be too small for a finger is wider than the screen, and a small map of the whole is above it.
    """
    catalogue = grounds.catalogue
    margin = 8 if width < NARROW else 14
    gap = 10 if width < NARROW else 14
    inner = width - 2 * margin
    pieces: list[Piece] = []

    def put(block: Block, x: float, y: float) -> float:
        pieces.extend(block.at(x, y))
        return y + block.height + gap

    y = put(_head(facts, events, inner), margin, margin)
    cards = offered(facts.tongue, view, marks, inner)
    if cards is not None:
        y = put(cards, margin, y)
    own = [side for side in facts.sides if side.seat == view.viewer]
    others = [side for side in facts.sides if side.seat != view.viewer]
    beside = width >= WIDE and bool(own)
    map_left = margin + (SIDE + gap if beside else 0)
    room = width - margin - map_left
    lattice = fitting(view.cells, view.options.rules.topology, room - 2 * EDGE)
    left, upper, right, lower = lattice.box(view.cells)
    wide, tall = right - left + 2 * EDGE, lower - upper + 2 * EDGE
    high = y
    if own:
        across = SIDE if beside else inner
        bottom = put(side_block(catalogue, view, facts, own[0], marks, across), margin, y)
        if not beside:
            y = bottom
        high = bottom
    if wide > room:
        y = put(overview(view, lattice, facts.say("board-overview"), inner), margin, y)
    pieces += _map(grounds, view, facts, marks, reach, lattice, events, map_left + max(0, (room - wide) / 2), y)
    y += tall + gap
    columns = _columns(map_left, room, gap, y)
    if beside:
        columns.insert(0, [margin, SIDE, high])
    draws: list[Callable[[float], Block]] = [partial(side_block, catalogue, view, facts, side, marks) for side in others]
    if facts.lasting:
        draws.append(partial(_lasting, facts))
    for draw in draws:
        column = min(columns, key=itemgetter(2))
        column[2] = put(draw(column[1]), column[0], column[2])
    y = max(high, *[bottom for _, _, bottom in columns])
    key = legend(facts.tongue, view.options.rules.topology, inner)
    pieces.append(Piece(key.key, key.drawing, margin + inner - BUTTON, margin))
    return pieces, max(width, map_left + wide + margin), y - gap + margin


def _map(
    grounds: Grounds,
    view: View,
    facts: Summary,
    marks: Marks,
    reach: tuple[Cell, ...],
    lattice: Lattice,
    events: Sequence[Event],
    x: float,
    y: float,
) -> list[Piece]:
    """Draw the map with its left upper corner at *x* and *y*.

    Shown are its ground, ways and rings of what has just happened, the units, arrows, and the names on its edges.
    """
    left, upper, _, _ = lattice.box(view.cells)
    x, y = x + EDGE - left, y + EDGE - upper
    drawn = list(map_pieces(grounds.catalogue, view, facts, marks, reach or reach_in(facts, marks.focus), lattice, (x, y), small=False))
    units = next((number for number, piece in enumerate(drawn) if piece.key.startswith("unit.")), len(drawn))
    return [
        Piece("edge", edge_names(view.cells, lattice), x, y),
        *drawn[:units],
        *moved(beneath(view, events, lattice), x, y),
        *drawn[units:],
        *moved(above(view, events, lattice), x, y),
    ]


def _columns(left: float, room: float, gap: float, top: float) -> list[list[float]]:
    """Return the left end, the width and the top of each column that fits into *room*."""
    count = max(1, int((room + gap) // (COLUMN + gap)))
    across = (room + gap) / count - gap
    return [[left + number * (across + gap), across, top] for number in range(count)]


def _head(facts: Summary, events: Sequence[Event], width: float) -> Block:
    """Draw the round, who does what, the event in force, the odds of a die and the last one."""
    die, last = facts.facts.die, rolled(events)
    y = 20.0
    parts: list[str] = []
    for line in wrapped(capitalized(", ".join(facts.when)), width - 24 - BUTTON, 12):
        parts.append(text(12, y, line, 12, fill=MUTED))
        y += 16
    y += 4
    for line in wrapped(facts.status, width - 24 - BUTTON, 15, bold=True):
        parts.append(text(12, y, line, 15, weight=700))
        y += 19
    if facts.event:
        for line in wrapped(facts.say("board-in-force", event=facts.event), width - 24, 12):
            parts.append(text(12, y, line, 12))
            y += 16
    x = 12.0
    if die is not None and die.needs:
        words = facts.say("board-odds", n=die.faces)
        faces = [group(22 * n + 2, 9, die_face(n + 1, success=n >= 6 - die.faces, least=SMALLEST)) for n in range(6)]
        odds = group(0, 0, "".join(faces), title=facts.say("board-odds-title", n=die.faces))
        parts.append(group(x + 8, y - 2, odds))
        parts.append(text(x + 142, y + 11, words, 13, weight=700))
        x += 160 + text_width(words, 13, bold=True)
        y += 24
    if last is not None:
        shown = _last_die(facts, last.value, success=last.success or not last.needs)
        if x > 12 and x + 150 > width:
            x = 12
        elif x > 12:
            y -= 24
        parts.append(group(x, y - 5, shown))
        y += 26
    height = y - 6
    frame = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PANEL}" stroke="{LINE}"/>'
    return Block((Piece("head", frame + "".join(parts)),), height)


def _last_die(facts: Summary, value: int, *, success: bool) -> str:
    """Draw the die that has just been rolled, with its name."""
    die = group(11, 11, die_face(value, success=success, least=SMALLEST), scale=1.2)
    return die + text(28, 15.5, facts.say("board-rolled"), 12, fill=INK)


def _lasting(facts: Summary, width: float) -> Block:
    """Draw the effects that last on units and cells."""
    words = facts.say("board-lasting")
    parts = [text(12, 22, f"{words[:1].upper()}{words[1:]}", 13.5, weight=700)]
    y = 42.0
    for lasting in facts.lasting:
        told = facts.say("board-lasting-on", effect=lasting.name, kind=lasting.kind, where=", ".join(lasting.places))
        for line in wrapped(told, width - 24, 12):
            parts.append(text(12, y, line, 12))
            y += 16
        y += 3
    height = y - 6
    frame = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PANEL}" stroke="{LINE}"/>'
    return Block((Piece("lasting", frame + "".join(parts)),), height)
