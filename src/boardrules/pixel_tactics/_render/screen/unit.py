"""A unit on a screen: its rows with their names, its columns, its reserve."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._render.description import described
from boardrules.pixel_tactics._render.parts.paints import EDGE, LANE, LINE, NOTE
from boardrules.pixel_tactics._render.parts.table import hidden
from boardrules.pixel_tactics._render.screen.cards import SMALL, Size, corpse, hole, laid, living
from boardrules.pixel_tactics._render.screen.stage import GAP, Stage
from boardrules.pixel_tactics._render.summary import ROWS, Laid, Standing
from boardrules.pixel_tactics._text.anchors import area_anchor, slot_anchor
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.measure import fitted
from boardrules.toolkit.drawing.svg import INK, PAPER, text
from boardrules.toolkit.drawing.voice import Voice
from boardrules.toolkit.reuse import Recalled

if TYPE_CHECKING:
    from boardrules.messages import Speaker
    from boardrules.pixel_tactics._render.parts.lore import CardSide, Marks
    from boardrules.pixel_tactics._render.summary import Side
    from boardrules.pixel_tactics._types.state import Slot
    from boardrules.pixel_tactics._types.values import AreaShape
    from boardrules.values import Seat

RESERVE: Final = 44
CHIP: Final = 40
"""The height of the name of a column."""
COLUMNS: Final[tuple[AreaShape, ...]] = ("C1", "C2", "C3")


def unit(stage: Stage, side: Side, x: float, y: float, *, turned: bool, near: bool) -> float:
    """Put the rows of a unit and its reserve, and return the height below them; *turned*: seen from the other side of the table."""
    size = stage.form.card(near=near)
    if side.reserve and turned:
        y = reserve(stage, side, x, y, turned=True)
    for place in range(3):
        row = 2 - place if turned else place
        _row(stage, side, row, x, y, size, turned=turned)
        y += size.height + GAP
    if side.reserve and not turned:
        y = reserve(stage, side, x, y, turned=False)
    return y


def _row(stage: Stage, side: Side, row: int, x: float, y: float, size: Size, *, turned: bool) -> None:
    """Put one row of a unit: a band during its wave, its name, its three slots."""
    seat, now = side.seat, row == stage.facts.wave
    if now:
        stage.table.put(f"lane.{seat}", _lane(stage.form.board, size.height), x, y - 3)
    anchor = area_anchor(seat, ROWS[row])
    label = Size(stage.form.label, size.height)
    drawn, title = _named_row(stage.facts.say.speaker, seat, row, label, now=now)
    stage.put(anchor, anchor, drawn, title, x, y, label, seat=seat)
    for column in range(3):
        at = x + stage.form.label + GAP + (2 - column if turned else column) * (size.width + GAP)
        _slot(stage, side.unit[3 * row + column], seat, at, y, size, turned=turned)


@lru_cache(maxsize=512)
def _named_row(speaker: Speaker | None, seat: Seat, row: int, size: Size, *, now: bool) -> tuple[str, str]:
    """Draw the name of a row; return that with its title."""
    say = Voice(MESSAGES, speaker)
    name = say("board-row-name", box=ROWS[row])
    return _label(name, *size, now=now), say("board-row-of-player", row=name, seat=seat)


@lru_cache(maxsize=64)
def _lane(width: float, height: float) -> str:
    """Draw the band behind the row of the wave."""
    return f'<rect x="-3" width="{width + 4:g}" height="{height + 6:g}" rx="10" fill="{LANE}" stroke="{EDGE}" stroke-width="1.5"/>'


def _label(name: str, width: float, height: float, *, now: bool) -> str:
    """Draw the name of a row, upright if there is little room; in an arrow during its wave."""
    upright = width < 70
    room = height - 6 if upright else width - 12
    fill, weight = (PAPER, 700) if now else (NOTE, 400)
    shown = fitted(name, room, SMALL, bold=now)
    whole = f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}" fill-opacity=".01"/>'
    low, high = (2.0, height - 2) if upright else (height / 2 - 14, height / 2 + 14)
    left, tip = (width / 2 - 11 if upright else 2.0), width - 4
    arrow = f'<path d="M{left:g} {low:g}H{tip - 8:g}L{tip:g} {height / 2:g} {tip - 8:g} {high:g}H{left:g}Z" fill="{INK}"/>' if now else ""
    x = width / 2 - (4 if upright and now else 0) + (0 if upright else -3)
    if upright:
        return f"{whole}{arrow}{_upright(text(0, 0, shown, SMALL, anchor='middle', fill=fill, weight=weight), x + 4, height / 2)}"
    return f"{whole}{arrow}{text(x, height / 2 + 4, shown, SMALL, anchor='middle', fill=fill, weight=weight)}"


def _upright(word: str, x: float, y: float) -> str:
    """Turn a word so that it is read from below."""
    return f'<g transform="translate({x:g} {y:g}) rotate(-90)">{word}</g>'


def _slot(stage: Stage, cell: Standing | Slot, seat: Seat, x: float, y: float, size: Size, *, turned: bool) -> None:
    """Put what stands in a slot."""
    marks = stage.marks
    if not isinstance(cell, Standing):
        stage.put(
            f"slot.{seat}.{cell}", slot_anchor(seat, cell), hole(cell, size), f"{cell}: {marks.terms['empty']}", x, y, size, seat=seat
        )
        return
    of = () if cell.foreign is None else (marks.say("board-of-player", seat=cell.foreign), marks.say.player(cell.foreign))
    beside = (marks.say.impersonal, seat, of, size, turned)
    found = _SLOTS.get(cell, *beside) or _SLOTS.keep(_stood(marks, cell, seat, of, size, turned=turned), cell, *beside)
    drawn, title, card = found
    stage.put(stage.table.card(cell.card), slot_anchor(seat, cell.slot), drawn, title, x, y, size, seat=seat, card=card)


_SLOTS: Final = Recalled[tuple[str, str, str]](1024)


def _stood(marks: Marks, cell: Standing, seat: Seat, of: tuple[str, ...], size: Size, *, turned: bool) -> tuple[str, str, str]:
    """Draw a card in its slot; return that with its title and its entry in ``SPEC.cards``."""
    side: CardSide = "leader" if cell.face == "leader" else "hero"
    name = name_of(cell.card)
    lore = marks.lore(name, side)
    fallen = cell.face == "corpse"
    drawn = corpse(marks.terms, cell, lore, of, size) if fallen else living(marks.terms, cell, seat, lore, of, size, turned)
    return drawn, f"{cell.slot}: {described(marks.say.impersonal, cell)}", marks.entry(name, side)


def reserve(stage: Stage, side: Side, x: float, y: float, *, turned: bool) -> float:
    """Put the three slots of a reserve, and return the height below them."""
    marks, seat = stage.marks, side.seat
    size = Size(stage.form.card(near=True).width, RESERVE)
    stage.table.put(f"reserve.{seat}", _side_note(marks.say("board-reserve"), stage.form.label, RESERVE), x, y)
    for column, cell in enumerate(side.reserve):
        at = x + stage.form.label + GAP + (2 - column if turned else column) * (size.width + GAP)
        if not isinstance(cell, Laid):
            title = f"{cell}: {marks.terms['empty']}"
            stage.put(f"slot.{seat}.{cell}", slot_anchor(seat, cell), hole(cell, size), title, at, y, size, seat=seat)
            continue
        title, anchor = f"{cell.slot}: {cell.words}", slot_anchor(seat, cell.slot)
        if cell.card is None:
            drawn = laid(marks.terms, cell, seat, "", size)
            stage.put(hidden(seat, cell.slot, 0), anchor, drawn, title, at, y, size, seat=seat)
        else:
            name = name_of(cell.card)
            drawn = laid(marks.terms, cell, seat, marks.lore(name, "hero"), size)
            stage.put(stage.table.card(cell.card), anchor, drawn, title, at, y, size, seat=seat, card=marks.entry(name, "hero"))
    return y + RESERVE + GAP


@lru_cache(maxsize=64)
def _side_note(name: str, width: float, height: float) -> str:
    """Draw a word in the column of the names of rows."""
    if width < 70:
        shown = fitted(name, height - 2, SMALL)
        return _upright(text(0, 0, shown, SMALL, anchor="middle", fill=NOTE), width / 2 + 4, height / 2)
    return text(width / 2, height / 2 + 4, fitted(name, width - 4, SMALL), SMALL, anchor="middle", fill=NOTE)


def columns(stage: Stage, side: Side, x: float, y: float, *, turned: bool) -> float:
    """Put the names of the columns of a unit, and return the height below them."""
    width = stage.form.card(near=True).width
    for column, shape in enumerate(COLUMNS):
        anchor = area_anchor(side.seat, shape)
        at = x + stage.form.label + GAP + (2 - column if turned else column) * (width + GAP)
        drawn, title = _named_column(stage.marks.say.speaker, side.seat, column + 1, width)
        stage.put(anchor, anchor, drawn, title, at, y, Size(width, CHIP), seat=side.seat)
    return y + CHIP


@lru_cache(maxsize=512)
def _named_column(speaker: Speaker | None, seat: Seat, number: int, width: float) -> tuple[str, str]:
    """Draw the name of a column; return that with its title."""
    say = Voice(MESSAGES, speaker)
    return _chip(say("board-column", n=number), width), say("board-column-of-player", n=number, seat=seat)


def _chip(name: str, width: float) -> str:
    """Draw the name of a column."""
    shown = fitted(name, width - 12, SMALL)
    return (
        f'<rect width="{width:g}" height="{CHIP}" rx="8" fill="{PAPER}" fill-opacity=".01"/>'
        f'<rect x="1" y="8" width="{width - 2:g}" height="{CHIP - 16}" rx="12" fill="none" stroke="{LINE}" stroke-width="1.2"/>'
        f"{text(width / 2, CHIP / 2 + 4, shown, SMALL, anchor='middle', fill=NOTE)}"
    )
