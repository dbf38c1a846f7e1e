"""The server of the web example bears what clients may send: careless ones, other pages, and hostile ones."""

from __future__ import annotations

import json
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("starlette", reason="the web example needs starlette, uvicorn and websockets")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from tests.web.serving import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web"), "--max-new-tables", "1000", "--max-request-time", "2") as found:
        yield found
        said = found.said()
        assert {line for line in said.splitlines() if line} <= {"WARNING:  Invalid HTTP request received."}  # and no traceback


def raw(server: Server, data: bytes, timeout: float = 20) -> bytes:
    """What the server answers to some bytes, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=timeout) as connection:
        parts: list[bytes] = []
        with suppress(ConnectionError):
            connection.sendall(data)
            while part := connection.recv(1 << 16):
                parts.append(part)
        return b"".join(parts)


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def pair(server: Server, game: str = "pixies", **options: object) -> tuple[Client, Client]:
    """Two people at a table that has begun."""
    table, token = server.make(game, "Ada", **options)
    one = server.join(table, token)
    invitation = one.ask("invite", seat=1)["invitation"]
    other = server.join(table)
    other.sit(invitation, "Ben")
    assert "refused" not in one.ask("start")
    for client in (one, other):
        client.until("table['started']")
    return one, other


def acting(clients: tuple[Client, Client]) -> tuple[Client, Client]:
    """Who is to act, and who is not."""
    one, other = clients
    one.until("to_act")
    seat = one.shown["to_act"][0]
    found = (one, other) if seat == 0 else (other, one)
    found[0].until("actions")
    return found


def closed(client: Client) -> int:
    """The code with which the server closes a connection, whatever it says before."""
    try:
        while True:
            client.socket.recv(20)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 1006


# Playing


def test_two_people_play_and_a_spectator_watches(server: Server) -> None:
    clients = pair(server, seats=2)
    rng = Random(7)
    with server.join(clients[0].table) as watching:
        watching.until()
        while True:
            one, other = acting(clients)
            ply = one.shown["ply"]
            assert "refused" not in one.act(rng.randrange(100))
            for client in (one, other, watching):
                client.until(f"ply > {ply}")
            if one.shown["over"]:
                break
        assert watching.shown["seat"] is None
        assert watching.shown["actions"] == []
        assert watching.shown["outcome"] == one.shown["outcome"]
    for client in clients:
        client.close()


def test_bots_play_the_empty_seats(server: Server) -> None:
    table, token = server.make("pixies", seats=5)
    with server.join(table, token) as client:
        client.ask("start")
        for _ in range(5):
            client.until("actions")
            ply = client.shown["ply"]
            client.act()
            client.until(f"ply > {ply} and (actions or over)")
        assert client.shown["ply"] > 20


def test_who_comes_back_is_told_what_happened_meanwhile(server: Server) -> None:
    clients = pair(server, seats=2)
    one, other = acting(clients)
    known = other.shown["ply"]
    other.socket.socket.close()  # the network is gone
    one.act()
    with server.join(one.table, other.token, since=known) as again:
        shown = again.until(f"ply > {known}")
        assert (shown["since"], len(shown["news"]) > 0, shown["seat"]) == (known, True, other.shown["seat"])
    one.close()


def test_a_table_that_nobody_looks_at_is_read_again(server: Server) -> None:
    clients = pair(server, seats=2)
    one, other = acting(clients)
    one.act()
    before = one.until("not actions")
    for client in (one, other):
        client.close()
    with server.join(one.table, one.token) as again:
        again.until()
        assert {name: again.shown[name] for name in ("ply", "seen", "svg")} == {name: before[name] for name in ("ply", "seen", "svg")}


# Hostile players


def test_other_seats_acts_luck_and_guesses_are_refused_with_their_rule(server: Server) -> None:
    one, other = acting(pair(server, seats=2))
    action = one.shown["actions"][0]["action"]
    assert other.ask("act", seen=other.shown["seen"], action=action)["refused"]["rule"]["id"] == "BR-SEAT"
    assert one.ask("act", seen=one.shown["seen"], action=action | {"by": other.shown["seat"]})["refused"]["rule"]["id"] == "BR-SEAT"
    luck = {"type": "Reveal", "by": -1, "card": "B4_C"}
    assert one.ask("act", seen=one.shown["seen"], action=luck)["refused"]["rule"]["id"] == "BR-CHANCE"
    nonsense: object
    for nonsense in ({}, [], None, "x", 7, {"type": "Fly"}, action | {"cell": 10**9}, action | {"x": 1}):
        assert one.ask("act", seen=one.shown["seen"], action=nonsense)["refused"]["message"]
    assert "refused" not in one.act()


@pytest.mark.parametrize("token", ["guessed", "", "\0", "é" * 60, "x" * 64])
def test_a_forged_token_is_a_spectators(server: Server, token: str) -> None:
    one, other = acting(pair(server, seats=2))
    with server.join(one.table, token) as forged:
        assert forged.hello["seat"] is None
        assert forged.until()["actions"] == []
        for kind, fields in (("start", {}), ("undo", {}), ("leave", {}), ("invite", {"seat": 1}), ("agree", {"agreed": True})):
            assert forged.ask(kind, **fields)["refused"]["message"] == "you do not sit at this table"
        assert forged.ask("act", seen=one.shown["seen"], action=one.shown["actions"][0]["action"])["refused"]
    other.close()


def test_the_token_of_another_table_and_of_a_seat_that_was_left_are_nobodys(server: Server) -> None:
    one, other = acting(pair(server, seats=2))
    table, token = server.make("pixies")
    with server.join(table, one.token) as strange:
        assert strange.hello["seat"] is None
    assert "refused" not in other.ask("leave")
    with server.join(other.table, other.token) as stale:
        assert stale.hello["seat"] is None
    with server.join(table, token) as right:
        assert right.hello["seat"] == 0


def test_acts_that_are_replayed_reordered_or_late_are_played_once(server: Server) -> None:
    one, _ = acting(pair(server, seats=2))
    ply = one.shown["ply"]
    act = {"type": "act", "seen": one.shown["seen"], "action": one.shown["actions"][0]["action"]}
    for number in (901, 902, 903):
        one.say({**act, "id": number})
    answers: dict[int, dict[str, Any]] = {}
    while len(answers) < 3:
        told = one.hear()
        if told.get("id") in (901, 902, 903):
            answers[told["id"]] = told
    assert [answers[number].get("refused", {}).get("rule", {}).get("id") for number in (901, 902, 903)] == [None, "BR-STALE", "BR-STALE"]
    assert one.until(f"ply > {ply}")["ply"] <= ply + 6
    later = one.ask("act", **{name: act[name] for name in ("seen", "action")})
    assert later["refused"]["rule"]["id"] == "BR-STALE"


def test_a_message_that_is_none_ends_the_connection_and_nothing_else(server: Server) -> None:
    one, other = acting(pair(server, seats=2))
    for said in ("x", "[]", '{"type":"act","id":1}', b"\xff\x00", "[" * 9000, '{"type":"hello","id":-1}', "x" * 9999, b"\x00" * 9999):
        with server.join(one.table, one.token) as client:
            client.say(said)
            assert closed(client) == 1008
    assert "refused" not in one.act()
    other.close()


def test_a_message_of_100_mb_is_not_read(server: Server) -> None:
    one, _ = acting(pair(server, seats=2))
    with server.join(one.table, one.token) as client:
        with suppress(ConnectionClosed):
            client.say("x" * 100_000_000)
        assert closed(client) in {1009, 1006}
    assert "refused" not in one.act()


@pytest.mark.parametrize("hello", ["{}", '{"type":"start","id":1}', '{"type":"hello","id":1}', '{"type":"hello","id":1,"table":7}'])
def test_who_does_not_say_hello_is_sent_away(server: Server, hello: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket") as client:
        client.send(hello)
        with pytest.raises(ConnectionClosed) as told:
            client.recv(10)
        assert told.value.rcvd is not None
        assert told.value.rcvd.code == 1008


def test_who_says_nothing_is_sent_away(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket") as client, pytest.raises(ConnectionClosed):
        client.recv(10)


def test_there_is_a_code_for_tables_that_are_not_there(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket") as client:
        client.send('{"type":"hello","id":1,"table":"nothing"}')
        with pytest.raises(ConnectionClosed) as told:
            client.recv(10)
        assert told.value.rcvd is not None
        assert told.value.rcvd.code == 4004


def test_a_flood_of_messages_is_heard_slowly_and_others_are_not_disturbed(server: Server) -> None:
    flooding, _ = acting(pair(server, seats=2))
    one, other = acting(pair(server, seats=2))
    stop = threading.Event()

    def flood() -> None:
        number = 0
        with suppress(WebSocketException, OSError):
            while not stop.is_set():
                number += 1
                flooding.say({"type": "picture", "id": number})

    thread = threading.Thread(target=flood, daemon=True)
    thread.start()
    time.sleep(1)
    waits: list[float] = []
    for _ in range(10):
        begun = time.monotonic()
        one.ask("rule", rule="BR-SEAT")
        waits.append(time.monotonic() - begun)
    stop.set()
    flooding.socket.socket.close()
    thread.join(10)
    assert sorted(waits)[5] < 0.5
    assert "refused" not in one.act()
    other.close()


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "a\u202eb", "\x00", "x" * 61, "'; DROP TABLE tables; --", "🧚" * 30])
def test_hostile_names_are_refused_or_are_but_names(server: Server, name: str) -> None:
    code, made = server.post(json.dumps({"game": "pixies", "name": name}).encode())
    if code == 201:
        with server.join(made["table"], made["token"]) as client:
            assert client.until()["table"]["seats"][0]["name"] == name
    else:
        assert (code, "fault" in made) == (400, True)


# Requests


def post(
    server: Server, body: bytes, *, length: int | None = None, kind: str = "application/json", host: str = "", more: str = ""
) -> bytes:
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {host or f'127.0.0.1:{server.port}'}\r\nContent-Type: {kind}\r\n"
        f"Content-Length: {len(body) if length is None else length}\r\nConnection: close\r\n{more}\r\n"
    )
    return raw(server, head.encode() + body)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"\xff",
        b"[" * 9000,
        b'{"game":7}',
        b'{"game":"chess"}',
        b'{"game":"pixies","options":{"seats":99}}',
        b'{"game":"pixies","options":[]}',
        b'{"game":"pixies","options":{"x":1}}',
        b'{"game":"pixies","x":1}',
        b'{"game":"\\ud800"}',
    ],
)
def test_nonsense_makes_no_table(server: Server, body: bytes) -> None:
    answer = post(server, body)
    assert status(answer) == 400
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["fault"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_of_another_page_can_send_is_no_json(server: Server, kind: str) -> None:
    assert status(post(server, b'{"game":"pixies"}', kind=kind)) == 415


def test_a_body_of_100_mb_is_not_read(server: Server) -> None:
    answer = post(server, b'{"game":"' + b"x" * 100_000_000)
    assert answer == b"" or status(answer) == 413


def test_a_slow_body_and_a_slow_head_are_given_up(server: Server) -> None:
    begun = time.monotonic()
    assert status(post(server, b'{"game', length=100)) == 408
    for data in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"):
        assert raw(server, data) == b""
    with socket.create_connection(("127.0.0.1", server.port)) as connection, suppress(OSError):
        connection.sendall(f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n".encode())
        connection.sendall(b"Content-Length: 9000\r\n\r\n")
        while time.monotonic() - begun < 30:
            connection.sendall(b"x")
            time.sleep(0.05)
    assert time.monotonic() - begun < 20


NO_REQUESTS = (b"\r\n\r\n", b"\x00\xff\x80\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"BREW / HTTP/1.1\r\n\r\n", b"x" * 200_000)


@pytest.mark.parametrize("data", NO_REQUESTS)
def test_what_is_no_request_is_refused(server: Server, data: bytes) -> None:
    answer = raw(server, data)
    assert answer == b"" or 400 <= status(answer) < 500


ELSEWHERE = ("/../app.py", "/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/app.py", "/static/", "//[")


@pytest.mark.parametrize("path", ELSEWHERE)
def test_only_the_page_is_served(server: Server, path: str) -> None:
    answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
    assert status(answer) in {400, 404}
    assert b"import" not in answer


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_foreign_pages_are_refused(server: Server, origin: str) -> None:
    assert status(post(server, b'{"game":"pixies"}', more=f"Origin: {origin}\r\n")) == 403
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/api/socket", additional_headers={"Origin": origin}):
        pass


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1"])
def test_a_name_that_was_bound_to_our_address_is_refused(server: Server, host: str) -> None:
    assert status(post(server, b'{"game":"pixies"}', host=host)) == 421


def test_the_own_page_is_welcome(server: Server) -> None:
    assert status(post(server, b'{"game":"pixies"}', more=f"Origin: {server.url}\r\n")) == 201


def test_no_page_runs_a_script_or_a_style_but_ours_and_none_may_frame_us(server: Server) -> None:
    for path in ("/", "/t/x", "/static/page.js", "/static/nothing", "/api/games"):
        answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
        head = answer.partition(b"\r\n\r\n")[0].decode()
        for part in ("default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'", "nosniff", "no-referrer"):
            assert part in head
        assert "unsafe" not in head


@pytest.mark.parametrize("accepted", ["", "Accept-Encoding: gzip\r\n"])
def test_the_page_of_a_table_that_is_not_there_is_the_same_with_another_status(server: Server, accepted: str) -> None:
    def got(path: str, more: str = "") -> tuple[int, str, bytes]:
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n{accepted}{more}\r\n"
        head, _, body = (answer := raw(server, asked.encode())).partition(b"\r\n\r\n")
        return status(answer), head.decode(), body

    table, _ = server.make()
    found, missing = got(f"/t/{table}"), got("/t/nothing")
    assert (found[0], missing[0]) == (200, 404)
    assert found[2] == missing[2]
    tag = next(line for line in found[1].split("\r\n") if line.lower().startswith("etag: ")).partition(": ")[2]
    assert got(f"/t/{table}", f"If-None-Match: {tag}\r\n")[0] == 304
    assert got("/t/nothing", f"If-None-Match: {tag}\r\n")[0] == 404


# How much at a time


def test_a_server_that_is_told_to_end_ends_by_itself(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.join(*server.make()).close()
        server.stop()
        assert server.process is not None
        assert server.process.returncode == -signal.SIGTERM
        assert server.said() == ""


def test_there_are_limits_of_tables_connections_and_speed(tmp_path: Path) -> None:
    limits = ("--max-connections-of-one=4", "--max-tables=22", "--max-connections-of-table=3", "--max-open-tables=1")
    with Server(tmp_path, *limits) as server:
        made = [server.post(b'{"game":"pixies"}') for _ in range(25)]
        assert [code for code, _ in made] == [201] * 20 + [429] * 5
        table, token = made[0][1]["table"], made[0][1]["token"]
        clients = [server.join(table, token) for _ in range(3)]
        with pytest.raises(ConnectionClosed):
            server.join(table, token)
        with pytest.raises(ConnectionClosed):
            server.join(made[1][1]["table"], made[1][1]["token"])
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        with connect(address), pytest.raises(InvalidStatus), connect(address):
            pass
        for client in clients:
            client.close()
        time.sleep(0.3)
        server.join(table, token).close()
