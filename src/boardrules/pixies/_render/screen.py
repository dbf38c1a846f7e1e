"""A picture of Pixies laid out for the width of a screen: table and own area first, the others small but complete."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from boardrules.messages import Speaker
from boardrules.pieces import Palette, Picture, Piece
from boardrules.pixies._engine.moves import DEALT
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._render import faces, panels
from boardrules.pixies._render.faces import FOOT, PEEK
from boardrules.pixies._render.paints import recolored
from boardrules.pixies._render.summary import Summary, describe
from boardrules.pixies._render.wide import framed, in_words
from boardrules.pixies._text import card_anchor, cell_anchor
from boardrules.pixies._types import Cell, Event, Placed, Revealed, RoundScored, View
from boardrules.toolkit.drawing.anchors import Anchors, box
from boardrules.toolkit.drawing.measure import wrapped
from boardrules.toolkit.drawing.svg import INK, text
from boardrules.toolkit.drawing.voice import Voice
from boardrules.values import Seat

NARROWEST: Final = 320
"""The narrowest screen for which pictures are laid out; on one that is narrower, a page scrolls."""
TWO_COLUMNS: Final = 700
"""The narrowest screen with the other areas beside the viewer's."""
SCORES: Final = 240
"""Minimum width of the finished rounds beside an area."""
GAP: Final = 4
PAD: Final = 8


class Cells(NamedTuple):
    """The size of an area's cells: that of a card, without the card that peeks out from under it."""

    width: float
    height: float


class Column(NamedTuple):
    """A part of the picture that is filled from its top."""

    x: float
    y: float
    width: float


def screen(view: View, facts: Summary, marks: Anchors, *, width: int, palette: Palette, events: Sequence[Event]) -> Picture:
    """Return the picture for a screen of *width* pixels."""
    width = max(width, NARROWEST)
    recent = _recent(view, events)
    margin = 8 if width < TWO_COLUMNS else 14
    inner = width - 2 * margin
    pieces, top = _head(facts, margin, inner)
    two = width >= TWO_COLUMNS
    left = min(460, round(0.42 * width)) if two else inner
    table, below = _table(view, facts, marks, recent, Column(margin, top, left))
    pieces += table
    own = [] if view.viewer is None else [view.viewer]
    for seat in own:
        found, below = _panel(view, facts, marks, recent, seat, Column(margin, below, left), own=True)
        pieces += found
    others = [Seat((seat + (view.viewer or 0)) % len(view.areas)) for seat in range(len(own), len(view.areas))]
    beside = Column(margin + left + 14, top, inner - left - 14) if two else Column(margin, below, inner)
    found, under, free = _others(view, facts, marks, recent, others, beside)
    pieces += found
    at = Column(margin, below, left) if two and (view.viewer is None or under > below) else beside._replace(y=under)
    if free is not None:
        at = free
    legend = Piece(
        "legend", panels.legend(facts.say.impersonal, flower_power=view.options.flower_power, room=inner), margin + inner - 40, 4
    )
    scores, last = panels.score_sheet(view, facts, at.width, scored=any(isinstance(event, RoundScored) for event in events))
    pieces += [Piece("scores", scores, at.x, at.y), legend]
    height = max(below, under, at.y + last) + margin
    return recolored(Picture(framed(view, facts, width, round(height), pieces), tuple(pieces)), palette)


def _recent(view: View, events: Sequence[Event]) -> frozenset[str]:
    """Return the anchors of what *events* have just changed."""
    found: set[str] = set()
    for event in events:
        match event:
            case Placed() if view.areas[event.by][event.cell - 1] != Cell():
                found.add(cell_anchor(event.by, event.cell))
            case Revealed() if event.card in view.table:
                found.add(card_anchor(event.card))
            case _:
                pass
    return frozenset(found)


def _head(facts: Summary, x: float, width: float) -> tuple[list[Piece], float]:
    """Draw what is due, the round and the turn; return the pieces and the height used."""
    lines = wrapped(facts.status, width - 42, 15, bold=True, lines=3)
    status = "".join([text(0, 14 + 19 * number, line, 15, weight=700) for number, line in enumerate(lines)])
    y = 8.0
    after = y + 19 * len(lines)
    when = wrapped(", ".join(facts.when), width - 42, 12, lines=2)
    drawn = "".join([text(0, 11 + 15 * number, line, 12) for number, line in enumerate(when)])
    pieces = [
        Piece("status", status, x, y),
        Piece("when", drawn, x, after + 1),
    ]
    return pieces, max(after + 1 + 15 * len(when), y + 34) + 6


def _table(view: View, facts: Summary, marks: Anchors, recent: frozenset[str], at: Column) -> tuple[list[Piece], float]:
    """Draw the deck, the cards on the table, and a place for each card that is to come or has been taken."""
    say, slots = facts.say, DEALT[len(view.areas)]
    gap = GAP if at.width < 340 or slots > 4 else 8
    width = min(76.0, (at.width - slots * gap) / (slots + 1))
    lines = 2 if view.options.flower_power and width < 64 else 1
    height = max(round(1.2 * width), 34 + FOOT * lines)
    y = at.y + 18
    title = say("board-deck-title", n=view.deck_size)
    pieces = [
        Piece("table", text(0, 11, say("board-table"), 12, fill=INK), at.x + width + gap, at.y),
        Piece("deck", panels.titled(title, faces.pile(width, height, view.deck_size)), at.x, y),
        Piece("deck.name", text(0, 11, say("board-deck"), 12, fill=INK), at.x, at.y),
    ]
    outline = box(0, 0, width, height, rx=7)
    for number in range(max(slots, len(view.table))):
        x = at.x + (number + 1) * (width + gap)
        if number < len(view.table):
            card = view.table[number]
            anchor = card_anchor(card)
            words = _just_now(say, say("board-on-table", what=describe(say, card)), anchor in recent)
            drawing = faces.face(card, width, height) + (faces.star(outline) if anchor in recent else "")
            pieces.append(Piece(anchor, marks.element(anchor, drawing, title=words, outline=outline, card=card), x, y))
        else:
            label = "?" if number < len(view.table) + facts.to_come else ""
            pieces.append(Piece(f"slot.{number}", faces.place(width, height, label), x, y))
    return pieces, y + height + 10


def _just_now(say: Voice, words: str, recent: bool) -> str:  # noqa: FBT001  (of a mark)
    return say("board-just-now", what=words) if recent else words


def _others(
    view: View, facts: Summary, marks: Anchors, recent: frozenset[str], seats: Sequence[Seat], at: Column
) -> tuple[list[Piece], float, Column | None]:
    """Draw the areas of *seats* side by side, as many in a line as have room; return also the free part of the last line, if it is wide."""
    if not seats:
        return [], at.y, None
    columns = 1 if len(seats) == 1 else max(2, min(len(seats), int(at.width // 240)))
    columns = -(-len(seats) // -(-len(seats) // columns))
    widest = 420 if len(seats) == 1 and at.width >= 420 + GAP * 2 + SCORES else 360
    width = min(widest, (at.width - (columns - 1) * GAP * 2) / columns)
    pieces: list[Piece] = []
    y = below = at.y
    number = 0
    for number, seat in enumerate(seats):
        column = number % columns
        if not column:
            y = below
        found, below = _panel(view, facts, marks, recent, seat, Column(at.x + column * (width + GAP * 2), y, width), own=False)
        pieces += found
    left = (number % columns + 1) * (width + GAP * 2)
    free = Column(at.x + left, y, min(at.width - left, 420))
    return pieces, below, free if free.width >= SCORES else None


def _panel(
    view: View, facts: Summary, marks: Anchors, recent: frozenset[str], seat: Seat, at: Column, *, own: bool
) -> tuple[list[Piece], float]:
    """Draw one seat: a panel with its name and points, and its nine cells."""
    cells = _cells(view, at.width, own=own)
    top = 32 if own else 46
    pitch = cells.height + PEEK + GAP
    drawing, height = panels.panel(view, facts, seat, at.width, top + 3 * pitch, own=own)
    pieces = [Piece(f"seat.{seat}", drawing, at.x, at.y)]
    for index, cell in enumerate(view.areas[seat]):
        line, column = divmod(index, 3)
        x = at.x + PAD - 1 + column * (cells.width + GAP)
        anchor = cell_anchor(seat, index + 1)
        where = Where(seat, index + 1, anchor, facts.name(seat), cells, x, at.y + top + line * pitch)
        pieces += _cell(facts.say.impersonal, marks.among((anchor,)), cell, where, recent=anchor in recent)
    return pieces, at.y + height + 8


def _cells(view: View, width: float, *, own: bool) -> Cells:
    """Return the size of the cells of an area that is *width* pixels wide."""
    wide = (width - 2 * PAD + 2 - 2 * GAP) / 3
    lines = 2 if view.options.flower_power and wide < 64 else 1
    least = 30 + FOOT * lines
    return Cells(wide, max(least, min(100.0, 0.8 * wide) if own else min(72.0, 0.6 * wide)))


class Where(NamedTuple):
    """A cell of an area: whose it is, and where in the picture."""

    seat: Seat
    number: int
    anchor: str
    name: str
    size: Cells
    x: float
    y: float


@lru_cache(maxsize=4096)
def _cell(speaker: Speaker | None, marks: Anchors, cell: Cell, where: Where, *, recent: bool) -> tuple[Piece, ...]:
    """Draw the cards of a cell, each under its own key, and upon them the element that is pointed at."""
    seat, number, anchor, name, (width, height), x, y = where
    say = Voice(MESSAGES, speaker)
    pieces: list[Piece] = []
    ground = ""
    if cell.up is not None:
        if cell.down is not None:
            pieces.append(_card(cell.down, faces.edge(cell.down, width), x, y + height))
            ground = faces.check(width, height)
        pieces.append(_card(cell.up, faces.face(cell.up, width, height), x, y))
    elif cell.down is not None:
        pieces.append(_card(cell.down, faces.back(width, height, cell.down), x, y))
    else:
        ground = faces.place(width, height + PEEK, str(number))
    outline = box(0, 0, width, height + PEEK, rx=7)
    title = say("board-cell", name=name, cell=number, what=in_words(say, cell))
    shield = f'<rect width="{width:g}" height="{height + PEEK:g}" fill="#000" fill-opacity="0"/>'
    star = faces.star(outline) if recent else ""
    title = _just_now(say, title, recent)
    element = marks.element(anchor, f"{ground}{star}{shield}", title=title, outline=outline, seat=seat, card=cell.up or cell.down)
    return (*pieces, Piece(f"cell.{anchor}", element, x, y))


def _card(id: str, drawing: str, x: float, y: float) -> Piece:
    """Return a card in an area. The cell above it is what is pointed at."""
    return Piece(card_anchor(id), f'<g pointer-events="none">{drawing}</g>', x, y)
