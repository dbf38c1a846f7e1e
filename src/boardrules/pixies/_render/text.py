"""A position of Pixies as plain text, for a terminal with a fixed-width font.

ASCII and box-drawing lines only, no colours: letters say what a card is, and hatching says what lies face down.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final, NamedTuple, TypeAlias

from boardrules.messages import Speaker
from boardrules.pixies._render.summary import Summary, summarize
from boardrules.pixies._types import AreaScore, Cell, View
from boardrules.toolkit.drawing.measure import ELLIPSIS
from boardrules.toolkit.drawing.voice import Voice
from boardrules.values import Seat


class _Frame(NamedTuple):
    """The lines of a grid: the left end, the crossings and the right end of each kind of line, then the lines themselves."""

    top: tuple[str, str, str]
    middle: tuple[str, str, str]
    bottom: tuple[str, str, str]
    flat: str
    upright: str


_LIGHT: Final = _Frame(("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘"), "─", "│")
_DOUBLE: Final = _Frame(("╔", "╦", "╗"), ("╠", "╬", "╣"), ("╚", "╩", "╝"), "═", "║")

_Block: TypeAlias = tuple[str, ...]
"""Lines of equal length."""

_HATCH: Final = ":"
_GAP: Final = "  "


def render_text(view: View, *, columns: int = 100, legend: bool = True, translator: Speaker | None = None) -> str:
    """Return the position as plain text, without a newline at the end.

    Parameters
    ----------
    columns:
        how wide the lines may be. Fewer than 80 count as 80; areas stand side by side as far as there is room.
    legend:
        whether to explain the marks below.
    translator:
        whose language is spoken: ``translator("pl", pixies)``; None: English.

    Shown are the cards on the table and the number of those in the deck (PX-INF-1, PX-INF-3), the ids by which
    actions name those on the table, each seat's area with
    its face-down cards (PX-INF-2), whose turn it is, and every seat's points, those of the current round as its area is now.
    """
    columns = max(columns, 80)
    facts = summarize(view, translator=translator)
    width = 8 if view.options.flower_power else 7
    blocks = [_area(view, facts, Seat(seat), width) for seat in range(len(view.areas))]
    lines = [
        "   ".join((facts.title, *facts.when)),
        facts.status,
        "",
        *_table(view, facts, width),
        *_typed(facts.say, view),
        "",
        *_side_by_side(blocks, columns),
        *_score_sheet(view, facts),
    ]
    if legend:
        lines += ["", *_legend(facts.say, flower_power=view.options.flower_power)]
    return "\n".join(line.rstrip() for line in lines)


def _cell(cell: Cell, empty: str, width: int) -> _Block:
    """Return the three lines of one cell: a face-up card is plain, a face-down one hatched."""
    blank, hatched = " " * width, _HATCH * width
    if cell.up is None:
        if cell.down is None:
            return blank, empty.center(width), blank
        return hatched, _short(cell.down).center(width, _HATCH), hatched
    if cell.down is None:
        return blank, _short(cell.up).center(width), blank
    return _short(cell.up).center(width), hatched, _short(cell.down).center(width, _HATCH)


def _short(card: str) -> str:
    """Return what is printed on a card in letters: ``B1 S6``, or ``G7`` if it has no symbols.

    >>> _short("B1_S6"), _short("G7_0")
    ('B1 S6', 'G7')
    """
    return card.removesuffix("_0").replace("_", " ")


def _box(rows: list[list[_Block]], frame: _Frame) -> _Block:
    """Return a grid of cells with lines around and between them."""
    lines: list[str] = []
    for index, row in enumerate(rows):
        lines.append(_ruler(row, frame.middle if index else frame.top, frame.flat))
        lines += [frame.upright + frame.upright.join(parts) + frame.upright for parts in zip(*row, strict=True)]
    return (*lines, _ruler(rows[-1], frame.bottom, frame.flat))


def _ruler(row: list[_Block], ends: tuple[str, str, str], flat: str) -> str:
    left, cross, right = ends
    return left + cross.join(flat * len(cell[0]) for cell in row) + right


def _area(view: View, facts: Summary, seat: Seat, width: int) -> _Block:
    cells = [_cell(cell, str(number), width) for number, cell in enumerate(view.areas[seat], start=1)]
    marked = seat == facts.to_act or seat in facts.winners
    box = _box([cells[0:3], cells[3:6], cells[6:9]], _DOUBLE if marked else _LIGHT)
    line, name = _name(facts, seat, facts.name(seat)), facts.name(seat)
    if len(line) > len(box[0]):
        line = _name(facts, seat, f"{name[: len(name) - len(line) + len(box[0]) - 1]}{ELLIPSIS}")
    return (line.ljust(len(box[0])), *box)


def _name(facts: Summary, seat: Seat, name: str) -> str:
    say = facts.say
    if seat in facts.winners:
        return f"* {say('board-wins' if len(facts.winners) == 1 else 'board-shares', name=name)}"
    return f"> {say('board-acts', name=name)}" if seat == facts.to_act else f"  {name}"


def _side_by_side(blocks: list[_Block], columns: int) -> list[str]:
    """Blocks of the same size in rows, as many in each as have room, the rows as even as can be."""
    fit = (columns + len(_GAP)) // (len(blocks[0][0]) + len(_GAP))
    rows = -(-len(blocks) // fit)
    each = -(-len(blocks) // rows)
    lines: list[str] = []
    for start in range(0, len(blocks), each):
        lines += [_GAP.join(parts) for parts in zip(*blocks[start : start + each], strict=True)]
        lines.append("")
    return lines


def _table(view: View, facts: Summary, width: int) -> list[str]:
    """Return the deck, the cards on the table, and an open place for each card still to be revealed."""
    hatched = _HATCH * width
    deck = _box([[(hatched, f" {view.deck_size} ".center(width, _HATCH), hatched)]], _LIGHT)
    boxes = [_box([[_cell(Cell(card), "", width)]], _LIGHT) for card in view.table]
    boxes += [_box([[_cell(Cell(), "?", width)]], _LIGHT)] * facts.to_come
    lines = [" ".join(parts) for parts in zip(deck, *boxes, strict=True)]
    return [f"{facts.say('board-deck'):<{width + 2}} {facts.say('board-table') if boxes else ''}", *lines]


def _typed(say: Voice, view: View) -> list[str]:
    """Return the list of the ids by which actions name the cards on the table, with their names."""
    cards = ", ".join([say("board-typed-card", id=card, card=card) for card in view.table])
    return wrap(say("board-typed", cards=cards), width=79, subsequent_indent="  ") if view.table else []


def _score_sheet(view: View, facts: Summary) -> list[str]:
    """Return a line for each seat, a column for each round, each score with its parts in the order of PX-SCO-1."""
    say, flower_power = facts.say, view.options.flower_power
    columns: list[list[str]] = [[" ", *("*" if Seat(seat) in facts.winners else " " for seat in range(len(view.areas)))]]
    columns.append([say("board-points"), *(say.player(seat) for seat in range(len(view.areas)))])
    columns += [
        [say("board-round", round=n), *(_score(entry, flower_power=flower_power) for entry in scores)]
        for n, scores in enumerate(view.scores, start=1)
    ]
    columns.append([say("board-total"), *(f"{total:>5}" for total in facts.totals)])
    if facts.now:
        columns.append([say("board-round-so-far", round=view.round), *(_score(entry, flower_power=flower_power) for entry in facts.now)])
    widths = [max(map(len, column)) for column in columns]
    rows = [[text.ljust(width) for text, width in zip(row, widths, strict=True)] for row in zip(*columns, strict=True)]
    lines = [f"{mark} {'  '.join(row)}" for mark, *row in rows]
    return [*lines, f"  = {say('board-key-flower-power' if flower_power else 'board-key')}"]


def _score(entry: AreaScore, *, flower_power: bool) -> str:
    face_down = f"+{entry.face_down}" if flower_power else ""
    return f"{entry.total:>3} = {entry.validated}{entry.spirals - entry.crosses:+}{face_down}+{entry.zone}"


def _legend(say: Voice, *, flower_power: bool) -> list[str]:
    more = [say("board-legend-flower-power")] if flower_power else []
    return wrap(" ".join([say("board-legend"), *more, say("board-legend-hatch")]), width=79)
