"""Values and the codec."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from boardrules import (
    CHANCE,
    InvalidOptions,
    InvalidState,
    MalformedAction,
    Seat,
    canonical,
    fingerprint,
    from_json,
    from_msgpack,
    pixies,
    shape_fault,
    to_json,
    to_msgpack,
)
from boardrules.values import Value
from tests.play import random_match


class Inner(Value, frozen=True):
    n: int


class Other(Value, frozen=True):
    n: int


class Outer(Value, frozen=True):
    inner: Inner


PLACE = pixies.Place(Seat(0), "B4_C", 4, "up")


def test_a_value_reads_back_from_json_and_messagepack_to_the_same_bytes() -> None:
    state = random_match(plies=40).state
    assert from_json(pixies.State, to_json(state)) == state
    assert from_msgpack(pixies.State, to_msgpack(state)) == state
    assert to_json(from_json(pixies.State, to_json(state))) == to_json(state)
    assert to_msgpack(from_msgpack(pixies.State, to_msgpack(state))) == to_msgpack(state)
    assert canonical(state) == to_json(state)


def test_a_value_is_frozen_hashable_and_can_be_pickled() -> None:
    state = random_match(plies=40).state
    with pytest.raises(AttributeError, match="immutable"):
        state.round = 2  # type: ignore[misc]  # that it cannot be set is the point
    assert hash(from_json(pixies.State, to_json(state))) == hash(state)
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_union_is_read_by_its_tag() -> None:
    for action in (PLACE, pixies.Reveal(CHANCE, "B4_C"), pixies.Start(CHANCE, Seat(1))):
        assert from_json(pixies.Action, to_json(action)) == action
        assert from_msgpack(pixies.Action, to_msgpack(action)) == action


def test_the_fingerprint_of_a_value_never_changes() -> None:

    assert fingerprint(PLACE) == "2a3fd7d995c1eec021ef09c385e748f0"


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"{", "truncated"),
        (b"\xff", ""),
        (b"[]", "Expected `object`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":4}', "missing required field `how`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":10,"how":"up"}', "$.cell"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":1e400,"how":"up"}', ""),
        (b'{"type":"Place","by":9,"card":"B4_C","cell":1,"how":"up"}', "$.by"),
        (b'{"type":"Place","by":0,"card":4,"cell":1,"how":"up"}', "$.card"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":1,"how":"sideways"}', "$.how"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":1,"how":"up","tip":1}', "unknown field `tip`"),
        (b'{"type":"Pass","by":0}', "$.type"),
        (b"[" * 5000, ""),
    ],
)
def test_a_malformed_action_is_refused_with_the_path_of_the_fault(data: bytes, where: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        from_json(pixies.Action, data)
    assert where in str(caught.value)
    with pytest.raises(MalformedAction):
        from_msgpack(pixies.Action, data)


def test_malformed_options_and_states_have_errors_of_their_own() -> None:
    with pytest.raises(InvalidOptions, match=r"\$\.seats"):
        from_json(pixies.Options, b'{"seats":7}')
    with pytest.raises(InvalidOptions, match="unknown field `player`"):
        from_json(pixies.Options, b'{"player":3}')
    with pytest.raises(InvalidState, match="not a State"):
        from_json(pixies.State, b"{}")
    with pytest.raises(InvalidState, match=r"not a (Event|Started)"):
        from_json(pixies.Event, b'{"type":"Nothing"}')
    with pytest.raises(MalformedAction):
        from_json(pixies.Place, b"{}")


def test_a_struct_of_another_type_with_the_same_fields_is_no_value_of_the_declared_one() -> None:
    """It is written as that one is, and read back as what it is not."""
    assert shape_fault(Outer, Outer(Inner(1))) is None
    fault = shape_fault(Outer, Outer(Other(1)))  # type: ignore[arg-type]  # as an untyped caller could
    assert fault is not None
    assert "another type than declared" in fault[1]


def test_a_single_struct_and_a_plain_type_can_be_read_too() -> None:
    assert from_json(pixies.Place, to_json(PLACE)) == PLACE
    assert from_json(tuple[pixies.Place, ...], b"[]") == ()
    with pytest.raises(InvalidState, match="not a"):
        from_json(int, b'"x"')


def test_every_struct_of_a_game_is_frozen_and_refuses_unknown_fields() -> None:
    structs = [kind for kind in vars(pixies).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    assert len(structs) > 15
    for kind in structs:
        assert kind.__struct_config__.frozen, kind
        assert kind.__struct_config__.forbid_unknown_fields, kind
