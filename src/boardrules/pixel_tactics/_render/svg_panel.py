"""The panel of a seat: its name, hand, deck and discard pile, and what else holds for it."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.lore import CardSide, Marks
from boardrules.pixel_tactics._render.svg_cards import HAND_HEIGHT, HAND_WIDTH, backs, card_back, card_in_hand, coins, words_of
from boardrules.pixel_tactics._render.svg_marks import LINE, SEATS
from boardrules.pixel_tactics._text.anchors import card_anchor, deck_anchor, discard_anchor, seat_anchor
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.anchors import box
from boardrules.toolkit.svg import MUTED, PAPER, beyond, escape, group, text, to_act_badge, winner_badge

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._render.summary import Cards, Side, Summary
    from boardrules.pixel_tactics._types.view import View
    from boardrules.values import Seat


GAP: Final = 8
PANEL_WIDTH: Final = 3 * (HAND_WIDTH + GAP) + 20
NOTE: Final = 15
CARD: Final = box(0, 0, HAND_WIDTH, HAND_HEIGHT)
"""The outline of a card of a hand."""


def panel(catalogue: Catalogue, marks: Marks, facts: Summary, view: View, side: Side) -> tuple[list[str], float]:
    """Draw a seat's panel; return its parts and its height."""
    say, you = facts.say, side.seat == view.viewer
    called = say("board-seat", seat=side.seat)
    name = [
        f'<rect x="12" y="12" width="17" height="17" rx="4" fill="{SEATS[side.seat]}"/>',
        text(20.5, 25, str(side.seat), 12, anchor="middle", fill=PAPER, weight=700),
        text(36, 26, called, 15, weight=700),
    ]
    parts = [
        marks.element(
            seat_anchor(side.seat), "".join(name), title=called, outline=box(6, 7, beyond(84, called, 6, 15), 27), seat=side.seat
        ),
        *([text(beyond(92, called, 6, 15), 26, say("board-you"), 11, fill=MUTED)] if you else []),
        *_badge(facts, side, beyond(132 if you else 100, called, 6, 15)),
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
    y = _grid(parts, [("", _known(catalogue, marks, card, name, side.seat, leader=leading)) for card, name in _pairs(side.hand)], y)
    if side.hand.hidden:
        parts.append(group(12, y, backs(side.hand.hidden, say("board-unknown-in-hand"), PANEL_WIDTH - 24)))
        y += HAND_HEIGHT + 6
    y = _grid(parts, _piles(catalogue, marks, side), y)
    title = say("board-discard", n=len(side.discard)) + (f": {', '.join(side.discard)}" if side.discard else "")
    lines = wrap(title, 48)
    written = "".join([text(12, y + NOTE * (k + 1), line, 11) for k, line in enumerate(lines)])
    outline = box(6, y + 3, PANEL_WIDTH - 12, NOTE * len(lines) + 1)
    parts.append(marks.element(discard_anchor(side.seat), written, title=title, outline=outline, seat=side.seat))
    y += NOTE * len(lines)
    for line in [line for note in side.notes for line in wrap(note, 48)]:
        y += NOTE
        parts.append(text(12, y, line, 11))
    return parts, y + 14


def _pairs(cards: Cards) -> list[tuple[str, str]]:
    """Return the ids and names of the known cards of a zone."""
    return list(zip(cards.ids, cards.known, strict=True))


def _known(catalogue: Catalogue, marks: Marks, card: str, name: str, seat: Seat, where: str = "", *, leader: bool = False) -> str:
    """Draw a card that the viewer knows, as a hero, or as a *leader* to choose."""
    code = catalogue.physical[card]
    side = code.leader if leader else code.hero
    face: CardSide = "leader" if leader else "hero"
    hero, numbers = name, (side.attack, side.life)
    name = marks.say.named("card", side.name) if leader else name
    words = words_of(marks.say, name, numbers)
    title = f"{where}{': ' if where else ''}{marks.say('board-leader-card', card=words, hero=hero) if leader else words}"
    drawn = f"<g><title>{escape(marks.lore(name_of(card), face))}</title>{card_in_hand(marks.say, name, numbers, seat, leader=leader)}</g>"
    return marks.card(card_anchor(card), drawn, card, face, title=title, outline=CARD, seat=seat)


def _piles(catalogue: Catalogue, marks: Marks, side: Side) -> list[tuple[str, str]]:
    """Draw the deck and the single cards beside it; return each with its heading."""
    say, piles = marks.say, list[tuple[str, str]]()
    if side.deck is not None:
        title = say("board-deck-title", n=side.deck)
        drawn = card_back(0, 0, title, label=str(side.deck)) if side.deck else no_card()
        piles.append((say("board-deck"), marks.element(deck_anchor(side.seat), drawn, title=title, outline=CARD, seat=side.seat)))
    for where, cards in (
        (say("board-top"), side.top),
        (say("board-bottom"), side.bottom),
        (say("board-aside"), side.aside),
        (say("board-leaders-drawn"), side.leaders),
    ):
        led = cards is side.leaders
        piles += [(where, _known(catalogue, marks, card, name, side.seat, where, leader=led)) for card, name in _pairs(cards)]
        piles += [(where, card_back(0, 0, say("board-known-to-other", where=where), label="?"))] * cards.hidden
    return piles


def no_card() -> str:
    """Draw the place of an empty pile."""
    edge = (
        f'<rect x="1" y="1" width="{HAND_WIDTH - 2}" height="{HAND_HEIGHT - 2}" rx="6" fill="none" stroke="{LINE}" stroke-dasharray="5 4"/>'
    )
    return f"<g>{edge}{text(HAND_WIDTH / 2, 26, '0', 13, anchor='middle', fill=MUTED)}</g>"


def _grid(parts: list[str], cards: list[tuple[str, str]], y: float) -> float:
    """Append *cards*, three in a row from *y* on, with their headings; return the height below them."""
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
    """Draw the badge of a seat that is to act, or has won."""
    if side.seat in facts.to_act:
        return to_act_badge(x, 11, words=facts.say("board-to-act"))
    if side.seat in facts.winners:
        return winner_badge(x + 12, 20, words=facts.say("board-winner" if len(facts.winners) < len(facts.sides) else "board-draw"))
    return []
