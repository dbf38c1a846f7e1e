"""Models trained for the games: walkers that value positions by them, and the search that uses them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardrules import Dealer, Seat, Trained, chibitactics, pixel_tactics, pixies, walking
from boardrules.bots import ISMCTSBot, Style
from boardrules.chibitactics._leaf import Model, model_of
from boardrules.pixel_tactics._leaf import PlayerModel, player_features
from boardrules.toolkit.leaf import shipped, weighed
from boardrules.transforms import capability
from tests.bots import stones

GAMES: dict[str, Any] = {"pixies": pixies, "pixel_tactics": pixel_tactics, "chibitactics": chibitactics}


def steps(walker: Any, rng: Random) -> int:
    """Play a random step and return 1, or 0 at the end."""
    if not walker.to_act():
        return 0
    walker.play(rng.randrange(walker.chance() or len(walker.legal())))
    return 1


@pytest.mark.parametrize("name", GAMES)
def test_a_trained_walker_plays_as_every_walker_and_values_otherwise(name: str) -> None:
    game, start = GAMES[name], GAMES[name].new_game()
    assert capability(game, Trained[Any, Any, Any]) is not None
    plain: Any = walking(game).walker(start, Random(1))
    trained = game.trained_walker(start, Random(1))
    one, other, differences = Random(2), Random(2), 0
    while steps(plain, one):
        assert steps(trained, other)
        for seat in game.seats(start):
            assert -1 <= trained.evaluate(seat) <= 1
            differences += trained.evaluate(seat) != plain.evaluate(seat)
        assert trained.key(Seat(0)) == plain.key(Seat(0))
    assert trained.outcome() == plain.outcome()
    assert [trained.evaluate(seat) for seat in game.seats(start)] == [plain.evaluate(seat) for seat in game.seats(start)]
    assert differences


@pytest.mark.parametrize("name", GAMES)
def test_going_back_restores_the_value(name: str) -> None:
    game, rng = GAMES[name], Random(3)
    walker = game.trained_walker(game.new_game(), rng)
    for _ in range(60):
        before = walker.evaluate(Seat(1))
        walker.mark()
        for _ in range(3):
            steps(walker, rng)
        walker.evaluate(Seat(1))
        walker.back()
        assert walker.evaluate(Seat(1)) == before
        steps(walker, rng)


def test_the_worth_of_a_seat_is_the_sum_of_its_features() -> None:
    weights, rng = shipped("boardrules.pixel_tactics"), Random(5)
    model = PlayerModel(weights)
    walker: Any = pixel_tactics.walker(pixel_tactics.new_game(), rng)
    while steps(walker, rng):
        catalogue = walker.position.catalogue
        for player in walker.position.seats:
            assert model.worth(catalogue, player) == pytest.approx(weighed(weights, player_features(catalogue, player)))


def test_the_worth_of_a_seat_in_chibitactics_is_the_sum_of_its_features() -> None:
    weights, rng = shipped("boardrules.chibitactics"), Random(5)
    walker: Any = chibitactics.trained_walker(chibitactics.new_game(), rng)
    counted = 0
    while steps(walker, rng):
        if walker.position.phase in {"deploy", "play"}:
            counted += 1
            sums = [weighed(weights, walker.features(Seat(seat))) for seat in (0, 1)]
            assert model_of(None).worths(walker.position) == pytest.approx(sums)
    assert counted > 40


def test_before_units_are_placed_the_squad_that_can_still_be_picked_counts_in_chibitactics() -> None:
    rng = Random(6)
    cards = [f"card {unit.id}" for unit in chibitactics.STANDARD.catalogue.factions["humans"].units]
    weights = {card: float(number) for number, card in enumerate(cards)}
    walker: Any = chibitactics.trained_walker(chibitactics.new_game(chibitactics.Options(first=Seat(0))), rng, weights=weights)
    model = Model(weights)

    def worths(action: chibitactics.Action) -> list[float]:
        walker.mark()
        walker.play(walker.legal().index(action))
        found = model.worths(walker.position)
        walker.back()
        return found

    best = float(sum(range(len(cards) - 4, len(cards))))
    assert model.worths(walker.position) == [best, best]
    assert worths(chibitactics.PickFaction(Seat(0), "humans")) == [best, best]
    assert worths(chibitactics.PickFaction(Seat(0), "fungunites")) == [0.0, best]
    walker.play(walker.legal().index(chibitactics.PickFaction(Seat(0), "humans")))
    walker.play(walker.legal().index(chibitactics.PickFaction(Seat(1), "humans")))
    worst, top = (f"{cards[at].removeprefix('card ')}-0" for at in (0, -1))
    assert worths(chibitactics.PickUnit(Seat(0), top)) == [best, best]
    assert worths(chibitactics.PickUnit(Seat(0), worst)) == [best - (len(cards) - 4), best]


@pytest.mark.parametrize("name", GAMES)
def test_most_weights_are_of_features_that_games_have(name: str) -> None:
    game, rng, found = GAMES[name], Random(4), set[str]()
    weights = shipped(f"boardrules.{name}")
    for _ in range(4):
        walker = game.trained_walker(game.new_game(), rng)
        while steps(walker, rng):
            found.update(feature for seat in (0, 1) for feature, _ in walker.features(Seat(seat)))
    known = found & set(weights)
    assert len(known) > len(found) / 2
    assert len(known) > 30


def unseen_hands(weights: dict[str, float]) -> list[list[str]]:
    """Return what the first seat thinks that the second holds in 200 worlds of a trained walker, which all fit the view."""
    state: Any = pixel_tactics.new_game()
    dealer = Dealer(seed=5)
    state = dealer.deal(pixel_tactics, state)
    for _ in range(2):
        seat = pixel_tactics.to_act(state)[0]
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, pixel_tactics.legal_actions(state, seat)[0]))
    view, rng, found = pixel_tactics.view(state, Seat(0)), Random(6), list[list[str]]()
    for _ in range(200):
        walker: Any = pixel_tactics.trained_walker(view, rng, weights=weights)
        assert walker.view(Seat(0)) == view
        found.append([held.card.partition(".")[2] for held in walker.view(Seat(1)).players[1].hand])
    return found


def test_worlds_have_cards_that_players_keep_in_their_hands_more_often() -> None:
    cards = sorted({card for hand in unseen_hands({}) for card in hand})
    often, seldom = cards[1], cards[-1]
    even = Counter(card for hand in unseen_hands({}) for card in hand)
    kept = Counter(card for hand in unseen_hands({f"kept {often}": 20.0, f"kept {seldom}": 0.01}) for card in hand)
    assert even[often] < 100 < kept[often]
    assert kept[seldom] < 5 < even[seldom]


def test_shipped_weights_say_which_cards_are_kept() -> None:
    kept = PlayerModel(shipped("boardrules.pixel_tactics")).kept
    assert len(kept) == 25
    assert kept["mascot"] > 2 * kept["knight"] > 0


def test_other_weights_value_otherwise() -> None:
    state = pixies.set_up(pixies.setup(areas={0: "B1_S6 . . . . . . . ."}))
    assert pixies.trained_walker(state, Random(1), weights={"spirals": 1.0}).evaluate(Seat(0)) > 0
    assert pixies.trained_walker(state, Random(1), weights={"spirals": -1.0}).evaluate(Seat(0)) < 0


def test_a_search_in_a_game_without_a_model_values_by_the_evaluation() -> None:
    state = stones.State(stones=9, turn=Seat(0))
    view, actions = stones.view(state, Seat(0)), stones.legal_actions(state)
    trained, plain = ISMCTSBot(stones, 20, style=Style(trained=True)), ISMCTSBot(stones, 20)
    assert trained.choose(view, actions, Random(1)) == plain.choose(view, actions, Random(1))
