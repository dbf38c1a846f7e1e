"""A position of Pixel Tactics as one SVG document."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.summary import WAVES, Laid, Row, Side, Standing, Summary, summarize
from boardrules.pixel_tactics._render.svg_cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    HAND_HEIGHT,
    HAND_WIDTH,
    RESERVE_HEIGHT,
    backs,
    card_back,
    card_in_hand,
    card_in_play,
    card_in_reserve,
    coins,
    describe,
    open_place,
    open_slot,
)
from boardrules.pixel_tactics._render.svg_marks import LINE, SEATS, TABLE, bow, cross, drop, front, heart, shield, sword
from boardrules.toolkit.svg import INK, MUTED, PAPER, crown, document, group, rim, text, to_act_badge, winner_badge

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.view import View
    from boardrules.values import Seat

__all__ = ["render_svg"]

MARGIN: Final = 16
GAP: Final = 8
LABELS: Final = 76
"""The width of the column in which the rows have their names."""

TOP: Final = 92
PITCH_X: Final = CARD_WIDTH + GAP
PITCH_Y: Final = CARD_HEIGHT + GAP
UNIT_HEIGHT: Final = 3 * PITCH_Y - GAP
PANEL_X: Final = MARGIN + LABELS + 3 * PITCH_X + 14
PANEL_WIDTH: Final = 3 * (HAND_WIDTH + GAP) + 20
WIDTH: Final = PANEL_X + PANEL_WIDTH + MARGIN
BLOCK: Final = WIDTH - MARGIN + 20
"""How far to the right the units of the allies stand."""
BETWEEN: Final = 26
"""The room between the units."""

ROW_HEIGHT: Final = 78
"""The room of the row of open cards, above the units."""

NOTE: Final = 15
NARROW: Final = " fijklrtI"


def render_svg(catalogue: Catalogue, edition: EditionRules, view: View) -> str:
    """The position as one SVG document: the same text for the same view, without ids, scripts, style sheets or outside files.

    Units face each other, the viewer's (a spectator's: seat 0's) below, those of allies side by side. Shown are leaders, heroes and
    corpses with strength, life and damage as they are now, Intercept, Ranged Attack, who is in melee (PT-ATK-2), the wave, hands as far
    as the viewer knows them (backs for what they do not know), the reserve with time tokens and traps, decks or the row of open cards
    with coins (PT-POOL-1), discard piles, and what is being asked. A description in words is part of the document, and the words for
    each card and mark appear under the mouse.
    """
    facts = summarize(catalogue, edition, view)
    blocks = [[_panel(catalogue, facts, view, facts.sides[seat]) for seat in seats] for seats in (facts.far, facts.near)]
    high = UNIT_HEIGHT + (RESERVE_HEIGHT + GAP if facts.sides[0].reserve else 0)
    heights = [max(high, *(height for _, height in row)) for row in blocks]
    top = TOP if facts.row is None else TOP + ROW_HEIGHT
    low = top + heights[0] + BETWEEN
    height = low + heights[1] + GAP + 30
    wide = WIDTH + (len(facts.near) - 1) * BLOCK
    title = f"Pixel Tactics: {', '.join(facts.when)}"
    parts = [
        text(MARGIN, 36, "Pixel Tactics", 21, weight=700),
        text(wide - MARGIN, 35, ", ".join((f"edition {view.options.edition}", *facts.when)), 13, anchor="end", fill=MUTED),
        *(text(MARGIN, 60 + 17 * k, line, 14) for k, line in enumerate(wrap(_status(facts), 110)[:2])),
    ]
    if facts.row is not None:
        parts += _row(catalogue, facts.row)
    for column in range(len(facts.near)):
        drawn = [
            *_unit(facts, facts.sides[facts.far[column]], top + heights[0] - high, turned=True),
            *_unit(facts, facts.sides[facts.near[column]], low, turned=False),
            _line_between(low - BETWEEN / 2),
        ]
        for row, (seats, y) in enumerate(((facts.far, top), (facts.near, low))):
            drawn += _framed(facts, seats[column], blocks[row][column][0], y, heights[row])
        parts += [f'<g transform="translate({column * BLOCK} 0)">', *drawn, "</g>"] if column else drawn
    parts += _legend(height - 16)
    return document(parts, width=wide, height=height, title=title, description=_description(facts), ground=TABLE)


def _row(catalogue: Catalogue, row: Row) -> list[str]:
    """The row of open cards with the coins on them, and the shared deck at its end."""
    numbers = {code.hero.name: (code.hero.attack, code.hero.life) for code in catalogue.cards.values()}
    left = MARGIN + LABELS
    step = min(HAND_WIDTH + GAP, (WIDTH - MARGIN - HAND_WIDTH - left) / max(len(row.cards), 1))
    parts = [text(left - 14, TOP + 26, "row", 11, anchor="end", fill=MUTED)]
    for index, card in enumerate(row.cards):
        parts.append(card_in_hand(card.name, numbers.get(card.name), None, left + index * step, TOP))
        parts.append(f"<g><title>{card.coins} on this card</title>{coins(card.coins, left + index * step + HAND_WIDTH / 2, TOP + 54)}</g>")
    x = left + len(row.cards) * step
    deck = card_back(0, 0, f"shared deck: {row.deck} cards, face down", label=str(row.deck)) if row.deck else _no_card()
    return [*parts, f'<g transform="translate({x:g} {TOP})">{deck}</g>', text(x + HAND_WIDTH / 2, TOP + 58, "deck", 11, anchor="middle")]


def _framed(facts: Summary, seat: Seat, panel: list[str], y: float, height: float) -> list[str]:
    """The panel of a seat in its frame."""
    box = f'<rect x="{PANEL_X}" y="{y:g}" width="{PANEL_WIDTH}" height="{height:g}" rx="12" fill="{PAPER}" fill-opacity=".7" '
    frame = f"{box}{rim(to_act=seat in facts.to_act, winner=seat in facts.winners, line=LINE)}/>"
    return [frame, f'<g transform="translate({PANEL_X} {y:g})">', *panel, "</g>"]


def _status(facts: Summary) -> str:
    order = f" In progress: the order of {', then '.join(facts.resolving)}." if facts.resolving else ""
    return f"{facts.status}{order}"


def _description(facts: Summary) -> str:
    """The position in words, for those who cannot see it."""
    sentences = [_status(facts)]
    if facts.row is not None:
        sentences.append(f"The row of open cards, the farthest from the deck first: {facts.row.words}.")
    for side in facts.sides:
        cards = [f"{card.slot} {describe(card)}" for card in side.unit if isinstance(card, Standing)]
        known = f" ({', '.join(side.hand.known)})" if side.hand.known else ""
        own = f"{side.coins} coins" if side.deck is None else f"{side.deck} in the deck"
        piles = f"{side.hand.size} cards in hand{known}, {own}, {len(side.discard)} discarded"
        cards += [f"{laid.slot} {laid.words}" for laid in side.reserve if isinstance(laid, Laid)]
        sentences.append(f"Seat {side.seat}, {piles}: {'; '.join(cards) or 'no card in play'}.")
    return " ".join(sentences)


def _line_between(y: float) -> str:
    ends = (MARGIN + LABELS, MARGIN + LABELS + 3 * PITCH_X - GAP)
    return f'<path d="M{ends[0]} {y:g}H{ends[1]}" stroke="{LINE}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>'


def _unit(facts: Summary, side: Side, top: float, *, turned: bool) -> list[str]:
    """The slots of a unit, and its reserve behind them; *turned*: seen from the other side of the table."""
    parts: list[str] = []
    if side.reserve:
        parts += _reserve(side, top if turned else top + 3 * PITCH_Y, turned=turned)
        top += RESERVE_HEIGHT + GAP if turned else 0
    for index, cell in enumerate(side.unit):
        row, column = divmod(index, 3)
        y = top + (2 - row if turned else row) * PITCH_Y
        x = MARGIN + LABELS + (2 - column if turned else column) * PITCH_X
        if column == 0:
            parts.append(_label(row, y, now=row == facts.wave))
        parts.append(card_in_play(cell, side.seat, x, y, down=turned) if isinstance(cell, Standing) else open_slot(x, y, cell))
    return parts


def _reserve(side: Side, y: float, *, turned: bool) -> list[str]:
    """The three slots of a reserve."""
    parts = [text(MARGIN + LABELS - 14, y + RESERVE_HEIGHT / 2 + 4, "reserve", 11, anchor="end", fill=MUTED)]
    for column, cell in enumerate(side.reserve):
        x = MARGIN + LABELS + (2 - column if turned else column) * PITCH_X
        parts.append(card_in_reserve(cell, side.seat, x, y) if isinstance(cell, Laid) else open_place(x, y, cell))
    return parts


def _label(row: int, y: float, *, now: bool) -> str:
    """The name of a row, in an arrow while it is its wave."""
    middle = y + CARD_HEIGHT / 2
    name = WAVES[row]
    if not now:
        return text(MARGIN + LABELS - 14, middle + 4, name, 11, anchor="end", fill=MUTED)
    left, right = MARGIN, MARGIN + LABELS - 6
    tip = f"L{right} {middle:g}L{right - 9} {middle + 12:g}"
    arrow = f'<path d="M{left + 5} {middle - 12:g}H{right - 9}{tip}H{left + 5}a5 5 0 0 1-5-5v-14a5 5 0 0 1 5-5Z" fill="{INK}"/>'
    return arrow + text((left + right - 6) / 2, middle + 4, name, 10.5, anchor="middle", fill=PAPER, weight=700)


def _panel(catalogue: Catalogue, facts: Summary, view: View, side: Side) -> tuple[list[str], float]:
    """A seat's name, hand, deck and discard pile, and how high all that is."""
    you = side.seat == view.viewer
    parts = [
        f'<rect x="12" y="12" width="17" height="17" rx="4" fill="{SEATS[side.seat]}"/>',
        text(20.5, 25, str(side.seat), 12, anchor="middle", fill=PAPER, weight=700),
        text(36, 26, f"seat {side.seat}", 15, weight=700),
        *([text(92, 26, "(you)", 11, fill=MUTED)] if you else []),
        *_badge(facts, side, 132 if you else 100),
    ]
    if facts.points:
        parts.append(text(PANEL_WIDTH - 12, 26, f"points {facts.points[side.seat]}", 11, anchor="end", fill=MUTED))
    if facts.trophies:
        parts.append(text(PANEL_WIDTH - 12, 26, f"trophies {facts.trophies[side.seat]}", 11, anchor="end", fill=MUTED))
    y = 50.0
    numbers = {code.hero.name: (code.hero.attack, code.hero.life) for code in catalogue.cards.values()}
    parts.append(text(12, y, f"hand: {side.hand.size}", 11, fill=MUTED))
    if side.coins is not None:
        parts.append(text(PANEL_WIDTH - 76, y, f"coins: {side.coins}", 11, anchor="end", fill=MUTED))
        parts.append(coins(side.coins, PANEL_WIDTH - 40, y - 4))
    y += 7
    y = _grid(parts, [("", card_in_hand(name, numbers.get(name), side.seat, 0, 0)) for name in side.hand.known], y)
    if side.hand.hidden:
        fan = backs(side.hand.hidden, "a card in hand, not known", PANEL_WIDTH - 24)
        parts.append(f'<g transform="translate(12 {y:g})">{fan}</g>')
        y += HAND_HEIGHT + 6
    piles: list[tuple[str, str]] = []
    if side.deck is not None:
        piles.append(("deck", card_back(0, 0, f"deck: {side.deck} cards, face down", label=str(side.deck)) if side.deck else _no_card()))
    for where, cards in (
        ("top of the deck", side.top),
        ("bottom of the deck", side.bottom),
        ("set aside", side.aside),
        ("leaders drawn", side.leaders),
    ):
        piles += [(where, card_in_hand(name, numbers.get(name), side.seat, 0, 0)) for name in cards.known]
        piles += [(where, card_back(0, 0, f"{where}: a card that another seat knows", label="?"))] * cards.hidden
    y = _grid(parts, piles, y)
    notes = [f"discard {len(side.discard)}{': ' if side.discard else ''}{', '.join(side.discard)}", *side.notes]
    for note in notes:
        for line in wrap(note, 48):
            y += NOTE
            parts.append(text(12, y, line, 11))
    return parts, y + 14


def _no_card() -> str:
    box = (
        f'<rect x="1" y="1" width="{HAND_WIDTH - 2}" height="{HAND_HEIGHT - 2}" rx="6" fill="none" stroke="{LINE}" stroke-dasharray="5 4"/>'
    )
    return f"<g>{box}{text(HAND_WIDTH / 2, 26, '0', 13, anchor='middle', fill=MUTED)}</g>"


def _grid(parts: list[str], cards: list[tuple[str, str]], y: float) -> float:
    """Cards three in a row, from *y* on, with what is written over them; where the next thing can stand."""
    above = 20 if any(name for name, _ in cards) else 0
    pitch = HAND_HEIGHT + 6 + above
    for index, (name, card) in enumerate(cards):
        line, column = divmod(index, 3)
        x, top = 12 + column * (HAND_WIDTH + GAP), y + line * pitch + above
        parts.append(f'<g transform="translate({x} {top:g})">{card}</g>')
        if name:
            parts.append(text(x, top - 6, name, 11, fill=MUTED))
    return y + -(-len(cards) // 3) * pitch


def _badge(facts: Summary, side: Side, x: float) -> list[str]:
    """What is to be said of a seat beside its name."""
    if side.seat in facts.to_act:
        return to_act_badge(x, 11)
    if side.seat in facts.winners:
        return winner_badge(x + 12, 20, words="winner" if len(facts.winners) < len(facts.sides) else "draw")
    return []


def _legend(y: float) -> list[str]:
    """What the marks mean."""
    marks = (
        (sword(), "attack strength"),
        (heart(), "life"),
        (drop(), "damage"),
        (shield(), "Intercept"),
        (bow(), "Ranged Attack"),
        (front(down=False), "in melee"),
        (crown(), "leader"),
        (cross(), "corpse"),
    )
    parts: list[str] = []
    x = MARGIN + 8.0
    for drawing, words in marks:
        parts += [group(x, y - 4, drawing, title=words, scale=0.8), text(x + 13, y, words, 11, fill=MUTED)]
        x += 42 + sum([3.7 if letter in NARROW else 6.8 for letter in words])
    return parts
