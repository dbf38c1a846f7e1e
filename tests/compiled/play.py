"""Random games, one line each: ``python -m tests.compiled.play GAME NUMBER``.

A line has a digest of everything that happened. Two builds of the library that print the same lines play the same games.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from boardrules import CHANCE, Dealer, Seat, canonical, fingerprint, game, to_json, walking
from boardrules.testing import option_grid


def lines(name: str, number: int) -> Iterator[str]:
    """Yield a line a game: its number, its actions, a digest of all legal actions, events and states, its last fingerprint, its outcome."""
    played: Any = game(name)
    grid = option_grid(played)
    for seed in range(number):
        rng, dealer, digest = random.Random(seed), Dealer(seed), blake2b(digest_size=16)
        state = played.new_game(grid[seed % len(grid)])
        actions = 0
        while acting := played.to_act(state):
            if acting == (CHANCE,):
                action = dealer.choose(played, state)
            else:
                legal = played.legal_actions(state)
                digest.update(b"".join(map(to_json, legal)))
                action = rng.choice(legal)
            step = played.step(state, action)
            digest.update(b"".join(map(to_json, step.events)))
            digest.update(canonical(step.state))
            state = step.state
            actions += 1
        yield f"{seed} {actions} {digest.hexdigest()} {fingerprint(state)} {played.outcome(state)}\n"


def walked(name: str, number: int) -> Iterator[str]:
    """Yield a line a game that is played in place: its number, its actions, a digest of all legal actions and values, its outcome."""
    played: Any = game(name)
    grid = option_grid(played)
    for seed in range(number):
        rng, digest = random.Random(seed), blake2b(digest_size=16)
        walker = walking(played).walker(played.new_game(grid[seed % len(grid)]), rng)
        actions = 0
        while legal := walker.legal():
            digest.update(repr((legal, walker.chance(), walker.to_act(), walker.evaluate(Seat(0)))).encode())
            if actions % 10 == 0:
                walker.mark()
                walker.play(rng.randrange(len(legal)))
                walker.back()
            walker.play(rng.randrange(len(legal)))
            actions += 1
        yield f"walker {seed} {actions} {digest.hexdigest()} {walker.outcome()}\n"


if __name__ == "__main__":
    sys.stdout.writelines(lines(sys.argv[1], int(sys.argv[2])))
    sys.stdout.writelines(walked(sys.argv[1], int(sys.argv[2])))
