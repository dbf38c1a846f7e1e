"""The head of a picture on a screen: when it is, what is asked, what is in progress, the row of open cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.messages import capitalized
from boardrules.pixel_tactics._render.description import words_of
from boardrules.pixel_tactics._render.parts.marks import bow, changed, cross, drop, front, heart, hourglass, jaws, shield, sword
from boardrules.pixel_tactics._render.parts.paints import EDGE, LANE, LINE, NOTE
from boardrules.pixel_tactics._render.screen.cards import Size
from boardrules.pixel_tactics._render.screen.hand import TILE, coin, pile, small
from boardrules.pixel_tactics._render.screen.stage import GAP, MARGIN, Stage
from boardrules.pixel_tactics._render.summary import ROWS
from boardrules.pixel_tactics._text.anchors import deck_anchor, row_anchor
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.legend import SIDE, Sign, question_mark
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import INK, crown, group, text

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.summary import Row

OPEN_CARD: Final = 104
MARKS: Final = (
    ("strength", sword(), 1),
    ("life", heart(), 1),
    ("damage", drop(), 1),
    ("more", changed(more=True), 1),
    ("less", changed(more=False), 1),
    ("intercept", shield(), 1),
    ("ranged", bow(), 1),
    ("in-melee", front(down=False), 1.2),
    ("leader", crown(), 0.9),
    ("corpse", cross(), 1),
    ("of-operation", hourglass(), 1),
    ("trap", jaws(INK), 1.1),
)
"""The signs that the legend explains: the term of each, its drawing and its scale."""


def head(stage: Stage, y: float) -> float:
    """Put the head of the picture and return the height below it."""
    say, width = stage.facts.say, stage.form.width - 2 * MARGIN
    when = capitalized(" · ".join(stage.facts.when))
    room = width - TILE - 8
    parts: list[str] = []
    lines = wrapped(when, room, 12)
    at = 14.0
    for line in lines:
        parts.append(text(0, at, line, 12, fill=NOTE))
        at += 15
    if stage.facts.wave is not None:
        names = tuple([say("board-row-name", box=row) for row in ROWS])
        parts.append(f'<g transform="translate(0 {at - 6:g})">{_track(names, stage.facts.wave, min(room, 420))}</g>')
        at += 24
    for line in wrapped(stage.facts.status, room if at < TILE else width, 14, bold=True, lines=6):
        at += 18
        parts.append(text(0, at - 4, line, 14, weight=700))
    stage.table.put("heading", "".join(parts), MARGIN, y)
    y += max(at, TILE) + 8
    return _resolving(stage, y, width) if stage.facts.resolving else y


def legend(stage: Stage) -> None:
    """Put the button of the legend at the upper right, above everything else, and the legend below it, closed."""
    terms, room = stage.marks.terms, stage.form.width - 2 * MARGIN
    signs = tuple([Sign(terms[word], drawing, scale) for word, drawing, scale in MARKS])
    stage.table.put("legend", question_mark(stage.facts.say("board-marks"), signs, room), MARGIN + room - SIDE, 4)


@lru_cache(maxsize=64)
def _track(names: tuple[str, ...], wave: int, width: float) -> str:
    """Draw the three waves of a round as steps, the present one filled."""
    step = (width - 2 * 4) / 3
    parts: list[str] = []
    for index, name in enumerate(names):
        now = index == wave
        x = index * (step + 4)
        fill = f'fill="{LANE}" stroke="{EDGE}" stroke-width="1.5"' if now else f'fill="none" stroke="{LINE}"'
        tip = f"M{x:g} 0H{x + step - 7:g}L{x + step:g} 10 {x + step - 7:g} 20H{x:g}{'' if index == 0 else 'l6-10'}Z"
        shown = fitted(name, step - 18, 12, bold=now)
        word = text(x + step / 2, 14.2, shown, 12, anchor="middle", fill=INK if now else NOTE, weight=700 if now else 400)
        parts.append(f'<path d="{tip}" {fill} stroke-linejoin="round"/>{word}')
    return "".join(parts)


def _resolving(stage: Stage, y: float, width: float) -> float:
    """Put the cards whose orders are in progress, and return the height below them."""
    words = fitted(stage.facts.say("board-in-progress"), 90, 12)
    stage.table.put("progress", text(0, TILE / 2 + 4, words, 12, fill=NOTE), MARGIN, y)
    x = MARGIN + text_width(words, 12) + 10
    wide = 120.0
    for card, called in zip(stage.facts.resolving_ids, stage.facts.resolving, strict=True):
        if x + wide > MARGIN + width:
            x, y = MARGIN, y + TILE + GAP
        code = stage.catalogue.physical[card].hero
        drawn = small(stage.marks.terms, called, (code.attack, code.life), None, stage.marks.lore(name_of(card), "hero"), wide, False)
        stage.table.put(stage.table.card(card), drawn, round(x, 1), y)
        x += wide + GAP
    return y + TILE + 8


def row(stage: Stage, cards: Row, y: float) -> float:
    """Put the row of open cards with their coins and the shared deck, and return the height below them."""
    width = stage.form.width - 2 * MARGIN
    stage.table.put("row", text(0, 12, stage.facts.say("board-row"), 12, fill=NOTE), MARGIN, y)
    y += 18
    across = max(int((width - TILE) // (OPEN_CARD + GAP)), 1)
    wide = round((width - TILE - across * GAP) / across, 1)
    wide = min(wide, 180)
    place = 0
    for place, card in enumerate(cards.cards):
        code = stage.catalogue.cards[card.id].hero
        numbers = (code.attack, code.life)
        title = stage.facts.say("board-coins-on", card=words_of(stage.facts.say, card.name, numbers), n=card.coins)
        drawn = small(stage.marks.terms, card.name, numbers, None, stage.marks.lore(card.id, "hero"), wide, False)
        if card.coins:
            drawn = f'{drawn}<g transform="translate(17 {TILE - 11}) scale(.85)">{coin(card.coins)}</g>'
        line, column = divmod(place, across)
        x, top = MARGIN + column * (wide + GAP), y + line * (TILE + GAP)
        size, entry = Size(wide, TILE), stage.marks.entry(card.id, "hero")
        stage.put(f"card.{card.id}", row_anchor(card.id), drawn, title, x, top, size, card=entry)
    title = stage.facts.say("board-shared-deck", n=cards.deck)
    x = MARGIN + (min(len(cards.cards), across)) * (wide + GAP)
    stage.put("deck", deck_anchor(None), f"{group(0, 0, pile(cards.deck, 'deck'))}", title, x, y, Size(TILE, TILE))
    return y + (place // across + 1) * (TILE + GAP) + 4
