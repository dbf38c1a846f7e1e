"""Cards to choose from before the first round, in rows: factions, or the viewer's own deck. Each layout draws a card in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boardrules.chibitactics._packs.compile import Card, Catalogue
from boardrules.chibitactics._render.parts.elements import Marks
from boardrules.chibitactics._render.summary import Tongue
from boardrules.chibitactics._text.words import skill_sentence, trophy_sentences
from boardrules.chibitactics._types.state import View
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.svg import INK, PAPER

Drawn: TypeAlias = tuple[str, str, str, float]
"""The anchor, the title, the drawing and the height of a card."""


def offers(
    tongue: Tongue,
    view: View,
    marks: Marks,
    width: float,
    *,
    gap: float,
    least: float,
    rounding: float,
    faction: Callable[[Tongue, str, float], Drawn],
    card: Callable[[Tongue, str, int, float], Drawn],
) -> tuple[list[Piece], float]:
    """Draw the factions while they are chosen, or the viewer's deck while squads are picked; return that and its height with a *gap* below.

    *least*: the minimum width of a card, if the picture has so much room. *rounding*: the radius of the corners of its frame. *faction* and
    *card* draw one of them for a width.
    """
    catalogue = tongue.catalogue
    across = max(1, int((width + gap) // (least + gap)))
    if view.phase == "faction":
        across = min(across, len(catalogue.factions))
    wide = (width + gap) / across - gap
    found: list[Drawn] = []
    if view.phase == "faction":
        found = [faction(tongue, one.id, wide) for one in catalogue.factions.values()]
    elif view.phase == "squad" and view.viewer is not None:
        picked = view.squads[view.viewer]
        found = [card(tongue, token, view.viewer, wide) for token in view.decks[view.viewer] if token not in picked]
    pieces: list[Piece] = []
    y = 0.0
    for first in range(0, len(found), across):
        row = found[first : first + across]
        height = max([entry[3] for entry in row])
        for column, (name, title, drawing, _) in enumerate(row):
            frame = f'<rect width="{wide:g}" height="{height:g}" rx="{rounding:g}" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
            outline = box(0, 0, wide, height, rx=rounding)
            pieces.append(Piece(name, marks.element(name, frame + drawing, title=title, outline=outline), column * (wide + gap), y))
        y += height + gap
    return pieces, y


def card_text(catalogue: Catalogue, card: Card) -> str:
    """Return all skills of a card, and its trophy, in English sentences."""
    return " ".join([*(skill_sentence(catalogue, power) for power in card.powers), *trophy_sentences(catalogue, card)])
