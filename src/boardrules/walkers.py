"""Positions that play on in place, for any game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, cast

from boardrules.capabilities import Evaluating
from boardrules.contract import A, E, Game, O, Outcome, Rng, S, V
from boardrules.toolkit.draws import play_out
from boardrules.toolkit.evaluation import finished
from boardrules.transforms import capability
from boardrules.values import Seat
from boardrules.walker import Walker, Walking

__all__ = ["walking"]


def walking(game: Game[S, A, V, E, O]) -> Walking[S, V, A]:
    """Return the walkers of *game*: its own if it has the capability :class:`boardrules.Walking`, otherwise ones that call its functions.

    >>> from random import Random
    >>> from boardrules import pixies, walking
    >>> walker, rng = walking(pixies).walker(pixies.new_game(), Random(7)), Random(8)
    >>> while actions := walker.legal():
    ...     walker.play(rng.randrange(len(actions)))
    >>> walker.outcome().winners
    (2,)
    """
    found: Walking[S, V, A] | None = capability(game, Walking[S, V, A])
    return PlainWalking(game) if found is None else found


class PlainWalking(Generic[S, A, V, E, O]):
    """Walkers that call the functions of a game."""

    def __init__(self, game: Game[S, A, V, E, O]) -> None:
        self.game = game

    def walker(self, start: S | V, rng: Rng) -> Walker[A]:
        """Return a walker that begins at *start*, a state or a view."""
        kind: Any = self.game.SPEC.state
        if isinstance(start, kind):
            return PlainWalker(self.game, cast("S", start))  # isinstance() has just found it
        return PlainWalker(self.game, self.game.determinize(cast("V", start), rng))


class PlainWalker(Generic[S, A, V, E, O]):
    """A walker that keeps a state of *game*, and replaces it at every step."""

    def __init__(self, game: Game[S, A, V, E, O], state: S) -> None:
        self._game = game
        self._state = state
        self._marks: list[S] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act."""
        return self._game.to_act(self._state)

    def legal(self) -> tuple[A, ...]:
        """Return every legal action, at a chance point every outcome."""
        return self._game.legal_actions(self._state)

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, or 0."""
        return self._game.chance(self._state)

    def play(self, k: int) -> None:
        """Play the *k*-th legal action or outcome."""
        game, state = self._game, self._state
        outcomes = game.chance(state)
        if k < 0 or 0 < outcomes <= k:
            raise IndexError(k)
        action = game.chance_action(state, k) if outcomes else game.legal_actions(state)[k]
        self._state = game.apply_unchecked(state, action)

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        play_out(self, rng)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None."""
        return self._game.outcome(self._state)

    def evaluate(self, seat: Seat) -> float:
        """Return how well *seat* stands."""
        game, state = self._game, self._state
        evaluating: Evaluating[V] | None = capability(game, Evaluating[V])
        if evaluating is not None:
            return evaluating.evaluate(game.view(state, seat))
        outcome = game.outcome(state)
        return 0.0 if outcome is None else finished(outcome.winners, len(game.seats(state)), seat)

    def view(self, seat: Seat) -> V:
        """Return what *seat* may know."""
        return self._game.view(self._state, seat)

    def key(self, seat: Seat) -> Hashable:
        """Return a key of what *seat* may know."""
        return self._game.view(self._state, seat)

    def mark(self) -> None:
        """Remember the position, for :meth:`back`."""
        self._marks.append(self._state)

    def back(self) -> None:
        """Return to the position of the last mark."""
        self._state = self._marks.pop()
