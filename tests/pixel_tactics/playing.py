"""Games played at random, positions on the way, and a position with some of everything: what tests of words and pictures look at."""

from __future__ import annotations

import random
from collections.abc import Iterator

from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.events import Event
from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.state import State
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.values import CHANCE

from .scene import Scene

__all__ = ["GAME", "TABLE", "random_game"]

GAME = PixelTacticsGame(SETS)
TABLE = Scene(
    own={"V1": "knight", "V3": "corpse witch", "R2": "alchemist"},
    rival={"V2": "witch", "F1": "knight", "R3": "corpse oracle"},
    hand=("gunner", "healer", "homunculus"),
    rival_hand=("mystic", "healer"),
).state


def random_game(options: Options, seed: int, plies: int = 100_000) -> Iterator[tuple[State, tuple[Action, ...], tuple[Event, ...]]]:
    """Each position of a game with its legal actions and the events that led to it; ends and passes are rare, so that something happens."""
    rng = random.Random(seed)
    state, events = GAME.new_game(options), ()
    found: tuple[Event, ...] = events
    for _ in range(plies):
        legal = GAME.legal_actions(state)
        yield state, legal, found
        if not legal:
            return
        weights = [
            1 if type(action).__name__ in {"EndTurn", "Move", "Switch", "Clear", "Draw"} and state.actor != CHANCE else 6
            for action in legal
        ]
        step = GAME.step(state, rng.choices(legal, weights)[0])
        state, found = step.state, step.events
