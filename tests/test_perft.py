"""Counting courses of play."""

from __future__ import annotations

import pytest

from boardrules import InvalidOptions, pixies
from boardrules.perft import divide, perft
from boardrules.pixies import Options
from tests.play import dealt, random_match
from tests.testing import sealed_bids


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, (1, 2, 2 * 70, 2 * 70 * 69, 2 * 70 * 69 * 68)),
        (3, (1, 3, 3 * 70, 3 * 70 * 69, 3 * 70 * 69 * 68)),
        (5, (1, 5, 5 * 70, 5 * 70 * 69)),
    ],
)
def test_luck_counts_as_an_action(seats: int, counts: tuple[int, ...]) -> None:
    assert tuple(perft(pixies, depth, options=Options(seats=seats)) for depth in range(len(counts))) == counts


def test_from_a_state_choices_multiply() -> None:
    table = ("B4_C", "B5_C", "R1_C", "Y9_X2")  # four values, so each card goes up in one way, whoever takes it
    state = dealt(*table).state
    assert [perft(pixies, depth, state=state) for depth in range(5)] == [1, 4, 4 * 3, 4 * 3 * 2, 4 * 3 * 2]


def test_each_order_of_simultaneous_choices_counts() -> None:
    state = sealed_bids.new_game()
    for _ in range(4):
        state = sealed_bids.apply(state, sealed_bids.chance_action(state, 0))
    assert perft(sealed_bids, 2, state=state) == 2 * (2 * 2)


def test_what_ends_early_does_not_count() -> None:
    whole = random_match()
    assert perft(pixies, 1, state=whole.state) == 0
    before = whole.at(whole.ply - 1)
    assert perft(pixies, 1, state=before) > 0
    assert perft(pixies, 2, state=before) == 0


def test_divide_shares_the_number_out() -> None:
    state = random_match(plies=30).state
    shares = divide(pixies, 3, state=state)
    assert tuple(action for action, _ in shares) == pixies.legal_actions(state)
    assert sum(count for _, count in shares) == perft(pixies, 3, state=state)
    assert divide(pixies, 1, options=Options(seats=2)) == tuple(
        (action, 1) for action in pixies.legal_actions(pixies.new_game(Options(seats=2)))
    )


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(ValueError, match="depth must be 0 or more, not -1"):
        perft(pixies, -1)
    with pytest.raises(ValueError, match="depth must be 1 or more, not 0"):
        divide(pixies, 0)
    with pytest.raises(ValueError, match="a state has its options already"):
        perft(pixies, 1, options=Options(), state=pixies.new_game())
    with pytest.raises(InvalidOptions):
        perft(pixies, 1, options=Options(seats=6))
