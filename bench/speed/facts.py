"""What the facts of a position cost, in applied actions: ``python -m bench.speed.facts``.

Whole random games of every game that derives facts, each played several times alike. Of each game the shortest times count, so that other
work on the machine does not. An action is applied as play goes on, right after the legal ones were asked for; the facts are those of
the view of a spectator, of every position in turn.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from time import process_time_ns
from typing import Any

import boardrules
from boardrules import Dealer, Facts, Game

__all__ = ["Times", "main", "measured"]

MOST = 3.0
"""So many times an applied action the facts of a position may cost."""


@dataclass
class Times:
    """Nanoseconds for all actions of a game and for the facts of all its positions, and how many of them there are."""

    apply: int = 0
    facts: int = 0
    steps: int = 0

    @property
    def ratio(self) -> float:
        """The cost of the facts of a position, in applied actions."""
        return self.facts / self.apply


def played(game: Game[Any, Any, Any, Any, Any], facts: Facts[Any, Any], seed: int) -> Times:
    """Play a random game."""
    rng, dealer, times = Random(seed), Dealer(seed=seed), Times()
    state = game.new_game()
    while actions := game.legal_actions(state):
        action = dealer.choose(game, state) if game.chance(state) else actions[rng.randrange(len(actions))]
        begun = process_time_ns()
        state = game.apply(state, action)
        times.apply += process_time_ns() - begun
        view = game.view(state, None)
        begun = process_time_ns()
        facts.facts(view)
        times.facts += process_time_ns() - begun
        times.steps += 1
    return times


def measured(game: Game[Any, Any, Any, Any, Any], facts: Facts[Any, Any], games: int, repeats: int, seed: int) -> Times:
    """Return the shortest times of each of *games* random games, added up."""
    total = Times()
    slices: list[list[Times]] = [[played(game, facts, seed + number) for number in range(games)] for _ in range(repeats)]
    for times in zip(*slices, strict=True):
        total.apply += min(one.apply for one in times)
        total.facts += min(one.facts for one in times)
        total.steps += times[0].steps
    return total


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each game (20)")
    parser.add_argument("--repeats", type=int, default=7, help="how often each is played (7)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    asked = parser.parse_args()
    too_much = False
    for name in boardrules.games():
        game = boardrules.game(name)
        facts: Facts[Any, Any] | None = boardrules.capability(game, Facts[Any, Any])
        if facts is None:
            continue
        times = measured(game, facts, asked.games, asked.repeats, asked.seed)
        too_much |= times.ratio > MOST
        apply, derived = times.apply / times.steps / 1000, times.facts / times.steps / 1000
        print(f"{name:<16}{apply:>8.1f} us an action{derived:>8.1f} us the facts of a position{times.ratio:>8.2f} times")
    return 1 if too_much else 0


if __name__ == "__main__":
    raise SystemExit(main())
