"""The same games on one process, on several, and on a cluster of Dask on this machine: ``python -m bench.simulation.executors``.

The summaries must be the same, with all cards and abilities in them. The time is that of the games: a pool or a cluster is started, and has
imported the library, before. Dask is left out where its ``distributed`` is not installed.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

from boardrules import game
from boardrules.simulation import Summary, simulate


def main() -> int:
    """Play on each executor, print a line for each; 0 if all summaries are the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pixies", help="the name of an installed game")
    parser.add_argument("-n", type=int, default=4000, help="how many games")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--chunk", type=int, default=50, help="games of one task")
    arguments = parser.parse_args()
    found = game(arguments.game)
    print(f"{arguments.n:,} games of {arguments.game}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    summaries: list[Summary] = []
    alone = 0.0
    several = f"{arguments.processes} processes"
    for title, make in (("1 process", here), (several, pool), (f"Dask, {several}", dask)):
        with make(arguments.processes) as executor:
            if executor is None and make is dask:
                print(f"{title:20} not installed")
                continue
            simulate(found, 4 * arguments.processes, uses=True, executor=executor, chunk=1)
            started = time.perf_counter()
            summaries.append(simulate(found, arguments.n, uses=True, executor=executor, chunk=arguments.chunk))
            seconds = time.perf_counter() - started
        alone = alone or seconds
        print(f"{title:20} {seconds:8.1f} s {arguments.n / seconds:10.1f} games a second, {alone / seconds:5.2f} times as fast", flush=True)
    same = all(summary == summaries[0] for summary in summaries)
    print("all summaries are THE SAME" if same else "the summaries DIFFER")
    return 0 if same else 1


@contextmanager
def here(processes: int) -> Iterator[Executor | None]:
    """Yield no executor: one process, whatever *processes* says."""
    del processes
    yield None


@contextmanager
def pool(processes: int) -> Iterator[Executor | None]:
    """Yield a pool of processes."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as executor:
        yield executor


@contextmanager
def dask(processes: int) -> Iterator[Executor | None]:
    """Yield a cluster of Dask on this machine; None if it is not installed."""
    if find_spec("distributed") is None:
        yield None
        return
    distributed: Any = import_module("distributed")
    with (
        distributed.LocalCluster(n_workers=processes, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        yield executor


if __name__ == "__main__":
    raise SystemExit(main())
