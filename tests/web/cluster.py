"""Three servers on one PostgreSQL behind nginx, while everything goes wrong: ``python -m tests.web.cluster --minutes 10``.

Servers are killed and stopped, the database hangs, its connections are cut, while people play at tables whose visitors are at different
servers, and several visitors ask for the same seat. Afterwards every action that was acknowledged stands in the logs once, every log
verifies, no seat that was acknowledged is lost, no invitation was used twice, and everybody sees the last position.
"""

from __future__ import annotations

import argparse
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from websockets.exceptions import WebSocketException

from boardrules import read_log
from tests.web.kill import GAMES, Seated, faults, seated
from tests.web.postgres import Postgres, postgresql
from tests.web.relay import Relay, relay
from tests.web.serving import FOLDER, Server, Visited, free_port

T = TypeVar("T")

NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
LOST = (OSError, WebSocketException, EOFError)
"""What a client raises whose connection is lost."""
LIMITS = ("new-tables", "connections-of-one", "openings", "requests", "messages", "sent", "sent-watching", "tables")
"""Limits of an address: here, everybody is at the same one."""
KINDS = ("kill", "stop", "hang", "cut")
QUIET = 60.0
"""Seconds within which everybody has come back after the last fault; a page takes some 20."""


class Nginx(Visited):
    """The proxy of the documentation, with other ports; *spread*: visitors go to the servers in turn, whatever their table is."""

    def __init__(self, folder: Path, port: int, ports: list[int], *, spread: bool = False) -> None:
        super().__init__(port)
        self.folder = folder
        text = (FOLDER / "nginx.conf").read_text(encoding="utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{self.port}")
        if spread:
            text = text.replace("        hash $table consistent;\n", "")
        for number, behind in enumerate(ports, 8001):
            text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{behind}")
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
            text = text.replace("    access_log off;\n", f"    access_log off;\n    {kind}_temp_path {folder / kind};\n", 1)
        (folder / "nginx.conf").write_text(text, encoding="utf-8")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert NGINX is not None
        settings = f"daemon off; pid {self.folder / 'nginx.pid'}; error_log {self.folder / 'nginx.txt'};"
        line = [NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e", str(self.folder / "nginx.txt"), "-g", settings]
        self.process = subprocess.Popen(line)
        for _ in range(200):
            with suppress(OSError):
                self.post(b"")
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "nginx.txt").read_text(encoding="utf-8"))

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)


@dataclass
class Cluster:
    """Servers on one database, and what is in between."""

    postgres: Postgres
    relay: Relay
    servers: list[Server]
    proxy: Nginx

    @property
    def doors(self) -> list[Visited]:
        """Where visitors may come in."""
        return [self.proxy, *self.servers]


@contextmanager
def cluster(
    folder: Path,
    *arguments: str,
    count: int = 3,
    relayed: bool = True,
    spread: bool = False,
    apart: int = 0,
    tree: Path | None = None,
    python: str = sys.executable,
) -> Iterator[Cluster]:
    """Servers behind nginx that run for a while; *relayed*: the database can be made to hang; *spread*: nginx keeps no table together.

    So many of them stay *apart*: they hand nobody over. They are of this *tree* (default: this one), and run by this *python*.
    """
    with ExitStack() as stack:
        postgres = stack.enter_context(postgresql())
        between = stack.enter_context(relay(postgres.port))
        url = postgres.url.replace(f":{postgres.port}/", f":{between.port}/") if relayed else postgres.url
        port = free_port()
        limits = [f"--max-{limit}=100000000" for limit in LIMITS]
        servers: list[Server] = []
        for number in range(count):
            (folder / str(number)).mkdir()
            own = free_port()
            origins = [f"--origin=http://127.0.0.1:{one}" for one in (port, own)]
            given = [*limits, *origins, *arguments, *["--apart"][: number < apart]]
            server = Server(folder / str(number), "--trusted-proxy=127.0.0.1", *given, database=url, port=own)
            server.tree, server.python = tree, python
            servers.append(stack.enter_context(server))
        proxy = Nginx(folder, port, [server.port for server in servers], spread=spread)
        proxy.start()
        stack.callback(proxy.stop)
        yield Cluster(postgres, between, servers, proxy)


class Trouble:
    """What goes wrong: one thing after another, each for some seconds."""

    def __init__(self, found: Cluster, rng: Random) -> None:
        self.found, self.rng = found, rng
        self.count: Counter[str] = Counter()

    def one(self, kind: str) -> None:
        """Let one thing go wrong, and mend it."""
        self.count[kind] += 1
        server = self.rng.choice(self.found.servers)
        assert server.process is not None
        match kind:
            case "kill":
                server.kill()
                time.sleep(self.rng.random() * 3)
                server.start()
            case "stop":
                server.process.send_signal(signal.SIGSTOP)
                time.sleep(self.rng.uniform(2, 12))
                server.process.send_signal(signal.SIGCONT)
            case "hang":
                self.found.relay.hang()
                time.sleep(self.rng.uniform(1, 8))
                self.found.relay.go_on()
            case "cut":
                self.found.relay.cut()
            case _:
                raise ValueError(kind)


@dataclass
class Race:
    """Several visitors ask for one seat at the same moment, each until the answer is certain."""

    table: str
    told: list[str] = field(default_factory=list)
    """The secrets that were acknowledged."""

    def run(self, servers: Sequence[Visited], invitation: str) -> None:
        with ThreadPoolExecutor(3) as pool:
            for answer in pool.map(partial(self._ask, servers, invitation), range(3)):
                if answer:
                    self.told.append(answer)

    def _ask(self, servers: Sequence[Visited], invitation: str, number: int) -> str:
        secret, rng = secrets.token_hex(24), Random(number)
        until = time.monotonic() + QUIET
        while time.monotonic() < until:
            try:
                with rng.choice(servers).join(self.table) as client:
                    told = client.ask("sit", invitation=invitation, secret=secret)
                if "kept" not in told.get("refused", {}):
                    return str(told.get("token", ""))
            except LOST:
                time.sleep(0.1)
        raise TimeoutError("nobody says whose the seat is")


def tried(call: Callable[[], T]) -> T:
    """What *call* returns, as soon as no connection is lost meanwhile."""
    while True:
        try:
            return call()
        except (*LOST, AssertionError, KeyError):
            time.sleep(0.2)


class Play:
    """People at tables of a cluster, each at any server, and those who watch."""

    def __init__(self, found: Cluster, rng: Random) -> None:
        self.found, self.rng = found, rng
        self.stop = threading.Event()
        self.people: list[Seated] = []
        self.threads: list[threading.Thread] = []
        self.races: list[Race] = []

    def more(self, tables: int) -> None:
        """Keep as many tables as wanted in play."""
        while len({who.table for who in self.people if not who.over}) < tables:
            for who in tried(lambda: seated(self.rng.choice(self.found.doors), self.rng.choice(GAMES))):
                self.people.append(who)
                args = (self.found.doors, self.stop, self.rng.randrange(1 << 30))
                self.threads.append(threading.Thread(target=who.play, args=args, daemon=True))
                self.threads[-1].start()

    def race(self) -> None:
        """Let three ask for one seat."""

        def invited() -> tuple[str, str]:
            table, token = self.rng.choice(self.found.doors).make("pixies", "Ada", seats=2)
            with self.rng.choice(self.found.doors).join(table, token) as host:
                return table, str(host.ask("invite", seat=1)["invitation"])

        table, invitation = tried(invited)
        self.races.append(Race(table))
        self.threads.append(threading.Thread(target=self.races[-1].run, args=(self.found.doors, invitation), daemon=True))
        self.threads[-1].start()

    def stuck(self) -> set[str]:
        """The tables at which nobody goes on, some time after everything is mended."""
        before = [len(who.acknowledged) for who in self.people]
        stuck = {who.table for who in self.people}
        until = time.monotonic() + QUIET
        while stuck and time.monotonic() < until:
            stuck -= {who.table for who, acted in zip(self.people, before, strict=True) if who.over or len(who.acknowledged) > acted}
            time.sleep(0.1)
        return stuck

    def faults(self) -> list[str]:
        """What is wrong, now that everybody has stopped."""
        found = faults(self.people, self.found.postgres.log)
        for race in self.races:
            if len(race.told) != 1:
                found.append(f"{race.table}: {len(race.told)} got one seat")
            for secret in race.told:
                with tried(partial(self.rng.choice(self.found.servers).join, race.table, secret)) as client:
                    found += [f"{race.table}: the seat is gone"] if client.hello["seat"] != 1 else []
        return found


class Watcher:
    """Somebody who watches a table: what is shown has to come by itself, or after coming back."""

    def __init__(self, door: Visited, table: str) -> None:
        self.door, self.table = door, table
        self.client = tried(partial(door.join, table))

    def watch(self, done: threading.Event, log: Callable[[str], bytes]) -> str:
        """Watch until nobody acts any more; what is wrong with what is shown then."""
        while not done.is_set():
            self._hear()
        ply, until = len(read_log(log(self.table)).standing), time.monotonic() + QUIET / 2
        while self.client.shown.get("ply") != ply:
            if time.monotonic() > until:
                return f"{self.table}: ply {self.client.shown.get('ply')} is shown of {ply}"
            self._hear()
        self.client.close()
        return ""

    def _hear(self) -> None:
        try:
            self.client.hear(0.5)
        except TimeoutError:
            pass
        except LOST:
            self.client.close()
            self.client = tried(partial(self.door.join, self.table))


def run(
    folder: Path, seconds: float, *, tables: int = 6, every: float = 20, kinds: Sequence[str] = KINDS, seed: int = 7
) -> tuple[list[str], str]:
    """Let things go wrong for so many *seconds*; returns the faults, and a line about it.

    One server stays apart, so there are tables whose visitors are at one server, and tables whose visitors are at several.
    """
    rng = Random(seed)
    with cluster(folder, spread=True, apart=1) as found:
        play, trouble = Play(found, rng), Trouble(found, rng)
        play.more(tables)
        until, number = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            begun = time.monotonic()
            play.race()
            trouble.one(kinds[number % len(kinds)])
            number += 1
            play.more(tables)
            time.sleep(max(0.0, min(every - (time.monotonic() - begun), until - time.monotonic())))
        wrong = [f"{table}: nobody went on" for table in play.stuck()]
        watchers = [Watcher(door, table) for table in {who.table for who in play.people if not who.over} for door in found.doors]
        with ThreadPoolExecutor(len(watchers) + 1) as pool:
            done = threading.Event()
            watching = [pool.submit(watcher.watch, done, found.postgres.log) for watcher in watchers]
            time.sleep(2)
            play.stop.set()
            for thread in play.threads:
                thread.join(60)
            done.set()
            wrong += [told for one in watching if (told := one.result())]
        wrong += play.faults()
        wrong += [f"a server said: {server.said()[:800]}" for server in found.servers if "Traceback" in server.said()]
    acknowledged = sum(len(who.acknowledged) for who in play.people)
    unkept = sum(who.unkept for who in play.people)
    connections = sum(who.sessions for who in play.people)
    what = ", ".join(f"{count} times {kind}" for kind, count in trouble.count.items())
    return wrong, (
        f"{what}; {acknowledged} acknowledged actions at {len(play.people) // 2} tables in {connections} connections, "
        f"{unkept} refused as not kept or not known; {len(play.races)} seats that three asked for; {len(wrong)} faults"
    )


def main() -> int:
    """Read the arguments and let things go wrong."""
    parser = argparse.ArgumentParser(description="three servers behind nginx while everything goes wrong")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--every", type=float, default=20, help="seconds from one trouble to the next")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, line = run(Path(folder), 60 * arguments.minutes, tables=arguments.tables, every=arguments.every, kinds=arguments.only)
    sys.stdout.write("\n".join([*found, line, ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
