"""What other servers on the same database do: they are heard, and asked now and then, since nobody trusts that a message comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from copies import Copies
from keeping import Keeper, Local
from opened import Open
from storage import StorageError

if TYPE_CHECKING:
    from postgres import Shared

__all__ = ["Neighbours", "neighbours"]

LOOK_EVERY: Final = 2.0
"""Seconds between two looks at what is kept of the open tables."""
MARGIN: Final = 1.0
"""Seconds before its leases end in which a server does not count on them any more."""
PAUSE: Final = 0.5
"""Seconds until it listens again."""


def neighbours(
    keeper: Keeper, copies: Copies, tables: Mapping[str, Open], visitors: Mapping[str, int], again: Callable[[Open], None]
) -> Neighbours | None:
    """Return what tells of other servers; None where there are none. Takes what :class:`Neighbours` takes."""
    if isinstance(keeper, Local):
        return None
    from postgres import Shared  # noqa: PLC0415  (it needs psycopg)

    assert isinstance(keeper, Shared)
    found = Neighbours(keeper, copies, tables, visitors, again)
    copies.sure = found.sure
    return found


class Neighbours:
    """Other servers on the same database.

    Parameters
    ----------
    tables:
        those that are open here.
    visitors:
        how many connections there are here of which address.
    again:
        is called with a table whose bots this server has to let act.
    """

    def __init__(
        self, shared: Shared, copies: Copies, tables: Mapping[str, Open], visitors: Mapping[str, int], again: Callable[[Open], None]
    ) -> None:
        self._shared: Final = shared
        self._copies: Final = copies
        self._tables: Final = tables
        self._visitors: Final = visitors
        self._again: Final = again
        self._until = 0.0
        self._looking: Final = asyncio.Lock()
        self._behind: dict[str, int] = {}
        self._left: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def name(self) -> str:
        """The name of this server."""
        return self._shared.name

    async def elsewhere(self, id: str) -> str:
        """Return the name of the other server that has a table; "" if it is this one, or if that cannot be told."""
        found = self._tables.get(id)
        if found is None or not found.held:
            with suppress(StorageError):
                return await self._shared.holder(id)
        return ""

    def start(self) -> None:
        """Begin to listen and to look."""
        self._begin(self._listen())
        self._begin(self._look_now_and_then())

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sure(self) -> None:
        """Return when this server has its leases, and knows what was kept before it had them. Raises StorageError."""
        if time.monotonic() >= self._until:
            async with self._looking:
                if time.monotonic() >= self._until:
                    await self._look()

    async def leave(self, found: Open) -> None:
        """Give the lease of a table up that nobody looks at here any more."""
        if found.held:
            self._left.add(found.table.id)
            with suppress(StorageError):
                await self._release()

    async def _release(self) -> None:
        left = self._left - self._tables.keys()
        self._left &= self._tables.keys()
        try:
            if left:
                await self._shared.release(left)
        except StorageError:
            self._left |= left
            raise

    async def _look_now_and_then(self) -> None:
        while True:
            with suppress(StorageError):
                async with self._looking:
                    await self._look()
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        """Say that this server is alive, and take over what happened without it; take the leases that others have lost."""
        begun = time.monotonic()
        await self._shared.live(self._visitors, {id: found.seats() for id, found in self._tables.items()})
        now = await self._shared.look([*self._tables])
        for id, look in now.items():
            if (found := self._tables.get(id)) is not None:
                await self._copies.catch_up(found, look.version)
                if found.elsewhere != look.elsewhere:
                    found.elsewhere = look.elsewhere
                    found.changed()
        self._until = begun + self._shared.lease - MARGIN
        for id in await self._shared.take([id for id, look in now.items() if not look.held]):
            if (found := self._tables.get(id)) is not None:
                found.held = True
                await self._copies.catch_up(found, now[id].version + 1)
                self._again(found)
        await self._release()

    async def _listen(self) -> None:
        """Hear what others announce. Whatever was announced while nothing was heard is looked up."""
        while True:
            with suppress(OSError, *self._shared.faults):
                async with self._shared.announcements() as announced:
                    with suppress(StorageError):
                        async with self._looking:
                            await self._look()
                    async for news in announced:
                        self._hear(news)
            await asyncio.sleep(PAUSE)

    def _hear(self, news: str) -> None:
        id, version, by = news.split(" ")
        found = self._tables.get(id)
        if found is None or by == self._shared.name:
            return
        waiting = id in self._behind
        self._behind[id] = max(int(version), self._behind.get(id, 0))
        if not waiting:
            self._begin(self._catch_up(found))

    async def _catch_up(self, found: Open) -> None:
        with suppress(StorageError):  # then the next look finds it
            await self._copies.catch_up(found, self._behind.pop(found.table.id))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
