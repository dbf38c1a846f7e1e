"""A position of Chibitactics as one SVG document."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from textwrap import wrap
from typing import Final

from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render import svg_marks
from boardrules.chibitactics._render.summary import Standing, Summary, heading, summarize
from boardrules.chibitactics._render.svg_cards import choices
from boardrules.chibitactics._render.svg_map import HALF, centre_of, draw_map, shape_of
from boardrules.chibitactics._render.svg_panel import Panel, lasting_panel, side_panel
from boardrules.chibitactics._text.anchors import skill_anchor
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell
from boardrules.messages import Speaker, capitalized
from boardrules.toolkit.anchors import Anchors
from boardrules.toolkit.svg import GOLD, INK, MUTED, document, escape, group, text
from boardrules.toolkit.voice import Voice

MARGIN: Final = 16
GAP: Final = 14
HEAD: Final = 76
"""Room for the title and what goes on, above the map."""
LINE: Final = 17
PANEL_WIDTH: Final = 340
"""Minimum width of a panel."""


def render_svg(
    grounds: Grounds,
    view: View,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    reach: tuple[Cell, ...] = (),
    translator: Speaker | None = None,
) -> str:
    """Return the position as one SVG document: the same text for the same view, without ids, scripts, style sheets or outside files.

    Shown are the map with the borders of its segments, closed ones dark, every unit with its state and the name by which actions call
    it, what lies on cells, the odds of a die, and a panel for each seat: its squad, ability, units with their skills and trophies, whose
    turn it is; before that the factions, or the cards of the viewer's deck. *targets* are the anchors that may be chosen, *focus* the one
    that is looked at; the cells that a skill in focus reaches, or those of *reach*, are marked yellow. A description in words is part of
    the document, and the words for each cell, unit, skill and mark appear under the mouse. Words are in the language of *translator*; what
    skills do is said in English.
    """
    catalogue = grounds.catalogue
    facts = summarize(grounds, view, translator=translator)
    say = facts.say
    marks = Anchors(targets, focus)
    centres = [centre_of(view, cell.q, cell.r) for cell in view.cells]
    left, right = min(x for x, _ in centres) - HALF, max(x for x, _ in centres) + HALF
    upper, lower = min(y for _, y in centres) - HALF, max(y for _, y in centres) + HALF
    width = max(right - left, 2 * PANEL_WIDTH + GAP) + 2 * MARGIN
    told = _told(facts, width)
    top = HEAD + LINE * (len(told) - 1)
    offered, room = choices(say, catalogue, view, marks, width - 2 * MARGIN)
    below = top + room + lower - upper + GAP
    drawn, bottom = _panels(_all_panels(catalogue, view, facts, marks, width), width, below)
    legend, height = _legend(say, view, width, bottom + GAP)
    title = f"{say('board-title')}: {', '.join(facts.when)}"
    parts = [
        text(MARGIN, 36, say("board-title"), 21, weight=700),
        text(width - MARGIN, 35, ", ".join(facts.when), 13, anchor="end", fill=MUTED),
        *(text(MARGIN, 59 + LINE * number, line, 14 if number == 0 else 12) for number, line in enumerate(told)),
        *_odds(facts, width),
        f'<g transform="translate({MARGIN} {top:g})">{"".join(offered)}</g>' if offered else "",
        f'<g transform="translate({(width - right - left) / 2:g} {top + room - upper:g})">',
        *draw_map(catalogue, view, facts, marks, reach or _reach(facts, focus)),
        "</g>",
        *drawn,
        *legend,
    ]
    return document(parts, width=width, height=height, title=title, description=_description(view, facts), ground=svg_marks.TABLE)


def _reach(facts: Summary, focus: str | None) -> tuple[Cell, ...]:
    """Return the cells that the skill in *focus* reaches."""
    skills = ((unit, skill) for unit in facts.facts.units for skill in unit.skills)
    return next((skill.reach for unit, skill in skills if skill_anchor(unit.id, skill.id) == focus), ())


def _told(facts: Summary, width: int) -> list[str]:
    """Return the status of the game, then the event in force, line by line."""
    event = (
        wrap(facts.say("board-in-force", event=facts.event), int((width - 2 * MARGIN) / 7.4), break_on_hyphens=False) if facts.event else []
    )
    return [facts.status, *event]


def _odds(facts: Summary, width: float) -> list[str]:
    """Draw the faces of a die that is due, at the right of the status."""
    die = facts.facts.die
    if die is None or not die.needs:
        return []
    faces = [group(width - MARGIN - 10 - 22 * (6 - n), 57, svg_marks.die_face(n, success=n > 6 - die.faces)) for n in range(1, 7)]
    words = text(width - MARGIN - 136, 62, facts.say("board-odds", n=die.faces), 13, anchor="end", weight=700)
    return [f"<g><title>{escape(facts.say('board-odds-title', n=die.faces))}</title>{words}{''.join(faces)}</g>"]


def _all_panels(catalogue: Catalogue, view: View, facts: Summary, marks: Anchors, width: float) -> list[Panel]:
    """Draw a panel for each seat, the free savages and the lasting effects, as wide as the picture allows."""
    count = len(facts.sides) + bool(facts.lasting)
    most = max(1, int((width - 2 * MARGIN + GAP) // (PANEL_WIDTH + GAP)))
    rows = -(-count // most)
    wide = (width - 2 * MARGIN + GAP) / -(-count // rows) - GAP
    panels = [side_panel(catalogue, view, facts, side, marks, wide) for side in facts.sides]
    return [*panels, lasting_panel(facts, wide)] if facts.lasting else panels


def _panels(panels: list[Panel], width: float, top: float) -> tuple[list[str], float]:
    """Place the panels side by side, in as many rows as they need; return them with the bottom of the last row."""
    wide = panels[0].width
    across = max(1, int((width - 2 * MARGIN + GAP + 1) // (wide + GAP)))
    parts: list[str] = []
    for first in range(0, len(panels), across):
        row = panels[first : first + across]
        height = max(panel.height for panel in row)
        x = (width - len(row) * (wide + GAP) + GAP) / 2
        for panel in row:
            parts.append(f'<g transform="translate({x:g} {top:g})">{panel.drawn(height)}</g>')
            x += wide + GAP
        top += height + GAP
    return parts, top - GAP


def _legend(say: Voice, view: View, width: int, top: float) -> tuple[list[str], float]:
    """Draw each terrain with its sign and name, then emblems and marks; return them with the bottom of the picture."""
    shape = shape_of(view)
    token = f'<circle r="12" fill="{MUTED}"/>'
    entries = [
        *(
            (
                say("board-terrain", terrain=terrain or "closed"),
                f"{svg_marks.outline(shape, svg_marks.TINTS[terrain], INK, 2)}{svg_marks.SIGNS.get(terrain, '')}",
                0.33,
            )
            for terrain in svg_marks.TINTS
        ),
        *((say("word-category", category=category), svg_marks.emblem(category), 1.0) for category in svg_marks.CATEGORIES),
        (say("board-range"), svg_marks.range_mark(), 1.0),
        (say("board-more"), svg_marks.turned(up=True), 1.2),
        (say("board-wounded"), svg_marks.wound_mark(), 1.0),
        (say("board-dead"), svg_marks.fallen_mark(), 1.0),
        (say("board-engaged"), f"{token}{svg_marks.held_ring(16)}", 0.6),
        (say("board-running"), f'{token}<circle r="16" fill="none" stroke="{GOLD}" stroke-width="4"/>', 0.6),
        (say("board-done"), svg_marks.done_mark(), 1.0),
        (say("board-trophy"), svg_marks.trophy_mark(), 1.1),
        (say("board-deck"), svg_marks.back_mark(), 1.0),
        (say("board-mark-unit"), svg_marks.lasting_mark(), 1.0),
        (say("board-mark-cell"), svg_marks.laid_ring(16), 0.6),
    ]
    parts: list[str] = []
    x, y = MARGIN + 13.0, top + 14
    for name, drawing, scale in entries:
        wide = 34 + svg_marks.width_of(name, 10.5)
        if x + wide > width:
            x, y = MARGIN + 13.0, y + 30
        parts += [group(x, y, drawing, title=name, scale=scale), text(x + 16, y + 4, name, 10.5, fill=MUTED)]
        x += wide
    return parts, y + 24


def _description(view: View, facts: Summary) -> str:
    """Return the position in words, for readers who cannot see the picture."""
    event = f" {facts.say('board-in-force', event=facts.event)}" if facts.event else ""
    return " ".join([facts.status + event, *_sides(view, facts), *_lasting(facts), *_ground(facts.say, view)])


def _sides(view: View, facts: Summary) -> Iterator[str]:
    say = facts.say
    for side in facts.sides:
        units = [", ".join([f"{each.unit.id} ({each.name}) {_at(say, each)}", *each.notes]) for each in side.units]
        units += [pick or say("board-hidden-unit") for pick in side.picks]
        yield f"{heading(say, view, side, savages='board-free-savages')}: {'; '.join(units) or say('board-no-unit')}."


def _at(say: Voice, standing: Standing) -> str:
    return standing.where if standing.unit.cell is None else say("board-on", where=standing.where)


def _lasting(facts: Summary) -> Iterator[str]:
    for lasting in facts.lasting:
        where = reduce(lambda one, other: facts.say("word-and", one=one, other=other), lasting.places)
        yield facts.say("board-lasts", effect=lasting.name, where=where)


def _ground(say: Voice, view: View) -> Iterator[str]:
    """Yield the cells of each terrain, except plain ground."""
    found: dict[str, list[str]] = {}
    for cell in view.cells:
        if cell.terrain not in {None, "plain"}:
            found.setdefault(str(cell.terrain), []).append(f"{cell.q},{cell.r}")
    closed = sum(cell.terrain is None for cell in view.cells)
    yield say("board-map", n=len(view.cells), closed=closed)
    for terrain, places in sorted(found.items()):
        yield capitalized(say("board-terrain-on", terrain=say("board-terrain", terrain=terrain), cells=" ".join(places)))
