"""One card in the wide layout: in play, as a corpse, in a hand, face down."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.description import described
from boardrules.pixel_tactics._render.parts.marks import bow, changed, drop, front, heart, hourglass, jaws, shield, sword
from boardrules.pixel_tactics._render.parts.paints import LINE, SEATS, SHADE
from boardrules.pixel_tactics._render.parts.table import hidden
from boardrules.pixel_tactics._text.anchors import slot_anchor
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, MUTED, PAPER, RED, crown, escape, group, letters, text

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.parts.lore import CardSide, Marks
    from boardrules.pixel_tactics._render.parts.table import Table
    from boardrules.pixel_tactics._render.parts.terms import Terms
    from boardrules.pixel_tactics._render.summary import Laid, Standing
    from boardrules.pixel_tactics._types.state import Slot
    from boardrules.values import Seat


CARD_WIDTH: Final = 156
CARD_HEIGHT: Final = 84
HAND_WIDTH: Final = 104
RESERVE_HEIGHT: Final = 46
HAND_HEIGHT: Final = 42
BAR: Final = CARD_WIDTH - 20
HATCH: Final = "".join(f"M{x} 24 {x + 22} 2" for x in range(6, CARD_WIDTH - 26, 9))
CARD: Final = box(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=9)
"""The outline of a slot of a unit."""
LAID: Final = box(0, 0, CARD_WIDTH, RESERVE_HEIGHT, rx=8)
"""The outline of a slot of a reserve."""
WAVES: Final = "".join(f"M4 {y}q4-5 8 0{'t8 0' * 11}" for y in range(11, HAND_HEIGHT - 3, 8))


def open_slot(table: Table, marks: Marks, seat: Seat, slot: Slot, x: float, y: float) -> None:
    """Draw an empty slot of the unit of *seat*."""
    title = f"{slot}: {marks.terms['empty']}"
    table.put(
        f"slot.{seat}.{slot}", marks.element(slot_anchor(seat, slot), _hole(slot, CARD_HEIGHT), title=title, outline=CARD, seat=seat), x, y
    )


def open_place(table: Table, marks: Marks, seat: Seat, slot: Slot, x: float, y: float) -> None:
    """Draw an empty slot of the reserve of *seat*."""
    title = f"{slot}: {marks.terms['empty']}"
    drawn = _hole(slot, RESERVE_HEIGHT)
    table.put(f"slot.{seat}.{slot}", marks.element(slot_anchor(seat, slot), drawn, title=title, outline=LAID, seat=seat), x, y)


@lru_cache(maxsize=64)
def _hole(slot: Slot, height: int) -> str:
    low = height == RESERVE_HEIGHT
    edge = f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{height - 2}" rx="{8 if low else 9}" fill="none" stroke="{LINE}" '
    name = text(CARD_WIDTH / 2, height / 2 + (5 if low else 7), slot, 14 if low else 20, anchor="middle", fill=LINE, weight=700)
    return f'{edge}stroke-width="1.5" stroke-dasharray="{"3 5" if low else "6 5"}"/>{name}'


def card_in_play(table: Table, marks: Marks, card: Standing, seat: Seat, x: float, y: float, *, down: bool) -> None:
    """Draw a card in the unit of *seat*; *down*: the rival sits below it."""
    side: CardSide = "leader" if card.face == "leader" else "hero"
    lore = marks.lore(name_of(card.card), side)
    of = "" if card.foreign is None else marks.say("board-of-player", seat=card.foreign)
    drawn = _corpse(marks.terms, card, lore, of) if card.face == "corpse" else _living(marks.terms, card, seat, lore, of, down)
    title = f"{card.slot}: {described(marks.say.speaker, card)}"
    table.put(
        table.card(card.card), marks.card(slot_anchor(seat, card.slot), drawn, card.card, side, title=title, outline=CARD, seat=seat), x, y
    )


def _sheet(fill: str) -> str:
    return f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>'


def _head(card: Standing, fill: str) -> str:
    """Draw the band with the name, as large as it fits, and the slot."""
    band = f'<path d="M1.5 10a8 8 0 0 1 8-8h{CARD_WIDTH - 19}a8 8 0 0 1 8 8v14h-{CARD_WIDTH - 3}Z" fill="{fill}"/>'
    leader = card.face == "leader"
    room = CARD_WIDTH - 40
    size = min(13.0, room / (0.66 * max(letters(card.name), 1)))
    slot = "" if leader else text(CARD_WIDTH - 8, 18, card.slot, 11, anchor="end", fill=PAPER)
    band += f'<path d="M1.5 24h{CARD_WIDTH - 3}" stroke="{GOLD}" stroke-width="4"/>' if leader else ""
    return f"{band}{text(32 if leader else 9, 18, card.name, round(size, 1), fill=PAPER, weight=700)}{slot}"


@lru_cache(maxsize=2048)
def _living(terms: Terms, card: Standing, seat: Seat, lore: str, of: str, down: bool) -> str:  # noqa: FBT001  (remembered by position)
    parts = [_sheet(PAPER), f"<g>{lore}{_head(card, SEATS[seat])}</g>"]
    if card.face == "leader":
        parts.append(group(18, 13.5, crown(), title=terms["leader"], scale=0.9))
    if card.melee:
        parts.insert(0, group(CARD_WIDTH / 2, CARD_HEIGHT + 2 if down else -2, front(down=down), title=terms["in-melee"], scale=1.2))
    parts += [group(17, 42, sword(), title=terms["strength"]), _figure(29, card.strength or 0, card.strength_base, card.strength_parts)]
    parts += [group(63, 42, heart(), title=terms["life"]), _figure(74, card.life, card.life_base, card.life_parts)]
    if card.damage:
        parts += [group(116, 42, drop(), title=terms["damage"]), text(125, 48, str(card.damage), 17, fill=RED, weight=700)]
    parts += [_bar(card), *_foot(terms, card, of)]
    return "".join(parts)


def _figure(x: float, n: int, first: int, parts: tuple[str, ...]) -> str:
    """Draw a number with its parts under the mouse; a sign says whether it is more or less than the *first* of them."""
    figure = text(x, 48, str(n), 17, weight=700)
    if len(parts) < 2:
        return figure
    way = "" if n == first else group(x + 11 * len(str(n)) + 6, 37, changed(more=n > first))
    return f"<g><title>{escape(f'{n}: ' + ', '.join(parts))}</title>{figure}{way}</g>"


def _bar(card: Standing) -> str:
    """Draw a bar that compares damage with life."""
    filled = BAR * min(card.damage, card.life) / max(card.life, 1) if not card.lethal else BAR
    rim = f'<rect x="10" y="54" width="{BAR}" height="6" rx="3" fill="none" stroke="{MUTED}" stroke-width="1"/>'
    return f'<rect x="10" y="54" width="{filled:g}" height="6" rx="3" fill="{RED}"/>{rim}' if filled else rim


def _foot(terms: Terms, card: Standing, of: str) -> list[str]:
    """Draw the keywords at the left and the card's deeds at the right."""
    x, parts = 18.0, list[str]()
    if card.intercept:
        parts.append(group(x, 71, shield(), title=terms["intercept"], scale=0.95))
        x += 20
    if card.ranged:
        parts.append(group(x, 71.5, bow(), title=terms["ranged"], scale=0.95))
        x += 20
    words = [*([terms["lethal"]] if card.lethal else []), *card.short_statuses, *card.markers, *card.deeds, *([of] if of else [])]
    line = ", ".join(words)
    size = min(10.5, (CARD_WIDTH - x) / (0.6 * max(letters(line), 1)))
    if line:
        parts.append(
            text(
                CARD_WIDTH - 9,
                75,
                line,
                round(size, 1),
                anchor="end",
                fill=RED if card.lethal else MUTED,
                weight=700 if card.lethal else 400,
            )
        )
    return parts


@lru_cache(maxsize=1024)
def _corpse(terms: Terms, card: Standing, lore: str, of: str) -> str:
    """Draw a card turned face down, hatched, with a cross; its name is known to all (PT-DMG-3)."""
    called = f"{card.name} {of}" if of else card.name
    power = ""
    if card.strength is not None:
        power = group(17, 42, sword(), title=terms["strength"]) + text(29, 48, str(card.strength), 17, weight=700)
    slot = text(CARD_WIDTH - 8, 18, card.slot, 11, anchor="end")
    name = text(CARD_WIDTH / 2, 75, called, 11.5, anchor="middle", weight=700)
    return (
        f'{_sheet(SHADE)}<path d="{HATCH}" stroke="{MUTED}" stroke-width="1" stroke-opacity=".6"/>'
        f'<path d="M66 34 90 58M90 34 66 58" stroke="{MUTED}" stroke-width="5" stroke-linecap="round"/>{power}{slot}'
        f"<g>{lore}{name}</g>"
    )


def card_in_reserve(table: Table, marks: Marks, card: Laid, seat: Seat, x: float, y: float) -> None:
    """Draw an operation with its time tokens, or a trap face down, with its name for those who know it."""
    drawn = _trap(marks.terms, card, seat) if card.face == "trap" else _operation(marks.terms, card, seat)
    slot = text(CARD_WIDTH - 8, 14.5, card.slot, 10, anchor="end", fill=PAPER, weight=700)
    title, anchor = f"{card.slot}: {card.words}", slot_anchor(seat, card.slot)
    if card.card is None:
        table.put(hidden(seat, card.slot, 0), marks.element(anchor, drawn + slot, title=title, outline=LAID, seat=seat), x, y)
        return
    shown = f"<g>{marks.lore(name_of(card.card), 'hero')}{drawn}{slot}</g>"
    table.put(table.card(card.card), marks.card(anchor, shown, card.card, "hero", title=title, outline=LAID, seat=seat), x, y)


def _strip(name: str, fill: str) -> str:
    """Draw a low card with its name in a band."""
    sheet = f'<rect width="{CARD_WIDTH}" height="{RESERVE_HEIGHT}" rx="8" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    band = f'<path d="M1 9a7 7 0 0 1 7-7.4h{CARD_WIDTH - 16}a7 7 0 0 1 7 7.4v11h-{CARD_WIDTH - 2}Z" fill="{fill}"/>'
    size = min(12.0, (CARD_WIDTH - 40) / (0.62 * max(letters(name), 1)))
    return f"{sheet}{band}{text(9, 15, name, round(size, 1), fill=PAPER, weight=700)}"


@lru_cache(maxsize=512)
def _operation(terms: Terms, card: Laid, seat: Seat) -> str:
    tokens = ""
    if card.tokens is not None:
        dots = [f'<circle cx="{34 + 15 * k}" cy="33" r="5" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>' for k in range(card.tokens)]
        tokens = f"{''.join(dots)}{text(CARD_WIDTH - 10, 37, str(card.tokens), 13, anchor='end', weight=700)}"
    return f"{_strip(str(card.name), SEATS[seat])}{group(16, 33, hourglass(), title=terms['of-operation'])}{tokens}"


@lru_cache(maxsize=512)
def _trap(terms: Terms, card: Laid, seat: Seat) -> str:
    if card.name is not None:
        note = text(30, 37, terms["trap-face-down"], 11, fill=MUTED)
        return f"{_strip(card.name, SEATS[seat])}{group(16, 33, jaws(INK), title=terms['trap'])}{note}"
    return (
        f'<rect width="{CARD_WIDTH}" height="{RESERVE_HEIGHT}" rx="8" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="3" y="3" width="{CARD_WIDTH - 6}" height="{RESERVE_HEIGHT - 6}" rx="6" fill="{BACK}"/>'
        f"{group(CARD_WIDTH / 2, RESERVE_HEIGHT / 2, jaws(PAPER), title=terms['trap-face-down'], scale=1.6)}"
    )


@lru_cache(maxsize=1024)
def card_in_hand(terms: Terms, name: str, numbers: tuple[int, int] | None, seat: Seat | None, lore: str, *, leader: bool = False) -> str:
    """Draw a card that the viewer knows, with its printed strength and life; *seat* None: nobody's. *leader*: as a leader."""
    size = min(11.0, (HAND_WIDTH - 12) / (0.66 * max(letters(name), 1)))
    fill = INK if seat is None else SEATS[seat]
    figures = ""
    if numbers is not None:
        strength, life = terms["strength"], terms["life"]
        figures = f"{group(14, 30, sword(), title=strength, scale=0.75)}{text(24, 34.5, str(numbers[0]), 12, weight=700)}"
        figures += f"{group(50, 30, heart(), title=life, scale=0.75)}{text(60, 34.5, str(numbers[1]), 12, weight=700)}"
    return (
        f'<g>{lore}<rect width="{HAND_WIDTH}" height="{HAND_HEIGHT}" rx="6" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>'
        f'<path d="M.8 6.5a6 6 0 0 1 6-6h{HAND_WIDTH - 13.6:g}a6 6 0 0 1 6 6v12h-{HAND_WIDTH - 1.6:g}Z" fill="{fill}"/>'
        f"{text(HAND_WIDTH / 2, 13.5, name, round(size, 1), anchor='middle', fill=PAPER, weight=700)}{figures}"
        f"{group(92, 31, crown(), scale=0.7) if leader else ''}</g>"
    )


def coins(n: int, x: float, y: float) -> str:
    """Draw *n* coins side by side around *x*; more than five as one with the number beside it."""
    if n > 5:
        return f"{_coin(x - 8, y)}{text(x + 4, y + 4, str(n), 12, weight=700)}"
    return "".join([_coin(x + 13 * (k - (n - 1) / 2), y) for k in range(n)])


def _coin(x: float, y: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="5.5" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'


def backs(table: Table, seat: Seat, n: int, title: str, room: float, x: float, y: float) -> None:
    """Draw *n* cards of a hand face down, fanned out over at most *room*, with their number on the topmost."""
    step = min(26.0, (room - HAND_WIDTH) / max(n - 1, 1))
    for k in range(n):
        table.put(hidden(seat, "hand", k), card_back(title, label=str(n) if k == n - 1 else ""), round(x + k * step, 2), y)


@lru_cache(maxsize=256)
def card_back(title: str, *, label: str = "") -> str:
    """Draw a card face down, with the same back for every card and *label* on it."""
    width = 10 * len(label) + 18
    box = f'<rect x="{(HAND_WIDTH - width) / 2:g}" y="11" width="{width}" height="20" rx="6"'
    plate = f'{box} fill="{PAPER}" stroke="{GOLD}" stroke-width="1.5"/>'
    written = f"{plate}{text(HAND_WIDTH / 2, 26, label, 13, anchor='middle', weight=700)}" if label else ""
    return (
        f"<title>{escape(title)}</title>"
        f'<rect width="{HAND_WIDTH}" height="{HAND_HEIGHT}" rx="6" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>'
        f'<rect x="3" y="3" width="{HAND_WIDTH - 6}" height="{HAND_HEIGHT - 6}" rx="4" fill="{BACK}"/>'
        f'<path d="{WAVES}" fill="none" stroke="{PAPER}" stroke-width="1" stroke-opacity=".5"/>{written}'
    )
