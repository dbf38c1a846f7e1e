"""The example server bears what a browser, another page in it, or a careless client may send."""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from boardrules import read_log, verify, verify_luck

FOLDER = Path(__file__).parents[1] / "examples" / "server"

Answer = tuple[int, dict[str, str], bytes]


@pytest.fixture(scope="module")
def modules() -> Iterator[dict[str, Any]]:
    sys.path.insert(0, str(FOLDER))
    try:
        yield {name: import_module(name) for name in ("server", "table")}
    finally:
        sys.path.remove(str(FOLDER))


class Site:
    """A server that runs, and raw requests to it."""

    def __init__(self, modules: dict[str, Any], *, seed: str | None = None, folder: Path | None = None) -> None:
        self.table: Any = modules["table"].Table("pixies", b'{"seats":2}', seed, folder=folder)
        self.server: Any = modules["server"].Server(0, self.table)
        self.host = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.server.server_port), timeout=20)

    def raw(self, data: bytes) -> bytes:
        """What the server answers to some bytes."""
        with self.connect() as connection:
            connection.sendall(data)
            parts: list[bytes] = []
            while part := connection.recv(1 << 16):
                parts.append(part)
            return b"".join(parts)

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """The status, headers and body of an answer."""
        sent = {"Host": self.host} | {name.replace("_", "-"): value for name, value in headers.items()}
        if method == "POST":
            sent = {"Content-Type": "application/json", "Content-Length": str(len(body))} | sent
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        answer = self.raw(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        first, _, content = answer.partition(b"\r\n\r\n")
        lines = first.decode().split("\r\n")
        return int(lines[0].split()[1]), dict(line.split(": ", 1) for line in lines[1:]), content

    def post(self, what: str, token: str = "", **fields: object) -> tuple[int, dict[str, Any]]:
        status, _, content = self.ask("POST", f"/api/{what}", json.dumps(fields).encode(), Authorization=f"Bearer {token}")
        return status, json.loads(content)

    def sit(self, seat: int, luck: str = "") -> str:
        status, found = self.post("sit", seat=seat, luck=luck)
        assert status == 200, found
        return str(found["token"])

    def look(self, token: str = "") -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.ask("GET", "/api/look", Authorization=f"Bearer {token}" if token else "")[2])
        return found

    def begun(self) -> tuple[str, dict[str, Any]]:
        """A match of one person against a bot, at a decision of the person."""
        token = self.sit(0)
        assert self.post("start", token, match=self.look(token)["match"])[0] == 200
        return token, self.look(token)


@pytest.fixture
def site(modules: dict[str, Any]) -> Iterator[Site]:
    made = Site(modules)
    yield made
    made.close()


def test_the_first_line_says_what_it_is_not() -> None:
    first = (FOLDER / "server.py").read_text(encoding="utf-8").splitlines()[0]
    assert "Not a server for the internet" in first


# The form of requests


@pytest.mark.parametrize("length", ["-1", "+5", "x", "", "1_0", "\u0663", "1e3", "5, 5"])
def test_a_length_that_is_none_is_refused_unread(site: Site, length: str) -> None:
    assert site.ask("POST", "/api/sit", b'{"seat":0}', Content_Length=length)[0] == 411


@pytest.mark.parametrize("length", ["10001", "99999999999999999999", "9" * 5000])
def test_a_body_that_is_too_long_is_refused_unread(site: Site, length: str) -> None:
    assert site.ask("POST", "/api/sit", b'{"seat":0}', Content_Length=length)[0] == 413


def test_a_body_in_chunks_is_refused(site: Site) -> None:
    assert site.ask("POST", "/api/sit", b"0\r\n\r\n", Transfer_Encoding="chunked")[0] == 411


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_of_another_page_can_send_is_no_json(site: Site, kind: str) -> None:
    assert site.ask("POST", "/api/sit", b'{"seat":0}', Content_Type=kind)[0] == 415
    assert site.look()["seats"] == ["free", "free"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_another_page_is_refused(site: Site, origin: str) -> None:
    for method, path in (("POST", "/api/sit"), ("GET", "/api/look"), ("GET", "/")):
        assert site.ask(method, path, b'{"seat":0}' if method == "POST" else b"", Origin=origin)[0] == 403


def test_the_own_page_is_not_refused(site: Site) -> None:
    assert site.ask("POST", "/api/sit", b'{"seat":0}', Origin=f"http://{site.host}")[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1", ""])
def test_a_name_that_was_bound_to_our_address_is_refused(site: Site, host: str) -> None:
    assert site.ask("GET", "/api/look", Host=host)[0] == 421
    assert site.ask("POST", "/api/sit", b'{"seat":0}', Host=host)[0] == 421


def test_answers_may_run_no_script_but_that_of_the_page_and_no_page_may_frame_them(site: Site) -> None:
    status, headers, content = site.ask("GET", "/")
    policy = headers["Content-Security-Policy"]
    assert status == 200
    assert content.startswith(b"<!doctype html>")
    assert "script-src 'sha256-" in policy
    assert "frame-ancestors 'none'" in policy


# No request ends in a traceback


NONSENSE = (
    b"[]",
    b"7",
    b"",
    b"{",
    b"\xff\xfe",
    b"[" * 9_000,
    b'{"a":' * 1_500,
    b'{"seat":"0"}',
    b'{"seat":[0]}',
    b'{"seat":{}}',
    b'{"seat":true}',
    b'{"seat":1e99}',
    b'{"seat":' + b"9" * 5000 + b"}",
    b'{"seat":0,"luck":7}',
    b'{"seat":0,"luck":"' + b"x" * 201 + b'"}',
    b'{"seat":0,"luck":"\\ud800"}',
    b'{"match":NaN,"ply":-1}',
    b'{"seen":"*","action":NaN}',
    b'{"seen":"*","action":"\\ud800"}',
    b'{"seen":"*","text":"\\ud800"}',
    b'{"seen":"*","text":["x"]}',
    b'{"seen":"*","text":"' + b"x" * 5000 + b'"}',
)


@pytest.mark.parametrize("what", ["sit", "leave", "start", "act", "nothing", ""])
def test_nonsense_is_answered_and_never_ends_in_a_traceback(site: Site, what: str, capfd: pytest.CaptureFixture[str]) -> None:
    token, shown = site.begun()
    for body in NONSENSE:
        at_ply = body.replace(b'"seen":"*"', f'"seen":"{shown["seen"]}"'.encode())
        known = [f"Bearer {token}"] if what != "leave" else []  # whoever sits may leave, whatever the object says
        for authorization in (*known, "Bearer \xfc", "", "Basic x"):
            status, _, content = site.ask("POST", f"/api/{what}", at_ply, Authorization=authorization)
            assert 400 <= status < 500, (body, status)
            assert json.loads(content)["error"]
    assert capfd.readouterr().err == ""
    assert site.look(token)["ply"] == shown["ply"]


@pytest.mark.parametrize(
    "path",
    [
        "//[",
        "http://[",
        "/api/look?since=-1",
        "/api/look?since=" + "9" * 5000,
        "/api/look?version=%D9%A3",
        "/api/look?since=999999999",
        "/api/look?" + "&".join(f"a{n}=1" for n in range(100)),
        "/api/rule?id=%00",
        "/api/rule?id=" + "x" * 5000,
        "/api/rule",
        "/../table.py",
        "/table.py",
    ],
)
def test_no_address_ends_in_a_traceback(site: Site, path: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert site.ask("GET", path)[0] in {200, 400, 404}
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("data", [b"", b"\r\n\r\n", b"\x00\xff\x80", b"GET / HTTP/9.9\r\n\r\n", b"BREW / HTTP/1.1\r\n\r\n", b"x" * 70_000])
def test_what_is_no_request_ends_in_no_traceback(site: Site, data: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    with site.connect() as connection:
        connection.sendall(data)
    assert site.look()["match"] == 1
    assert capfd.readouterr().err == ""


def test_a_client_that_goes_away_ends_in_no_traceback(site: Site, capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(5):
        with site.connect() as connection:
            connection.sendall(f"GET /api/look HTTP/1.1\r\nHost: {site.host}\r\n\r\n".encode())
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # reset, not closed
    assert site.look()["match"] == 1
    assert capfd.readouterr().err == ""


# What is open at a time


def test_a_half_open_request_is_given_up(modules: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules["server"].Handler, "timeout", 0.2)
    site = Site(modules)
    head = f"POST /api/sit HTTP/1.1\r\nHost: {site.host}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n".encode()
    for half in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", head + b'{"seat"'):
        with site.connect() as connection:
            connection.sendall(half)
            begun = time.monotonic()
            assert connection.recv(100) == b""
            assert time.monotonic() - begun < 5
    site.close()


def test_a_request_that_drips_in_is_given_up(modules: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules["server"], "LONGEST_REQUEST", 0.5)
    site = Site(modules)
    begun = time.monotonic()
    with site.connect() as connection, suppress(OSError):
        while time.monotonic() - begun < 10:
            connection.sendall(b"x")
            time.sleep(0.05)
    assert time.monotonic() - begun < 5
    site.close()


def test_there_are_only_so_many_connections_and_later_ones_are_welcome_again(
    modules: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(modules["server"], "MOST_CONNECTIONS", 3)
    site = Site(modules)
    held = [site.connect() for _ in range(3)]
    time.sleep(0.3)
    assert site.raw(b"") == b""
    for connection in held:
        connection.close()
    time.sleep(0.3)
    assert site.look()["match"] == 1
    site.close()


def test_when_many_wait_for_news_the_next_is_answered_at_once(modules: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules["table"], "MOST_WAITING", 0)
    site = Site(modules)
    begun = time.monotonic()
    assert site.ask("GET", f"/api/look?version={site.table.version}")[0] == 200
    assert time.monotonic() - begun < 5
    site.close()


# Playing


def test_the_same_request_twice_plays_once(site: Site) -> None:
    token, shown = site.begun()
    act = {"seen": shown["seen"], "action": shown["actions"][0]["action"]}
    assert site.post("act", token, **act)[0] == 200
    after = site.look(token)
    status, found = site.post("act", token, **act)
    assert (status, found["rule"]) == (409, "BR-STALE")
    assert site.look(token)["ply"] == after["ply"]


@pytest.mark.parametrize(
    ("position", "status"), [({}, 400), ({"seen": None}, 400), ({"seen": 5}, 400), ({"seen": ""}, 409), ({"seen": "0" * 32}, 409)]
)
def test_an_action_says_which_position_it_answers(site: Site, position: dict[str, object], status: int) -> None:
    token, shown = site.begun()
    assert site.post("act", token, action=shown["actions"][0]["action"], **position)[0] == status
    assert site.look(token)["ply"] == shown["ply"]


def test_a_repeated_start_starts_nothing_twice(site: Site) -> None:
    token, shown = site.begun()
    assert site.post("start", token, match=shown["match"])[0] == 409
    finish(site, token)
    over = site.look(token)
    assert site.post("start", token, match=over["match"])[0] == 200
    again = site.look(token)
    assert again["match"] == over["match"] + 1
    assert site.post("start", token, match=over["match"])[0] == 409
    assert site.look(token)["match"] == again["match"]


def finish(site: Site, token: str) -> dict[str, Any]:
    while not (shown := site.look(token))["over"]:
        act = {"seen": shown["seen"], "action": shown["actions"][0]["action"]}
        assert site.post("act", token, **act)[0] == 200
    return shown


def test_with_a_seed_each_match_has_luck_of_its_own_and_the_bots_cannot_be_foreseen(modules: dict[str, Any]) -> None:
    logs: list[bytes] = []
    for _ in range(2):
        site = Site(modules, seed="7")
        token, _ = site.begun()
        for _ in range(2):
            shown = finish(site, token)
            logs.append(site.ask("GET", "/api/log")[2])
            assert site.post("start", token, match=shown["match"])[0] == 200
        site.close()
    heads = [read_log(log).header.commitment for log in logs]
    assert heads[0] == heads[2] != heads[1] == heads[3]
    first, second, other, _ = (read_log(log).actions for log in logs)
    assert first != second
    assert first != other  # the same luck, and the person takes the first action each time: the bot is what differs


def test_what_players_add_is_mixed_into_the_luck_after_the_commitment(site: Site) -> None:
    one, other = site.sit(0, "anna"), site.sit(1, "ben")
    commitment = site.look(one)["commitment"]
    assert site.look(one)["ply"] == 0
    assert site.post("start", one, match=1)[0] == 200
    shown = site.look(one)
    assert (shown["commitment"], shown["luck"]) == (commitment, ["anna", "ben"])
    assert site.post("leave", other)[0] == 200
    shown = finish(site, one)
    log = site.ask("GET", "/api/log")[2]
    assert verify_luck(log, shown["seed"], commitment=commitment, client_seeds=("anna", "ben")).result == "EXACT"


def test_a_seat_whose_client_is_gone_is_taken_by_a_bot(modules: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(modules)
    one, other = site.sit(0), site.sit(1)
    assert site.post("start", one, match=1)[0] == 200
    monkeypatch.setattr(modules["table"], "SEAT_EXPIRES", 0.3)
    for _ in range(5):
        time.sleep(0.1)
        site.look(one)
    shown = site.look(one)
    assert shown["seats"] == ["person", "bot"]
    assert shown["to_act"] == [0]
    assert site.ask("GET", "/api/look", Authorization=f"Bearer {other}")[0] == 403
    site.close()


def test_nobody_plays_on_when_nobody_is_left(site: Site) -> None:
    token, shown = site.begun()
    assert site.post("leave", token)[0] == 200
    assert site.look()["ply"] == shown["ply"]
    again = site.sit(1)
    assert site.look(again)["to_act"] == [1] or site.look(again)["over"]


def test_tokens_stand_in_no_address(site: Site) -> None:
    token = site.sit(0)
    assert json.loads(site.ask("GET", f"/api/look?token={token}")[2])["seat"] is None
    page = (FOLDER / "page.html").read_text(encoding="utf-8")
    assert "token=" not in page
    assert "Authorization" in page


def test_a_log_is_for_its_seat_while_the_match_goes_on(site: Site) -> None:
    token, _ = site.begun()
    header = read_log(site.ask("GET", "/api/log", Authorization=f"Bearer {token}")[2]).header
    assert header.redacted_for == 0
    assert read_log(site.ask("GET", "/api/log")[2]).header.redacted_for == -1
    assert site.ask("GET", "/api/log", Authorization="Bearer guessed")[0] == 403


# Keeping


def test_each_match_is_kept_in_a_file_line_by_line_before_its_actions_count(modules: dict[str, Any], tmp_path: Path) -> None:
    site = Site(modules, folder=tmp_path)
    token, shown = site.begun()
    kept = tmp_path / "pixies-1.jsonl"
    assert kept.read_bytes() == site.table.match.log()
    act = {"seen": shown["seen"], "action": shown["actions"][0]["action"]}
    assert site.post("act", token, **act)[0] == 200
    assert kept.read_bytes() == site.table.match.log()
    over = finish(site, token)
    assert verify(kept).result == "EXACT"
    assert site.post("start", token, match=over["match"])[0] == 200
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pixies-1.jsonl", "pixies-2.jsonl"]
    site.close()


def test_what_cannot_be_kept_is_not_played(modules: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(modules, folder=tmp_path)
    token, shown = site.begun()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(site.table.recorder.store, "append", full)
    status, found = site.post("act", token, seen=shown["seen"], action=shown["actions"][0]["action"])
    assert (status, found["error"]) == (503, "the log cannot be written, so nothing was played")
    assert site.look(token)["ply"] == shown["ply"]
    monkeypatch.undo()
    assert site.post("act", token, seen=shown["seen"], action=shown["actions"][0]["action"])[0] == 200
    site.close()


def test_without_a_place_for_its_log_no_match_begins(modules: dict[str, Any], tmp_path: Path) -> None:
    site = Site(modules, folder=tmp_path / "nowhere")
    token = site.sit(0)
    assert site.post("start", token, match=1)[0] == 503
    shown = site.look(token)
    assert (shown["started"], shown["ply"]) == (False, 0)
    site.close()
