"""Games that break the law about luck dealt in one go; Sealed Bids itself deals none so, so each brings a function."""

from __future__ import annotations

from collections.abc import Callable

from tests.testing import sealed_bids as sound
from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import State


def one(state: State, draw: Callable[[int], int]) -> State:
    """One outcome."""
    return sound.step_unchecked(state, sound.chance_action(state, draw(sound.chance(state)))).state


def deal_luck(state: State, draw: Callable[[int], int]) -> State:
    while sound.chance(state):
        state = one(state, draw)
    return state


def deals(function: Callable[[State, Callable[[int], int]], State] = deal_luck) -> SealedBids:
    return rigged(deal_luck=function)


@breaks("dealing")
def luck_that_is_left() -> SealedBids:
    return deals(lambda state, draw: one(state, draw) if sound.chance(state) else state)


@breaks("dealing")
def an_outcome_nobody_drew() -> SealedBids:
    return deals(lambda state, draw: deal_luck(state, lambda n: n - 1 - draw(n)))


@breaks("dealing")
def too_few_outcomes_to_draw_from() -> SealedBids:
    return deals(lambda state, draw: deal_luck(state, lambda n: draw(max(1, n - 1))))


@breaks("dealing")
def luck_that_is_not_due() -> SealedBids:
    return deals(lambda state, draw: deal_luck(state, draw) if sound.chance(state) or draw(2) else state)
