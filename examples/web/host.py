"""All tables that somebody looks at: who comes in, who goes, and when the bots act."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal
from weakref import WeakValueDictionary

import msgspec
from copies import PAUSE, Copies
from games import Games
from handing import HANDING
from keeping import Kept, keeper
from limits import MOST_NEW, MOST_OPENINGS, Buckets, Limits
from news import neighbours
from opened import Client, Open
from opponents import Asked, Level, Opponents, Pace
from starlette.websockets import WebSocket, WebSocketDisconnect
from storage import StorageError
from table import About, Table, TableError
from turns import Rank

from boardrules import RecorderError, Seat

__all__ = ["GOING_AWAY", "NO_TABLE", "Client", "Full", "Host", "NewTable", "Open"]

GOING_AWAY: Final = 1001
"""The code of a connection that is closed because its table is read anew."""
NO_TABLE: Final = 4004
"""The code of a connection to a table that is not there; it is our own."""
PATIENCE: Final = 10.0
"""Seconds after which nobody waits any more for others who enter the same table."""
SOON: Final = 1.0
"""Seconds in which the database says whether there is a table, before its page is sent anyway."""
LISTED_FOR: Final = 3600
"""Seconds for which a table that has not started is listed in the lobby."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The message of a client that makes a table."""

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


class Host:
    """All tables that are open. Their games run in a thread of their own."""

    def __init__(self, url: str, limits: Limits, *, pace: float, seed: str | None, lab: str = "", computer: str = "") -> None:
        self.limits = limits
        self.pace = pace
        self.lab = lab
        """The address of a ruling lab, or ""."""
        self.seed = seed
        self.open: dict[str, Open] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.games = Games(limits.watching)
        self.run = self.games.run
        self.work = self.games.work
        self.opponents = Opponents(limits.thinkers)
        self.keeper = keeper(url, self.games.run, computer)
        self.copies = Copies(self.games, self.keeper, self.let_bots_act, self.lose)
        self.connections = 0
        self.addresses: Counter[str] = Counter()
        self.neighbours = neighbours(self.keeper, self.copies, self.open, self.addresses, self.let_bots_act)
        self.makers = Buckets(limits.new_tables, MOST_NEW)
        self.openers = Buckets(limits.openings, MOST_OPENINGS)

    async def start(self) -> None:
        """Open the database, and begin to listen to other servers. Raises StorageError."""
        await self.keeper.start()
        if self.neighbours is not None:
            self.neighbours.start()

    async def close(self) -> None:
        """Forget all tables, and let the database go."""
        for found in [*self.open.values()]:
            await self.shut(found)
        if self.neighbours is not None:
            await self.neighbours.stop()
        with contextlib.suppress(StorageError):
            await self.keeper.close()

    @property
    def name(self) -> str:
        """The name of this server among others; "" if it is alone."""
        return self.neighbours.name if self.neighbours else ""

    async def hand_over(self, socket: WebSocket) -> bool:
        """Hand a visitor to the server on this computer that has the table; return whether there is one that could be reached."""
        give = (socket.scope.get("extensions") or {}).get(HANDING, {}).get("give")
        id = socket.path_params.get("id")
        if give is None or id is None or self.neighbours is None:
            return False
        for _ in range(2):
            name = await self.neighbours.elsewhere(id)
            try:
                return bool(name and await give(name))
            except ConnectionRefusedError:
                if not await self.neighbours.bury(name):
                    return False
        return False

    def may_connect(self, address: str) -> bool:
        """Return whether there is room here for one more WebSocket, of *address*."""
        beside, limits = self.addresses[address], self.limits
        return self.connections < limits.connections and beside < limits.connections_of_one and self.openers.may(address)

    async def may_stay(self, address: str) -> bool:
        """Return whether *address* may have the WebSocket that it has just opened, by the count of all servers. Raises StorageError."""
        others = await self.keeper.may(address, "opening", self.limits.openings, MOST_OPENINGS)
        return others is not None and others + self.addresses[address] <= self.limits.connections_of_one

    async def may_make(self, address: str) -> bool:
        """Return whether *address* may make one more table, by the count of all servers. Raises StorageError."""
        return self.makers.may(address) and await self.keeper.may(address, "table", self.limits.new_tables, MOST_NEW) is not None

    async def make(self, wanted: NewTable, address: str = "") -> tuple[str, str]:
        """Make a table; return its id, and the secret of seat 0."""
        if await self.keeper.count() >= self.limits.tables:
            raise TableError("there are too many tables")

        def plan() -> tuple[str, bytes, str]:
            return Table.plan(
                wanted.game,
                bytes(wanted.options),
                person=wanted.name,
                seed=self.seed,
                bots=wanted.bots,
                opponents=wanted.opponents,
                pace=wanted.pace,
                listed=wanted.listed,
            )

        id, about, token = await self.run(plan, path=(address,))
        await self.keeper.add(id, about, listed=wanted.listed)
        return id, token

    async def invite(self, id: str, seats: Sequence[int], address: str = "") -> dict[int, str]:
        """Return invitations to seats of a table that has just been made."""
        read = await self.keeper.read(id) if seats else None
        if read is None:
            return {}
        kept, journal = read

        def invite() -> dict[int, str]:
            table = Table.read(id, kept.about, journal)
            return {seat: table.invite(Seat(seat)) for seat in seats}

        invitations = await self.run(invite, path=(address,))
        await self.keeper.commit(journal)
        return invitations

    async def listed(self, most: int) -> tuple[tuple[str, About], ...]:
        """Return the tables that anybody may sit down at."""
        found = await self.keeper.listed(time.time() - LISTED_FOR, most)
        return tuple([(id, msgspec.json.decode(about, type=About)) for id, about in found.items()])

    async def known(self, ids: Sequence[str], address: str) -> dict[str, About]:
        """Return what is kept about those of some tables that there are."""
        found = await self.keeper.known(ids, (address,))
        return {id: msgspec.json.decode(about, type=About) for id, about in found.items()}

    async def there(self, id: str, address: str) -> bool:
        """Return whether there is a table. What the database does not say soon is taken to be there."""
        try:
            async with asyncio.timeout(SOON):
                return id in self.open or bool(await self.keeper.known((id,), (address,)))
        except OSError:
            return True

    async def forget(self, before: float) -> int:
        """Delete the tables that nobody has used after the time *before*; return how many. Those that are open are in use."""
        return await self.keeper.forget(before, [*self.open])

    async def enter(self, client: Client) -> Open | None:
        """Open the table of *client*, with the seat of its secret; None if there is none. Raises Full, StorageError."""
        opening = self.opening.setdefault(client.table, asyncio.Lock())
        try:
            async with asyncio.timeout(PATIENCE):
                await opening.acquire()
        except TimeoutError:
            raise StorageError("the table cannot be read") from None
        try:
            found = await self._opened(client)
            if found is None:
                return None
            client.seat = found.table.seat_of(client.token)
            beside = sum(other.seat == client.seat for other in found.clients)
            if beside >= self.limits.connections_of_table or not (client.seat is not None or self._may_watch()):
                if not found.clients:
                    await self.shut(found)
                raise Full
            self._tell_of(found, client)
            found.clients.add(client)
        finally:
            opening.release()
        client.news.set()
        self.let_bots_act(found)
        return found

    async def _opened(self, client: Client) -> Open | None:
        """Return the table of *client*, as it is kept now."""
        id, path = client.table, client.path
        found = self.open.get(id)
        if found is not None and self.neighbours is None:
            return found
        await self.copies.sure()
        kept = await self.keeper.find(id, path)
        if kept is None:
            return None
        if found is not None and self.open.get(id) is found:
            await self.copies.catch_up(found, kept.version)
            return found
        return await self._read(client, kept)

    async def _read(self, client: Client, kept: Kept) -> Open | None:
        """Open the table of *client*, about which this is kept."""
        id, path = client.table, client.path
        seated = Table.seat_in(kept.about, client.token) is not None
        if len(self.open) >= self.limits.open_tables or not (seated or self._may_watch()):
            raise Full
        read = await self.keeper.read(id, path)
        if read is None:
            return None
        now, journal = read
        table = await self.run(lambda: Table.read(id, now.about, journal), Rank.PLAYER if seated else Rank.QUESTION, path)
        found = self.open[id] = Open(table, held=now.held)
        return found

    async def left(self, found: Open, client: Client) -> None:
        """Forget a client, and the table with the last one: it is read again when somebody comes back."""
        found.clients.discard(client)
        self._tell_of(found, client)
        if not found.clients:
            await self.shut(found)

    def _may_watch(self) -> bool:
        """Return whether there is room for one more spectator anywhere."""
        return sum(client.seat is None for found in self.open.values() for client in found.clients) < self.limits.spectators

    def _tell_of(self, found: Open, client: Client) -> None:
        """Tell a table that somebody comes or goes, if it can be seen."""
        if client.seat is not None and client.seat not in found.here():
            found.changed()

    async def shut(self, found: Open, code: int = GOING_AWAY) -> None:
        """Forget a table, and send away whoever looks at it."""
        if self.open.get(found.table.id) is found:
            del self.open[found.table.id]
            for task in (found.bots, found.reading):
                if task is not None and task is not asyncio.current_task():
                    task.cancel()
            await self.run(found.table.close)
            if self.neighbours is not None:
                await self.neighbours.leave(found)
        for client in [*found.clients]:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await client.socket.close(code)

    async def lose(self, found: Open) -> None:
        """Forget a table that is not kept any more."""
        await self.shut(found, NO_TABLE)

    def let_bots_act(self, found: Open) -> None:
        """Let the bots act from now on, one action after another, until a person is asked."""
        if found.held and not found.table.full and (found.bots is None or found.bots.done()):
            found.bots = asyncio.create_task(self._bots(found))

    async def _bots(self, found: Open) -> None:
        path = ("", found.table.id)
        while found.clients and found.held:
            try:
                asked = await self.copies.look(found, lambda: found.table.bot_asked(), Rank.PLAY, path)  # noqa: PLW0108  (it may be another)
                if asked is None:
                    return
                begun = time.monotonic()
                choice = await self.opponents.choose(asked)
                await asyncio.sleep(max(0.0, self.pace * found.table.pause - (time.monotonic() - begun)))
                played = await self.copies.change(found, partial(_bot_plays, found, asked, choice), path)
            except (OSError, RecorderError):
                await asyncio.sleep(PAUSE)  # the database answers again, or the table is read anew
                continue
            if played:
                found.changed()


def _bot_plays(found: Open, asked: Asked, choice: int) -> bool:
    return found.table.bot_plays(asked, choice)
