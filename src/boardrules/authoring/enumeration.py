"""Games so small that all their positions can be listed: the states behind a view, and the possible states, are looked up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, Generic, TypeVar

import msgspec

from boardrules.authoring.checking import Rules
from boardrules.contract import Rng, Violation
from boardrules.values import RuleId, Seat

__all__ = ["Enumeration"]

S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E")
V = TypeVar("V")

MOST: Final = 100_000
"""Maximum number of positions of a game that can be listed."""


class Enumeration(Generic[S, A, V, E]):
    """The positions that can be reached from *start*, listed when they are first needed.

    :meth:`determinize` and :meth:`validate` are functions of the contract, to be bound to the names of a module.
    """

    def __init__(self, rules: Rules[S, A, E], start: S, view: Callable[[S, Seat | None], V], *, rule: RuleId | str) -> None:
        self._rules = rules
        self._start = start
        self._view = view
        self._rule = RuleId(rule)

    @cached_property
    def positions(self) -> dict[S, None]:
        """The positions, in the order in which they are found. Raises ValueError if there are more than 100,000."""
        found: dict[S, None] = {self._start: None}
        waiting = [self._start]
        while waiting:
            state = waiting.pop()
            for action in self._rules.choices(state):
                after = self._rules.play(state, action).state
                if after not in found:
                    found[after] = None
                    waiting.append(after)
            if len(found) > MOST:
                raise ValueError(f"the game has more than {MOST} positions, too many to list")
        return found

    @cached_property
    def _fitting(self) -> dict[V, list[S]]:
        fitting: dict[V, list[S]] = {}
        for state in self.positions:
            for seat in (*self._rules.seats(state), None):
                fitting.setdefault(self._view(state, seat), []).append(state)
        return fitting

    def determinize(self, view: V, rng: Rng) -> S:
        """Return a position that has this view, each equally likely."""
        fitting = self._fitting[view]
        return fitting[rng.randrange(len(fitting))]

    def validate(self, state: S) -> tuple[Violation, ...]:
        """Return a violation of *rule* unless play can lead to *state*."""
        return () if state in self.positions else (Violation("$", self._rule, "play cannot lead to this position"),)
