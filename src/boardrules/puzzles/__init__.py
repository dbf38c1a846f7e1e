"""Puzzles: positions in which exactly one line wins within the turn, whatever luck and hidden cards do. Find, check and store them."""

from boardrules.puzzles.finding import find_puzzles, likely
from boardrules.puzzles.judging import solvers, solves
from boardrules.puzzles.puzzle import (
    AnyPuzzle,
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
from boardrules.puzzles.worlds import worlds_of

__all__ = [
    "BUDGET",
    "AnyPuzzle",
    "Origin",
    "Prospect",
    "Puzzle",
    "PuzzleError",
    "Search",
    "Solution",
    "SolutionResult",
    "check_puzzle",
    "find_puzzles",
    "likely",
    "position_of",
    "prospect",
    "puzzle_of",
    "read_puzzles",
    "solve",
    "solvers",
    "solves",
    "worlds_of",
    "write_puzzles",
]
