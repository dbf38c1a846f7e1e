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
"""Random numbers are drawn as fractions of so much."""


class Policy(Protocol[V_contra]):
    """What a policy is: a function of what a seat observes and of the numbers of its legal actions."""

    def __call__(self, observation: tuple[int, ...], legal: tuple[int, ...], view: V_contra, /) -> SupportsIndex | Iterable[float]:
        """One of the numbers in *legal*, or a weight for each of them, 0 or more, by which one is drawn.

        *observation* is what ``observe`` makes of the seat's *view*, and *legal* has the numbers of the legal actions, in the order of
        ``legal_actions``, in the seat's own space ``action_space(options).of(seat)``: so one policy plays all seats.
        """
        ...  # pragma: no cover


@dataclass(frozen=True)
class PolicyBot(Generic[S, A, V, E, O]):
    """Chooses as *policy* says. To be pickled, the policy must be picklable too.

    *options* are those that the game is played with: they say what the numbers mean. The game must have the capability
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
        """The action that the policy says, or one drawn by its weights.

        Raises ValueError if the policy answers with a number that is not legal, or with weights that are none.
        """
        numbering = self._numbering()
        space = numbering.action_space(self.options).of(seat_of(actions[0]))
        legal = tuple([space.index(action, view) for action in actions])
        answer = self.policy(numbering.observe(view), legal, view)
        number = _number(answer)
        if number is None:
            return actions[_drawn(answer, len(legal), rng)]
        if number not in legal:
            raise ValueError(f"the policy chose {number}, which is none of the {len(legal)} legal numbers")
        return actions[legal.index(number)]


def _number(answer: object) -> int | None:
    """*answer* if it is one whole number, of whatever library; None for weights."""
    try:
        return index(answer) if isinstance(answer, SupportsIndex) else None
    except TypeError:  # an array has the method even if it is no number
        return None


def _drawn(answer: Any, n: int, rng: Rng) -> int:
    """The place of a weight, each as likely as it is heavy."""
    try:
        weights = [float(weight) for weight in answer]
    except TypeError:
        weights = []
    total = sum(weights)
    if len(weights) != n or not 0 < total < inf or min(weights) < 0:
        raise ValueError(f"a policy answers with a legal number, or with {n} weights of 0 or more that are not all 0")
    left = total * (rng.randrange(FINE) / FINE)
    last = 0
    for at, weight in enumerate(weights):
        if weight > 0:
            last = at
            if left < weight:
                break
            left -= weight
    return last
