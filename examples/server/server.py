"""A table on the web, with nothing but the standard library: any game, two browser tabs or more, bots on the empty seats.

``python server.py --game pixies`` and open http://127.0.0.1:8000/ in two tabs. Each tab sits down on a seat and gets a secret token for
it; from then on it sees that seat's prompts and nothing else. The page asks for news, and the answer waits until there are any.
``--self-test`` plays one game over HTTP with two clients and a bot, and exits.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import sys
import threading
import urllib.error
import urllib.request
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from boardrules import (
    Dealer,
    IllegalAction,
    MalformedAction,
    Match,
    NotationError,
    Seat,
    find_rules,
    from_json,
    game,
    games,
    to_json,
    verify,
)
from boardrules.bots import RandomBot
from boardrules.rulebook import CORE_RULES

PAGE = Path(__file__).parent / "page.html"
LONGEST_BODY = 10_000
LONGEST_WAIT = 20.0


class RequestError(Exception):
    """What a client asked for cannot be done: an HTTP status and a message for the player."""

    def __init__(self, status: HTTPStatus, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.rule = rule


class Table:
    """One match, who sits where, and the bots. Every public method takes the lock, so any thread may call it."""

    def __init__(self, name: str, options: bytes, seed: str | None) -> None:
        self.game = game(name)
        self.options = from_json(self.game.SPEC.options, options)
        self.seed = seed
        self.tokens: dict[Seat, str] = {}
        self.news = threading.Condition()
        self.version = 1
        self.number = 0
        self.deal()

    def deal(self) -> None:
        """Begin a match; nobody plays before somebody starts it."""
        self.number += 1
        self.dealer = Dealer(self.seed)
        self.match: Match[Any, Any, Any, Any, Any] = Match(self.game, self.options, dealer=self.dealer)
        self.seats = self.game.seats(self.match.state)
        self.rng = Random(f"bots/{self.dealer.commitment}")  # never the dealer itself: a bot must not know the luck to come
        self.started = False

    def sit(self, number: object) -> dict[str, object]:
        """Take a seat; the token is what the client shows from then on."""
        with self.news:
            seat = next((seat for seat in self.seats if seat == number), None)
            if seat is None or seat in self.tokens:
                raise RequestError(HTTPStatus.CONFLICT, "this seat is taken, or there is none")
            self.tokens[seat] = secrets.token_urlsafe(16)
            self._changed()
            return {"seat": seat, "token": self.tokens[seat]}

    def leave(self, token: str) -> dict[str, object]:
        """Leave a seat to a bot."""
        with self.news:
            del self.tokens[self._seat(token)]
            self._bots()
            self._changed()
            return {}

    def start(self, token: str) -> dict[str, object]:
        """Start the match, or the next one when it is over."""
        with self.news:
            self._seat(token)
            if self.match.over:
                self.deal()
            self.started = True
            self._bots()
            self._changed()
            return {}

    def act(self, token: str, body: dict[str, object]) -> dict[str, object]:
        """Play an action: ``action`` is one as JSON, or ``text`` is one in notation."""
        with self.news:
            seat = self._seat(token)
            if not self.started:
                raise RequestError(HTTPStatus.CONFLICT, "nobody has pressed Start yet")
            try:
                if "text" in body:
                    action = self.game.parse_action(self.match.prompt(seat).view, str(body["text"]))
                else:
                    action = from_json(self.game.SPEC.action, json.dumps(body.get("action")))
                self.match.submit(seat, action)
            except IllegalAction as error:
                raise RequestError(HTTPStatus.CONFLICT, error.refusal.message, error.refusal.rule) from None
            except (MalformedAction, NotationError) as error:
                raise RequestError(HTTPStatus.BAD_REQUEST, str(error)) from None
            self._bots()
            self._changed()
            return {}

    def look(self, token: str, number: int, since: int, version: int) -> dict[str, object]:
        """What a client is to show, once there is something newer than *version*; without a token, what a spectator sees.

        It has the events after ply *since* if the client knows match *number*, else all of them.
        """
        with self.news:
            self.news.wait_for(lambda: self.version > version, LONGEST_WAIT)
            seat = self._seat(token) if token else None
            prompt = self.match.prompt(seat, since=since if number == self.number else 0)
            view = prompt.view
            playing = self.started and not self.match.over
            outcome = self.match.outcome
            return {
                "version": self.version,
                "match": self.number,
                "ply": prompt.ply,
                "title": self.game.SPEC.title,
                "seat": seat,
                "seats": ["person" if seat in self.tokens else "bot" if self.started else "free" for seat in self.seats],
                "started": self.started,
                "over": self.match.over,
                "to_act": [seat for seat in self.game.to_act(self.match.state) if seat >= 0] if playing else [],
                "question": prompt.decision.question if prompt.decision is not None and playing else None,
                "rule": prompt.decision.rule if prompt.decision is not None and playing else None,
                "actions": [self._button(view, action) for action in prompt.actions] if playing else [],
                "news": [self.game.format_event(view, event) for event in prompt.events],
                "svg": self.game.render_svg(view),
                "winners": None if outcome is None else list(outcome.winners),
                "commitment": self.dealer.commitment,
                "seed": str(self.dealer.seed) if self.match.over else None,
            }

    def log(self, token: str) -> bytes:
        """The log as this client may read it: redacted while the match goes on, whole when it is over."""
        with self.news:
            if self.match.over:
                return self.match.log()
            return self.match.log(self._seat(token) if token else None)

    def rule(self, name: str) -> dict[str, object]:
        """A rule by its id, for a client that shows a refusal."""
        for rule in find_rules((*self.game.SPEC.rules, *CORE_RULES), name):
            return {"id": rule.id, "title": rule.title, "text": rule.text}
        raise RequestError(HTTPStatus.NOT_FOUND, f"there is no rule {name}")

    def _button(self, view: object, action: object) -> dict[str, object]:
        return {"text": self.game.format_action(view, action), "action": json.loads(to_json(action))}

    def _seat(self, token: str) -> Seat:
        for seat, known in self.tokens.items():
            if secrets.compare_digest(known.encode(), token.encode()):
                return seat
        raise RequestError(HTTPStatus.FORBIDDEN, "you do not sit at this table")

    def _bots(self) -> None:
        """Let the bots play until only people are asked."""
        while self.started and not self.match.over:
            seat = next((seat for seat in self.game.to_act(self.match.state) if seat not in self.tokens), None)
            if seat is None:
                return
            prompt = self.match.prompt(seat, since=self.match.ply)
            self.match.submit(seat, RandomBot().choose(prompt.view, prompt.actions, self.rng))

    def _changed(self) -> None:
        self.version += 1
        self.news.notify_all()


class Server(ThreadingHTTPServer):
    """The HTTP server of one table."""

    daemon_threads = True

    def __init__(self, port: int, table: Table) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.table = table

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    """Turns requests into calls of the table."""

    @property
    def table(self) -> Table:
        """The table that the server was opened for."""
        assert isinstance(self.server, Server)
        return self.server.table

    def do_GET(self) -> None:
        """The page, the prompts, the log, the rules."""
        parts = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        table = self.table
        match parts.path:
            case "/":
                self._send(HTTPStatus.OK, "text/html; charset=utf-8", PAGE.read_bytes())
            case "/api/look":
                numbers = [_number(query, name) for name in ("match", "since", "version")]
                self._answer(lambda: table.look(query.get("token", ""), *numbers))
            case "/api/log":
                self._answer(lambda: table.log(query.get("token", "")))
            case "/api/rule":
                self._answer(lambda: table.rule(query.get("id", "")))
            case _:
                self._send(HTTPStatus.NOT_FOUND, "text/plain", b"not here")

    def do_POST(self) -> None:
        """Sitting down, leaving, starting, acting."""
        table = self.table
        try:
            body = json.loads(self.rfile.read(min(int(self.headers.get("Content-Length", "0")), LONGEST_BODY)))
            token = str(body.get("token", ""))
        except (ValueError, AttributeError):
            self._send(HTTPStatus.BAD_REQUEST, "text/plain", b"a JSON object, please")
            return
        match self.path:
            case "/api/sit":
                self._answer(lambda: table.sit(body.get("seat")))
            case "/api/leave":
                self._answer(lambda: table.leave(token))
            case "/api/start":
                self._answer(lambda: table.start(token))
            case "/api/act":
                self._answer(lambda: table.act(token, body))
            case _:
                self._send(HTTPStatus.NOT_FOUND, "text/plain", b"not here")

    def _answer(self, call: Any) -> None:
        try:
            found = call()
        except RequestError as error:
            body = json.dumps({"error": error.message, "rule": error.rule}).encode()
            self._send(error.status, "application/json", body)
            return
        if isinstance(found, bytes):
            self._send(HTTPStatus.OK, "application/jsonl; charset=utf-8", found)
        else:
            self._send(HTTPStatus.OK, "application/json", json.dumps(found).encode())

    def _send(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


def _number(query: dict[str, str], name: str) -> int:
    text = query.get(name, "0")
    return int(text) if text.isdecimal() else 0


class Client:
    """A player of the self-test: what a browser tab does."""

    def __init__(self, url: str, seat: int) -> None:
        self.url = url
        self.seat = seat
        self.match = self.ply = 0
        self.token = ""
        self.token = str(self.post("sit", seat=seat)["token"])

    def get(self, what: str) -> bytes:
        """What the server answers to a GET."""
        with urllib.request.urlopen(f"{self.url}/api/{what}", timeout=60) as answer:  # noqa: S310  (our own server)
            data: bytes = answer.read()
            return data

    def post(self, what: str, **body: object) -> dict[str, Any]:
        """What the server answers to a POST, errors as well."""
        data = json.dumps({"token": self.token, **body}).encode()
        request = urllib.request.Request(f"{self.url}/api/{what}", data=data, method="POST")  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                found: dict[str, Any] = json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                found = {"status": error.code, **json.load(error)}
        return found

    def look(self) -> dict[str, Any]:
        """What there is to show."""
        found: dict[str, Any] = json.loads(self.get(f"look?token={self.token}&match={self.match}&since={self.ply}"))
        self.match, self.ply = found["match"], found["ply"]
        return found


def self_test(server: Server) -> None:
    """Play one game over HTTP with two clients; bots have the other seats."""
    threading.Thread(target=server.serve_forever, daemon=True).start()
    players = [Client(server.url, 0), Client(server.url, 1)]
    one, other = players
    rng = Random(7)
    refused = one.post("sit", seat=1)
    print(f"a taken seat: {refused['status']}, {refused['error']}")
    stranger = one.post("act", token="guessed")  # noqa: S106  (that is what it is)
    print(f"a guessed token: {stranger['status']}, {stranger['error']}")
    one.post("start")
    told = acted = 0
    while not (shown := one.look())["over"]:
        told += len(shown["news"])
        player = next(player for player in players if player.seat in shown["to_act"])
        waiting = other if player is one else one
        action = rng.choice(player.look()["actions"])["action"]
        if not acted:
            print(f"somebody else's action: {waiting.post('act', action=action)['rule']}")
            print(f"not an action: {player.post('act', action={'type': 'Fly'})['status']}")
        if refusal := player.post("act", action=action):
            raise SystemExit(f"a legal action was refused: {refusal}")
        acted += 1
    told += len(shown["news"])
    log = one.get(f"log?token={one.token}")
    print(f"{acted} actions by two clients over HTTP, {told} events told to seat 0, winners {shown['winners']}")
    print(f"the log is {verify(log).result}, {log.count(b'action')} actions")
    server.shutdown()


def main() -> int:
    """Serve, or test."""
    parser = argparse.ArgumentParser(description="A table on the web.")
    parser.add_argument("--game", default="pixies", choices=games(), help="an installed game (default: pixies)")
    parser.add_argument("--options", default="{}", help="its options as JSON, such as '{\"seats\": 2}'")
    parser.add_argument("--seed", help="where the luck comes from (default: a new one each time)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--self-test", action="store_true", help="play one game over HTTP and exit")
    arguments = parser.parse_args()
    seed = "self-test" if arguments.self_test else arguments.seed
    server = Server(0 if arguments.self_test else arguments.port, Table(arguments.game, arguments.options.encode(), seed))
    with server:
        if arguments.self_test:
            self_test(server)
        else:
            print(f"{server.url}/", flush=True)
            with contextlib.suppress(KeyboardInterrupt):
                server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
