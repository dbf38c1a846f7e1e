"""``simulate`` and ``perft``: many games, and many courses of one."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from boardrules.bots import bots
from boardrules.cli._chosen import chosen_start
from boardrules.cli._terminal import Terminal
from boardrules.perft import divide, perft
from boardrules.presentation import notation
from boardrules.simulation import WorkerDied, simulate

__all__ = ["count_sequences", "simulate_games"]


def simulate_games(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """``simulate GAME -n N``: progress on stderr, the summary on stdout."""
    found, options = chosen_start(arguments)
    progress = Progress()
    n, seed = arguments.n, arguments.seed
    players = bots(arguments.bots, found, len(found.seats(found.new_game(options))))
    if arguments.jobs == 1:
        summary = simulate(found, n, options=options, seed=seed, bots=players, progress=progress)
    else:
        # Not forked: this process may have threads. And Ctrl-C is for this process alone to answer.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(arguments.jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            in_flight = 4 * arguments.jobs
            try:
                summary = simulate(
                    found, n, options=options, seed=seed, bots=players, executor=pool, progress=progress, in_flight=in_flight
                )
            except WorkerDied as error:
                progress.clear()
                if error.summary is not None:
                    terminal.write(error.summary.table())
                raise
    progress.clear()
    terminal.write(summary.table())
    terminal.write(f"{n / progress.seconds:,.0f} games a second, {summary.plies / progress.seconds:,.0f} plies a second", "dim")
    return 0


class Progress:
    """A bar on stderr, redrawn ten times a second; where stderr is no terminal, a line for each tenth of the way."""

    def __init__(self) -> None:
        self._started = time.perf_counter()
        self._drawn = 0.0
        self._tenths = 0
        self._bar = sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return time.perf_counter() - self._started

    def __call__(self, done: int, total: int) -> None:
        """Show that *done* of *total* games are over."""
        seconds = self.seconds
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
        """Take the bar away."""
        if self._bar:
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def count_sequences(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """``perft GAME DEPTH``: a line a depth, or with ``--divide`` a line for each first action."""
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
