"""The wide picture of a position of Pixies: all areas side by side, the same for every screen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from boardrules.messages import Speaker
from boardrules.pieces import Frame, Picture, Piece
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._render.cards import CARD_HEIGHT, CARD_WIDTH, PEEK, card_back, card_edge, card_face
from boardrules.pixies._render.marks import check_mark, row, score_marks, width_of
from boardrules.pixies._render.paints import LINE, PANEL, TABLE
from boardrules.pixies._render.summary import Summary, describe
from boardrules.pixies._text import card_anchor, cell_anchor
from boardrules.pixies._types import AreaScore, Cell, Options, View
from boardrules.toolkit.drawing.anchors import Anchors, box
from boardrules.toolkit.drawing.measure import fitted, text_width
from boardrules.toolkit.drawing.svg import INK, MUTED, PAPER, escape, rim, role_of, text, to_act_badge, winner_badge
from boardrules.toolkit.drawing.voice import Voice
from boardrules.values import Seat

MARGIN: Final = 16
GAP: Final = 14
PITCH_X: Final = CARD_WIDTH + 8
PITCH_Y: Final = CARD_HEIGHT + PEEK + 6
PANEL_WIDTH: Final = 3 * PITCH_X + 16
PANEL_HEIGHT: Final = 3 * PITCH_Y + 60
TABLE_TOP: Final = 88
"""Top of the table cards, below title and status."""

TABLE_LEFT: Final = MARGIN + PITCH_X + 16
SHEET_WIDTH: Final = 198
SHEET_TOP: Final = TABLE_TOP - 16
SHEET_ROW: Final = 15.5
OUTLINE: Final = box(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=8)
"""The outline of a card."""


def wide(view: View, facts: Summary, marks: Anchors) -> Picture:
    """Return the picture for a screen on which everything fits side by side."""
    n = len(view.areas)
    across = n if n < 5 else 3
    slots = len(view.table) + facts.to_come + view.picks
    table_width = TABLE_LEFT - MARGIN + slots * PITCH_X + GAP + SHEET_WIDTH
    width = max(across * (PANEL_WIDTH + GAP) - GAP, table_width) + 2 * MARGIN
    top = max(TABLE_TOP + CARD_HEIGHT + 6, SHEET_TOP + round(_sheet_height(n))) + GAP
    height = top + -(-n // across) * (PANEL_HEIGHT + GAP) - GAP + MARGIN
    when = ", ".join(facts.when)
    pieces = [
        Piece("title", text(MARGIN, 36, facts.title, 21, weight=700)),
        Piece("when", text(width - MARGIN, 35, fitted(when, width - MARGIN - 300, 13), 13, anchor="end", fill=MUTED)),
        Piece("status", text(MARGIN, 59, fitted(facts.status, width - 2 * MARGIN, 14), 14)),
        Piece("deck", "".join(_deck(facts.say, view))),
        *_table(view, facts, marks),
        Piece("scores", "".join(_score_sheet(view, facts, width - MARGIN - SHEET_WIDTH))),
    ]
    for seat in range(n):
        line, column = divmod(seat, across)
        in_line = min(across, n - line * across)
        left = (width - in_line * (PANEL_WIDTH + GAP) + GAP) / 2
        pieces += _panel(view, facts, marks, Seat(seat), left + column * (PANEL_WIDTH + GAP), top + line * (PANEL_HEIGHT + GAP))
    return Picture(framed(view, facts, width, height, pieces), tuple(pieces))


def framed(view: View, facts: Summary, width: float, height: float, pieces: Iterable[Piece]) -> Frame:
    """Return the frame of a picture, with the position in words."""
    title, role = f"{facts.title}: {', '.join(facts.when)}", role_of([piece.drawing for piece in pieces])
    return Frame(width, height, title, _description(view, facts), TABLE, role=role)


def _description(view: View, facts: Summary) -> str:
    """Describe the position in words, for those who cannot see it."""
    say = facts.say
    on_table = ", ".join([say("board-card", card=card) for card in view.table]) or say("board-no-card")
    sentences = [facts.status, say("board-describe-deck", n=view.deck_size), say("board-describe-table", cards=on_table)]
    for seat, area in enumerate(view.areas):
        what = _area_in_words(say.speaker, area)
        sentences.append(say("board-describe-seat", name=facts.name(seat), points=facts.totals[seat], what=what))
    return " ".join(sentences)


@lru_cache(maxsize=256)
def _area_in_words(speaker: Speaker | None, area: tuple[Cell, ...]) -> str:
    say = Voice(MESSAGES, speaker)
    cells = [
        say("board-describe-cell", cell=number, what=in_words(say, cell)) for number, cell in enumerate(area, start=1) if cell != Cell()
    ]
    return ", ".join(cells) or say("board-no-card")


def in_words(say: Voice, cell: Cell) -> str:
    """Return the cards on a cell in words."""
    if cell.up is None:
        return say("board-cell-empty") if cell.down is None else say("board-cell-face-down", card=cell.down)
    return describe(say, cell.up) if cell.down is None else say("board-cell-validated", card=cell.up, under=cell.down)


def _place(x: float, y: float, label: str) -> str:
    """Draw an open place for a card."""
    outline = f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" rx="8" fill="none" '
    name = text(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 9, label, 26, anchor="middle", fill=LINE, weight=700)
    return f'{outline}stroke="{LINE}" stroke-width="1.5" stroke-dasharray="5 4"/>{name if label else ""}'


def _deck(say: Voice, view: View) -> list[str]:
    """Draw the face-down pile with the number of its cards."""
    parts = [text(MARGIN + CARD_WIDTH / 2, TABLE_TOP - 9, say("board-deck"), 11, anchor="middle", fill=MUTED)]
    if not view.deck_size:
        return [*parts, _place(MARGIN, TABLE_TOP, "0")]
    x, y = MARGIN, TABLE_TOP + 4
    for _ in range(min(3, view.deck_size)):
        parts.append(card_back(x, y, say("board-deck-title", n=view.deck_size)))
        x, y = x + 2, y - 2
    x, y = x - 2 + CARD_WIDTH // 2, y + 2 + CARD_HEIGHT // 2
    parts.append(f'<circle cx="{x}" cy="{y}" r="19" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>')
    return [*parts, text(x, y + 6, str(view.deck_size), 17, anchor="middle", weight=700)]


def _table(view: View, facts: Summary, marks: Anchors) -> list[Piece]:
    """Draw the cards on the table, then a place for each card to come and for each one taken in this turn."""
    pieces = [Piece("table", text(TABLE_LEFT, TABLE_TOP - 9, facts.say("board-table"), 11, fill=MUTED))]
    x = TABLE_LEFT
    for card in view.table:
        drawing = _card(facts.say.speaker, card, marks.among((card_anchor(card),)))
        pieces.append(Piece(card_anchor(card), drawing, x, TABLE_TOP))
        x += PITCH_X
    for number, label in enumerate((*("?",) * facts.to_come, *("",) * view.picks)):
        pieces.append(Piece(f"slot.{len(view.table) + number}", _place(0, 0, label), x, TABLE_TOP))
        x += PITCH_X
    return pieces


@lru_cache(maxsize=1024)
def _card(speaker: Speaker | None, card: str, marks: Anchors) -> str:
    """Draw a card on the table."""
    say = _words(speaker)
    title = say("board-on-table", what=describe(say, card))
    return marks.element(card_anchor(card), card_face(say, card, 0, 0), title=title, outline=OUTLINE, card=card)


@lru_cache(maxsize=64)
def _words(speaker: Speaker | None) -> Voice:
    return Voice(MESSAGES, speaker)


def _sheet_height(seats: int) -> float:
    return SHEET_ROW * (seats + 1) + 10


def _score_sheet(view: View, facts: Summary, x: float) -> list[str]:
    """Draw the finished rounds: a line for each seat, a column for each round; the parts of a score appear under the mouse."""
    n = len(view.areas)
    rights = (x + 88, x + 118, x + 148, x + SHEET_WIDTH - 9)
    y = SHEET_TOP + SHEET_ROW + 1
    parts = [
        f'<rect x="{x:g}" y="{SHEET_TOP}" width="{SHEET_WIDTH}" height="{_sheet_height(n):g}" rx="8" fill="{PANEL}" stroke="{LINE}"/>',
        text(x + 9, y, facts.say("board-points"), 10.5, fill=MUTED),
        *(
            text(at, y, head, 10.5, anchor="end", fill=MUTED)
            for at, head in zip(rights, ("1", "2", "3", facts.say("board-total")), strict=True)
        ),
    ]
    for seat in range(n):
        y += SHEET_ROW
        weight = 700 if seat in facts.winners else 400
        parts.append(text(x + 9, y, fitted(facts.say.player(seat), 56, 10.5, bold=weight > 400), 10.5, weight=weight))
        for at, scores in zip(rights, view.scores, strict=False):
            number = text(at, y, str(scores[seat].total), 10.5, anchor="end", weight=weight)
            parts.append(f"<g><title>{escape(_in_sum(facts.say.speaker, view.options, scores[seat]))}</title>{number}</g>")
        parts += [text(at, y, "-", 10.5, anchor="end", fill=MUTED) for at in rights[len(view.scores) : 3]]
        parts.append(text(rights[3], y, str(facts.totals[seat]), 10.5, anchor="end", weight=700))
    return parts


@lru_cache(maxsize=1024)
def _in_sum(speaker: Speaker | None, options: Options, entry: AreaScore) -> str:
    return sum_in_words(_words(speaker), options, entry)


def sum_in_words(say: Voice, options: Options, entry: AreaScore) -> str:
    """Return the parts of a score in words, in the order of PX-SCO-1."""
    face_down = [say("board-sum-face-down", n=entry.face_down)] if options.flower_power else []
    return ", ".join(
        [
            say("board-sum-validated", n=entry.validated),
            say("board-sum-spirals", n=entry.spirals),
            say("board-sum-crosses", n=entry.crosses),
            *face_down,
            say("board-sum-zone", n=entry.zone),
        ]
    )


def _panel(view: View, facts: Summary, marks: Anchors, seat: Seat, x: float, y: float) -> list[Piece]:
    """Draw a seat: its name and points, its nine cells, and what the area scores."""
    say, you = facts.say, f" {facts.say('board-you')}" if seat == view.viewer else ""
    points = say("board-n-points", n=facts.totals[seat])
    badge = seat == facts.to_act or seat in facts.winners
    room = PANEL_WIDTH - 30 - text_width(points, 11) - text_width(you, 11) - (74 if badge else 0)
    name = fitted(say.player(seat), room, 15, bold=True)
    at = 12 + text_width(name, 15, bold=True)
    edge = rim(to_act=seat == facts.to_act, winner=seat in facts.winners, line=LINE)
    parts = [
        f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="12" fill="{PANEL}" {edge}/>',
        text(12, 24, name, 15, weight=700),
        text(at + 4, 24, you.strip(), 11, fill=MUTED) if you else "",
        *_badge(facts, seat, at + text_width(you, 11) + 6),
        text(PANEL_WIDTH - 12, 24, points, 11, anchor="end", fill=MUTED),
        _area_score(facts, seat, view),
    ]
    pieces, called = [Piece(f"seat.{seat}", "".join(parts), x, y)], facts.name(seat)
    for index, cell in enumerate(view.areas[seat]):
        line, column = divmod(index, 3)
        left, top = x + 12 + column * PITCH_X, y + 36 + line * PITCH_Y
        anchor = cell_anchor(seat, index + 1)
        pieces.append(Piece(f"cell.{anchor}", _cell(say.speaker, called, marks.among((anchor,)), cell, seat, index + 1), left, top))
    return pieces


def _badge(facts: Summary, seat: Seat, x: float) -> list[str]:
    """Return the words beside the name of a seat."""
    if seat == facts.to_act:
        return to_act_badge(x, 9, words=facts.say("board-to-act"))
    if seat in facts.winners:
        return winner_badge(x + 10, 19, words=facts.say("board-winner"))
    return []


def _area_score(facts: Summary, seat: Seat, view: View) -> str:
    """Return what the area would score now, or scored in the last round."""
    say = facts.say
    label, entry = (say("board-now"), facts.now[seat]) if facts.now else (say("board-round", round=view.round), view.scores[-1][seat])
    return _sum(say.speaker, label, entry, view.options)


@lru_cache(maxsize=1024)
def _sum(speaker: Speaker | None, label: str, entry: AreaScore, options: Options) -> str:
    marks = score_marks(entry, flower_power=options.flower_power)
    x, y = PANEL_WIDTH - 12 - width_of(marks), PANEL_HEIGHT - 16
    name = text(12, y + 4, label, 10.5, fill=MUTED)
    title = escape(f"{label}: {_in_sum(speaker, options, entry)}")
    return f'<g><title>{title}</title>{name}<g transform="translate({x:g} {y})">{row(marks)}</g></g>'


@lru_cache(maxsize=4096)
def _cell(speaker: Speaker | None, name: str, marks: Anchors, cell: Cell, seat: Seat, number: int) -> str:
    """Draw a cell of the player *name* as the element that is pointed at, with the cards on it."""
    say = _words(speaker)
    title = say("board-cell", name=name, cell=number, what=in_words(say, cell))
    drawing = _lying(say, cell, str(number), 0, 0)
    return marks.element(cell_anchor(seat, number), drawing, title=title, outline=OUTLINE, seat=seat, card=cell.up or cell.down)


def _lying(say: Voice, cell: Cell, number: str, x: float, y: float) -> str:
    if cell.up is None:
        if cell.down is None:
            return _place(x, y, number)
        return card_back(x, y, say("board-face-down-card", card=cell.down), card=cell.down)
    if cell.down is None:
        return card_face(say, cell.up, x, y)
    return card_edge(say, cell.down, x, y) + card_face(say, cell.up, x, y) + check_mark(x + CARD_WIDTH - 10, y + CARD_HEIGHT + 3)
