"""Bots by a short text."""

from __future__ import annotations

import pytest

from boardrules import RandomBot, pixies
from boardrules.bots import BotError, GreedyBot, ISMCTSBot, MCTSBot, bot, bots
from tests.testing import sealed_bids


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
