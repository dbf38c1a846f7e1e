"""A position of Pixel Tactics as one SVG document."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render import svg_cards
from boardrules.pixel_tactics._render.lore import Marks, Prints
from boardrules.pixel_tactics._render.summary import ROWS, Laid, Row, Side, Standing, Summary, in_progress, summarize
from boardrules.pixel_tactics._render.svg_marks import LINE, TABLE, bow, changed, cross, drop, front, heart, shield, sword
from boardrules.pixel_tactics._render.svg_panel import PANEL_WIDTH, no_card, panel
from boardrules.pixel_tactics._text.anchors import area_anchor, deck_anchor, row_anchor
from boardrules.toolkit.anchors import box
from boardrules.toolkit.svg import INK, MUTED, PAPER, crown, document, escape, group, rim, text

if TYPE_CHECKING:
    from boardrules.messages import Speaker
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.facts import Facts
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.values import AreaShape
    from boardrules.pixel_tactics._types.view import View
    from boardrules.toolkit.voice import Voice
    from boardrules.values import Seat


MARGIN: Final = 16
GAP: Final = 8
LABELS: Final = 76
"""Width of the column with the names of the rows."""

TOP: Final = 92
PITCH_X: Final = svg_cards.CARD_WIDTH + GAP
PITCH_Y: Final = svg_cards.CARD_HEIGHT + GAP
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


def render_svg(
    catalogue: Catalogue,
    edition: EditionRules,
    view: View,
    derived: Facts,
    prints: Prints,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    translator: Speaker | None = None,
) -> str:
    """Draw the position as one SVG document: the same text for the same view, without ids, scripts, style sheets or outside files.

    Units face each other, the viewer's (a spectator's: seat 0's) below, those of allies side by side. Shown are leaders, heroes and
    corpses with strength, life and damage as they are now, Intercept, Ranged Attack, who is in melee (PT-ATK-2), the wave, hands as far
    as the viewer knows them (backs for what they do not know), the reserve with time tokens and traps, decks or the row of open cards
    with coins (PT-POOL-1), discard piles, and what is being asked. A description in words is part of the document, and the words for
    each card and mark appear under the mouse. *targets* are the anchors that may be chosen, *focus* the one that is looked at; see
    :func:`anchors`. Words are in the language of *translator*; the sentences of cards are English.
    """
    facts = summarize(catalogue, edition, view, derived, translator=translator)
    say = facts.say
    marks = Marks(targets, focus, prints, say)
    blocks = [[panel(catalogue, marks, facts, view, facts.sides[seat]) for seat in seats] for seats in (facts.far, facts.near)]
    high = UNIT_HEIGHT + COLUMN_HEIGHT + (svg_cards.RESERVE_HEIGHT + GAP if facts.sides[0].reserve else 0)
    heights = [max(high, *(height for _, height in row)) for row in blocks]
    top = TOP if facts.row is None else TOP + ROW_HEIGHT
    low = top + heights[0] + BETWEEN
    height = low + heights[1] + GAP + 30
    wide = WIDTH + (len(facts.near) - 1) * BLOCK
    title = f"{say('board-title')}: {', '.join(facts.when)}"
    parts = [
        text(MARGIN, 36, say("board-title"), 21, weight=700),
        text(wide - MARGIN, 35, ", ".join((say("board-edition", edition=view.options.edition), *facts.when)), 13, anchor="end", fill=MUTED),
        *(text(MARGIN, 60 + 17 * k, line, 14) for k, line in enumerate(wrap(_status(facts), 110)[:2])),
    ]
    if facts.row is not None:
        parts += _row(catalogue, marks, facts.row)
    for column in range(len(facts.near)):
        drawn = [
            *_unit(marks, facts, facts.sides[facts.far[column]], top + heights[0] - high, turned=True),
            *_unit(marks, facts, facts.sides[facts.near[column]], low, turned=False),
            _line_between(low - BETWEEN / 2),
        ]
        for row, (seats, y) in enumerate(((facts.far, top), (facts.near, low))):
            drawn += _framed(facts, seats[column], blocks[row][column][0], y, heights[row])
        parts += [f'<g transform="translate({column * BLOCK} 0)">', *drawn, "</g>"] if column else drawn
    parts += _legend(say, height - 16)
    return document(parts, width=wide, height=height, title=title, description=_description(facts), ground=TABLE)


def _row(catalogue: Catalogue, marks: Marks, row: Row) -> list[str]:
    """Draw the row of open cards with their coins, and the shared deck at its end."""
    left = MARGIN + LABELS
    step = min(svg_cards.HAND_WIDTH + GAP, (WIDTH - MARGIN - svg_cards.HAND_WIDTH - left) / max(len(row.cards), 1))
    parts = [text(left - 14, TOP + 26, marks.say("board-row"), 11, anchor="end", fill=MUTED)]
    outline = box(0, 0, svg_cards.HAND_WIDTH, svg_cards.HAND_HEIGHT)
    for index, card in enumerate(row.cards):
        code = catalogue.cards[card.id].hero
        numbers = (code.attack, code.life)
        title = marks.say("board-coins-on", card=svg_cards.words_of(marks.say, card.name, numbers), n=card.coins)
        pile = svg_cards.coins(card.coins, svg_cards.HAND_WIDTH / 2, 54)
        lore = escape(marks.lore(card.id, "hero"))
        face = f"<g><title>{lore}</title>{svg_cards.card_in_hand(marks.say, card.name, numbers, None)}</g>{pile}"
        drawn = marks.element(row_anchor(card.id), face, title=title, outline=outline, card=marks.entry(card.id, "hero"))
        parts.append(group(left + index * step, TOP, drawn))
    x = left + len(row.cards) * step
    title = marks.say("board-shared-deck", n=row.deck)
    deck = svg_cards.card_back(0, 0, title, label=str(row.deck)) if row.deck else no_card()
    element = marks.element(deck_anchor(None), deck, title=title, outline=outline)
    return [*parts, group(x, TOP, element), text(x + svg_cards.HAND_WIDTH / 2, TOP + 58, marks.say("board-deck"), 11, anchor="middle")]


def _framed(facts: Summary, seat: Seat, panel: list[str], y: float, height: float) -> list[str]:
    """Draw the panel of a seat in its frame."""
    sheet = f'<rect x="{PANEL_X}" y="{y:g}" width="{PANEL_WIDTH}" height="{height:g}" rx="12" fill="{PAPER}" fill-opacity=".7" '
    frame = f"{sheet}{rim(to_act=seat in facts.to_act, winner=seat in facts.winners, line=LINE)}/>"
    return [frame, f'<g transform="translate({PANEL_X} {y:g})">', *panel, "</g>"]


def _status(facts: Summary) -> str:
    return f"{facts.status} {in_progress(facts)}" if facts.resolving else facts.status


def _description(facts: Summary) -> str:
    """Describe the position in words, for those who cannot see it."""
    say, sentences = facts.say, [_status(facts)]
    if facts.row is not None:
        sentences.append(say("board-describe-row", cards=facts.row.words))
    for side in facts.sides:
        cards = [f"{card.slot} {svg_cards.describe(say, card)}" for card in side.unit if isinstance(card, Standing)]
        known = f" ({', '.join(side.hand.known)})" if side.hand.known else ""
        own = say("board-n-coins", n=side.coins or 0) if side.deck is None else say("board-n-in-deck", n=side.deck)
        piles = [f"{say('board-n-in-hand', n=side.hand.size)}{known}", own, say("board-n-discarded", n=len(side.discard))]
        cards += [f"{laid.slot} {laid.words}" for laid in side.reserve if isinstance(laid, Laid)]
        cards = cards or [say("board-none-in-play")]
        sentences.append(say("board-describe-seat", seat=side.seat, piles=", ".join(piles), cards="; ".join(cards)))
    return " ".join(sentences)


def _line_between(y: float) -> str:
    ends = (MARGIN + LABELS, MARGIN + LABELS + 3 * PITCH_X - GAP)
    return f'<path d="M{ends[0]} {y:g}H{ends[1]}" stroke="{LINE}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>'


def _unit(marks: Marks, facts: Summary, side: Side, top: float, *, turned: bool) -> list[str]:
    """Draw the slots of a unit, its reserve and its columns; *turned*: seen from the other side of the table."""
    parts: list[str] = []
    behind = svg_cards.RESERVE_HEIGHT + GAP if side.reserve else 0
    parts += _columns(marks, side, top if turned else top + 3 * PITCH_Y + behind - GAP, turned=turned)
    top += COLUMN_HEIGHT if turned else 0
    if side.reserve:
        parts += _reserve(marks, side, top if turned else top + 3 * PITCH_Y, turned=turned)
        top += behind if turned else 0
    for index, cell in enumerate(side.unit):
        row, column = divmod(index, 3)
        y = top + (2 - row if turned else row) * PITCH_Y
        x = MARGIN + LABELS + (2 - column if turned else column) * PITCH_X
        if column == 0:
            parts.append(_label(marks, side.seat, row, y, now=row == facts.wave))
        if isinstance(cell, Standing):
            parts.append(svg_cards.card_in_play(marks, cell, side.seat, x, y, down=turned))
        else:
            parts.append(svg_cards.open_slot(marks, side.seat, cell, x, y))
    return parts


def _columns(marks: Marks, side: Side, y: float, *, turned: bool) -> list[str]:
    """Draw the number of each column, behind the unit."""
    parts: list[str] = []
    for column, shape in enumerate(COLUMNS):
        x = MARGIN + LABELS + (2 - column if turned else column) * PITCH_X
        name = text(svg_cards.CARD_WIDTH / 2, 13, marks.say("board-column", n=column + 1), 10.5, anchor="middle", fill=MUTED)
        title = marks.say("board-column-of", n=column + 1, seat=side.seat)
        outline = box(0, 2, svg_cards.CARD_WIDTH, COLUMN_HEIGHT - 4)
        element = marks.element(area_anchor(side.seat, shape), name, title=title, outline=outline, seat=side.seat)
        parts.append(group(x, y, element))
    return parts


def _reserve(marks: Marks, side: Side, y: float, *, turned: bool) -> list[str]:
    """Draw the three slots of a reserve."""
    parts = [text(MARGIN + LABELS - 14, y + svg_cards.RESERVE_HEIGHT / 2 + 4, marks.say("board-reserve"), 11, anchor="end", fill=MUTED)]
    for column, cell in enumerate(side.reserve):
        x = MARGIN + LABELS + (2 - column if turned else column) * PITCH_X
        if isinstance(cell, Laid):
            parts.append(svg_cards.card_in_reserve(marks, cell, side.seat, x, y))
        else:
            parts.append(svg_cards.open_place(marks, side.seat, cell, x, y))
    return parts


def _label(marks: Marks, seat: Seat, row: int, y: float, *, now: bool) -> str:
    """Draw the name of a row of a unit, in an arrow during its wave."""
    middle = svg_cards.CARD_HEIGHT / 2
    name, right = marks.say("board-row-name", box=ROWS[row]), LABELS - 6
    if now:
        tip = f"L{right} {middle:g}L{right - 9} {middle + 12:g}"
        arrow = f'<path d="M5 {middle - 12:g}H{right - 9}{tip}H5a5 5 0 0 1-5-5v-14a5 5 0 0 1 5-5Z" fill="{INK}"/>'
        drawn = arrow + text((right - 6) / 2, middle + 4, name, 10.5, anchor="middle", fill=PAPER, weight=700)
    else:
        drawn = text(LABELS - 14, middle + 4, name, 11, anchor="end", fill=MUTED)
    outline = box(0, middle - 16, right, 32)
    title = marks.say("board-row-of", row=name, seat=seat)
    return group(MARGIN, y, marks.element(area_anchor(seat, ROWS[row]), drawn, title=title, outline=outline, seat=seat))


def _legend(say: Voice, y: float) -> list[str]:
    """Draw the legend of the marks."""
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
        parts += [group(x, y - 4, drawing, title=words, scale=0.8), text(x + 13, y, words, 11, fill=MUTED)]
        x += 42 + sum([3.7 if letter in NARROW else 6.8 for letter in words])
    return parts
