"""The shapes and small marks of which pictures of Pixies are made, all drawn by us.

A colour is shown by its paint and by its shape (blue drop, green leaf, yellow sun, red flame), and by its letter where there is room, so
that nobody needs to tell the paints apart. All styling is in attributes and nothing has an id: several pictures can stand in one page.
"""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from boardrules.pixies._render.paints import PAINT
from boardrules.pixies._types import AreaScore, Card, Color, CrossPerColor, Special, SpiralPerColor, SpiralPerFaceDown
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, PAPER, group, text

SHAPE: Final[dict[Color, str]] = {
    "blue": "M0-10C3.5-5 7.5-1 7.5 3.2A7.5 6.8 0 0 1-7.5 3.2C-7.5-1-3.5-5 0-10Z",
    "green": "M9-9.5C11 1 5 9.5-5.5 8.5L-8.5 10-7.5 6.5C-11-4-3-10 9-9.5Z",
    "yellow": (
        "M0-10.5 2.5-6.1 7.4-7.4 6.1-2.5 10.5 0 6.1 2.5 7.4 7.4 2.5 6.1 0 10.5-2.5 6.1-7.4 7.4-6.1 2.5-10.5 0-6.1-2.5-7.4-7.4-2.5-6.1Z"
    ),
    "red": (
        "M-4.8 10C-9.6 6.5-9.8-.5-7.6-6.2-6.6-4-5.4-2.6-3.8-2-3.6-5.6-2-8.6 1.2-10.8"
        " 1-7.6 2-5 4-2.8 5.2-3.6 6-5 6.4-7 9.6-1.5 9.8 6.3 4.8 10Z"
    ),
}
"""The outline of each colour's shape, in a box of about 20 by 20 around the origin."""

_SPIRAL: Final = "M.5 0A1 1 0 0 0-1.5 0 2 2 0 0 0 2.5 0 3 3 0 0 0-3.5 0 4 4 0 0 0 4.5 0"
_CROSS: Final = "M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4"
_STAR: Final = "M0-7 1.9-2.2 7-1.9 3.1 1.4 4.4 6.4 0 3.6-4.4 6.4-3.1 1.4-7-1.9-1.9-2.2Z"


class Mark(NamedTuple):
    """A small drawing that stands in a line with others: its left edge at x = 0, its middle at y = 0."""

    width: float
    drawing: str


def row(marks: list[Mark]) -> str:
    """Draw marks side by side."""
    parts: list[str] = []
    x = 0.0
    for mark in marks:
        if mark.drawing:
            parts.append(f'<g transform="translate({x:g} 0)">{mark.drawing}</g>')
        x += mark.width
    return "".join(parts)


def width_of(marks: list[Mark]) -> float:
    """Return the width of a row of marks."""
    return sum(mark.width for mark in marks)


def symbol_marks(card: Card) -> list[Mark]:
    """Return the marks printed on a card in one line."""
    marks: list[Mark] = []
    for symbols in symbol_groups(card):
        marks += [Mark(4, ""), *symbols] if marks else symbols
    return marks


def sign_marks(card: Card, *, close: bool = False) -> list[Mark]:
    """Return the shapes of a card's colours and its value: a name in little room, less if *close*. Four colours are four small shapes."""
    if len(card.colors) == 4:
        places = ((4, -4), (12, -4), (4, 4), (12, 4))
        shapes = [
            f'<g transform="translate({x} {y}) scale(.36)">{shape(color)}</g>' for color, (x, y) in zip(card.colors, places, strict=True)
        ]
        signs = [Mark(17, "".join(shapes))]
    else:
        step = 11 if close and len(card.colors) > 1 else 15
        signs = [Mark(step, f'<g transform="translate(7 0) scale(.62)">{shape(color)}</g>') for color in card.colors]
    return [*signs, Mark(9, text(4.5, 4.2, str(card.value), 12, anchor="middle", weight=700))]


def shape(color: Color) -> str:
    """Draw the shape of a colour in its paint, in a box of about 20 by 20 around the origin."""
    return f'<path d="{SHAPE[color]}" fill="{PAINT[color]}" stroke="{INK}" stroke-width="1.4"/>'


def symbol_groups(card: Card) -> list[list[Mark]]:
    """Return the marks printed on a card: numbers of spirals and crosses, and "a spiral (or cross) per ..." with a slash."""
    groups: list[list[Mark]] = []
    if card.spirals:
        groups.append([_number(card.spirals), _spiral()])
    if card.special is not None:
        groups.append(_special(card.special))
    if card.crosses:
        groups.append([_number(card.crosses), _cross()])
    return groups


def _special(special: Special) -> list[Mark]:
    match special:
        case SpiralPerColor(color):
            return [_spiral(), _per(), _small_shape(color)]
        case CrossPerColor(color):
            return [_cross(), _per(), _small_shape(color)]
        case SpiralPerFaceDown(n):
            return [_number(n), _spiral(), _per(), _small_back()]
        case _:
            assert_never(special)


def score_marks(entry: AreaScore, *, flower_power: bool) -> list[Mark]:
    """Return a score as a sum of marked numbers: validated cards, symbols, face-down cards, the largest zone (PX-SCO-1)."""
    symbols = entry.spirals - entry.crosses
    marks = [_word(f"{entry.total} =", weight=700), _small_check(), _word(str(entry.validated))]
    marks += [_word("+" if symbols >= 0 else "-"), _spiral(), _word(str(abs(symbols)))]
    if flower_power:
        marks += [_word("+"), _small_back(), _word(str(entry.face_down))]
    return [*marks, _word("+"), _small_zone(), _word(str(entry.zone))]


def legend_marks(*, flower_power: bool) -> list[tuple[str, str]]:
    """Return the signs that a legend explains, by their names: each around the origin."""
    four = "".join(
        [group(x, y, shape(color), scale=0.4) for color, (x, y) in zip(SHAPE, ((-4, -4), (4.5, -4), (-4, 4.5), (4.5, 4.5)), strict=True)]
    )
    marks = {"spiral": [_spiral()], "cross": [_cross()], "each": [_spiral(), _per(), _small_shape("blue")], "down": [_small_back()]}
    if flower_power:
        marks["each-down"] = [_spiral(), _per(), _small_back()]
    found: list[tuple[str, str]] = [(color, group(0, 0, shape(color), scale=0.9)) for color in SHAPE]
    found.append(("multicolour", four))
    for name, line in marks.items():
        found.append((name, group(-width_of(line) / 2, 0, row(line))))
    return [*found, ("validated", check_mark(0, 0)), ("zone", group(-6.5, 0, _small_zone().drawing)), ("just-now", star_mark())]


def star_mark() -> str:
    """Draw the mark of what has just happened."""
    disc = f'<circle r="9" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    return f'{disc}<path d="{_STAR}" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>'


def check_mark(x: float, y: float, *, scale: float = 1) -> str:
    """Draw the mark of a validated card."""
    check = f'<path d="M-3.8.2-1.2 3 4-3" fill="none" stroke="{INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
    return group(x, y, f'<circle r="8" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>{check}', scale=scale)


def _word(content: str, *, weight: int = 400) -> Mark:
    """Letters and digits are at most 0.64 em wide on the average, in wide fonts too."""
    width = 6.8 * len(content) + 3
    return Mark(width, text(width / 2, 4, content, 10.5, anchor="middle", weight=weight))


def _number(n: int) -> Mark:
    return Mark(8, text(4, 4, str(n), 11, anchor="middle", weight=700))


def _spiral() -> Mark:
    shape = f'<path transform="translate(5.5 0) scale(1.15)" d="{_SPIRAL}" fill="none" stroke="{INK}" stroke-width="1.3" '
    return Mark(12, f'{shape}stroke-linecap="round"/>')


def _cross() -> Mark:
    shape = f'<path transform="translate(5 0)" d="{_CROSS}" fill="none" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'
    return Mark(10, shape)


def _per() -> Mark:
    return Mark(7, f'<path d="M1.5 5 5.5-5" stroke="{INK}" stroke-width="1"/>')


def _small_shape(color: Color) -> Mark:
    return Mark(13, f'<g transform="translate(6.5 0) scale(.62)">{shape(color)}</g>')


def _small_back() -> Mark:
    card = f'<rect x="1" y="-5" width="8" height="10" rx="1.5" fill="{BACK}" stroke="{INK}" stroke-width=".8"/>'
    waves = "M2.5-1.5q1.3-1.6 2.6 0t2.6 0M2.5 2q1.3-1.6 2.6 0t2.6 0"
    return Mark(10, f'{card}<path d="{waves}" fill="none" stroke="{PAPER}" stroke-width=".8"/>')


def _small_check() -> Mark:
    return Mark(12, check_mark(6, 0, scale=0.62))


def _small_zone() -> Mark:
    """Return three cells that share sides."""
    return Mark(13, f'<path d="M1-5.5H6V-.5H11V4.5H1ZM1-.5H6V4.5" fill="{GOLD}" stroke="{INK}" stroke-width="1"/>')
