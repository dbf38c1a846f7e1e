"""Walkers that value the positions after several actions at once, and the search that asks them to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardrules import Comparing, Dealer, Seat, chibitactics, pixel_tactics, pixies
from boardrules.bots import ISMCTSBot, search_bot
from tests.bots.test_trained import steps


def after(walker: Any, seat: Seat, k: int, rng: Random) -> float:
    """Return how *seat* stands after the *k*-th action, which is played, and the luck after it."""
    walker.mark()
    walker.play(k)
    while outcomes := walker.chance():
        walker.play(rng.randrange(outcomes))
    value: float = walker.evaluate(seat)
    walker.back()
    return value


@pytest.mark.parametrize("start", [pixies.walker, pixies.trained_walker])
@pytest.mark.parametrize("options", [pixies.Options(seats=2), pixies.Options(seats=3, flower_power=True), pixies.Options(seats=5)])
def test_what_pixies_says_of_actions_at_once_is_what_they_bring(start: Any, options: pixies.Options) -> None:
    rng, ends = Random(5), 0
    walker: Any = start(pixies.new_game(options), rng)
    while walker.to_act():
        if not walker.chance():
            (seat,) = walker.to_act()
            places = range(len(walker.legal()))
            found = walker.compared(seat, places)
            assert found == [after(walker, seat, k, rng) for k in places]
            assert walker.compared(seat, [places[-1]]) == [found[-1]]
            ends += any(abs(value) == 1.0 for value in found)
        steps(walker, rng)
    assert ends, "an action that ends the game was compared, too"


@pytest.mark.parametrize("seed", range(8))
def test_what_pixies_says_of_actions_at_once_is_what_the_views_after_them_are_worth(seed: int) -> None:
    """Walkers remember worths of areas, so a wrong one would agree with itself; the evaluation of a view works them out anew."""
    rng, dealer = Random(seed), Dealer(seed)
    state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=2)))
    walker: Any = pixies.walker(state, rng)
    while acting := pixies.to_act(state):
        actions = pixies.legal_actions(state)
        after = [pixies.evaluate(pixies.view(pixies.apply(state, action), acting[0])) for action in actions]
        assert walker.compared(acting[0], range(len(actions))) == after
        k = rng.randrange(len(actions))
        state = dealer.deal(pixies, pixies.apply(state, actions[k]))
        walker.play(k)
        while outcomes := walker.chance():
            walker.play([walker.legal()[i].card in state.table for i in range(outcomes)].index(True))


class Apart:
    """A walker of Pixies that compares no actions."""

    def __init__(self, walker: Any) -> None:
        for name in ["to_act", "legal", "chance", "play", "playout", "outcome", "evaluate", "view", "key", "mark", "back"]:
            setattr(self, name, getattr(walker, name))


def test_a_search_finds_the_same_by_walkers_that_compare_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that plays each action draws the luck after it; so decisions after which no card is revealed, and one iteration."""
    rng, dealer, decisions = Random(6), Dealer(6), 0
    state = dealer.deal(pixies, pixies.new_game())
    while acting := pixies.to_act(state):
        actions = pixies.legal_actions(state)
        if len(state.table) > 1 and len(actions) > 1:
            decisions += 1
            view = pixies.view(state, acting[0])
            found = ISMCTSBot(pixies, 1).tried(view, actions, Random(1))
            with monkeypatch.context() as changed:
                changed.setattr(search_bot, "starting", lambda _game, _style: lambda start, rng: Apart(pixies.walker(start, rng)))
                assert ISMCTSBot(pixies, 1).tried(view, actions, Random(1)) == found
        state = dealer.deal(pixies, pixies.apply(state, rng.choice(actions)))
    assert decisions > 20


@pytest.mark.parametrize(("game", "compares"), [(pixies, True), (pixel_tactics, False), (chibitactics, False)])
def test_the_walkers_of_pixies_alone_compare_actions(game: Any, *, compares: bool) -> None:
    assert isinstance(game.walker(game.new_game(), Random(1)), Comparing) == compares
