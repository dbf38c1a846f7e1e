"""Positions on the terminal, drawn to its width, with a legend the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, Final

from boardrules.cli._screen.terminal import Terminal
from boardrules.logs.opening import AnyGame
from boardrules.messages import CORE_MESSAGES
from boardrules.presentation import rendering
from boardrules.values import Seat

__all__ = ["Board"]


class Board:
    """Views of a game, drawn as text.

    A game's ``render_text`` may accept ``columns``, the available width, ``legend``, whether to explain the marks, and ``since``, an
    earlier view, to show only what has changed. If it does, the legend is drawn below the first position that each viewer sees, and later
    on request, and later positions show what has changed. If it does not, a position is drawn as the game draws it.
    """

    def __init__(self, game: AnyGame, terminal: Terminal) -> None:
        own: Callable[..., str] | None = getattr(game, "render_text", None)
        self._draw: Final[Callable[..., str]] = rendering(game).render_text if own is None else own
        self._takes: Final = frozenset(signature(self._draw).parameters)
        self._terminal: Final = terminal
        self._seen: dict[Seat | None, object] = {}

    def first(self, view: Any, eyes: Seat | None) -> str:
        """Return the position as *eyes* see it, with the legend unless they have seen it before."""
        known = eyes in self._seen
        self._seen[eyes] = view
        return self.draw(view, legend=not known)

    def news(self, view: Any, eyes: Seat | None) -> tuple[str, bool]:
        """Return the position as *eyes* see it, and whether that is only what has changed since they saw it last."""
        seen = self._seen.get(eyes)
        if seen is None or "since" not in self._takes:
            return self.first(view, eyes), False
        self._seen[eyes] = view
        return self.draw(view, since=seen), True

    def draw(self, view: Any, *, legend: bool = False, since: object = None) -> str:
        """Return the position as text, as wide as the terminal, in its language; with *since*, what has changed since that view."""
        translator = self._terminal.translator
        unspoken = translator.language == "en" and translator.messages == CORE_MESSAGES
        wanted: Mapping[str, Any] = {
            "columns": self._terminal.width,
            "legend": legend,
            "since": since,
            "translator": None if unspoken else translator,
        }
        return self._draw(view, **{name: value for name, value in wanted.items() if name in self._takes})

    def legend(self, view: Any) -> str:
        """Return the legend, or nothing if the game does not draw one separately."""
        whole, bare = self.draw(view, legend=True), self.draw(view)
        return whole.removeprefix(bare).strip() if whole.startswith(bare) else ""
