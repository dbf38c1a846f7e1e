"""Cards to choose from before the first round, on a screen: factions, and the viewer's own deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics._render.parts.chips import numbers
from boardrules.chibitactics._render.parts.elements import Marks
from boardrules.chibitactics._render.parts.marks import emblem
from boardrules.chibitactics._render.parts.offers import Drawn, card_text, offers
from boardrules.chibitactics._render.parts.paints import CLOSED, LETTER
from boardrules.chibitactics._render.parts.token import fights_with, paint_of
from boardrules.chibitactics._render.screen.panel import Block
from boardrules.chibitactics._render.summary import Tongue, traits
from boardrules.chibitactics._text.anchors import card_anchor, faction_anchor
from boardrules.chibitactics._text.names import short_name
from boardrules.chibitactics._text.suffering import ability_message
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.tokens import card_id
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import MUTED, group, text

GAP: Final = 10
SIZE: Final = 12
BAND: Final = 32
LEAST: Final = 250
"""Minimum width of a card, if the picture has so much room."""


def offered(tongue: Tongue, view: View, marks: Marks, width: float) -> Block | None:
    """Draw the factions while they are chosen, or the viewer's deck while squads are picked."""
    pieces, y = offers(tongue, view, marks, width, gap=GAP, least=LEAST, rounding=10, faction=_faction, card=_card)
    return Block(tuple(pieces), y - GAP) if pieces else None


def _band(width: float, words: str, paint: str, right: str) -> str:
    """Draw the head of a card."""
    band = f'<path d="M1 {BAND}V10a9 9 0 0 1 9-9H{width - 10:g}a9 9 0 0 1 9 9V{BAND}Z" fill="{paint}"/>'
    room = text_width(right, 11) + 30 if right else 44
    shown = fitted(words, width - room, 14, bold=True)
    return band + text(12, 22, shown, 14, fill=LETTER, weight=700) + text(width - 12, 21.5, right, 11, anchor="end", fill=LETTER)


@lru_cache(maxsize=128)
def _faction(tongue: Tongue, id: str, width: float) -> Drawn:
    """Return the anchor, the title, the drawing and the height of a faction: its name, its ability, and its units."""
    say, catalogue = tongue.say, tongue.catalogue
    faction = catalogue.factions[id]
    name = say.named("faction", faction.name)
    parts = [_band(width, name, CLOSED, say("board-n-units", n=len(faction.units)))]
    y = BAND + 20.0
    ability = say.told(ability_message(faction.ability)) if faction.ability is not None else ""
    for line in wrapped(ability, width - 24, SIZE):
        parts.append(text(12, y, line, SIZE))
        y += 16
    y += 2
    for unit in faction.units:
        card = catalogue.cards[unit.id]
        parts.append(group(20, y, emblem(fights_with(card)), scale=0.9))
        parts.append(text(36, y + 4.5, fitted(say.named("card", unit.name), width - 48, SIZE), SIZE))
        y += 20
    title = f"{name}: {'; '.join([say.named('card', unit.name) for unit in faction.units])}. {ability}"
    return faction_anchor(faction.id), title, "".join(parts), y


@lru_cache(maxsize=1024)
def _card(tongue: Tongue, token: str, seat: int, width: float) -> Drawn:
    """Return the anchor, the title with all its text, the drawing and the height of a card: its names, and its skills."""
    say, catalogue = tongue.say, tongue.catalogue
    card = catalogue.cards[card_id(token)]
    parts = [_band(width, say.named("short", short_name(card.name)), paint_of(seat), "")]
    parts.append(group(width - 20, BAND / 2, emblem(fights_with(card), LETTER), scale=1.15))
    called = say.named("card", card.name)
    kind = ", ".join([*filter(None, [called.partition(",")[2].strip()]), *traits(say, card)])
    y = BAND + 8.0
    if kind:
        parts.append(text(12, y + 12, fitted(kind, width - 24, 11.5), 11.5, fill=MUTED))
        y += 20
    for power in card.powers:
        shown = numbers(say, power, None, SIZE)
        room = sum([wide + 8 for _, wide in shown])
        parts.append(group(20, y + 11, emblem(power.category), scale=0.95))
        parts.append(text(36, y + 15.5, fitted(say.named("skill", power.name), width - 54 - room, SIZE), SIZE))
        x = width - 12 - room + 8
        for drawing, wide in shown:
            parts.append(group(x, y + 1.5, drawing))
            x += wide + 8
        y += 24
    return card_anchor(token), f"{called}. {card_text(catalogue, card)}", "".join(parts), y + 6
