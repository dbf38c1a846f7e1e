"""All tables that somebody looks at, and the thread in which their games run."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import Annotated, Any, Final, Literal, TypeVar
from weakref import WeakValueDictionary

import msgspec
from limits import Buckets, Limits
from starlette.websockets import WebSocket, WebSocketDisconnect
from storage import Database
from table import Table, TableError

from boardrules import RecorderError, Seat

__all__ = ["GOING_AWAY", "Client", "Host", "NewTable", "Open"]

GOING_AWAY: Final = 1001
"""The code of a connection that is closed because its table is read anew."""

T = TypeVar("T")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends to make a table."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    options: msgspec.Raw = msgspec.Raw(b"{}")
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bots: Literal["random", "greedy"] = "random"


@dataclass(eq=False)
class Client:
    """A connection: whose seat it is, up to which ply it has been told what happened, and in which language it is told."""

    socket: WebSocket
    seat: Seat | None
    told: int
    language: str = "en"
    news: asyncio.Event = field(default_factory=asyncio.Event)
    sending: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(eq=False)
class Open:
    """A table that somebody looks at."""

    table: Table
    clients: set[Client] = field(default_factory=set)
    bots: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Tell all clients, as soon as each can be told."""
        for client in self.clients:
            client.news.set()


class Host:
    """All tables that are open, and the thread in which their games run: tables and the database are touched there and nowhere else."""

    def __init__(self, url: str, limits: Limits, *, pace: float, seed: str | None) -> None:
        self.url = url
        self.limits = limits
        self.pace = pace
        self.seed = seed
        self.database: Database | None = None
        self.open: dict[str, Open] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.thread = ThreadPoolExecutor(1, "games")
        self.jobs: asyncio.PriorityQueue[tuple[int, int, Callable[[], Any], asyncio.Future[Any]]] = asyncio.PriorityQueue()
        self.numbers = count()
        self.connections = 0
        self.addresses: Counter[str] = Counter()
        self.makers = Buckets(limits.new_tables, 20)

    async def run(self, call: Callable[[], T], *, urgent: bool = True) -> T:
        """Call something in the thread of the games. What players do is urgent, and the pictures of it wait."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((0 if urgent else 1, next(self.numbers), call, result))
        return await result

    async def work(self) -> None:
        """Do the jobs, one after another: urgent ones first, else the oldest."""
        while True:
            _, _, call, result = await self.jobs.get()
            done = asyncio.get_running_loop().run_in_executor(self.thread, call)
            await asyncio.wait([done])
            error = done.exception()
            if result.cancelled():
                continue
            if error is not None:
                result.set_exception(error)
            else:
                result.set_result(done.result())

    def db(self) -> Database:
        """The database, opened when it is first needed."""
        if self.database is None:
            self.database = Database(self.url)
        return self.database

    async def make(self, wanted: NewTable) -> tuple[str, str]:
        """Make a table; returns its id, and the secret of seat 0."""

        def make() -> tuple[str, str]:
            if self.db().count() >= self.limits.tables:
                raise TableError("there are too many tables")
            table, token = Table.make(self.db(), wanted.game, bytes(wanted.options), person=wanted.name, seed=self.seed, bots=wanted.bots)
            table.close()
            return table.id, token

        return await self.run(make)

    async def enter(self, id: str, client: Client, token: str) -> Open | None:
        """Open a table for *client*, with the seat of *token*; None if there is none, or too many are open."""
        async with self.opening.setdefault(id, asyncio.Lock()):
            found = self.open.get(id)
            if found is None:
                table = await self.run(lambda: Table.load(self.db(), id)) if len(self.open) < self.limits.open_tables else None
                if table is None:
                    return None
                found = self.open[id] = Open(table)
            if len(found.clients) >= self.limits.connections_of_table:
                return None
            found.clients.add(client)
            client.seat = await self.run(lambda: found.table.seat_of(token)) if token else None
        found.changed()
        self.let_bots_act(found)
        return found

    async def left(self, found: Open, client: Client) -> None:
        """Forget a client, and the table with the last one: it is read again when somebody comes back."""
        found.clients.discard(client)
        found.changed()
        if not found.clients:
            await self.shut(found)

    async def shut(self, found: Open) -> None:
        """Forget a table, and send away whoever looks at it."""
        if self.open.get(found.table.id) is found:
            del self.open[found.table.id]
            if found.bots is not None and found.bots is not asyncio.current_task():
                found.bots.cancel()
            await self.run(found.table.close)
        for client in [*found.clients]:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await client.socket.close(GOING_AWAY)

    def let_bots_act(self, found: Open) -> None:
        """Let the bots act from now on, one action after another, until a person is asked."""
        if found.bots is None or found.bots.done():
            found.bots = asyncio.create_task(self._bots(found))

    async def _bots(self, found: Open) -> None:
        while found.clients:
            if self.pace:
                await asyncio.sleep(self.pace)
            try:
                if not await self.run(found.table.bot_acts):
                    return
            except (OSError, RecorderError):
                await self.shut(found)
                return
            found.changed()
