"""Compiled code reads fields, names of modules and classes as the sources do, though it remembers them (``tools/fields.h``)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from boardrules import chibitactics
from boardrules._build import description
from boardrules.chibitactics import _types as t
from boardrules.chibitactics._legality import legal
from boardrules.pixel_tactics import HouseRules
from boardrules.pixel_tactics._engine.editions import edition_of
from boardrules.pixies._engine import moves
from boardrules.values import CHANCE, RuleId, Seat

pytestmark = pytest.mark.skipif(description() != "compiled", reason="a pure build is installed: tox -e compiled")

SEATS = ((), (), ())
"""Areas of three seats."""
next_seat: Any = moves.next_seat
"""It reads ``areas``, ``first`` and ``picks`` of whatever it is given."""


class Turn(msgspec.Struct):
    areas: Any = SEATS
    first: Any = 0
    picks: Any = 0


def test_fields_of_more_classes_than_are_remembered_are_read() -> None:
    orders = [("areas", "first", "picks"), ("picks", "areas", "first"), ("first", "more", "picks", "areas")]
    kinds = [msgspec.defstruct(f"Turn{number}", orders[number % 3], kw_only=True) for number in range(100)]
    turns: list[Any] = []
    for number, kind in enumerate(kinds):
        values = {"areas": SEATS, "first": number % 3, "picks": 1, "more": 9}
        turns.append(kind(**{name: values[name] for name in kind.__struct_fields__}))
    for _ in range(2):
        assert [next_seat(turn) for turn in turns] == [(number + 1) % 3 for number in range(100)]
    assert next_seat(SimpleNamespace(areas=SEATS, first=2, picks=2)) == 1


def test_a_field_that_becomes_a_property_of_the_class_is_asked_for() -> None:
    class Changed(Turn): ...

    turn = Changed(picks=1)
    assert [next_seat(turn) for _ in range(3)] == [1, 1, 1]
    Changed.picks = property(lambda _: 2)  # a class may change while a program runs
    assert next_seat(turn) == 2
    del Changed.picks
    assert next_seat(turn) == 1


def test_a_class_that_reads_its_fields_in_its_own_way_is_asked() -> None:
    class Own(Turn):
        def __getattribute__(self, name: str) -> Any:
            return 2 if name == "picks" else super().__getattribute__(name)

    assert [next_seat(turn) for turn in (Turn(), Own(), Turn(), Own())] == [0, 2, 0, 2]


def test_a_field_that_is_not_set_is_an_attribute_error() -> None:
    turn = Turn()
    assert next_seat(turn) == 0
    del turn.picks
    with pytest.raises(AttributeError, match="picks"):
        next_seat(turn)


def test_a_place_that_reads_fields_by_several_names_reads_each_of_them() -> None:
    for _ in range(100):
        changed = edition_of("en", HouseRules(hand_limit=6, equal_leaders="keep", round_limit=7))
        assert (changed.hand_limit, changed.equal_leaders, changed.round_limit) == (6, "keep", 7)


DIE = t.Die(Seat(0), "", "", 0)
START = chibitactics.new_game()


def stacked(top: object) -> Any:
    """A state of Chibitactics with *top* on its stack, whatever it is."""
    return msgspec.structs.replace(START, phase="play", stack=(top,))


def test_a_name_of_a_module_that_changes_is_looked_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other: ...

    state = stacked(DIE)
    for _ in range(3):
        assert legal.chance(state) == 6
        with monkeypatch.context() as patched:
            patched.setattr(t, "Die", Other)
            assert [legal.chance(state) for _ in range(3)] == [0, 0, 0]
            assert legal.chance(stacked(Other())) == 6
    monkeypatch.delattr(t, "Die")
    with pytest.raises(AttributeError, match="Die"):
        legal.chance(state)


def test_an_object_is_of_a_class_if_its_own_class_its_bases_or_the_object_itself_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chosen(t.Choice, frozen=True): ...

    claims: Any = type("Claims", (SimpleNamespace,), {"__class__": property(lambda _: t.Choice)})

    class Asked(type):
        def __instancecheck__(cls, object: Any) -> bool:
            return bool(object.seat == 1)

    class OfSeatOne(metaclass=Asked): ...

    seats = [Chosen(Seat(1), RuleId("CT-H-87"), ()), claims(seat=Seat(1)), t.Choice(Seat(1), RuleId("CT-H-87"), ())]
    others = [SimpleNamespace(seat=Seat(1)), DIE, None]
    for _ in range(3):
        assert [legal.to_act(stacked(top)) for top in seats] == [(1,)] * 3
        assert [legal.to_act(stacked(top)) for top in others] == [(CHANCE,)] * 3
    monkeypatch.setattr(t, "Choice", OfSeatOne)
    assert legal.to_act(stacked(SimpleNamespace(seat=Seat(1)))) == (1,)
    assert legal.to_act(stacked(SimpleNamespace(seat=Seat(0)))) == (CHANCE,)
