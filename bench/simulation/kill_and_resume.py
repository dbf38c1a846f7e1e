"""Many games, killed in the middle and resumed, beside the same games in one go: ``python -m bench.simulation.kill_and_resume``.

The killed run is ended by SIGKILL, with all its processes, when so much of it is written as ``--kill-at`` says, and started again. The
other run is not disturbed. Both must have the same files, byte for byte: summaries, checkpoints and records. Memory is that of all
processes of a run together, looked at twice a second; a line for each tenth of the games, so that growth can be seen.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from boardrules import game
from boardrules.codec import from_json
from boardrules.simulation import read_summary, simulate


def main() -> int:
    """Run, kill, resume, run again and compare; 0 if both runs are the same."""
    arguments = read_arguments()
    if arguments.play is not None:
        play(arguments, arguments.play)
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    killed, whole = (arguments.out / f"{name}.{arguments.format}" for name in ("killed", "whole"))
    for folder in (killed, whole):
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{arguments.n:,} games of {arguments.game} {arguments.options}, {arguments.processes} processes, parts of {arguments.part}")
    first = Watched(arguments, killed, "until killed", kill_at=arguments.kill_at)
    second = Watched(arguments, killed, "resumed")
    third = Watched(arguments, whole, "in one go")
    same = digest(killed) == digest(whole)
    print()
    for run in (first, second, third):
        print(f"{run.title:13} {run.seconds:8.0f} s, {run.games_a_second:8.1f} games a second, peak memory {run.peak:7.1f} MiB")
    print(read_summary(killed).table())
    print(f"digest of all files: {digest(killed)} and {digest(whole)}: {'THE SAME' if same else 'DIFFERENT'}")
    return 0 if same and first.was_killed else 1


def read_arguments() -> argparse.Namespace:
    """Return the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the name of an installed game")
    parser.add_argument("-n", type=int, required=True, help="how many games")
    parser.add_argument("--options", default="null", help="the options of the game, as JSON")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--part", type=int, default=1000)
    parser.add_argument("--kill-at", type=float, default=0.5, help="the share of the games after which the run is killed")
    parser.add_argument("--format", choices=("parquet", "jsonl"), default="parquet")
    parser.add_argument("--out", type=Path, required=True, help="a folder for both runs")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def play(arguments: argparse.Namespace, folder: Path) -> None:
    """Play a run, or what is left of it: this is the process that is killed."""
    found = game(arguments.game)
    wanted: Any = found.SPEC.options
    options = None if arguments.options == "null" else from_json(wanted, arguments.options)

    def run(executor: ProcessPoolExecutor | None) -> None:
        simulate(
            found, arguments.n, options=options, seed="bench", records=folder, resume=True, part=arguments.part, executor=executor,
            in_flight=4 * arguments.processes,
        )  # fmt: skip

    if arguments.processes == 1:
        run(None)
    else:
        with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as executor:
            run(executor)


class Watched:
    """A run in a process of its own, watched until it ends or is killed."""

    def __init__(self, arguments: argparse.Namespace, folder: Path, title: str, *, kill_at: float | None = None) -> None:
        self.title = title
        self.peak = 0.0
        self.was_killed = False
        n, part = arguments.n, arguments.part
        before = games_in(folder, n, part)
        print(f"\n{title}, from game {before:,} on:")
        started = time.monotonic()
        command = [sys.executable, "-m", "bench.simulation.kill_and_resume", *sys.argv[1:], "--play", str(folder)]
        process = subprocess.Popen(command, start_new_session=True)  # noqa: S603  (this very program)
        tenth = 10 * before // n
        recent = 0.0
        while process.poll() is None:
            time.sleep(0.5)
            memory = memory_of(process.pid)
            recent, self.peak = max(recent, memory), max(self.peak, memory)
            games = games_in(folder, n, part)
            if 10 * games // n > tenth:
                tenth = 10 * games // n
                print(f"{games:10,} games {time.monotonic() - started:8.0f} s, memory up to {recent:7.1f} MiB", flush=True)
                recent = 0.0
            if kill_at is not None and games >= kill_at * n and process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                self.was_killed = True
        self.seconds = time.monotonic() - started
        self.games_a_second = (games_in(folder, n, part) - before) / self.seconds
        if self.was_killed:
            print(f"killed; files: {', '.join(sorted(file.name for file in folder.iterdir())[-3:])}", flush=True)
        elif process.returncode:
            raise SystemExit(f"the run ended with {process.returncode}")


def games_in(folder: Path, n: int, part: int) -> int:
    """Return how many games the checkpoint says are written."""
    try:
        return min(n, part * int(json.loads((folder / "_checkpoint.json").read_bytes())["parts"]))
    except FileNotFoundError:
        return 0


def memory_of(leader: int) -> float:
    """Return the resident memory, in MiB, of all processes of a session."""
    total = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            if os.getsid(int(entry.name)) != leader:
                continue
            lines = (entry / "status").read_text().splitlines()
        except OSError:  # it has just ended
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
    return total / 1024


def digest(folder: Path) -> str:
    """Return a digest of the names and contents of all files."""
    found = blake2b(digest_size=16)
    for file in sorted(folder.iterdir()):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
