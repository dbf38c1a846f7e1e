"""States of Chibitactics in the middle of something, and the same with frames that are not as they were."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import tests.stacks
from boardrules import chibitactics as ct
from tests.chibitactics.packs import everything

__all__ = ["GAME", "in_the_middle", "mutants"]

GAME: Final = ct.with_cards(ct, everything())
OPTIONS: Final = (
    ct.Options(seats=2, squad_size=4, map="ring"),
    ct.Options(seats=3, squad_size=3, map="ring", house=ct.HouseRules(aiming_roll=True, squad_engages=True)),
    ct.Options(seats=4, squad_size=2, map="ring", house=ct.HouseRules(victory="wounded", scouts="all")),
)
WORDS: Final = ("", "x", "gnaw", "ort-1", "sprout-0-1", "caster.mine", "ansel!totem", "walk", "sees-all")


@cache
def in_the_middle(games: int = 2) -> tuple[ct.State, ...]:
    """States with something on the stack, of random games; those that end turns less often, so that skills are declared."""
    found: list[ct.State] = []
    for number, options in enumerate(OPTIONS):
        for seed in range(games):
            rng = Random(100 * number + seed)
            state = GAME.new_game(options)
            while actions := GAME.legal_actions(state):
                if state.stack and state.phase == "play":
                    found.append(state)
                others = [action for action in actions if not isinstance(action, ct.EndTurn)]
                state = GAME.apply_unchecked(state, rng.choice(others if others and rng.random() < 0.9 else actions))
    return tuple(found)


def mutants(states: tuple[ct.State, ...], n: int, seed: int) -> Iterator[ct.State]:
    """*n* of *states* with frames that were changed at random."""
    return tests.stacks.mutants(states, ct.Frame, n, seed=seed, words=WORDS)
