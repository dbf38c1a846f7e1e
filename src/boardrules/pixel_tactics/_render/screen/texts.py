"""The texts of the cards in play, in words beside the units, where a screen has room for them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.parts.paints import NOTE
from boardrules.pixel_tactics._render.screen.hand import ROWS
from boardrules.pixel_tactics._render.summary import Standing
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import INK, escape, text

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.screen.stage import Stage
    from boardrules.pixel_tactics._render.summary import Side

SIZE: Final = 12
LINE: Final = 15.5
MOST: Final = 9
"""Maximum number of lines for a card."""


def texts(stage: Stage, side: Side, x: float, y: float, width: float) -> float:
    """Put the text that each card of a unit has where it stands, and return the height below them."""
    found = [
        (card, said) for index, card in enumerate(side.unit) if isinstance(card, Standing) and (said := _text(stage, card, index // 3))
    ]
    if not found:
        return y
    called = fitted(stage.facts.say.player(side.seat), width, SIZE + 1, bold=True)
    stage.table.put(f"texts.{side.seat}", text(0, 13, called, SIZE + 1, fill=NOTE, weight=700), x, round(y, 1))
    y += 19
    for card, said in found:
        drawn, height = _said(card.name, said, width)
        stage.table.put(f"text.{stage.table.card(card.card)}", drawn, x, round(y, 1))
        y += height
    return y + 8


def _text(stage: Stage, card: Standing, row: int) -> str:
    """Return the text of a card in a row of its unit; a corpse has none."""
    if card.face == "corpse":
        return ""
    leads = card.face == "leader"
    printed = stage.marks.prints(name_of(card.card), "leader" if leads else "hero").text
    if leads:
        return " ".join(printed)
    return next((said.removeprefix(ROWS[row]).strip() for said in printed if said.startswith(ROWS[row])), "")


@lru_cache(maxsize=2048)
def _said(name: str, said: str, width: float) -> tuple[str, float]:
    """Draw the name of a card and its text, the name in bold, and return the drawing and its height."""
    head = f"{name}:"
    lines = wrapped(f"{head} {said}", width - (text_width(head, SIZE, bold=True) - text_width(head, SIZE)), SIZE, lines=MOST)
    first = lines[0].removeprefix(head)
    style = f'font-size="{SIZE}" fill="{INK}"'
    bold = f'<tspan font-weight="700">{escape(head)}</tspan>' if first != lines[0] else ""
    parts = [f'<text x="0" y="11" {style}>{bold}{escape(first)}</text>']
    parts += [f'<text x="0" y="{11 + LINE * (k + 1):g}" {style}>{escape(line)}</text>' for k, line in enumerate(lines[1:])]
    return f'<g lang="en">{"".join(parts)}</g>', LINE * len(lines) + 5
