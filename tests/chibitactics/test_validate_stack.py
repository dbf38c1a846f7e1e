"""States in the middle of something: those of games are sound, and those with other frames are refused or can be played on.

``BOARDRULES_MUTATIONS`` says how many changed states are tried (600 if it is not set).
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.codec import from_json, to_json
from boardrules.values import Seat
from tests.chibitactics.scene import scene
from tests.chibitactics.stacks import GAME, in_the_middle, mutants

MUTATIONS = int(os.environ.get("BOARDRULES_MUTATIONS", "600"))
SEED = int(os.environ.get("BOARDRULES_SEED", "5"))
PLIES = 20
WIDE: Final = scene()
DECLARED: Final = ct.Declared("ansel-0", "ansel.blade", 0, "moss-1", start=0)
DIE: Final = ct.Die(Seat(0), "ansel-0", "blade", 4)


def play_on(state: ct.State, rng: Random) -> None:
    """Some plies at random, with all that a host asks of a state on the way."""
    view = GAME.view(state, None)
    assert GAME.determinize(view, rng) == state
    if rng.random() < 0.02:
        GAME.render_text(view)
    for _ in range(PLIES):
        legal = GAME.legal_actions(state)
        assert bool(legal) == bool(GAME.to_act(state))
        for seat in GAME.seats(state):
            GAME.pending(state, seat)
        if not legal:
            return
        assert {action.by for action in legal} == {*GAME.to_act(state)}
        state = GAME.apply(state, rng.choice(legal))


def faults(*stack: ct.Frame) -> list[str]:
    """The messages about *stack* in a sound position."""
    state = WIDE.state
    return [violation.message for violation in WIDE.game.validate(replace(state, stack=stack)) if violation.path.startswith("$.stack")]


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ((ct.AbilityRoll(Seat(0), "ansel-0"), DECLARED, DIE), "no die is being rolled for this AbilityRoll"),
        ((DECLARED, ct.Reaction("moss-1", "moss.club", "ansel-0"), DECLARED, DIE), "no die is being rolled for this Reaction"),
        ((DIE, DECLARED, DIE), "a Die cannot lie at the bottom"),
        ((DECLARED, DIE, ct.TurnEnd(Seat(0), "open"), ct.Opening(1)), "a TurnEnd cannot lie on a Die"),
        ((replace(DECLARED, stage="way"), DIE), "a way is being chosen, but no seat is asked for it"),
        ((DECLARED, ct.Die(Seat(0), "ansel-0", "blade", 0)), "this Die does not fit the Declared that it lies on"),
        ((DECLARED,), "a Declared waits for nothing, so it cannot be on top"),
        ((replace(DECLARED, cell=999), DIE), "a Declared names a seat, unit, card, skill or cell that it cannot name"),
    ],
)
def test_a_stack_that_cannot_be_resumed_is_refused(stack: tuple[ct.Frame, ...], message: str) -> None:
    assert faults(DECLARED, DIE) == []
    assert message in faults(*stack)


@pytest.mark.rule("CT-H-72")
def test_a_savage_is_offered_its_attacks_and_not_its_movement() -> None:
    attack, movement = ct.SkillOption("spit"), ct.SkillOption("walk")
    asked = [state for state in in_the_middle(4) if isinstance(top := state.stack[-1], ct.Choice) and attack in top.options]
    assert asked
    for state in asked:
        choice = state.stack[-1]
        assert isinstance(choice, ct.Choice)
        changed = replace(state, stack=(*state.stack[:-1], replace(choice, options=(attack, movement))))
        assert not GAME.validate(state)
        assert [violation.path for violation in GAME.validate(changed)] == [f"$.stack[{len(state.stack) - 1}]"]


def test_every_state_of_a_game_is_sound() -> None:
    states = in_the_middle()
    assert len(states) > 300
    for state in states:
        assert GAME.validate(state) == ()
        assert from_json(ct.State, to_json(state)) == state


def test_a_state_with_other_frames_is_refused_or_can_be_played_on() -> None:
    rng = Random(SEED)
    verdicts = Counter[bool]()
    for state in mutants(in_the_middle(max(2, min(MUTATIONS // 5000, 10))), MUTATIONS, SEED):
        refused = bool(GAME.validate(state))
        verdicts[refused] += 1
        if not refused:
            try:
                play_on(state, rng)
            except Exception as error:
                error.add_note(f"{to_json(state.stack).decode()} turn {state.clock.turn} phase {state.phase}")
                raise
    assert min(verdicts.values()) > MUTATIONS // 50, verdicts
