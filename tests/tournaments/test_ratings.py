"""Ratings. These need choix."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import combinations
from random import Random

import pytest

from boardrules.tournaments import Result, ratings
from boardrules.values import Seat

pytestmark = pytest.mark.skipif(find_spec("choix") is None, reason="ratings need choix")

STRENGTHS = {"a": 250.0, "b": 100.0, "c": 0.0, "d": -100.0, "e": -250.0}


def games(seats: int, each: int, seed: int) -> list[Result]:
    """Games whose winner is drawn by the strengths."""
    rng = Random(seed)
    found: list[Result] = []
    for table in combinations(STRENGTHS, seats):
        weights = [10 ** (STRENGTHS[player] / 400) for player in table]
        found.extend([Result(1, table, (Seat(rng.choices(range(seats), weights)[0]),)) for _ in range(each)])
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_known_order_is_recovered(seats: int) -> None:
    rated = ratings(games(seats, 400, 1))
    assert [rating.player for rating in rated] == list(STRENGTHS)
    for rating in rated:
        assert abs(rating.rating - STRENGTHS[rating.player]) < 60


@pytest.mark.parametrize("seats", [2, 3])
def test_intervals_hold_the_truth_about_as_often_as_they_say(seats: int) -> None:
    held = [rating.low <= STRENGTHS[rating.player] <= rating.high for seed in range(40) for rating in ratings(games(seats, 60, seed))]
    assert 0.9 <= sum(held) / len(held) <= 0.99


def test_who_wins_everything_has_a_finite_rating() -> None:
    first, second = ratings([Result(1, ("a", "b"), (Seat(0),))] * 10)
    assert (first.player, second.player) == ("a", "b")
    assert first.rating == pytest.approx(-second.rating)
    assert first.rating < 500


def test_drawn_games_make_equals() -> None:
    first, second = ratings([Result(1, ("a", "b"), (Seat(0), Seat(1)))] * 10)
    assert first.rating == pytest.approx(0.0)
    assert second.rating == pytest.approx(0.0)
