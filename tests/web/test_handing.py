"""Visitors of one table, whichever server on this computer they reach, are served by the one that has the table."""

from __future__ import annotations

import asyncio
import errno
import secrets
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

pytest.importorskip("psycopg", reason="PostgreSQL is reached by psycopg: tox -e postgres")
pytest.importorskip("uvicorn")

from handing import MOST, REST, Handing, reached, sent
from websockets.exceptions import WebSocketException

from boardrules import verify
from tests.web.postgres import INITDB, POSTGRES, Postgres, postgresql
from tests.web.serving import Client, Server, alone

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="connections are handed over on Linux"),
    pytest.mark.skipif(INITDB is None or POSTGRES is None, reason="there is no PostgreSQL here"),
]

PATIENCE = 30.0


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgresql() as server:
        yield server


def started(stack: ExitStack, folder: Path, postgres: Postgres, count: int, *arguments: str) -> list[Server]:
    """Servers that run until *stack* is closed."""
    made = []
    for number in range(count):
        (folder / str(number)).mkdir()
        server = Server(folder / str(number), "--max-new-tables", "1000", *arguments, database=postgres.url)
        made.append(stack.enter_context(server))
    return made


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        made = started(stack, tmp_path_factory.mktemp("web"), postgres, 3)
        yield made
        for server in made:
            assert server.said() == ""


def files_open() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


def until_served(postgres: Postgres, table: str, people: list[int], count: int) -> None:
    """Wait until so many servers tell that they have a table open, with people at these seats."""
    until = time.monotonic() + PATIENCE
    while True:
        rows = postgres.ask("SELECT seats FROM servers WHERE until > clock_timestamp()")
        told = [seats[table] for (seats,) in rows if table in seats]
        if len(told) == count and sorted(seat for one in told for seat in one) == people:
            return
        assert time.monotonic() < until, told
        time.sleep(0.1)


def test_one_server_serves_all_visitors_of_a_table(servers: list[Server], postgres: Postgres) -> None:
    table, token = servers[0].make("pixies", "Ada", seats=2)
    with servers[1].join(table, token) as ada, servers[2].join(table) as ben, servers[0].join(table) as watching:
        ben.sit(ada.ask("invite", seat=1)["invitation"], "Ben")
        until_served(postgres, table, [0, 1], 1)
        assert "refused" not in ada.ask("start")
        for _ in range(20):
            who = ada if 0 in ada.until("to_act")["to_act"] else ben
            ply = ada.shown["ply"]
            who.until(f"ply >= {ply} and actions")
            who.go_on()
            ada.until(f"ply > {ply}")
        for one in (ben, watching):
            one.until(f"ply == {ada.shown['ply']}")
    assert verify(postgres.log(table)).result != "DIVERGED"


def test_a_visitor_from_another_origin_is_not_handed_over(servers: list[Server]) -> None:
    table, _ = servers[0].make("pixies", "Ada", seats=2)
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{servers[1].port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    for origin, status in ((servers[1].url, 101), ("https://elsewhere.example", 403)):
        with socket.create_connection(("127.0.0.1", servers[1].port), timeout=PATIENCE) as visitor:
            visitor.sendall(f"{head}Origin: {origin}\r\n\r\n".encode())
            assert visitor.recv(100).startswith(f"HTTP/1.1 {status}".encode())


def test_servers_apart_serve_their_visitors_themselves(servers: list[Server], postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, "--apart", database=postgres.url) as apart:
        table, token = servers[0].make("pixies", "Ada", seats=2)
        with servers[1].join(table, token) as ada, apart.join(table) as watching:
            until_served(postgres, table, [0], 2)
            ada.ask("start")
            ada.until("actions")
            ada.go_on()
            watching.until(f"ply >= {ada.shown['ply']}")


def test_who_comes_back_when_a_server_is_gone_or_stands_still_is_served_by_another(postgres: Postgres, tmp_path: Path) -> None:
    with ExitStack() as stack:
        gone, other = started(stack, tmp_path, postgres, 2)
        assert gone.process is not None
        for fault in (signal.SIGTERM, signal.SIGKILL, signal.SIGSTOP):
            table, token = gone.make("pixies", "Ada", seats=2)
            with other.join(table, token) as ada:
                ada.ask("start")
                ada.until("actions")
                ada.go_on()
                ply = ada.until("actions")["ply"]
                gone.process.send_signal(fault)
                if fault != signal.SIGSTOP:
                    _until_closed(ada)
                    gone.process.wait(PATIENCE)
                with other.join(table, token) as again:
                    assert again.until("actions")["ply"] >= ply
                    assert "refused" not in again.act()
                if fault == signal.SIGSTOP:
                    gone.process.send_signal(signal.SIGCONT)
                else:
                    gone.start()
        assert other.said() == ""


def _until_closed(client: Client) -> None:
    with suppress(WebSocketException, OSError, EOFError):
        while True:
            client.hear(PATIENCE)


def test_the_limits_of_an_address_hold_for_visitors_who_were_handed_over(postgres: Postgres, tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, other = started(stack, tmp_path, postgres, 2, "--max-connections-of-one", "3")
        table, _ = one.make("pixies", "Ada", seats=2)
        for server in (one, other, other):
            stack.enter_context(server.join(table))
        with pytest.raises(WebSocketException):
            other.join(table)


# The way from one server to another


def test_what_is_sent_is_the_connection_and_its_request() -> None:
    async def work() -> None:
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()

        async def take(connection: socket.socket, request: bytes) -> None:
            taken.put_nowait((connection, request))

        name = secrets.token_hex(6)
        assert await reached(name) is None, "nobody listens yet"
        handing = Handing(name, take)
        one, visitor = socket.socketpair()
        with one, visitor:
            for request in (b"GET /", bytes(MOST - 1)):
                way = await reached(name)
                assert way is not None
                assert sent(way, one.fileno(), request)
                connection, found = await taken.get()
                assert found == request
                with connection:
                    connection.setblocking(True)
                    connection.sendall(b"hello")
                assert visitor.recv(5) == b"hello"
            way = await reached(name)
            assert way is not None
            assert not sent(way, one.fileno(), bytes(MOST)), "it is too long"
        handing.close()
        assert await reached(name) is None
        assert taken.empty()

    alone(work())


def test_a_server_without_files_to_open_rests_before_it_answers_a_knock(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async def take(connection: socket.socket, _: bytes) -> None:
            connection.close()

        tried: list[float] = []
        accept = socket.socket.accept

        def refused(listening: socket.socket) -> tuple[socket.socket, object]:
            tried.append(time.monotonic())
            if len(tried) < 3:
                raise OSError(errno.EMFILE, "too many open files")
            return accept(listening)

        name = secrets.token_hex(6)
        handing = Handing(name, take)
        monkeypatch.setattr("handing.PATIENCE", PATIENCE)
        monkeypatch.setattr(socket.socket, "accept", refused)
        way = await reached(name)
        assert way is not None
        way.close()
        assert tried[1] - tried[0] > REST / 2
        handing.close()

    alone(work())


def test_who_knocks_and_sends_nothing_or_no_connection_is_let_go() -> None:
    async def work() -> None:
        taken: asyncio.Queue[bytes] = asyncio.Queue()

        async def take(connection: socket.socket, request: bytes) -> None:
            taken.put_nowait(request)
            connection.close()

        name = secrets.token_hex(6)
        handing = Handing(name, take)
        before = files_open()
        silent = await reached(name)
        without = await reached(name)
        ended = await reached(name)
        assert silent is not None
        assert without is not None
        assert ended is not None
        ended.close()
        without.send(b"GET /")
        with without, silent:
            for way in (without, silent):
                way.setblocking(True)
                way.settimeout(PATIENCE)
                assert await asyncio.to_thread(way.recv, 100) == b""
        assert taken.empty()
        assert files_open() == before
        last = await reached(name)
        assert last is not None
        one, other = socket.socketpair()
        with one, other:
            assert sent(last, one.fileno(), b"GET /")
        assert await taken.get() == b"GET /"
        handing.close()

    alone(work())
