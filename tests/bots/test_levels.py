"""Levels of bots: what they are made of, what they may cost, and that the higher one wins."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from boardrules import RandomBot, chibitactics, pixel_tactics, pixies, simulate
from boardrules.bots import LEVELS, BotError, CarelessBot, GreedyBot, ISMCTSBot, Level, bot, bots, level
from tests.bots.tables import TABLES, some
from tests.testing import sealed_bids

GAMES: dict[str, Any] = {"pixies": pixies, "pixel_tactics": pixel_tactics, "chibitactics": chibitactics}


@pytest.mark.parametrize("name", GAMES)
def test_in_a_game_with_an_evaluation_beginners_err_most_and_the_strong_search(name: str) -> None:
    beginner, casual, strong, expert = (level(of, GAMES[name]) for of in LEVELS)
    assert isinstance(beginner, CarelessBot)
    assert isinstance(casual, CarelessBot)
    assert isinstance(strong, ISMCTSBot)
    assert beginner.bot == casual.bot == GreedyBot(GAMES[name])
    assert 0 < casual.mistakes < beginner.mistakes < 1
    assert strong.seconds is None
    assert 0 < strong.iterations <= 100
    assert isinstance(expert, ISMCTSBot)
    assert expert.seconds is None
    assert expert.iterations > strong.iterations


def test_a_game_without_an_evaluation_gets_random_choices_and_playouts() -> None:
    assert level("beginner", sealed_bids) == RandomBot()
    assert level("casual", sealed_bids) == ISMCTSBot(sealed_bids, 20)
    assert level("strong", sealed_bids) == ISMCTSBot(sealed_bids, 200)
    assert level("expert", sealed_bids) == ISMCTSBot(sealed_bids, 1000)


@pytest.mark.parametrize("of", LEVELS)
@pytest.mark.parametrize("table", TABLES)
def test_every_level_plays_every_game_and_chooses_by_its_arguments_alone(table: str, of: Level) -> None:
    game, options = TABLES[table]
    made = level(of, game)
    copy: Any = pickle.loads(pickle.dumps(made))
    state, seat = some(game, options, 3)[1]
    view, actions = game.view(state, seat), game.legal_actions(state, seat)
    chosen = made.choose(view, actions, Random(3))
    assert chosen in actions
    assert copy.choose(view, actions, Random(3)) == chosen


def test_seconds_replace_the_iterations_of_a_search() -> None:
    strong = level("strong", pixies, seconds=0.5)
    assert isinstance(strong, ISMCTSBot)
    assert strong.seconds == 0.5
    assert level("beginner", pixies, seconds=0.5) == level("beginner", pixies)
    assert level("casual", sealed_bids, seconds=0.5) == ISMCTSBot(sealed_bids, 20, 0.5)


def test_a_text_names_a_level() -> None:
    for of in LEVELS:
        assert bot(of, pixies) == level(of, pixies)
    for of in ("strong", "expert"):
        assert bot(f"{of}:2s", pixies) == level(of, pixies, seconds=2.0)
    assert bots("beginner,strong", pixies, 2) == (level("beginner", pixies), level("strong", pixies))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("beginner:1s", "beginner takes no number"),
        ("casual:20", "casual takes no number"),
        ("strong:300", "'strong:300' has no budget in seconds: write strong:1s, or ismcts:200"),
        ("strong:", "'strong:' has no budget"),
        ("strong:0s", "'strong:0s' has no budget"),
    ],
)
def test_a_budget_that_a_level_does_not_take_is_refused(text: str, words: str) -> None:
    with pytest.raises(BotError, match=words):
        bot(text, pixies)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BotError, match="there is no level 'master'; there are beginner, casual, strong, expert"):
        level("master", pixies)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  (that is the fault)


def test_of_twenty_games_of_pixies_casual_wins_more_than_beginner() -> None:
    two, casual, beginner = pixies.Options(seats=2), level("casual", pixies), level("beginner", pixies)
    wins = simulate(pixies, 10, options=two, bots=[casual, beginner], seed="levels").wins[0]
    wins += simulate(pixies, 10, options=two, bots=[beginner, casual], seed="levels").wins[1]
    assert wins >= 13
