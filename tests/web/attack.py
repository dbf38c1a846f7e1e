"""Hostile clients beside people who play: ``python -m tests.web.attack --rounds 4 --seconds 15``.

Two people each play at a table of every game. Quiet slices and slices under each attack take turns in one run, so that whatever else the
machine does hits both; the attackers are a process of their own. For each attack it prints how long an action takes until it is
acknowledged and until the other person is shown it (median and 99 %), beside the quiet slices around it, and the most memory that the
server had. All connections are to this computer, from addresses 127.0.0.x to 127.0.2.x.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import struct
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.web.load import GAMES, Course, Person
from tests.web.serving import Server

BELOW, ABOVE = 110, 200
"""Connections of one address: one server lets it have 120."""

FAULTS = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)


@dataclass
class Slice:
    """What was measured in one kind of slice."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    memory: float = 0
    refused: int = 0


class Tables:
    """People who play for as long as the program runs, each a few times a second."""

    def __init__(self, server: Server, games: Sequence[str], think: float) -> None:
        self.server, self.games, self.think = server, games, think
        self.course = Course()
        self.codes: dict[int, str] = {}
        self.begun = asyncio.Event()

    async def play(self, number: int) -> None:
        """Play one game after another at tables of two."""
        game, rng = self.games[number % len(self.games)], Random(number)
        address = f"ws://127.0.0.1:{self.server.port}/api/socket"
        while True:
            code, token = await asyncio.to_thread(self.server.make, game, "Ada", **({"seats": 2} if game == "pixies" else {}))
            async with connect(address, max_size=None) as first, connect(address, max_size=None) as second:
                people = [Person(socket, code, self.course, rng, self.think) for socket in (first, second)]
                listening = [asyncio.create_task(person.listen()) for person in people]
                try:
                    await people[0].ask("hello", table=code, token=token)
                    await people[1].ask("hello", table=code)
                    await people[1].ask("sit", invitation=(await people[0].ask("invite", seat=1))["invitation"])
                    await people[0].ask("start")
                    self.codes[number] = code
                    if len(self.codes) == len(self.games):
                        self.begun.set()
                    await asyncio.gather(*[person.play() for person in people])
                finally:
                    for task in listening:
                        task.cancel()
                    await asyncio.gather(*listening, return_exceptions=True)

    async def measure(self, seconds: float, into: Slice) -> None:
        """Let some time go by."""
        self.course.acknowledged.clear()
        self.course.shown.clear()
        self.course.refused = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(0.25)
            into.memory = max(into.memory, self.server.memory())
        into.acknowledged += self.course.acknowledged
        into.shown += self.course.shown
        into.refused += self.course.refused


@dataclass(frozen=True)
class Target:
    """The server that is attacked, and tables of it."""

    port: int
    codes: tuple[str, ...]


Attack = Callable[[Target, int], Awaitable[None]]


async def again(hostile: Callable[[], Awaitable[None]], pause: float = 0.1) -> None:
    """Come back whenever the connection is lost, after a pause."""
    while True:
        with contextlib.suppress(*FAULTS):
            await hostile()
        await asyncio.sleep(pause)


async def spectators(target: Target, number: int) -> None:
    """Ask for pictures, of now and of the past, as often as the limits allow, each time with other marks and in another language."""
    rng = Random(number)
    address = f"ws://127.0.0.1:{target.port}/api/socket"
    async with connect(address, max_size=None, local_addr=(f"127.0.0.{100 + number}", 0)) as socket:
        code = target.codes[number % len(target.codes)]
        await socket.send(json.dumps({"type": "hello", "id": 0, "table": code, "language": f"x{rng.randrange(10**6)}"}))

        async def read(socket: ClientConnection) -> None:
            async for _ in socket:
                pass

        reading = asyncio.create_task(read(socket))
        try:
            while not reading.done():
                kind = rng.choice(({"type": "picture", "targets": [str(rng.random())]}, {"type": "look", "ply": rng.randrange(60)}))
                await socket.send(json.dumps({"id": 1, **kind}))
                await asyncio.sleep(1 / 20)
        finally:
            reading.cancel()


async def drips(target: Target, number: int, connections: int) -> None:
    """Hold connections from eight addresses, and send each a byte of a request now and then."""

    async def drip(address: str, later: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(address, 0))
        try:
            await asyncio.sleep(later / connections)
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.close()

    address = f"127.0.1.{number + 1}"
    each = [asyncio.create_task(again(lambda later=later: drip(address, later), 1)) for later in range(connections)]  # type: ignore[misc]
    try:
        await asyncio.gather(*each)
    finally:
        for task in each:
            task.cancel()
        await asyncio.gather(*each, return_exceptions=True)


async def below(target: Target, number: int) -> None:
    """Drip below the limit of an address."""
    await drips(target, number, BELOW)


async def above(target: Target, number: int) -> None:
    """Drip above the limit of an address."""
    await drips(target, number, ABOVE)


async def flood(target: Target, number: int, frame: bytes, first: bytes = b"") -> None:
    """Send frames as fast as they are taken, and never read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(f"127.0.2.{number + 1}", 0))
    try:
        head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        hello = json.dumps({"type": "hello", "id": 0, "table": target.codes[number % len(target.codes)]}).encode()
        writer.write(struct.pack("!BB", 0x81, 0x80 | len(hello)) + bytes(4) + hello + first)
        while not writer.is_closing():
            writer.write(frame * (60_000 // len(frame)))
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.close()


async def pings(target: Target, number: int) -> None:
    """Send long pings."""
    await flood(target, number, b"\x89\xfd" + bytes(4) + b"x" * 125)


async def empty(target: Target, number: int) -> None:
    """Send empty fragments."""
    await flood(target, number, b"\x00\x80" + bytes(4), b"\x01\x80" + bytes(4))


ATTACKS: dict[str, tuple[Attack, int]] = {
    "four spectators": (spectators, 4),
    "drips below the limit": (below, 8),
    "drips above the limit": (above, 8),
    "pings": (pings, 4),
    "empty fragments": (empty, 4),
}


def attacking(name: str, target: Target) -> None:
    """Attack until the process is ended. It gives way to the server, as attackers elsewhere would."""
    os.nice(5)
    attack, count = ATTACKS[name]

    async def everybody() -> None:
        await asyncio.gather(*[again(lambda n=n: attack(target, n)) for n in range(count)])  # type: ignore[misc]

    asyncio.run(everybody())


def worst(times: Sequence[float], share: float = 0.99) -> float:
    """Return a quantile in milliseconds."""
    return 1000 * sorted(times)[int(len(times) * share)] if times else float("nan")


async def run(server: Server, rounds: int, seconds: float, think: float, attacks: Sequence[str]) -> bool:
    """Play under the attacks in turn; whether nobody waited more than twice as long as in quiet."""
    tables = Tables(server, GAMES, think)
    playing = [asyncio.create_task(tables.play(number)) for number in range(len(GAMES))]
    await tables.begun.wait()
    await tables.measure(5, Slice())  # warm
    quiet, hostile = ({name: Slice() for name in attacks} for _ in range(2))
    for _ in range(rounds):
        for name in attacks:
            await tables.measure(seconds, quiet[name])
            target = Target(server.port, tuple(tables.codes.values()))
            process = multiprocessing.get_context("spawn").Process(target=attacking, args=(name, target))
            process.start()
            try:
                await asyncio.sleep(2)  # until it has begun
                await tables.measure(seconds, hostile[name])
            finally:
                process.terminate()
                await asyncio.to_thread(process.join)
            await asyncio.sleep(1)
    for task in playing:
        if task.done():
            await task
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    good = True
    for name in attacks:
        one, other = quiet[name], hostile[name]
        parts = []
        for what in ("acknowledged", "shown"):
            before, under = getattr(one, what), getattr(other, what)
            ratio = worst(under) / worst(before)
            good = good and ratio <= 2
            parts.append(
                f"{what} 50 % {worst(before, 0.5):.0f} -> {worst(under, 0.5):.0f}, 99 % {worst(before):.0f} -> {worst(under):.0f} ms "
                f"({ratio:.2f}; of {len(before)} and {len(under)})"
            )
        sys.stdout.write(f"{name}: {'; '.join(parts)}; at most {other.memory:.0f} MB ({one.memory:.0f} in quiet)\n")
    return good


def main() -> int:
    """Read the arguments and attack."""
    parser = argparse.ArgumentParser(description="hostile clients beside people who play")
    parser.add_argument("--rounds", type=int, default=4, help="quiet and hostile slices of each attack (%(default)s)")
    parser.add_argument("--seconds", type=float, default=15, help="length of a slice (%(default)s)")
    parser.add_argument("--think", type=float, default=0.4, help="seconds that a person thinks, on average (%(default)s)")
    parser.add_argument("--only", action="append", choices=ATTACKS, help="this attack; may be repeated")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), "--max-new-tables", "10") as server:
        good = asyncio.run(run(server, arguments.rounds, arguments.seconds, arguments.think, arguments.only or list(ATTACKS)))
        sys.stdout.write(f"the server said: {server.said()!r}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
