"""The choice of the plies that are compared in full: those with something new, those after rare positions, and a share of all others.

Most plies of a game resemble many before: the same question, the same kinds of actions. Making every comparison at each of them would take
most of the time and find almost nothing. So each of these, which exist in any game, is compared in full when it first occurs:

- a question, with the kinds of actions that answer it;
- the kind of the action just played, with the types of its events.

They are counted anew in each game, so that a game of a series does not depend on the ones before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from boardrules.testing._rare import Remark, kind_of
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V

BRANCH: Final = 8
"""Number of plies played from a rare position; as many plies after a start are compared in full."""


def in_full(run: Run[S, A, V, E, O], position: Position[S, A, V], move: Move[S, A, V, E] | None) -> bool:
    """Return whether to compare all of *position*, and of the *move* that led to it."""
    if move is None or not position.to_act or (run.from_state and position.ply <= BRANCH):
        return True
    found = frozenset(_features(position, move))
    if not found <= run.met:
        run.met.update(found)
        return True
    return run.chance(run.bench.effort.thorough)


def _features(position: Position[Any, Any, Any], move: Move[Any, Any, Any, Any]) -> Iterator[Remark]:
    keys = [decision.key for decision in position.asked if decision is not None]
    asked = keys[0] if keys else ""
    for key in keys:
        yield "asked", key
    for kind in {kind_of(action) for action in position.legal}:
        yield "may", asked, kind
    played = kind_of(move.action)
    yield "played", played
    for event in move.step.events:
        yield "told", played, type(event).__name__
