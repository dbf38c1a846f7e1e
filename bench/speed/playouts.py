"""Random games by walkers and searches beside the loop without walkers: ``python -m bench.speed.playouts [--before REVISION]``.

``loop`` calls ``legal_actions`` and ``apply_unchecked``, and draws luck by ``chance`` and ``chance_action``; ``walk`` plays on a walker, a
step at a time; ``playout`` plays whole games. ``iterations`` are those of ``ismcts`` at the tenth decision of a game. ``cold legal`` and
``cold apply`` are calls with states that were just decoded.

All take turns in every repeat, each in a process of its own; time is that of the processor, and ratios are medians. With ``--before``,
``git archive`` takes the sources of REVISION, and every ratio is to them; those of ``walk`` and ``playout`` are to their loop. The sources
of today run on the build that is installed or in ``PYTHONPATH``, compiled or not; those of REVISION are plain Python.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, TypeAlias

from bench.revisions import ROOT, sources_of

__all__ = ["main"]

AnyGame: TypeAlias = Any  # a game of either tree; the checker knows one of them

GAMES: Final = {"pixies": 1000, "pixel_tactics": 80, "chibitactics": 100}
"""How many random games make a slice."""
ITERATIONS: Final = 100
SEARCHES: Final = 32
"""Searches of a slice, after eight to warm up."""
COLD: Final = 400
TENTH: Final = 10


def looped(game: AnyGame, rng: Random) -> None:
    """Play a random game by the unchecked functions of the contract."""
    chance, outcome, legal_actions, go, randrange = game.chance, game.chance_action, game.legal_actions, game.apply_unchecked, rng.randrange
    state = game.new_game()
    while True:
        if n := chance(state):
            state = go(state, outcome(state, randrange(n)))
        elif actions := legal_actions(state):
            state = go(state, actions[randrange(len(actions))])
        else:
            return


def walked(game: AnyGame, rng: Random) -> None:
    """Play a random game on a walker, one step at a time."""
    walker, randrange = game.walker(game.new_game(), rng), rng.randrange
    chance, legal, go = walker.chance, walker.legal, walker.play
    while n := chance() or len(legal()):
        go(randrange(n))


def played_out(game: AnyGame, rng: Random) -> None:
    """Play a random game by ``playout``."""
    game.walker(game.new_game(), rng).playout(rng)


def games(play: Callable[[AnyGame, Random], None], game: AnyGame, number: int, seed: int) -> float:
    """Return random games a second, after some to warm up."""
    rng = Random(seed)
    for _ in range(number // 8):
        play(game, rng)
    start = process_time()
    for _ in range(number):
        play(game, rng)
    return number / (process_time() - start)


def iterations(game: AnyGame, seed: int) -> float:
    """Return iterations a second of searches at the tenth decision between two actions or more of random games."""
    from boardrules import Dealer  # noqa: PLC0415  (of the tree that is measured)
    from boardrules.bots import ISMCTSBot  # noqa: PLC0415

    seconds = 0.0
    for number in range(-8, SEARCHES):
        rng, dealer = Random(f"{seed}/{number}"), Dealer(f"{seed}/{number}")
        state = dealer.deal(game, game.new_game())
        decisions = 0
        while True:
            seat = game.to_act(state)[0]
            actions = game.legal_actions(state, seat)
            decisions += len(actions) > 1
            if decisions == TENTH:
                break
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
        start = process_time()
        ISMCTSBot(game, ITERATIONS).choose(game.view(state, seat), actions, rng)
        seconds += process_time() - start if number >= 0 else 0
    return ITERATIONS * SEARCHES / seconds


def cold(game: AnyGame, seed: int, *, applied: bool) -> float:
    """Return calls a second of ``apply`` or ``legal_actions`` with states of random games that were just decoded."""
    from boardrules import Dealer, from_msgpack, to_msgpack  # noqa: PLC0415  (of the tree that is measured)

    rng = Random(seed)
    kept: list[tuple[bytes, Any]] = []
    while len(kept) < COLD:
        dealer = Dealer(rng.getrandbits(64))
        state = dealer.deal(game, game.new_game())
        while actions := game.legal_actions(state):
            action = actions[rng.randrange(len(actions))]
            if not rng.randrange(5):
                kept.append((to_msgpack(state), action))
            state = dealer.deal(game, game.apply(state, action))
    kind, seconds = type(state), 0.0
    for data, action in kept:
        state = from_msgpack(kind, data)
        start = process_time()
        if applied:
            game.apply(state, action)
        else:
            game.legal_actions(state)
        seconds += process_time() - start
    return len(kept) / seconds


KINDS: Final[dict[str, Callable[[AnyGame, int, int], float]]] = {
    "loop": lambda game, number, seed: games(looped, game, number, seed),
    "walk": lambda game, number, seed: games(walked, game, number, seed),
    "playout": lambda game, number, seed: games(played_out, game, number, seed),
    "iterations": lambda game, _, seed: iterations(game, seed),
    "cold legal": lambda game, _, seed: cold(game, seed, applied=False),
    "cold apply": lambda game, _, seed: cold(game, seed, applied=True),
}
"""What is measured, each a rate a second."""
BESIDE: Final = {"walk": "loop", "playout": "loop"}
"""What the kinds that older sources do not have are compared with."""


def measured(kind: str, name: str, seed: int, sources: Path | None) -> float:
    """Return the rate of a *kind* in a process of its own, on the *sources* or on the tree that runs."""
    path = [str(ROOT)] if sources is None else [str(sources), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *filter(None, [os.environ.get("PYTHONPATH")])])}
    command = [sys.executable, "-m", "bench.speed.playouts", "--one", kind, name, str(seed)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout)  # noqa: S603


def compared(name: str, repeats: int, before: Path | None) -> None:
    """Measure a game, and print a line for each kind."""
    rows: dict[str, list[tuple[float, float]]] = {kind: [] for kind in KINDS}
    for seed in range(repeats):
        known: dict[str, float] = {}
        for kind in KINDS:
            beside = BESIDE.get(kind, kind)
            if beside not in known:
                known[beside] = measured(beside, name, seed, before)
            rows[kind].append((known[beside] if beside == kind and before is None else measured(kind, name, seed, None), known[beside]))
    for kind, rates in rows.items():
        print(
            f"{name:<16}{kind:<12}{median([now for now, _ in rates]):>12,.1f}{median([now / was for now, was in rates]):>8.2f}", flush=True
        )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES), help=f"default: {', '.join(GAMES)}")
    parser.add_argument("--before", metavar="REVISION", help="compare with the sources of this revision")
    parser.add_argument("--repeats", type=int, default=9, help="of which the median counts (9)")
    parser.add_argument("--one", nargs=3, metavar=("KIND", "GAME", "SEED"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        kind, name, seed = asked.one
        print(KINDS[kind](import_module(f"boardrules.{name}"), GAMES[name], int(seed)))
        return 0
    print(f"{'':<16}{'':<12}{'a second':>12}{'ratio':>8}")
    with sources_of(asked.before) if asked.before else nullcontext() as before:
        for name in asked.game:
            compared(name, asked.repeats, before)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
