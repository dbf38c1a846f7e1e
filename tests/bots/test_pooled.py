"""The search that several processes share."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from boardrules import Dealer, RandomBot, Seat, chibitactics, pixies, simulate
from boardrules.bots import ISMCTSBot, PooledBot
from boardrules.bots.pooled import SEEDS


def processes() -> Executor:
    return ProcessPoolExecutor(2, get_context("spawn"))


def asked(game: Any, seed: int) -> tuple[Any, tuple[Any, ...]]:
    """Return a view and its actions, of which there are several."""
    dealer, rng = Dealer(seed), Random(seed)
    state = dealer.deal(game, game.new_game())
    for _ in range(40):
        (seat, *_) = game.to_act(state)
        state = dealer.deal(game, game.apply(state, rng.choice(game.legal_actions(state, seat))))
    while len(game.legal_actions(state)) < 3:
        state = dealer.deal(game, game.apply(state, game.legal_actions(state)[0]))
    (seat,) = game.to_act(state)
    return game.view(state, seat), game.legal_actions(state)


def test_it_takes_what_its_parts_tried_most_together() -> None:
    view, actions = asked(pixies, 1)
    search: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(pixies, 30)
    rng = Random(5)
    parts = [search.tried(view, actions, Random(rng.randrange(SEEDS))) for _ in range(3)]
    assert [sum(one.visits for one in part) for part in parts] == [30, 30, 30]
    visits = [sum(part[k].visits for part in parts) for k in range(len(actions))]
    with ThreadPoolExecutor(1) as pool:
        chosen = PooledBot(search, pool, 3).choose(view, actions, Random(5))
    assert visits[actions.index(chosen)] == max(visits)


@pytest.mark.parametrize("game", [pixies, chibitactics], ids=["pixies", "chibitactics"])
def test_its_choice_is_the_same_on_processes_and_on_a_thread(game: Any) -> None:
    view, actions = asked(game, 2)
    chosen = []
    make: Callable[[], Executor]
    for make in (processes, lambda: ThreadPoolExecutor(1)):
        with make() as pool:
            bot: PooledBot[Any, Any, Any, Any, Any] = PooledBot(ISMCTSBot(game, 12), pool)
            chosen.append([bot.choose(view, actions, Random(seed)) for seed in range(3)])
    assert chosen[0] == chosen[1]


def test_it_plays_whole_games() -> None:
    with ThreadPoolExecutor(1) as pool:
        bots = PooledBot(ISMCTSBot(pixies, 4), pool), RandomBot()
        assert simulate(pixies, 4, options=pixies.Options(seats=2), bots=bots, seed=1).wins[0] >= 3


def test_a_single_action_needs_no_search() -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.shutdown()
        only = pixies.Place(Seat(0), "B4_0", 4, "under")
        state = pixies.set_up(pixies.setup(first=1, picks=2, table=("B4_0",), areas={0: ". . . B4_C . . . . ."}))
        bot: PooledBot[Any, Any, Any, Any, Any] = PooledBot(ISMCTSBot(pixies, 4), pool)
        assert bot.choose(pixies.view(state, Seat(0)), (only,), Random(1)) == only


def test_without_parts_nobody_would_think() -> None:
    with ThreadPoolExecutor(1) as pool, pytest.raises(ValueError, match="parts must be 1 or more, not 0"):
        PooledBot(ISMCTSBot(pixies, 4), pool, 0)
