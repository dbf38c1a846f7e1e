"""The processes in which games are played, and those in which bots search."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread

from boardrules.bots.named import parts_of
from boardrules.cli._screen.terminal import CommandError

__all__ = ["searchers", "workers"]


def workers(jobs: int) -> ProcessPoolExecutor:
    """Return *jobs* processes that play games. They ignore Ctrl-C, so that this process alone answers it, after their games."""
    return _pool(jobs, signal.SIG_IGN)


@contextmanager
def searchers(bots: str, *, jobs: int = 1) -> Generator[Executor | None, None, None]:
    """Yield the processes in which *bots* search, such as 4 for ``expert@4``, or None if each bot searches in this process alone.

    Ctrl-C ends these processes, so that nobody waits for a search that is no longer wanted. Raises CommandError if *jobs* processes are to
    play games too, since they could not share these, and BotError if a number of processes is wrong.
    """
    parts = parts_of(bots)
    if not parts:
        yield None
        return
    if jobs > 1:
        raise CommandError(f"bots that search in processes of their own (@{parts}) play one game at a time: leave out -j, or @{parts}")
    with _pool(parts, signal.SIG_DFL) as pool:
        yield pool


def _pool(processes: int, interrupted: signal.Handlers) -> ProcessPoolExecutor:
    # Do not fork, because this process may have threads.
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _prepare, (interrupted,))


def _prepare(interrupted: signal.Handlers) -> None:
    """Prepare a new process: *interrupted* is its answer to Ctrl-C, and it ends with its parent, even if that is killed."""
    signal.signal(signal.SIGINT, interrupted)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # pragma: no cover  (the measurement of coverage ends with the process)
