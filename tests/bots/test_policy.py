"""A bot whose choices come from a function of numbers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardrules import Seat, pixies
from boardrules.bots import BotError, PolicyBot
from tests.bots.tables import some
from tests.testing import sealed_bids

TWO = pixies.Options(seats=2)


class Array(list[float]):
    """Has ``__index__`` and is no number, as arrays of numpy have it."""

    def __index__(self) -> int:
        raise TypeError("only scalar arrays can be converted to an index")


def test_a_policy_gets_what_the_seat_observes_and_the_numbers_of_its_own_space() -> None:
    got: list[tuple[object, ...]] = []

    def noting(observation: tuple[int, ...], legal: tuple[int, ...], view: pixies.View) -> int:
        got.append((observation, legal, view))
        return legal[0]

    for state, seat in some(pixies, TWO, 6):
        view, actions = pixies.view(state, seat), pixies.legal_actions(state, seat)
        assert PolicyBot(pixies, noting, TWO).choose(view, actions, Random(1)) == actions[0]
        own = pixies.action_space(TWO).of(seat)
        assert got.pop() == (pixies.observe(view), tuple(own.index(action) for action in actions), view)


@pytest.mark.parametrize("kind", [list, tuple, Array])
def test_actions_are_drawn_by_their_weights(kind: Any) -> None:
    state, seat = some(pixies, TWO, 1)[0]
    view, actions = pixies.view(state, seat), pixies.legal_actions(state, seat)
    bot = PolicyBot(pixies, lambda _observation, legal, _view: kind([0.0, 3.0, *[0.0] * (len(legal) - 3), 1.0]), TWO)
    rng = Random(1)
    counts = Counter(bot.choose(view, actions, rng) for _ in range(400))
    assert set(counts) == {actions[1], actions[-1]}
    assert 250 < counts[actions[1]] < 350


@pytest.mark.parametrize("weights", [[1.0], [0.0] * 9, [-1.0, *[1.0] * 8], [float("inf")] * 9, [float("nan")] * 9, object()])
def test_weights_that_are_none_are_refused(weights: Any) -> None:
    state = pixies.set_up(pixies.setup(options=TWO, picks=3, table=("B1_S6",), areas={1: "R1_C . . . . . . . ."}))
    actions = (*pixies.legal_actions(state), *pixies.legal_actions(state))[:2] * 5
    with pytest.raises(ValueError, match="a policy returns a legal number, or 9 weights"):
        PolicyBot(pixies, lambda *_: weights, TWO).choose(pixies.view(state, Seat(1)), actions[:9], Random(1))


def test_a_number_that_is_not_legal_is_refused() -> None:
    state, seat = some(pixies, TWO, 1)[0]
    with pytest.raises(ValueError, match="the policy chose 699, which is not one of the 4 legal numbers"):
        PolicyBot(pixies, lambda *_: 699, TWO).choose(pixies.view(state, seat), pixies.legal_actions(state, seat), Random(1))


def test_a_game_without_numbers_is_refused() -> None:
    with pytest.raises(BotError, match=r"sealed_bids has no numbers for its actions and views \(boardrules.Numbering\)"):
        PolicyBot(sealed_bids, lambda _observation, legal, _view: legal[0])
