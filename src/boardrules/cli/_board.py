"""Positions on the terminal: drawn to its width, with the marks explained once."""

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
    """Draws views of a game as text.

    A game's ``render_text`` may take ``columns``, the width it has, and ``legend``, whether to explain the marks. Where it does, the
    legend stands below the first position that each pair of eyes is shown, and is asked for after that; where it does not, a
    position is drawn as the game draws it.
    """

    def __init__(self, game: AnyGame, terminal: Terminal) -> None:
        own: Callable[..., str] | None = getattr(game, "render_text", None)
        self._draw: Final[Callable[..., str]] = rendering(game).render_text if own is None else own
        self._takes: Final = frozenset(signature(self._draw).parameters)
        self._terminal: Final = terminal
        self._explained: set[Seat | None] = set()

    def first(self, view: Any, eyes: Seat | None) -> str:
        """The position as *eyes* see it, with the legend unless they have seen that before."""
        known = eyes in self._explained
        self._explained.add(eyes)
        return self.draw(view, legend=not known)

    def draw(self, view: Any, *, legend: bool = False) -> str:
        """The position as text, as wide as the terminal, in its language."""
        wanted: Mapping[str, Any] = {
            "columns": self._terminal.width,
            "legend": legend,
            "translator": None if self._terminal.translator.language == "en" else self._terminal.translator,
        }
        return self._draw(view, **{name: value for name, value in wanted.items() if name in self._takes})

    def legend(self, view: Any) -> str:
        """What the marks mean, or nothing if the game does not explain them separately."""
        whole, bare = self.draw(view, legend=True), self.draw(view)
        return whole.removeprefix(bare).strip() if whole.startswith(bare) else ""
