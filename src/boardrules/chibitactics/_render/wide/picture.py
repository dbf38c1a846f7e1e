"""The picture of a position in one wide layout, which has the same boxes in every version."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Final

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._geometry.hex import Topology
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render.parts.elements import Marks
from boardrules.chibitactics._render.parts.lattice import Lattice
from boardrules.chibitactics._render.parts.map import map_pieces, moved, reach_in
from boardrules.chibitactics._render.parts.marks import (
    CATEGORIES,
    back_mark,
    die_face,
    done_mark,
    emblem,
    fallen_mark,
    held_ring,
    laid_ring,
    lasting_mark,
    outline,
    range_mark,
    trophy_mark,
    turned,
    width_of,
    wound_mark,
)
from boardrules.chibitactics._render.parts.paints import TINTS
from boardrules.chibitactics._render.parts.terrain import SIGNS
from boardrules.chibitactics._render.summary import Summary, Tongue
from boardrules.chibitactics._render.wide.cards import choices
from boardrules.chibitactics._render.wide.panel import Panel, lasting_panel, side_panel
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.svg import GOLD, INK, MUTED, escape, group, text

MARGIN: Final = 16
HALF: Final = 36
"""Room from the middle of a cell to the edge of the map."""
GAP: Final = 14
HEAD: Final = 76
"""Room for the title and what goes on, above the map."""
LINE_HEIGHT: Final = 17
PANEL_WIDTH: Final = 340
"""Minimum width of a panel."""


def wide(grounds: Grounds, view: View, facts: Summary, marks: Marks, reach: tuple[Cell, ...]) -> tuple[list[Piece], float, float]:
    """Return the pieces of the picture in one wide layout, with its width and its height.

    Shown are the map with the borders of its segments, closed ones dark, every unit with its state and its name, what lies on cells, the
    odds of a die, and a panel for each seat: its squad, ability, units with their skills and trophies, whose turn it is; before that the
    factions, or the cards of the viewer's deck. The words for each cell, unit, skill and mark appear under the mouse.
    """
    catalogue, say = grounds.catalogue, facts.say
    lattice = Lattice(view.options.rules.topology)
    left, _, right, _ = lattice.box(view.cells)
    left, right = left - HALF + lattice.corners[1][0], right + HALF - lattice.corners[1][0]
    centres = [lattice.centre(0, cell.r)[1] for cell in view.cells]
    upper, lower = min(centres) - HALF, max(centres) + HALF
    width = max(right - left, 2 * PANEL_WIDTH + GAP) + 2 * MARGIN
    lines = _told(facts, width)
    top = HEAD + LINE_HEIGHT * (len(lines) - 1)
    offered, room = choices(facts.tongue, view, marks, width - 2 * MARGIN)
    below = top + room + lower - upper + GAP
    drawn, bottom = _panels(_all_panels(catalogue, view, facts, marks, width), width, below)
    legend, height = _legend(facts.tongue, view.options.rules.topology, width, bottom + GAP)
    when = text(width - MARGIN, 35, ", ".join(facts.when), 13, anchor="end", fill=MUTED)
    status = [text(MARGIN, 59 + LINE_HEIGHT * number, line, 14 if number == 0 else 12) for number, line in enumerate(lines)]
    x, y = (width - right - left) / 2, top + room - upper
    pieces = [
        Piece("head", text(MARGIN, 36, say("board-title"), 21, weight=700) + when),
        Piece("status", "".join(status)),
        *_odds(facts, width),
        *moved(offered, MARGIN, top),
        *map_pieces(catalogue, view, facts, marks, reach or reach_in(facts, marks.focus), lattice, (x, y), small=True),
        *drawn,
        Piece("legend", legend),
    ]
    return pieces, width, height


def _told(facts: Summary, width: float) -> list[str]:
    """Return the status of the game, then the event in force, line by line."""
    event = (
        wrap(facts.say("board-in-force", event=facts.event), int((width - 2 * MARGIN) / 7.4), break_on_hyphens=False) if facts.event else []
    )
    return [facts.status, *event]


def _odds(facts: Summary, width: float) -> list[Piece]:
    """Draw the faces of a die that is due, at the right of the status."""
    die = facts.facts.die
    if die is None or not die.needs:
        return []
    faces = [group(width - MARGIN - 10 - 22 * (6 - n), 57, die_face(n, success=n > 6 - die.faces)) for n in range(1, 7)]
    words = text(width - MARGIN - 136, 62, facts.say("board-odds", n=die.faces), 13, anchor="end", weight=700)
    return [Piece("odds", f"<g><title>{escape(facts.say('board-odds-title', n=die.faces))}</title>{words}{''.join(faces)}</g>")]


def _all_panels(catalogue: Catalogue, view: View, facts: Summary, marks: Marks, width: float) -> list[Panel]:
    """Draw a panel for each seat, the free savages and the lasting effects, as wide as the picture allows."""
    count = len(facts.sides) + bool(facts.lasting)
    most = max(1, int((width - 2 * MARGIN + GAP) // (PANEL_WIDTH + GAP)))
    rows = -(-count // most)
    wide = (width - 2 * MARGIN + GAP) / -(-count // rows) - GAP
    panels = [side_panel(catalogue, view, facts, side, marks, wide) for side in facts.sides]
    return [*panels, lasting_panel(facts, wide)] if facts.lasting else panels


def _panels(panels: list[Panel], width: float, top: float) -> tuple[list[Piece], float]:
    """Place the panels side by side, in as many rows as they need; return them with the bottom of the last row."""
    wide = panels[0].width
    across = max(1, int((width - 2 * MARGIN + GAP + 1) // (wide + GAP)))
    parts: list[Piece] = []
    for first in range(0, len(panels), across):
        row = panels[first : first + across]
        height = max(panel.height for panel in row)
        x = (width - len(row) * (wide + GAP) + GAP) / 2
        for panel in row:
            parts += panel.drawn(x, top, height)
            x += wide + GAP
        top += height + GAP
    return parts, top - GAP


@lru_cache(maxsize=128)
def _legend(tongue: Tongue, topology: Topology, width: float, top: float) -> tuple[str, float]:
    """Draw each terrain with its sign and name, then emblems and marks; return them with the bottom of the picture."""
    say, shape = tongue.say, Lattice(topology).corners
    token = f'<circle r="12" fill="{MUTED}"/>'
    entries = [
        *(
            (
                say("board-terrain", terrain=terrain or "closed"),
                f"{outline(shape, TINTS[terrain], INK, 2)}{SIGNS[terrain]}",
                0.33,
            )
            for terrain in TINTS
        ),
        *((say("word-category", category=category), emblem(category), 1.0) for category in CATEGORIES),
        (say("board-range"), range_mark(), 1.0),
        (say("board-more"), turned(up=True), 1.2),
        (say("board-wounded"), wound_mark(), 1.0),
        (say("board-dead"), fallen_mark(), 1.0),
        (say("board-engaged"), f"{token}{held_ring(16)}", 0.6),
        (say("board-running"), f'{token}<circle r="16" fill="none" stroke="{GOLD}" stroke-width="4"/>', 0.6),
        (say("board-done"), done_mark(), 1.0),
        (say("board-trophy"), trophy_mark(), 1.1),
        (say("board-deck"), back_mark(), 1.0),
        (say("board-mark-unit"), lasting_mark(), 1.0),
        (say("board-mark-cell"), laid_ring(16), 0.6),
    ]
    parts: list[str] = []
    x, y = MARGIN + 13.0, top + 14
    for name, drawing, scale in entries:
        wide = 34 + width_of(name, 10.5)
        if x + wide > width:
            x, y = MARGIN + 13.0, y + 30
        parts += [group(x, y, drawing, title=name, scale=scale), text(x + 16, y + 4, name, 10.5, fill=MUTED)]
        x += wide
    return "".join(parts), y + 24
