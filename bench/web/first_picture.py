"""Time pictures that nothing is remembered for: ``python -m bench.web.first_picture --before TREE``, with ``PYTHONPATH=src``.

Positions of random games are drawn, each after all caches of functions have been emptied. Trees take turns, each run in a process of its
own. Printed are, for each game, milliseconds of CPU time for a picture in each tree, and their ratio: medians of the runs, each the best
of its rounds.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from boardrules import Dealer, Match, Seat, game, games, rendering

HERE = Path(__file__).resolve().parents[2]
ROUNDS = 5


def views(name: str) -> list[Any]:
    """Return what the first seat sees in random games, every sixth action."""
    played: Any = game(name)
    found = []
    for seed in range(2):
        match, rng = Match(played, dealer=Dealer(str(seed))), Random(seed)
        while not match.over and match.ply < 60:
            seat = played.to_act(match.state)[0]
            match.submit(seat, rng.choice(played.legal_actions(match.state, seat)))
            if match.ply % 6 == 0:
                found.append(played.view(match.state, Seat(0)))
    return found


def cold(name: str) -> float:
    """Return the milliseconds for a picture, at best."""
    played: Any = game(name)
    drawing, drawn = rendering(played), views(name)
    for view in drawn:
        drawing.render_svg(view)  # loads what is loaded once
    caches = [found for found in gc.get_objects() if type(found).__name__ == "_lru_cache_wrapper"]
    took = []
    for _ in range(ROUNDS):
        all_of_it = 0.0
        for view in drawn:
            for cache in caches:
                cache.cache_clear()
            gc.collect()
            gc.disable()
            begun = time.process_time()
            drawing.render_svg(view)
            all_of_it += time.process_time() - begun
            gc.enable()
        took.append(all_of_it / len(drawn) * 1000)
    return min(took)


def measured(tree: Path, name: str, python: str) -> float:
    """Measure *tree* in a process of its own; this module is of this tree."""
    path = {"PYTHONPATH": f"{tree / 'src'}:{HERE}"}
    command = [python, "-m", "bench.web.first_picture", "--one", name]
    done = subprocess.run(command, cwd=HERE, env=path, capture_output=True, text=True, check=True)  # noqa: S603  (this module itself)
    return float(done.stdout)


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description="first pictures")
    parser.add_argument("--before", type=Path, help="another source tree, measured in turn with this one")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--python", default=sys.executable, help="the interpreter, one with few packages for less noise")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        sys.stdout.write(f"{cold(arguments.one)}\n")
        return 0
    trees = [arguments.before, HERE] if arguments.before else [HERE]
    for name in games():
        runs = [[measured(tree, name, arguments.python) for tree in trees] for _ in range(arguments.runs)]
        *before, now = [statistics.median(of) for of in zip(*runs, strict=True)]
        ratio = "".join(f"{then:.2f} ms before, ratio {now / then:.2f}, " for then in before)
        sys.stdout.write(f"{name}: {ratio}{now:.2f} ms now\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
