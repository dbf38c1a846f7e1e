"""Games that break the law about what views are worth; Sealed Bids itself has no evaluation, so each brings one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from boardrules import Seat
from boardrules.toolkit.evaluation import finished, guessed, seated
from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import View


def evaluate(view: View) -> float:
    """By how many points the seat leads; at the end, when all is shown, whether it has won."""
    seat = seated(view.viewer)
    scores = list(view.points)
    for at, cards in enumerate(view.dug_up):
        scores[at] += sum(int(card[1:]) % 2 for card in cards)
    winners = [at for at, score in enumerate(scores) if score == max(scores)]
    if over(view):
        return finished([Seat(at) for at in winners], len(scores), seat)
    return guessed(scores[seat] - max(score for at, score in enumerate(scores) if at != seat))


def over(view: View) -> bool:
    return bool(view.dug_up)


def evaluated(made: Callable[[View], float] = evaluate) -> SealedBids:
    return rigged(evaluate=made)


@breaks("evaluation")
def a_winner_is_not_sure() -> SealedBids:
    return evaluated(lambda view: evaluate(view) * 0.9)


@breaks("evaluation")
def a_view_is_worth_more_than_a_victory() -> SealedBids:
    return evaluated(lambda view: evaluate(view) if over(view) else 1.5)


@breaks("evaluation")
def a_value_is_no_float() -> SealedBids:
    return evaluated(lambda view: evaluate(view) if over(view) else 0 * seated(view.viewer))


@breaks("evaluation")
def a_value_that_changes() -> SealedBids:
    calls = count()
    return evaluated(lambda view: evaluate(view) if over(view) else guessed(next(calls)) + 0 * seated(view.viewer))


@breaks("evaluation")
def the_view_of_a_spectator_is_worth_something() -> SealedBids:
    return evaluated(lambda view: 0.0 if view.viewer is None else evaluate(view))
