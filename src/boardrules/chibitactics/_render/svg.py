"""A position of Chibitactics as one SVG document."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._render.summary import SAVAGES, Side, Summary, summarize
from boardrules.chibitactics._render.svg_map import HALF, centre_of, draw_map, shape_of
from boardrules.chibitactics._render.svg_marks import (
    SIGNS,
    TABLE,
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
from boardrules.chibitactics._render.svg_panel import PANEL_WIDTH, Panel, lasting_panel, side_panel
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell
from boardrules.toolkit.svg import GOLD, INK, MUTED, document, group, text

__all__ = ["render_svg"]

MARGIN: Final = 16
GAP: Final = 14
HEAD: Final = 70
"""Room for the title and what goes on, above the map."""
LINE: Final = 17


def render_svg(grounds: Grounds, view: View, *, reach: tuple[Cell, ...] = ()) -> str:
    """The position as one SVG document: the same text for the same view, without ids, scripts, style sheets or outside files.

    Shown are the map with the borders of its segments, closed ones dark, every unit with its state and the name by which actions call
    it, what lies on cells, and a panel for each seat: its ability, units and their trophies, whose turn it is. The cells of *reach*
    are marked yellow; ``reach_of`` finds those of a skill. A description in words is part of the document, and the words for each cell,
    unit and mark appear under the mouse.
    """
    catalogue = grounds.catalogue
    facts = summarize(grounds, view)
    centres = [centre_of(view, cell.q, cell.r) for cell in view.cells]
    left, right = min(x for x, _ in centres) - HALF, max(x for x, _ in centres) + HALF
    upper, lower = min(y for _, y in centres) - HALF, max(y for _, y in centres) + HALF
    panels = [side_panel(catalogue, view, facts, side) for side in facts.sides]
    panels += [lasting_panel(facts)] if facts.lasting else []
    width = max(right - left, 2 * PANEL_WIDTH + GAP) + 2 * MARGIN
    told = _told(facts, width)
    top = HEAD + LINE * (len(told) - 1)
    below = top + lower - upper + GAP
    drawn, bottom = _panels(panels, width, below)
    legend, height = _legend(view, width, bottom + GAP)
    title = f"Chibitactics: {', '.join(facts.when)}"
    parts = [
        text(MARGIN, 36, "Chibitactics", 21, weight=700),
        text(width - MARGIN, 35, ", ".join(facts.when), 13, anchor="end", fill=MUTED),
        *(text(MARGIN, 59 + LINE * number, line, 14 if number == 0 else 12) for number, line in enumerate(told)),
        f'<g transform="translate({(width - right - left) / 2:g} {top - upper:g})">',
        *draw_map(catalogue, view, facts, reach),
        "</g>",
        *drawn,
        *legend,
    ]
    return document(parts, width=width, height=height, title=title, description=_description(view, facts), ground=TABLE)


def _told(facts: Summary, width: int) -> list[str]:
    """What goes on, then the event in force."""
    event = wrap(f"In force: {facts.event}", int((width - 2 * MARGIN) / 7.4), break_on_hyphens=False) if facts.event else []
    return [facts.status, *event]


def _panels(panels: list[Panel], width: int, top: float) -> tuple[list[str], float]:
    """The panels side by side, in as many rows as they need; where the next thing can stand."""
    across = min(len(panels), (width - 2 * MARGIN + GAP) // (PANEL_WIDTH + GAP))
    parts: list[str] = []
    for first in range(0, len(panels), across):
        row = panels[first : first + across]
        height = max(panel.height for panel in row)
        x = (width - len(row) * (PANEL_WIDTH + GAP) + GAP) / 2
        for panel in row:
            parts.append(f'<g transform="translate({x:g} {top:g})">{panel.drawn(height)}</g>')
            x += PANEL_WIDTH + GAP
        top += height + GAP
    return parts, top - GAP


def _legend(view: View, width: int, top: float) -> tuple[list[str], float]:
    """Each terrain with its sign and its name, then the marks of units and cells; where the picture ends."""
    shape = shape_of(view)
    token = f'<circle r="12" fill="{MUTED}"/>'
    entries = [
        *((terrain or "closed", f"{outline(shape, TINTS[terrain], INK, 2)}{SIGNS.get(terrain, '')}", 0.33) for terrain in TINTS),
        ("wounded", wound_mark(), 1.0),
        ("engaged", f"{token}{held_ring(16)}", 0.6),
        ("turn running", f'{token}<circle r="16" fill="none" stroke="{GOLD}" stroke-width="4"/>', 0.6),
        ("turn over", done_mark(), 1.0),
        ("trophy", trophy_mark(), 1.1),
        ("effect on a unit", lasting_mark(), 1.0),
        ("effect on a cell", laid_ring(16), 0.6),
    ]
    parts: list[str] = []
    x, y = MARGIN + 13.0, top + 14
    for name, drawing, scale in entries:
        wide = 34 + width_of(name, 10.5)
        if x + wide > width:
            x, y = MARGIN + 13.0, y + 30
        parts += [group(x, y, drawing, title=name, scale=scale), text(x + 16, y + 4, name, 10.5, fill=MUTED)]
        x += wide
    return parts, y + 24


def _description(view: View, facts: Summary) -> str:
    """The position in words, for those who cannot see it."""
    event = f" In force: {facts.event}" if facts.event else ""
    return " ".join([facts.status + event, *_sides(view, facts), *_lasting(facts), *_ground(view)])


def _sides(view: View, facts: Summary) -> Iterator[str]:
    for side in facts.sides:
        units = [", ".join([f"{each.unit.id} ({each.name}) {_at(each.where)}", *each.notes]) for each in side.units]
        units += [pick or "a hidden unit" for pick in side.picks]
        yield f"{_heading(view, side)}: {'; '.join(units) or 'no unit'}."


def _heading(view: View, side: Side) -> str:
    if side.seat == SAVAGES:
        return "Free savages"
    return ", ".join(
        [
            f"Seat {side.seat}",
            *([side.faction] if side.faction else []),
            *(["you"] if side.seat == view.viewer else []),
            *(["out"] if side.out else []),
        ]
    )


def _at(where: str) -> str:
    return f"on {where}" if "," in where else where


def _lasting(facts: Summary) -> Iterator[str]:
    for lasting in facts.lasting:
        yield f"{lasting.name} lasts on {' and '.join(lasting.places)}."


def _ground(view: View) -> Iterator[str]:
    """Where there is what: plain ground goes without saying."""
    found: dict[str, list[str]] = {}
    for cell in view.cells:
        if cell.terrain not in {None, "plain"}:
            found.setdefault(str(cell.terrain), []).append(f"{cell.q},{cell.r}")
    closed = sum(cell.terrain is None for cell in view.cells)
    yield f"The map has {len(view.cells)} cells, {closed} of them closed."
    yield from (f"{terrain.capitalize()} on {' '.join(places)}." for terrain, places in sorted(found.items()))
