"""How the copies of open tables stay what is kept: changes count once they are kept, and what others kept is taken over.

Where several servers share a database, a copy may be behind. A change that is made from such a copy is refused, and the copy is read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from typing import Final, TypeVar

from draft import Draft, follow
from games import Games
from keeping import Keeper, Kept
from opened import Open
from storage import Faster, StorageError
from table import Table
from turns import Rank

from boardrules import BoardRulesError, RecorderError

__all__ = ["PAUSE", "Copies"]

T = TypeVar("T")
Path = Sequence[Hashable]

TRIES: Final = 3
"""How often a change is made anew, because somebody else was faster."""
WAIT: Final = 2.0
"""Seconds after which nobody waits any more for a table that is being read anew."""
PAUSE: Final = 0.5
"""Seconds until a table is read again, where the database does not answer."""


class Unsettled(Exception):
    """A table has been changed, and it is not known yet whether that is kept."""


class Copies:
    """The copies of tables in this server.

    Parameters
    ----------
    sure:
        returns when this server knows what others have kept, or raises StorageError.
    again:
        is called with a table that can be played at again.
    gone:
        is called with a table that is not kept any more, or cannot be read.
    """

    def __init__(self, games: Games, keeper: Keeper, again: Callable[[Open], None], gone: Callable[[Open], Awaitable[None]]) -> None:
        self._games: Final = games
        self._keeper: Final = keeper
        self._again: Final = again
        self._gone: Final = gone
        self.sure: Callable[[], Awaitable[None]] = _certainly

    async def look(self, found: Open, call: Callable[[], T], rank: Rank, path: Path) -> T:
        """Return what *call* finds at a table, in the thread of the games. Raises StorageError."""
        while True:
            await self.sure()
            if not found.fresh.is_set():
                await _again_fresh(found)
            try:
                return await self._games.run(partial(_settled, found, call), rank, path)
            except Unsettled:
                async with found.changing:
                    pass

    async def change(self, found: Open, call: Callable[[], T], path: Path, done: Callable[[T], None] = lambda _: None) -> T:
        """Return what *call* made of a table, in the thread of the games, once it is kept; *done* is told before anybody else sees it.

        Raises StorageError, NotKnown among them, and Faster: then the table is read anew.
        """
        await self.sure()
        async with found.changing:
            for _ in range(TRIES):
                if not found.fresh.is_set():
                    raise StorageError("the table cannot be read")
                try:
                    result = await self._changed(found, call, path, done)
                except RecorderError:  # somebody else was faster
                    result = None
                if result is not None:
                    return result[0]
                await self._anew(found)
        raise Faster("others change the table all the time")

    async def _changed(self, found: Open, call: Callable[[], T], path: Path, done: Callable[[T], None]) -> tuple[T] | None:
        """Change a table; None if nothing came of it and the copy is behind."""
        finished = False
        try:
            result = await self._games.run(call, Rank.PLAY, path)
            journal = found.table.journal
            if isinstance(journal, Draft):
                if not journal.pending and await self._behind(found, journal):
                    finished = True
                    return None
                await self._keeper.commit(journal)
            done(result)
            found.moving = False
            if isinstance(journal, Draft) and journal.pending:
                found.held = True
                journal.settle()
            finished = True
        except RecorderError:
            finished = True
            raise
        finally:
            if not finished:
                self.read_anew(found)
        return (result,)

    async def _behind(self, found: Open, journal: Draft) -> bool:
        kept = await self._keeper.find(found.table.id)
        return kept is None or kept.version != journal.version

    async def _anew(self, found: Open) -> None:
        """Read a table anew; whoever looks at it is shown what is kept. Raises StorageError: then it is tried again later."""
        finished = False
        found.fresh.clear()
        try:
            read = await self._keeper.read(found.table.id)
            if read is not None:
                kept, journal = read
                before = found.table
                table = await self._games.run(lambda: Table.read(before.id, kept.about, journal))
                same = await self._games.run(lambda: _same(before, table))
                found.table, found.held, found.moving = table, kept.held, False
                found.seat()
                found.begin_again(same)
                found.fresh.set()
                self._again(found)
                await self._games.run(before.close)
            finished = True
        finally:
            if not finished:
                self.read_anew(found)
        if read is None:
            await self._gone(found)
            raise StorageError("the table is gone")

    def read_anew(self, found: Open) -> None:
        """Read a table as soon as the database answers."""
        found.fresh.clear()
        if found.reading is None or found.reading.done():
            found.reading = asyncio.create_task(self._reading(found))

    async def _reading(self, found: Open) -> None:
        while found.clients and not found.fresh.is_set():
            try:
                async with found.changing:
                    await self._anew(found)
            except (OSError, RecorderError):
                await asyncio.sleep(PAUSE)
            except BoardRulesError:  # what is kept cannot be read
                await self._gone(found)

    async def catch_up(self, found: Open, version: int) -> None:
        """Take over what others have kept, up to the change of this number at least. Raises StorageError."""
        journal = found.table.journal
        if not isinstance(journal, Draft) or journal.version >= version:
            return
        async with found.changing:
            journal = found.table.journal
            if not isinstance(journal, Draft) or journal.version >= version or not found.fresh.is_set():
                return
            read = await self._keeper.since(found.table.id, journal.size)
            if read is None:
                await self._gone(found)
                return
            kept, lines = read
            try:
                ply = await self._games.run(partial(_follow, found, journal, kept, lines), Rank.PLAYER)
            except BoardRulesError:
                await self._anew(found)
                return
            found.held = kept.held
            found.begin_again(ply)
            self._again(found)


async def _again_fresh(found: Open) -> None:
    try:
        async with asyncio.timeout(WAIT):
            await found.fresh.wait()
    except TimeoutError:
        raise StorageError("the table cannot be read") from None


async def _certainly() -> None:
    """Return: a server that is alone knows everything."""


def _settled(found: Open, call: Callable[[], T]) -> T:
    if found.moving or found.table.journal.pending:
        raise Unsettled
    return call()


def _follow(found: Open, journal: Draft, kept: Kept, lines: bytes) -> int:
    ply = follow(found.table, journal, kept, lines)
    found.seat()
    return ply


def _same(before: Table, after: Table) -> int:
    """Return up to which ply two copies went the same way."""
    one, other = before.match, after.match
    plies = range(min(one.ply, other.ply) + 1)
    return next((ply - 1 for ply in plies if one.at(ply) != other.at(ply)), plies[-1])
