"""Execution of tasks: submit them to an executor, take the results in order, and find the games that kill their workers."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import replace
from typing import Any, Final, Generic, TypeAlias

from boardrules.contract import A, E, O, S, V
from boardrules.simulation.playing import Played, Task, play

__all__ = ["FRUITLESS", "add_lost", "played_by"]

FRUITLESS: Final = 10
"""Maximum number of deaths in a row, without a result between them, before all other games are given up."""

Result: TypeAlias = tuple[Task[S, A, V, E, O], Played | None]


def played_by(executor: Executor | None, tasks: Iterator[Task[S, A, V, E, O]], in_flight: int) -> Iterator[Result[S, A, V, E, O]]:
    """Yield each task with its result, in order; without an executor the tasks are played in this process.

    A task is made only when it is submitted. If its worker dies, its games are played again, one at a time, as a task each; the result of a
    game that kills its worker again is None. A broken process pool is replaced by a new one. If another kind of executor breaks, or after
    :data:`FRUITLESS` deaths in a row, all other tasks are returned without a result.
    """
    if executor is None:
        for task in tasks:
            yield task, play(task)
        return
    workers: _Workers[S, A, V, E, O] = _Workers(executor)
    waiting: deque[tuple[Task[S, A, V, E, O], Future[Played] | None]] = deque()
    try:
        for task in tasks:
            waiting.append((task, workers.submit(task)))
            if len(waiting) == in_flight:
                yield from workers.results(*waiting.popleft())
        while waiting:
            yield from workers.results(*waiting.popleft())
    finally:
        for _, future in waiting:
            if future is not None:
                future.cancel()
        workers.close()


def add_lost(lost: list[range], task: Task[S, A, V, E, O]) -> None:
    """Add the games of *task* to those without a result, which are in ascending order."""
    if lost and lost[-1].stop == task.first:
        lost[-1] = range(lost[-1].start, task.last)
    else:
        lost.append(range(task.first, task.last))


class _Workers(Generic[S, A, V, E, O]):
    """An executor, with the pools that replace it after workers have died."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._pools: list[Executor] = []
        """The pools that were made here."""
        self._alone: Executor | None = None
        """A pool in which one game is played at a time."""
        self._deaths = 0
        """The number of workers that died since the last result."""

    def submit(self, task: Task[S, A, V, E, O]) -> Future[Played] | None:
        """Submit *task*. Return None if the executor is broken and cannot be replaced."""
        try:
            return self._executor.submit(play, task)
        except BrokenExecutor:
            pool = self._like(self._executor, None)
            if pool is None:
                self._deaths = FRUITLESS
                return None
            self._executor = pool
            return self._executor.submit(play, task)

    def results(self, task: Task[S, A, V, E, O], future: Future[Played] | None) -> Iterator[Result[S, A, V, E, O]]:
        """Yield the result of *task*: in one piece, or game by game if its worker died."""
        played = self._result(future)
        if played is not None:
            yield task, played
            return
        for number in range(task.first, task.last):
            one = replace(task, first=number, last=number + 1)
            yield one, self._played_alone(one)

    def close(self) -> None:
        """Close the pools that were made here."""
        for pool in self._pools:
            pool.shutdown(cancel_futures=True)

    def _played_alone(self, task: Task[S, A, V, E, O]) -> Played | None:
        if self._deaths >= FRUITLESS:
            return None
        if self._alone is None:
            self._alone = self._like(self._executor, 1) or self._executor
        try:
            future = self._alone.submit(play, task)
        except BrokenExecutor:  # of a kind that cannot be replaced
            self._deaths = FRUITLESS
            return None
        played = self._result(future)
        if played is None:
            self._deaths += 1
            self._alone = None
        return played

    def _result(self, future: Future[Played] | None) -> Played | None:
        try:
            played = None if future is None else future.result()
        except _deaths():
            return None
        if played is not None:
            self._deaths = 0
        return played

    def _like(self, executor: Executor, processes: int | None) -> Executor | None:
        """Return a new pool with the settings of *executor* and *processes* workers (None: as many), or None if it is no process pool."""
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415  (it imports multiprocessing)

        settings: dict[str, Any] = vars(executor)
        if not isinstance(executor, ProcessPoolExecutor) or "_max_workers" not in settings:
            return None
        pool = ProcessPoolExecutor(
            processes or settings["_max_workers"],
            settings.get("_mp_context"),
            settings.get("_initializer"),
            settings.get("_initargs", ()),
            max_tasks_per_child=settings.get("_max_tasks_per_child"),
        )
        self._pools.append(pool)
        return pool


def _deaths() -> tuple[type[BaseException], ...]:
    """Return the exceptions that report the death of a worker; Dask's own only if Dask is in use."""
    killed: object = getattr(sys.modules.get("distributed"), "KilledWorker", None)
    dask = (killed,) if isinstance(killed, type) and issubclass(killed, BaseException) else ()
    return (BrokenExecutor, CancelledError, *dask)
