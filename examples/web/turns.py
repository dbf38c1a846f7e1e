"""A queue in which everybody gets a turn: players before spectators, and nobody twice before all others had one."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Hashable, Sequence
from contextlib import suppress
from enum import IntEnum
from typing import Generic, TypeVar

__all__ = ["Rank", "Turns"]

T = TypeVar("T")


class Rank(IntEnum):
    """The order of turns. Anything of a rank waits until nothing of an earlier one is left."""

    PLAY = 0
    """What players and bots do."""
    PLAYER = 1
    """What players are shown."""
    SPECTATOR = 2
    """What spectators are shown."""
    QUESTION = 3
    """What spectators ask for besides."""


class Turns(Generic[T]):
    """Things that wait, each with a rank and a path, such as (address, table, client).

    Within a rank the first steps of the paths take turns, within a first step the second ones, and so on. Whoever puts a thousand
    things in waits for a thousand turns; somebody else waits for one.
    """

    def __init__(self) -> None:
        self._lanes: dict[Rank, _Lane[T]] = {rank: _Lane() for rank in Rank}
        self._from = dict.fromkeys(Rank, 0.0)
        self._news = asyncio.Event()

    def put(self, rank: Rank, path: Sequence[Hashable], item: T) -> None:
        """Let *item* wait for its turn."""
        self._lanes[rank].put(path, item)
        self._news.set()

    def rest(self, rank: Rank, seconds: float) -> None:
        """Give no turn to *rank* for some seconds."""
        self._from[rank] = time.monotonic() + seconds

    async def get(self) -> tuple[Rank, T]:
        """Wait until something may have its turn; returns it with its rank. Only one task may wait."""
        while True:
            self._news.clear()
            now, wait = time.monotonic(), None
            for rank, lane in self._lanes.items():
                if lane and self._from[rank] <= now:
                    return rank, lane.get()
                if lane:
                    wait = self._from[rank] - now
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()

    def more(self, ranks: Collection[Rank]) -> T | None:
        """Return what may have its turn next, if it is there already and of one of *ranks*, and nothing of an earlier rank waits."""
        now = time.monotonic()
        for rank, lane in self._lanes.items():
            if lane and self._from[rank] <= now:
                return lane.get() if rank in ranks else None
        return None


class _Lane(Generic[T]):
    """Things that wait at the end of one path, and lanes for all longer ones, the next turn first."""

    __slots__ = ("_items", "_lanes")

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._lanes: dict[Hashable, _Lane[T]] = {}

    def __bool__(self) -> bool:
        return bool(self._items or self._lanes)

    def put(self, path: Sequence[Hashable], item: T) -> None:
        if not path:
            self._items.append(item)
            return
        lane = self._lanes.get(path[0])
        if lane is None:
            lane = self._lanes[path[0]] = _Lane()
        lane.put(path[1:], item)

    def get(self) -> T:
        if self._items:
            return self._items.popleft()
        step = next(iter(self._lanes))
        lane = self._lanes.pop(step)
        item = lane.get()
        if lane:
            self._lanes[step] = lane  # behind all others
        return item
