"""What the strategies draw keeps the contract."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules import BaseAction, Refusal, Seat, pixies, verify
from boardrules.testing import option_grid, strategies
from boardrules.testing.strategies import Play
from tests.testing import sealed_bids
from tests.testing.rigging import with_spec
from tests.testing.sealed_bids import Action, Event, Options, State


@given(strategies.options(pixies))
def test_options_can_be_played_with(options: pixies.Options) -> None:
    assert pixies.new_game(options).options == options


@given(strategies.plays(sealed_bids))
def test_a_play_is_a_path_of_legal_actions(play: Play[State, Action, Event, Options]) -> None:
    assert play.states[0] == sealed_bids.new_game(play.options)
    assert len(play.states) == len(play.actions) + 1 == len(play.events) + 1
    assert play.state is play.states[-1]
    for before, action, after in zip(play.states, play.actions, play.states[1:], strict=False):
        assert sealed_bids.apply(before, action) == after


@given(strategies.plays(sealed_bids, options=st.just(Options(seats=3)), max_plies=5))
def test_a_play_can_be_bounded(play: Play[State, Action, Event, Options]) -> None:
    assert play.options == Options(seats=3)
    assert len(play.actions) <= 5


@given(strategies.states(pixies, max_plies=60))
def test_states_have_no_fault(state: pixies.State) -> None:
    assert pixies.validate(state) == ()


@given(st.data())
def test_actions_are_legal(data: st.DataObject) -> None:
    state = data.draw(strategies.states(sealed_bids).filter(lambda state: sealed_bids.outcome(state) is None))
    assert sealed_bids.check(state, data.draw(strategies.actions(sealed_bids, state))) is None


def test_no_action_can_be_drawn_when_the_game_is_over() -> None:
    state = msgspec.structs.replace(sealed_bids.new_game(), shown=("c01", "c02", "c03", "c04"))
    assert strategies.actions(sealed_bids, state).is_empty


@given(strategies.states(pixies, max_plies=30), strategies.any_actions(pixies))
def test_any_action_gets_an_answer(state: pixies.State, action: pixies.Action) -> None:
    answer = pixies.check(state, action)
    assert answer is None if action in pixies.legal_actions(state) else isinstance(answer, Refusal)


@given(strategies.any_actions(pixies, odd=False))
def test_without_odd_ones_all_actions_are_well_typed(action: pixies.Action) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=pixies.Action) == action


@given(strategies.logs(pixies, options=st.sampled_from(option_grid(pixies)[:2]), max_plies=20))
def test_logs_do_not_contradict_the_rules(log: bytes) -> None:
    assert verify(log).result != "DIVERGED"


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: Literal["V", "F", "R"]
    column: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Shift(BaseAction, frozen=True, tag=True):
    by: Seat
    way: tuple[Slot, Slot]
    cards: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    note: Annotated[str, msgspec.Meta(max_length=2)]
    at: Slot | None
    free: bool


@given(st.data())
def test_actions_are_made_from_every_kind_of_field(data: st.DataObject) -> None:
    action = data.draw(strategies.any_actions(with_spec(action=Shift), odd=False))
    assert isinstance(action, Shift)
    assert msgspec.json.decode(msgspec.json.encode(action), type=Shift) == action


def test_a_field_that_no_value_may_have_is_an_error() -> None:
    class Weigh(msgspec.Struct):
        weight: float

    with pytest.raises(TypeError, match="FloatType"):
        strategies.any_actions(with_spec(action=Weigh))
