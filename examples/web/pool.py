"""Connections to a PostgreSQL that may hang: every call ends in time, and says whether anything can have come of it."""

from __future__ import annotations

import asyncio
import os
import select
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import psycopg
from storage import Faster, NotKnown, Row, StorageError

__all__ = ["PATIENCE", "Pool", "connected"]

PATIENCE: Final = 2.0
"""Seconds within which a call ends, whatever the database does."""
SIZE: Final = 6
"""Connections at most: so many calls are made at once."""
SETTINGS: Final[Mapping[str, int]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}


async def connected(url: str) -> psycopg.AsyncConnection[Any]:
    """Return a new connection. Raises psycopg.Error."""
    settings: Any = SETTINGS
    return await psycopg.AsyncConnection.connect(url, autocommit=True, **settings)


class Pool:
    """A few connections, each used by one call at a time. One that hangs is thrown away, so no call waits for another's."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._free: list[psycopg.AsyncConnection[Any]] = []
        self._room: Final = asyncio.Semaphore(SIZE)

    async def execute(self, statement: str, values: Mapping[str, object] | None = None, *, patience: float = PATIENCE) -> list[Row]:
        """Run one statement, which is its own transaction; return its rows.

        Raises
        ------
        NotKnown
            if it was sent and there was no answer within *patience* seconds, or the connection broke.
        StorageError
            if it was not sent, or the database refused it.
        Faster
            if a key is there already.
        """
        until = asyncio.get_running_loop().time() + patience
        try:
            async with asyncio.timeout_at(until):
                await self._room.acquire()
        except TimeoutError:
            raise StorageError("the database is busy") from None
        try:
            return await self._ask(await self._taken(until), statement, values, until)
        finally:
            self._room.release()

    async def close(self) -> None:
        """Close the connections."""
        while self._free:
            await self._free.pop().close()

    async def _taken(self, until: float) -> psycopg.AsyncConnection[Any]:
        while self._free:
            connection = self._free.pop()
            if _silent(connection):
                return connection
            await connection.close()
        try:
            async with asyncio.timeout_at(until):
                return await connected(self._url)
        except (TimeoutError, psycopg.Error) as error:
            raise StorageError(str(error) or "the database does not answer") from error

    async def _ask(
        self, connection: psycopg.AsyncConnection[Any], statement: str, values: Mapping[str, object] | None, until: float
    ) -> list[Row]:
        text: Any = statement  # psycopg wants to see it in the source, against injections
        asking = asyncio.ensure_future(connection.execute(text, values))
        try:
            # Not cancelled, which psycopg would send to the server and wait for.
            await asyncio.wait({asking}, timeout=until - asyncio.get_running_loop().time())
        finally:
            if not asking.done():
                _drop(connection, asking)
        if not asking.done():
            raise NotKnown("the database does not answer")
        try:
            cursor = asking.result()
            rows = list(await cursor.fetchall()) if cursor.description else []
        except psycopg.errors.UniqueViolation:
            self._free.append(connection)
            raise Faster("somebody else has written there") from None
        except psycopg.Error as error:
            if connection.closed or connection.broken:
                await connection.close()
                raise NotKnown(str(error)) from error
            self._free.append(connection)
            raise StorageError(str(error)) from error
        self._free.append(connection)
        return rows


def _silent(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Return whether nothing has come on an idle connection: what comes says that it was closed."""
    if connection.closed:
        return False
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return not poll.poll(0)


def _drop(connection: psycopg.AsyncConnection[Any], asking: asyncio.Future[Any]) -> None:
    """Break a connection that hangs, so that what waits for it ends."""

    def ended(task: asyncio.Future[Any]) -> None:
        if not task.cancelled():
            task.exception()
        connection.pgconn.finish()

    asking.add_done_callback(ended)
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as broken:
        broken.shutdown(socket.SHUT_RDWR)
