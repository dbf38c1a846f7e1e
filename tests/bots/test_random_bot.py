"""Bots."""

from __future__ import annotations

import pickle
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from boardrules import GameRef, Rng, from_state, pixel_tactics, pixies, simulate
from boardrules.bots import RandomBot


@dataclass(frozen=True)
class Peeking:
    """Looks one action ahead in a position of its own making."""

    ref: GameRef[pixies.State, pixies.Action, pixies.View, pixies.Event, pixies.Options]

    def choose(self, view: pixies.View, actions: tuple[pixies.Action, ...], rng: Rng) -> pixies.Action:
        state = self.ref.game.determinize(view, rng)
        return max(actions, key=lambda action: len(self.ref.game.legal_actions(self.ref.game.apply(state, action))))


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


def test_a_bot_that_holds_a_game_can_be_pickled_and_plays_on_a_process_pool() -> None:
    bots = (Peeking(GameRef(pixies)), RandomBot())
    assert pickle.loads(pickle.dumps(bots)) == bots
    options = pixies.Options(seats=2)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        summary = simulate(pixies, 2, options=options, bots=bots, seed=1, executor=pool)
    assert summary == simulate(pixies, 2, options=options, bots=bots, seed=1)


@pytest.mark.parametrize("made", [pixies, from_state(pixies, pixies.new_game()), pixel_tactics.game_from_pack])
def test_a_reference_to_any_game_survives_pickling(made: Any) -> None:
    made = getattr(made, "__self__", made)
    ref = GameRef(made)
    back = pickle.loads(pickle.dumps(ref))
    assert back.game.SPEC.id == made.SPEC.id
    assert back.game.new_game() == made.new_game()


def test_a_reference_to_a_module_goes_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(GameRef(pixies))).game is pixies
    assert len(pickle.dumps(GameRef(pixies))) < 200
