"""A bot that searches: flat Monte Carlo, for any game, against a bot that plays at random, on as many processes as you like.

For each legal action it makes positions that fit what its seat may know, plays them to the end at random, and takes the action that
did best on average. It sees views only; ``determinize`` fills in what it cannot know. Nothing here is about Pixies but the last lines.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Generic

from boardrules import GameRef, Rng, pixies
from boardrules.bots import RandomBot
from boardrules.contract import A, E, O, S, V
from boardrules.simulation import simulate
from boardrules.values import Seat


@dataclass(frozen=True)
class MonteCarloBot(Generic[S, A, V, E, O]):
    """Tries every action in *playouts* random games. It holds a reference to its game, so it can be sent to another process."""

    ref: GameRef[S, A, V, E, O]
    seat: Seat
    playouts: int = 8

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """The action with the greatest lead at the end of random games."""
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: self.worth(view, action, rng))

    def worth(self, view: V, action: A, rng: Rng) -> int:
        """By how much this seat leads at the end, summed over random games that begin with *action*."""
        game = self.ref.game
        return sum(self.lead(game.apply_unchecked(game.determinize(view, rng), action), rng) for _ in range(self.playouts))

    def lead(self, state: S, rng: Rng) -> int:
        """The lead of this seat over the best of the others, at the end of one random game from *state*."""
        game = self.ref.game
        while True:
            outcomes = game.chance(state)
            if outcomes:
                state = game.apply_unchecked(state, game.chance_action(state, rng.randrange(outcomes)))
                continue
            actions = game.legal_actions(state)
            if not actions:
                break
            state = game.apply_unchecked(state, actions[rng.randrange(len(actions))])
        outcome = game.outcome(state)
        scores = () if outcome is None else outcome.scores
        return scores[self.seat] - max(score for seat, score in enumerate(scores) if seat != self.seat)


def main() -> None:
    """Play a few games and print how often the search won."""
    bots = (MonteCarloBot(GameRef(pixies), Seat(0)), RandomBot())
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        summary = simulate(pixies, 6, options=pixies.Options(seats=2), bots=bots, seed=2, executor=pool, chunk=1)
    print(summary.table())
    print(f"\nthe search won {100 * summary.wins[0] / summary.games:.0f} % of {summary.games} games")


if __name__ == "__main__":
    main()
