"""A search that several processes share."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic

from boardrules.bots.ismcts import ISMCTSBot
from boardrules.bots.mcts import MCTSBot
from boardrules.bots.tree import Tried
from boardrules.contract import A, E, O, Rng, S, V

__all__ = ["PooledBot"]

SEEDS: Final = 2**63


@dataclass(frozen=True)
class PooledBot(Generic[S, A, V, E, O]):
    """A bot that runs *parts* copies of a search at once, each with luck of its own, and takes the action that they tried most together.

    *executor* runs them: a ``ProcessPoolExecutor`` with as many processes, or any other of ``concurrent.futures``. Each part has the whole
    budget of *search*. So with a budget in seconds, two parts on two cores do twice the work in the same time.

    The choice follows from the view, the actions and the rng, on any executor, if the budget is in iterations. No part keeps its tree for
    the next decision, since another process may make that.

    Raises ValueError if *parts* is not positive.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> from boardrules import Seat, pixies
    >>> from boardrules.bots import ISMCTSBot
    >>> state = pixies.set_up(pixies.setup(first=1, picks=2, table=("B4_0",), areas={0: ". . . B4_C . . . . ."}))
    >>> with ThreadPoolExecutor(2) as pool:
    ...     PooledBot(ISMCTSBot(pixies, 20), pool).choose(pixies.view(state, Seat(0)), pixies.legal_actions(state), Random(1))
    Place(by=0, card='B4_0', cell=4, how='under')
    """

    search: ISMCTSBot[S, A, V, E, O] | MCTSBot[S, A, V, E, O]
    executor: Executor = field(repr=False)
    parts: int = 2

    def __post_init__(self) -> None:
        if self.parts < 1:
            raise ValueError(f"parts must be 1 or more, not {self.parts}")

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action that the parts tried most together. Raises what the executor raises if a process dies."""
        if len(actions) == 1:
            return actions[0]
        seeds = [rng.randrange(SEEDS) for _ in range(self.parts)]
        found = [part.result() for part in [self.executor.submit(_tried, self.search, view, actions, seed) for seed in seeds]]
        together = [(sum([each.visits for each in one]), sum([each.total for each in one])) for one in zip(*found, strict=True)]
        return actions[together.index(max(together))]


def _tried(search: ISMCTSBot[S, A, V, E, O] | MCTSBot[S, A, V, E, O], view: V, actions: tuple[A, ...], seed: int) -> tuple[Tried, ...]:
    """Return what one part found."""
    return search.tried(view, actions, Random(seed))  # noqa: S311  (a game, no secret)
