"""OpenSpiel 2: its C++ crazy_eights for two, immutable: every move, luck included, makes a new state with ``child``.

At a chance node OpenSpiel offers two ways to see the outcomes. ``chance_outcomes`` gives pairs with probabilities, and is what
its own examples use; ``legal_actions`` gives the bare outcomes and is a good deal faster. In crazy_eights all outcomes of a
chance node are equally likely, so drawing from ``legal_actions`` is right: the target is set against this faster way, and the
other one is measured beside it. The loop is the usual one, asking ``is_terminal`` each time.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.peers.common import Contestant, Looped, NotInstalled, Peer, Play, package_version

__all__ = ["BY_OUTCOMES", "PEER"]


def _by_legal_actions() -> Play:
    import pyspiel  # noqa: PLC0415  (may not be installed)

    game = pyspiel.load_game("crazy_eights", {"players": 2})

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                steps += 1
            actions = state.legal_actions()
            state = state.child(actions[rng.randrange(len(actions))])
        return steps

    return play


def _by_chance_outcomes() -> Play:
    import pyspiel  # noqa: PLC0415  (may not be installed)

    game = pyspiel.load_game("crazy_eights", {"players": 2})

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state = state.child(outcomes[rng.randrange(len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state = state.child(actions[rng.randrange(len(actions))])
                steps += 1
        return steps

    return play


def _load(_: Path | None) -> Contestant:
    found = package_version("open_spiel")
    try:
        return Looped(_by_legal_actions(), found)
    except ImportError as fault:
        raise NotInstalled(str(fault)) from None


def _load_by_outcomes(_: Path | None) -> Contestant:
    found = package_version("open_spiel")
    try:
        return Looped(_by_chance_outcomes(), found)
    except ImportError as fault:
        raise NotInstalled(str(fault)) from None


PEER = Peer("open_spiel", "crazy_eights, 2 players: legal_actions + child, luck from legal_actions", _load, 0.5, 0.7)
BY_OUTCOMES = Peer("open_spiel_outcomes", "the same, luck from chance_outcomes", _load_by_outcomes)
