"""The common parts of the bots that search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Generic
from weakref import WeakKeyDictionary

from boardrules.bots.search import Search
from boardrules.bots.style import DEFAULT, Style
from boardrules.bots.tree import Tree, Tried
from boardrules.bots.worlds import evaluating, rebuilt, seat_of
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.registry import GameRef
from boardrules.transforms import capability
from boardrules.values import Seat
from boardrules.walker import Trained, Walker
from boardrules.walkers import walking

__all__ = ["SearchBot"]


@dataclass(frozen=True)
class SearchBot(Generic[S, A, V, E, O]):
    """A bot that plays *game* by a :class:`Search` with a budget of *iterations*, or of *seconds* of *clock* if they are given.

    With ``time.process_time`` as the clock the seconds are those of the processor, whatever else runs on the machine.

    What the search finds for a seat is kept for its next decision, as long as the rng lives: an rng of its own for each game and seat
    makes a choice follow from the rng and the course of the game.

    Raises ValueError if the budget is not positive.
    """

    game: Game[S, A, V, E, O]
    iterations: int = 100
    seconds: float | None = None
    style: Style = DEFAULT
    clock: Callable[[], float] = field(default=monotonic, repr=False)
    _trees: WeakKeyDictionary[Rng, dict[Seat, Tree]] = field(
        default_factory=WeakKeyDictionary[Rng, "dict[Seat, Tree]"], init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        if self.iterations < 1 or (self.seconds is not None and not 0 < self.seconds < inf):
            raise ValueError(f"iterations must be 1 or more and seconds more than 0, not {self.iterations} and {self.seconds}")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), GameRef(self.game), (self.iterations, self.seconds, self.style, self.clock))

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action of *actions* that the search tried most."""
        if len(actions) == 1:
            return actions[0]
        found = self.tried(view, actions, rng)
        return actions[found.index(max(found))]

    def tried(self, view: V, actions: tuple[A, ...], rng: Rng) -> tuple[Tried, ...]:
        """Return how often the search tried each of the *actions*, and what it found them worth together."""
        seat = seat_of(actions[0])
        game, style = self.game, self.style
        evaluates = style.payoff == "victory" and evaluating(game) is not None
        search = Search(game, starting(game, style), seat, rng, style, self._tree(seat, rng), evaluates=evaluates)
        return search.run(view, actions, self.iterations, self.seconds, self.clock)

    def _tree(self, seat: Seat, rng: Rng) -> Tree:
        """Return the tree of the last decision that *seat* made with *rng*, to go on with, or a new one."""
        try:
            trees = self._trees.setdefault(rng, {})
        except TypeError:  # it cannot be referred to weakly
            return Tree()
        tree = trees.setdefault(seat, Tree())
        tree.grow()
        return tree


def starting(game: Game[S, A, V, E, O], style: Style) -> Callable[[S | V, Rng], Walker[A]]:
    """Return the function that makes the walkers of a search."""
    trained: Trained[S, V, A] | None = capability(game, Trained[S, V, A]) if style.trained else None
    return walking(game).walker if trained is None else trained.trained_walker
