"""Players on a screen: the strip with the name and the piles, the hand, other cards that are known, notes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.description import words_of
from boardrules.pixel_tactics._render.parts.paints import LINE, NOTE, SEATS
from boardrules.pixel_tactics._render.parts.table import hidden, pairs
from boardrules.pixel_tactics._render.screen.cards import SMALL, Size
from boardrules.pixel_tactics._render.screen.hand import TILE, back, coin, height_of, lines_of, pile, plate, readable, small, texts_of
from boardrules.pixel_tactics._render.screen.stage import DESK, GAP, Stage
from boardrules.pixel_tactics._text.anchors import card_anchor, deck_anchor, discard_anchor, seat_anchor
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import GOLD, INK, MUTED, PAPER, crown, escape, group, text

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.parts.lore import CardSide
    from boardrules.pixel_tactics._render.summary import Side
    from boardrules.values import Seat

SMALL_CARD: Final = 108
"""The width that a small card has at least."""
NOTE_LINE: Final = 16
MOST: Final = 9
"""Maximum number of lines for each text of a card in hand."""


def strip(stage: Stage, side: Side, x: float, y: float, width: float) -> float:
    """Put the name of a player and the piles, and return the height below them."""
    say, seat = stage.facts.say, side.seat
    fan = 22 + 5 * min(max(side.hand.size - 1, 0), 5) + 6
    piles = fan + (TILE + 4) * 2
    called = say.player(seat)
    room = width - piles
    size = Size(room - 4, TILE)
    badge = ""
    if seat in stage.facts.to_act:
        badge = say("board-to-act")
    elif seat in stage.facts.winners:
        badge = say("board-winner" if len(stage.facts.winners) < len(stage.facts.sides) else "board-draw")
    counts = [badge] if badge else []
    if stage.facts.points:
        counts.append(say("board-points", n=stage.facts.points[seat]))
    if stage.facts.trophies:
        counts.append(say("board-trophies", n=stage.facts.trophies[seat]))
    if seat == stage.view.viewer:
        counts.append(say("board-you"))
    acts, wins = seat in stage.facts.to_act, seat in stage.facts.winners
    drawn = _plate(called, " · ".join(counts), seat, size.width, acts, wins)
    stage.put(seat_anchor(seat), seat_anchor(seat), drawn, ", ".join([called, *counts]), x, y, size, seat=seat)
    x += room
    _fan(stage, side, x, y)
    x += fan
    tile = Size(TILE, TILE)
    if side.deck is not None:
        title = say("board-deck-title", n=side.deck)
        stage.put(f"deck.{seat}", deck_anchor(seat), pile(side.deck, "deck"), title, x, y, tile, seat=seat)
    elif side.coins is not None:
        title = say("board-coins", n=side.coins)
        stage.table.put(f"coins.{seat}", group(TILE / 2, TILE / 2, coin(side.coins), title=title), x, y)
    x += TILE + 4
    title = say("board-discard", n=len(side.discard)) + (f": {', '.join(side.discard)}" if side.discard else "")
    stage.put(f"discard.{seat}", discard_anchor(seat), pile(len(side.discard), "discard"), title, x, y, tile, seat=seat)
    return y + TILE


@lru_cache(maxsize=256)
def _plate(called: str, more: str, seat: Seat, width: float, acts: bool, wins: bool) -> str:  # noqa: FBT001  (remembered by position)
    """Draw the name of a player, thick-edged if it is to act, with a crown if it has won."""
    edge = f'stroke="{INK}" stroke-width="3"' if acts else f'stroke="{GOLD}" stroke-width="3"' if wins else f'stroke="{LINE}"'
    sheet = f'<rect x="1.5" y="1.5" width="{width - 3:g}" height="{TILE - 3}" rx="9" fill="{PAPER}" {edge}/>'
    mark = f'<path d="M1.5 10a8.5 8.5 0 0 1 7-8.5H12V{TILE - 1.5}H8.5a8.5 8.5 0 0 1-7-8.5Z" fill="{SEATS[seat]}"/>'
    x, room = 20.0, width - 26
    sign = ""
    if acts:
        sign = f'<path d="M{x:g} {TILE / 2 - 8:g}l12 8-12 8Z" fill="{INK}"/>'
    elif wins:
        sign = group(x + 8, TILE / 2, crown(), scale=0.8)
    if sign:
        x, room = x + 20, room - 20
    size = next((size for size in (15, 14, 13) if text_width(called, size, bold=True) <= room), 12)
    name = fitted(called, room, size, bold=True)
    if not more:
        return f"{sheet}{mark}{sign}{text(x, TILE / 2 + 5, name, size, weight=700)}"
    return f"{sheet}{mark}{sign}{text(x, 19, name, size, weight=700)}{text(x, 35, fitted(more, room, SMALL), SMALL, fill=MUTED)}"


def _fan(stage: Stage, side: Side, x: float, y: float) -> None:
    """Put the cards of a hand that the viewer does not know, face down, and the number of all."""
    most = 6
    for index in range(side.hand.hidden):
        stage.table.put(hidden(side.seat, "hand", index), back(24, 34, ""), x + 5 * min(index, most - 1), y + 5)
    shown = min(side.hand.hidden, most) if side.hand.hidden else 1
    under = "" if side.hand.hidden else f'<rect y="5" width="24" height="34" rx="5" fill="none" stroke="{LINE}" stroke-dasharray="4 3"/>'
    title = stage.facts.say("board-hand", n=side.hand.size)
    number = plate(str(side.hand.size), 12 + 2.5 * (shown - 1), TILE / 2)
    stage.table.put(f"hand.{side.seat}", f"<g><title>{escape(title)}</title>{under}{number}</g>", x, y)


def hand(stage: Stage, side: Side, x: float, y: float, width: float) -> float:
    """Put the cards of a hand that the viewer knows, to be read, and return the height below them."""
    leading = stage.facts.choosing and side.seat in stage.facts.to_act and not side.leaders.size
    return _cards(stage, pairs(side.hand), side.seat, x, y, width, leader=leading)


def _cards(stage: Stage, cards: list[tuple[str, str]], seat: Seat, x: float, y: float, width: float, *, leader: bool) -> float:
    """Put cards with their texts in one or two columns, each card in the lower one, and return the height below them."""
    across = 2 if width >= 480 else 1
    wide = round((width - (across - 1) * 8) / across, 1)
    whole = stage.form.width >= DESK
    ends = [y] * across
    for card, called in cards:
        code = stage.catalogue.physical[card]
        side = code.leader if leader else code.hero
        face: CardSide = "leader" if leader else "hero"
        numbers = (side.attack, side.life)
        name = stage.marks.say.named("card", side.name) if leader else called
        printed = stage.marks.prints(name_of(card), face)
        wave = stage.facts.wave
        lines = lines_of(texts_of(printed.text, 0 if wave is None else wave, whole=whole or leader), wide, MOST)
        words = words_of(stage.marks.say, name, numbers)
        title = stage.marks.say("board-leader-card", card=words, hero=called) if leader else words
        drawn = readable(stage.marks.terms, name, numbers, seat, stage.marks.lore(name_of(card), face), lines, wide, leader)
        column = ends.index(min(ends))
        height = height_of(lines)
        at = Size(wide, height)
        stage.put(
            stage.table.card(card), card_anchor(card), drawn, title, x + column * (wide + 8), ends[column], at, seat=seat, card=printed.id
        )
        ends[column] += height + GAP
    return max(ends)


def zones(stage: Stage, side: Side, x: float, y: float, width: float, *, own: bool) -> float:
    """Put the other cards of a player that somebody knows, each zone under its name, and return the height below them."""
    say = stage.facts.say
    found = [] if own else [("hand", f"{say('board-in-hand')}, {say.player(side.seat)}", side.hand)]
    for zone, cards in (("top", side.top), ("bottom", side.bottom), ("aside", side.aside), ("leaders-drawn", side.leaders)):
        if cards.size:
            found.append((zone, f"{say(f'board-{zone}')}, {say.player(side.seat)}", cards))
    for zone, where, cards in found:
        if zone == "hand" and not cards.known:
            continue
        stage.table.put(f"heading.{side.seat}.{zone}", text(0, 12, fitted(where, width, 12), 12, fill=NOTE), x, y)
        y += 18
        if own and zone == "leaders-drawn":
            y = _cards(stage, pairs(cards), side.seat, x, y, width, leader=True)
            continue
        y = _row_of(stage, side.seat, zone, pairs(cards), 0 if zone == "hand" else cards.hidden, x, y, width, where)
    return y


def _row_of(
    stage: Stage, seat: Seat, zone: str, cards: list[tuple[str, str]], unknown: int, x: float, y: float, width: float, where: str
) -> float:
    """Put small cards side by side, those that the viewer does not know last, and return the height below them."""
    across = max(int((width + GAP) // (SMALL_CARD + GAP)), 1)
    wide = round((width - (across - 1) * GAP) / across, 1)
    leader = zone == "leaders-drawn"
    for index in range(len(cards) + unknown):
        line, column = divmod(index, across)
        left, top = x + column * (wide + GAP), y + line * (TILE + GAP)
        if index >= len(cards):
            title = stage.facts.say("board-known-to-another", where=where)
            drawn = f"<g><title>{escape(title)}</title>{back(wide, TILE, '?')}</g>"
            stage.table.put(hidden(seat, zone, index - len(cards)), drawn, round(left, 1), top)
            continue
        card, called = cards[index]
        code = stage.catalogue.physical[card]
        side = code.leader if leader else code.hero
        face: CardSide = "leader" if leader else "hero"
        name = stage.marks.say.named("card", side.name) if leader else called
        numbers = (side.attack, side.life)
        drawn = small(stage.marks.terms, name, numbers, seat, stage.marks.lore(name_of(card), face), wide, leader)
        title = f"{where}: {words_of(stage.marks.say, name, numbers)}"
        entry = stage.marks.entry(name_of(card), face)
        stage.put(stage.table.card(card), card_anchor(card), drawn, title, left, top, Size(wide, TILE), seat=seat, card=entry)
    return y + -(-(len(cards) + unknown) // across) * (TILE + GAP)


def notes(stage: Stage, side: Side, x: float, y: float, width: float, *, headed: bool = False) -> float:
    """Put what is discarded and what else holds for a player, in words, and return the height below them; *headed*: below its name."""
    say = stage.facts.say
    told = [f"{say('board-discarded')}: {', '.join(side.discard)}"] if side.discard else []
    lines = [line for note in (*told, *side.notes) for line in wrapped(note, width, 12)]
    if not lines:
        return y + (8 if headed else 0)
    name = "" if headed else text(0, 13, fitted(say.player(side.seat), width, 12, bold=True), 12, fill=NOTE, weight=700)
    first = 13 if headed else 13 + NOTE_LINE
    written = "".join([text(0, first + NOTE_LINE * k, line, 12, fill=NOTE) for k, line in enumerate(lines)])
    stage.table.put(f"notes.{side.seat}", name + written, x, y)
    return y + first + NOTE_LINE * len(lines) - 5 + (8 if headed else 0)
