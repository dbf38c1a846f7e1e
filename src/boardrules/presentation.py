"""The notation and pictures of a game: its own functions if it has them, plain ones otherwise.

The command line, the laws and every example show games through these functions, so a small game needs no notation or picture of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from inspect import signature
from typing import Any, Final, Generic

from boardrules.capabilities import Notation, Rendering, offers
from boardrules.contract import A, E, Game, O, S, V
from boardrules.messages import Speaker
from boardrules.pieces import Palette

__all__ = ["accepted", "notation", "rendering"]

DRAWN_WITH: Final = frozenset({"targets", "focus", "width", "palette", "events", "translator"})
"""The optional arguments of the drawing functions."""


def notation(game: Game[S, A, V, E, O]) -> Notation[V, A, E]:
    """Return the notation of *game*: its own functions of :class:`boardrules.Notation`, and plain ones for those that it lacks.

    >>> from boardrules import notation, pixies
    >>> notation(pixies).format_action(pixies.view(pixies.new_game(), None), pixies.legal_actions(pixies.new_game())[0])
    'start 0'
    """
    own: Any = game
    if offers(own, Notation):
        noting: Notation[V, A, E] = own
        return noting
    from boardrules.authoring.notation import PlainNotation, notation_of  # noqa: PLC0415  (the printed games do without)

    plain: PlainNotation[Any] = notation_of(game.SPEC.action)
    return _Words(*(getattr(game, name, getattr(plain, name)) for name in ("format_action", "parse_action", "format_event", "label")))


def rendering(game: Game[S, A, V, E, O]) -> Rendering[V, A]:
    """Return the drawing functions of *game*: its own functions of :class:`boardrules.Rendering`, and plain ones for those that it lacks.

    A function of the game is called without those optional arguments that it does not accept, such as ``width`` or ``translator``.
    """
    own: Any = game
    if offers(own, Rendering):
        text_takes, svg_takes = _taken(own.render_text), _taken(own.render_svg)
        if text_takes | svg_takes == DRAWN_WITH and "translator" in text_takes:
            drawing: Rendering[V, A] = own
            return drawing
    from boardrules.authoring.plain import PlainRendering  # noqa: PLC0415  (the printed games do without)

    plain: Any = PlainRendering()  # accepts views and actions of any game
    text: Callable[..., str] = getattr(game, "render_text", plain.render_text)
    svg: Callable[..., str] = getattr(game, "render_svg", plain.render_svg)
    text_takes, svg_takes = _taken(text), _taken(svg)
    return _Drawing(text, svg, getattr(game, "anchors", plain.anchors), text_takes, svg_takes)


def accepted(function: Callable[..., object], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return those of the arguments *given* to a drawing function that *function* accepts."""
    takes = _taken(function)
    return {name: value for name, value in given.items() if name in takes}


def _taken(function: Callable[..., object]) -> frozenset[str]:
    """Return those of the optional arguments of a drawing function that *function* accepts."""
    try:
        return _remembered(function)
    except TypeError:  # it has no hash
        return _looked_up(function)


def _looked_up(function: Callable[..., object]) -> frozenset[str]:
    parameters = signature(function).parameters
    takes_all = any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters.values())
    return DRAWN_WITH if takes_all else DRAWN_WITH.intersection(parameters)


_remembered: Final = lru_cache(maxsize=64)(_looked_up)


@dataclass(frozen=True, slots=True)
class _Words(Generic[V, A, E]):
    """A notation assembled from functions."""

    action_text: Callable[[V, A], str]
    action_of: Callable[[V, str], A]
    event_text: Callable[[V, E], str]
    action_label: Callable[[V, A], str]

    def format_action(self, view: V, action: A) -> str:
        """Return *action* in short notation."""
        return self.action_text(view, action)

    def parse_action(self, view: V, text: str) -> A:
        """Parse *text* as an action. Raises ParseError or AmbiguousNotation."""
        return self.action_of(view, text)

    def format_event(self, view: V, event: E) -> str:
        """Return *event* as a sentence."""
        return self.event_text(view, event)

    def label(self, view: V, action: A) -> str:
        """Return the label of *action* for a button."""
        return self.action_label(view, action)


@dataclass(frozen=True, slots=True)
class _Drawing(Generic[V, A]):
    """Drawing functions assembled into one object; ``text_takes`` and ``svg_takes`` are the optional arguments that they accept."""

    text: Callable[..., str]
    svg: Callable[..., str]
    pointed: Callable[[V, A], tuple[str, ...]]
    text_takes: frozenset[str]
    svg_takes: frozenset[str]

    def render_text(self, view: V, *, translator: Speaker | None = None) -> str:
        """Return the position as plain text; a game whose function accepts no translator uses its own language."""
        return self.text(view, translator=translator) if "translator" in self.text_takes else self.text(view)

    def render_svg(
        self,
        view: V,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[object] = (),
        translator: Speaker | None = None,
    ) -> str:
        """Return the picture; arguments that the game's own function does not accept are dropped."""
        given = {"targets": targets, "focus": focus, "width": width, "palette": palette, "events": events, "translator": translator}
        return self.svg(view, **{name: value for name, value in given.items() if name in self.svg_takes})

    def anchors(self, view: V, action: A) -> tuple[str, ...]:
        """Return the anchors that a person points at to take *action*."""
        return self.pointed(view, action)
