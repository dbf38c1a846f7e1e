"""Bots by a short text."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from boardrules import RandomBot, pixies
from boardrules.bots import BotError, GreedyBot, ISMCTSBot, MCTSBot, PooledBot, bot, bots, level
from boardrules.bots.named import parts_of
from tests.testing import sealed_bids


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def test_a_text_names_a_bot() -> None:
    assert bot("random", pixies) == RandomBot()
    assert bot(" greedy ", pixies) == GreedyBot(pixies)
    assert bot("mcts", pixies) == MCTSBot(pixies)
    assert bot("mcts:1000", pixies) == MCTSBot(pixies, 1000)
    assert bot("ismcts:50", pixies) == ISMCTSBot(pixies, 50)
    assert bot("ismcts:0.5s", pixies) == ISMCTSBot(pixies, 1, 0.5)


def test_a_list_has_one_bot_for_all_seats_or_one_for_each() -> None:
    assert bots("greedy", pixies, 2) == (GreedyBot(pixies), GreedyBot(pixies))
    assert bots("greedy,random", pixies, 2) == (GreedyBot(pixies), RandomBot())
    assert bots("greedy", pixies, 0) == ()
    with pytest.raises(BotError, match="there are 2 bots for 3 seats: name one for all of them, or one for each"):
        bots("greedy,random", pixies, 3)


def test_a_search_with_a_number_of_processes_is_shared(pool: Executor) -> None:
    assert bot("ismcts:50@3", pixies, executor=pool) == PooledBot(ISMCTSBot(pixies, 50), pool, 3)
    assert bot(" mcts@60 ", pixies, executor=pool) == PooledBot(MCTSBot(pixies), pool, 60)
    expert = bot("expert:1s@2", pixies, executor=pool)
    assert isinstance(expert, PooledBot)
    assert (expert.search, expert.parts) == (level("expert", pixies, seconds=1.0), 2)
    assert bots("strong@2,random", pixies, 2, executor=pool) == (bot("strong@2", pixies, executor=pool), RandomBot())
    assert bot("ismcts:50", pixies, executor=pool) == ISMCTSBot(pixies, 50)


def test_the_processes_that_bots_need_are_known_beforehand() -> None:
    assert parts_of("") == parts_of("greedy,expert:1s") == 0
    assert parts_of("expert:1s@4, ismcts:5@12,greedy") == 12
    with pytest.raises(BotError, match="'ismcts@' has no number of processes"):
        parts_of("expert@2,ismcts@")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("random@2", "there is no bot 'random@2': random does not search; strong, expert, mcts and ismcts do, as in expert@4"),
        ("beginner@2", "beginner does not search"),
        ("expert@", "'expert@' has no number of processes: write 1 to 60 after the @, as in expert:1s@4"),
        ("expert@0", "has no number of processes"),
        ("expert@61", "has no number of processes"),
        ("expert@-2", "has no number of processes"),
        ("expert@2:1s", "has no number of processes"),
        ("expert@2@2", "has no number of processes"),
        (f"expert@{'9' * 5000}", "has no number of processes"),
        ("clever@2", "there is no bot 'clever'"),
        ("ismcts:many@2", "'ismcts:many' has no budget"),
    ],
)
def test_a_number_of_processes_that_means_nothing_is_refused(text: str, words: str, pool: Executor) -> None:
    with pytest.raises(BotError, match=words):
        bot(text, pixies, executor=pool)


def test_without_an_executor_there_are_no_processes() -> None:
    with pytest.raises(BotError, match="'ismcts@2' searches in other processes, and there are none: leave out @2, or give bot"):
        bots("ismcts@2,random", pixies, 2)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no bot ''; there are beginner, casual, strong, expert"),
        ("clever", "there is no bot 'clever'; there are beginner, casual, strong, expert"),
        ("random:3", "random takes no number"),
        ("greedy:", "greedy takes no number"),
        ("ismcts:", "'ismcts:' has no budget: write a number of iterations"),
        ("ismcts:0", "'ismcts:0' has no budget"),
        ("ismcts:-5", "has no budget"),
        ("ismcts:many", "has no budget"),
        ("mcts:0s", "has no budget"),
        ("mcts:nans", "has no budget"),
        ("mcts:1e9s", "has no budget"),
        ("x" * 500, "there is no bot 'x{40}'"),
    ],
)
def test_a_text_that_names_none_is_refused(text: str, words: str) -> None:
    with pytest.raises(BotError, match=words):
        bot(text, pixies)


def test_a_bot_that_cannot_play_the_game_says_why() -> None:
    with pytest.raises(BotError, match="sealed_bids has no evaluation"):
        bot("greedy", sealed_bids)
