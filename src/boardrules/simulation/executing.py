"""Handing tasks to an executor, and taking the results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from typing import TypeAlias

from boardrules.contract import A, E, O, S, V
from boardrules.simulation.playing import Played, Task, play

__all__ = ["played_by"]

Result: TypeAlias = tuple[Task[S, A, V, E, O], Played | None]


def played_by(executor: Executor | None, tasks: Iterator[Task[S, A, V, E, O]], in_flight: int) -> Iterator[Result[S, A, V, E, O]]:
    """Each task with what it came to, in order; None if its worker died. Without an executor they are played here.

    A task is made only when it is its turn to be handed over. A pool that lost a process takes no more tasks: what was done before is
    still there, and the rest comes back as it is.
    """
    if executor is None:
        for task in tasks:
            yield task, play(task)
        return
    waiting: deque[tuple[Task[S, A, V, E, O], Future[Played]]] = deque()
    try:
        for task in tasks:
            try:
                waiting.append((task, executor.submit(play, task)))
            except BrokenExecutor:
                yield from (_result(*one) for one in waiting)
                waiting.clear()
                yield task, None
                yield from ((left, None) for left in tasks)
                return
            if len(waiting) == in_flight:
                yield _result(*waiting.popleft())
        while waiting:
            yield _result(*waiting.popleft())
    finally:
        for _, future in waiting:
            future.cancel()


def _result(task: Task[S, A, V, E, O], future: Future[Played]) -> Result[S, A, V, E, O]:
    try:
        return task, future.result()
    except (BrokenExecutor, CancelledError):
        return task, None
