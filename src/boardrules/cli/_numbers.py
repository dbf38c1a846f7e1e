"""``simulate`` and ``perft``: many games between bots, and counts of sequences of actions."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from boardrules.bots import bots
from boardrules.cli._arguments.chosen import chosen_start
from boardrules.cli._processes import searchers, workers
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.perft import divide, perft
from boardrules.presentation import notation
from boardrules.simulation import WorkerDied, plot, simulate
from boardrules.simulation.parquet import require_parquet
from boardrules.simulation.plots import FORMATS, require_plots

__all__ = ["Progress", "count_sequences", "on_workers", "require", "simulate_games"]

R = TypeVar("R")


def simulate_games(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``simulate GAME -n N``: progress on stderr, the summary on stdout, and records and a picture if requested."""
    found, options = chosen_start(arguments)
    require(arguments)
    seats = len(found.seats(found.new_game(options)))
    names = arguments.bots.split(",")
    progress = Progress(resumed=arguments.resume)
    with searchers(arguments.bots, jobs=arguments.jobs) as pool:
        run = partial(
            simulate,
            found,
            arguments.n,
            options=options,
            seed=arguments.seed,
            bots=bots(arguments.bots, found, seats, executor=pool),
            names=names * seats if len(names) == 1 else names,
            rotate=arguments.rotate,
            uses=arguments.records is not None or arguments.plot is not None,
            records=arguments.records,
            resume=arguments.resume,
            until_interval=arguments.until_interval,
            progress=progress,
        )
        summary = on_workers(run, arguments.jobs, progress, terminal)
    progress.clear()
    terminal.write(summary.table())
    terminal.write(progress.pace(summary.plies / summary.games), "dim")
    if arguments.plot is not None:
        plot(summary, arguments.plot)
    return 0


def on_workers(run: Callable[..., R], jobs: int, progress: Progress, terminal: Terminal) -> R:
    """Return what *run* returns on an executor with *jobs* processes, None for one; show what there is if games killed theirs."""
    try:
        if jobs == 1:
            return run()
        with workers(jobs) as pool:
            return run(executor=pool, in_flight=4 * jobs)
    except WorkerDied as error:
        progress.clear()
        if error.summary is not None:
            terminal.write(error.summary.table())
        raise


def require(arguments: argparse.Namespace) -> None:
    """Raise CommandError before the first game if records or a picture could not be written after the last."""
    if arguments.resume and arguments.records is None:
        raise CommandError("--resume needs --records PATH: the folder of the run to continue")
    if arguments.plot is not None and arguments.plot.suffix not in FORMATS:
        raise CommandError(f"{arguments.plot}: the name of a picture must end in one of {', '.join(FORMATS)}")
    try:
        if arguments.plot is not None:
            require_plots()
        if arguments.records is not None and arguments.records.suffix == ".parquet":
            require_parquet()
    except ImportError as error:
        raise CommandError(str(error)) from None


class Progress:
    """A bar on stderr, redrawn ten times a second; if stderr is no terminal, a line for each tenth of the games."""

    def __init__(self, *, resumed: bool = False) -> None:
        self._started = time.perf_counter()
        self._drawn = 0.0
        self._tenths = 0
        self._bar = sys.stderr.isatty()
        self._first: int | None = None if resumed else 0
        self._done = 0

    @property
    def seconds(self) -> float:
        """The seconds since the start."""
        return time.perf_counter() - self._started

    def pace(self, plies: float) -> str:
        """Return the number of games a second, and of plies at *plies* a game; games done before a run was resumed are not counted."""
        played = (self._done - (self._first or 0)) / self.seconds
        return f"{played:,.0f} games a second, {plies * played:,.0f} plies a second"

    def __call__(self, done: int, total: int) -> None:
        """Show that *done* of *total* games are over."""
        seconds = self.seconds
        self._done = done
        self._first = done if self._first is None else self._first
        if not self._bar:
            if 10 * done // total > self._tenths:
                self._tenths = 10 * done // total
                self._write(f"{done:,} of {total:,} games\n")
        elif seconds - self._drawn > 0.1 or done == total:
            self._drawn = seconds
            left = seconds * (total - done) / done
            bar = "#" * (30 * done // total)
            self._write(f"\r[{bar:<30}] {done:,} of {total:,} games, {left:.0f} s left ")

    def clear(self) -> None:
        """Remove the bar from the line of the terminal."""
        if self._bar:
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def count_sequences(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``perft GAME DEPTH``: write a line for each depth, or with ``--divide`` a line for each first action."""
    found, options = chosen_start(arguments)
    if arguments.divide:
        state = found.new_game(options)
        view = found.view(state, None)
        shares = divide(found, arguments.depth, state=state)
        rows = [*((notation(found).format_action(view, action), f"{count:,}") for action, count in shares)]
        rows.append(("total", f"{sum(count for _, count in shares):,}"))
        terminal.write("\n".join(terminal.table(rows, left=frozenset({0}))))
        return 0
    terminal.write(f"{'depth':>5} {'sequences':>18} {'seconds':>9} {'a second':>14}", "dim")
    for depth in range(1, arguments.depth + 1):
        started = time.perf_counter()
        count = perft(found, depth, options=options)
        seconds = time.perf_counter() - started
        terminal.write(f"{depth:>5} {count:>18,} {seconds:>9.3f} {count / max(seconds, 1e-9):>14,.0f}")
    return 0
