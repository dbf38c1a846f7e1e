"""A bot that looks one action ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic

from boardrules.bots.worlds import BotError, evaluating, rebuilt, seat_of, with_luck
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.registry import GameRef
from boardrules.values import Seat
from boardrules.walker import Walker
from boardrules.walkers import walking

__all__ = ["GreedyBot"]

FACES: Final = 6
"""Maximum number of outcomes of a chance point that are all tried and averaged."""


@dataclass(frozen=True)
class GreedyBot(Generic[S, A, V, E, O]):
    """A bot that takes the action after which the game's evaluation of its view is best; ties are broken at random.

    It tries each action in *worlds* random states that are consistent with the view and compares the mean values. Luck that an action calls
    for is averaged over all outcomes if it is one chance point of at most six, such as a die; other luck is drawn anew in each state. The
    game must have the capability :class:`boardrules.Evaluating`.

    Raises
    ------
    BotError
        if the game has no evaluation.
    ValueError
        if *worlds* is less than 1.

    >>> from random import Random
    >>> from boardrules import Seat, pixies
    >>> state = pixies.set_up(pixies.setup(first=1, picks=2, table=("B4_0",), areas={0: ". . . B4_C . . . . ."}))
    >>> GreedyBot(pixies).choose(pixies.view(state, Seat(0)), pixies.legal_actions(state), Random(1))
    Place(by=0, card='B4_0', cell=4, how='under')
    """

    game: Game[S, A, V, E, O]
    worlds: int = 3

    def __post_init__(self) -> None:
        if self.worlds < 1:
            raise ValueError(f"worlds must be 1 or more, not {self.worlds}")
        if evaluating(self.game) is None:
            raise BotError(f"{self.game.SPEC.id} has no evaluation of its views (boardrules.Evaluating), which a GreedyBot needs")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), GameRef(self.game), (self.worlds,))

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action of *actions* with the best mean value."""
        if len(actions) == 1:
            return actions[0]
        values = self.values(view, actions, rng)
        best = max(values)
        ties = [action for action, value in zip(actions, values, strict=True) if value == best]
        return ties[rng.randrange(len(ties))]

    def values(self, view: V, actions: tuple[A, ...], rng: Rng) -> tuple[float, ...]:
        """Return the mean value of the view after each of *actions*, from -1 to 1."""
        seat = seat_of(actions[0])
        sums = [0.0] * len(actions)
        before: S | None = None
        certain: dict[int, float] = {}
        places: dict[A, int] = {}
        for _ in range(self.worlds):
            world = self.game.determinize(view, rng)
            walker = walking(self.game).walker(world, rng)
            if before is None:
                places = {action: k for k, action in enumerate(walker.legal())}
            if world != before:  # in a game without secrets it is always the same
                certain.clear()
                before = world
            for at, action in enumerate(actions):
                value = certain.get(at)
                if value is None:
                    walker.mark()
                    walker.play(places[action])
                    value, exact = _value(walker, seat, rng)
                    walker.back()
                    if exact:
                        certain[at] = value
                sums[at] += value
        return tuple([total / self.worlds for total in sums])


def _value(walker: Walker[object], seat: Seat, rng: Rng) -> tuple[float, bool]:
    """Return the value of a position for *seat* after the luck that is due, and whether that value is exact."""
    outcomes = walker.chance()
    if outcomes > FACES:
        with_luck(walker, rng)
        return walker.evaluate(seat), False
    if not outcomes:
        return walker.evaluate(seat), True
    total, exact = 0.0, True
    for k in range(outcomes):
        walker.mark()
        walker.play(k)
        if walker.chance():
            with_luck(walker, rng)
            exact = False
        total += walker.evaluate(seat)
        walker.back()
    return total / outcomes, exact
