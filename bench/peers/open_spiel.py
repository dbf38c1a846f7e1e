"""OpenSpiel 2: its C++ crazy_eights for two, by ``child``, which makes a new state at every step, and by ``apply_action`` in place.

At a chance node OpenSpiel offers two ways to see the outcomes. ``chance_outcomes`` gives pairs with probabilities, and is what
its own examples use; ``legal_actions`` gives the bare outcomes and is a good deal faster. In crazy_eights all outcomes of a
chance node are equally likely, so drawing from ``legal_actions`` is right, and neither ``is_terminal`` nor ``is_chance_node`` need be
asked: a state without legal actions is the end. This smallest loop counts luck as steps; the census says which share decisions are.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.peers.common import Census, Contestant, Count, Looped, NotInstalled, Peer, Play, package_version

__all__ = ["BY_OUTCOMES", "IN_PLACE", "PEER"]


def _by_child() -> Play:
    import pyspiel  # noqa: PLC0415  (may not be installed)

    game = pyspiel.load_game("crazy_eights", {"players": 2})

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while actions := state.legal_actions():
            state = state.child(actions[rng.randrange(len(actions))])
            steps += 1
        return steps

    return play


def _in_place() -> Play:
    import pyspiel  # noqa: PLC0415  (may not be installed)

    game = pyspiel.load_game("crazy_eights", {"players": 2})

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while actions := state.legal_actions():
            state.apply_action(actions[rng.randrange(len(actions))])
            steps += 1
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


def _count() -> Count:
    import pyspiel  # noqa: PLC0415  (may not be installed)

    game = pyspiel.load_game("crazy_eights", {"players": 2})

    def count(rng: Random) -> Census:
        state = game.new_initial_state()
        steps = decisions = forced = 0
        while actions := state.legal_actions():
            luck = state.is_chance_node()
            decisions += not luck
            forced += not luck and len(actions) == 1
            state.apply_action(actions[rng.randrange(len(actions))])
            steps += 1
        return Census(steps, decisions, forced)

    return count


def _load(_: Path | None) -> Contestant:
    found = package_version("open_spiel")
    try:
        return Looped(_by_child(), found, _count())
    except ImportError as fault:
        raise NotInstalled(str(fault)) from None


def _load_in_place(_: Path | None) -> Contestant:
    found = package_version("open_spiel")
    try:
        return Looped(_in_place(), found, _count())
    except ImportError as fault:
        raise NotInstalled(str(fault)) from None


def _load_by_outcomes(_: Path | None) -> Contestant:
    found = package_version("open_spiel")
    try:
        return Looped(_by_chance_outcomes(), found, _count())
    except ImportError as fault:
        raise NotInstalled(str(fault)) from None


PEER = Peer("open_spiel", "crazy_eights, 2 players: legal_actions + child, luck from legal_actions", _load, 0.5, 0.65)
IN_PLACE = Peer("open_spiel_in_place", "the same with apply_action, in place", _load_in_place)
BY_OUTCOMES = Peer("open_spiel_outcomes", "by child, luck from chance_outcomes, the loop of its own examples", _load_by_outcomes)
