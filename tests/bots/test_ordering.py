"""The order in which actions are tried: what walkers promise of them, and the search that tries the most promising ones alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardrules import Dealer, Ordering, Seat, chibitactics, pixel_tactics, pixies
from boardrules.bots import ISMCTSBot, Style
from boardrules.bots.search import Search
from boardrules.bots.tree import Tree
from boardrules.chibitactics import _ordering as chibitactics_ordering
from boardrules.pixel_tactics import _ordering as pixel_tactics_ordering
from boardrules.pixel_tactics._ordering import part_features
from boardrules.toolkit.leaf import ORDERING, shipped, weighed
from tests.bots.test_trained import steps

WEIGHTS = {name: shipped(f"boardrules.{name}", file=ORDERING) for name in ("pixel_tactics", "chibitactics")}
FEATURES: dict[str, Any] = {"pixel_tactics": pixel_tactics_ordering.features, "chibitactics": chibitactics_ordering.features}
OPTIONS = [
    (pixel_tactics, pixel_tactics.Options()),
    (pixel_tactics, pixel_tactics.Options(mode="teams", cards=("set_1", "set_2"))),
    (pixel_tactics, pixel_tactics.Options(mode="pool", cards=("set_1", "set_2"))),
    (pixel_tactics, pixel_tactics.Options(edition="pl", cards=("set_2",))),
    (chibitactics, chibitactics.Options()),
    (chibitactics, chibitactics.Options(seats=3)),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_legal_action_has_the_promise_that_its_features_add_up_to(game: Any, options: Any) -> None:
    rng, decisions, name = Random(2), 0, game.SPEC.id
    walker: Any = game.walker(game.new_game(options), rng)
    while walker.to_act() and decisions < 400:
        if not walker.chance():
            decisions += 1
            counted = FEATURES[name](walker.position, walker.legal())
            assert walker.promises() == pytest.approx([weighed(WEIGHTS[name], features) for features in counted])
        steps(walker, rng)
    assert decisions > 30


@pytest.mark.parametrize("game", [pixel_tactics, chibitactics])
def test_most_features_of_actions_have_a_weight(game: Any) -> None:
    rng, found, name = Random(3), list[str](), game.SPEC.id
    walker: Any = game.walker(game.new_game(), rng)
    while walker.to_act():
        if not walker.chance():
            found += [feature for counted in FEATURES[name](walker.position, walker.legal()) for feature, _ in counted]
        steps(walker, rng)
    assert sum(feature in WEIGHTS[name] for feature in found) > len(found) / 2


def test_an_attack_that_fells_a_leader_is_promised_more_than_one_that_does_not() -> None:
    weights = WEIGHTS["pixel_tactics"]
    fatal, other = (weighed(weights, part_features(("attack", "knight", "rival leader mascot", 4, life))) for life in (4, 20))
    assert fatal > other


def searching(candidates: int) -> tuple[Search[Any, Any, Any, Any, Any], Any]:
    """Return a search that orders actions, and a walker in the first decision of one seat between at least ten actions."""
    rng = Random(4)
    walker: Any = pixel_tactics.walker(pixel_tactics.new_game(), rng)
    while walker.chance() or len(walker.legal()) < 10 or len(walker.to_act()) > 1:
        steps(walker, rng)
    style = Style(candidates=candidates)
    search = Search[Any, Any, Any, Any, Any](pixel_tactics, pixel_tactics.walker, Seat(0), rng, style, Tree(), evaluates=True)
    search.orders = candidates > 0
    return search, walker


def test_only_the_most_promising_actions_are_tried() -> None:
    search, walker = searching(3)
    promises = walker.promises()
    tried = search._candidates(walker, [*range(len(promises))])
    assert len(tried) == 3
    assert min(promises[at] for at in tried) >= sorted(promises)[-3]


def test_all_actions_are_tried_where_the_style_says_so() -> None:
    search, walker = searching(0)
    assert sorted(search._candidates(walker, [*range(len(walker.legal()))])) == [*range(len(walker.legal()))]


def test_a_search_with_few_candidates_finds_other_things_than_one_that_tries_all() -> None:
    rng, dealer = Random(6), Dealer(6)
    state: Any = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    while len(actions := pixel_tactics.legal_actions(state)) < 10 or state.phase != "play":
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, rng.choice(actions)))
    view = pixel_tactics.view(state, actions[0].by)
    few, every = (ISMCTSBot(pixel_tactics, 60, style=Style(candidates=n)).tried(view, actions, Random(1)) for n in (1, 0))
    assert few != every


@pytest.mark.parametrize(("game", "orders"), [(pixel_tactics, True), (pixies, False), (chibitactics, True)])
def test_the_walkers_of_the_games_with_many_actions_order_them(game: Any, *, orders: bool) -> None:
    assert isinstance(game.walker(game.new_game(), Random(1)), Ordering) == orders


def test_a_walker_that_orders_nothing_is_searched_as_a_whole() -> None:
    state = pixies.set_up(pixies.setup(first=1, picks=2, table=("B4_0",), areas={0: ". . . B4_C . . . . ."}))
    view, actions = pixies.view(state, Seat(0)), pixies.legal_actions(state)
    few, every = (ISMCTSBot(pixies, 20, style=Style(candidates=n)).tried(view, actions, Random(1)) for n in (1, 0))
    assert few == every


def test_no_number_of_candidates_is_negative() -> None:
    with pytest.raises(ValueError, match="no number may be negative"):
        Style(candidates=-1)
