"""RLCard: its uno environment for two. ``step`` returns the observation with the legal actions, as every agent there gets it.

One environment is made once and reset for each game, which is how RLCard is used; making it is not in the measured time.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.peers.common import Contestant, Looped, Peer, package_version

__all__ = ["PEER"]


def _load(_: Path | None) -> Contestant:
    found = package_version("rlcard")
    import rlcard  # noqa: PLC0415  (may not be installed)

    env = rlcard.make("uno", config={"seed": 1})

    def play(rng: Random) -> int:
        state, _player = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _player = env.step(actions[rng.randrange(len(actions))])
            steps += 1
        return steps

    return Looped(play, found)


PEER = Peer("rlcard", "uno environment, 2 players: step", _load, 3)
