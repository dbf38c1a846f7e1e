"""Random games of every mode, on the walkers of this tree and by the loop of older sources: ``python -m tools.same_games REVISION``.

What makes a game faster must not change a rule. Both sides choose by the same random numbers, so they play the same games as long as the
same actions are legal, in the same order. On walkers, some lines are tried and taken back in between, as a search does, so that nothing
may be kept that another line has changed. What is compared is a digest of the legal actions of all decisions, and of the outcome.

REVISION must have the same rules. This tree is the build that is installed or in ``PYTHONPATH``, compiled or not.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from bench.revisions import ROOT, sources_of
from boardrules.codec import from_json, to_json, to_msgpack

__all__ = ["main"]

AnyGame: TypeAlias = Any  # a game of either tree; the checker knows one of them

EVERY: Final = 7
"""After how many actions a walker tries a line."""
LONGEST: Final = 12


def walked(game: AnyGame, options: Any, rng: Random) -> Iterator[bytes]:
    """Play a random game on a walker, and yield the legal actions of each decision, then the outcome."""
    walker = game.walker(game.new_game(options), rng)
    steps = 0
    while True:
        number = walker.chance()
        if not number:
            actions = walker.legal()
            if not actions:
                break
            yield encoded(actions)
            number = len(actions)
        if steps % EVERY == EVERY - 1:
            tried(walker, Random(steps))  # noqa: S311  (not secret)
        walker.play(rng.randrange(number))
        steps += 1
    yield to_json(walker.outcome())


def tried(walker: AnyGame, rng: Random) -> None:
    """Play a random line, and take it back."""
    walker.mark()
    for _ in range(rng.randrange(1, LONGEST)):
        number = walker.chance() or len(walker.legal())
        if not number:
            break
        walker.play(rng.randrange(number))
    walker.back()


def looped(game: AnyGame, options: Any, rng: Random) -> Iterator[bytes]:
    """Play the same game by the functions of the contract."""
    state = game.new_game(options)
    while True:
        if number := game.chance(state):
            action = game.chance_action(state, rng.randrange(number))
        elif actions := game.legal_actions(state):
            yield encoded(actions)
            action = actions[rng.randrange(len(actions))]
        else:
            break
        state = game.apply_unchecked(state, action)
    yield to_json(game.outcome(state))


def encoded(actions: Sequence[Any]) -> bytes:
    return b"".join([to_msgpack(action) for action in actions])


def digests(kind: str, name: str, options: str, seeds: range) -> list[str]:
    """Return a digest of the game of each seed."""
    game: AnyGame = import_module(f"boardrules.{name}")
    play = walked if kind == "walk" else looped
    found: list[str] = []
    for seed in seeds:
        digest = blake2b(digest_size=8)
        for part in play(game, from_json(game.SPEC.options, options), Random(seed)):  # noqa: S311  (not secret)
            digest.update(part)
        found.append(digest.hexdigest())
    return found


def differing(name: str, options: str, seeds: range, before: Path) -> list[int]:
    """Return the seeds whose games differ between *before* and this tree; both play at the same time."""
    running: list[subprocess.Popen[str]] = []
    for kind, sources in (("loop", [str(before)]), ("walk", [*filter(None, [os.environ.get("PYTHONPATH")])])):
        command = [sys.executable, "-m", "tools.same_games", "--one", kind, name, options, str(seeds.start), str(seeds.stop)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sources, str(ROOT)])}
        running.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
    old, new = [process.communicate()[0].split() for process in running]
    if any(process.returncode for process in running):
        raise SystemExit(f"{name} {options}: a side has failed, see above")
    return [seed for seed, was, now in zip(seeds, old, new, strict=True) if was != now]


def main() -> int:
    """Play and compare; 1 if games differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", default="HEAD", help="the older sources (HEAD: what was committed last)")
    parser.add_argument("-n", type=int, default=20, help="the games of each mode (20)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--mode", action="append", help="only modes whose names begin so, such as duel-en; may be repeated")
    parser.add_argument("--one", nargs=5, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        kind, name, options, first, end = asked.one
        print(*digests(kind, name, options, range(int(first), int(end))), sep="\n")
        return 0
    from tests.modes import TABLES  # noqa: PLC0415  (of this tree, which the older sources may not go with)

    chosen = {mode: table for mode, table in TABLES.items() if mode.startswith(tuple(asked.mode or [""]))}
    seeds = range(asked.first, asked.first + asked.n)
    faulty = False
    with sources_of(asked.revision) as before:
        for mode, (game, options) in chosen.items():
            found = differing(game.__name__.rpartition(".")[2], to_json(options).decode(), seeds, before)
            faulty |= bool(found)
            print(f"{mode:<24}{asked.n:>6} games{f', different with the seeds {found[:10]}' if found else ', the same'}", flush=True)
    return int(faulty)


if __name__ == "__main__":
    raise SystemExit(main())
