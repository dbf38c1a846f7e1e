"""Cards in play on a screen, drawn for a place of any size: heroes, leaders, corpses, empty slots, cards of a reserve."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.pixel_tactics._render.parts.marks import bow, changed, drop, front, heart, hourglass, jaws, shield, sword
from boardrules.pixel_tactics._render.parts.paints import LINE, NOTE, SEATS, SHADE
from boardrules.toolkit.drawing.measure import ELLIPSIS, fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, MUTED, PAPER, RED, crown, group, text

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.parts.terms import Terms
    from boardrules.pixel_tactics._render.summary import Laid, Standing
    from boardrules.values import Seat

SMALL: Final = 11
"""The size of the smallest letters."""
TALL: Final = 80
"""The height from which a card has two lines for its name."""


class Size(NamedTuple):
    """The size of a card in pixels."""

    width: float
    height: float


@lru_cache(maxsize=2048)
def living(terms: Terms, card: Standing, seat: Seat, lore: str, of: tuple[str, ...], size: Size, down: bool) -> str:  # noqa: FBT001  (remembered by position)
    """Draw a hero or a leader; *of* names its owner if that is another seat, the longest first; *down*: the rival is below it."""
    width, height = size
    band = 33 if height >= TALL else 20
    leader = card.face == "leader"
    edge = f'stroke="{GOLD}" stroke-width="3"' if leader else f'stroke="{INK}" stroke-width="1.2"'
    parts = [
        group(width / 2, height + 2 if down else -2, front(down=down), title=terms["in-melee"], scale=1.2) if card.melee else "",
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}" {edge}/>',
        f'<g>{lore}<path d="M1.5 9a7 7 0 0 1 7-7.5h{width - 17:g}a7 7 0 0 1 7 7.5V{band}H1.5Z" fill="{SEATS[seat]}"/>',
        _name(card.name, width, band, PAPER),
        "</g>",
        *_numbers(terms, card, width, band),
        _bar(card, width, band + (27 if height >= TALL else 23)),
        *_foot(terms, card, of, width, height),
    ]
    return "".join(parts)


def _name(name: str, width: float, band: float, fill: str) -> str:
    """Draw a name in a band, as large as it fits, in two lines if the band is high."""
    room = width - 12
    for size in (14, 13, 12):
        if text_width(name, size, bold=True) <= room:
            return text(6, band / 2 + size * 0.36, name, size, fill=fill, weight=700)
    lines = wrapped(name, room, SMALL, bold=True, lines=2) if band > 30 else (fitted(name, room, SMALL, bold=True),)
    first = band / 2 + 4 - 6.5 * (len(lines) - 1)
    return "".join([text(6, first + 13 * k, line, SMALL, fill=fill, weight=700) for k, line in enumerate(lines)])


def _numbers(terms: Terms, card: Standing, width: float, band: float) -> list[str]:
    """Draw the strength at the left, and in the middle the life that is left, of how much."""
    size = 13 if width < 104 else 15 if width < 150 else 17
    y, half = band + 12, width * 0.47
    strength, left = str(card.strength or 0), str(max(card.life - card.damage, 0))
    parts = [group(12, y, sword(), title=terms["strength"], scale=0.8), text(21, y + size * 0.36, strength, size, weight=700)]
    x = 21 + text_width(strength, size, bold=True) + 5
    if (card.strength or 0) != card.strength_base:
        more = (card.strength or 0) > card.strength_base
        parts.append(group(x, y - 3, changed(more=more), title=terms["more" if more else "less"], scale=0.7))
    hurt = bool(card.damage)
    sign = group(half + 8, y, drop() if hurt else heart(), title=terms["damage" if hurt else "life"], scale=0.8)
    parts += [sign, text(half + 17, y + size * 0.36, left, size, fill=RED if hurt else INK, weight=700)]
    x = half + 17 + text_width(left, size, bold=True) + 2
    whole = f"/{card.life}"
    if hurt and x + text_width(whole, SMALL) <= width - 4:
        parts.append(text(x, y + size * 0.36, whole, SMALL, fill=MUTED))
    elif card.life != card.life_base and x + 12 <= width:
        more = card.life > card.life_base
        parts.append(group(x + 4, y - 3, changed(more=more), title=terms["more" if more else "less"], scale=0.7))
    return parts


def _bar(card: Standing, width: float, y: float) -> str:
    """Draw a bar of the life that is left; what is lost is hollow."""
    whole = width - 14
    part = whole * max(card.life - card.damage, 0) / max(card.life, 1)
    rim = f'<rect x="7" y="{y:g}" width="{whole:g}" height="4" rx="2" fill="none" stroke="{MUTED}" stroke-width="1"/>'
    return f'{rim}<rect x="7" y="{y:g}" width="{part:.3g}" height="4" rx="2" fill="{RED if card.damage else MUTED}"/>' if part else rim


def _foot(terms: Terms, card: Standing, of: tuple[str, ...], width: float, height: float) -> list[str]:
    """Draw the signs of a leader and of keywords at the left, and at the right what else is to be known, the most urgent first."""
    x, y, parts = 13.0, height - 10.5, list[str]()
    signs = (
        (card.face == "leader", crown(), "leader", 0.75),
        (card.intercept, shield(), "intercept", 0.75),
        (card.ranged, bow(), "ranged", 0.8),
    )
    for has, sign, word, scale in signs:
        if has:
            parts.append(group(x, y, sign, title=terms[word], scale=scale))
            x += 18
    words = ([terms["lethal"]] if card.lethal else []) + list(card.deeds) + list(card.short_statuses) + list(card.markers)
    room = width - x
    line = ""
    for forms in [*[(word,) for word in words], *([of] if of else [])]:
        longer = [f"{line}, {form}" if line else form for form in forms]
        fits = next((each for each in longer if text_width(each, SMALL, bold=card.lethal) <= room), "")
        if line and not fits:
            break
        line = fits or fitted(forms[-1], room, SMALL, bold=card.lethal)
    if line and line != ELLIPSIS:
        fill, weight = (RED, 700) if card.lethal else (INK if card.deeds else MUTED, 400)
        parts.append(text(width - 6, height - 6.5, line, SMALL, anchor="end", fill=fill, weight=weight))
    return parts


@lru_cache(maxsize=1024)
def corpse(terms: Terms, card: Standing, lore: str, of: tuple[str, ...], size: Size) -> str:
    """Draw a corpse: hatched, with a cross and its name (PT-DMG-3)."""
    width, height = size
    hatch = "".join(
        [
            f"M{x:g} {height - 4:g} {min(x + height - 8, width - 4):g} {max(4, height - 4 - (width - 4 - x)):g}"
            for x in range(4, int(width) - 8, 12)
        ]
    )
    room = width - 12
    owner = next((form for form in of if text_width(form, SMALL, bold=True) <= room), fitted(of[-1], room, SMALL, bold=True) if of else "")
    named = wrapped(card.name, room, SMALL, bold=True, lines=2 if height >= TALL and not of else 1)
    lines = (*named, owner) if of else named
    top = height - 8 - 13 * (len(lines) - 1)
    power = ""
    if card.strength is not None:
        power = group(12, 14, sword(), title=terms["strength"], scale=0.8) + text(21, 19, str(card.strength), 14, weight=700)
    middle = (top - 12) / 2
    written = "".join([text(width / 2, top + 13 * k, line, SMALL, anchor="middle", weight=700) for k, line in enumerate(lines)])
    plate = f'<rect x="2" y="{top - 12:g}" width="{width - 4:g}" height="{height - top + 10:g}" rx="6" fill="{SHADE}"/>'
    return (
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{SHADE}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="{hatch}" stroke="{MUTED}" stroke-width="1" stroke-opacity=".45"/>'
        f'<path d="M{width / 2 - 9:g} {middle - 9:g}l18 18m0-18l-18 18" stroke="{INK}" stroke-width="4.5" stroke-linecap="round"/>{power}'
        f"<g>{lore}{plate}{written}</g>"
    )


@lru_cache(maxsize=256)
def hole(name: str, size: Size) -> str:
    """Draw an empty slot."""
    width, height = size
    return (
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="8" fill="{PAPER}" fill-opacity=".25" stroke="{LINE}" '
        f'stroke-width="1.5" stroke-dasharray="6 5"/>{text(width / 2, height / 2 + 4.5, name, 13, anchor="middle", fill=NOTE)}'
    )


@lru_cache(maxsize=512)
def laid(terms: Terms, card: Laid, seat: Seat, lore: str, size: Size) -> str:
    """Draw a card of a reserve: an operation with its time tokens, or a trap, with its name for those who know it."""
    width, height = size
    edge = f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    if card.name is None:
        cover = f'<rect x="3" y="3" width="{width - 6:g}" height="{height - 6:g}" rx="6" fill="{BACK}"/>'
        return f"{edge}{cover}{group(width / 2, height / 2, jaws(PAPER), title=terms['trap-face-down'], scale=1.5)}"
    band = f'<path d="M1.5 9a7 7 0 0 1 7-7.5h{width - 17:g}a7 7 0 0 1 7 7.5V20H1.5Z" fill="{SEATS[seat]}"/>'
    head = f"<g>{lore}{edge}{band}{_name(card.name, width, 20, PAPER)}</g>"
    y = height - 12
    if card.face == "trap":
        note = fitted(terms["trap"], width - 34, SMALL)
        return f"{head}{group(15, y, jaws(INK), title=terms['trap-face-down'], scale=0.9)}{text(28, y + 4, note, SMALL, fill=MUTED)}"
    tokens = ""
    if card.tokens is not None:
        step = min(13.0, (width - 52) / max(card.tokens, 1))
        dots = [
            f'<circle cx="{32 + step * k:g}" cy="{y:g}" r="4.5" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'
            for k in range(card.tokens)
        ]
        tokens = f"{''.join(dots)}{text(width - 7, y + 5, str(card.tokens), 14, anchor='end', weight=700)}"
    return f"{head}{group(15, y, hourglass(), title=terms['of-operation'], scale=0.9)}{tokens}"
