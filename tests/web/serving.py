"""The web example as a program of its own, and scripted clients of it."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.web.showing import Page

T = TypeVar("T")
FOLDER = Path(__file__).parents[2] / "examples" / "web"


def alone(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: a browser's driver leaves its event loop running in the main one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Visited:
    """What clients visit: a server, or a proxy in front of several."""

    def __init__(self, port: int = 0) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def post(self, body: bytes, **headers: str) -> tuple[int, dict[str, Any]]:
        """The status and the JSON of the answer to a request for a new table."""
        sent = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(f"{self.url}/api/tables", body, sent)  # noqa: S310  (our own server)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                text = error.read()
                return error.code, json.loads(text) if text.startswith(b"{") else {}

    def make(self, game: str = "pixies", name: str = "", **options: object) -> tuple[str, str]:
        """A new table, and the secret of seat 0."""
        status, made = self.post(json.dumps({"game": game, "options": options, "name": name}).encode())
        assert status == 201, made
        return made["table"], made["token"]

    def join(self, table: str, token: str = "", since: int = 0) -> Client:
        return Client(self, table, token, since)


class Server(Visited):
    """The server, started as a user starts it, without waiting for bots."""

    def __init__(self, folder: Path, *arguments: str, database: str = "", port: int = 0, files: int = 0) -> None:
        self.files = files
        """How many files it may open; 0: as many as we may."""
        self.tree: Path | None = None
        """The source tree that it is of; None: this one, with the library that is installed."""
        self.python = sys.executable
        self.before: list[str] = []
        """A command that starts it."""
        super().__init__(port)
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.arguments = arguments
        self.errors = folder / "errors.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        folder = FOLDER if self.tree is None else self.tree / "examples" / "web"
        line = [*self.before, self.python, str(folder / "serve.py"), "--port", str(self.port), "--database", self.database]
        line += ["--pace", "0", *self.arguments]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                line,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env=os.environ | {"PYTHONUNBUFFERED": "1"} | ({} if self.tree is None else {"PYTHONPATH": str(self.tree / "src")}),
                preexec_fn=self._limited if self.files else None,  # noqa: PLW1509  (no thread of ours is in a lock then)
            )
        for _ in range(600):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return self
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(self.errors.read_text(encoding="utf-8"))

    def _limited(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    def seconds(self) -> float:
        """Return for how many seconds a processor has worked for it."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return how many megabytes it has in memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    def said(self) -> str:
        """What the server wrote to its standard error."""
        return self.errors.read_text(encoding="utf-8")


class Client:
    """What a page does: it asks, and is shown things. ``shown`` is the last that it was shown."""

    def __init__(self, server: Visited, table: str, token: str = "", since: int = 0) -> None:
        self.server, self.table, self.token = server, table, token
        self.shown: dict[str, Any] = {}
        self.page = Page()
        self.traffic: list[str] = []
        self.number = 0
        self.closed: int | None = None
        self.stack = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = self.stack.enter_context(connect(address, open_timeout=20, max_size=None))
        self.hello = self.ask("hello", table=table, token=token, since=since)

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """The answer to a message; what is shown meanwhile is kept."""
        self.number += 1
        self.say({"type": kind, "id": self.number, **fields})
        while (told := self.hear()).get("id") != self.number:
            pass
        return told

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = 30) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.traffic.append(text)
        told: dict[str, Any] = json.loads(text)
        if "shown" in told:
            self.shown = told["shown"] = self.page.show(told["shown"])
        return told

    def until(self, condition: str = "True") -> dict[str, Any]:
        """What is shown once *condition* holds of it; at once if it does."""
        code = compile(condition, "condition", "eval")
        while not self.shown or not eval(code, {}, dict(self.shown)):  # noqa: S307  (the tests' own words)
            self.hear()
        return self.shown

    def act(self, choice: int = 0) -> dict[str, Any]:
        shown = self.shown
        actions = shown["actions"]
        return self.ask("act", seen=shown["seen"], action=actions[choice % len(actions)]["action"])

    def go_on(self, choice: int = 0) -> None:
        """Act, and see what came of it."""
        seen = self.shown["seen"]
        told = self.act(choice)
        assert "refused" not in told, told
        while "shown" not in self.hear():  # what was shown before the answer may be what somebody chose at the same time
            pass
        self.until(f"seen != {seen!r}")

    def sit(self, invitation: str, name: str = "") -> int:
        found = self.ask("sit", invitation=invitation, name=name)
        self.token = found["token"]
        seat: int = found["seat"]
        self.until(f"seat == {seat}")
        return seat

    def close(self) -> None:
        with suppress(WebSocketException, OSError):
            self.stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
