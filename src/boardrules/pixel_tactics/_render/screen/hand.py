"""Cards of a hand on a screen, drawn to be read: names, numbers and texts; small ones where many lie side by side; backs and piles."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.parts.marks import cross, heart, sword
from boardrules.pixel_tactics._render.parts.paints import COIN, LINE, NOTE, SEATS
from boardrules.pixel_tactics._render.screen.cards import SMALL
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, PAPER, crown, escape, group, text

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.parts.terms import Terms
    from boardrules.values import Seat

ROWS: Final = ("Vanguard:", "Flank:", "Rear:")
"""How the texts of the rows begin; the sentences of cards are English."""
LINE_HEIGHT: Final = 14.5
HEAD: Final = 28
TILE: Final = 44
"""The width and the height of a pile, and the height of a small card."""


@lru_cache(maxsize=4096)
def lines_of(texts: tuple[str, ...], width: float, most: int) -> tuple[str, ...]:
    """Return *texts* in lines for a card of a *width*, with at most a given number of lines for each text."""
    return tuple([line for said in texts for line in wrapped(said, width - 30, SMALL + 0.5, lines=most)])


def texts_of(texts: tuple[str, ...], wave: int | None, *, whole: bool) -> tuple[str, ...]:
    """Return those of the *texts* of a card that matter in a wave: that of its row, and the order. All if *whole*, or if it has no rows."""
    if whole or len(texts) < 3:
        return texts
    row = [said for said in texts if wave is not None and said.startswith(ROWS[wave])]
    others = [said for said in texts if not said.startswith(ROWS)]
    return (*row, *others) or texts


def height_of(lines: tuple[str, ...]) -> float:
    """Return the height of a card with these lines of text."""
    return max(HEAD + LINE_HEIGHT * len(lines) + (8 if lines else 0), TILE)


@lru_cache(maxsize=1024)
def readable(
    terms: Terms,
    name: str,
    numbers: tuple[int, int],
    seat: Seat | None,
    lore: str,
    lines: tuple[str, ...],
    width: float,
    leader: bool,  # noqa: FBT001
) -> str:
    """Draw a card with its texts in *lines*; seat None: nobody's."""
    height = height_of(lines)
    fill = INK if seat is None else SEATS[seat]
    edge = f'stroke="{GOLD}" stroke-width="3"' if leader else f'stroke="{INK}" stroke-width="1.2"'
    numbered = _figures(terms, numbers, width - 8, 14.5, 15, PAPER)
    room = width - 18 - (text_width(f"{numbers[0]}{numbers[1]}", 15, bold=True) + 56)
    size = next((size for size in (15, 14, 13, 12) if text_width(name, size, bold=True) <= room), 12)
    written = "".join([_line(line, HEAD + 13 + LINE_HEIGHT * k) for k, line in enumerate(lines)])
    return (
        f'<g>{lore}<rect width="{width:g}" height="{height:g}" rx="9" fill="{PAPER}" {edge}/>'
        f'<path d="M1.5 10a8 8 0 0 1 8-8.5h{width - 19:g}a8 8 0 0 1 8 8.5V{HEAD}H1.5Z" fill="{fill}"/>'
        f'{text(10, 19.5, fitted(name, room, size, bold=True), size, fill=PAPER, weight=700)}{numbered}<g lang="en">{written}</g></g>'
    )


def _line(line: str, y: float) -> str:
    """Draw a line of text, the name of its row in bold."""
    head, colon, rest = line.partition(":")
    style = f'x="11" y="{y:g}" font-size="{SMALL + 0.5:g}" fill="{INK}"'
    if colon and f"{head}:" in (*ROWS, "Order:", "Spell:", "Operation:", "Trap:"):
        return f'<text {style}><tspan font-weight="700">{head}</tspan>{colon}{escape(rest)}</text>'
    return f"<text {style}>{escape(line)}</text>"


def _figures(terms: Terms, numbers: tuple[int, int], right: float, y: float, size: float, fill: str) -> str:
    """Draw strength and life, from the right edge on."""
    strength, life = map(str, numbers)
    x = right - text_width(life, size, bold=True)
    parts = [text(x, y + size * 0.36, life, size, fill=fill, weight=700), _sign(heart(), x - 10, y, terms["life"], fill)]
    x -= 24 + text_width(strength, size, bold=True)
    parts += [text(x, y + size * 0.36, strength, size, fill=fill, weight=700), _sign(sword(), x - 10, y, terms["strength"], fill)]
    return "".join(parts)


def _sign(sign: str, x: float, y: float, title: str, fill: str) -> str:
    """Draw a sign; on a dark band in the colour of the letters there."""
    return group(
        x,
        y,
        sign
        if fill == INK
        else sign.replace(f'stroke="{INK}"', f'stroke="{fill}"')
        .replace(f'fill="{INK}"', f'fill="{fill}"')
        .replace('stroke="#b3261e"', f'stroke="{fill}"'),
        title=title,
        scale=0.85,
    )


@lru_cache(maxsize=1024)
def small(terms: Terms, name: str, numbers: tuple[int, int], seat: Seat | None, lore: str, width: float, leader: bool) -> str:  # noqa: FBT001
    """Draw a small card: its name and its numbers."""
    fill = INK if seat is None else SEATS[seat]
    led = group(13, TILE - 11, crown(), scale=0.7) if leader else ""
    return (
        f'<g>{lore}<rect width="{width:g}" height="{TILE}" rx="7" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M1.2 8a6.5 6.5 0 0 1 6.5-6.800h{width - 15.4:g}a6.5 6.5 0 0 1 6.5 6.800V21H1.2Z" fill="{fill}"/>'
        f"{text(6, 15.5, fitted(name, width - 12, SMALL, bold=True), SMALL, fill=PAPER, weight=700)}"
        f"{_figures(terms, numbers, width - 8, TILE - 11, 13, INK)}{led}</g>"
    )


@lru_cache(maxsize=64)
def back(width: float, height: float, label: str) -> str:
    """Draw a card face down, with the same back for every card and *label* on it."""
    cover = (
        f'<rect width="{width:g}" height="{height:g}" rx="5" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>'
        f'<rect x="2.5" y="2.5" width="{width - 5:g}" height="{height - 5:g}" rx="3" fill="{BACK}"/>'
        f'<path d="M5 {height / 2:g}L{width / 2:g} 5 {width - 5:g} {height / 2:g} {width / 2:g} {height - 5:g}Z" fill="none" '
        f'stroke="{PAPER}" stroke-opacity=".5"/>'
    )
    return cover + plate(label, width / 2, height / 2) if label else cover


def plate(label: str, x: float, y: float) -> str:
    """Draw a number on a small plate."""
    wide = text_width(label, 13, bold=True) + 8
    sheet = (
        f'<rect x="{x - wide / 2:g}" y="{y - 9:g}" width="{wide:g}" height="18" rx="5" fill="{PAPER}" stroke="{GOLD}" stroke-width="1.5"/>'
    )
    return sheet + text(x, y + 4.7, label, 13, anchor="middle", weight=700)


@lru_cache(maxsize=256)
def pile(n: int, kind: str) -> str:
    """Draw a deck or a discard pile of *n* cards on a tile."""
    whole = f'<rect width="{TILE}" height="{TILE}" rx="7" fill="{PAPER}" fill-opacity=".01"/>'
    if kind == "discard":
        dashes = "" if n else ' stroke-dasharray="4 3"'
        sheet = f'<rect x="7" y="2" width="30" height="40" rx="5" fill="{PAPER}" stroke="{INK}" stroke-width="1"{dashes}/>'
        return f"{whole}{sheet}{group(22, 13, cross(), scale=0.9)}{text(22, 36, str(n), 14, anchor='middle', weight=700)}"
    if not n:
        empty = f'<rect x="7" y="2" width="30" height="40" rx="5" fill="none" stroke="{LINE}" stroke-width="1.5" stroke-dasharray="5 4"/>'
        return f"{whole}{empty}{text(22, 27, '0', 14, anchor='middle', fill=NOTE)}"
    under = f'<rect x="10" y="4" width="30" height="39" rx="5" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>' if n > 1 else ""
    return f'{whole}{under}<g transform="translate(7 1)">{back(30, 40, str(n))}</g>'


def coin(n: int) -> str:
    """Draw a coin with the number of coins on it."""
    written = text(0, 4.8, str(n), 13, anchor="middle", fill=COIN, weight=700)
    return f'<circle r="12" fill="{GOLD}" stroke="{INK}" stroke-width="1.5"/>{written}'
