"""Many tables at once, played by scripted people: ``python -m tests.web.load --tables 200 --minutes 2``.

Prints how long an action takes until it is acknowledged, and until the other person is shown what came of it (median and 99 %), and the
memory of the server every half minute. ``--actions 40`` leaves each table after 40 actions and makes another. ``--flat 12`` fails if
the server needs over 12 MB more at the end than in the middle: bounded caches of drawings still fill then, so it finds great leaks only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Server

LIMITS = ("new-tables", "connections-of-one", "openings", "requests")
"""Limits of an address: here, everybody is at the same one."""
GAMES = ("pixies", "pixel_tactics", "chibitactics")


@dataclass
class Course:
    """What was measured, in seconds; ``acted`` is when somebody acted at a table last."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0
    acted: dict[str, float] = field(default_factory=dict)


class Person:
    """Somebody at a table, who thinks for a while and takes any action."""

    def __init__(self, socket: ClientConnection, table: str, course: Course, rng: Random, think: float) -> None:
        self.socket, self.table, self.course, self.rng, self.think = socket, table, course, rng, think
        self.shown: dict[str, Any] = {}
        self.number = 0
        self.asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            told: dict[str, Any] = json.loads(text)
            if "shown" in told:
                before, self.shown = self.shown, told["shown"]
                if before and before["ply"] != self.shown["ply"] and (acted := self.course.acted.pop(self.table, None)):
                    self.course.shown.append(now - acted)
                self.news.set()
            else:
                self.asked.pop(told["id"]).set_result(told)

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        self.number += 1
        self.asked[self.number] = asyncio.get_running_loop().create_future()
        answer = self.asked[self.number]
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return await answer

    async def play(self, actions: int = 0) -> None:
        """Play until the game is over, or until *actions* actions have been taken (0: no limit)."""
        while not actions or self.shown.get("ply", 0) < actions:
            await self.news.wait()
            self.news.clear()
            if self.shown["over"]:
                return
            if not self.shown["actions"]:
                continue
            await asyncio.sleep(self.rng.expovariate(1 / self.think) if self.think else 0)
            shown = self.shown
            if not shown["actions"]:
                continue
            action = self.rng.choice(shown["actions"])["action"]
            begun = self.course.acted[self.table] = time.perf_counter()
            told = await self.ask("act", seen=shown["seen"], action=action)
            self.course.acknowledged.append(time.perf_counter() - begun)
            if "refused" in told:
                self.course.refused += 1
                self.news.set()


async def table(server: Server, course: Course, number: int, game: str, think: float, actions: int) -> None:
    """Play one game after another at tables of two, none longer than *actions* actions (0: to its end)."""
    rng = Random(number)
    while True:
        name, token = await asyncio.to_thread(server.make, game, "Ada", **({"seats": 2} if game == "pixies" else {}))
        address = f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket"
        async with connect(address, max_size=None) as first, connect(address, max_size=None) as second:
            people = [Person(socket, name, course, rng, think) for socket in (first, second)]
            listening = [asyncio.create_task(person.listen()) for person in people]
            try:
                await people[0].ask("hello", table=name, token=token)
                await people[1].ask("hello", table=name)
                invitation = (await people[0].ask("invite", seat=1))["invitation"]
                await people[1].ask("sit", invitation=invitation)
                await people[0].ask("start")
                await asyncio.gather(*[person.play(actions) for person in people])
                course.games += 1
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)


def quantiles(times: list[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(times)
    return f"median {ordered[len(ordered) // 2] * 1000:.0f} ms, 99 % {ordered[len(ordered) * 99 // 100] * 1000:.0f} ms, of {len(ordered)}"


def grown(memory: Sequence[float]) -> float:
    """Return by how many megabytes the last fifth of the samples lies above the fifth after the middle, by their medians."""
    fifth, half = max(1, len(memory) // 5), len(memory) // 2
    return median(memory[-fifth:]) - median(memory[half : half + fifth])


async def run(server: Server, tables: int, games: Sequence[str], minutes: float, think: float, actions: int = 0) -> list[float]:
    """Play, say every half minute how it goes, and return the megabytes that the server had in memory each time."""
    course = Course()
    tasks = [asyncio.create_task(table(server, course, number, games[number % len(games)], think, actions)) for number in range(tables)]
    memory: list[float] = []
    begun = time.monotonic()
    try:
        while time.monotonic() - begun < 60 * minutes:
            await asyncio.sleep(min(30, 60 * minutes))
            for task in tasks:
                if task.done() and (error := task.exception()) is not None and not isinstance(error, ConnectionClosed):
                    raise error
            memory.append(server.memory())
            sys.stdout.write(
                f"{time.monotonic() - begun:5.0f} s: {memory[-1]:.1f} MB; {course.games} games; {course.refused} refused; "
                f"acknowledged {quantiles(course.acknowledged)}; shown to the other {quantiles(course.shown)}\n"
            )
            sys.stdout.flush()
            course.acknowledged.clear()
            course.shown.clear()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return memory


def main() -> int:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(description="many tables at once")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="default: all of them")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--think", type=float, default=4, help="seconds that a person thinks, on average")
    parser.add_argument("--actions", type=int, default=0, help="leave a table after this number (default: 0, at the end)")
    parser.add_argument("--flat", type=float, help="megabytes that the server may need more at the end")
    parser.add_argument("--database", default="", help="default: SQLite in a folder of its own")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(
            Path(folder),
            "--max-new-tables",
            "100000",
            "--max-connections-of-one",
            "100000",
            "--max-requests",
            "100000",
            database=arguments.database,
        ) as server,
    ):
        memory = asyncio.run(run(server, arguments.tables, arguments.games, arguments.minutes, arguments.think, arguments.actions))
        sys.stdout.write(server.said())
    if arguments.flat is None:
        return 0
    sys.stdout.write(f"the server grew by {grown(memory):.1f} MB from the middle to the end; at most {arguments.flat:g} are allowed\n")
    return 1 if grown(memory) > arguments.flat else 0


if __name__ == "__main__":
    sys.exit(main())
