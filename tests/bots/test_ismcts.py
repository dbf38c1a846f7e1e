"""The bot that searches games with hidden cards."""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from boardrules import RandomBot, Rng, Seat, chibitactics, pixies, simulate
from boardrules.bots import ISMCTSBot, Style
from tests.bots import stones
from tests.bots.tables import AnyGame, some
from tests.chibitactics.scenario import Scenario
from tests.testing import sealed_bids

COINS = Style(payoff="scores")


@pytest.fixture(scope="module")
def kuhn() -> AnyGame:
    sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
    try:
        game: Any = import_module("kuhn_poker")  # what a module holds is not seen by a checker if it is imported by name
    finally:
        sys.path.pop(0)
    found: AnyGame = game
    return found


def said(kuhn: Any, seat: int, card: int, *words: str, iterations: int = 400) -> Counter[str]:
    """How often the bot on *seat* with *card* says what after *words*, in twelve searches."""
    found: Counter[str] = Counter()
    for seed in range(12):
        other = [one for one in (1, 2, 3) if one != card][seed % 2]
        state = kuhn.State((card, other) if seat == 0 else (other, card), words)
        bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(kuhn, iterations, style=COINS)
        found[bot.choose(kuhn.view(state, Seat(seat)), kuhn.legal_actions(state), Random(seed)).word] += 1
    return found


def test_it_plays_kuhn_poker_as_whoever_knows_its_own_card_alone(kuhn: Any) -> None:
    # What is dominated by something else is never done, with each card.
    assert said(kuhn, 1, 3, "bet") == said(kuhn, 0, 3, "pass", "bet") == {"bet": 12}
    assert said(kuhn, 1, 1, "bet") == said(kuhn, 0, 1, "pass", "bet") == {"pass": 12}
    # The best card bets for value when nobody else will, and the middle one waits: nobody worse would call it.
    assert said(kuhn, 1, 3, "pass")["bet"] >= 10
    assert said(kuhn, 0, 2)["pass"] >= 7


class Equilibrium:
    """One of the best ways to play Kuhn poker: never bluffs as the first, and a third of the time as the second."""

    def choose(self, view: Any, actions: tuple[Any, ...], rng: Rng) -> Any:
        seat = actions[0].by
        card, third = view.cards[seat], rng.randrange(3) == 0
        match card, view.said:
            case (3, ()):
                bet = False
            case (3, _):
                bet = True
            case (2, ("bet",)):
                bet = third
            case (2, ("pass", "bet")):
                bet = third
            case (1, ("pass",)):
                bet = third
            case _:
                bet = False
        return actions[bet]


def test_it_loses_little_to_the_best_play_of_kuhn_poker_and_wins_from_chance(kuhn: AnyGame) -> None:
    games = 150
    bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(kuhn, 60, style=COINS)
    fair, easy = 0.0, 0.0
    for seat in range(2):
        others: tuple[Any, Any] = (Equilibrium(), RandomBot())
        for other in others:
            bots = [bot, other] if seat == 0 else [other, bot]
            coins = simulate(kuhn, games, bots=bots, seed=seat).scores[seat].mean / 2
            if other is others[0]:
                fair += coins
            else:
                easy += coins
    assert easy > 0.15  # coins a game
    assert fair > -0.2  # the value of the game is 0 for who takes both seats in turn; the deviation of 150 games is 0.1


def test_where_all_choose_at_once_it_chooses_without_waiting() -> None:
    for state, seat in some(sealed_bids, sealed_bids.Options(seats=3), 5):
        actions = sealed_bids.legal_actions(state, seat)
        chosen = ISMCTSBot(sealed_bids, 40).choose(sealed_bids.view(state, seat), actions, Random(1))
        assert chosen in actions


def test_it_finds_the_only_winning_move_too() -> None:
    state = stones.State(stones=7)
    assert ISMCTSBot(stones, 300).choose(stones.view(state, Seat(0)), stones.legal_actions(state), Random(1)) == stones.Take(Seat(0), 3)


def test_a_budget_in_seconds_is_kept() -> None:
    state, seat = some(pixies, pixies.Options(seats=2), 2)[1]
    begun = monotonic()
    chosen = ISMCTSBot(pixies, seconds=0.2).choose(pixies.view(state, seat), pixies.legal_actions(state, seat), Random(1))
    assert 0.2 <= monotonic() - begun < 2
    assert chosen in pixies.legal_actions(state, seat)


def test_a_search_goes_on_with_what_the_last_one_of_the_same_rng_found() -> None:
    state = stones.State(stones=9)
    bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(stones, 50)
    rng = Random(1)
    view, actions = stones.view(state, Seat(0)), stones.legal_actions(state)
    bot.choose(view, actions, rng)
    first = max(node.count for node in bot._trees[rng][Seat(0)].nodes.values())
    bot.choose(view, actions, rng)
    assert max(node.count for node in bot._trees[rng][Seat(0)].nodes.values()) == first + 50
    bot.choose(view, actions, Random(1))
    assert len(bot._trees) == 1, "an rng that nobody has any longer takes its trees along"


def test_what_a_decision_did_not_come_to_is_forgotten() -> None:
    bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(stones, 50)
    rng = Random(1)
    for n in (9, 8, 7):
        state = stones.State(stones=n)
        bot.choose(stones.view(state, Seat(0)), stones.legal_actions(state), rng)
    left = [key.state.stones for key in bot._trees[rng][Seat(0)].nodes if isinstance(key, stones.View)]
    assert left
    assert max(left) <= 7


def test_actions_may_be_given_in_any_order() -> None:
    state = stones.State(stones=7)
    actions = stones.legal_actions(state)[::-1]
    assert ISMCTSBot(stones, 300).choose(stones.view(state, Seat(0)), actions, Random(1)) == stones.Take(Seat(0), 3)


def test_a_die_is_averaged_over_its_faces_if_the_style_says_so() -> None:
    scenario = Scenario({"ansel-0": (1, 1), "bryn-0": (1, 2), "ort-1": (15, 3)}, board=("middle", "east"))
    game, state = scenario.game, scenario.state
    attack, end = scenario.using("ansel-0", "blade", "bryn-0"), chibitactics.EndTurn(Seat(0))
    rolling = game.apply(state, attack)
    faces = [game.evaluate(game.view(game.apply(rolling, game.chance_action(rolling, k)), Seat(0))) for k in range(game.chance(rolling))]
    mean, drawn = sum(faces) / 6, set[float]()
    for seed in range(12):
        for averaged in (6, 0):
            bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(game, 1, style=Style(worlds=1, averaged=averaged))
            (visits, estimate), _ = bot.tried(game.view(state, Seat(0)), (attack, end), Random(seed))
            if averaged:  # it hurts its own unit in the mean, so the only iteration is spent on the other action
                assert visits == 0
                assert estimate == pytest.approx(mean)
            elif not visits:
                drawn.add(estimate)
    assert drawn
    assert drawn <= set(faces)
    assert mean not in drawn
