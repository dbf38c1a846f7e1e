"""A table that somebody looks at, and those who look."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field

from faces import Told
from limits import Bucket, Limits
from starlette.websockets import WebSocket
from table import Table

from boardrules import Seat
from boardrules.pieces import Palette

__all__ = ["Client", "Open"]


@dataclass(eq=False)
class Client:
    """A connection: which table it looks at with which secret, what it has been told, and how it wants to be shown it.

    ``lost``: it cannot go on from the picture that it has, and knows what happened up to this ply.
    """

    socket: WebSocket
    address: str
    table: str
    token: str
    told: Told
    language: str = "en"
    width: int | None = None
    palette: Palette = "light"
    lost: int | None = None
    seat: Seat | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    sending: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def path(self) -> tuple[Hashable, ...]:
        """The place at which its turns are counted."""
        return self.address, self.table, self

    def pace(self, limits: Limits) -> Bucket:
        """Return how many bytes it is sent a second."""
        rate = limits.sent_watching if self.seat is None else limits.sent
        return Bucket(rate, 4 * rate)


def _set() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event


@dataclass(eq=False)
class Open:
    """A table that somebody looks at.

    ``changing`` is held by whoever changes it, until that is kept. ``fresh`` is set while the copy here can be used; else it is being
    read anew. ``moving``: somebody is taking or leaving a seat. ``held``: this server lets the bots act.
    """

    table: Table
    clients: set[Client] = field(default_factory=set)
    bots: asyncio.Task[None] | None = None
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    fresh: asyncio.Event = field(default_factory=_set)
    reading: asyncio.Task[None] | None = None
    moving: bool = False
    held: bool = True
    elsewhere: frozenset[Seat] = frozenset()
    """The seats that somebody looks from at another server."""

    def changed(self) -> None:
        """Tell all clients, as soon as each can be told."""
        for client in self.clients:
            client.news.set()

    def begin_again(self, ply: int) -> None:
        """Tell all clients what happened after a ply, whatever they know of it."""
        for client in self.clients:
            client.told.ply = min(client.told.ply, ply)
        self.changed()

    def here(self) -> set[Seat | None]:
        """Return the seats that somebody looks from."""
        return {client.seat for client in self.clients} | self.elsewhere

    def seats(self) -> list[Seat]:
        """Return the seats that somebody looks from at this server."""
        return sorted({client.seat for client in self.clients if client.seat is not None})

    def seat(self) -> None:
        """Give every client the seat of its secret, now that seats have changed hands."""
        for client in [*self.clients]:
            client.seat = self.table.seat_of(client.token)
