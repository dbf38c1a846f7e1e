"""Puzzles from the command line: found, checked, solved."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from boardrules import Seat, to_json
from boardrules.pixel_tactics import Action, Attack, Cast, Piece, PlayerSetup, Setup, Spot
from boardrules.puzzles import Puzzle, read_puzzles, write_puzzles
from tests.cli.conftest import Result, Run

KINDLED = Puzzle[Setup, Action](
    game="pixel_tactics",
    rules_version="1.3",
    seat=Seat(0),
    position=Setup(
        players=(
            PlayerSetup(
                unit=(
                    ("F1", Piece("0.fighter", "hero", 0, ("moved",), ("moved",))),
                    ("F2", "leader:knight/6"),
                    ("R1", "alchemist/2"),
                    ("R2", "overlord/2"),
                ),
                discard=("vampire", "mascot", "berserker", "mystic"),
            ),
            PlayerSetup(
                unit=(
                    ("V1", Piece("1.fighter", "hero", 7, (), ("moved",))),
                    ("F1", "overlord/5"),
                    ("F2", "leader:berserker/15"),
                    ("F3", Piece("1.illusionist", "hero", 0, (), ("moved",))),
                ),
                hand=("scientist",),
                top=("vampire",),
                discard=("gunner", "mascot", "doppelganger", "alchemist", "homunculus", "summoner"),
            ),
        ),
        round=15,
        wave=2,
        first=Seat(1),
        turn=1,
        actions=1,
        used=(("move", 1),),
    ),
    solution=(
        Cast(Seat(0), Spot(Seat(0), "R2"), "R"),
        Attack(Seat(0), Spot(Seat(0), "F1"), Spot(Seat(1), "F2"), "melee"),
    ),
)
"""Cast with the Overlord in the rear, then attack with the Fighter."""


@pytest.fixture
def solving(run: Run) -> Run:
    """The transcript of two puzzles, of which the first is played alone if no other is asked for, with these lines typed."""

    def play(*typed: str, number: str | None = "1", lang: str = "en") -> Result:
        Path("set.json").write_bytes(write_puzzles([KINDLED, KINDLED]))
        which = () if number is None else (number,)
        return run("puzzle", "play", "set.json", *which, "--lang", lang, typed="".join(f"{line}\n" for line in typed))

    return play


def test_a_puzzle_is_shown_with_its_task_and_the_usual_prompt(solving: Run) -> None:
    result = solving()
    assert result.code == 0
    assert result.out.startswith(f"-- puzzle 1 of 2: Pixel Tactics, rules {KINDLED.rules_version} --")
    assert "You are Player 1: win in this turn, by 2 decisions." in result.out
    assert "Your turn in the rear wave: 1 action left. What do you do? [PT-FLOW-2]" in result.out


def test_the_solution_is_said_to_be_right_step_by_step_and_wins(solving: Run) -> None:
    out = solving("cast R2", "attack F1>F2").out
    assert "Right: 1 more decision." in out
    assert "Right, and that decides it." in out
    assert "The game is over. Victory for you (PT-END-1)." in out
    assert out.endswith("Solved without a wrong try.\n")


def test_a_wrong_action_is_not_played_and_it_is_said_what_comes_of_it(solving: Run) -> None:
    out = solving("draw", "clear V1", "move R1 V1", "cast R2", "attack F1>F2").out
    assert "draw: not this. After it nothing wins in this turn." in out
    assert "clear V1: not this" not in out
    assert out.endswith("Solved after 2 wrong tries.\n")


def test_what_is_not_legal_or_no_action_is_refused_as_in_play(solving: Run) -> None:
    out = solving("move F1 V1", "frobnicate", "99").out
    assert "Not allowed, PT-ACT-" in out
    assert "'frobnicate' is no action" in out
    assert "there is no action 99" in out
    assert "not this" not in out


def test_hints_say_how_the_next_action_begins_and_then_what_it_is(solving: Run) -> None:
    out = solving("hint", "hint", "cast R2", "hint", "attack F1>F2").out
    assert "It begins with: cast\n" in out
    assert "It is: cast R2\n" in out
    assert "It begins with: attack\n" in out
    assert "Solved" not in out


def test_the_rest_of_the_solution_can_be_seen(solving: Run) -> None:
    out = solving("?", "solution").out
    assert "  solution     the rest of the solution\n" in out
    assert "  cast R2  (" in out
    assert "  attack F1>F2  (Fighter attacks the leader in melee)\n" in out


def test_what_was_taken_back_has_to_be_found_again(solving: Run) -> None:
    out = solving("cast R2", "undo", "hint", "cast R2", "attack F1>F2").out
    assert out.count("Right: 1 more decision.") == 2
    assert "It begins with: cast\n" in out


def test_a_whole_set_goes_on_with_the_next_and_can_be_left(solving: Run) -> None:
    out = solving("skip", "cast R2", "attack F1>F2", number=None).out
    assert "puzzle 2 of 2" in out
    assert out.endswith("Solved: 1 of 2.\n")
    assert solving("quit", number=None).out.endswith("Solved: 0 of 2.\n")


def test_puzzles_speak_other_languages(solving: Run) -> None:
    assert "Grasz jako gracz 1: wygraj w tej turze, podejmując 2 decyzje." in solving("draw", lang="pl").out
    assert "победите в этот ход, приняв 2 решения." in solving("draw", lang="ru").out


def test_a_puzzle_that_is_not_there_is_refused(solving: Run, run: Run) -> None:
    result = solving(number="3")
    assert (result.code, result.err) == (2, "boardrules: set.json has no puzzle 3: they are 1 to 2\n")
    Path("empty.json").write_bytes(write_puzzles([]))
    assert run("puzzle", "play", "empty.json").err == "boardrules: empty.json has no puzzles\n"
    Path("broken.json").write_text("{}")
    assert run("puzzle", "check", "broken.json").err.startswith("boardrules: broken.json: not a set of puzzles")
    assert run("puzzle", "check", "nowhere.json").code == 2
    assert run("puzzle").code == 2


def test_check_looks_at_every_puzzle_and_says_which_is_wrong(run: Run) -> None:
    wrong = replace(KINDLED, solution=KINDLED.solution[::-1])
    older = replace(KINDLED, rules_version="1.1")
    Path("right.json").write_bytes(write_puzzles([KINDLED]))
    result = run("puzzle", "check", "right.json")
    assert (result.code, result.out) == (0, "1 puzzle, all right\n")
    Path("wrong.json").write_bytes(write_puzzles([wrong, older]))
    result = run("puzzle", "check", "wrong.json")
    assert result.code == 1
    assert result.out.splitlines() == [
        "puzzle 1: another line wins, and not the solution",
        f"puzzle 2: the puzzle is for pixel_tactics 1.1, and the rules are those of pixel_tactics {KINDLED.rules_version}",
        "2 puzzles, 2 not right",
    ]
    assert run("puzzle", "check", "right.json", "--budget", "1").code == 1


def test_find_writes_a_set_that_check_finds_right(run: Run) -> None:
    Path("set.json").write_text("older")
    result = run(
        "puzzle", "find", "pixies", "-n", "30", "-o", "seats=2", "--seed", "s", "--shortest", "1", "--last", "2", "--out", "set.json"
    )
    assert result.code == 0
    assert "the older set.json is now set.json.1" in result.out
    found = read_puzzles(Path("set.json").read_bytes())
    assert f"{len(found)} puzzles in 30 games, {len(found)} of 1 decision; written to set.json" in result.out
    assert len(found) > 1
    assert run("puzzle", "check", "set.json").out == f"{len(found)} puzzles, all right\n"
    assert to_json(found[0]).startswith(b'{"game":"pixies"')


def test_a_set_says_nothing_of_packs_so_none_can_be_given(run: Run) -> None:
    result = run("puzzle", "find", "pixies", "-n", "1", "--position", "x.json", "--out", "set.json")
    assert result.err == "boardrules: a set of puzzles names only its game: leave out --pack and --position\n"
