"""The picture of a position in one wide layout: units that face each other, each beside the panel of its player."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._render.description import framed, status, words_of
from boardrules.pixel_tactics._render.parts.marks import bow, changed, cross, drop, front, heart, shield, sword
from boardrules.pixel_tactics._render.parts.paints import LINE, NOTE
from boardrules.pixel_tactics._render.summary import ROWS, Laid, Standing
from boardrules.pixel_tactics._render.wide.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    HAND_HEIGHT,
    HAND_WIDTH,
    RESERVE_HEIGHT,
    card_back,
    card_in_hand,
    card_in_play,
    card_in_reserve,
    coins,
    open_place,
    open_slot,
)
from boardrules.pixel_tactics._render.wide.panel import PANEL_WIDTH, Panel, no_card, panel, put_panel
from boardrules.pixel_tactics._text.anchors import area_anchor, deck_anchor, row_anchor
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.svg import INK, PAPER, crown, group, rim, text
from boardrules.toolkit.drawing.voice import Voice

if TYPE_CHECKING:
    from boardrules.messages import Speaker
    from boardrules.pieces import Frame
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._render.parts.lore import Marks
    from boardrules.pixel_tactics._render.parts.table import Table
    from boardrules.pixel_tactics._render.summary import Row, Side, Summary
    from boardrules.pixel_tactics._types.values import AreaShape
    from boardrules.pixel_tactics._types.view import View
    from boardrules.values import Seat


MARGIN: Final = 16
GAP: Final = 8
LABELS: Final = 76
"""Width of the column with the names of the rows."""

TOP: Final = 92
PITCH_X: Final = CARD_WIDTH + GAP
PITCH_Y: Final = CARD_HEIGHT + GAP
UNIT_HEIGHT: Final = 3 * PITCH_Y - GAP
PANEL_X: Final = MARGIN + LABELS + 3 * PITCH_X + 14
WIDTH: Final = PANEL_X + PANEL_WIDTH + MARGIN
BLOCK: Final = WIDTH - MARGIN + 20
"""Distance from a unit to that of the ally on its right."""
BETWEEN: Final = 26
"""Height between facing units."""

COLUMN_HEIGHT: Final = 20
"""Height of the numbers of the columns, behind each unit."""

COLUMNS: Final[tuple[AreaShape, ...]] = ("C1", "C2", "C3")

ROW_HEIGHT: Final = 78
"""Height of the row of open cards, above the units."""

NARROW: Final = " fijklrtI"


def wide(catalogue: Catalogue, table: Table, marks: Marks, facts: Summary, view: View) -> Frame:
    """Put the pieces of the wide layout on *table*, and return the frame around them.

    Units face each other, the viewer's (a spectator's: seat 0's) below, those of allies side by side, each with the panel of its player:
    the hand as far as the viewer knows it, piles, notes. Above them is the row of open cards, if there is one.
    """
    say = facts.say
    panels = [[panel(catalogue, table, marks, facts, view, facts.sides[seat]) for seat in seats] for seats in (facts.far, facts.near)]
    high = UNIT_HEIGHT + COLUMN_HEIGHT + (RESERVE_HEIGHT + GAP if facts.sides[0].reserve else 0)
    heights = [max(high, *(drawn.height for drawn in row)) for row in panels]
    top = TOP if facts.row is None else TOP + ROW_HEIGHT
    low = top + heights[0] + BETWEEN
    height = low + heights[1] + GAP + 30
    whole = WIDTH + (len(facts.near) - 1) * BLOCK
    heading = [
        text(MARGIN, 36, say("board-title"), 21, weight=700),
        text(whole - MARGIN, 35, ", ".join((say("board-edition", edition=view.options.edition), *facts.when)), 13, anchor="end", fill=NOTE),
        *(text(MARGIN, 60 + 17 * k, line, 14) for k, line in enumerate(wrap(status(facts), 110)[:2])),
    ]
    table.put("heading", "".join(heading))
    if facts.row is not None:
        _row(catalogue, table, marks, facts.row)
    for column in range(len(facts.near)):
        x = column * BLOCK
        _unit(table, marks, facts, facts.sides[facts.far[column]], x, top + heights[0] - high, turned=True)
        _unit(table, marks, facts, facts.sides[facts.near[column]], x, low, turned=False)
        table.put(f"front.{column}", _line_between(), x, low - BETWEEN / 2)
        for row, (seats, y) in enumerate(((facts.far, top), (facts.near, low))):
            _framed(table, facts, seats[column], panels[row][column], x, y, heights[row])
    table.put("legend", _legend(say.speaker), 0, height - 16)
    return framed(facts, table.ground, whole, height)


def _row(catalogue: Catalogue, table: Table, marks: Marks, row: Row) -> None:
    """Draw the row of open cards with their coins, and the shared deck at its end."""
    left = MARGIN + LABELS
    step = min(HAND_WIDTH + GAP, (WIDTH - MARGIN - HAND_WIDTH - left) / max(len(row.cards), 1))
    outline = box(0, 0, HAND_WIDTH, HAND_HEIGHT)
    x = left + len(row.cards) * step
    below = text(x + HAND_WIDTH / 2, TOP + 58, marks.say("board-deck"), 11, anchor="middle")
    table.put("row", text(left - 14, TOP + 26, marks.say("board-row"), 11, anchor="end", fill=NOTE) + below)
    for index, card in enumerate(row.cards):
        code = catalogue.cards[card.id].hero
        numbers = (code.attack, code.life)
        title = marks.say("board-coins-on", card=words_of(marks.say, card.name, numbers), n=card.coins)
        pile = coins(card.coins, HAND_WIDTH / 2, 54)
        face = f"{card_in_hand(marks.terms, card.name, numbers, None, marks.lore(card.id, 'hero'))}{pile}"
        drawn = marks.element(row_anchor(card.id), face, title=title, outline=outline, card=marks.entry(card.id, "hero"))
        table.put(f"card.{card.id}", drawn, round(left + index * step, 2), TOP)
    title = marks.say("board-shared-deck", n=row.deck)
    deck = card_back(title, label=str(row.deck)) if row.deck else no_card()
    table.put("deck", marks.element(deck_anchor(None), deck, title=title, outline=outline), round(x, 2), TOP)


def _framed(table: Table, facts: Summary, seat: Seat, drawn: Panel, x: float, y: float, height: float) -> None:
    """Put the panel of a seat in its frame."""
    sheet = f'<rect width="{PANEL_WIDTH}" height="{height:g}" rx="12" fill="{PAPER}" fill-opacity=".7" '
    frame = f"{sheet}{rim(to_act=seat in facts.to_act, winner=seat in facts.winners, line=LINE)}/>"
    put_panel(table, facts, facts.sides[seat], drawn, frame, x + PANEL_X, y)


def _line_between() -> str:
    ends = (MARGIN + LABELS, MARGIN + LABELS + 3 * PITCH_X - GAP)
    return f'<path d="M{ends[0]} 0H{ends[1]}" stroke="{LINE}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>'


def _unit(table: Table, marks: Marks, facts: Summary, side: Side, x: float, top: float, *, turned: bool) -> None:
    """Draw the slots of a unit, its reserve and its columns; *turned*: seen from the other side of the table."""
    left = x + MARGIN + LABELS
    behind = RESERVE_HEIGHT + GAP if side.reserve else 0
    _columns(table, marks, side, left, top if turned else top + 3 * PITCH_Y + behind - GAP, turned=turned)
    top += COLUMN_HEIGHT if turned else 0
    if side.reserve:
        _reserve(table, marks, side, left, top if turned else top + 3 * PITCH_Y, turned=turned)
        top += behind if turned else 0
    for index, cell in enumerate(side.unit):
        row, column = divmod(index, 3)
        y = top + (2 - row if turned else row) * PITCH_Y
        at = left + (2 - column if turned else column) * PITCH_X
        if column == 0:
            _label(table, marks, side.seat, row, x + MARGIN, y, now=row == facts.wave)
        if isinstance(cell, Standing):
            card_in_play(table, marks, cell, side.seat, at, y, down=turned)
        else:
            open_slot(table, marks, side.seat, cell, at, y)


def _columns(table: Table, marks: Marks, side: Side, left: float, y: float, *, turned: bool) -> None:
    """Draw the number of each column, behind the unit."""
    for column, shape in enumerate(COLUMNS):
        anchor = area_anchor(side.seat, shape)
        name, title, outline = _column_name(marks.say.speaker, side.seat, column + 1)
        element = marks.element(anchor, name, title=title, outline=outline, seat=side.seat)
        table.put(anchor, element, left + (2 - column if turned else column) * PITCH_X, y)


@lru_cache(maxsize=1024)
def _column_name(speaker: Speaker | None, seat: Seat, number: int) -> tuple[str, str, str]:
    """Draw the number of a column; return that with its title and its outline."""
    say = Voice(MESSAGES, speaker)
    name = text(CARD_WIDTH / 2, 13, say("board-column", n=number), 10.5, anchor="middle", fill=NOTE)
    return name, say("board-column-of-player", n=number, seat=seat), box(0, 2, CARD_WIDTH, COLUMN_HEIGHT - 4)


def _reserve(table: Table, marks: Marks, side: Side, left: float, y: float, *, turned: bool) -> None:
    """Draw the three slots of a reserve."""
    name = text(-14, RESERVE_HEIGHT / 2 + 4, marks.say("board-reserve"), 11, anchor="end", fill=NOTE)
    table.put(f"reserve.{side.seat}", name, left, y)
    for column, cell in enumerate(side.reserve):
        x = left + (2 - column if turned else column) * PITCH_X
        if isinstance(cell, Laid):
            card_in_reserve(table, marks, cell, side.seat, x, y)
        else:
            open_place(table, marks, side.seat, cell, x, y)


def _label(table: Table, marks: Marks, seat: Seat, row: int, x: float, y: float, *, now: bool) -> None:
    """Draw the name of a row of a unit, in an arrow during its wave."""
    anchor = area_anchor(seat, ROWS[row])
    drawn, title, outline = _row_name(marks.say.speaker, seat, row, now)
    table.put(anchor, marks.element(anchor, drawn, title=title, outline=outline, seat=seat), x, y)


@lru_cache(maxsize=1024)
def _row_name(speaker: Speaker | None, seat: Seat, row: int, now: bool) -> tuple[str, str, str]:  # noqa: FBT001  (remembered by position)
    """Draw the name of a row; return that with its title and its outline."""
    say, middle, right = Voice(MESSAGES, speaker), CARD_HEIGHT / 2, LABELS - 6
    name = say("board-row-name", box=ROWS[row])
    if now:
        tip = f"L{right} {middle:g}L{right - 9} {middle + 12:g}"
        arrow = f'<path d="M5 {middle - 12:g}H{right - 9}{tip}H5a5 5 0 0 1-5-5v-14a5 5 0 0 1 5-5Z" fill="{INK}"/>'
        drawn = arrow + text((right - 6) / 2, middle + 4, name, 10.5, anchor="middle", fill=PAPER, weight=700)
    else:
        drawn = text(LABELS - 14, middle + 4, name, 11, anchor="end", fill=NOTE)
    return drawn, say("board-row-of-player", row=name, seat=seat), box(0, middle - 16, right, 32)


@lru_cache(maxsize=64)
def _legend(speaker: Speaker | None) -> str:
    """Draw the legend of the marks."""
    say = Voice(MESSAGES, speaker)
    marks = (
        (sword(), say("board-strength")),
        (heart(), say("board-life")),
        (drop(), say("board-damage")),
        (changed(more=True), say("board-more")),
        (shield(), say("board-intercept")),
        (bow(), say("board-ranged")),
        (front(down=False), say("board-in-melee")),
        (crown(), say("board-leader")),
        (cross(), say("board-corpse")),
    )
    parts: list[str] = []
    x = MARGIN + 8.0
    for drawing, words in marks:
        parts += [group(x, -4, drawing, title=words, scale=0.8), text(x + 13, 0, words, 11, fill=NOTE)]
        x += 42 + sum([3.7 if letter in NARROW else 6.8 for letter in words])
    return "".join(parts)
