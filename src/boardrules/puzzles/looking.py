"""A quick look for wins by few decisions, in one position that plays on in place."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from boardrules.capabilities import Turns
from boardrules.contract import A, E, Game, O, S, V
from boardrules.transforms import capability
from boardrules.values import Seat
from boardrules.walker import Walker
from boardrules.walkers import walking

__all__ = ["LOOKS", "quickest"]

LOOKS: Final = 6_000
"""Maximum number of actions played for one look."""

OUTCOMES: Final = 6
"""Number of outcomes of luck beyond which a win is not looked for."""


class _Spent(Exception):
    """There are too many actions to play."""


class _Look:
    """One look at what *seat* can win from the position of a walker."""

    def __init__(self, walker: Walker[object], seat: Seat, *, answers: bool) -> None:
        self._walker: Final = walker
        self._seat: Final = seat
        self._answers: Final = answers
        """Whether others may be asked something within a turn."""
        self._left = LOOKS

    def after(self, k: int, decisions: int) -> bool:
        """Return whether the seat can win in at most *decisions* further decisions after the *k*-th action."""
        self._left -= 1
        if self._left < 0:
            raise _Spent
        walker = self._walker
        walker.mark()
        walker.play(k)
        try:
            return self._wins(decisions)
        finally:
            walker.back()

    def _wins(self, decisions: int) -> bool:
        walker, seat = self._walker, self._seat
        if outcomes := walker.chance():
            return outcomes <= OUTCOMES and all(self.after(k, decisions) for k in range(outcomes))
        acting = walker.to_act()
        if not acting:
            outcome = walker.outcome()
            return outcome is not None and outcome.winners == (seat,)
        choices = len(walker.legal())
        if acting != (seat,) and (choices > 1 or not self._answers):
            return False  # a choice of another seat, or its turn
        if choices == 1:
            return self.after(0, decisions)
        if decisions == 0:
            return False
        return any(self.after(k, decisions - 1) for k in range(choices))


def quickest(game: Game[S, A, V, E, O], state: S, seat: Seat, *, most: int) -> int:
    """Return the smallest number of decisions, at most *most*, by which *seat* wins before another seat decides anything.

    Return 0 if there is none, if more than one first action wins so quickly, or if there is too much to play. Hidden cards are as in
    *state*, so a solution has still to be checked.
    """
    walker: Walker[object] = walking(game).walker(state, Random(0))  # noqa: S311  (from a state it is not used)
    choices = len(walker.legal())
    look = _Look(walker, seat, answers=capability(game, Turns[Any]) is not None)
    try:
        for decisions in range(most):
            winning = 0
            for k in range(choices):
                winning += look.after(k, decisions)
                if winning > 1:
                    return 0
            if winning:
                return decisions + 1
    except _Spent:
        pass
    return 0
