"""Bots that search in processes of their own: the command starts these and stops them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from boardrules import pixies, simulate
from boardrules.bots import bots
from boardrules.tournaments import tournament
from tests.cli.conftest import Run
from tests.simulation.runs import TWO

BOTS = "ismcts:5@2,random"


def test_games_go_as_with_any_other_executor_and_the_processes_end(run: Run) -> None:
    result = run("simulate", "pixies", "-n", "2", "--seed", "s", "-o", "seats=2", "--bots", BOTS)
    with ThreadPoolExecutor(1) as pool:
        played = bots(BOTS, pixies, 2, executor=pool)
        summary = simulate(pixies, 2, options=TWO, seed="s", bots=played, names=BOTS.split(","))
        table = tournament(pixies, dict(zip(BOTS.split(","), played, strict=True)), options=TWO, seed="s").table()
    assert result.code == 0
    assert result.out.startswith(summary.table())
    assert run("tournament", "pixies", "--seed", "s", "-o", "seats=2", "--bots", BOTS).out == f"{table}\n"
    assert not multiprocessing.active_children()


def test_one_plays_at_the_table(run: Run) -> None:
    result = run("play", "pixies", "--seed", "s/0", "-o", "seats=2", "--bots", BOTS, "--log", "game.jsonl")
    assert (result.code, result.err) == (0, "")
    assert "verified: EXACT" in result.out
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("command", [("simulate", "pixies", "-n", "2"), ("tournament", "pixies")])
def test_several_games_at_once_cannot_share_them(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command, "-o", "seats=2", "--bots", BOTS, "-j", "2")
    words = "bots that search in processes of their own (@2) play one game at a time: leave out -j, or @2"
    assert (result.code, result.err) == (2, f"boardrules: {words}\n")


def test_a_number_that_is_none_is_refused(run: Run) -> None:
    result = run("play", "pixies", "--bots", "expert@some")
    assert result.code == 2
    assert "'expert@some' has no number of processes: write 1 to 60 after the @, as in expert:1s@4" in result.err


SLEEPING = """
import os, signal, time
from boardrules.cli._processes import searchers, workers

def sleep():
    with {pool} as pool:
        sleeping = pool.submit(time.sleep, 600)
        pool.submit(os.getpid).result()
        print("ready", flush=True)
        sleeping.result()

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that runs the tests in the background has it ignored
    sleep()
"""


def sleeping(pool: str, folder: Path) -> subprocess.Popen[str]:
    """Return a program of which one process sleeps; its output ends with the last of its processes."""
    (folder / "sleeping.py").write_text(SLEEPING.format(pool=pool), "utf-8")
    command = [sys.executable, str(folder / "sleeping.py")]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    return program


@pytest.mark.skipif(os.name != "posix", reason="groups of processes are of Unix")
def test_ctrl_c_ends_a_search(tmp_path: Path) -> None:
    program = sleeping("searchers('expert@2')", tmp_path)
    os.killpg(program.pid, signal.SIGINT)
    _, errors = program.communicate(timeout=60)
    assert errors.endswith("KeyboardInterrupt\n")
    assert program.returncode != 0


@pytest.mark.parametrize("pool", ["searchers('expert@2')", "workers(2)"])
def test_no_process_outlives_a_command_that_is_killed(pool: str, tmp_path: Path) -> None:
    program = sleeping(pool, tmp_path)
    program.kill()
    assert program.communicate(timeout=60)[0] == ""
