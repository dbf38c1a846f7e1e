"""The best chance, on trees whose answers are known, and against a plain sum over them that shares nothing with the library's search."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from boardrules import CHANCE, Seat, pixel_tactics, pixies, to_json
from boardrules.puzzles import (
    BestChance,
    Chances,
    HiddenInformation,
    PuzzleError,
    chance_after,
    check_puzzle,
    course_of,
    find_puzzles,
    praise_of,
    puzzle_of,
    read_puzzles,
    refusal_of,
    solve_chance,
    solvers,
    task_of,
    write_puzzles,
)
from tests.puzzles.test_solving import grown
from tests.puzzles.trees import ME, RIVAL, Fork, Go, Hidden, State, Tree, TreeGame, TurnedGame, luck, me, rival

HALF, THIRD, NEVER = Fraction(1, 2), Fraction(1, 3), Fraction(0)


def solved(tree: Tree, *, turns: bool = False, margin: Fraction = NEVER, budget: int = 1000) -> Chances[Go]:
    return solve_chance((TurnedGame if turns else TreeGame)(tree), State(), ME, margin=margin, budget=budget)


def ways(chances: Chances[Go]) -> tuple[str, ...]:
    return tuple(action.way for action in chances.plan)


def test_the_action_with_the_best_chance_is_the_solution() -> None:
    found = solved(me(a=luck("win", "win", "loss"), b=luck("win", "loss"), c="draw"))
    assert (found.result, found.best, found.second, found.action) == ("UNIQUE", Fraction(2, 3), HALF, Go(ME, "a"))
    assert ways(found) == ("a",)


def test_two_actions_with_the_best_chance_are_no_puzzle() -> None:
    found = solved(me(a=luck("win", "loss"), b=luck("loss", "win"), c="loss"))
    assert (found.result, found.action) == ("SEVERAL", None)


def test_the_lead_has_to_be_the_margin_or_more() -> None:
    tree = me(a=luck("win", "loss"), b=luck("win", "loss", "loss"))
    assert solved(tree, margin=Fraction(1, 6)).result == "UNIQUE"
    assert solved(tree, margin=Fraction(1, 5)).result == "SEVERAL"


def test_nothing_that_can_win_is_no_puzzle_and_a_draw_is_no_win() -> None:
    assert solved(me(a=luck("draw", "loss"), b="loss")).result == "NO_WIN"


def test_a_single_action_is_no_decision() -> None:
    assert solved(me(a=luck("win", "loss"))).result == "SEVERAL"


def test_after_the_action_the_seat_plays_as_well_as_possible_and_luck_is_known_by_then() -> None:
    found = solved(me(a=luck(me(x="win", y="loss"), me(x="loss", y="win")), b=luck("win", "loss")))
    assert (found.result, found.best, ways(found)) == ("UNIQUE", Fraction(1), ("a", "x"))


def test_the_plan_is_the_best_play_if_luck_helps_most_without_forced_actions() -> None:
    tree = me(a=luck("loss", me(only=me(x=luck("loss", "win"), y="loss")), me(x="loss", y="loss")), b="loss")
    assert ways(solved(tree)) == ("a", "x")


def test_other_seats_answer_as_badly_as_they_can() -> None:
    found = solved(me(a=rival(x="win", y=luck("win", "loss", "loss")), b=luck("win", "loss", "loss", "loss")), turns=True)
    assert (found.result, found.best) == ("UNIQUE", THIRD)


def test_a_turn_ends_where_another_is_to_act_unless_the_game_says_otherwise() -> None:
    tree = me(a=rival(x="win", y="win"), b=luck("win", "loss"))
    assert ways(solved(tree)) == ("b",)
    assert ways(solved(tree, turns=True)) == ("a",)


def test_a_search_that_is_too_short_says_so() -> None:
    found = solved(me(a=luck("win", "loss"), b="loss"), budget=2)
    assert (found.result, found.why) == ("UNKNOWN", "there are more than 2 positions to examine")
    assert chance_after(TreeGame(me(a=luck("win", "loss"), b="loss")), State(), ME, Go(ME, "a"), budget=2) is None


def test_only_a_seat_that_is_alone_to_act_is_asked() -> None:
    with pytest.raises(ValueError, match="seat 1 is not the only one to act"):
        solve_chance(TreeGame(me(a="win", b="loss")), State(), RIVAL)


def test_a_position_with_something_hidden_is_refused() -> None:
    with pytest.raises(HiddenInformation, match="something in this position is hidden"):
        solve_chance(TreeGame(me(a="win", b="loss"), cards=2), State(), ME)
    described = pixel_tactics.setup(own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, rival_hand=("witch",))
    with pytest.raises(HiddenInformation):
        solve_chance(pixel_tactics, pixel_tactics.set_up(described), Seat(0))


class Covered(TreeGame):
    """Luck is not shown."""

    def redact_action(self, action: Go, seat: Seat | None) -> Go | None:
        return None if action.by == CHANCE and seat is not None else action


def test_a_turn_in_which_something_becomes_hidden_is_refused() -> None:
    with pytest.raises(HiddenInformation, match="something will be hidden"):
        solve_chance(Covered(me(a=luck("win", "loss"), b="loss")), State(), ME)


def test_the_chance_of_any_action_can_be_asked() -> None:
    game = TreeGame(me(a=luck("win", "loss"), b=luck("win", "loss", "loss"), c="loss"))
    assert [chance_after(game, State(), ME, Go(ME, way)) for way in "abc"] == [HALF, THIRD, NEVER]


def plain(tree: Tree) -> Fraction:
    """The chance by the definition."""
    assert not isinstance(tree, Hidden)
    if not isinstance(tree, Fork):
        return Fraction(tree == "win")
    below = [plain(way) for _, way in tree.ways]
    return max(below) if tree.seat == ME else min(below) if tree.seat == RIVAL else sum(below, NEVER) / len(below)


def open_tree(rng: Random, depth: int) -> Tree:
    """A tree in which nothing is hidden."""
    tree = grown(rng, depth)
    return tree if "Hidden" not in repr(tree) else open_tree(rng, depth)


def test_the_chances_are_those_of_a_plain_sum_over_hundreds_of_trees() -> None:
    rng, seen = Random(2), Counter[str]()
    for _ in range(600):
        tree = me(a=open_tree(rng, 4), b=open_tree(rng, 3), c=open_tree(rng, 2))
        found = solved(tree, turns=True)
        best, second, _ = sorted([plain(way) for _, way in tree.ways], reverse=True)
        seen[found.result] += 1
        expected = "NO_WIN" if best == 0 else "SEVERAL" if best == second else "UNIQUE"
        assert found.result == expected
        if found.result == "UNIQUE":
            assert (found.best, found.second) == (best, second)
            assert plain(tree.way(ways(found)[0])) == best
    assert min(seen.values()) > 5, seen


TREE = TreeGame(luck(me(a=luck("loss", me(x="win", y="loss")), b=luck("win", "loss", "loss")), me(a="loss", b="loss")))
START = State(("outcome 0",))
FOUND = solve_chance(TREE, START, ME)
PUZZLE = puzzle_of(TREE, START, FOUND.plan[:1], chances=FOUND)


def test_a_puzzle_asks_for_one_action_and_has_the_chances_and_the_plan() -> None:
    assert PUZZLE.solution == (Go(ME, "a"),)
    assert PUZZLE.chance == BestChance(best=(1, 2), second=(1, 3), plan=(Go(ME, "a"), Go(ME, "x")))
    assert (PUZZLE.length, PUZZLE.line, PUZZLE.theme) == (1, (Go(ME, "a"), Go(ME, "x")), ("Go", "Go"))
    assert check_puzzle(TREE, PUZZLE) is None


def test_a_set_reads_back_and_older_sets_have_no_chances() -> None:
    assert read_puzzles(write_puzzles([PUZZLE]), game=TREE) == (PUZZLE,)
    older = to_json(replace(PUZZLE, chance=None)).replace(b',"chance":null', b"")
    (read,) = read_puzzles(b"[" + older + b"]", game=TREE)
    assert read.chance is None


@pytest.mark.parametrize("best", [b"[1,0]", b"[3,2]", b"[-1,2]"])
def test_what_is_no_chance_is_refused(best: bytes) -> None:
    data = write_puzzles([PUZZLE]).replace(b'"best":[1,2]', b'"best":' + best)
    with pytest.raises(PuzzleError, match="puzzle 1 is not valid: a chance is a fraction from 0 to 1"):
        read_puzzles(data, game=TREE)


def test_a_check_says_what_is_wrong() -> None:
    chance = PUZZLE.chance
    assert chance is not None
    assert check_puzzle(TREE, replace(PUZZLE, solution=(Go(ME, "b"),))) == "another action has the best chance, and not the solution"
    wrong = replace(PUZZLE, chance=replace(chance, second=(1, 4)))
    assert check_puzzle(TREE, wrong) == "the best chance is 1/2 and the second best 1/3, or the plan is another"
    assert check_puzzle(TREE, replace(PUZZLE, chance=replace(chance, plan=chance.plan[:1]))) is not None
    nothing = replace(PUZZLE, position=State(("outcome 1",)))
    assert check_puzzle(TREE, nothing) == "NO_WIN: no action can win within the turn"
    assert check_puzzle(TREE, PUZZLE, budget=1) == "UNKNOWN: there are more than 1 positions to examine"
    assert check_puzzle(TreeGame(TREE.tree, cards=2), PUZZLE) is not None


def test_they_are_found_in_games_with_what_bots_solve_them() -> None:
    found = list(find_puzzles(TREE, 8, seed="s", margin=Fraction(1, 12), judges=("ismcts:200",)))
    assert found
    assert {(puzzle.solution, puzzle.chance) for puzzle in found} == {(PUZZLE.solution, PUZZLE.chance)}
    assert all(puzzle.solved_by == solvers(TREE, puzzle, ("ismcts:200",)) for puzzle in found)
    assert list(find_puzzles(TREE, 8, seed="s", margin=Fraction(1, 4))) == []
    assert list(find_puzzles(TREE, 8, seed="s", margin=Fraction(1, 12), shortest=3)) == []
    with pytest.raises(HiddenInformation):
        list(find_puzzles(TreeGame(TREE.tree, cards=2), 8, seed="s", margin=Fraction(1, 12)))


def test_who_solves_it_is_told_the_task_the_chances_and_how_the_turn_can_go_on() -> None:
    assert task_of(PUZZLE).key == "terminal-puzzle-chance-task"
    assert praise_of(PUZZLE, 0).key == "terminal-puzzle-chance-right"
    refused = [refusal_of(TREE, PUZZLE, START, Go(ME, "b"), "b", budget=budget).key for budget in (100, 1)]
    assert refused == ["terminal-puzzle-chance-lower", "terminal-puzzle-chance-at-most"]
    assert refusal_of(TREE, PUZZLE, START, Go(ME, "nowhere"), "nowhere", budget=100).key == "terminal-puzzle-no-win"
    course = list(course_of(TREE, PUZZLE, START, PUZZLE.line))
    assert [(state.path, action.way) for state, action in course] == [(START.path, "a"), ((*START.path, "a", "outcome 1"), "x")]


def test_pixies_hides_nothing() -> None:
    found = list(find_puzzles(pixies, 12, options=pixies.Options(seats=2), seed="s", shortest=1, last=3, margin=Fraction(1, 12)))
    assert found
    assert all(check_puzzle(pixies, puzzle) is None for puzzle in found)
