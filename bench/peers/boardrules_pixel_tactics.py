"""boardrules itself: Pixel Tactics through the checked public API, the luck dealt card by card by a dealer of each game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.common import Contestant, Looped, Peer
from boardrules import Dealer, pixel_tactics

__all__ = ["PEER", "play"]


def play(rng: Random) -> int:
    """One game. Making the dealer and answering its chance points is part of the time."""
    dealer = Dealer(seed=rng.getrandbits(64))
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    steps = 0
    while actions := pixel_tactics.legal_actions(state):
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, actions[rng.randrange(len(actions))]))
        steps += 1
    return steps


def _load(_: Path | None) -> Contestant:
    return Looped(play, "this tree")


PEER = Peer("boardrules", "Pixel Tactics, edition en: legal_actions + apply (checked), Dealer", _load)
