"""One test of many small checks."""

from __future__ import annotations

import pytest

from tests.each import each


def test_a_failure_names_every_value_that_fails() -> None:
    @each(range(6), lambda value: f"number {value}")
    def even(value: int) -> None:
        assert value % 2 == 0, "odd"

    with pytest.raises(AssertionError, match=r"number 1: odd(?s:.*)number 3: odd(?s:.*)number 5: odd"):
        even()
    assert even.__name__ == "even"


def test_nothing_to_check_is_a_failure() -> None:
    @each([])
    def anything(value: object) -> None:
        raise AssertionError(value)

    with pytest.raises(AssertionError, match="nothing to check"):
        anything()
