"""Parts of the checker that a whole game seldom or never reaches."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import find
from msgspec import inspect, structs

from boardrules import canonical
from boardrules.testing import LawBroken, strategies
from boardrules.testing._laws import declared as _declared
from boardrules.testing._laws.inputs import actions as inputs
from boardrules.testing._laws.play import values as _values
from boardrules.testing._laws.secrecy import knowledge as _knowledge
from boardrules.testing._laws.secrecy import swap as _swap
from boardrules.testing._run import Bench, Effort, Move, Position, Run, luck, make_move, observe
from boardrules.testing.options import _combinations
from tests.testing import sealed_bids
from tests.testing.sealed_bids import Action, Draw, Event, Options, State, View


def run() -> Run[State, Action, View, Event, Options]:
    made = Run(Bench(sealed_bids, Effort(probes=3, swaps=1, renders=0.0, max_state_bytes=4096, exempt_events=())), luck("parts"))
    made.seats = sealed_bids.seats(sealed_bids.new_game())
    return made


def start(made: Run[State, Action, View, Event, Options]) -> Position[State, Action, View]:
    return observe(made, sealed_bids.new_game(), 0)


def move(made: Run[State, Action, View, Event, Options]) -> Move[State, Action, View, Event]:
    position = start(made)
    return make_move(made, position, position.legal[0])


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, description="how many")]
    pair: tuple[int, str]


class Outer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    one: Inner
    other: Inner | None


def test_every_kind_of_field_that_a_value_may_have_is_accepted() -> None:
    assert list(_declared._type_faults(inspect.type_info(Outer), "Outer", set())) == []


def test_values_of_a_described_type_are_made_up_by_the_type() -> None:
    info = inspect.type_info(Annotated[Literal["a"], msgspec.Meta(description="a letter")])
    assert find(strategies._of_type(info, ()), lambda _: True) == "a"


def test_a_probe_may_go_wrong_inside_a_field() -> None:
    outer = Outer(Inner(1, (1, "a")), None)
    mutants = [inputs.mutated(outer, [], Random(seed)) for seed in range(60)]
    assert any(getattr(mutant.one, "pair", outer.one.pair) != outer.one.pair for mutant in mutants)


def test_where_nothing_was_seen_and_nothing_is_legal_there_is_nothing_to_try() -> None:
    made = run()
    assert inputs.probes_at(made, replace(start(made), legal=()), 3) == []


def test_a_large_integer_in_the_state_breaks_a_law() -> None:
    made = run()
    state = structs.replace(sealed_bids.new_game(), points=(2**53, 0))
    with pytest.raises(LawBroken, match=r"an integer in the state is 2\*\*53 or more") as caught:
        _values.codec(made, replace(start(made), state=state, data=canonical(state)))
    assert caught.value.law == "values"


def test_a_move_is_checked_before_any_state_was_read_back() -> None:
    made = run()
    _values.codec_move(made, move(made))
    assert made.tally.comparisons["codec"] > 0


def test_a_viewer_without_a_twin_is_passed_over() -> None:
    made = run()
    made.twins = [None, None, None]
    _swap.follow(made, move(made))
    assert made.twins == [None, None, None]


def test_moves_that_look_alike_may_be_redacted_alike() -> None:
    made = run()
    played = move(made)
    assert isinstance(played.action, Draw)
    other = next(a for a in played.before.legal if isinstance(a, Draw) and a != played.action and a.seat == played.action.seat)
    index = played.before.viewers.index(None)
    _swap._redacted_alike(made, played, index, played.before.state, other, played.seen[index])
    assert made.tally.comparisons["swap"] == 1


def test_nobody_need_be_told_of_what_changes_no_view() -> None:
    made = run()
    played = move(made)
    _knowledge.events(made, replace(played, after=played.before, told=tuple(() for _ in played.told)))
    assert made.tally.comparisons["events"] == len(played.before.viewers)


def test_a_grid_that_is_too_large_is_drawn_from_to_its_end() -> None:
    drawn = list(_combinations({"a": (1, 2), "b": (1, 2)}, 1))
    assert len(drawn) == 1 + 4 + 8
    assert {} in drawn
