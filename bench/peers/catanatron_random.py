"""Catanatron: its own random players, whole games of Settlers of Catan with ``Game.play``; a decision is counted as a step, forced or not.

The game ends as Catanatron ends it, with 10 points or after 1,000 turns. Its random players draw from the module ``random``, which the
game itself seeds. Both numbers of players are measured; the target stands against the faster one.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.peers.common import Census, Contestant, Looped, Peer, package_version

__all__ = ["FOR_TWO", "PEER"]


def _load(seats: int) -> Contestant:
    found = package_version("catanatron")
    from catanatron.game import TURNS_LIMIT, Game  # noqa: PLC0415  (may not be installed)
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    def play(rng: Random) -> int:
        game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=rng.getrandbits(32))
        game.play()
        return len(game.state.actions)

    def count(rng: Random) -> Census:
        game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=rng.getrandbits(32))
        forced = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
        steps = len(game.state.actions)
        return Census(steps, steps, forced)

    return Looped(play, found, count)


def _four(_: Path | None) -> Contestant:
    return _load(4)


def _two(_: Path | None) -> Contestant:
    return _load(2)


PEER = Peer("catanatron", "Settlers of Catan, 4 random players: Game.play", _four)
FOR_TWO = Peer("catanatron_2", "the same, 2 random players", _two, 1)
