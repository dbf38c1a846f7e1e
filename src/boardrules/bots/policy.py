"""A bot whose choices come from a function of numbers, such as a trained network."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from operator import index
from typing import Any, Final, Generic, Protocol, SupportsIndex, TypeVar

from boardrules.bots.worlds import BotError, rebuilt, seat_of
from boardrules.capabilities import Numbering
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.registry import GameRef
from boardrules.transforms import capability

__all__ = ["Policy", "PolicyBot"]

V_contra = TypeVar("V_contra", contravariant=True)

FINE: Final = 1 << 53
"""Number of equal steps between 0 and 1 from which random fractions are drawn."""


class Policy(Protocol[V_contra]):
    """A policy: a function from a seat's observation and the numbers of its legal actions to a choice."""

    def __call__(self, observation: tuple[int, ...], legal: tuple[int, ...], view: V_contra, /) -> SupportsIndex | Iterable[float]:
        """Return one of the numbers in *legal*, or a weight of 0 or more for each of them, from which one is drawn.

        *observation* is the result of ``observe`` for the seat's *view*, and *legal* has the numbers of the legal actions, in the order of
        ``legal_actions``, in the seat's own space ``action_space(options).of(seat)``, so that one policy can play all seats.
        """
        ...  # pragma: no cover


@dataclass(frozen=True)
class PolicyBot(Generic[S, A, V, E, O]):
    """A bot that plays by *policy*. To pickle the bot, the policy must be picklable too.

    *options* are those of the game to play, which determine the meaning of the numbers. The game must have the capability
    :class:`boardrules.Numbering`.

    Raises
    ------
    BotError
        if the game numbers neither its actions nor its views.
    InvalidOptions
        if the game cannot be played with *options*.

    >>> from random import Random
    >>> from boardrules import RandomBot, pixies, simulate
    >>> two = pixies.Options(seats=2)
    >>> lowest = PolicyBot(pixies, lambda observation, legal, view: min(legal), two)
    >>> simulate(pixies, 4, options=two, bots=[lowest, RandomBot()]).games
    4
    """

    game: Game[S, A, V, E, O]
    policy: Policy[V]
    options: O | None = None

    def __post_init__(self) -> None:
        self._numbering().action_space(self.options)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), GameRef(self.game), (self.policy, self.options))

    def _numbering(self) -> Numbering[V, A, O]:
        found: Numbering[V, A, O] | None = capability(self.game, Numbering[V, A, O])
        if found is None:
            raise BotError(f"{self.game.SPEC.id} has no numbers for its actions and views (boardrules.Numbering), which a policy needs")
        return found

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action that the policy chooses, or one drawn by its weights.

        Raises ValueError if the policy returns a number that is not legal, or invalid weights.
        """
        numbering = self._numbering()
        space = numbering.action_space(self.options).of(seat_of(actions[0]))
        legal = tuple([space.index(action, view) for action in actions])
        answer = self.policy(numbering.observe(view), legal, view)
        number = _number(answer)
        if number is None:
            return actions[_drawn(answer, len(legal), rng)]
        if number not in legal:
            raise ValueError(f"the policy chose {number}, which is not one of the {len(legal)} legal numbers")
        return actions[legal.index(number)]


def _number(answer: object) -> int | None:
    """Return *answer* if it is one whole number of any library, or None for weights."""
    try:
        return index(answer) if isinstance(answer, SupportsIndex) else None
    except TypeError:  # an array has the method even if it holds several numbers
        return None


def _drawn(answer: Any, n: int, rng: Rng) -> int:
    """Return the place of a random weight, each with a probability in proportion to it."""
    try:
        weights = [float(weight) for weight in answer]
    except TypeError:
        weights = []
    total = sum(weights)
    if len(weights) != n or not 0 < total < inf or min(weights) < 0:
        raise ValueError(f"a policy returns a legal number, or {n} weights of 0 or more that are not all 0")
    left = total * (rng.randrange(FINE) / FINE)
    last = 0
    for at, weight in enumerate(weights):
        if weight > 0:
            last = at
            if left < weight:
                break
            left -= weight
    return last
