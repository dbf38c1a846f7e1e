"""Events by records, and what marks on a struct hide."""

from __future__ import annotations

from typing import ClassVar

import pytest

from boardrules.messages import Message
from boardrules.toolkit.telling import Hides, Narrator, Told, redacted
from boardrules.values import BaseEvent, Seat


class Drew(BaseEvent, frozen=True, tag=True):
    HIDES: ClassVar[Hides[Drew]] = Hides("card", None, lambda event, seat: event.seat == seat)
    seat: Seat
    card: str | None


class Passed(BaseEvent, frozen=True, tag=True):
    seat: Seat


NARRATOR: Narrator[int, Drew | Passed] = Narrator(
    Told(Drew, lambda _, event: "drew" if event.card else "drew-hidden", ("seat", "card")),
    Told(Passed, "passed", lambda scene, event: (("seat", event.seat), ("left", scene))),
)
NAMER: Narrator[int, Drew | Passed] = Narrator(
    Told(Drew, "drew", ("seat", "card", "left")),
    Told(Passed, "passed", ("seat", "left")),
    said={"card": lambda _, event: event.card and event.card.upper(), "left": lambda scene, _: scene or None},
)


@pytest.mark.parametrize(("seat", "seen"), [(Seat(1), "ace"), (Seat(0), None), (None, None)])
def test_what_a_type_hides_is_left_out_for_all_who_do_not_see_it(seat: Seat | None, seen: str | None) -> None:
    assert redacted(Drew(Seat(1), "ace"), seat) == Drew(Seat(1), seen)


def test_a_type_without_the_mark_is_shown_as_it_is() -> None:
    event = Passed(Seat(1))
    assert redacted(event, None) is event


def test_an_event_is_told_by_its_fields_but_those_that_are_none() -> None:
    assert NARRATOR.message(3, Drew(Seat(1), "ace")) == Message.of("event-drew", seat=1, card="ace")
    assert NARRATOR.message(3, Drew(Seat(1), None)) == Message.of("event-drew-hidden", seat=1)
    assert NARRATOR.message(3, Passed(Seat(0))) == Message.of("event-passed", seat=0, left=3)


def test_a_parameter_is_said_alike_in_every_kind_of_event() -> None:
    assert NAMER.message(3, Drew(Seat(1), "ace")) == Message.of("event-drew", seat=1, card="ACE", left=3)
    assert NAMER.message(0, Drew(Seat(1), None)) == Message.of("event-drew", seat=1)
    assert NAMER.message(3, Passed(Seat(0))) == Message.of("event-passed", seat=0, left=3)
