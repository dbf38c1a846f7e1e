"""Who may hold a connection: so many in all, so many from one address, and nobody who stays without a word."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_address, ip_network
from typing import Final

from limits import MOST_REQUESTS, Buckets, Limits

__all__ = ["AT_ONCE", "QUEUE", "Door", "room"]

AT_ONCE: Final = 16
"""Connections that are accepted at once, before those that are open have their turn again."""

QUEUE: Final = 512
"""Connections that may wait to be accepted."""

RESERVE: Final = 8 * AT_ONCE
"""Files that are left for the database, and for connections that were accepted and are about to be refused."""


def room(wanted: int) -> int:
    """Return how many connections the system's limit of open files leaves room for, at most *wanted*; raises that limit if it may."""
    try:
        import resource  # noqa: PLC0415  (there is none on Windows, and no such limit)
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVE
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(soft // 2, soft - RESERVE) if soft < needed else wanted


class Door:
    """All connections of the server, HTTP and WebSockets alike, by the address that they come from.

    When there is no room left, the connection goes that has been waiting for a request longest. *trusted* are the addresses or networks
    of proxies, whose connections are those of many people and have no limit of their own.
    """

    def __init__(self, limits: Limits, most: int, *, trusted: Collection[str] = ()) -> None:
        self.patience: Final = limits.request_time
        self._most = most
        self._of_one = 2 * limits.connections_of_one
        self._trusted = [ip_network(one, strict=False) for one in trusted]
        self._arrivals = Buckets(2 * limits.requests, 2 * MOST_REQUESTS)
        self._inside: dict[asyncio.Transport, str] = {}
        self._waiting: dict[asyncio.Transport, None] = {}
        self._addresses: Counter[str] = Counter()
        self._closing: set[asyncio.Transport] = set()
        self._sweeping: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Let a connection in, if it may; whether it may."""
        if not self._trusts(address) and (self._addresses[address] >= self._of_one or not self._arrivals.may(address)):
            return False
        if len(self._inside) >= self._most:
            if not self._waiting:
                return False
            oldest = next(iter(self._waiting))
            oldest.abort()
            self.leave(oldest)
        self._inside[transport] = address
        self._addresses[address] += 1
        self._waiting[transport] = None
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(self.patience, self._sweep)
        return True

    def _trusts(self, address: str) -> bool:
        return bool(self._trusted and address) and any(ip_address(address) in network for network in self._trusted)

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection; nothing happens if it is none of ours."""
        address = self._inside.pop(transport, None)
        self._waiting.pop(transport, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def busy(self, transport: asyncio.Transport) -> None:
        """Note that a connection has asked for something."""
        self._waiting.pop(transport, None)

    def waits(self, transport: asyncio.Transport) -> None:
        """Note that a connection has got its answer, and may ask again."""
        if transport in self._inside:
            self._waiting[transport] = None

    def _sweep(self) -> None:
        """Drop connections that were to be closed already the last time: whoever is at the other end does not read what is left."""
        for transport in self._closing & self._inside.keys():
            transport.abort()
        self._closing = {transport for transport in self._inside if transport.is_closing()}
        self._sweeping = asyncio.get_running_loop().call_later(self.patience, self._sweep) if self._inside else None
