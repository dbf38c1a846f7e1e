"""Which cards players of Pixel Tactics keep in their hands: the weights ``kept NAME`` of its model, a part of ``tools.train_leaf``.

Two searches play. At some decisions the hand of the rival is noted, as far as the seat to act does not see it, with all cards that might
be in it. The weights are those with which such hands are most likely, if cards come into a hand one after another, each with a
probability in proportion to its weight. A card that is best played early is seldom kept, one for later is kept often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from boardrules import Dealer, Seat, pixel_tactics
from boardrules.bots import ISMCTSBot
from boardrules.pixel_tactics._knowledge.visibility import seen_cards
from boardrules.pixel_tactics._leaf import KEPT
from boardrules.pixel_tactics._types.cards import name_of

ITERATIONS: Final = 20
"""The iterations of the searches that play."""
EVERY: Final = 3
"""One decision in this many is noted."""
STEPS: Final = 30
FEW: Final = 3.0
"""The number of imagined hands in which every card has the average weight: they keep the weight of a rarely seen card near it."""
DAMPED: Final = 0.7
"""The exponent of a step, below 1 so that the steps do not swing."""


class Hand(NamedTuple):
    """The cards in a hand that a rival does not see, and all cards that he must think possible there."""

    held: tuple[str, ...]
    possible: tuple[str, ...]


def hands(seed: str) -> list[Hand]:
    """Return hands of one game between two searches."""
    dealer, minds = Dealer(seed), (Random(f"{seed}/0"), Random(f"{seed}/1"))  # noqa: S311  (games, no secrets)
    bot = ISMCTSBot(pixel_tactics, ITERATIONS)
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    found: list[Hand] = []
    decisions = 0
    while acting := pixel_tactics.to_act(state):
        seat = acting[0]
        legal, view = pixel_tactics.legal_actions(state, seat), pixel_tactics.view(state, seat)
        if len(legal) > 1 and state.phase == "play":
            decisions += 1
            if decisions % EVERY == 0:
                found.append(_hand(state, view, Seat(1 - seat)))
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, bot.choose(view, legal, minds[seat])))
    return [hand for hand in found if hand.held]


def _hand(state: pixel_tactics.State, view: pixel_tactics.View, rival: Seat) -> Hand:
    player, seen = state.players[rival], seen_cards(view)
    deck = (*player.deck.top, *player.deck.bottom)
    held, lying = ([card.card for card in cards if card.card is not None] for cards in (player.hand, deck))
    some, every = ([name_of(card) for card in cards if card not in seen] for cards in (held, [*held, *lying, *player.deck.rest]))
    return Hand(tuple(some), tuple(every))


def fit(found: Sequence[Hand]) -> dict[str, float]:
    """Return the weight of each card, 1 for an average one."""
    weights = dict.fromkeys(sorted({name for hand in found for name in hand.possible}), 1.0)
    held = Counter(name for hand in found for name in hand.held)
    for _ in range(STEPS):
        expected = dict.fromkeys(weights, 0.0)
        for hand in found:
            share = len(hand.held) / sum(weights[name] for name in hand.possible)
            for name in hand.possible:
                expected[name] += min(share * weights[name], 1.0)
        for name, weight in weights.items():
            weights[name] = weight * ((held[name] + FEW) / (expected[name] + FEW * weight)) ** DAMPED
        mean = exp(sum(map(log, weights.values())) / len(weights))
        weights = {name: weight / mean for name, weight in weights.items()}
    return {f"{KEPT}{name}": round(weight, 2) for name, weight in weights.items()}
