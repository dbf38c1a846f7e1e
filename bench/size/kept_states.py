"""Memory of many kept states: ``python -m bench.size.kept_states --states 100000``, a process for each game.

Keeps every state of random games, as a search tree, a replay buffer or a server with many rooms does, and prints the memory that a state
takes: the growth of the process divided by the number of states. Neighbouring states share what did not change, so a state costs less than
it does alone; ``--alone`` keeps each as if it had been decoded by itself.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from bench.size.memory import MIB, resident
from boardrules import Dealer, from_msgpack, game, to_msgpack

__all__ = ["grown", "main"]


def states(name: str) -> Iterator[Any]:
    """Yield every state of random games, without end."""
    played = game(name)
    number = 0
    while True:
        dealer, rng = Dealer(number), Random(number)
        state = dealer.deal(played, played.new_game())
        while actions := played.legal_actions(state):
            yield state
            state = dealer.deal(played, played.apply(state, actions[rng.randrange(len(actions))]))
        number += 1


def grown(name: str, count: int, *, alone: bool) -> tuple[float, float]:
    """Keep *count* states; by how many bytes a state the process grew, and the CPU seconds that it took."""
    kept: list[Any] = []
    found = states(name)
    for _ in range(2000):  # what is made once
        next(found)
    start, before = time.process_time(), resident()
    for _ in range(count):
        state = next(found)
        kept.append(from_msgpack(type(state), to_msgpack(state)) if alone else state)
    return (resident() - before) / len(kept), time.process_time() - start


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["pixies", "pixel_tactics", "chibitactics"])
    parser.add_argument("--states", type=int, default=100_000)
    parser.add_argument("--alone", action="store_true", help="share nothing between states")
    asked = parser.parse_args()
    print(f"{asked.states:,} states{', each alone' if asked.alone else ''}")
    print(f"{'game':<16}{'bytes a state':>14}{'a million, MiB':>16}{'seconds':>10}")
    for name in asked.games:
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            each, seconds = pool.submit(grown, name, asked.states, alone=asked.alone).result()
        print(f"{name:<16}{each:>14,.0f}{each * 1e6 / MIB:>16,.0f}{seconds:>10.0f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
