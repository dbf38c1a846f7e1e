"""kill -9 of the web server at random moments, while people play: ``python -m tests.web.kill --times 100``.

Afterwards every action that was acknowledged stands in the logs, once and in order, every log verifies, and every client has gone on.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from boardrules import read_log, verify
from tests.web.serving import Client, Server, Visited

GAMES = ("pixies", "pixel_tactics", "chibitactics")


@dataclass
class Seated:
    """Somebody at a table, and the actions that the server acknowledged to them."""

    table: str
    seat: int
    token: str
    acknowledged: list[Any] = field(default_factory=list)
    sessions: int = 0
    """Connections in which an action was acknowledged."""
    unkept: int = 0
    """Actions that were refused because of the database, or because somebody else was faster."""
    over: bool = False
    fault: str = ""

    def play(self, servers: Sequence[Visited], stop: threading.Event, seed: int) -> None:
        """Act whenever asked, and come back whenever the connection is lost, to any of the servers."""
        rng = Random(seed)
        while not stop.is_set() and not self.over and not self.fault:
            try:
                with rng.choice(servers).join(self.table, self.token) as client:
                    if client.hello["seat"] != self.seat:
                        self.fault = f"the seat is gone: {client.hello}"
                    self._session(client, stop, rng)
            except (OSError, WebSocketException):
                time.sleep(0.02)

    def _session(self, client: Client, stop: threading.Event, rng: Random) -> None:
        acted = False
        client.until()
        while not stop.is_set():
            shown = client.shown
            if shown["over"]:
                self.over = True
                return
            if not shown["actions"]:
                client.hear(5)
                continue
            action = rng.choice(shown["actions"])["action"]
            told = client.ask("act", seen=shown["seen"], action=action)
            if "refused" not in told:
                self.acknowledged.append(action)
                self.sessions += not acted
                acted = True
            elif "kept" in told["refused"]:
                self.unkept += 1  # what is shown next says whether it was kept
            elif (told["refused"]["rule"] or {}).get("id") != "BR-STALE":
                self.fault = str(told)
                return
            if client.shown["seen"] == shown["seen"]:
                client.hear(5)


def seated(server: Visited, game: str) -> list[Seated]:
    """Two people at a new table; bots have the other seats."""
    table, token = server.make(game, "Ada")
    with server.join(table, token) as one:
        invitation = one.ask("invite", seat=1)["invitation"]
        with server.join(table) as other:
            other.sit(invitation, "Ben")
            one.ask("start")
            return [Seated(table, 0, token), Seated(table, 1, other.token)]


def kept(path: Path, table: str) -> bytes:
    """The log of a table, read from the database."""
    with closing(sqlite3.connect(path)) as database:
        return b"".join(lines for (lines,) in database.execute("SELECT lines FROM logs WHERE id = ? ORDER BY at", (table,)))


def faults(people: list[Seated], kept: Callable[[str], bytes]) -> list[str]:
    """What is wrong with the logs as they are *kept*, and with what was acknowledged."""
    found = [who.fault for who in people if who.fault]
    for table in dict.fromkeys(who.table for who in people):
        log = kept(table)
        verdict = verify(log)
        if verdict.result == "DIVERGED" or (verdict.result != "EXACT" and any(who.over for who in people if who.table == table)):
            found.append(f"{table}: {verdict.result}, {verdict.why}")
        actions = [msgspec.json.decode(action) for action in read_log(log).actions]
        for who in people:
            if who.table == table:
                own = iter([action for action in actions if action["by"] == who.seat])
                lost = [action for action in who.acknowledged if action not in own]
                found += [f"{table}, seat {who.seat}: {len(lost)} acknowledged actions lost: {json.dumps(lost[:2])}"] if lost else []
    return found


def run(folder: Path, times: int, *, tables: int = 6, seed: int = 7) -> tuple[list[str], str]:
    """Kill a server *times* times; returns the faults, and a line about it."""
    rng = Random(seed)
    stop = threading.Event()
    server = Server(folder, "--max-messages", "1000", "--max-new-tables", "1000").start()
    people: list[Seated] = []
    threads: list[threading.Thread] = []

    def more() -> None:
        """Keep as many tables as wanted in play."""
        while len({who.table for who in people if not who.over}) < tables:
            for who in seated(server, rng.choice(GAMES)):
                people.append(who)
                threads.append(threading.Thread(target=who.play, args=([server], stop, rng.randrange(1 << 30)), daemon=True))
                threads[-1].start()

    more()
    for _ in range(times):
        time.sleep(rng.random() * 1.5)
        server.kill()
        server.start()
        more()
    before = [len(who.acknowledged) for who in people]
    stuck = {who.table for who in people}
    for _ in range(300):  # everybody comes back and goes on
        stuck -= {who.table for who, acted in zip(people, before, strict=True) if who.over or len(who.acknowledged) > acted}
        if not stuck:
            break
        time.sleep(0.1)
    stop.set()
    for thread in threads:
        thread.join(20)
    server.stop()
    found = faults(people, partial(kept, folder / "tables.db")) + [f"{table}: nobody went on" for table in stuck]
    found += [f"the server said: {server.said()[:500]}"] if "Traceback" in server.said() else []
    acknowledged = sum(len(who.acknowledged) for who in people)
    sessions = sum(who.sessions for who in people)
    return found, (
        f"{times} times kill -9, {acknowledged} acknowledged actions at {len(people) // 2} tables in {sessions} connections, "
        f"{sum(who.over for who in people) // 2} games to the end, {len(found)} faults"
    )


def main() -> int:
    """Read the arguments and kill."""
    parser = argparse.ArgumentParser(description="kill -9 of the web server under play")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, line = run(Path(folder), arguments.times, tables=arguments.tables)
    sys.stdout.write("\n".join([*found, line, ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
