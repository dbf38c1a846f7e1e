"""How the games are played from which the models of positions are learned."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy")

from boardrules import Seat, pixel_tactics
from tools.train_leaf import SEARCHED, Learned, play


def test_the_games_of_a_later_round_are_played_by_the_weights_of_the_round_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHED, "pixel_tactics", 2)
    first = play("pixel_tactics", None, "test")
    assert len(first) > 10
    assert play("pixel_tactics", None, "test") == first
    assert play("pixel_tactics", {"leader life": -1.0}, "test") != first


def test_walkers_of_a_learned_game_value_positions_by_its_weights() -> None:
    learned, rng = Learned(pixel_tactics, {"leader life": 1.0}), Random(2)
    one, other = (game.trained_walker(pixel_tactics.new_game(), Random(1)) for game in (learned, pixel_tactics))
    for _ in range(60):
        k = rng.randrange(len(one.legal()))
        one.play(k)
        other.play(k)
    assert learned.SPEC is pixel_tactics.SPEC
    assert one.evaluate(Seat(0)) != other.evaluate(Seat(0))
