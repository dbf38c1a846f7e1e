"""A game's words and pictures, whoever wrote the game: its own functions where it has them, plain ones where it does not.

The command line, the laws and every example show games through these, so that a small game need not bring a notation or a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any, Generic

from boardrules.authoring import PlainNotation, PlainRendering, notation_of
from boardrules.capabilities import Notation, Rendering
from boardrules.contract import A, E, Game, O, S, V

__all__ = ["notation", "rendering"]


def notation(game: Game[S, A, V, E, O]) -> Notation[V, A, E]:
    """The notation of *game*: its own functions of :class:`boardrules.Notation`, and plain ones for those that it lacks.

    >>> from boardrules import notation, pixies
    >>> notation(pixies).format_action(pixies.view(pixies.new_game(), None), pixies.legal_actions(pixies.new_game())[0])
    'start 0'
    """
    if isinstance(game, Notation):
        return game
    plain: PlainNotation[Any] = notation_of(game.SPEC.action)
    return _Words(*(getattr(game, name, getattr(plain, name)) for name in ("format_action", "parse_action", "format_event", "label")))


def rendering(game: Game[S, A, V, E, O]) -> Rendering[V, A]:
    """The drawing functions of *game*: its own functions of :class:`boardrules.Rendering`, and plain ones for those that it lacks."""
    if isinstance(game, Rendering):
        return game
    plain: Any = PlainRendering()  # which takes views and actions of any game
    svg: Callable[..., str] = getattr(game, "render_svg", plain.render_svg)
    marks = "targets" in signature(svg).parameters
    return _Drawing(getattr(game, "render_text", plain.render_text), svg, getattr(game, "anchors", plain.anchors), marks)


@dataclass(frozen=True, slots=True)
class _Words(Generic[V, A, E]):
    """A notation put together from functions."""

    action_text: Callable[[V, A], str]
    action_of: Callable[[V, str], A]
    event_text: Callable[[V, E], str]
    action_label: Callable[[V, A], str]

    def format_action(self, view: V, action: A) -> str:
        """The short notation of *action*."""
        return self.action_text(view, action)

    def parse_action(self, view: V, text: str) -> A:
        """The action that *text* means. Raises ParseError or AmbiguousNotation."""
        return self.action_of(view, text)

    def format_event(self, view: V, event: E) -> str:
        """*event* as a sentence."""
        return self.event_text(view, event)

    def label(self, view: V, action: A) -> str:
        """*action* in words, as a button says it."""
        return self.action_label(view, action)


@dataclass(frozen=True, slots=True)
class _Drawing(Generic[V, A]):
    """Drawing functions put together; ``marks``: whether ``svg`` takes targets and a focus."""

    text: Callable[[V], str]
    svg: Callable[..., str]
    pointed: Callable[[V, A], tuple[str, ...]]
    marks: bool

    def render_text(self, view: V) -> str:
        """The position as plain text."""
        return self.text(view)

    def render_svg(self, view: V, *, targets: tuple[str, ...] = (), focus: str | None = None) -> str:
        """The picture; a game that takes no targets draws it without them."""
        return self.svg(view, targets=targets, focus=focus) if self.marks else self.svg(view)

    def anchors(self, view: V, action: A) -> tuple[str, ...]:
        """What a person points at to take *action*."""
        return self.pointed(view, action)
