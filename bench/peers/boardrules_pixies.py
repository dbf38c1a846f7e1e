"""boardrules itself: Pixies for two, through the checked public API, the luck dealt card by card by a dealer of each game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.common import Contestant, Looped, Peer
from boardrules import Dealer, pixies

__all__ = ["PEER", "play"]


def play(rng: Random) -> int:
    """One game. Making the dealer and answering its chance points is part of the time."""
    dealer = Dealer(seed=rng.getrandbits(64))
    state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=2)))
    steps = 0
    while actions := pixies.legal_actions(state):
        state = dealer.deal(pixies, pixies.apply(state, actions[rng.randrange(len(actions))]))
        steps += 1
    return steps


def _load(_: Path | None) -> Contestant:
    return Looped(play, "this tree")


PEER = Peer("boardrules", "Pixies, 2 seats: legal_actions + apply (checked), Dealer", _load)
