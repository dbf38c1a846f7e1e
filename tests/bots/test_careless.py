"""The bot that makes mistakes: as many as it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from boardrules import Rng
from boardrules.bots import CarelessBot


class First:
    """A bot that takes the first action."""

    def choose(self, view: object, actions: Sequence[int], rng: Rng) -> int:  # noqa: ARG002  (of the protocol)
        return actions[0]


@pytest.mark.parametrize("mistakes", [0.0, 0.25, 0.7, 1.0])
def test_mistakes_are_as_frequent_as_their_probability(mistakes: float) -> None:
    rng, careless = Random(5), CarelessBot(First(), mistakes)
    chosen = [careless.choose(None, tuple(range(100)), rng) for _ in range(4000)]
    assert sum(action != 0 for action in chosen) == pytest.approx(4000 * mistakes * 0.99, abs=120)
    if mistakes:
        assert set(chosen) == set(range(100))


@pytest.mark.parametrize("mistakes", [-0.1, 1.5, float("nan")])
def test_a_number_that_is_no_probability_is_refused(mistakes: float) -> None:
    with pytest.raises(ValueError, match="mistakes must be a probability from 0 to 1"):
        CarelessBot(First(), mistakes)
