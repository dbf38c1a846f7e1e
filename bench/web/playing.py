"""Tables with two players and two viewers each, played over real sockets at a rate; what is measured on the way."""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.web.serving import Visited

GAMES: Final = ("chibitactics", "pixel_tactics", "pixies")
OPTIONS: Final[dict[str, dict[str, object]]] = {"pixies": {"seats": 2}}
VIEWERS: Final = 2
PLY: Final = re.compile(rb'"ply":(\d+)')


class Action(msgspec.Struct):
    """An action that may be taken."""

    action: msgspec.Raw


class Shown(msgspec.Struct):
    """The part of what is shown that a player needs."""

    ply: int
    seen: str
    over: bool
    actions: list[Action]


class Heard(msgspec.Struct):
    """A message of the server."""

    shown: Shown | None = None
    id: int | None = None
    refused: dict[str, Any] | None = None
    invitation: str = ""


@dataclass
class Course:
    """Measurements: seconds, and bytes to one viewer for each action, by game."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    bytes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    refused: int = 0
    missing: int = 0
    """Pictures that had not come when the measurement ended."""


class Client:
    """A connection: a player's, or a viewer's that reads only the ply."""

    def __init__(self, table: Table, socket: ClientConnection, *, plays: bool) -> None:
        self.table, self.socket, self.plays = table, socket, plays
        self.shown: Shown | None = None
        self.asked: dict[int, asyncio.Future[Heard]] = {}
        self.number = 0

    async def listen(self) -> None:
        """Read until the connection ends."""
        async for message in self.socket:
            data = message.encode() if isinstance(message, str) else message
            if data.startswith(b'{"shown"'):
                if self.plays:
                    shown = msgspec.json.decode(data, type=Heard).shown
                    assert shown is not None
                    self.shown = shown
                    self.table.arrived(self, shown.ply, len(data))
                else:
                    found = PLY.search(data)
                    assert found is not None
                    self.table.arrived(self, int(found[1]), len(data))
            else:
                heard = msgspec.json.decode(data, type=Heard)
                assert heard.id is not None
                self.asked.pop(heard.id).set_result(heard)

    async def ask(self, kind: str, **fields: object) -> Heard:
        """Return the answer to a message."""
        self.number += 1
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.asked[self.number] = answer
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self.number, **fields}).decode())
        return await answer


class Table:
    """A table that is played at, one action at a time."""

    def __init__(self, course: Course, game: str, number: int) -> None:
        self.course, self.game = course, game
        self.rng = Random(number)
        self.players: list[Client] = []
        self.viewers: list[Client] = []
        self.plies: dict[Client, int] = {}
        self.ply, self.sent = 0, 0.0
        self.waiting: set[Client] = set()
        self.busy = False

    def arrived(self, client: Client, ply: int, size: int) -> None:
        """Note that a picture has come."""
        self.plies[client] = ply
        if client in self.waiting and ply > self.ply:
            self.waiting.discard(client)
            self.course.shown.append(time.perf_counter() - self.sent)
            if client is self.viewers[0]:
                self.course.bytes[self.game].append(size)

    def actor(self) -> Client | None:
        """Return who may act now, once everybody has been shown what happened last."""
        if self.busy or self.waiting or len({*self.plies.values()}) > 1:
            return None
        able = [client for client in self.players if client.shown is not None and client.shown.actions and not client.shown.over]
        return able[0] if able else None

    async def act(self, client: Client) -> None:
        """Take any action."""
        shown = client.shown
        assert shown is not None
        self.busy = True
        action = self.rng.choice(shown.actions).action
        self.ply, self.sent = shown.ply, time.perf_counter()
        self.waiting = {one for one in (*self.players, *self.viewers) if one is not client}
        heard = await client.ask("act", seen=shown.seen, action=action)
        self.course.acknowledged.append(time.perf_counter() - self.sent)
        if heard.refused is not None:
            self.course.refused += 1
            self.waiting.clear()
        self.busy = False


async def seated(
    server: Visited, course: Course, count: int, addresses: Sequence[str] = (), *, width: int = 0
) -> tuple[list[Table], list[asyncio.Task[None]]]:
    """Make the tables, and let everybody come, to the *addresses* in turn, which may name the table as ``{id}`` (default: one for all).

    Everybody asks for pictures of this *width*; 0: for the wide ones.
    """
    tables: list[Table] = []
    listening: list[asyncio.Task[None]] = []
    turns = cycle(addresses or [f"ws://127.0.0.1:{server.port}/api/socket"])
    for number in range(count):
        table = Table(course, GAMES[number % len(GAMES)], number)
        id, token = await asyncio.to_thread(server.make, table.game, "Ada", **OPTIONS.get(table.game, {}))
        for plays in (True, True, *[False] * VIEWERS):
            client = Client(table, await connect(next(turns).format(id=id), max_size=None), plays=plays)
            listening.append(asyncio.create_task(client.listen()))
            (table.players if plays else table.viewers).append(client)
            layout = {"width": width} if width else {}
            await client.ask("hello", table=id, token=token if client is table.players[0] else "", language="en", **layout)
        first, second = table.players
        await second.ask("sit", invitation=(await first.ask("invite", seat=1)).invitation)
        await first.ask("start")
        tables.append(table)
    return tables, listening


async def played(tables: Sequence[Table], course: Course, rate: float, seconds: float, actions: int = 0) -> float:
    """Let people act *rate* times a second, at one table after the other, for some *seconds* or *actions*; returns the seconds it took."""
    begun = time.perf_counter()
    tasks: set[asyncio.Task[None]] = set()
    done, at = 0, 0
    while (time.perf_counter() - begun < seconds) if not actions else done < actions:
        wait = begun + done / rate - time.perf_counter()
        await asyncio.sleep(max(0.0, min(wait, 0.05)))
        if wait > 0.001:
            continue
        for _ in tables:
            table = tables[at := (at + 1) % len(tables)]
            if (client := table.actor()) is not None:
                task = asyncio.create_task(table.act(client))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
                done += 1
                break
        else:
            await asyncio.sleep(0.002)
            if time.perf_counter() - begun > 4 * max(seconds, 30):
                break
    took = time.perf_counter() - begun
    await asyncio.sleep(1.5)
    for table in tables:
        course.missing += len(table.waiting)
        table.waiting.clear()
    return took


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of *values* lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")
