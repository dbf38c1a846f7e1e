"""Every kind of action and of event has one record on the text side."""

from __future__ import annotations

from typing import get_args

import pytest

from boardrules import Seat
from boardrules import chibitactics as ct
from boardrules.chibitactics._text.actions import ACTIONS
from boardrules.chibitactics._text.events import EVENTS


def test_every_action_is_spoken_by_one_record_an_answer_by_one_for_each_option() -> None:
    kinds = [one.kind.__name__ for one in ACTIONS.spoken]
    answers = len(get_args(ct.stack.Option))
    assert sorted(kinds) == sorted([*(kind.__name__ for kind in get_args(ct.Action)), *["Choose"] * (answers - 1)])


def test_the_fields_of_an_action_are_said_field_by_field() -> None:
    for one in ACTIONS.spoken:
        said = [name for names in one.fields for name in names.split()]
        assert {"by", *said} == set(one.kind.__struct_fields__)


def test_every_event_is_told_by_one_record() -> None:
    assert set(EVENTS.told) == set(get_args(ct.Event))


@pytest.mark.rule("CT-H-94")
def test_which_unit_is_picked_is_hidden_from_all_but_its_seat() -> None:
    action, event = ct.PickUnit(Seat(1), "nub-1"), ct.UnitPicked(Seat(1), "nub-1")
    for seat in (None, Seat(0), Seat(2)):
        assert ct.redact_action(action, seat) == ct.PickUnit(Seat(1), "")
        assert ct.redact_event(event, seat) == ct.UnitPicked(Seat(1), "")
    assert (ct.redact_action(action, Seat(1)), ct.redact_event(event, Seat(1))) == (action, event)
