"""Bots."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from boardrules.bots import RandomBot


def test_a_random_bot_takes_each_action_equally_often() -> None:
    rng = Random(7)
    counts = Counter(RandomBot().choose(None, ("a", "b", "c"), rng) for _ in range(3000))
    assert set(counts) == {"a", "b", "c"}
    assert all(900 < count < 1100 for count in counts.values())


def test_a_random_bot_draws_nothing_but_from_its_rng() -> None:
    actions = tuple(range(100))
    assert [RandomBot().choose(None, actions, Random(seed)) for seed in range(20)] == [
        RandomBot().choose(None, actions, Random(seed)) for seed in range(20)
    ]


def test_random_bots_are_equal_values_and_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(RandomBot())) == RandomBot()


def test_without_an_action_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="empty range"):
        RandomBot().choose(None, (), Random(7))
