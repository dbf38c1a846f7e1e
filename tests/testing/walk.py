"""Walkers beside the contract in many games: ``python -m tests.testing.walk GAME NUMBER [FIRST]``.

The games go through all options of the grid of the game in turn. They are compared by the law ``walker`` alone, so there can be many.
"""

from __future__ import annotations

import sys
from typing import Any

from boardrules import CHANCE, Dealer, game
from boardrules.testing import option_grid
from boardrules.testing._laws.play import flow, walkers
from boardrules.testing._run import Bench, Effort, Run, luck, observe


def walk(name: str, number: int, first: int = 0) -> int:
    """Play games *first* and following, and return the number of plies. Raises LawBroken."""
    played = game(name)
    grid = option_grid(played)
    bench: Bench[Any, Any, Any, Any, Any] = Bench(played, Effort(0, 0, 0, 0, ()))
    plies = 0
    for seed in range(first, first + number):
        rng, dealer = luck(f"{seed}/choices"), Dealer(seed)
        run: Run[Any, Any, Any, Any, Any] = Run(bench, luck(seed))
        state = played.new_game(grid[seed % len(grid)])
        flow.seats(run, state)
        walkers.begin(run, state)
        position = observe(run, state, 0)
        walkers.walked(run, position)
        while position.to_act:
            action = dealer.choose(played, position.state) if position.to_act == (CHANCE,) else rng.choice(position.legal)
            run.whole = run.chance(0.1)
            walkers.follow(run, position, action)
            position = observe(run, played.apply_unchecked(position.state, action), position.ply + 1)
            walkers.walked(run, position)
            plies += 1
    return plies


if __name__ == "__main__":
    sys.stdout.write(f"{sys.argv[1]}: {walk(sys.argv[1], *map(int, sys.argv[2:]))} plies in {sys.argv[2]} games\n")
