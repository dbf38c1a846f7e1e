"""States in the middle of something: those of games are sound, and those with other frames are refused or can be played on.

``BOARDRULES_MUTATIONS`` says how many changed states are tried (600 if it is not set).
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from boardrules.codec import from_json, to_json
from boardrules.pixel_tactics._types.bindings import Bindings, Counted, HeroCause, Picked
from boardrules.pixel_tactics._types.stack import DrawFrame, Frame, StartFrame, TextFrame
from boardrules.pixel_tactics._types.state import Budget, State
from boardrules.pixel_tactics._types.values import Area
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene
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


def faults(state: State, *stack: Frame, actor: int | None = None) -> list[tuple[str, str]]:
    """What is wrong with a state that has another stack, as paths and messages."""
    actor = state.actor if actor is None else actor
    found = GAME.validate(replace(state, stack=stack or state.stack, actor=Seat(actor)))
    return [(violation.path.removeprefix("$."), violation.message) for violation in found]


def asked() -> tuple[State, TextFrame]:
    """A text that asks for a card in play, and its frame."""
    scene = Scene(own={"V1": "knight"}, rival={"V1": "witch", "V2": "healer"}, hand=("assassin",))
    state = scene.play("order assassin", waiting=0).state
    frame = state.stack[-1]
    assert isinstance(frame, TextFrame)
    assert GAME.validate(state) == ()
    return state, frame


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"text": "assassin.X"}, "text", "there is no text 'assassin.X'"),
        ({"at": "0.then.0"}, "at", "there is no place '0.then.0' in assassin.O"),
        ({"at": "7"}, "at", "there is no place '7' in assassin.O"),
        ({"you": 2}, "you", "there is no seat 2"),
        ({"source": "0.nobody"}, "source", "there is no card '0.nobody'"),
        ({"loops": (("0.knight",),)}, "loops", "assassin.O is in 0 loops at 0"),
        ({"progress": Counted(1)}, "progress", "progress of this kind does not occur at 0 of assassin.O"),
        ({"progress": Picked(("3.knight",))}, "progress", "there is no card '3.knight'"),
        ({"bound": Bindings(cause=HeroCause("0.knight"))}, "bound.cause", "assassin.O is set off by nothing"),
        ({"bound": Bindings(it=("x",))}, "bound.it", "there is no card 'x'"),
        ({"bound": Bindings(area=Area("V", Seat(2)))}, "bound.area.seat", "there is no seat 2"),
    ],
)
def test_a_text_that_names_what_there_is_not_is_refused(change: dict[str, Any], path: str, message: str) -> None:
    state, frame = asked()
    assert (f"stack[1].{path}", message) in faults(state, state.stack[0], replace(frame, **change))


def test_a_stack_that_asks_nobody_or_another_seat_is_refused() -> None:
    state, frame = asked()
    assert faults(state, actor=1) == [("actor", "the frame on top asks seat 0")]
    assert faults(state, state.stack[0], replace(frame, at="end")) == [("stack[1]", "this frame waits for no answer")]


def test_a_frame_on_one_that_did_not_begin_it_is_refused() -> None:
    state, frame = asked()
    order = state.stack[0]
    assert faults(state, frame) == [("stack[0]", "the text of the order of 0.assassin does not lie on that order")]
    assert faults(state, order) == [("stack[0]", "this frame waits for no answer")]
    assert faults(state, DrawFrame(Seat(0), 1, "hand"), order, frame) == [("stack[0]", "OrderFrame cannot lie on DrawFrame")]
    assert ("stack[2]", "StartFrame lies on another frame, but belongs at the bottom") in faults(state, order, frame, StartFrame("turn"))
    other = replace(order, card="0.knight", played=False)
    assert ("stack[1]", "the text on the order of 0.knight is not the text of that order") in faults(state, other, frame)


def test_a_played_order_is_being_resolved() -> None:
    state, _ = asked()
    found = GAME.validate(replace(state, resolving=()))
    assert "stack[0].card" in [violation.path.removeprefix("$.") for violation in found]


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


@pytest.mark.rule("PT-FLOW-2")
def test_fewer_actions_than_none_are_refused() -> None:
    found = GAME.validate(replace(Scene().state, budget=Budget(-1)))
    assert [(violation.path, violation.rule) for violation in found] == [("$.budget.actions", "PT-FLOW-2")]
