"""Cards to choose from before the first round, in the wide layout: factions, and the viewer's own deck."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Final

from boardrules.chibitactics._render.parts.chips import flow, printed_chip
from boardrules.chibitactics._render.parts.elements import Marks
from boardrules.chibitactics._render.parts.marks import emblem, shortened
from boardrules.chibitactics._render.parts.offers import Drawn, card_text, offers
from boardrules.chibitactics._render.parts.paints import CLOSED, LETTER
from boardrules.chibitactics._render.parts.token import fights_with, paint_of
from boardrules.chibitactics._render.summary import Tongue, traits
from boardrules.chibitactics._text.anchors import card_anchor, faction_anchor
from boardrules.chibitactics._text.names import short_name
from boardrules.chibitactics._text.suffering import ability_message
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.tokens import card_id
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.svg import MUTED, group, text

GAP: Final = 12
SMALL: Final = 10.5
LEAST: Final = 236
"""Minimum width of a card."""


def choices(tongue: Tongue, view: View, marks: Marks, width: float) -> tuple[list[Piece], float]:
    """Draw the factions while they are chosen, or the viewer's deck while squads are picked; return that with its height."""
    return offers(tongue, view, marks, width, gap=GAP, least=LEAST, rounding=8, faction=_faction, card=_card)


def _band(width: float, words: str, paint: str, right: str) -> str:
    """Draw the head of a card."""
    band = f'<path d="M1 24V9a8 8 0 0 1 8-8H{width - 9:g}a8 8 0 0 1 8 8V24Z" fill="{paint}"/>'
    shown = shortened(words, 12, width - 50)
    return band + text(10, 17, shown, 12, fill=LETTER, weight=700) + text(width - 9, 17, right, 10, anchor="end", fill=LETTER)


@lru_cache(maxsize=128)
def _faction(tongue: Tongue, id: str, width: float) -> Drawn:
    """Return the anchor, the title, the drawing and the height of a faction: its name, its ability, and its units."""
    say, catalogue = tongue.say, tongue.catalogue
    faction = catalogue.factions[id]
    name = say.named("faction", faction.name)
    parts = [_band(width, name, CLOSED, say("board-n-units", n=len(faction.units)))]
    y = 42.0
    ability = say.told(ability_message(faction.ability)) if faction.ability is not None else ""
    for line in wrap(ability, int((width - 20) / (0.62 * SMALL)), break_on_hyphens=False):
        parts.append(text(10, y, line, SMALL))
        y += 14
    for unit in faction.units:
        card = catalogue.cards[unit.id]
        parts += [
            group(18, y + 4, emblem(fights_with(card)), scale=0.8),
            text(32, y + 8, shortened(say.named("card", unit.name), SMALL, width - 44), SMALL),
        ]
        y += 18
    title = f"{name}: {'; '.join([say.named('card', unit.name) for unit in faction.units])}. {ability}"
    return faction_anchor(faction.id), title, "".join(parts), y + 4


@lru_cache(maxsize=1024)
def _card(tongue: Tongue, token: str, seat: int, width: float) -> Drawn:
    """Return the anchor, the title with all its text, the drawing and the height of a card: its names, and its skills as chips."""
    say, catalogue = tongue.say, tongue.catalogue
    card = catalogue.cards[card_id(token)]
    parts = [_band(width, say.named("short", short_name(card.name)), paint_of(seat), "")]
    parts.append(group(width - 16, 12.5, emblem(fights_with(card), LETTER), scale=0.85))
    called = say.named("card", card.name)
    kind = called.partition(",")[2].strip()
    parts.append(text(10, 39, shortened(kind or called, SMALL, width - 20), SMALL, fill=MUTED))
    placed, y = flow([printed_chip(say, power, room=width - 20) for power in card.powers], 10, 47, width - 20)
    parts += [group(x, top, one.drawing) for one, x, top in placed]
    found = traits(say, card)
    if found:
        parts.append(text(10, y + 10, ", ".join(found), SMALL))
        y += 16
    return card_anchor(token), f"{called}. {card_text(catalogue, card)}", "".join(parts), y + 6
