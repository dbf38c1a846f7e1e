"""Not a server for the internet: a demonstration for one computer, one table in memory, no accounts, no encryption.

A table on the web, with nothing but the standard library and boardrules: any game, two browser tabs or more, bots on the empty seats.
``python server.py --game pixies`` and open http://127.0.0.1:8000/ in two tabs. Each tab sits down on a seat and gets a secret token for
it; from then on it sees that seat's prompts and nothing else. The page asks for news, and the answer waits until there are any.
``--self-test`` plays one game over HTTP with two clients and a bot, and exits.

What it does guard against, since any page in the same browser can reach it: every request has a size, a time and a form, requests come
from its own page only, and there are no more connections at a time than it can bear.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import json
import socket
import sys
import threading
import time
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

from table import LONGEST_WAIT, RequestError, Table

from boardrules import games

PAGE: Final = (Path(__file__).parent / "page.html").read_bytes()
SCRIPT: Final = base64.b64encode(hashlib.sha256(PAGE.partition(b"<script>")[2].partition(b"</script>")[0]).digest()).decode()
POLICY: Final = (
    f"default-src 'none'; script-src 'sha256-{SCRIPT}'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
LONGEST_BODY: Final = 10_000
LONGEST_SILENCE: Final = 10.0
"""Seconds that a client may keep us waiting for its next byte."""

LONGEST_REQUEST: Final = LONGEST_WAIT + 20.0
"""Seconds after which a connection is closed, whatever it does."""

MOST_CONNECTIONS: Final = 100


class Server(ThreadingHTTPServer):
    """The HTTP server of one table, on this computer only."""

    daemon_threads = True

    def __init__(self, port: int, table: Table) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.table = table
        self.hosts = {f"{name}:{self.server_port}" for name in ("127.0.0.1", "localhost")}
        self.connections: dict[socket.socket, float] = {}
        self.counting = threading.Lock()

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.server_port}"

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer in a thread of its own, unless too many are being answered."""
        with self.counting:
            full = len(self.connections) >= MOST_CONNECTIONS
            if not full:
                self.connections[request] = time.monotonic()
        if full:
            super().shutdown_request(request)
        else:
            super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Close a connection that has been answered."""
        with self.counting:
            self.connections.pop(request, None)
        super().shutdown_request(request)

    def service_actions(self) -> None:
        """Called twice a second: end the connections that have lasted too long. Their threads notice it."""
        late = time.monotonic() - LONGEST_REQUEST
        with self.counting:
            for connection in [connection for connection, begun in self.connections.items() if begun < late]:
                with contextlib.suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ARG002  (the base class has them)
        """A line for what is our fault; clients that go away are nobody's."""
        error = sys.exception()
        if not isinstance(error, OSError):
            sys.stderr.write(f"a request failed: {type(error).__name__}\n")


class Handler(BaseHTTPRequestHandler):
    """Turns requests into calls of the table."""

    timeout = LONGEST_SILENCE

    @property
    def table(self) -> Table:
        """The table that the server was opened for."""
        return self._server.table

    @property
    def _server(self) -> Server:
        assert isinstance(self.server, Server)
        return self.server

    def do_GET(self) -> None:
        """The page, the prompts, the log, the rules."""
        path, _, text = self.path.partition("?")
        table = self.table
        match path:
            case "/":
                self._answer(lambda: PAGE)
            case "/api/look":
                self._answer(lambda: table.look(self._token(), *_numbers(text, "match", "since", "version")))
            case "/api/log":
                self._answer(lambda: table.log(self._token()))
            case "/api/rule":
                self._answer(lambda: table.rule(_query(text).get("id", "")))
            case _:
                self._answer(_nothing_here)

    def do_POST(self) -> None:
        """Sitting down, leaving, starting, acting."""
        table = self.table
        match self.path:
            case "/api/sit":
                self._answer(self._sit)
            case "/api/leave":
                self._answer(self._leave)
            case "/api/start":
                self._answer(lambda: table.start(self._token(), self._body().get("match")))
            case "/api/act":
                self._answer(lambda: table.act(self._token(), self._body()))
            case _:
                self._answer(_nothing_here)

    def _sit(self) -> dict[str, object]:
        body = self._body()
        return self.table.sit(body.get("seat"), body.get("luck", ""))

    def _leave(self) -> dict[str, object]:
        self._body()
        return self.table.leave(self._token())

    def _token(self) -> str:
        """The token comes in a header: addresses end up in histories and logs. And no other page can make a browser send it."""
        return (self.headers.get("Authorization") or "").removeprefix("Bearer ")

    def _from_here(self) -> None:
        """Refuse what another page sends through the player's browser, under our name or a name of its own for our address."""
        if self.headers.get("Host") not in self._server.hosts:
            raise RequestError(HTTPStatus.MISDIRECTED_REQUEST, "this is not the server of that name")
        origin = self.headers.get("Origin")
        if origin is not None and origin.removeprefix("http://") not in self._server.hosts:
            raise RequestError(HTTPStatus.FORBIDDEN, "another page asks for this")

    def _body(self) -> dict[str, object]:
        """The JSON object that was sent."""
        if self.headers.get_content_type() != "application/json":
            raise RequestError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "application/json, please")
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdecimal()) or "Transfer-Encoding" in self.headers:
            raise RequestError(HTTPStatus.LENGTH_REQUIRED, "a Content-Length, please")
        if len(length) > len(str(LONGEST_BODY)) or int(length) > LONGEST_BODY:
            raise RequestError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"at most {LONGEST_BODY} bytes, please")
        try:
            body: object = json.loads(self.rfile.read(int(length)))
        except (ValueError, RecursionError):
            body = None
        if not isinstance(body, dict):
            raise RequestError(HTTPStatus.BAD_REQUEST, "a JSON object, please")
        return body

    def _answer(self, call: Callable[[], dict[str, object] | bytes]) -> None:
        try:
            self._from_here()
            found = call()
        except RequestError as error:
            body = json.dumps({"error": error.message, "rule": error.rule}).encode()
            self._send(error.status, "application/json", body)
            return
        if found is PAGE:
            self._send(HTTPStatus.OK, "text/html; charset=utf-8", PAGE)
        elif isinstance(found, bytes):
            self._send(HTTPStatus.OK, "application/jsonl; charset=utf-8", found)
        else:
            self._send(HTTPStatus.OK, "application/json", json.dumps(found).encode())

    def _send(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        self.send_response(status)
        for name, value in (
            ("Content-Type", kind),
            ("Content-Length", str(len(body))),
            ("Cache-Control", "no-store"),
            ("Content-Security-Policy", POLICY),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


def _nothing_here() -> bytes:
    raise RequestError(HTTPStatus.NOT_FOUND, "not here")


def _query(text: str) -> dict[str, str]:
    try:
        return {name: values[0] for name, values in parse_qs(text, max_num_fields=10).items()}
    except ValueError:
        raise RequestError(HTTPStatus.BAD_REQUEST, "too many questions") from None


def _numbers(text: str, *names: str) -> tuple[int, ...]:
    """Numbers from a query; what is none, or too long to be one of ours, counts as 0."""
    query = _query(text)
    found = [query.get(name, "0") for name in names]
    return tuple(int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else 0 for number in found)


def main() -> int:
    """Serve, or test."""
    parser = argparse.ArgumentParser(description="A table on the web, for one computer.")
    parser.add_argument("--game", default="pixies", choices=games(), help="an installed game (default: pixies)")
    parser.add_argument("--options", default="{}", help="its options as JSON, such as '{\"seats\": 2}'")
    parser.add_argument("--seed", help="where the luck of all matches comes from (default: a new one for each)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep the log of each match in a file there while it is played")
    parser.add_argument("--self-test", action="store_true", help="play one game over HTTP and exit")
    arguments = parser.parse_args()
    table = Table(arguments.game, arguments.options.encode(), arguments.seed, folder=arguments.logs)
    server = Server(0 if arguments.self_test else arguments.port, table)
    with server:
        if arguments.self_test:
            from self_test import self_test  # noqa: PLC0415  (a server does not need it)

            self_test(server)
        else:
            print(f"{server.url}/", flush=True)
            with contextlib.suppress(KeyboardInterrupt):
                server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
