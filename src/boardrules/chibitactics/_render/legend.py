"""The legend of a picture that is laid out for a width: a small button, which opens it while it has the focus."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics._geometry.hex import Topology
from boardrules.chibitactics._render import svg_marks
from boardrules.chibitactics._render.lattice import Lattice
from boardrules.chibitactics._render.paints import LINE, PANEL, TINTS
from boardrules.chibitactics._render.sized_panel import Block
from boardrules.chibitactics._render.svg_token import seat_mark
from boardrules.chibitactics._render.terrain import SIGNS
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics.language import Terrain
from boardrules.pieces import Piece
from boardrules.toolkit.measure import text_width
from boardrules.toolkit.svg import GOLD, INK, MUTED, PAPER, escape, group, text
from boardrules.toolkit.voice import Voice

HIGH: Final = 40
SIZE: Final = 11.5


def entries(say: Voice, topology: Topology) -> tuple[tuple[str, str, float], ...]:
    """Return what the legend explains: words, a drawing and its scale."""
    token = f'<circle r="12" fill="{MUTED}"/>'
    return (
        *((say("board-terrain", terrain=terrain or "closed"), _terrain(terrain, topology), 0.33) for terrain in TINTS),
        *((say("word-category", category=category), svg_marks.emblem(category), 1.0) for category in svg_marks.CATEGORIES),
        (say("board-range"), svg_marks.range_mark(), 1.0),
        (say("board-more"), svg_marks.turned(up=True), 1.2),
        (say("board-wounded"), svg_marks.wound_mark(), 1.0),
        (say("board-dead"), svg_marks.fallen_mark(), 1.0),
        (say("board-engaged"), f"{token}{svg_marks.held_ring(16)}", 0.6),
        (say("board-running"), f'{token}<circle r="16" fill="none" stroke="{GOLD}" stroke-width="4"/>', 0.6),
        (say("board-done"), svg_marks.done_mark(), 1.0),
        (say("board-captive"), svg_marks.chain_mark(), 0.9),
        (say("board-free-savage"), seat_mark(-1), 0.5),
        (say("board-trophy"), svg_marks.trophy_mark(), 1.1),
        (say("board-deck"), svg_marks.back_mark(), 1.0),
        (say("board-mark-unit"), svg_marks.lasting_mark(), 1.0),
        (say("board-mark-cell"), svg_marks.laid_ring(16), 0.6),
    )


def _terrain(terrain: Terrain | None, topology: Topology) -> str:
    return f"{svg_marks.outline(Lattice(topology).corners, TINTS[terrain], INK, 2)}{SIGNS[terrain]}"


def legend(say: Voice, view: View, width: float) -> Block:
    """Draw the button, and the legend above it, which is invisible until the button has the focus."""
    return Block((Piece("legend", _drawn(say("board-legend"), entries(say, view.options.rules.topology), width)),), HIGH)


@lru_cache(maxsize=64)
def _drawn(words: str, shown: tuple[tuple[str, str, float], ...], width: float) -> str:
    room = min(width, 760)
    placed: list[str] = []
    across = max(1, int((room - 20) // 158))
    rows = -(-len(shown) // across)
    column = (room - 20) / across
    high = rows * 28 + 18
    for number, (name, drawing, scale) in enumerate(shown):
        x, y = 26 + column * (number % across), 23 + 28 * (number // across)
        lines = text(x + 18, y + 4, name, SIZE)
        placed.append(group(x, y, drawing, scale=scale) + lines)
    box = f'<rect width="{room:g}" height="{high}" rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
    wide = text_width(words, 12.5, bold=True) + 42
    button = (
        f'<g visibility="visible"><rect width="{wide:g}" height="{HIGH}" rx="10" fill="{PANEL}" stroke="{LINE}"/>'
        f'<circle cx="20" cy="20" r="9" fill="none" stroke="{INK}" stroke-width="1.5"/>'
        f"{text(20, 24.5, '?', 12.5, anchor='middle', weight=700)}{text(35, 24.5, words, 12.5, weight=700)}</g>"
    )
    opens = '<set attributeName="visibility" to="visible" begin="focusin" end="focusout"/>'
    named = escape(words)
    return (
        f'<g role="button" tabindex="0" aria-label="{named}" visibility="hidden">{opens}<title>{named}</title>{button}'
        f'<g transform="translate(0 {-high - 8})">{box}{"".join(placed)}</g></g>'
    )
