"""Visitors of a table that another server on this computer has: their connections are handed to it as they are, before they are answered.

Each server listens at a socket of the kernel with its name, which other computers cannot reach. Whoever has a connection to hand over
knocks there, waits until the other server says that it is ready, and sends the open file with the request that has come on it. From then
on the connection is the other server's; nothing passes through here any more. A server that is gone or stands still does not answer a
knock, so the visitor is served here. Only servers of the same user hand over, and only on Linux.
"""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

__all__ = ["HANDING", "MOST", "REST", "Handing", "reached", "sent"]

HANDING: Final = "boardrules.handing"
"""The extension of a WebSocket's scope. Its ``give`` hands it to the server of a name, before it is accepted; after that it has none."""
READY: Final = b"ready"
PATIENCE: Final = 0.5
"""Seconds within which a server answers a knock, and within which it is sent something after that."""
REST: Final = 1.0
"""Seconds for which no knock is answered where no files can be opened."""
MOST: Final = 70_000
"""Bytes of a request at most; what is longer is not handed over."""
QUEUE: Final = 64
"""Knocks that wait to be answered."""

Take = Callable[[socket.socket, bytes], Awaitable[None]]


def _address(name: str) -> str:
    return f"\0boardrules-{name}"


def _of_us(other: socket.socket) -> bool:
    """Return whether a process of the same user is at the other end."""
    if sys.platform != "linux":
        return False
    _, user, _ = struct.unpack("3i", other.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    return bool(user == os.geteuid())


class Handing:
    """Takes over what other servers hand to the one of this *name*; *take* gets each connection, and the request that has come on it."""

    def __init__(self, name: str, take: Take) -> None:
        self._take: Final = take
        self._tasks: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._listening: Final = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.setblocking(False)
        self._listening.bind(_address(name))
        self._listening.listen(QUEUE)
        self._listen()

    def close(self) -> None:
        """Take no more over."""
        if self._resting is not None:
            self._resting.cancel()
        asyncio.get_running_loop().remove_reader(self._listening)
        self._listening.close()

    def _listen(self) -> None:
        asyncio.get_running_loop().add_reader(self._listening, self._knocked)

    def _knocked(self) -> None:
        try:
            knocking, _ = self._listening.accept()
        except BlockingIOError:
            return
        except OSError:  # no files can be opened now
            loop = asyncio.get_running_loop()
            loop.remove_reader(self._listening)
            self._resting = loop.call_later(REST, self._listen)
            return
        task = asyncio.create_task(self._answer(knocking))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, knocking: socket.socket) -> None:
        with knocking, suppress(OSError):
            knocking.setblocking(False)
            if not _of_us(knocking):
                return
            knocking.send(READY)
            async with asyncio.timeout(2 * PATIENCE):
                await _readable(knocking)
            request, files, _, _ = socket.recv_fds(knocking, MOST, 1)
            for file in files:
                connection = socket.socket(fileno=file)
                connection.setblocking(False)
                await self._take(connection, request)


async def reached(name: str) -> socket.socket | None:
    """Return a way to the server of this name, which is ready to take something over; None if it is not here, or does not answer."""
    if sys.platform != "linux":
        return None
    way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        way.setblocking(False)
        way.connect(_address(name))
        if _of_us(way):
            async with asyncio.timeout(PATIENCE):
                await _readable(way)
            if way.recv(len(READY)) == READY:
                return way
    except OSError:
        pass
    way.close()
    return None


def sent(way: socket.socket, connection: int, request: bytes) -> bool:
    """Send the file of a connection with the request that has come on it; whether it is the other's now."""
    with way, suppress(OSError):
        return len(request) < MOST and socket.send_fds(way, [request], [connection]) == len(request)
    return False


async def _readable(end: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    there: asyncio.Future[None] = loop.create_future()

    def ready() -> None:
        loop.remove_reader(end)
        there.set_result(None)

    loop.add_reader(end, ready)
    try:
        await there
    finally:
        loop.remove_reader(end)
