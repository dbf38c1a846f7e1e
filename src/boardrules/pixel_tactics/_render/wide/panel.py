"""The panel of a seat in the wide layout: its name, hand, deck and discard pile, and what else holds for it."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.pixel_tactics._render.description import words_of
from boardrules.pixel_tactics._render.parts.paints import LINE, SEATS
from boardrules.pixel_tactics._render.parts.table import hidden, pairs
from boardrules.pixel_tactics._render.wide.cards import HAND_HEIGHT, HAND_WIDTH, backs, card_back, card_in_hand, coins
from boardrules.pixel_tactics._text.anchors import card_anchor, deck_anchor, discard_anchor, seat_anchor
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.measure import fitted, text_width
from boardrules.toolkit.drawing.svg import MUTED, PAPER, text, to_act_badge, winner_badge

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._render.parts.lore import CardSide, Marks
    from boardrules.pixel_tactics._render.parts.table import Table
    from boardrules.pixel_tactics._render.summary import Side, Summary
    from boardrules.pixel_tactics._types.view import View
    from boardrules.values import Seat


GAP: Final = 8
PANEL_WIDTH: Final = 3 * (HAND_WIDTH + GAP) + 20
NOTE: Final = 15
CARD: Final = box(0, 0, HAND_WIDTH, HAND_HEIGHT)
"""The outline of a card of a hand."""


class Put(NamedTuple):
    """A piece of a panel: its key, its drawing, and its place in the panel."""

    key: str
    drawing: str
    x: float
    y: float


class Panel(NamedTuple):
    """The panel of a seat: what is written on its sheet, the cards on it, and its height."""

    sheet: str
    cards: list[Put]
    backs: float | None
    """The height at which the hidden cards of the hand lie, if there are any."""
    height: float


def panel(catalogue: Catalogue, table: Table, marks: Marks, facts: Summary, view: View, side: Side) -> Panel:
    """Draw a seat's panel."""
    say, you = facts.say, side.seat == view.viewer
    called = say.player(side.seat)
    shown = fitted(called, 150, 15, bold=True)
    after = 36 + text_width(shown, 15, bold=True) + 10
    name = [
        f'<rect x="12" y="12" width="17" height="17" rx="4" fill="{SEATS[side.seat]}"/>',
        text(20.5, 25, str(side.seat + 1), 12, anchor="middle", fill=PAPER, weight=700),
        text(36, 26, shown, 15, weight=700),
    ]
    parts = [
        marks.element(seat_anchor(side.seat), "".join(name), title=called, outline=box(6, 7, 84, 27), seat=side.seat),
        *([text(after, 26, say("board-you"), 11, fill=MUTED)] if you else []),
        *_badge(facts, side, after + (40 if you else 0)),
    ]
    if facts.points:
        parts.append(text(PANEL_WIDTH - 12, 26, say("board-points", n=facts.points[side.seat]), 11, anchor="end", fill=MUTED))
    if facts.trophies:
        parts.append(text(PANEL_WIDTH - 12, 26, say("board-trophies", n=facts.trophies[side.seat]), 11, anchor="end", fill=MUTED))
    y = 50.0
    parts.append(text(12, y, say("board-hand", n=side.hand.size), 11, fill=MUTED))
    if side.coins is not None:
        parts.append(text(PANEL_WIDTH - 76, y, say("board-coins", n=side.coins), 11, anchor="end", fill=MUTED))
        parts.append(coins(side.coins, PANEL_WIDTH - 40, y - 4))
    y += 7
    leading = facts.choosing and side.seat in facts.to_act and not side.leaders.size
    hand = [
        Held("", table.card(card), known_card(catalogue, marks, card, name, side.seat, leader=leading)) for card, name in pairs(side.hand)
    ]
    cards: list[Put] = []
    y = _grid(parts, cards, hand, y)
    lie = None
    if side.hand.hidden:
        lie = y
        y += HAND_HEIGHT + 6
    y = _grid(parts, cards, _piles(catalogue, table, marks, side), y)
    title = say("board-discard", n=len(side.discard)) + (f": {', '.join(side.discard)}" if side.discard else "")
    lines = _wrapped(title)
    written = "".join([text(12, y + NOTE * (k + 1), line, 11) for k, line in enumerate(lines)])
    outline = box(6, y + 3, PANEL_WIDTH - 12, NOTE * len(lines) + 1)
    parts.append(marks.element(discard_anchor(side.seat), written, title=title, outline=outline, seat=side.seat))
    y += NOTE * len(lines)
    for line in [line for note in side.notes for line in _wrapped(note)]:
        y += NOTE
        parts.append(text(12, y, line, 11))
    return Panel("".join(parts), cards, lie, y + 14)


@lru_cache(maxsize=1024)
def _wrapped(words: str) -> tuple[str, ...]:
    return tuple(wrap(words, 48))


def put_panel(table: Table, facts: Summary, side: Side, drawn: Panel, frame: str, x: float, y: float) -> None:
    """Put a panel in its *frame* and its cards on the table."""
    table.put(f"panel.{side.seat}", f"{frame}{drawn.sheet}", x, y)
    for key, drawing, left, top in drawn.cards:
        table.put(key, drawing, x + left, y + top)
    if drawn.backs is not None:
        backs(table, side.seat, side.hand.hidden, facts.say("board-unknown-in-hand"), PANEL_WIDTH - 24, x + 12, y + drawn.backs)


def known_card(catalogue: Catalogue, marks: Marks, card: str, name: str, seat: Seat, where: str = "", *, leader: bool = False) -> str:
    """Draw a card that the viewer knows, as a hero, or as a *leader* to choose."""
    code = catalogue.physical[card]
    side = code.leader if leader else code.hero
    face: CardSide = "leader" if leader else "hero"
    hero, numbers = name, (side.attack, side.life)
    name = marks.say.named("card", side.name) if leader else name
    words = words_of(marks.say, name, numbers)
    title = f"{where}{': ' if where else ''}{marks.say('board-leader-card', card=words, hero=hero) if leader else words}"
    drawn = card_in_hand(marks.terms, name, numbers, seat, marks.lore(name_of(card), face), leader=leader)
    return marks.card(card_anchor(card), drawn, card, face, title=title, outline=CARD, seat=seat)


class Held(NamedTuple):
    """A card in a panel: the heading above it, its key, its drawing."""

    heading: str
    key: str
    drawing: str


def _piles(catalogue: Catalogue, table: Table, marks: Marks, side: Side) -> list[Held]:
    """Draw the deck and the single cards beside it."""
    say, piles = marks.say, list[Held]()
    if side.deck is not None:
        title = say("board-deck-title", n=side.deck)
        drawn = card_back(title, label=str(side.deck)) if side.deck else no_card()
        element = marks.element(deck_anchor(side.seat), drawn, title=title, outline=CARD, seat=side.seat)
        piles.append(Held(say("board-deck"), f"deck.{side.seat}", element))
    for zone, cards in (("top", side.top), ("bottom", side.bottom), ("aside", side.aside), ("leaders-drawn", side.leaders)):
        if not cards.size:
            continue
        where, led = say(f"board-{zone}"), zone == "leaders-drawn"
        for card, name in pairs(cards):
            piles.append(Held(where, table.card(card), known_card(catalogue, marks, card, name, side.seat, where, leader=led)))
        back = card_back(say("board-known-to-another", where=where), label="?")
        piles += [Held(where, hidden(side.seat, zone, index), back) for index in range(cards.hidden)]
    return piles


def no_card() -> str:
    """Draw the place of an empty pile."""
    edge = (
        f'<rect x="1" y="1" width="{HAND_WIDTH - 2}" height="{HAND_HEIGHT - 2}" rx="6" fill="none" stroke="{LINE}" stroke-dasharray="5 4"/>'
    )
    return f"<g>{edge}{text(HAND_WIDTH / 2, 26, '0', 13, anchor='middle', fill=MUTED)}</g>"


def _grid(parts: list[str], cards: list[Put], held: list[Held], y: float) -> float:
    """Append *held* to *cards*, three in a row from *y* on, and their headings to *parts*; return the height below them."""
    above = 20 if any(card.heading for card in held) else 0
    pitch = HAND_HEIGHT + 6 + above
    for index, card in enumerate(held):
        line, column = divmod(index, 3)
        x, top = 12 + column * (HAND_WIDTH + GAP), y + line * pitch + above
        cards.append(Put(card.key, card.drawing, x, top))
        if card.heading:
            parts.append(text(x, top - 6, card.heading, 11, fill=MUTED))
    return y + -(-len(held) // 3) * pitch


def _badge(facts: Summary, side: Side, x: float) -> list[str]:
    """Draw the badge of a seat that is to act, or has won."""
    if side.seat in facts.to_act:
        return to_act_badge(x, 11, words=facts.say("board-to-act"))
    if side.seat in facts.winners:
        return winner_badge(x + 12, 20, words=facts.say("board-winner" if len(facts.winners) < len(facts.sides) else "board-draw"))
    return []
