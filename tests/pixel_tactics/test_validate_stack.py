"""States in the middle of something: those of games are sound, and those with other frames are refused or can be played on.

``BOARDRULES_MUTATIONS`` says how many changed states are tried (600 if it is not set).
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

from boardrules.pixel_tactics._types_state import State
from boardrules.values import from_json, to_json
from tests.pixel_tactics.scene import GAME
from tests.pixel_tactics.stacks import in_the_middle, mutants

MUTATIONS = int(os.environ.get("BOARDRULES_MUTATIONS", "600"))
PLIES = 20


def play_on(state: State, rng: Random) -> None:
    """Some plies at random, with all that a host asks of a state on the way."""
    for _ in range(PLIES):
        legal = GAME.legal_actions(state)
        assert bool(legal) == bool(GAME.to_act(state))
        for seat in GAME.seats(state):
            GAME.pending(state, seat)
        if not legal:
            return
        assert {action.by for action in legal} <= ({*GAME.seats(state)} if state.phase == "leaders" else {state.actor})
        state = GAME.apply(state, rng.choice(legal))


def test_every_state_of_a_game_is_sound() -> None:
    states = in_the_middle()
    assert len(states) > 300
    for state in states:
        assert GAME.validate(state) == ()
        assert from_json(State, to_json(state)) == state


def test_a_state_with_other_frames_is_refused_or_can_be_played_on() -> None:
    rng = Random(5)
    verdicts = Counter[bool]()
    for state in mutants(in_the_middle(max(2, min(MUTATIONS // 1000, 12))), MUTATIONS, 5):
        refused = bool(GAME.validate(state))
        verdicts[refused] += 1
        if not refused:
            try:
                play_on(state, rng)
            except Exception as error:
                error.add_note(f"{to_json(state.stack).decode()} actor {state.actor} phase {state.phase}")
                raise
    assert min(verdicts.values()) > MUTATIONS // 50, verdicts
