"""What one client may ask of the server: how often, how much, and how slowly."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

__all__ = ["MOST_NEW", "MOST_OPENINGS", "MOST_REQUESTS", "Bucket", "Buckets", "Limits"]

MOST_REQUESTS: Final = 300
"""Requests of an address that are answered at once; it may open twice as many connections."""

MOST_NEW: Final = 20
"""New tables of an address at once."""

MOST_OPENINGS: Final = 120
"""New WebSockets of an address at once."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a server. Times are in seconds, sizes in bytes."""

    body: int = 10_000
    """Of a message or a request."""
    request_time: float = 10.0
    """Until a request, or the first message of a connection, has come in whole, and until a client has taken what it is sent."""
    messages: float = 20.0
    """A second and connection; a client that says more waits."""
    frames: float = 50.0
    """Of a WebSocket, a second: pings and fragments count as well. More are read later."""
    requests: float = 20.0
    """A second and address, up to three hundred at once; there may be twice as many new connections."""
    sent: float = 2_000_000.0
    """Bytes a second and connection of a player; more is sent later, and pictures in between are left out."""
    sent_watching: float = 250_000.0
    """The same for a spectator."""
    watching: float = 0.05
    """Share of the time of the games that the questions of all spectators together may take."""
    openings: float = 2.0
    """New WebSockets a second and address, up to a hundred and twenty at once."""
    connections: int = 2_000
    """WebSockets; there may be twice as many connections of any kind, as far as the system allows."""
    connections_of_one: int = 60
    """WebSockets from one address; there may be twice as many connections of any kind."""
    spectators: int = 1_000
    thinkers: int = 1
    """Processes in which bots think; more than there are processors to spare make nothing faster."""
    tables: int = 100_000
    """That are kept."""
    open_tables: int = 1_000
    """That somebody looks at."""
    new_tables: float = 0.2
    """A second and address, up to twenty at once."""
    connections_of_table: int = 100
    """Spectators of a table; there may be as many connections of each seat."""


class Bucket:
    """A limit of so many a second on average, and *most* at once."""

    __slots__ = ("_level", "_most", "_rate", "_time")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._time = time.monotonic()

    def take(self, count: float = 1) -> float:
        """Take *count*, now; returns for how many seconds to wait before going on."""
        self._fill()
        self._level -= count
        return max(0.0, -self._level / self._rate)

    def may(self) -> bool:
        """Take one if there is one; whether there was."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._time) * self._rate)
        self._time = now


class Buckets:
    """A bucket for each address, of the last ten thousand."""

    MOST: Final = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def may(self, address: str) -> bool:
        """Return whether *address* may once more."""
        bucket = self._of.setdefault(address, Bucket(self._rate, self._most))
        self._of.move_to_end(address)
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)
        return bucket.may()
