"""Shows that simulating keeps memory flat: ``python -m bench.size.memory_flat``, 100,000 games.

Prints resident memory at intervals. Flat means: after the first tenth of the games, which fills caches and the allocator's
pools, it grows by no more than ``--allowed`` MiB.
"""

from __future__ import annotations

import argparse
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

from bench.size.memory import MIB, resident
from boardrules import pixies
from boardrules.simulation import simulate

__all__ = ["main"]


class Watch:
    """Notes resident memory each time another share of the games is done."""

    def __init__(self, games: int, lines: int) -> None:
        self.noted: list[tuple[int, int]] = []
        self._every = max(1, games // lines)
        self._next = self._every
        self._start = perf_counter()

    def __call__(self, done: int, _of: int) -> None:
        """Note the games done; ``simulate`` calls this."""
        if done < self._next:
            return
        self._next += self._every
        held = resident()
        self.noted.append((done, held))
        print(f"{done:>10,} games{perf_counter() - self._start:>9.1f} s{held / MIB:>10.2f} MiB", flush=True)

    def growth(self) -> int:
        """Bytes gained from the first note to the greatest after it."""
        return max(held for _, held in self.noted) - self.noted[0][1]


def executor(workers: int) -> AbstractContextManager[Executor | None]:
    """Return no executor for 0 workers, else a pool of processes."""
    return ProcessPoolExecutor(workers) if workers else nullcontext()


def main() -> int:
    """Simulate and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--seats", type=int, default=2, help="of each game (2)")
    parser.add_argument("--lines", type=int, default=10, help="how often to print (10)")
    parser.add_argument("--workers", type=int, default=0, help="worker processes; 0 plays in this one, and is what is watched (0)")
    parser.add_argument("--allowed", type=float, default=1.0, help="growth in MiB after the first line that still counts as flat (1)")
    parser.add_argument("--require-targets", action="store_true", help="exit with 1 if memory is not flat")
    asked = parser.parse_args()
    watch = Watch(asked.games, asked.lines)
    print(f"{0:>10,} games{0:>9.1f} s{resident() / MIB:>10.2f} MiB")
    with executor(asked.workers) as pool:
        simulate(pixies, asked.games, options=pixies.Options(seats=asked.seats), seed="flat", executor=pool, progress=watch)
    flat = watch.growth() <= asked.allowed * MIB
    print(f"growth after the first line: {watch.growth() / MIB:.2f} MiB, {'flat' if flat else 'NOT FLAT'} (allowed {asked.allowed:g} MiB)")
    return 0 if flat or not asked.require_targets else 1


if __name__ == "__main__":
    raise SystemExit(main())
