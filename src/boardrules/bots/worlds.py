"""Common parts of the bots that look ahead: evaluations, luck, and pickling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from boardrules.capabilities import Evaluating
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.errors import BoardRulesError
from boardrules.registry import GameRef
from boardrules.transforms import capability
from boardrules.values import Seat
from boardrules.walker import Walker

__all__ = ["BotError", "evaluating", "hides", "rebuilt", "seat_of", "secretive", "with_luck"]

B = TypeVar("B")

OPEN: Final = frozenset({"public", "derived"})
"""The classes of visibility that hide nothing."""

SURE: Final = 8
"""Number of worlds drawn for each seat to find out whether a position hides something from it."""


class BotError(BoardRulesError):
    """No bot has the name, or the bot cannot play this game; the message says what to use instead."""


def rebuilt(kind: Callable[..., B], ref: GameRef[Any, Any, Any, Any, Any], fields: tuple[object, ...]) -> B:
    """Return a bot of *kind* from its pickled parts: its game, and its other fields in order."""
    return kind(ref.game, *fields)


def evaluating(game: Game[S, A, V, E, O]) -> Evaluating[V] | None:
    """Return *game* typed as one with an evaluation of views, or None."""
    return capability(game, Evaluating[V])


def seat_of(action: object) -> Seat:
    """Return the seat that takes *action*; every action has a field ``by``."""
    by: Seat = getattr(action, "by")  # noqa: B009  (actions of all games have it, and share no type)
    return by


def with_luck(walker: Walker[object], rng: Rng) -> None:
    """Play all outcomes of luck that are due, drawn by *rng*."""
    while outcomes := walker.chance():
        walker.play(rng.randrange(outcomes))


def hides(game: Game[S, A, V, E, O], world: S, rng: Rng) -> bool:
    """Return whether some seat knows less than all of *world*: False if all fields of states are public, otherwise found by trying."""
    if not secretive(game):
        return False
    views = [game.view(world, seat) for seat in game.seats(world)]
    return any(game.determinize(view, rng) != world for _ in range(SURE) for view in views)


def secretive(game: Game[S, A, V, E, O]) -> bool:
    """Return whether states have fields that a seat may not know, or the game does not say."""
    table: Mapping[str, str] | None = getattr(game, "VISIBILITY", None)
    return table is None or not OPEN.issuperset(table.values())
