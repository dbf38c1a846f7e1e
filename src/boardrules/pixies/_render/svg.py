"""A position of Pixies as one SVG document."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Speaker
from boardrules.pixies._render.summary import Summary, describe, summarize
from boardrules.pixies._render.svg_cards import CARD_HEIGHT, CARD_WIDTH, PEEK, card_back, card_edge, card_face
from boardrules.pixies._render.svg_marks import check_mark, row, score_marks, width_of
from boardrules.pixies._text import card_anchor, cell_anchor
from boardrules.pixies._types import AreaScore, Cell, View
from boardrules.toolkit.anchors import Anchors, box
from boardrules.toolkit.svg import INK, MUTED, PAPER, beyond, document, escape, rim, text, to_act_badge, winner_badge
from boardrules.toolkit.voice import Voice
from boardrules.values import Seat

TABLE: Final = "#e4ddcc"
PANEL: Final = "#f7f3ea"
LINE: Final = "#b5ab94"

MARGIN: Final = 16
GAP: Final = 14
PITCH_X: Final = CARD_WIDTH + 8
PITCH_Y: Final = CARD_HEIGHT + PEEK + 6
PANEL_WIDTH: Final = 3 * PITCH_X + 16
PANEL_HEIGHT: Final = 3 * PITCH_Y + 60
TABLE_TOP: Final = 88
"""Where the table cards begin, below title and status."""

TABLE_LEFT: Final = MARGIN + PITCH_X + 16
SHEET_WIDTH: Final = 198
SHEET_TOP: Final = TABLE_TOP - 16
SHEET_ROW: Final = 15.5


def render_svg(view: View, *, targets: tuple[str, ...] = (), focus: str | None = None, translator: Speaker | None = None) -> str:
    """The position as one SVG document: the same text for the same view, without ids, scripts, style sheets or outside files.

    Shown are the deck as a face-down pile with its count (PX-INF-3), the cards on the table, each seat's area (PX-INF-1) with
    the ids of its face-down cards (PX-INF-2), the seat to act, the finished rounds, and what each area would score now. A
    description in words is part of the document; the words for each card appear under the mouse. *targets* are the anchors that may be
    chosen, *focus* the one that is looked at; see :func:`anchors`. Words are in the language of *translator*, ``translator("pl", pixies)``.
    """
    facts = summarize(view, translator=translator)
    say = facts.say
    marks = Anchors(targets, focus)
    n = len(view.areas)
    across = n if n < 5 else 3
    slots = len(view.table) + facts.to_come + view.picks
    table_width = TABLE_LEFT - MARGIN + slots * PITCH_X + GAP + SHEET_WIDTH
    width = max(across * (PANEL_WIDTH + GAP) - GAP, table_width) + 2 * MARGIN
    top = max(TABLE_TOP + CARD_HEIGHT + 6, SHEET_TOP + round(_sheet_height(n))) + GAP
    height = top + -(-n // across) * (PANEL_HEIGHT + GAP) - GAP + MARGIN
    title = f"{facts.title}: {', '.join(facts.when)}"
    parts = [
        text(MARGIN, 36, facts.title, 21, weight=700),
        text(width - MARGIN, 35, ", ".join(facts.when), 13, anchor="end", fill=MUTED),
        text(MARGIN, 59, facts.status, 14),
        *_deck(say, view),
        *_table(view, facts, marks),
        *_score_sheet(view, facts, width - MARGIN - SHEET_WIDTH),
    ]
    for seat in range(n):
        line, column = divmod(seat, across)
        in_line = min(across, n - line * across)
        left = (width - in_line * (PANEL_WIDTH + GAP) + GAP) / 2
        parts += _panel(view, facts, marks, Seat(seat), left + column * (PANEL_WIDTH + GAP), top + line * (PANEL_HEIGHT + GAP))
    return document(parts, width=width, height=height, title=title, description=_description(view, facts), ground=TABLE)


def _description(view: View, facts: Summary) -> str:
    """The position in words, for those who cannot see it."""
    say = facts.say
    on_table = ", ".join(view.table) or say("board-no-card")
    sentences = [facts.status, say("board-describe-deck", n=view.deck_size), say("board-describe-table", cards=on_table)]
    for seat, area in enumerate(view.areas):
        cells = [
            say("board-describe-cell", cell=number, what=_in_words(say, cell))
            for number, cell in enumerate(area, start=1)
            if cell != Cell()
        ]
        what = ", ".join(cells) or say("board-no-card")
        sentences.append(say("board-describe-seat", seat=seat, points=facts.totals[seat], what=what))
    return " ".join(sentences)


def _in_words(say: Voice, cell: Cell) -> str:
    if cell.up is None:
        return say("board-cell-empty") if cell.down is None else say("board-cell-face-down", card=cell.down)
    return cell.up if cell.down is None else say("board-cell-validated", card=cell.up, under=cell.down)


def _place(x: float, y: float, label: str) -> str:
    """An open place for a card."""
    outline = f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" rx="8" fill="none" '
    name = text(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 9, label, 26, anchor="middle", fill=LINE, weight=700)
    return f'{outline}stroke="{LINE}" stroke-width="1.5" stroke-dasharray="5 4"/>{name if label else ""}'


def _deck(say: Voice, view: View) -> list[str]:
    """The face-down pile with the number of its cards."""
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


def _table(view: View, facts: Summary, marks: Anchors) -> list[str]:
    """The cards on the table, then a place for each card to come and for each one taken in this turn."""
    parts = [text(TABLE_LEFT, TABLE_TOP - 9, facts.say("board-table"), 11, fill=MUTED)]
    x = TABLE_LEFT
    for card in view.table:
        outline = box(x, TABLE_TOP, CARD_WIDTH, CARD_HEIGHT, rx=8)
        title = facts.say("board-on-table", card=card, what=describe(facts.say, card))
        parts.append(marks.element(card_anchor(card), card_face(facts.say, card, x, TABLE_TOP), title=title, outline=outline, card=card))
        x += PITCH_X
    for label in (*("?",) * facts.to_come, *("",) * view.picks):
        parts.append(_place(x, TABLE_TOP, label))
        x += PITCH_X
    return parts


def _sheet_height(seats: int) -> float:
    return SHEET_ROW * (seats + 1) + 10


def _score_sheet(view: View, facts: Summary, x: float) -> list[str]:
    """The finished rounds: a line for each seat, a column for each round; the parts of a score appear under the mouse."""
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
        parts.append(text(x + 9, y, facts.say("board-seat", seat=seat), 10.5, weight=weight))
        for at, scores in zip(rights, view.scores, strict=False):
            number = text(at, y, str(scores[seat].total), 10.5, anchor="end", weight=weight)
            parts.append(f"<g><title>{escape(_sum(facts.say, view, scores[seat]))}</title>{number}</g>")
        parts += [text(at, y, "-", 10.5, anchor="end", fill=MUTED) for at in rights[len(view.scores) : 3]]
        parts.append(text(rights[3], y, str(facts.totals[seat]), 10.5, anchor="end", weight=700))
    return parts


def _sum(say: Voice, view: View, entry: AreaScore) -> str:
    """The parts of a score in words, in the order of PX-SCO-1."""
    face_down = [say("board-sum-face-down", n=entry.face_down)] if view.options.flower_power else []
    return ", ".join(
        [
            say("board-sum-validated", n=entry.validated),
            say("board-sum-spirals", n=entry.spirals),
            say("board-sum-crosses", n=entry.crosses),
            *face_down,
            say("board-sum-zone", n=entry.zone),
        ]
    )


def _panel(view: View, facts: Summary, marks: Anchors, seat: Seat, x: float, y: float) -> list[str]:
    """One seat: its name and points, its nine cells, and what the area scores."""
    say, you = facts.say, seat == view.viewer
    name = say("board-seat", seat=seat)
    edge = rim(to_act=seat == facts.to_act, winner=seat in facts.winners, line=LINE)
    parts = [
        f'<g transform="translate({x:g} {y:g})">',
        f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="12" fill="{PANEL}" {edge}/>',
        text(12, 24, name, 15, weight=700),
        *([text(beyond(70, name, 6, 15), 24, say("board-you"), 11, fill=MUTED)] if you else []),
        *_badge(facts, seat, beyond(110 if you else 74, name, 6, 15)),
        text(PANEL_WIDTH - 12, 24, say("board-n-points", n=facts.totals[seat]), 11, anchor="end", fill=MUTED),
    ]
    for index, cell in enumerate(view.areas[seat]):
        line, column = divmod(index, 3)
        parts.append(_cell(facts.say, marks, cell, seat, index + 1, 12 + column * PITCH_X, 36 + line * PITCH_Y))
    return [*parts, _area_score(view, facts, seat), "</g>"]


def _badge(facts: Summary, seat: Seat, x: float) -> list[str]:
    """What is to be said of a seat beside its name."""
    if seat == facts.to_act:
        return to_act_badge(x, 9, words=facts.say("board-to-act"))
    if seat in facts.winners:
        return winner_badge(x + 12, 19, words=facts.say("board-winner"))
    return []


def _area_score(view: View, facts: Summary, seat: Seat) -> str:
    """What the area would score now, or scored in the last round."""
    say = facts.say
    label, entry = (say("board-now"), facts.now[seat]) if facts.now else (say("board-round", round=view.round), view.scores[-1][seat])
    marks = score_marks(entry, flower_power=view.options.flower_power)
    x, y = PANEL_WIDTH - 12 - width_of(marks), PANEL_HEIGHT - 16
    name = text(12, y + 4, label, 10.5, fill=MUTED)
    return f'<g><title>{escape(f"{label}: {_sum(say, view, entry)}")}</title>{name}<g transform="translate({x:g} {y})">{row(marks)}</g></g>'


def _cell(say: Voice, marks: Anchors, cell: Cell, seat: Seat, number: int, x: float, y: float) -> str:
    """A cell as the element that is pointed at, with what lies there."""
    title = say("board-cell", seat=seat, cell=number, what=_in_words(say, cell))
    outline = box(x, y, CARD_WIDTH, CARD_HEIGHT, rx=8)
    drawing = _lying(say, cell, str(number), x, y)
    return marks.element(cell_anchor(seat, number), drawing, title=title, outline=outline, seat=seat, card=cell.up or cell.down)


def _lying(say: Voice, cell: Cell, number: str, x: float, y: float) -> str:
    if cell.up is None:
        if cell.down is None:
            return _place(x, y, number)
        return card_back(x, y, say("board-face-down-card", card=cell.down), label=cell.down)
    if cell.down is None:
        return card_face(say, cell.up, x, y)
    return card_edge(say, cell.down, x, y) + card_face(say, cell.up, x, y) + check_mark(x + CARD_WIDTH - 10, y + CARD_HEIGHT + 3)
