"""A game as a tree: its nodes are the positions of the game, and no seat can tell by one what it may not know."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from boardrules import CHANCE, IllegalAction, InvalidState, Seat, chibitactics, pixel_tactics, pixies, to_json
from boardrules.adapters._tree import OVER, TOGETHER, Node, Tree

GAMES = [pixies, pixel_tactics, chibitactics]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)


def tree(game: Any, options: Any = None, **kept: Any) -> Tree[Any, Any, Any, Any, Any]:
    names = sorted(kept)
    options = game.Options() if options is None else options
    return Tree(game, options, source=(again, (game.SPEC.id, options, tuple((name, kept[name]) for name in names))), **kept)


def again(name: str, options: Any, kept: tuple[tuple[str, Any], ...]) -> Tree[Any, Any, Any, Any, Any]:
    return tree({game.SPEC.id: game for game in GAMES}[name], options, **dict(kept))


def playing(node: Node[Any, Any, Any, Any, Any], seed: int = 1) -> Iterator[Node[Any, Any, Any, Any, Any]]:
    """The nodes of random play."""
    rng = Random(seed)
    while True:
        yield node
        if node.player == OVER:
            return
        branches = [branch for branch, _ in node.outcomes()] if node.player == CHANCE else list(node.legal(Seat(node.player)))
        node = node.after(branches[rng.randrange(len(branches))])


def played(node: Node[Any, Any, Any, Any, Any], plies: int, seed: int = 1) -> list[Node[Any, Any, Any, Any, Any]]:
    return list(islice(playing(node, seed), plies))


@every_game
def test_the_nodes_are_the_positions_of_the_game(game: Any) -> None:
    for node in played(tree(game).root, 60):
        acting = game.to_act(node.state)
        assert node.player == (min(acting) if acting else OVER)
        if node.player >= 0:
            seat = Seat(node.player)
            legal = game.legal_actions(node.state, seat)
            assert list(node.legal(seat)) == sorted(node.legal(seat))
            assert Counter(node.legal(seat).values()) == Counter(legal)
            number, action = next(iter(node.legal(seat).items()))
            assert node.action(seat, number) == action
            assert node.after(number).state == game.apply(node.state, action)


def test_the_game_ends_where_nobody_is_to_act() -> None:
    last = played(tree(pixies).root, 1000)[-1]
    assert last.player == OVER
    assert pixies.outcome(last.state) is not None


def test_what_is_not_legal_is_refused() -> None:
    node = next(node for node in played(tree(pixies).root, 20) if node.player >= 0)
    illegal = next(number for number in range(700) if number not in node.legal(Seat(node.player)))
    with pytest.raises(IllegalAction):
        node.after(illegal)
    with pytest.raises(LookupError):
        node.after(700)
    root = tree(pixies).root
    for branch in (-1, 3):
        with pytest.raises(LookupError, match="0 to 2"):
            root.after(branch)


@pytest.mark.parametrize("widest", [2, 3, 7, 128])
def test_a_draw_in_several_draws_has_the_same_chances(widest: int) -> None:
    node = next(node for node in played(tree(pixies, widest=widest).root, 100) if pixies.chance(node.state) > 60)
    assert node.player == CHANCE
    found: Counter[object] = Counter()

    def follow(at: Node[Any, Any, Any, Any, Any], chance: Fraction) -> None:
        if at.state != node.state:
            found[at.state] += 1
            assert abs(chance - Fraction(1, outcomes)) < Fraction(1, 10**12)
            return
        branches = at.outcomes()
        assert len(branches) <= widest
        assert sum(probability for _, probability in branches) == pytest.approx(1)
        for branch, probability in branches:
            follow(at.after(branch), chance * Fraction(probability))

    outcomes = pixies.chance(node.state)
    follow(node, Fraction(1))
    expected = [pixies.apply(node.state, pixies.chance_action(node.state, k)) for k in range(outcomes)]
    assert found == Counter(expected)


def choosing_at_once(**kept: Any) -> Node[Any, Any, Any, Any, Any]:
    """Where the leaders are chosen, which all do first."""
    return next(node for node in playing(tree(pixel_tactics, **kept).root) if len(node.acting) > 1)


def test_seats_that_choose_at_once_choose_in_order_and_see_nothing_of_it() -> None:
    node = choosing_at_once()
    assert node.player == 0
    after = [node.after(number) for number in node.legal(Seat(0))]
    assert len(after) > 1
    assert {one.player for one in after} == {1}
    assert len({one.seen(Seat(1)) for one in after}) == 1
    assert len({one.seen(Seat(0)) for one in after}) == len(after)


def test_or_in_one_node() -> None:
    node, apart = choosing_at_once(together=True), choosing_at_once()
    assert node.player == TOGETHER
    numbers = [list(node.legal(Seat(seat)))[seat] for seat in (0, 1)]
    assert node.after_all(numbers).state == apart.after(numbers[0]).after(numbers[1]).state
    with pytest.raises(LookupError):
        node.after_all([10**6, numbers[1]])


@every_game
def test_a_seat_cannot_tell_what_is_drawn_anew_from_what_is(game: Any) -> None:
    rng = Random(5)
    for node in played(tree(game).root, 60)[::7]:
        for seat in node.tree.seats:
            drawn = node.resampled(seat, rng)
            assert drawn.view(seat) == node.view(seat)
            assert drawn.seen(seat) == node.seen(seat)
            assert drawn.player == node.player
            if node.player == seat:
                assert drawn.legal(seat) == node.legal(seat)
                number = next(iter(node.legal(seat)))
                after, drawn_after = node.after(number), drawn.after(number)
                assert (drawn_after.seen(seat) == after.seen(seat)) == (drawn_after.view(seat) == after.view(seat))


def test_what_is_drawn_anew_depends_on_the_view_alone() -> None:
    others = 0
    for node in played(tree(pixel_tactics).root, 60):
        other = node.resampled(Seat(0), Random(1))
        others += other.state != node.state
        assert other.resampled(Seat(0), Random(2)).state == node.resampled(Seat(0), Random(2)).state
    assert others > 20


def test_what_a_seat_has_done_is_remembered_though_the_view_is_the_same() -> None:
    """Two ways to one position: cards placed in another order."""
    root = tree(pixies, pixies.Options(seats=2)).root
    ways: dict[object, Node[Any, Any, Any, Any, Any]] = {}
    for seed in range(3000):
        node = played(root, 5, seed)[-1]
        known = ways.setdefault(node.view(None), node)
        if known.seen(Seat(0)) != node.seen(Seat(0)):
            assert known.view(Seat(0)) == node.view(Seat(0))
            return
    pytest.fail("no position was reached in two ways")


def test_a_view_that_recalls_all_needs_no_memory() -> None:
    node = played(tree(pixies, recalled=True).root, 20)[-1]
    assert node.parent is None


@every_game
def test_nodes_are_pickled_as_json(game: Any) -> None:
    for node in (*played(tree(game).root, 40)[::9], *played(tree(game, widest=2).root, 40)[::9]):
        read = pickle.loads(pickle.dumps(node))
        assert read.state == node.state
        assert (read.player, read.first, read.last) == (node.player, node.first, node.last)
        assert [read.seen(seat) for seat in node.tree.seats] == [node.seen(seat) for seat in node.tree.seats]
        assert copy.deepcopy(node) is copy.copy(node) is node


def test_a_tree_can_begin_at_a_position() -> None:
    game = tree(pixies)
    node = played(game.root, 30)[-1]
    assert game.node(to_json(node.state)).state == node.state
    with pytest.raises(InvalidState):
        game.node(to_json(node.state).replace(b'"picks":', b'"picks":1'))
    with pytest.raises(InvalidState, match="2 seats"):
        game.node(to_json(pixies.new_game(pixies.Options(seats=2))))


def test_what_only_a_seat_knows_stands_alone() -> None:
    node = played(tree(pixel_tactics).root, 60)[-1]
    assert "players" in node.told_alone(Seat(0))
    assert "viewer" not in node.told_alone(Seat(0))
    assert played(tree(pixies).root, 30)[-1].told_alone(Seat(0)) == ""


def test_a_game_without_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pixies, "observe")
    with pytest.raises(TypeError, match="Pixies has no numbers"):
        tree(pixies)


def test_a_draw_has_two_branches_at_least() -> None:
    with pytest.raises(ValueError, match="not 1"):
        tree(pixies, widest=1)
