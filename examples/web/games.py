"""The thread in which the games run: everybody gets a turn there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from limits import Bucket
from turns import Rank, Turns

__all__ = ["Games"]

T = TypeVar("T")

PICTURES: Final = (Rank.PLAYER, Rank.SPECTATOR)
AT_ONCE: Final = 4
"""Pictures that are made in one go; an action waits for so many at most."""


class Games:
    """The thread of the games. *watching* is the share of its time that the questions of spectators may take."""

    def __init__(self, watching: float) -> None:
        self.thread: Final = ThreadPoolExecutor(1, "games")
        self._turns: Final[Turns[tuple[Callable[[], Any], asyncio.Future[Any]]]] = Turns()
        self._watching = watching

    async def run(self, call: Callable[[], T], rank: Rank = Rank.PLAY, path: Sequence[Hashable] = ()) -> T:
        """Call something in the thread of the games, when it is the turn of its rank and path."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._turns.put(rank, path, (call, result))
        return await result

    async def work(self) -> None:
        """Do the jobs in turn: pictures a few at a time, since each way to the thread and back costs as much as a small picture.

        The questions of spectators get their share of the time and no more.
        """
        questions = Bucket(self._watching, 5 * self._watching)
        while True:
            rank, job = await self._turns.get()
            jobs = [job]
            while rank in PICTURES and len(jobs) < AT_ONCE and (more := self._turns.more(PICTURES)) is not None:
                jobs.append(more)
            waiting = [job for job in jobs if not job[1].done()]  # nobody waits for the others any more
            if not waiting:
                continue
            begun = time.monotonic()
            done = asyncio.get_running_loop().run_in_executor(self.thread, _tried, [call for call, _ in waiting])
            await asyncio.wait([done])
            if rank is Rank.QUESTION:
                self._turns.rest(rank, questions.take(time.monotonic() - begun))
            for (_, result), (value, error) in zip(waiting, done.result(), strict=True):
                if result.cancelled():
                    continue
                if error is not None:
                    result.set_exception(error)
                else:
                    result.set_result(value)


def _tried(calls: Sequence[Callable[[], Any]]) -> list[tuple[Any, Exception | None]]:
    """Return what each of *calls* returns or raises; runs in the thread of the games."""
    found: list[tuple[Any, Exception | None]] = []
    for call in calls:
        try:
            found.append((call(), None))
        except Exception as error:  # raised again where it is waited for  # noqa: BLE001
            found.append((None, error))
    return found
