"""Positions on the terminal, drawn to its width, with a legend the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, Final

from boardrules.cli._terminal import Terminal
from boardrules.logs.opening import AnyGame
from boardrules.presentation import rendering
from boardrules.values import Seat

__all__ = ["Board"]


class Board:
    """Views of a game, drawn as text.

    A game's ``render_text`` may accept ``columns``, the available width, and ``legend``, whether to explain the marks. If it does, the
    legend is drawn below the first position that each viewer sees, and later on request. If it does not, a position is drawn as the game
    draws it.
    """

    def __init__(self, game: AnyGame, terminal: Terminal) -> None:
        own: Callable[..., str] | None = getattr(game, "render_text", None)
        self._draw: Final[Callable[..., str]] = rendering(game).render_text if own is None else own
        self._takes: Final = frozenset(signature(self._draw).parameters)
        self._terminal: Final = terminal
        self._explained: set[Seat | None] = set()

    def first(self, view: Any, eyes: Seat | None) -> str:
        """Return the position as *eyes* see it, with the legend unless they have seen it before."""
        known = eyes in self._explained
        self._explained.add(eyes)
        return self.draw(view, legend=not known)

    def draw(self, view: Any, *, legend: bool = False) -> str:
        """Return the position as text, as wide as the terminal, in its language."""
        wanted: Mapping[str, Any] = {
            "columns": self._terminal.width,
            "legend": legend,
            "translator": None if self._terminal.translator.language == "en" else self._terminal.translator,
        }
        return self._draw(view, **{name: value for name, value in wanted.items() if name in self._takes})

    def legend(self, view: Any) -> str:
        """Return the legend, or nothing if the game does not draw one separately."""
        whole, bare = self.draw(view, legend=True), self.draw(view)
        return whole.removeprefix(bare).strip() if whole.startswith(bare) else ""
