"""Drawings of what lies on a table: faces and backs of cards, open places and tracks, each from its top left corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardrules.authoring.table import Card, Paint
from boardrules.toolkit.drawing import svg
from boardrules.toolkit.drawing.measure import fitted, text_width
from boardrules.toolkit.drawing.palette import shades

__all__ = ["GAP", "GROUND", "LINE", "OWN", "PANEL", "SHADES", "TEXT", "USUAL_SIZE", "Size", "dots", "dots_width", "face", "space"]

GROUND: Final = "#e4ddcb"
PANEL: Final = "#f6f2e8"
LINE: Final = "#b6ac95"
OWN: Final = "#fbf8f0"
PAINTS: Final[dict[Paint, str]] = {
    "plain": "#fdfbf5",
    "blue": "#cfe3f7",
    "green": "#d3ebcf",
    "yellow": "#f7e9b4",
    "red": "#f8d2cb",
    "violet": "#e2d5f2",
}
SHADES: Final = shades(
    {
        "dark": {
            GROUND: "#161c22",
            PANEL: "#1f2830",
            LINE: "#5b6873",
            OWN: "#232e37",
            "#fdfbf5": "#303c47",
            "#cfe3f7": "#1d4468",
            "#d3ebcf": "#23502a",
            "#f7e9b4": "#5c4a0c",
            "#f8d2cb": "#6b2a20",
            "#e2d5f2": "#46306a",
        },
        "print": {GROUND: "#ffffff", PANEL: "#ffffff", LINE: "#777777", OWN: "#ffffff", **dict.fromkeys(PAINTS.values(), "#ffffff")},
    }
)

GAP: Final = 8
TEXT: Final = 13
STEP: Final = 14
FEW: Final = 12
"""Maximum number of steps of a track that are drawn one by one."""
_LINE: Final = 11
"""The size of the smallest text on a card."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a card in pixels, and that of its large letters."""

    width: float
    height: float
    letters: float

    def times(self, factor: float) -> Size:
        """Return this size, *factor* times as large."""
        return Size(round(self.width * factor), round(self.height * factor), round(self.letters * factor))


USUAL_SIZE: Final = Size(58, 80, 28)


def face(card: Card, size: Size) -> str:
    """Draw a card, with a thick edge if the last action put it there."""
    fill = svg.BACK if card.text is None else PAINTS[card.paint]
    edge = f'stroke="{svg.GOLD}" stroke-width="4"' if card.just else f'stroke="{svg.INK}" stroke-width="1.2"'
    sheet = f'<rect width="{size.width:g}" height="{size.height:g}" rx="7" fill="{fill}" {edge}/>'
    return f"{sheet}{_back(size) if card.text is None else _front(card.text, card.line, size)}"


def _back(size: Size) -> str:
    """Draw waves: the same on every card that lies face down."""
    step = (size.width - 16) / 4
    wave = f"q{step / 2:g}-7 {step:g} 0" + f"t{step:g} 0" * 3
    waves = "".join([f"M8 {y}{wave}" for y in range(16, round(size.height) - 8, 12)])
    return f'<path d="{waves}" fill="none" stroke="{svg.PAPER}" stroke-width="1.4" stroke-opacity=".6"/>'


def _front(text: str, line: str, size: Size) -> str:
    letters, room = size.letters, size.width - 6
    while letters > _LINE + 1 and text_width(text, letters, bold=True) > room - 2:
        letters -= 1
    small = max(_LINE, round(_LINE * size.width / USUAL_SIZE.width))
    middle, low = size.width / 2, size.height / 2 + (size.letters / 14 if line else letters / 3)
    large = svg.text(middle, low, fitted(text, room, letters, bold=True), letters, anchor="middle", weight=700)
    below = svg.text(middle, size.height - 12, fitted(line, room, small), small, anchor="middle") if line else ""
    return large + below


def space(size: Size) -> str:
    """Draw a place where no card lies."""
    sides = f'width="{size.width - 2:g}" height="{size.height - 2:g}"'
    return f'<rect x="1" y="1" {sides} rx="7" fill="none" stroke="{LINE}" stroke-width="1.5" stroke-dasharray="5 4"/>'


def dots_width(last: int) -> float:
    """Return the width of the dots of a track."""
    return STEP * last if last <= FEW else 0


def dots(at: int, last: int, left: float) -> str:
    """Draw a dot for each step of a track that has few, from *left*: those that are done are filled."""
    drawn = [
        f'<circle cx="{left + STEP * (n + 0.5):g}" cy="8" r="4.5" fill="{svg.INK if n < at else "none"}" stroke="{svg.INK}"/>'
        for n in range(last if last <= FEW else 0)
    ]
    return "".join(drawn)
