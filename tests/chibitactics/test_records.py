"""Every kind of action, frame and event has its records."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from boardrules import Seat
from boardrules import chibitactics as ct
from boardrules.chibitactics._engine.apply import PLAYS
from boardrules.chibitactics._engine.frame_kinds import FrameKind, unasked
from boardrules.chibitactics._engine.frames import FRAMES
from boardrules.chibitactics._text.actions import ACTIONS
from boardrules.chibitactics._text.events import EVENTS

QUESTIONS = {ct.stack.Die: "rolled", ct.stack.Choice: "chosen", ct.stack.Opening: "opened", ct.stack.Drawing: "drawn"}


def answers(kind: FrameKind[Any]) -> list[str]:
    """The answers that a kind of frame takes."""
    return [name for name in QUESTIONS.values() if getattr(kind, name) is not unasked]


def test_every_action_is_carried_out_by_one_record_and_allowed_by_a_rule() -> None:
    assert set(PLAYS) == set(get_args(ct.Action))
    assert {play.rule for play in PLAYS.values()} <= {rule.id for rule in ct.SPEC.rules}


def test_every_frame_but_a_question_has_one_record() -> None:
    assert set(FRAMES) == set(get_args(ct.stack.Frame)) - set(QUESTIONS)


def test_every_frame_goes_on_or_takes_an_answer() -> None:
    assert [kind.frame for kind in FRAMES.values() if not (kind.go_on or answers(kind))] == []


def test_every_question_is_asked_by_a_frame_that_takes_the_answer() -> None:
    assert set(QUESTIONS.values()) == {name for kind in FRAMES.values() for name in answers(kind)}


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
