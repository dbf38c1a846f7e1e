"""Puzzles: positions in which exactly one line wins within the turn, whatever luck and hidden cards do, or one action has the best chance.

Find, check and store them.
"""

from boardrules.puzzles.chances import MARGIN, Chances, HiddenInformation, chance_after, solve_chance
from boardrules.puzzles.finding import find_puzzles, likely
from boardrules.puzzles.judging import solvers, solves
from boardrules.puzzles.puzzle import (
    AnyPuzzle,
    BestChance,
    Origin,
    Puzzle,
    PuzzleError,
    check_puzzle,
    position_of,
    puzzle_of,
    read_puzzles,
    write_puzzles,
)
from boardrules.puzzles.solving import BUDGET, Prospect, Search, Solution, SolutionResult, prospect, solve
from boardrules.puzzles.telling import course_of, praise_of, refusal_of, task_of
from boardrules.puzzles.worlds import worlds_of

__all__ = [
    "BUDGET",
    "MARGIN",
    "AnyPuzzle",
    "BestChance",
    "Chances",
    "HiddenInformation",
    "Origin",
    "Prospect",
    "Puzzle",
    "PuzzleError",
    "Search",
    "Solution",
    "SolutionResult",
    "chance_after",
    "check_puzzle",
    "course_of",
    "find_puzzles",
    "likely",
    "position_of",
    "praise_of",
    "prospect",
    "puzzle_of",
    "read_puzzles",
    "refusal_of",
    "solve",
    "solve_chance",
    "solvers",
    "solves",
    "task_of",
    "worlds_of",
    "write_puzzles",
]
