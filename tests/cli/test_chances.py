"""Puzzles that ask for the best chance, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules import chibitactics
from boardrules.puzzles import AnyPuzzle, position_of, read_puzzles
from tests.cli.conftest import Result, Run

FOUND = (Path(__file__).parents[2] / "examples" / "puzzles" / "chibitactics.json").read_bytes()
FIND = ("puzzle", "find", "pixies", "--chance", "-n", "12", "-o", "seats=2", "--seed", "s", "--shortest", "1", "--last", "3")


@pytest.fixture
def puzzle() -> AnyPuzzle:
    return read_puzzles(FOUND)[0]


@pytest.fixture
def solving(run: Run) -> Run:
    """The transcript of the first puzzle of the examples, with these lines typed."""

    def play(*typed: str, lang: str = "en") -> Result:
        Path("set.json").write_bytes(FOUND)
        return run("puzzle", "play", "set.json", "1", "--lang", lang, typed="".join(f"{line}\n" for line in typed))

    return play


@pytest.fixture
def solution(puzzle: AnyPuzzle) -> str:
    """The solution as it is typed."""
    view = chibitactics.view(position_of(chibitactics, puzzle), puzzle.seat)
    return chibitactics.format_action(view, puzzle.solution[0])


def flat(result: Result) -> str:
    """What was written, without line breaks."""
    return " ".join(result.out.split())


def test_one_action_is_asked_for(solving: Run) -> None:
    assert "which action gives you the best chance to win the game in this turn?" in flat(solving())
    assert "która akcja daje największą szansę na wygranie gry w tej turze?" in flat(solving(lang="pl"))
    assert "какое действие даёт наибольшую вероятность победить в игре в этот ход?" in flat(solving(lang="ru"))


def test_the_right_action_solves_it_and_chances_and_plan_are_told(solving: Run, solution: str, puzzle: AnyPuzzle) -> None:
    result = solving(solution)
    assert puzzle.chance is not None
    (best, of), (second, whole) = puzzle.chance.best, puzzle.chance.second
    right = f"Right: it wins in this turn with a chance of {best}/{of} ({100 * best / of:.0f} %)."
    assert f"{right} The next best action has {second}/{whole} ({100 * second / whole:.0f} %)." in flat(result)
    told, plan = result.out.split("If luck helps, the turn goes like this:\n")
    assert solution in plan
    assert len([line for line in plan.splitlines() if line.startswith("  ") and line[2] != " "]) == len(puzzle.line)
    assert "The game is over" not in told
    assert result.out.endswith("Solved without a wrong try.\n")


def test_a_wrong_action_is_not_played_and_its_chance_is_told(solving: Run, solution: str) -> None:
    result = solving("end", solution)
    assert "end: not this." in flat(result)
    assert result.out.endswith("Solved after 1 wrong try.\n")


def test_hints_and_the_plan_help(solving: Run, solution: str) -> None:
    result = solving("hint", "hint", "solution", solution)
    assert f"It begins with: {solution.split(maxsplit=1)[0]}\n" in result.out
    assert f"It is: {solution}\n" in result.out
    assert f"  {solution}  (" in result.out
    assert "Solved" not in result.out


def test_find_writes_a_set_that_check_finds_right(run: Run) -> None:
    result = run(*FIND, "--out", "set.json")
    found = read_puzzles(Path("set.json").read_bytes())
    assert found
    assert all(puzzle.chance is not None for puzzle in found)
    assert f"in 12 games, {len(found)} of 1 decision; written to set.json" in result.out
    assert "all right" in run("puzzle", "check", "set.json").out
    run(*FIND, "--margin", "1/1000", "--out", "more.json")
    assert len(read_puzzles(Path("more.json").read_bytes())) >= len(found)


def test_a_game_that_hides_something_has_none(run: Run) -> None:
    result = run("puzzle", "find", "pixel_tactics", "--chance", "-n", "1", "--last", "9999", "--out", "set.json")
    assert (result.code, result.err) == (
        2,
        "boardrules: something in this position is hidden from the seat, so it cannot know its chances\n",
    )


def test_what_is_no_margin_is_refused(run: Run) -> None:
    assert "'2' is not a share between 0 and 1, such as 1/12" in run(*FIND, "--margin", "2", "--out", "set.json").err
    assert run(*FIND, "--margin", "1/0", "--out", "set.json").code == 2
    both = run(*FIND, "--decisions", "2", "--out", "set.json")
    assert both.err == "boardrules: --chance and --decisions are two kinds of puzzles: choose one\n"
