"""Cards of Pixies at any size: their signs, their number and what is printed on them, with no letter under 11 pixels.

Every function depends on few small values, and its drawings are cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.pixies._render.marks import (
    SHAPE,
    Mark,
    check_mark,
    row,
    sign_marks,
    star_mark,
    symbol_groups,
    symbol_marks,
    width_of,
)
from boardrules.pixies._render.paints import LINE, PAINT
from boardrules.pixies._types import Color
from boardrules.pixies.cards import CARDS
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, MUTED, PAPER, text

PEEK: Final = 17
"""Visible height of a card under another."""
FOOT: Final = 17
"""Height of a line of what is printed."""
KEPT: Final = 1024
"""Maximum number of drawings of each kind that are cached."""

NARROW: Final = 64
"""Cards that are narrower have less room for the signs of the card under them."""

_RIM: Final = 2.5


@lru_cache(maxsize=KEPT)
def face(id: str, width: float, height: float) -> str:
    """Draw a card face up, with its top left corner at the origin."""
    card = CARDS[id]
    groups = symbol_groups(card)
    line = symbol_marks(card)
    lines = [line] if line and width_of(line) <= width - 9 else groups
    foot = _foot_of(height, len(lines))
    top = height - 2 * _RIM - foot * max(1, len(lines)) - 2
    size = max(16, min(40, top - 3, 0.44 * width))
    plate = 0.66 * size + 8
    return "".join(
        (
            _sheet(width, height, PAINT[card.colors[0]]),
            _ground(card.colors, width, height),
            f'<rect x="{_RIM + 2}" y="{_RIM + 2}" width="{plate:g}" height="{size + 1:g}" rx="5" fill="{PAPER}"/>',
            text(_RIM + 2 + plate / 2, _RIM + 2.5 + 0.86 * size, str(card.value), size, anchor="middle", weight=700),
            _signs(card.colors, _RIM + plate + 4, width - _RIM - 2, _RIM + 1, _RIM + 1 + top),
            *_printed(lines, width, height),
        )
    )


def _printed(lines: list[list[Mark]], width: float, height: float) -> list[str]:
    """Draw what is printed on a card at its foot."""
    if not lines:
        return []
    foot = _foot_of(height, len(lines))
    top = height - _RIM - 2 - foot * len(lines)
    scale = max(1.0, min(foot / FOOT, (width - 9) / max(map(width_of, lines))))
    plate = f'<rect x="{_RIM}" y="{top:g}" width="{width - 2 * _RIM:g}" height="{foot * len(lines):g}" rx="4" fill="{PAPER}"/>'
    drawn: list[str] = []
    for number, line in enumerate(lines):
        x, y = (width - scale * width_of(line)) / 2, top + foot * (number + 0.5)
        drawn.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{row(line)}</g>')
    return [plate, *drawn]


def _foot_of(height: float, lines: int) -> float:
    """Return the height of a line of what is printed: more on a large card."""
    return max(FOOT, min(24.0, 0.25 * height)) if lines < 2 else FOOT


def _signs(colors: tuple[Color, ...], left: float, right: float, top: float, bottom: float) -> str:
    """Draw the shapes of the colours on paper, as large as the room permits: one, two beside or above each other, or four."""
    across, down = right - left, bottom - top
    columns = 1 if len(colors) == 1 or (len(colors) == 2 and across < down) else 2
    lines = -(-len(colors) // columns)
    size = min(34, across / columns, down / lines)
    parts: list[str] = []
    for number, color in enumerate(colors):
        line, column = divmod(number, columns)
        x, y = left + across * (column + 0.5) / columns, top + down * (line + 0.5) / lines
        parts.append(
            f'<path transform="translate({x:g} {y:g}) scale({size / 22:.3g})" d="{SHAPE[color]}" fill="{PAPER}" stroke="{INK}" '
            'stroke-width="1.3"/>'
        )
    return "".join(parts)


def _sheet(width: float, height: float, paint: str) -> str:
    return (
        f'<rect width="{width:g}" height="{height:g}" rx="7" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="{_RIM}" y="{_RIM}" width="{width - 2 * _RIM:g}" height="{height - 2 * _RIM:g}" rx="5" fill="{paint}"/>'
    )


def _ground(colors: tuple[Color, ...], width: float, height: float) -> str:
    """Draw the second half, or the other three quarters, of a card of several colours."""
    right, bottom, middle, half = width - _RIM, height - _RIM, width / 2, height / 2
    if len(colors) == 1:
        return ""
    if len(colors) == 2:
        d = f"M{middle:g} {_RIM}H{right - 5:g}a5 5 0 0 1 5 5V{bottom - 5:g}a5 5 0 0 1-5 5H{middle:g}Z"
        return f'<path d="{d}" fill="{PAINT[colors[1]]}"/>'
    quarters = (
        f"M{middle:g} {_RIM}H{right - 5:g}a5 5 0 0 1 5 5V{half:g}H{middle:g}Z",
        f"M{middle:g} {half:g}V{bottom:g}H{_RIM + 5:g}a5 5 0 0 1-5-5V{half:g}Z",
        f"M{middle:g} {half:g}H{right:g}V{bottom - 5:g}a5 5 0 0 1-5 5H{middle:g}Z",
    )
    return "".join([f'<path d="{d}" fill="{PAINT[color]}"/>' for d, color in zip(quarters, colors[1:], strict=True)])


@lru_cache(maxsize=KEPT)
def back(width: float, height: float, id: str | None = None) -> str:
    """Draw a card face down; the signs of a card that everybody saw, *id*, are on it."""
    waves = "".join([f"M6 {y}q4-5 8 0{'t8 0' * int((width - 20) // 8)}" for y in range(14, int(height) - 4, 9)])
    ground = _sheet(width, height, BACK)
    return f'{ground}<path d="{waves}" fill="none" stroke="{PAPER}" stroke-width="1.1" stroke-opacity=".5"/>{_named(id, width, height)}'


def _named(id: str | None, width: float, height: float) -> str:
    if id is None:
        return ""
    marks = sign_marks(CARDS[id])
    wide = width_of(marks)
    plate = f'<rect x="{(width - wide) / 2 - 3:g}" y="{height / 2 - 10:g}" width="{wide + 5:g}" height="20" rx="4" fill="{PAPER}"/>'
    return f'{plate}<g transform="translate({(width - wide) / 2:g} {height / 2:g})">{row(marks)}</g>'


@lru_cache(maxsize=KEPT)
def edge(id: str, width: float) -> str:
    """Draw the lower edge of a face-down card that lies under another one; the origin is the lower left corner of the upper card."""
    marks = sign_marks(CARDS[id], close=width < NARROW)
    return (
        f'<path d="M0-8H{width:g}V{PEEK - 7}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" fill="{BACK}" stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="3" y="1.5" width="{width_of(marks) + 4:g}" height="{PEEK - 4}" rx="3" fill="{PAPER}"/>'
        f'<g transform="translate(5 {PEEK / 2 - 0.5:g})">{row(marks)}</g>'
    )


@lru_cache(maxsize=KEPT)
def place(width: float, height: float, label: str) -> str:
    """Draw an open place for a card."""
    name = text(width / 2, height / 2 + 7, label, 20, anchor="middle", fill=MUTED, weight=700) if label else ""
    return (
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="7" fill="none" '
        f'stroke="{LINE}" stroke-width="1.5" stroke-dasharray="5 4"/>{name}'
    )


@lru_cache(maxsize=KEPT)
def pile(width: float, height: float, count: int) -> str:
    """Draw the deck with the number of its cards."""
    if not count:
        return place(width, height, "0")
    lower = f'<g transform="translate(2 2)">{back(width - 4, height - 4)}</g>' if count > 1 else ""
    middle = f"{width / 2 - 1:g} {height / 2 - 1:g}"
    number = text(0, 5, str(count), 15, anchor="middle", weight=700)
    return (
        f'{lower}{back(width - 4, height - 4)}<g transform="translate({middle})">'
        f'<circle r="15" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>{number}</g>'
    )


def check(width: float, height: float) -> str:
    """Draw the mark of a validated card at the lower right corner of the upper card."""
    return check_mark(width - 7, height + 6, scale=0.75) if width < NARROW else check_mark(width - 10, height + 5)


def star(outline: str) -> str:
    """Draw the mark of what has just happened: a second edge, and a star at the top left corner."""
    return (
        f'<path d="{outline}" fill="none" stroke="{INK}" stroke-width="5"/>'
        f'<path d="{outline}" fill="none" stroke="{GOLD}" stroke-width="2.5"/>'
        f'<g transform="translate(4 3)">{star_mark()}</g>'
    )
