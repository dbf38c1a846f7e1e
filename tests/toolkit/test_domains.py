"""Domains: every value has its number, and every number its value."""

from __future__ import annotations

import pytest

from boardrules import Value
from boardrules.numbering import Domain
from boardrules.toolkit.domains import Asked, Either, Listed, Record


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
