"""What one client may ask of the server: how often, how much, and how slowly."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

__all__ = ["Bucket", "Buckets", "Limits"]


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a server. Times are in seconds, sizes in bytes."""

    body: int = 10_000
    """Of a message or a request."""
    request_time: float = 10.0
    """Until a request, or the first message of a connection, has come in whole, and until a client has taken what it is sent."""
    messages: float = 20.0
    """A second and connection; a client that says more waits."""
    connections: int = 2_000
    connections_of_one: int = 60
    """From one address."""
    tables: int = 100_000
    """That are kept."""
    open_tables: int = 1_000
    """That somebody looks at."""
    new_tables: float = 0.2
    """A second and address, up to twenty at once."""
    connections_of_table: int = 100


class Bucket:
    """So many a second on average, and *most* at once."""

    __slots__ = ("_level", "_most", "_rate", "_time")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._time = time.monotonic()

    def take(self) -> float:
        """Take one, now; returns for how many seconds to wait before going on."""
        self._fill()
        self._level -= 1
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
        """Whether *address* may once more."""
        bucket = self._of.setdefault(address, Bucket(self._rate, self._most))
        self._of.move_to_end(address)
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)
        return bucket.may()
