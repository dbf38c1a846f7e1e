"""The legend of a picture that is laid out for a width: what is explained, and the button that opens it."""

from __future__ import annotations

from functools import lru_cache

from boardrules.chibitactics._geometry.hex import Topology
from boardrules.chibitactics._render import svg_marks
from boardrules.chibitactics._render.lattice import Lattice
from boardrules.chibitactics._render.paints import TINTS
from boardrules.chibitactics._render.summary import Tongue
from boardrules.chibitactics._render.svg_token import seat_mark
from boardrules.chibitactics._render.terrain import SIGNS
from boardrules.chibitactics.language import Terrain
from boardrules.pieces import Piece
from boardrules.toolkit.legend import Sign, question_mark
from boardrules.toolkit.svg import GOLD, INK, MUTED
from boardrules.toolkit.voice import Voice


def entries(say: Voice, topology: Topology) -> tuple[Sign, ...]:
    """Return what the legend explains."""
    token = f'<circle r="12" fill="{MUTED}"/>'
    return (
        *(Sign(say("board-terrain", terrain=terrain or "closed"), _terrain(terrain, topology), 0.33) for terrain in TINTS),
        *(Sign(say("word-category", category=category), svg_marks.emblem(category), 1.0) for category in svg_marks.CATEGORIES),
        Sign(say("board-range"), svg_marks.range_mark(), 1.0),
        Sign(say("board-more"), svg_marks.turned(up=True), 1.2),
        Sign(say("board-wounded"), svg_marks.wound_mark(), 1.0),
        Sign(say("board-dead"), svg_marks.fallen_mark(), 1.0),
        Sign(say("board-engaged"), f"{token}{svg_marks.held_ring(16)}", 0.6),
        Sign(say("board-running"), f'{token}<circle r="16" fill="none" stroke="{GOLD}" stroke-width="4"/>', 0.6),
        Sign(say("board-done"), svg_marks.done_mark(), 1.0),
        Sign(say("board-captive"), svg_marks.chain_mark(), 0.9),
        Sign(say("board-free-savage"), seat_mark(-1), 0.5),
        Sign(say("board-trophy"), svg_marks.trophy_mark(), 1.1),
        Sign(say("board-deck"), svg_marks.back_mark(), 1.0),
        Sign(say("board-mark-unit"), svg_marks.lasting_mark(), 1.0),
        Sign(say("board-mark-cell"), svg_marks.laid_ring(16), 0.6),
    )


def _terrain(terrain: Terrain | None, topology: Topology) -> str:
    return f"{svg_marks.outline(Lattice(topology).corners, TINTS[terrain], INK, 2)}{SIGNS[terrain]}"


@lru_cache(maxsize=64)
def legend(tongue: Tongue, topology: Topology, width: float) -> Piece:
    """Draw the button, 40 by 40 pixels, and below it the legend in at most *width* pixels, closed."""
    return Piece("legend", question_mark(tongue.say("board-legend"), entries(tongue.say, topology), width))
