"""Rates beside what was to be expected, corrected for the number of comparisons."""

from __future__ import annotations

import doctest
import sys
from random import Random

import pytest

pytest.importorskip("scipy", reason="findings need scipy: tox -e simulation")

from boardrules.simulation import Rate, findings
from tests.blocks import blocks_print_what_the_page_says


def test_among_many_even_rates_none_is_found_though_some_intervals_miss_the_middle() -> None:
    rng = Random(4)
    rates = {f"{number}": Rate(sum(rng.random() < 0.5 for _ in range(400)), 400) for number in range(100)}
    outside = [name for name, rate in rates.items() if not rate.interval[0] <= 0.5 <= rate.interval[1]]
    assert outside, "an interval of 95 % misses in about 5 of 100 cases"
    assert not [finding for finding in findings(rates, expected=0.5) if finding.found]


def test_a_true_difference_is_found_with_its_size_and_comes_first() -> None:
    rng = Random(5)
    rates = {f"{number}": Rate(sum(rng.random() < 0.5 for _ in range(400)), 400) for number in range(40)}
    first, *others = findings({**rates, "strong": Rate(270.0, 400)}, expected=0.5)
    assert (first.name, first.found, round(first.effect, 3)) == ("strong", True, 0.175)
    assert first.interval[0] < first.effect < first.interval[1]
    assert not [other for other in others if other.found]
    assert all(finding.q >= finding.p for finding in (first, *others))


def test_without_an_expectation_each_is_compared_with_all_others() -> None:
    found = {finding.name: finding for finding in findings({"a": Rate(60, 100), "b": Rate(45, 100), "c": Rate(45, 100)})}
    assert (found["a"].expected, found["b"].expected) == (0.45, 0.525)
    assert found["a"].effect == pytest.approx(0.15)
    # Newcombe's example: 56 of 70 and 48 of 80, with the interval 0.0524 to 0.3339
    low, high = findings({"a": Rate(56, 70), "b": Rate(48, 80)})[0].interval
    assert (round(low, 4), round(high, 4)) in {(0.0524, 0.3339), (-0.3339, -0.0524)}


def test_nothing_is_found_where_nothing_was_played() -> None:
    assert findings({}) == findings({"a": Rate(0, 0)}) == ()
    (alone,) = findings({"a": Rate(3, 4), "b": Rate(0, 0)})
    assert not alone.found


@pytest.mark.parametrize("expected", [0.0, 1.0, -1.0])
def test_an_expectation_is_a_share(expected: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        findings({"a": Rate(1, 2)}, expected=expected)


def test_the_code_of_the_page_and_of_the_module_prints_what_they_say() -> None:
    blocks_print_what_the_page_says("simulation.md")
    assert doctest.testmod(sys.modules["boardrules.simulation.findings"]).failed == 0
