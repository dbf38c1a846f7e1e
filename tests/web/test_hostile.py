"""Connections that drip, flood, pile up, send what is none, or never read: the server of the web example outlasts them in silence."""

from __future__ import annotations

import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the web example needs starlette, uvicorn and websockets")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from websockets.exceptions import ConnectionClosed

from tests.web.serving import Server

PING, CONT, TEXT, FIN = 0x9, 0x0, 0x1, 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web"), "--max-new-tables", "1000", "--max-request-time", "1") as found:
        yield found
        assert found.said() == ""


def opened(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection from one of the addresses of this computer."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(address, 0))


def upgrade(server: Server, more: str = "", method: str = "GET", path: str = "/api/socket", version: str = "1.1") -> bytes:
    return (
        f"{method} {path} HTTP/{version}\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode("latin-1")


def greeted(server: Server, table: str) -> socket.socket:
    """A WebSocket of somebody who watches a table, without any library."""
    found = opened(server)
    found.sendall(upgrade(server))
    assert b" 101 " in found.recv(4096)
    found.sendall(frame(TEXT | FIN, b'{"type":"hello","id":0,"table":"%s"}' % table.encode()))
    return found


def frame(head: int, data: bytes = b"", rest: int = 0x80) -> bytes:
    """A frame as clients send it; the mask is zero."""
    size = struct.pack("!BB", head, rest | len(data)) if len(data) < 126 else struct.pack("!BBH", head, rest | 126, len(data))
    return size + b"\0\0\0\0" + data


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side ends the connection."""
    parts: list[bytes] = []
    with suppress(ConnectionError):
        while part := connection.recv(1 << 16):
            parts.append(part)
    return b"".join(parts)


def slowest(server: Server, seconds: float, meanwhile: Callable[[], object]) -> float:
    """The longest that a player waits for an answer while something goes on."""
    table, token = server.make("pixies", seats=2)
    longest = 0.0
    with server.join(table, token) as player:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            meanwhile()
            begun = time.monotonic()
            player.ask("rule", rule="BR-SEAT")
            longest = max(longest, time.monotonic() - begun)
            time.sleep(0.06)
    return longest


# Slow requests


@pytest.mark.parametrize("before", [0, 1, 3])
@pytest.mark.parametrize("drip", [b"GET / HTTP/1.1\r\nX-Slow: ", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n"])
def test_every_request_of_a_connection_has_to_come_in_time(server: Server, before: int, drip: bytes) -> None:
    with opened(server) as connection:
        for _ in range(before):
            connection.sendall(f"GET /static/main.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            while not connection.recv(1 << 16).endswith(b"socket.open();\n"):
                pass
        begun = time.monotonic()
        with suppress(ConnectionError):
            connection.sendall(drip)
            while time.monotonic() - begun < 10:
                connection.sendall(b"x")
                time.sleep(0.1)
        assert time.monotonic() - begun < 4


def test_a_request_in_a_thousand_pieces_is_not_read(server: Server) -> None:
    sent = 0
    with opened(server) as connection, suppress(ConnectionError):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in b"GET / HTTP/1.1\r\nX-Pieces: " + b"x" * 974:
            connection.sendall(bytes([byte]))
            sent += 1
            time.sleep(0.0005)
    assert 40 < sent < 500


def test_who_never_reads_an_answer_is_dropped(server: Server) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.bind(("127.0.0.3", 0))
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(f"GET /static/words.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode() * 290)
        begun = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - begun < 10:
                time.sleep(0.1)
                connection.sendall(b"G")
        assert time.monotonic() - begun < 8


# Many connections


def test_the_limit_of_an_address_is_for_connections_of_any_kind(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-connections-of-one", "5") as server, ExitStack() as stack:
        idle = [stack.enter_context(opened(server, "127.0.0.2")) for _ in range(30)]
        time.sleep(0.5)
        for connection in idle:
            connection.setblocking(False)
        left = 0
        for connection in idle:
            try:
                connection.recv(1)
            except BlockingIOError:
                left += 1
            except ConnectionError:
                pass
        assert left == 10
        assert server.post(b'{"game":"pixies"}')[0] == 201


def test_requests_of_an_address_have_a_pace(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-requests", "1") as server:
        codes = [server.post(b"{}")[0] for _ in range(330)]
        assert codes[:300] == [400] * 300
        assert 429 in codes


@pytest.mark.parametrize(("files", "count"), [(256, 300), (1024, 1300)])
def test_more_connections_than_files_leave_room_and_no_tracebacks(files: int, count: int, tmp_path: Path) -> None:
    with Server(tmp_path, files=files) as server, ExitStack() as stack:
        table, token = server.make("pixies", seats=2)
        player = stack.enter_context(server.join(table, token))
        for number in range(count):
            with suppress(OSError):
                stack.enter_context(opened(server, f"127.0.1.{number // 60 + 1}"))
        assert "refused" not in player.ask("start")
        with server.join(table, token) as again:
            assert again.hello["seat"] == 0
        assert server.post(b'{"game":"pixies"}')[0] == 201
        assert server.said() == ""


def test_spectators_do_not_lock_a_player_out_and_are_told_that_it_is_full(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-connections-of-table", "3") as server, ExitStack() as stack:
        table, token = server.make("pixies", seats=2)
        for _ in range(3):
            stack.enter_context(server.join(table))
        with pytest.raises(ConnectionClosed) as told:
            server.join(table)
        assert told.value.rcvd is not None
        assert told.value.rcvd.code == 1013
        assert stack.enter_context(server.join(table, token)).hello["seat"] == 0


def test_an_address_that_a_client_names_is_not_believed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        codes = [server.post(b'{"game":"pixies"}', X_Forwarded_For=f"10.0.0.{number}")[0] for number in range(25)]
        assert codes == [201] * 20 + [429] * 5


def test_a_proxy_of_another_network_is_not_believed(tmp_path: Path) -> None:
    with Server(tmp_path, "--trusted-proxy", "10.0.0.0/8") as server:
        codes = [server.post(b'{"game":"pixies"}', X_Forwarded_For=f"10.0.0.{number}")[0] for number in range(25)]
        assert codes == [201] * 20 + [429] * 5


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_that_is_trusted_names_the_addresses(trusted: str, tmp_path: Path) -> None:
    with Server(tmp_path, "--trusted-proxy", trusted, "--max-connections-of-one", "2") as server, ExitStack() as stack:
        codes = [server.post(b'{"game":"pixies"}', X_Forwarded_For=f"10.0.0.{number}")[0] for number in range(25)]
        assert codes == [201] * 25
        for _ in range(10):
            stack.enter_context(opened(server))
        assert server.post(b'{"game":"pixies"}')[0] == 201


# Floods


FLOODS = {
    "long pings": frame(PING | FIN, b"x" * 125),
    "pings": frame(PING | FIN),
    "empty fragments": frame(CONT),
    "questions": frame(TEXT | FIN, b'{"type":"log","id":1}'),
}


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="memory is read from /proc")  # noqa: PTH110
@pytest.mark.parametrize(
    "flood", [frame(PING | FIN, b"x" * 125), frame(PING | FIN), frame(CONT), frame(TEXT | FIN, b'{"type":"log","id":1}')]
)
def test_who_floods_and_never_reads_takes_little_memory_and_nobodys_time(server: Server, flood: bytes) -> None:
    table, _ = server.make("chibitactics")
    before = server.memory()
    with greeted(server, table) as hostile:
        hostile.setblocking(False)
        if flood == frame(CONT):
            hostile.send(frame(TEXT))
        sent = 0

        def send() -> None:
            nonlocal sent
            with suppress(OSError):
                while sent < 50_000_000:
                    sent += hostile.send(flood * (100_000 // len(flood)))

        assert slowest(server, 3, send) < 0.5
    assert sent < 20_000_000
    assert server.memory() - before < 25


def test_a_message_of_endless_fragments_ends(server: Server) -> None:
    table, _ = server.make("pixies")
    with greeted(server, table) as hostile:
        hostile.sendall(frame(TEXT) + frame(CONT) * 150)
        assert rest(hostile)[-4:-2] == struct.pack("!BB", 0x88, 2)


def test_a_message_in_some_fragments_is_heard(server: Server) -> None:
    with opened(server) as connection:
        connection.sendall(upgrade(server))
        assert b" 101 " in connection.recv(4096)
        parts = [b'{"type":"hel', b"", b'lo","id":0,', b'"table":"nothing"}']
        heads = [TEXT, CONT, CONT, CONT | FIN]
        for head, part in zip(heads, parts, strict=True):
            connection.sendall(frame(head, part))
        assert struct.pack("!H", 4004) in rest(connection)


# What is none


BAD_FRAMES = {
    "no UTF-8": frame(TEXT | FIN, b"\xff\xfe"),
    "half a letter": frame(TEXT, b"\xc3") + frame(CONT | FIN, b"x"),
    "a fragment of nothing": frame(CONT | FIN),
    "reserved bits": frame(0x70 | TEXT | FIN),
    "an unknown kind": frame(0x3 | FIN),
    "no mask": b"\x81\x01x",
    "a long ping": frame(PING | FIN, b"x" * 200),
    "a bad close": frame(0x8 | FIN, b"\x00"),
    "a close of an odd code": frame(0x8 | FIN, struct.pack("!H", 999)),
    "nothing that inflates": frame(0xC0 | TEXT | FIN, b"\xff" * 50),
    "too much": frame(TEXT | FIN, b"x" * 20_000),
    "binary": frame(0x2 | FIN, b"\x00"),
    "no JSON": frame(TEXT | FIN, b"\x00"),
}


@pytest.mark.parametrize("early", ["", "with the opening request"])
@pytest.mark.parametrize("frames", BAD_FRAMES.values(), ids=BAD_FRAMES)
def test_frames_that_are_none_end_the_connection_without_a_word_in_the_log(server: Server, frames: bytes, early: str) -> None:
    with opened(server) as connection:
        head = upgrade(server, "Sec-WebSocket-Extensions: permessage-deflate\r\n")
        if early:
            connection.sendall(head + frames)
            connection.sendall(frames)
        else:
            connection.sendall(head)
            assert b" 101 " in connection.recv(4096)
            connection.sendall(frames)
        rest(connection)
    assert server.said() == ""


BAD_REQUESTS = {
    "a long header of a WebSocket": lambda server: upgrade(server, f"X-Long: {'x' * 9000}\r\n"),
    "many headers of a WebSocket": lambda server: upgrade(server, "X-Many: 1\r\n" * 300),
    "a long path of a WebSocket": lambda server: upgrade(server, path="/" + "x" * 9000),
    "letters of a WebSocket": lambda server: upgrade(server, "X-\x7f: \xff\r\nX-Other: \xff\x80\r\n"),
    "another letter": lambda server: upgrade(server, "X-Other: \xff\x80\r\n"),
    "a WebSocket by POST": lambda server: upgrade(server, method="POST"),
    "a WebSocket with a body": lambda server: upgrade(server, "Content-Length: 3\r\n") + b"xyz",
    "a WebSocket in pieces": lambda server: upgrade(server, "Transfer-Encoding: chunked\r\n") + b"zzz\r\n",
    "a WebSocket of old": lambda server: upgrade(server, version="1.0"),
    "two keys": lambda server: upgrade(server, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"),
    "odd extensions": lambda server: upgrade(server, "Sec-WebSocket-Extensions: permessage-deflate; x=,;\r\n"),
    "odd protocols": lambda server: upgrade(server, "Sec-WebSocket-Protocol: ,,\xff\r\n"),
    "an odd path": lambda server: upgrade(server, path="/%ff%00%c3"),
    "another upgrade": lambda server: upgrade(server).replace(b"websocket", b"h2c"),
    "no key": lambda server: upgrade(server).replace(b"Sec-WebSocket-Key", b"X"),
    "a bad piece after the answer": lambda server: (
        f"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nTransfer-Encoding: chunked\r\n\r\n".encode(),
        b"zzz\r\n",
    ),
    "a bad piece after a refusal": lambda _: (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"zzz\r\n"),
    "a request after the body": lambda server: (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 2\r\n\r\n".encode(),
        b"{}\x00\x01\r\n\r\n",
    ),
    "an expectation of old": lambda server: (
        f"POST /api/tables HTTP/1.0\r\nHost: 127.0.0.1:{server.port}\r\nExpect: 100-continue\r\n"
        f"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    ).encode(),
    "an odd method": lambda server: f"CONNECT * HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode(),
    "a whole address": lambda server: f"GET http://[ HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode(),
    "a star": lambda server: f"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode(),
    "many at once": lambda server: (
        f"HEAD /static/page.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode() * 40 + b"\x00\r\n\r\n"
    ),
    "half a surrogate": lambda server: (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\nContent-Length: 35\r\n\r\n"
        '{"game":"pixies","name":"\\udc80\\ud800"}'[:35]
    ).encode(),
}


@pytest.mark.parametrize("made", BAD_REQUESTS.values(), ids=BAD_REQUESTS)
def test_requests_that_are_none_end_the_connection_without_a_word_in_the_log(
    server: Server, made: Callable[[Server], bytes | tuple[bytes, ...]]
) -> None:
    parts = made(server)
    with opened(server) as connection:
        with suppress(ConnectionError):
            for part in parts if isinstance(parts, tuple) else (parts,):
                connection.sendall(part)
                time.sleep(0.1)
        with suppress(OSError):
            connection.shutdown(socket.SHUT_WR)
        rest(connection)
    assert server.said() == ""


def test_who_goes_at_any_moment_leaves_no_word_in_the_log(server: Server) -> None:
    table, token = server.make("pixies", seats=2)
    hello = frame(TEXT | FIN, b'{"type":"hello","id":0,"table":"%s","token":"%s"}' % (table.encode(), token.encode()))
    asked = frame(TEXT | FIN, b'{"type":"picture","id":1}') * 5
    whole = upgrade(server) + hello + asked
    for cut in (1, 50, len(upgrade(server)), len(upgrade(server)) + 3, len(whole) - len(asked), len(whole)):
        for linger in (False, True):
            with opened(server) as connection:
                if linger:  # closing is a reset
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                connection.sendall(whole[: len(upgrade(server))][:cut])
                if cut > len(upgrade(server)):
                    connection.recv(4096)
                    connection.sendall(whole[len(upgrade(server)) : cut])
    assert slowest(server, 0.5, lambda: None) < 1
    assert server.said() == ""
