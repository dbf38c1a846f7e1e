"""One card of Pixies as a piece of SVG: face up, face down, or peeking out from under another."""

from __future__ import annotations

from typing import Final

from boardrules.pixies._render.marks import SHAPE, row, sign_marks, symbol_marks, width_of
from boardrules.pixies._render.paints import PAINT
from boardrules.pixies._render.summary import describe
from boardrules.pixies._types import Card, Color
from boardrules.pixies.cards import CARDS
from boardrules.toolkit.drawing.svg import BACK, INK, PAPER, escape, text
from boardrules.toolkit.drawing.voice import Voice

CARD_WIDTH: Final = 72
CARD_HEIGHT: Final = 84

PEEK: Final = 15
"""Visible height of a card under another."""

_RIM: Final = 3.5
_RIGHT: Final = CARD_WIDTH - _RIM
_BOTTOM: Final = CARD_HEIGHT - _RIM
_MIDDLE: Final = CARD_WIDTH // 2
_QUARTER: Final = 28
_WAVES: Final = "".join(f"M7 {y}q4.8-6 9.6 0{'t9.6 0' * 5}" for y in range(17, CARD_HEIGHT - 6, 9))

_CORNERS: Final = ((15, 16), (57, 16))
_FOUR_CORNERS: Final = ((14, 15), (58, 15), (14, 41), (58, 41))


def card_face(say: Voice, card_id: str, x: float, y: float) -> str:
    """Draw a face-up card with its top left corner at *x*, *y*; its description appears under the mouse."""
    card = CARDS[card_id]
    places, scale = (_FOUR_CORNERS, 0.8) if len(card.colors) == 4 else (_CORNERS, 1)
    return "".join(
        (
            f'<g transform="translate({x:g} {y:g})"><title>{escape(describe(say, card_id))}</title>',
            _sheet(0, CARD_HEIGHT, PAINT[card.colors[0]]),
            _ground(card.colors),
            *(_emblem(color, *place, scale) for color, place in zip(card.colors, places, strict=False)),
            _value(card.value, f'fill="none" stroke="{INK}" stroke-width="5" stroke-linejoin="round"'),
            _value(card.value, 'fill="#fff"'),
            _foot(card),
            "</g>",
        )
    )


def card_back(x: float, y: float, title: str, *, card: str | None = None) -> str:
    """Draw a face-down card, the same back for every card; *title* appears under the mouse, the sign of a known *card* is written on it."""
    plate = "" if card is None else f'<rect x="8" y="33" width="56" height="18" rx="4" fill="{PAPER}"/>{_sign(card, _MIDDLE, 42)}'
    return (
        f'<g transform="translate({x:g} {y:g})"><title>{escape(title)}</title>{_sheet(0, CARD_HEIGHT, BACK)}'
        f'<path d="{_WAVES}" fill="none" stroke="{PAPER}" stroke-width="1.2" stroke-opacity=".5"/>{plate}</g>'
    )


def _sign(card: str, x: float, y: float) -> str:
    """Draw the signs of a card around a point."""
    marks = sign_marks(CARDS[card])
    return f'<g transform="translate({x - width_of(marks) / 2:g} {y:g})">{row(marks)}</g>'


def card_edge(say: Voice, card_id: str, x: float, y: float) -> str:
    """Draw the lower edge of a face-down card under another one, with the sign that everybody saw (PX-INF-2)."""
    title = escape(say("board-face-down-card", card=card_id))
    plate = f'<rect x="5" y="{CARD_HEIGHT + 1}" width="42" height="{PEEK - 4}" rx="3" fill="{PAPER}"/>'
    return (
        f'<g transform="translate({x:g} {y:g})"><title>{title}</title>{_sheet(CARD_HEIGHT / 2, CARD_HEIGHT + PEEK, BACK)}'
        f"{plate}{_sign(card_id, 26, CARD_HEIGHT + 6.5)}</g>"
    )


def _sheet(top: float, bottom: float, paint: str) -> str:
    """Draw the paper of a card with a painted field on it."""
    height = bottom - top
    return (
        f'<rect y="{top:g}" width="{CARD_WIDTH}" height="{height:g}" rx="8" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="{_RIM}" y="{top + _RIM:g}" width="{CARD_WIDTH - 2 * _RIM:g}" height="{height - 2 * _RIM:g}" rx="5" fill="{paint}"/>'
    )


def _ground(colors: tuple[Color, ...]) -> str:
    """Draw what is painted over the first colour: its shape, large and faint, or the other half, or the other three quarters."""
    match colors:
        case (color,):
            return f'<path transform="translate(37 35) scale(2.7)" d="{SHAPE[color]}" fill="#fff" fill-opacity=".22"/>'
        case (_, color):
            half = f"M{_MIDDLE} {_RIM}H{_RIGHT - 5}a5 5 0 0 1 5 5V{_BOTTOM - 5}a5 5 0 0 1-5 5H{_MIDDLE}Z"
            return f'<path d="{half}" fill="{PAINT[color]}"/>'
        case _:
            quarters = (
                f"M{_MIDDLE} {_RIM}H{_RIGHT - 5}a5 5 0 0 1 5 5V{_QUARTER}H{_MIDDLE}Z",
                f"M{_MIDDLE} {_QUARTER}V{_BOTTOM}H{_RIM + 5}a5 5 0 0 1-5-5V{_QUARTER}Z",
                f"M{_MIDDLE} {_QUARTER}H{_RIGHT}V{_BOTTOM - 5}a5 5 0 0 1-5 5H{_MIDDLE}Z",
            )
            return "".join(f'<path d="{d}" fill="{PAINT[color]}"/>' for d, color in zip(quarters, colors[1:], strict=True))


def _emblem(color: Color, x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})"><path d="{SHAPE[color]}" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>'
        f"{text(0, 4, color[0].upper(), 10, anchor='middle', weight=700)}</g>"
    )


def _value(value: int, paint: str) -> str:
    return f'<text x="{_MIDDLE}" y="48" font-size="38" font-weight="700" text-anchor="middle" {paint}>{value}</text>'


def _foot(card: Card) -> str:
    """Draw what is printed on the card."""
    marks = symbol_marks(card)
    if not marks:
        return ""
    symbols = f'<g transform="translate({_MIDDLE - width_of(marks) / 2:g} {CARD_HEIGHT - 16})">{row(marks)}</g>'
    return f'<rect x="6" y="{CARD_HEIGHT - 25}" width="{CARD_WIDTH - 12}" height="18" rx="4" fill="{PAPER}"/>{symbols}'
