"""What is a puzzle, on trees whose answers are known, and against a plain search that shares nothing with the library's."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardrules import CHANCE
from boardrules.puzzles import Solution, prospect, solve
from tests.puzzles.trees import ME, RIVAL, Fork, Go, Hidden, State, Tree, TreeGame, TurnedGame, hidden, luck, me, rival


def solved(
    tree: Tree,
    *,
    cards: int = 1,
    card: int = 0,
    turns: bool = False,
    decisions: int | None = None,
    budget: int = 1000,
    most_worlds: int = 100,
) -> Solution[Go]:
    game = TurnedGame(tree, cards) if turns else TreeGame(tree, cards)
    return solve(game, State((), card), ME, decisions=decisions, budget=budget, most_worlds=most_worlds)


def ways(solution: Solution[Go]) -> tuple[str, ...]:
    return tuple(action.way for action in solution.line)


def test_the_only_action_that_wins_is_the_solution() -> None:
    found = solved(me(a="win", b="loss", c="draw"))
    assert (found.result, ways(found)) == ("UNIQUE", ("a",))
    assert found.worlds == 1


def test_a_line_is_every_decision_in_order() -> None:
    found = solved(me(a=me(x="loss", y=me(u="win", v="loss")), b="loss"))
    assert (found.result, ways(found)) == ("UNIQUE", ("a", "y", "u"))


def test_two_actions_that_win_are_no_puzzle() -> None:
    assert solved(me(a="win", b="win", c="loss")).result == "SEVERAL"


def test_two_ways_at_a_later_decision_are_no_puzzle() -> None:
    assert solved(me(a=me(x="win", y="win", z="loss"), b="loss")).result == "SEVERAL"


def test_two_orders_of_the_same_actions_are_two_lines() -> None:
    assert solved(me(a=me(b="win", c="loss"), b=me(a="win", c="loss"))).result == "SEVERAL"


def test_nothing_that_wins_is_no_puzzle_and_a_draw_is_no_win() -> None:
    assert solved(me(a="draw", b="loss")).result == "NO_WIN"


def test_what_has_no_alternative_is_left_out_of_the_line() -> None:
    found = solved(me(a=me(only=me(x="win", y="loss")), b="loss"))
    assert ways(found) == ("a", "x")


def test_a_line_ends_where_everything_wins() -> None:
    found = solved(me(a=me(x="win", y=me(u="win", v="win")), b="loss"))
    assert (found.result, ways(found)) == ("UNIQUE", ("a",))
    assert solved(me(a="win", b="win")).result == "SEVERAL"


def test_a_slower_win_is_no_other_solution_if_decisions_are_limited() -> None:
    tree = me(a=me(x="win", y="loss"), b=me(x="loss", y=me(x="win", y="loss")), c="loss")
    assert solved(tree).result == "SEVERAL"
    found = solved(tree, decisions=2)
    assert (found.result, ways(found)) == ("UNIQUE", ("a", "x"))
    assert solved(tree, decisions=1).result == "NO_WIN"


def test_after_the_last_decision_everything_has_to_win() -> None:
    found = solved(me(a=me(x="win", y=me(u="win", v="win")), b=me(x="win", y="loss")), decisions=1)
    assert (found.result, ways(found)) == ("UNIQUE", ("a",))


def test_a_line_has_at_least_one_decision() -> None:
    with pytest.raises(ValueError, match="1 decision or more, not 0"):
        solved(me(a="win", b="loss"), decisions=0)


def test_luck_spoils_what_wins_by_some_outcomes_only() -> None:
    assert solved(me(a=luck("win", "win", "loss"), b="loss")).result == "NO_WIN"
    assert ways(solved(me(a=luck("win", "win", "win"), b=luck("win", "loss")))) == ("a",)


def test_how_to_go_on_may_not_depend_on_luck() -> None:
    found = solved(me(a=luck(me(x="win", y="loss"), me(x="loss", y="win")), b="loss"))
    assert (found.result, found.why) == ("DEPENDS", "the next action depends on luck or on an answer")
    assert ways(solved(me(a=luck(me(x="win", y="loss"), me(x="win", z="loss")), b="loss"))) == ("a", "x")


def test_an_answer_of_the_rival_spoils_it() -> None:
    assert solved(me(a=rival(x="win", y="loss"), b="loss"), turns=True).result == "NO_WIN"
    assert ways(solved(me(a=rival(x="win", y="win"), b="loss"), turns=True)) == ("a",)


def test_without_turns_of_its_own_a_game_s_turn_ends_where_another_is_to_act() -> None:
    assert solved(me(a=rival(x="win", y="win"), b="loss")).result == "NO_WIN"
    assert solved(me(a=rival(turn=1, x="win", y="win"), b="loss"), turns=True).result == "NO_WIN"


@pytest.mark.parametrize("card", [0, 1])
def test_a_hidden_card_spoils_it_whichever_it_is(card: int) -> None:
    found = solved(me(a=hidden("win", "loss"), b="loss"), cards=2, card=card)
    assert (found.result, found.why) == (("NO_WIN", found.why) if card else ("DEPENDS", "a hidden card can spoil it"))
    assert ways(solved(me(a=hidden("win", "win"), b="loss"), cards=2, card=card)) == ("a",)


def test_what_wins_only_for_one_who_knows_the_card_is_no_puzzle() -> None:
    found = solved(me(a=me(x=hidden("win", "loss"), y=hidden("loss", "win")), b="loss"), cards=2)
    assert found.result == "DEPENDS"


def test_an_action_is_refuted_by_the_card_that_is_there() -> None:
    assert ways(solved(me(a="win", b=hidden("loss", "win")), cards=2, card=0)) == ("a",)
    assert solved(me(a="win", b=hidden("loss", "win")), cards=2, card=1).result == "SEVERAL"


def test_a_hidden_card_may_change_what_the_others_can_do() -> None:
    tree = me(a=hidden(rival(x="win"), rival(x="win", y="loss")), b="loss")
    assert solved(tree, cards=2, turns=True).result == "DEPENDS"


def test_too_much_to_look_at_is_unknown_and_never_an_answer() -> None:
    tree = me(a=me(x="loss", y=me(u="win", v="loss")), b=me(x="loss", y="loss"))
    results = {solved(tree, budget=budget).result for budget in range(1, 40)}
    assert results == {"UNKNOWN", "UNIQUE"}
    assert solved(me(a="win", b="loss"), cards=7, most_worlds=6).result == "UNKNOWN"
    assert solved(me(a="win", b="loss"), cards=7, most_worlds=7).worlds == 7


def test_a_turn_that_goes_round_in_a_circle_is_unknown() -> None:
    game = TreeGame(me(a="win", back="loss"))
    forward = game.apply
    game.apply_unchecked = lambda state, action: State() if action.way == "back" else forward(state, action)
    assert solve(game, State(), ME).why == "a position can recur within the turn"


def test_only_the_seat_to_act_has_puzzles() -> None:
    with pytest.raises(ValueError, match="seat 1 is not the only one to act"):
        solve(TreeGame(me(a="win")), State(), RIVAL)


def test_an_action_wins_may_win_or_loses() -> None:
    game = TreeGame(me(a="win", b=luck("win", "loss"), c=me(x="loss", y=luck("loss"))))
    said = [prospect(game, State(), ME, Go(ME, way)) for way in "abc"]
    assert said == ["wins", "may_win", "loses"]
    assert prospect(game, State(), ME, Go(ME, "c"), budget=1) == "unknown"


# ------------------------------------------------------------------------------------------------- a plain search over the tree itself


def forced(tree: Tree, card: int, left: int = 99) -> bool:
    if isinstance(tree, Hidden):
        return forced(tree.ways[card], card, left)
    if not isinstance(tree, Fork):
        return tree == "win"
    if tree.seat == ME and len(tree.ways) > 1:
        if left == 0:
            return sure(tree, card)
        left -= 1
    values = [forced(way, card, left) for _, way in tree.ways]
    return any(values) if tree.seat == ME else all(values)


def sure(tree: Tree, card: int) -> bool:
    if isinstance(tree, Hidden):
        return sure(tree.ways[card], card)
    return all(sure(way, card) for _, way in tree.ways) if isinstance(tree, Fork) else tree == "win"


def follows(tree: Tree, card: int, line: tuple[str, ...]) -> bool:
    if isinstance(tree, Hidden):
        return follows(tree.ways[card], card, line)
    if not isinstance(tree, Fork):
        return tree == "win"
    if tree.seat != ME or len(tree.ways) == 1:
        return all(follows(way, card, line) for _, way in tree.ways)
    if not line:
        return sure(tree, card)
    return line[0] in dict(tree.ways) and follows(tree.way(line[0]), card, line[1:])


def only(tree: Tree, card: int, line: tuple[str, ...], left: int) -> bool:
    """Whether every action beside the line fails for one who knows the card, by so many decisions."""
    if isinstance(tree, Hidden):
        return only(tree.ways[card], card, line, left)
    if not isinstance(tree, Fork):
        return True
    if tree.seat != ME or len(tree.ways) == 1:
        return all(only(way, card, line, left) for _, way in tree.ways)
    if not line:
        return True
    others: list[Tree] = [way for name, way in tree.ways if name != line[0]]
    return not any(forced(way, card, left - 1) for way in others) and only(tree.way(line[0]), card, line[1:], left - 1)


def lines(tree: Tree, card: int) -> set[tuple[str, ...]]:
    """Every row of actions that can be taken in some course of play, short ones too."""
    if isinstance(tree, Hidden):
        return lines(tree.ways[card], card)
    if not isinstance(tree, Fork):
        return {()}
    if tree.seat != ME or len(tree.ways) == 1:
        return set[tuple[str, ...]]().union(*(lines(way, card) for _, way in tree.ways))
    return {(), *((name, *rest) for name, way in tree.ways for rest in lines(way, card))}


def grown(rng: Random, depth: int) -> Tree:
    kind = rng.randrange(8) if depth else 9
    if kind > 6:
        return "win" if rng.random() < 0.6 else "loss"
    if kind == 6:
        return Hidden((grown(rng, depth - 1), grown(rng, depth - 1)))
    seat = (ME, ME, ME, RIVAL, CHANCE, CHANCE)[kind]
    return Fork(seat, tuple((name, grown(rng, depth - 1)) for name in "abc"[: rng.randint(1, 3)]))


@pytest.mark.parametrize("decisions", [None, 2])
def test_the_answers_are_those_of_a_plain_search_over_thousands_of_trees(decisions: int | None) -> None:
    most = 99 if decisions is None else decisions
    rng, seen = Random(1), Counter[str](dict.fromkeys(("UNIQUE", "NO_WIN", "SEVERAL", "DEPENDS"), 0))
    for _ in range(1500):
        tree = me(a=grown(rng, 4), b=grown(rng, 3), c=grown(rng, 2))
        found = solve(TurnedGame(tree, 2), State((), 0), ME, decisions=decisions)
        short = [line for line in lines(tree, 0) if 0 < len(line) <= most]
        right = [line for line in short if all(follows(tree, card, line) for card in (0, 1)) and only(tree, 0, line, most)]
        seen[found.result] += 1
        if found.result == "UNIQUE":
            assert ways(found) in right
            assert all(line[: len(ways(found))] == ways(found) for line in right), "a longer one only goes on after everything wins"
        else:
            assert not right or found.result in {"DEPENDS", "SEVERAL"}
        if found.result == "NO_WIN":
            assert not forced(tree, 0, most)
    assert min(seen.values()) > 15, seen
