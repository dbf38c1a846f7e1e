"""How refusals are made, and how values from outside are shown in them."""

from __future__ import annotations

from unittest import mock

import msgspec
import pytest

from boardrules import BaseAction, Seat, from_json, shape_fault, to_json
from boardrules.contract import Refusal
from boardrules.toolkit.refusals import Refuser, shown


class Play(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    cards: tuple[str, ...]


class Pass(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat


REFUSER = Refuser("Bridge", Play | Pass, {"seat": "it is the turn of seat {turn}"})


class Sulking:
    """A value with which nothing can be done."""

    __hash__ = None  # type: ignore[assignment]  # not even that

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError

    def __repr__(self) -> str:
        raise ArithmeticError


class Liar(BaseAction, frozen=True, gc=False, tag="Pass", eq=False):
    by: Seat

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError

    def __hash__(self) -> int:
        return 0


DEEP: list[object] = []
for _ in range(5000):
    DEEP = [DEEP]


def test_a_refusal_has_the_message_of_its_key_with_what_fills_it_in() -> None:
    assert REFUSER.refuse("BR-SEAT", "seat", turn=1) == Refusal("BR-SEAT", "seat", "it is the turn of seat 1", (("turn", 1),))  # type: ignore[arg-type]  # a rule's id


@pytest.mark.rule("BR-VALUE")
def test_a_well_formed_action_has_no_fault_of_form() -> None:
    assert REFUSER.malformed(Play(Seat(0), ("ace",))) is None
    assert REFUSER.malformed(Pass(Seat(0))) is None


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize("thing", [None, 7, "pass", Sulking(), mock.ANY, Pass, {"type": "Pass", "by": 0}, Liar(Seat(0))])
def test_what_is_no_action_of_the_game_is_named_by_its_type(thing: object) -> None:
    refusal = REFUSER.malformed(thing)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("BR-VALUE", "type")
    assert refusal.message == f"{type(thing).__name__} is not an action of Bridge"


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize(
    ("cards", "path"),
    [
        (["ace"], "$"),
        (("ace", 1), "$.cards[1]"),
        (("ace", Sulking()), "$.cards[1]"),
        (("ace", mock.ANY), "$.cards[1]"),
        (("\ud800",), "$"),
        ((10**5000,), "$"),
        (DEEP, "$.cards"),
        (Liar(Seat(0)), "$.cards"),
        (b"ace", "$.cards"),
        ({"ace"}, "$.cards"),
    ],
)
def test_a_field_of_another_type_is_named_by_its_path_whatever_it_holds(cards: object, path: str) -> None:
    refusal = REFUSER.malformed(Play(Seat(0), cards))  # type: ignore[arg-type]  # what an untyped caller may do
    assert refusal is not None
    assert (refusal.rule, refusal.key, dict(refusal.params)["path"]) == ("BR-VALUE", "value", path)
    assert from_json(Refusal, to_json(refusal)) == refusal
    assert len(refusal.message) < 250


@pytest.mark.rule("BR-VALUE")
def test_the_form_of_a_value_is_checked_without_asking_the_value() -> None:
    class Cell(msgspec.Struct, frozen=True):
        up: str | None

    assert shape_fault(Cell, Cell(None)) is None
    assert shape_fault(Cell, Cell(Sulking())) == ("up", "no value is of type Sulking")  # type: ignore[arg-type]  # untyped


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, 7),
        (2**53, "a number of many digits"),
        (True, "True"),
        (None, "None"),
        (1.5, "1.5"),
        ("up", "up"),
        ("x" * 100, "x" * 40),
        ("a\nb", "a\\nb"),
        ("\ud800", "\\ud800"),
        (["x"], "a value of type list"),
        (Sulking(), "a value of type Sulking"),
    ],
)
def test_a_value_from_outside_is_shown_short_and_fit_to_be_written(value: object, text: str | int) -> None:
    assert shown(value) == text


@pytest.mark.rule("BR-VALUE")
def test_a_value_nested_too_deeply_is_named_without_going_down() -> None:
    deep: tuple[object, ...] = ()
    for _ in range(1000):
        deep = (deep,)
    refusal = REFUSER.malformed(Play(Seat(0), deep))  # type: ignore[arg-type]  # untyped
    assert refusal is not None
    assert "nested in more than" in refusal.message
