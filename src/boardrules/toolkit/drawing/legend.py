"""The legend of a picture: a button that shows what the signs mean while it has the focus, so that it covers nothing until then."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardrules.toolkit.drawing.measure import text_width
from boardrules.toolkit.drawing.svg import INK, PAPER, escape, group, text

__all__ = ["Panel", "Sign", "opening", "panel", "question_mark"]

SIZE: Final = 12
ROW: Final = 28
SIDE: Final = 40
"""The width and the height of the button."""


class Sign(NamedTuple):
    """A drawing around the origin, in a box of about 20 by 20 pixels after it is scaled, and what it means."""

    words: str
    drawing: str
    scale: float = 1


class Panel(NamedTuple):
    """A drawing with its left upper corner at the origin, and its size."""

    drawing: str
    width: float
    height: float


@lru_cache(maxsize=64)
def panel(signs: tuple[Sign, ...], room: float) -> Panel:
    """Draw *signs* with their words in as many columns as fit in a width of *room* pixels."""
    column = max([text_width(sign.words, SIZE) for sign in signs]) + 48
    across = max(1, min(int((room - 16) // column), 4))
    rows = -(-len(signs) // across)
    across = -(-len(signs) // rows)
    width, height = min(across * column + 16, room), rows * ROW + 18
    parts = [f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>']
    for number, sign in enumerate(signs):
        x, y = 24 + column * (number // rows), 23 + ROW * (number % rows)
        parts.append(group(x, y, sign.drawing, scale=sign.scale) + text(x + 20, y + 4.2, sign.words, SIZE))
    return Panel("".join(parts), width, height)


def opening(words: str, button: str, drawing: str) -> str:
    """Return a *button* called *words* that shows a *drawing* while it has the focus: a tap or a key opens it, without a script.

    The button itself is visible, since what is hidden cannot get the focus; the group around it listens to its events.
    """
    named = escape(words)
    opens = '<set attributeName="visibility" to="visible" begin="focusin;click" end="focusout"/>'
    return (
        f'<g visibility="hidden">{opens}<g role="button" tabindex="0" aria-label="{named}" visibility="visible"><title>{named}</title>'
        f"{button}</g>{drawing}</g>"
    )


@lru_cache(maxsize=64)
def question_mark(words: str, signs: tuple[Sign, ...], room: float) -> str:
    """Draw a question mark, 40 by 40 pixels, that opens a panel of *signs* below it, which ends where the question mark does.

    A tap on the panel goes to what lies under it, so that an open legend keeps nobody from choosing.
    """
    found = panel(signs, room)
    mark = text(SIDE / 2, SIDE / 2 + 6, "?", 17, anchor="middle", weight=700)
    disc = f'<circle cx="{SIDE / 2:g}" cy="{SIDE / 2:g}" r="15" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
    button = f'<rect width="{SIDE}" height="{SIDE}" rx="8" fill="{PAPER}" fill-opacity=".01"/>{disc}{mark}'
    said = escape(f"{words}: {'; '.join([sign.words for sign in signs])}")
    return opening(words, button, f'<g aria-label="{said}" pointer-events="none">{group(SIDE - found.width, SIDE + 4, found.drawing)}</g>')
