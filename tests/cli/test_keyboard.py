"""Playing at a pseudo-terminal, in a process of its own: colours, the prompt, and signals."""

from __future__ import annotations

import codecs
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from boardrules import Match, read_log, verify
from tests.cli.conftest import Run

pty = pytest.importorskip("pty", reason="pseudo-terminals are of Unix")


class Keyboard:
    """The command at a pseudo-terminal: type, and wait for what appears."""

    def __init__(self, *arguments: str, cwd: Path) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "50"}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardrules", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  (one thread)
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.screen = ""

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def wait_for(self, text: str, *, insist: str = "") -> str:
        """What appeared up to *text*; *insist* is typed every five seconds until then."""
        deadline = time.monotonic() + 30
        next_time = time.monotonic() + 5
        while text not in self.screen:
            assert time.monotonic() < deadline, self.screen
            if insist and time.monotonic() > next_time:
                self.type(insist)
                next_time += 5
            if select.select([self._master], [], [], 0.1)[0]:
                self.screen += self._read()
        before, _, self.screen = self.screen.partition(text)
        return before + text

    def wait_for_prompt(self) -> str:
        """What appeared up to the prompt. When that is there the line editor reads; an end of the input typed before gets lost."""
        return self.wait_for("for help.") + self.wait_for("> ")

    def _read(self) -> str:
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux says so at the end
            data = b""
        # What is read may end within a character, or within the end of a line.
        return self._decoder.decode(data).replace("\r", "")

    def close(self) -> int:
        """The exit code, when the command has ended by itself."""
        while self.process.poll() is None:
            if select.select([self._master], [], [], 0.1)[0]:
                self.screen += self._read()
        os.close(self._master)
        return self.process.returncode


def _take_terminal() -> None:
    import fcntl  # noqa: PLC0415
    import termios  # noqa: PLC0415

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell that runs the tests in the background has it ignored


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Callable[..., Keyboard]]:
    started: list[Keyboard] = []

    def start(*arguments: str) -> Keyboard:
        started.append(Keyboard(*arguments, cwd=tmp_path))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def test_at_a_terminal_there_are_colours_a_prompt_and_an_end(keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    play = keyboard("play", "pixies", "--seed", "7", "--log", "game.jsonl", "--delay", "0")
    shown = play.wait_for_prompt()
    assert "\x1b[2m-- Pixies, 3 players" in shown
    assert "\x1b[1m" in shown
    play.type("1\n")
    assert "\x1b[36m*\x1b[0m You place" in play.wait_for_prompt()
    play.type("\x04")  # the end of the input
    play.wait_for("the log is kept in game.jsonl")
    assert play.close() == 0
    assert len(read_log(tmp_path / "game.jsonl").actions) > 4


def test_ctrl_c_at_the_prompt_keeps_the_log(keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    play = keyboard("play", "pixies", "--seed", "7", "--log", "game.jsonl", "--delay", "0")
    play.wait_for_prompt()
    play.type("\x03")
    # Python notices a signal only with the next key if it comes just before the line editor begins to wait.
    assert "stopped after 4 plies" in play.wait_for("--seed 7", insist="\x03")
    assert play.close() == 130
    assert len(read_log(tmp_path / "game.jsonl").actions) == 4


def test_ctrl_c_between_two_actions_of_bots_keeps_the_log(keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    play = keyboard("play", "pixies", "--bots", "--log", "game.jsonl")
    play.wait_for("places")
    play.type("\x03")
    play.wait_for("go on with:")
    assert "Traceback" not in play.screen
    assert play.close() == 130
    log = read_log(tmp_path / "game.jsonl")
    assert not log.truncated
    assert Match.resume(log).ply == len(log.actions) > 4


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_a_process_that_is_killed_leaves_a_log_to_go_on_with(
    keyboard: Callable[..., Keyboard], run: Run, tmp_path: Path, sign: signal.Signals
) -> None:
    play = keyboard("play", "pixies", "--bots", "--seed", "7", "--log", "game.jsonl", "--delay", "0.01")
    play.wait_for("places")
    play.process.send_signal(sign)
    assert play.close() == -sign
    assert verify(tmp_path / "game.jsonl").result in {"EXACT", "UNVERIFIED"}
    assert run("play", "--resume", str(tmp_path / "game.jsonl"), "--bots", "--seed", "7").code == 0
    assert verify(tmp_path / "game.jsonl").result == "EXACT"
