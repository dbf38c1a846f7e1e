"""Puzzles as values, in files, and found in games."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from boardrules import InvalidState, RegistryError, Seat, pixel_tactics
from boardrules.puzzles import (
    Origin,
    PuzzleError,
    check_puzzle,
    find_puzzles,
    likely,
    position_of,
    puzzle_of,
    read_puzzles,
    solvers,
    write_puzzles,
)
from boardrules.puzzles.looking import quickest
from tests.puzzles.trees import ME, Go, State, Tree, TreeGame, luck, me, rival

TREE = TreeGame(luck(me(a="win", b="loss"), me(a="loss", b="loss")))
PUZZLE = puzzle_of(TREE, State(("outcome 0",)), (Go(ME, "a"),), origin=Origin("s", "random", 3, 1))


def test_a_puzzle_has_its_game_its_rules_its_position_and_its_solution() -> None:
    assert (PUZZLE.game, PUZZLE.rules_version, PUZZLE.seat) == ("tree", "1.0", ME)
    assert (PUZZLE.length, PUZZLE.theme) == (1, ("Go",))
    assert position_of(TREE, PUZZLE) == State(("outcome 0",))
    assert check_puzzle(TREE, PUZZLE) is None


def test_a_set_is_json_with_a_puzzle_a_line_and_reads_back() -> None:
    data = write_puzzles([PUZZLE, PUZZLE])
    assert data.count(b"\n") == 4
    assert len(json.loads(data)) == 2
    assert read_puzzles(data, game=TREE) == (PUZZLE, PUZZLE)
    assert read_puzzles(write_puzzles([]), game=TREE) == ()


def test_a_game_with_positions_is_described_by_its_setup() -> None:
    described = pixel_tactics.setup(own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, hand=("knight",))
    state = pixel_tactics.set_up(described)
    puzzle = puzzle_of(pixel_tactics, state, pixel_tactics.legal_actions(state)[:1])
    assert isinstance(puzzle.position, pixel_tactics.Setup)
    (read,) = read_puzzles(write_puzzles([puzzle]))
    assert position_of(pixel_tactics, read) == state
    with pytest.raises(InvalidState, match="no Setup describes this position"):
        puzzle_of(pixel_tactics, pixel_tactics.new_game(), ())


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ("{}", "not a set of puzzles"),
        ("[", "not a set of puzzles"),
        ("[3]", "puzzle 1 is not valid"),
        ('[{"game":3}]', "puzzle 1 is not valid"),
        ('[{"game":"tree"}]', "puzzle 1 is not valid: Object missing required field `rules_version`"),
        (b'[{"game":"\xff"}]', "(?i)puzzle 1 is not valid: .*utf-8"),
    ],
)
def test_what_is_no_set_is_refused_with_the_puzzle_at_fault(data: str | bytes, fault: str) -> None:
    with pytest.raises(PuzzleError, match=fault):
        read_puzzles(data, game=TREE if "tree" in str(data) else None)


def test_a_game_that_is_not_installed_is_named() -> None:
    with pytest.raises(RegistryError, match="tree"):
        read_puzzles(write_puzzles([PUZZLE]))


def test_a_puzzle_of_other_rules_or_in_an_impossible_position_is_refused() -> None:
    older = type(PUZZLE)(game="tree", rules_version="0.9", seat=ME, position=State(), solution=())
    with pytest.raises(PuzzleError, match=r"the puzzle is for tree 0\.9, and the rules are those of tree 1\.0"):
        position_of(TREE, older)
    nowhere = type(PUZZLE)(game="tree", rules_version="1.0", seat=ME, position=State(("nowhere",)), solution=())
    with pytest.raises(InvalidState, match="a puzzle cannot begin at this state"):
        position_of(TREE, nowhere)


@pytest.mark.parametrize(
    ("path", "seat", "solution", "fault"),
    [
        (("outcome 0",), 0, "b", "another line wins, and not the solution"),
        (("outcome 1",), 0, "a", "NO_WIN: no action wins whatever luck and the others do"),
        (("outcome 0",), 1, "a", "seat 1 is not the only one to act"),
    ],
)
def test_a_check_says_what_is_wrong(path: tuple[str, ...], seat: int, solution: str, fault: str) -> None:
    wrong = type(PUZZLE)(game="tree", rules_version="1.0", seat=Seat(seat), position=State(path), solution=(Go(ME, solution),))
    assert check_puzzle(TREE, wrong) == fault


def test_puzzles_are_found_in_games_and_can_be_made_again() -> None:
    done: list[tuple[int, int]] = []
    found = list(find_puzzles(TREE, 8, seed="s", shortest=1, progress=lambda *numbers: done.append(numbers)))
    assert done[-1] == (8, 8)
    assert 0 < len(found) < 8
    assert {puzzle.solution for puzzle in found} == {(Go(ME, "a"),)}
    assert [puzzle.origin.bots for puzzle in found if puzzle.origin is not None] == ["random"] * len(found)
    assert list(find_puzzles(TREE, 8, seed="s", shortest=1)) == found
    assert list(find_puzzles(TREE, 8, seed="s", shortest=2)) == []
    assert list(find_puzzles(TREE, 8, seed="s", shortest=1, promising=lambda state, seat: False)) == []  # noqa: ARG005


def test_puzzles_that_a_bot_solves_are_left_out_and_the_solvers_of_others_are_named() -> None:
    all_of_them = list(find_puzzles(TREE, 8, seed="s", shortest=1, judges=("random", "ismcts:200")))
    assert all_of_them
    assert {puzzle.solved_by for puzzle in all_of_them} <= {(), ("random",), ("ismcts:200",), ("random", "ismcts:200")}
    assert any("ismcts:200" in puzzle.solved_by for puzzle in all_of_them)
    assert [puzzle.solved_by for puzzle in all_of_them] == [solvers(TREE, puzzle, ("random", "ismcts:200")) for puzzle in all_of_them]
    left = list(find_puzzles(TREE, 8, seed="s", shortest=1, unsolved_by="ismcts:200"))
    assert [puzzle.position for puzzle in left] == [puzzle.position for puzzle in all_of_them if "ismcts:200" not in puzzle.solved_by]


def test_the_quickest_wins_are_found_and_checked_as_such() -> None:
    slow = me(x="loss", y=me(x="win", y="loss"))
    game = TreeGame(luck(me(a=me(x="win", y="loss"), b=slow, c="loss"), me(a="loss", b="loss")))
    assert list(find_puzzles(game, 8, seed="s")) == []
    found = list(find_puzzles(game, 8, seed="s", decisions=2))
    assert found
    assert {puzzle.solution for puzzle in found} == {(Go(ME, "a"), Go(ME, "x"))}
    assert all(puzzle.quickest for puzzle in found)
    assert all(check_puzzle(game, puzzle) is None for puzzle in found)
    assert check_puzzle(game, replace(found[0], quickest=False)) == "SEVERAL: more than one action wins"
    assert list(find_puzzles(game, 8, seed="s", decisions=1)) == []


@pytest.mark.parametrize(
    ("tree", "fewest"),
    [
        (me(a="win", b="loss"), 1),
        (me(a="win", b="win", c="loss"), 0),
        (me(a=me(x="win", y="loss"), b="loss"), 2),
        (me(a=me(x=me(x="win", y="loss"), y="loss"), b="loss"), 0),
        (me(a=luck("win", "win"), b=luck("win", "loss")), 1),
        (me(a=rival(x="win", y="win"), b=rival(x="win")), 0),
    ],
)
def test_the_quickest_win_is_seen_if_one_first_action_leads_to_it(tree: Tree, fewest: int) -> None:
    assert quickest(TreeGame(tree), State(), ME, most=2) == fewest


def test_positions_can_be_varied_and_say_so() -> None:
    lost, won = State(("outcome 1",)), State(("outcome 0",))
    found = list(find_puzzles(TREE, 8, seed="s", shortest=1, variants=lambda state, seat: (state, won)))  # noqa: ARG005
    assert {puzzle.position for puzzle in found} == {won}
    assert {puzzle.origin.varied for puzzle in found if puzzle.origin is not None} == {False, True}
    assert list(find_puzzles(TREE, 8, seed="s", shortest=1, variants=lambda state, seat: (lost,))) == []  # noqa: ARG005


def test_a_position_is_likely_if_some_random_way_to_play_on_wins() -> None:
    assert likely(TREE, State(("outcome 0",)), ME)
    assert not likely(TREE, State(("outcome 1",)), ME)
