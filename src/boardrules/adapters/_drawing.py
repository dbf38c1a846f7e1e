"""The rendering of environments."""

from __future__ import annotations

from typing import Final

import gymnasium

from boardrules.adapters._table import Table
from boardrules.contract import A, E, O, S, V
from boardrules.presentation import rendering
from boardrules.values import Seat

MODES: Final = ("human", "ansi", "svg")
"""The render modes: printed, as a text, as an SVG document."""


def require_mode(mode: str | None) -> None:
    """Raise ValueError unless *mode* is one of :data:`MODES`, or None."""
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode must be one of {', '.join(MODES)}, or None, not {mode!r}")


def drawn(table: Table[S, A, V, E, O], seat: Seat | None, mode: str | None) -> str | None:
    """Return what *seat*, or a spectator, may see, as text or SVG; return None if it is printed or, with a warning, without a *mode*."""
    if mode is None:
        gymnasium.logger.warn("render() shows nothing without a render_mode")
        return None
    drawing, view = rendering(table.game), table.game.view(table.state, seat)
    if mode == "svg":
        return drawing.render_svg(view)
    text = drawing.render_text(view)
    if mode == "ansi":
        return text
    print(text)  # noqa: T201  (what "human" is for)
    return None
