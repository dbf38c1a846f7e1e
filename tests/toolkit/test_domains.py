"""Domains: every value has its number, and every number its value."""

from __future__ import annotations

import pytest

from boardrules import Value
from boardrules.numbering import Domain
from boardrules.toolkit.domains import Asked, Either, Keyed, Listed, Product, Record


class Throw(Value, frozen=True):
    die: int
    hand: str | None = None


class Wish(Value, frozen=True):
    text: str


THROWS = Record(Throw, die=Listed(range(1, 7)), hand=Listed((None, "left", "right")))
WISHES: Asked[str] = Asked(lambda view: view if isinstance(view, tuple) else (), 4)


@pytest.mark.parametrize("domain", [Listed("abc"), THROWS, Record(Throw, die=Listed((5,))), Either(THROWS, Listed("ab"))])
def test_numbers_and_values_go_together(domain: Domain[object]) -> None:
    values = [domain.value(index, None) for index in range(len(domain))]
    assert len(set(values)) == len(values)
    assert [domain.index(value, None) for value in values] == list(range(len(domain)))


def test_the_last_field_counts_fastest() -> None:
    assert [THROWS.value(index, None) for index in (0, 1, 3)] == [Throw(1), Throw(1, "left"), Throw(2)]


def test_what_is_none_of_the_values_has_no_number() -> None:
    for stranger in (Throw(7), Throw(1, "both"), Wish("x"), "c", None, 3):
        assert Either(THROWS, Listed("ab")).index(stranger, None) is None


def test_a_number_beyond_the_last_has_no_value() -> None:
    with pytest.raises(LookupError):
        Either[str]().value(0, None)


def test_what_is_asked_is_numbered_by_its_place_in_the_question() -> None:
    domain = Record(Wish, text=WISHES)
    view = ("gold", "fame")
    assert len(domain) == 4
    assert domain.index(Wish("fame"), view) == 1
    assert domain.value(1, view) == Wish("fame")
    assert domain.index(Wish("fame"), None) is None
    with pytest.raises(LookupError, match="asks for 0"):
        domain.value(1, None)


class Naming(Listed[Throw]):
    """A domain that does not say of which type its values are."""


MANY: Either[object] = Either(
    Listed(("a", None)),
    *(Record(Throw, die=Listed((die,)), hand=Listed(("left", "right")[: die % 3])) for die in range(1, 7)),
    Record(Wish, text=Listed(("gold",))),
    Record(Throw, die=Listed((2,)), hand=Listed((None, "left"))),
    Naming((Throw(9), Throw(1, "left"), Throw(1, "right"))),
)


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (None, 1),
        (Throw(1, "left"), 2),
        (Throw(1, "right"), 13),
        (Throw(2, "right"), 4),
        (Throw(2), 9),
        (Throw(3, "left"), None),
        (Throw(5, "right"), 7),
        (Throw(9), 11),
        (Throw(8), None),
        (Wish("gold"), 8),
        (Wish("fame"), None),
        ("b", None),
    ],
)
def test_a_value_has_the_number_of_the_first_domain_that_has_it(value: object, number: int | None) -> None:
    assert MANY.index(value, None) == number
    assert number is None or MANY.value(number, None) == value


PAIRS = Product(Listed("ab"), Listed((1, 2, 3)))
SHOTS = Keyed({("bow", "far"): Listed("xy"), ("axe", "near"): Listed(""), ("axe", "far"): Listed("yz")})


@pytest.mark.parametrize(
    ("domain", "values"),
    [
        (PAIRS, [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2), ("b", 3)]),
        (SHOTS, [("bow", "far", "x"), ("bow", "far", "y"), ("axe", "far", "y"), ("axe", "far", "z")]),
    ],
)
def test_tuples_are_numbered_value_by_value(domain: Domain[object], values: list[object]) -> None:
    assert [domain.value(index, None) for index in range(len(domain))] == values
    assert [domain.index(value, None) for value in values] == list(range(len(domain)))


@pytest.mark.parametrize(
    ("domain", "value"),
    [(PAIRS, ("c", 1)), (PAIRS, ("a", 4)), (SHOTS, ("axe", "near", "x")), (SHOTS, ("bow", "far", "z")), (SHOTS, ("x", "y"))],
)
def test_a_tuple_with_another_value_has_no_number(domain: Domain[object], value: object) -> None:
    assert domain.index(value, None) is None


def test_of_many_keys_the_domain_of_one_is_asked() -> None:
    asked: list[int] = []

    class Watched(Listed[str]):
        def index(self, value: object, view: object) -> int | None:
            asked.append(1)
            return super().index(value, view)

    domain = Keyed({(number,): Watched("xy") for number in range(9)})
    assert domain.index((7, "y"), None) == 15
    assert len(asked) == 1
