"""boardrules itself, through the checked public API, the luck dealt card by card by a dealer of each game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TypeVar

from bench.peers.common import Contestant, Looped, Peer, Play
from boardrules import Dealer, Game, pixel_tactics, pixies

__all__ = ["PIXEL_TACTICS", "PIXIES", "player"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (options, as in the library)


def player(game: Game[S, A, V, E, O], options: O | None = None) -> Play:
    """Plays one random game of *game*. Making the dealer and answering its chance points is part of the time."""

    def play(rng: Random) -> int:
        dealer = Dealer(seed=rng.getrandbits(64))
        state = dealer.deal(game, game.new_game(options))
        steps = 0
        while actions := game.legal_actions(state):
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
            steps += 1
        return steps

    return play


def _pixies(_: Path | None) -> Contestant:
    return Looped(player(pixies, pixies.Options(seats=2)), "this tree")


def _pixel_tactics(_: Path | None) -> Contestant:
    return Looped(player(pixel_tactics), "this tree")


PIXIES = Peer("boardrules", "Pixies, 2 seats: legal_actions + apply (checked), Dealer", _pixies)
PIXEL_TACTICS = Peer("boardrules", "Pixel Tactics, edition en: legal_actions + apply (checked), Dealer", _pixel_tactics)
