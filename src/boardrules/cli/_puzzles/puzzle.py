"""``puzzle``: find puzzles, check them, solve them in the terminal."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from boardrules.cli._arguments.chosen import chosen_start
from boardrules.cli._numbers import Progress
from boardrules.cli._puzzles.solving import Skip, Solving
from boardrules.cli._record import set_aside
from boardrules.cli._screen.show import plural
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.cli._table.prompt import Stop
from boardrules.errors import BoardRulesError
from boardrules.puzzles import BUDGET, AnyPuzzle, PuzzleError, check_puzzle, find_puzzles, read_puzzles, write_puzzles
from boardrules.puzzles.finding import FINDING_BUDGET, LAST
from boardrules.registry import game

__all__ = ["check_set", "find_set", "play_set"]


def find_set(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``puzzle find GAME --games N --out FILE``: write a line for each puzzle; the file is rewritten whenever one is found."""
    if arguments.pack or arguments.position is not None:
        raise CommandError("a set of puzzles names only its game: leave out --pack and --position")
    if arguments.chance and arguments.decisions is not None:
        raise CommandError("--chance and --decisions are two kinds of puzzles: choose one")
    found, options = chosen_start(arguments)
    path: Path = arguments.out
    older = set_aside(path)
    if older is not None:
        terminal.write(f"the older {path} is now {older}", "yellow")
    progress = Progress()
    puzzles: list[AnyPuzzle] = []
    path.write_bytes(write_puzzles(puzzles))
    for puzzle in find_puzzles(
        found,
        arguments.games,
        options=options,
        seed=arguments.seed,
        bots=arguments.bots,
        shortest=arguments.shortest,
        last=arguments.last or LAST,
        decisions=arguments.decisions,
        margin=arguments.margin if arguments.chance else None,
        budget=arguments.budget or FINDING_BUDGET,
        unsolved_by=arguments.unsolved_by,
        judges=() if arguments.judges is None else arguments.judges.split(","),
        progress=progress,
    ):
        puzzles.append(puzzle)
        path.write_bytes(write_puzzles(puzzles))
        progress.clear()
        where = "" if puzzle.origin is None else f", game {puzzle.origin.game} after {plural(puzzle.origin.ply, 'action')}"
        solved = f"; solved by {', '.join(puzzle.solved_by)}" if puzzle.solved_by else ""
        terminal.write(f"{len(puzzles):>4}  {plural(len(puzzle.line), 'decision')}: {', '.join(puzzle.theme)}{where}{solved}")
    progress.clear()
    lengths = Counter(len(puzzle.line) for puzzle in puzzles)
    shares = "".join(f", {lengths[length]} of {plural(length, 'decision')}" for length in sorted(lengths))
    terminal.write(f"{plural(len(puzzles), 'puzzle')} in {plural(arguments.games, 'game')}{shares}; written to {path}")
    return 0


def check_set(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``puzzle check SET``: write a line for each faulty puzzle, and a summary. Returns exit code 1 if there is one."""
    puzzles = _read(arguments.set)
    progress = Progress()
    wrong = 0
    for number, puzzle in enumerate(puzzles, start=1):
        try:
            fault = check_puzzle(game(puzzle.game), puzzle, budget=arguments.budget or BUDGET)
        except BoardRulesError as error:
            fault = str(error)
        if fault is not None:
            wrong += 1
            progress.clear()
            terminal.write(f"puzzle {number}: {fault}", "red")
        progress(number, len(puzzles))
    progress.clear()
    verdict = f"{wrong} not right" if wrong else "all right"
    terminal.write(f"{plural(len(puzzles), 'puzzle')}, {verdict}", "red" if wrong else "green")
    return 1 if wrong else 0


def play_set(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``puzzle play SET [N]``: play one puzzle, or all from the first; the end of the input stops it."""
    puzzles = _read(arguments.set)
    if not puzzles:
        raise CommandError(f"{arguments.set} has no puzzles")
    last = len(puzzles)
    if arguments.number is not None and arguments.number > last:
        raise CommandError(f"{arguments.set} has no puzzle {arguments.number}: they are 1 to {last}")
    numbers = range(1, last + 1) if arguments.number is None else (arguments.number,)
    solved = 0
    try:
        for number in numbers:
            try:
                solved += Solving(game(puzzles[number - 1].game), puzzles[number - 1], terminal, arguments.lang).run(number, last)
            except Skip:
                continue
    except Stop:
        pass
    if len(numbers) > 1:
        terminal.write(terminal.say("terminal-puzzle-solved-of", solved=solved, puzzles=last))
    return 0


def _read(path: Path) -> tuple[AnyPuzzle, ...]:
    """Return the puzzles in a file. Raises CommandError if they cannot be parsed."""
    try:
        return read_puzzles(path.read_bytes())
    except PuzzleError as error:
        raise CommandError(f"{path}: {error}") from None
