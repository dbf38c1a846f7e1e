"""All tables that somebody looks at, and the thread in which their games run."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeVar
from weakref import WeakValueDictionary

import msgspec
from faces import Told
from limits import MOST_OPENINGS, Bucket, Buckets, Limits
from opponents import Level, Opponents, Pace
from starlette.websockets import WebSocket, WebSocketDisconnect
from storage import Database
from table import About, Table, TableError
from turns import Rank, Turns

from boardrules import RecorderError, Seat
from boardrules.pieces import Palette

__all__ = ["GOING_AWAY", "Client", "Full", "Host", "NewTable", "Open"]

GOING_AWAY: Final = 1001
"""The code of a connection that is closed because its table is read anew."""

T = TypeVar("T")


PICTURES: Final = (Rank.PLAYER, Rank.SPECTATOR)
LISTED_FOR: Final = 3600
"""Seconds for which a table that has not started is listed in the lobby."""
AT_ONCE: Final = 4
"""Pictures that are made in one go; an action waits for so many at most."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends to make a table."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    options: msgspec.Raw = msgspec.Raw(b"{}")
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bots: Level = "random"
    opponents: Annotated[tuple[Level | Literal[""], ...], msgspec.Meta(max_length=20)] = ()
    pace: Pace = "normal"
    listed: bool = False
    invite: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=99)], ...], msgspec.Meta(max_length=20)] = ()
    """The seats for which invitations are made at once."""


class Full(Exception):
    """There is no room at a table, or for one more table, now."""


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
        """Where its turns are counted."""
        return self.address, self.table, self

    def pace(self, limits: Limits) -> Bucket:
        """How many bytes it is sent a second."""
        rate = limits.sent_watching if self.seat is None else limits.sent
        return Bucket(rate, 4 * rate)


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

    def here(self) -> set[Seat | None]:
        """Return the seats that somebody looks from."""
        return {client.seat for client in self.clients}

    def seat(self) -> None:
        """Give every client the seat of its secret, now that seats have changed hands."""
        for client in [*self.clients]:
            client.seat = self.table.seat_of(client.token)


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
        self.opponents = Opponents(limits.thinkers)
        self.turns: Turns[tuple[Callable[[], Any], asyncio.Future[Any]]] = Turns()
        self.connections = 0
        self.addresses: Counter[str] = Counter()
        self.makers = Buckets(limits.new_tables, 20)
        self.openers = Buckets(limits.openings, MOST_OPENINGS)

    async def run(self, call: Callable[[], T], rank: Rank = Rank.PLAY, path: Sequence[Hashable] = ()) -> T:
        """Call something in the thread of the games, when it is the turn of its rank and path."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.turns.put(rank, path, (call, result))
        return await result

    async def work(self) -> None:
        """Do the jobs in turn: pictures a few at a time, since each way to the thread and back costs as much as a small picture.

        The questions of spectators get their share of the time and no more.
        """
        questions = Bucket(self.limits.watching, 5 * self.limits.watching)
        while True:
            rank, job = await self.turns.get()
            jobs = [job]
            while rank in PICTURES and len(jobs) < AT_ONCE and (more := self.turns.more(PICTURES)) is not None:
                jobs.append(more)
            waiting = [job for job in jobs if not job[1].done()]  # nobody waits for the others any more
            if not waiting:
                continue
            begun = time.monotonic()
            done = asyncio.get_running_loop().run_in_executor(self.thread, _tried, [call for call, _ in waiting])
            await asyncio.wait([done])
            if rank is Rank.QUESTION:
                self.turns.rest(rank, questions.take(time.monotonic() - begun))
            for (_, result), (value, error) in zip(waiting, done.result(), strict=True):
                if result.cancelled():
                    continue
                if error is not None:
                    result.set_exception(error)
                else:
                    result.set_result(value)

    def may_connect(self, address: str) -> bool:
        """Whether there is room for one more WebSocket, of *address*."""
        beside, limits = self.addresses[address], self.limits
        return self.connections < limits.connections and beside < limits.connections_of_one and self.openers.may(address)

    def db(self) -> Database:
        """The database, opened when it is first needed."""
        if self.database is None:
            self.database = Database(self.url)
        return self.database

    async def make(self, wanted: NewTable, address: str = "") -> tuple[str, str]:
        """Make a table; returns its id, and the secret of seat 0."""

        def make() -> tuple[str, str]:
            if self.db().count() >= self.limits.tables:
                raise TableError("there are too many tables")
            table, token = Table.make(
                self.db(),
                wanted.game,
                bytes(wanted.options),
                person=wanted.name,
                seed=self.seed,
                bots=wanted.bots,
                opponents=wanted.opponents,
                pace=wanted.pace,
                listed=wanted.listed,
            )
            table.close()
            return table.id, token

        return await self.run(make, path=(address,))

    async def invite(self, id: str, seats: Sequence[int], address: str = "") -> dict[int, str]:
        """Return invitations to seats of a table that has just been made."""

        def invite() -> dict[int, str]:
            table = Table.load(self.db(), id)
            if table is None:
                return {}
            try:
                return {seat: table.invite(Seat(seat)) for seat in seats}
            finally:
                table.close()

        return await self.run(invite, path=(address,)) if seats else {}

    async def listed(self, most: int) -> tuple[tuple[str, About], ...]:
        """Return the tables that anybody may sit down at."""

        def listed() -> tuple[tuple[str, About], ...]:
            found = self.db().listed(time.time() - LISTED_FOR, most)
            return tuple([(id, msgspec.json.decode(about, type=About)) for id, about in found])

        return await self.run(listed, Rank.QUESTION)

    async def known(self, ids: Sequence[str], address: str) -> dict[str, About]:
        """Return what is kept about those of some tables that there are."""

        def known() -> dict[str, About]:
            found = {id: self.db().find(id) for id in ids}
            return {id: msgspec.json.decode(about, type=About) for id, about in found.items() if about is not None}

        return await self.run(known, Rank.QUESTION, (address,))

    async def forget(self, before: float) -> int:
        """Delete the tables that nobody has used after the time *before*; returns how many. Those that are open are in use."""

        def forget() -> int:
            self.db().touch([*self.open])
            return self.db().forget(before)

        return await self.run(forget)

    async def enter(self, client: Client) -> Open | None:
        """Open the table of *client*, with the seat of its secret; None if there is none. Raises Full."""
        id, path = client.table, client.path
        async with self.opening.setdefault(id, asyncio.Lock()):
            found = self.open.get(id)
            if found is None:
                seated = await self.run(lambda: Table.seats_somebody(self.db(), id, client.token), Rank.PLAYER, path)
                if seated is None:
                    return None
                if len(self.open) >= self.limits.open_tables or not (seated or self._may_watch()):
                    raise Full
                table = await self.run(lambda: Table.load(self.db(), id), Rank.PLAYER if seated else Rank.QUESTION, path)
                if table is None:
                    return None
                found = self.open[id] = Open(table)
            client.seat = found.table.seat_of(client.token)
            beside = sum(other.seat == client.seat for other in found.clients)
            if beside >= self.limits.connections_of_table or not (client.seat is not None or self._may_watch()):
                if not found.clients:
                    await self.shut(found)
                raise Full
            self._tell_of(found, client)
            found.clients.add(client)
        client.news.set()
        self.let_bots_act(found)
        return found

    async def left(self, found: Open, client: Client) -> None:
        """Forget a client, and the table with the last one: it is read again when somebody comes back."""
        found.clients.discard(client)
        self._tell_of(found, client)
        if not found.clients:
            await self.shut(found)

    def _may_watch(self) -> bool:
        """Whether there is room for one more spectator anywhere."""
        return sum(client.seat is None for found in self.open.values() for client in found.clients) < self.limits.spectators

    def _tell_of(self, found: Open, client: Client) -> None:
        """Tell a table that somebody comes or goes, if it can be seen."""
        if client.seat is not None and client.seat not in found.here():
            found.changed()

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
        table, path = found.table, ("", found.table.id)
        while found.clients:
            try:
                asked = await self.run(table.bot_asked, path=path)
                if asked is None:
                    return
                begun = time.monotonic()
                choice = await self.opponents.choose(asked)
                await asyncio.sleep(max(0.0, self.pace * table.pause - (time.monotonic() - begun)))
                played = await self.run(partial(table.bot_plays, asked, choice), path=path)
            except (OSError, RecorderError):
                await self.shut(found)
                return
            if played:
                found.changed()


def _tried(calls: Sequence[Callable[[], Any]]) -> list[tuple[Any, Exception | None]]:
    """In the thread of the games: what each of *calls* returns or raises."""
    found: list[tuple[Any, Exception | None]] = []
    for call in calls:
        try:
            found.append((call(), None))
        except Exception as error:  # raised again where it is waited for  # noqa: BLE001
            found.append((None, error))
    return found
