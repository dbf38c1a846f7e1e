"""Ask the bots anew which puzzles of a file they solve, after bots have changed: ``python -m tools.ask_puzzles FILE [--processes N]``.

The file is written again, with the bots of ``JUDGES`` that solve each puzzle.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec.structs import replace

from boardrules import game
from boardrules.puzzles import read_puzzles, solvers, write_puzzles
from tools.find_puzzles import JUDGES


def judges(puzzle: bytes) -> tuple[str, ...]:
    """Return the bots that solve the only puzzle in *puzzle*, which is written as a file of puzzles."""
    (one,) = read_puzzles(puzzle)
    return solvers(game(one.game), one, JUDGES)


def main() -> None:
    """Ask, print what has changed, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="a file of puzzles")
    parser.add_argument("--processes", type=int, default=1, help="processes that ask (default: 1)")
    given = parser.parse_args()
    before = read_puzzles(given.file.read_bytes())
    with ProcessPoolExecutor(given.processes) as pool:
        answers = list(pool.map(judges, [write_puzzles([puzzle]) for puzzle in before]))
    print(f"{sum(puzzle.solved_by != answer for puzzle, answer in zip(before, answers, strict=True))} changed", file=sys.stderr)
    print(f"of {len(before)}: {dict(Counter(', '.join(answer) or 'nobody' for answer in answers))}", file=sys.stderr)
    given.file.write_bytes(write_puzzles([replace(puzzle, solved_by=answer) for puzzle, answer in zip(before, answers, strict=True)]))


if __name__ == "__main__":
    main()
