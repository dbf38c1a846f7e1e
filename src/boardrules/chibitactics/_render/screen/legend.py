"""The legend on a screen: what is explained, and the button that opens it."""

from __future__ import annotations

from functools import lru_cache

from boardrules.chibitactics._geometry.hex import Topology
from boardrules.chibitactics._render.parts.lattice import Lattice
from boardrules.chibitactics._render.parts.marks import (
    CATEGORIES,
    back_mark,
    chain_mark,
    done_mark,
    emblem,
    fallen_mark,
    held_ring,
    laid_ring,
    lasting_mark,
    outline,
    range_mark,
    trophy_mark,
    turned,
    wound_mark,
)
from boardrules.chibitactics._render.parts.paints import TINTS
from boardrules.chibitactics._render.parts.terrain import SIGNS
from boardrules.chibitactics._render.parts.token import seat_mark
from boardrules.chibitactics._render.summary import Tongue
from boardrules.chibitactics.language import Terrain
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.legend import Sign, question_mark
from boardrules.toolkit.drawing.svg import GOLD, INK, MUTED
from boardrules.toolkit.drawing.voice import Voice


def entries(say: Voice, topology: Topology) -> tuple[Sign, ...]:
    """Return what the legend explains."""
    token = f'<circle r="12" fill="{MUTED}"/>'
    return (
        *(Sign(say("board-terrain", terrain=terrain or "closed"), _terrain(terrain, topology), 0.33) for terrain in TINTS),
        *(Sign(say("word-category", category=category), emblem(category), 1.0) for category in CATEGORIES),
        Sign(say("board-range"), range_mark(), 1.0),
        Sign(say("board-more"), turned(up=True), 1.2),
        Sign(say("board-wounded"), wound_mark(), 1.0),
        Sign(say("board-dead"), fallen_mark(), 1.0),
        Sign(say("board-engaged"), f"{token}{held_ring(16)}", 0.6),
        Sign(say("board-running"), f'{token}<circle r="16" fill="none" stroke="{GOLD}" stroke-width="4"/>', 0.6),
        Sign(say("board-done"), done_mark(), 1.0),
        Sign(say("board-captive"), chain_mark(), 0.9),
        Sign(say("board-free-savage"), seat_mark(-1), 0.5),
        Sign(say("board-trophy"), trophy_mark(), 1.1),
        Sign(say("board-deck"), back_mark(), 1.0),
        Sign(say("board-mark-unit"), lasting_mark(), 1.0),
        Sign(say("board-mark-cell"), laid_ring(16), 0.6),
    )


def _terrain(terrain: Terrain | None, topology: Topology) -> str:
    return f"{outline(Lattice(topology).corners, TINTS[terrain], INK, 2)}{SIGNS[terrain]}"


@lru_cache(maxsize=64)
def legend(tongue: Tongue, topology: Topology, width: float) -> Piece:
    """Draw the button, 40 by 40 pixels, and below it the legend in at most *width* pixels, closed."""
    return Piece("legend", question_mark(tongue.say("board-legend"), entries(tongue.say, topology), width))
