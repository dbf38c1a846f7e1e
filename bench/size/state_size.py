"""How small a state is: encoded, and kept in memory. ``python -m bench.size.state_size``.

Encoded: MessagePack bytes of every state of random games, luck's own states included, for each number of seats of Pixies and each
edition of Pixel Tactics.
Kept: what a state costs a program that keeps all of them, as a search tree does: the resident memory of the process, and what
Python's own allocator counts. States share what did not change, so this is not the size of one state alone.
"""

from __future__ import annotations

import argparse
import gc
import tracemalloc
from collections.abc import Iterator
from random import Random
from statistics import mean, median
from typing import TypeVar

from bench.size.memory import resident
from boardrules import Dealer, Game, pixel_tactics, pixies, to_msgpack

__all__ = ["main", "states"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (options, as in the library)

LIMITS = {2: 800, 6: 1300}
"""MessagePack bytes that no state of Pixies may exceed, by the number of seats."""

TACTICS_LIMIT = 4096
"""MessagePack bytes that no state of Pixel Tactics may exceed."""


def states(game: Game[S, A, V, E, O], options: O, seed: int) -> Iterator[S]:
    """Yield every state of one random game, those that wait for luck included."""
    rng, dealer = Random(seed), Dealer(seed=seed)
    state = game.new_game(options)
    yield state
    while game.to_act(state):
        if game.chance(state):
            state = game.apply(state, dealer.choose(game, state))
        else:
            actions = game.legal_actions(state)
            state = game.apply(state, actions[rng.randrange(len(actions))])
        yield state


def print_tactics(games: int) -> bool:
    """Sizes of Pixel Tactics by edition and cards; whether the limit is kept."""
    print(f"MessagePack bytes of a state of Pixel Tactics, {games} random games each")
    print(f"{'edition':<8}{'cards':<14}{'median':>8}{'mean':>8}{'max':>8}   verdict")
    kept = True
    for edition in pixel_tactics.EDITIONS.values():
        for cards in ("set_1_first", "set_1"):
            options = pixel_tactics.Options(edition=edition.id, cards=(cards,))
            sizes = [len(to_msgpack(state)) for seed in range(games) for state in states(pixel_tactics, options, seed)]
            good = max(sizes) <= TACTICS_LIMIT
            kept = kept and good
            verdict = f"limit {TACTICS_LIMIT}: {'kept' if good else 'EXCEEDED'}"
            print(f"{edition.id:<8}{cards:<14}{median(sizes):>8.0f}{mean(sizes):>8.0f}{max(sizes):>8}   {verdict}")
    return kept


def print_encoded(games: int) -> bool:
    """Sizes by the number of seats; whether all limits are kept."""
    print(f"MessagePack bytes of a state of Pixies, {games} random games each")
    print(f"{'seats':<8}{'cards':<14}{'median':>8}{'mean':>8}{'max':>8}   verdict")
    kept = True
    for flower_power in (False, True):
        for seats in range(2, 7 if flower_power else 6):
            options = pixies.Options(seats=seats, flower_power=flower_power)
            sizes = [len(to_msgpack(state)) for seed in range(games) for state in states(pixies, options, seed)]
            limit = LIMITS.get(seats)
            good = limit is None or max(sizes) <= limit
            kept = kept and good
            verdict = "" if limit is None else f"limit {limit}: {'kept' if good else 'EXCEEDED'}"
            cards = "Flower Power" if flower_power else "base"
            print(f"{seats:<8}{cards:<14}{median(sizes):>8.0f}{mean(sizes):>8.0f}{max(sizes):>8}   {verdict}")
    return kept


def keep(count: int, seats: int) -> list[pixies.State]:
    """Return the first *count* states of random games."""
    kept: list[pixies.State] = []
    seed = 0
    while len(kept) < count:
        kept.extend(states(pixies, pixies.Options(seats=seats, flower_power=seats == 6), seed))
        seed += 1
    del kept[count:]
    return kept


def print_kept(count: int, seats: int) -> None:
    """Memory for each kept state: first as the system sees it, in a process whose allocator has not been used for it yet."""
    gc.collect()
    before = resident()
    kept = keep(count, seats)
    gc.collect()
    by_system = (resident() - before) / len(kept)
    del kept
    gc.collect()
    tracemalloc.start()
    kept = keep(count, seats)
    gc.collect()
    by_python = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    print(f"{seats} seats, {len(kept):,} states kept: {by_python:,.0f} bytes each by tracemalloc, {by_system:,.0f} by resident memory")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pixies", choices=["pixies", "pixel_tactics"], help="whose states (pixies)")
    parser.add_argument("--games", type=int, default=100, help="random games for each of the options (100)")
    parser.add_argument("--keep", type=int, default=20_000, help="states of Pixies to keep (20000)")
    parser.add_argument("--seats", type=int, default=2, help="seats of the games whose states are kept (2)")
    parser.add_argument("--require-targets", action="store_true", help="exit with 1 if a state is larger than its limit")
    asked = parser.parse_args()
    if asked.game == "pixel_tactics":
        kept = print_tactics(asked.games)
    else:
        print_kept(asked.keep, asked.seats)
        print()
        kept = print_encoded(asked.games)
    return 0 if kept or not asked.require_targets else 1


if __name__ == "__main__":
    raise SystemExit(main())
