"""boardgame.io: Pixies itself, on the framework's headless local client in a node process.

The game is ``bench/peers/boardgame_io/pixies.mjs``; ``bench/peers/check_same_game.py`` shows that it is the same game. The process stays up
between slices, so that its compiler stays warm; it measures its own slices with a monotonic clock, so the pipe costs nothing.
With ``NODE_ENV=production`` the framework leaves out checks meant for developers and is a good deal faster: the target is set
against that, and node as it starts by itself is measured beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec

from bench.peers.common import Contestant, NotInstalled, Peer, Slice

__all__ = ["BY_DEFAULT", "PEER", "Node"]

T = TypeVar("T")

Command: TypeAlias = Literal["version", "slice", "trace", "replay"]

HERE = Path(__file__).resolve().parent
INSTALL = "npm ci --prefix bench/peers/boardgame_io"


class _Version(msgspec.Struct):
    version: str


class _Slice(msgspec.Struct):
    steps: int
    games: int
    seconds: float


class Node:
    """The node process: one JSON command a line, one JSON answer a line."""

    def __init__(self, folder: Path | None, *, production: bool = True) -> None:
        node = shutil.which("node")
        folder = HERE if folder is None else folder.resolve()
        if node is None:
            raise NotInstalled("node, version 18 or later, is not on the path")
        if not (folder / "node_modules" / "boardgame.io").is_dir():
            raise NotInstalled(INSTALL)
        env = {**os.environ, "BOARDGAME_IO": str(folder)}
        env.pop("NODE_ENV", None)
        if production:
            env["NODE_ENV"] = "production"
        self._process = subprocess.Popen(  # noqa: S603  (node, with a script of ours)
            [node, str(HERE / "play.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True
        )
        self.version = self.ask("version", _Version).version

    def ask(self, command: Command, answer: type[T], **parameters: object) -> T:
        """Send one command and wait for its answer."""
        sent, received = self._process.stdin, self._process.stdout
        if sent is None or received is None:
            raise RuntimeError("node was started without pipes")
        sent.write(msgspec.json.encode({"do": command, **parameters}).decode() + "\n")
        sent.flush()
        line = received.readline()
        if not line:
            raise RuntimeError(f"node stopped at {command}: exit code {self._process.wait()}")
        return msgspec.json.decode(line, type=answer)

    def slice(self, seconds: float, seed: int) -> Slice:
        """Whole games until *seconds* have passed by node's clock."""
        done = self.ask("slice", _Slice, seconds=seconds, seed=seed)
        return Slice(done.steps, done.games, done.seconds)

    def census(self, _games: int, _seed: int) -> None:
        """Count nothing: every step of this game is a decision, and how many are forced is known of the same game in Python."""

    def close(self) -> None:
        """End the process: it stops when its input ends."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def _load(folder: Path | None) -> Contestant:
    return Node(folder)


def _load_default(folder: Path | None) -> Contestant:
    return Node(folder, production=False)


PEER = Peer("boardgame.io", "the same game, 2 seats: moves.place, NODE_ENV=production", _load, 25)
BY_DEFAULT = Peer("boardgame.io_default", "the same, NODE_ENV not set", _load_default)
