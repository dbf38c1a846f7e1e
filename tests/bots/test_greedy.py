"""The bot that looks one action ahead."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from boardrules import RandomBot, Seat, pixel_tactics, pixies, simulate
from boardrules.bots import BotError, GreedyBot
from tests.bots.tables import AnyGame
from tests.testing import sealed_bids


@pytest.mark.parametrize(("game", "options", "games"), [(pixies, pixies.Options(seats=2), 20), (pixel_tactics, None, 4)])
def test_it_beats_random_choices(game: AnyGame, options: pixies.Options | None, games: int) -> None:
    assert simulate(game, games, options=options, bots=[GreedyBot(game, worlds=1), RandomBot()], seed=1).wins[0] == games


def test_of_equal_actions_it_takes_any() -> None:
    state = pixies.set_up(pixies.setup(options=pixies.Options(seats=2), picks=3, table=("B1_S6",), areas={1: "R1_C . . . . . . . ."}))
    view, action = pixies.view(state, Seat(1)), pixies.legal_actions(state)[0]
    copies = tuple([structs.replace(action) for _ in range(3)])  # three of one worth
    bot = GreedyBot(pixies, worlds=1)
    chosen = [bot.choose(view, copies, Random(seed)) for seed in range(20)]
    assert {id(one) for one in chosen} == {id(one) for one in copies}


def test_a_game_without_an_evaluation_is_refused() -> None:
    with pytest.raises(BotError, match=r"sealed_bids has no evaluation of its views \(boardrules.Evaluating\)"):
        GreedyBot(sealed_bids)


def test_it_tries_an_action_in_one_world_at_least() -> None:
    with pytest.raises(ValueError, match="worlds must be 1 or more, not 0"):
        GreedyBot(pixies, worlds=0)
