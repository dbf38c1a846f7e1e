"""Viewers, as the laws ask for them: at a position, of a move, and of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic

from boardrules.contract import Game
from boardrules.match import Match
from boardrules.testing._run import A, E, O, Run, S, V
from boardrules.values import Seat

FEW: Final = 3
"""Number of legal actions that are written and pointed at where not all of them are."""


@dataclass(frozen=True, slots=True)
class Sight(Generic[S, A, V, E, O]):
    """A viewer at a position. ``probes``: actions that it tries; ``texts``: what it types; ``drawn``: whether pictures are drawn.

    The view is made anew for every function: one that remembers more than it was handed remembers this state.
    """

    run: Run[S, A, V, E, O]
    state: S
    seat: Seat | None
    probes: Sequence[A] = ()
    texts: Sequence[str] = ()
    drawn: bool = False

    @property
    def game(self) -> Game[S, A, V, E, O]:
        """Return the game that is examined."""
        return self.run.game

    @property
    def view(self) -> V:
        """Return what the viewer sees."""
        return self.game.view(self.state, self.seat)

    @property
    def own(self) -> tuple[A, ...]:
        """Return what the viewer may do: all of it where pictures are drawn, otherwise some of it."""
        found = () if self.seat is None else self.game.legal_actions(self.state, self.seat)
        return found if self.drawn else tuple(dict.fromkeys((*found[: FEW - 1], *found[-1:])))


@dataclass(frozen=True, slots=True)
class MoveSight(Generic[S, A, V, E, O]):
    """A viewer of a move from ``before`` by ``action``.

    ``view``: what it sees afterwards, made last; ``seen``: the action as it sees it; ``told``: the events as it is told of them.
    """

    run: Run[S, A, V, E, O]
    before: S
    action: A
    seat: Seat | None
    view: V
    seen: A | None
    told: Sequence[E]
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class MatchSight(Generic[S, A, V, E, O]):
    """A viewer of a match. ``probes``: actions that are refused to it."""

    match: Match[S, A, V, E, O]
    seat: Seat | None
    probes: Sequence[A] = ()
