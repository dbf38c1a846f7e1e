"""The self-test of the example server: two clients play a game over HTTP, as two browser tabs would."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request
from random import Random
from typing import TYPE_CHECKING, Any

from boardrules import verify, verify_luck

if TYPE_CHECKING:
    from server import Server


class Client:
    """A player: what a browser tab does."""

    def __init__(self, url: str, seat: int) -> None:
        self.url = url
        self.seat = seat
        self.match = self.ply = 0
        self.seen = self.token = ""
        self.token = str(self.post("sit", seat=seat, luck=f"a text of seat {seat}")["token"])

    def get(self, what: str) -> bytes:
        """What the server answers to a GET."""
        request = urllib.request.Request(f"{self.url}/api/{what}", headers={"Authorization": f"Bearer {self.token}"})  # noqa: S310
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310  (our own server)
            data: bytes = answer.read()
            return data

    def post(self, what: str, *, token: str | None = None, **body: object) -> dict[str, Any]:
        """What the server answers to a POST, errors as well."""
        known = self.token if token is None else token
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {known}"}
        request = urllib.request.Request(f"{self.url}/api/{what}", json.dumps(body).encode(), headers)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                found: dict[str, Any] = json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                found = {"status": error.code, **json.load(error)}
        return found

    def act(self, action: object) -> dict[str, Any]:
        """Answer the position that was looked at last."""
        return self.post("act", seen=self.seen, action=action)

    def look(self) -> dict[str, Any]:
        """What there is to show."""
        found: dict[str, Any] = json.loads(self.get(f"look?match={self.match}&since={self.ply}"))
        self.match, self.ply, self.seen = found["match"], found["ply"], found["seen"]
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
    commitment = one.look()["commitment"]
    one.post("start", match=one.match)
    told = acted = 0
    while not (shown := one.look())["over"]:
        told += len(shown["news"])
        other.look()
        player = next(player for player in players if player.seat in shown["to_act"])
        waiting = other if player is one else one
        action = rng.choice(player.look()["actions"])["action"]
        if not acted:
            print(f"somebody else's action: {waiting.act(action)['rule']}")
            print(f"not an action: {player.act({'type': 'Fly'})['status']}")
        if refusal := player.act(action):
            raise SystemExit(f"a legal action was refused: {refusal}")
        if not acted:
            print(f"the same action again: {player.act(action)['status']}")
        acted += 1
    told += len(shown["news"])
    log = one.get("log")
    print(f"{acted} actions by two clients over HTTP, {told} events told to seat 0, winners {shown['winners']}")
    print(f"the log is {verify(log).result}, {log.count(b'action')} actions")
    luck = verify_luck(log, shown["seed"], commitment=commitment, client_seeds=("a text of seat 0", "a text of seat 1"))
    print(f"the luck is {luck.result}")
    if server.table.folder is not None:
        print(f"kept: {[path.name for path in server.table.folder.iterdir() if path.read_bytes() == log]}")
    server.shutdown()
