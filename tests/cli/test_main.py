"""The command as a whole: arguments, errors, exit codes."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardrules import __version__, games
from boardrules.cli import _main, main, make_parser
from boardrules.errors import InvalidState
from tests.cli.conftest import Run


def test_without_a_command_it_says_which_there_are(run: Run) -> None:
    result = run()
    assert result.code == 2
    for command in ("list", "play", "replay", "verify", "rules", "schema", "simulate", "perft"):
        assert f"    {command} " in result.out


def test_help_and_version_are_no_errors(run: Run) -> None:
    assert run("--version").out in {f"boardrules {__version__} (pure Python)\n", f"boardrules {__version__} (compiled)\n"}
    result = run("play", "--help")
    assert (result.code, result.err) == (0, "")
    assert "--resume FILE" in result.out
    assert "0 EXACT, 1 UNVERIFIED" in run("verify", "--help").out


@pytest.mark.parametrize("command", ["play", "replay", "verify", "rules", "schema", "simulate", "perft"])
def test_every_argument_has_help(command: str) -> None:
    (commands,) = (action for action in make_parser()._actions if isinstance(action, argparse._SubParsersAction))
    assert [action.dest for action in commands.choices[command]._actions if not action.help] == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("sing",), "invalid choice: 'sing'"),
        (("simulate", "pixies"), "required: -n"),
        (("simulate", "pixies", "-n", "0"), "'0' is not a whole number of 1 or more"),
        (("simulate", "pixies", "-n", "many"), "'many' is not a whole number of 1 or more"),
        (("perft", "pixies", "-1"), "'-1' is not a whole number"),
        (("play", "pixies", "--delay", "slow"), "'slow' is not a number of seconds from 0 to 3600"),
        (("play", "pixies", "--delay", "-1"), "number of seconds"),
        (("play", "pixies", "--bots", "clever"), "there is no bot 'clever'; there are beginner, casual"),
        (("play", "pixies", "--bots", "greedy,greedy"), "there are 2 bots for 3 seats"),
        (("simulate", "pixies", "-n", "1", "--bots", "greedy:3"), "greedy takes no number"),
        (("play",), "play needs the name of a game, or --resume FILE"),
        (("play", "chess"), f"no game 'chess' is installed; there are: {', '.join(games())}"),
        (("rules", "chess"), "no game 'chess'"),
        (("schema", "chess"), "no game 'chess'"),
        (("simulate", "chess", "-n", "1"), "no game 'chess'"),
        (("perft", "chess", "1"), "no game 'chess'"),
        (("verify", "missing.jsonl"), "missing.jsonl: No such file or directory"),
        (("replay", "missing.jsonl"), "missing.jsonl: No such file or directory"),
        (("play", "--resume", "missing.jsonl"), "missing.jsonl: No such file or directory"),
        (("play", "pixies", "-o", "seats=6"), "6 seats need flower_power=True"),
        (("simulate", "pixies", "-n", "1", "-o", "seats=9"), "seats=9: "),
        (("simulate", "pixies", "-n", "1", "--seed", "\udcff"), "'\\udcff' is not UTF-8"),  # the byte FF, as Python reads it
        (("simulate", "pixies", "-n", "1", "-o", "seats=\udcff"), "'seats=\\udcff' is not UTF-8"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.code == 2
    last = result.err.splitlines()[-1]
    assert last.startswith("boardrules")
    assert words in last
    assert "Traceback" not in result.err


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (InvalidState("not a State: $.deck"), 2, "boardrules: not a State: $.deck\n"),
        (OSError(28, "No space left on device"), 2, "boardrules: No space left on device\n"),
        (OSError("the disk is full"), 2, "boardrules: the disk is full\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_what_a_command_raises_becomes_an_exit_code(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, message: str
) -> None:
    def fail(*_: object) -> int:
        raise error

    monkeypatch.setattr(_main, "list_games", fail)
    result = run("list")
    assert (result.code, result.err) == (code, message)


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "boardrules", "rules", "pixies"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait() == 141


def test_the_module_is_the_command(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "boardrules", "play", "pixies", "--bots", "--seed", "7", "--log", "game.jsonl"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="ascii",
        check=True,
    )
    assert "log written to game.jsonl, verified: EXACT" in done.stdout
    assert done.stderr == ""
    assert main(["verify", str(tmp_path / "game.jsonl")]) == 0


@pytest.mark.usefixtures("sealed_bids")
@pytest.mark.parametrize("function", ["new_game", "legal_actions", "step", "view", "format_event", "render_text"])
def test_a_faulty_game_is_one_line_and_an_exit_code(run: Run, function: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no such\ncard" + "!" * 500)

    monkeypatch.setattr(f"tests.testing.sealed_bids.{function}", fail)
    result = run("play", "sealed_bids", "--seed", "1", typed="\n")
    assert result.code == 70
    assert result.err.startswith("boardrules: a fault in the program of sealed_bids: KeyError: ")
    assert result.err.count("\n") == 1
    assert len(result.err) < 400


@pytest.mark.usefixtures("sealed_bids")
def test_where_a_game_is_faulty_can_be_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no such card")

    monkeypatch.setattr("tests.testing.sealed_bids.new_game", fail)
    with pytest.raises(KeyError, match="no such card"):
        run("--debug", "play", "sealed_bids")
