"""The encodings: their shapes are an interface of their own, they are small, and what does not fit is refused with its place."""

from __future__ import annotations

import pytest

from boardrules import (
    CHANCE,
    InvalidState,
    MalformedAction,
    Seat,
    canonical,
    fingerprint,
    from_json,
    from_msgpack,
    pixies,
    to_json,
    to_msgpack,
)
from boardrules.pixies import Action, Event, Options, Place, Reveal, Start, State, View
from tests.pixies.tables import begun, deal, every_table, play, random_game


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Start(CHANCE, Seat(2)), b'{"type":"Start","by":-1,"seat":2}'),
        (Reveal(CHANCE, "B4_C"), b'{"type":"Reveal","by":-1,"card":"B4_C"}'),
        (Place(Seat(0), "B4_C", 4, "up"), b'{"type":"Place","by":0,"card":"B4_C","cell":4,"how":"up"}'),
        (Place(Seat(5), "B4_C", 9, "down"), b'{"type":"Place","by":5,"card":"B4_C","cell":9,"how":"down"}'),
    ],
)
def test_the_shape_of_an_action(action: Action, text: bytes) -> None:
    assert to_json(action) == text
    assert from_json(Action, text) == action
    assert from_msgpack(Action, to_msgpack(action)) == action


def test_the_shape_of_a_state() -> None:
    state = play(deal(begun(seats=2), "B4_C R9_0 M2_0 B4_0"), "B4_C")
    empty = b"[null,null]"
    expected = (
        b'{"options":{"seats":2,"flower_power":false},"round":1,"first":0,"picks":1,"table":["B4_0","M2_0","R9_0"],"deck":['
        + b",".join(b'"%b"' % card.encode() for card in state.deck)
        + b'],"areas":[['
        + b",".join([*[empty] * 3, b'["B4_C",null]', *[empty] * 5])
        + b"],["
        + b",".join([empty] * 9)
        + b']],"scores":[]}'
    )
    assert to_json(state) == expected
    assert from_json(State, expected) == state


@every_table
def test_states_views_and_events_are_read_back_as_they_were(options: Options) -> None:
    for state, action in random_game(options, seed=1):
        for again in (from_json(State, to_json(state)), from_msgpack(State, to_msgpack(state))):
            assert again == state
            assert hash(again) == hash(state)
            assert to_msgpack(again) == to_msgpack(state)
            assert fingerprint(again) == fingerprint(state)
            assert pixies.legal_actions(again) == pixies.legal_actions(state)
        assert canonical(state) == to_json(state)
        view = pixies.view(state, Seat(1))
        assert from_msgpack(View, to_msgpack(view)) == view
        for event in pixies.step(state, action).events if action is not None else ():
            assert from_json(Event, to_json(event)) == event


@pytest.mark.parametrize(("options", "limit"), [(Options(seats=2), 800), (Options(seats=6, flower_power=True), 1300)], ids=["2", "6"])
def test_a_state_is_small_from_the_first_move_to_the_last(options: Options, limit: int) -> None:
    for seed in range(10):
        assert max(len(to_msgpack(state)) for state, _ in random_game(options, seed=seed)) <= limit


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"", "truncated"),
        (b'{"type":"Place"', "truncated"),
        (b"Place", "malformed"),
        (b"[]", "Expected `object`, got `array`"),
        (b"null", "got `null`"),
        (b"{}", "missing required field `type`"),
        (b'{"type":"Pass","by":0}', r"Invalid value 'Pass' - at `\$\.type`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":4}', "missing required field `how`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":4,"how":"up","then":1}', "unknown field `then`"),
        (b'{"type":"Place","by":6,"card":"B4_C","cell":4,"how":"up"}', r"<= 5 - at `\$\.by`"),
        (b'{"type":"Place","by":-2,"card":"B4_C","cell":4,"how":"up"}', r">= -1 - at `\$\.by`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":0,"how":"up"}', r">= 1 - at `\$\.cell`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":10,"how":"up"}', r"<= 9 - at `\$\.cell`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":4.5,"how":"up"}', r"at `\$\.cell`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":true,"how":"up"}', r"at `\$\.cell`"),
        (b'{"type":"Place","by":0,"card":4,"cell":4,"how":"up"}', r"at `\$\.card`"),
        (b'{"type":"Place","by":0,"card":"B4_C","cell":4,"how":"over"}', r"'over' - at `\$\.how`"),
        (b'{"type":"Start","by":-1,"seat":6}', r"at `\$\.seat`"),
        (b'{"type":"Reveal","by":-1,"card":null}', r"at `\$\.card`"),
        (b'{"type":"Reveal","by":-1,"card":"\xff"}', "(?i)utf-8"),
    ],
)
def test_an_action_that_is_none_is_refused_with_the_place_of_the_fault(text: bytes, fault: str) -> None:
    with pytest.raises(MalformedAction, match=fault):
        from_json(Action, text)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (b'"round":1', b'"round":4', r"at `\$\.round`"),
        (b'"picks":0', b'"picks":-1', r"at `\$\.picks`"),
        (b'"first":0', b'"first":9', r"at `\$\.first`"),
        (b'"seats":2', b'"seats":7', r"at `\$\.options\.seats`"),
        (b'"scores":[]', b'"scores":[[[1]]]', r"at `\$\.scores\[0\]\[0\]`"),
        (b'"scores":[]', b'"scores":[],"clock":3', "unknown field `clock`"),
        (b'"table":[]', b'"table":[1]', r"at `\$\.table\[0\]`"),
        (b'"areas":[[', b'"areas":[[[null,null],', r"length <= 9 - at `\$\.areas\[0\]`"),
        (b',"scores":[]}', b"", "truncated"),
    ],
)
def test_a_state_that_is_none_is_refused_with_the_place_of_the_fault(old: bytes, new: bytes, fault: str) -> None:
    text = to_json(begun())
    assert old in text
    with pytest.raises(InvalidState, match=fault):
        from_json(State, text.replace(old, new))
