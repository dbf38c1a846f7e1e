"""Many small random numbers from few calls of a generator."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from boardrules.toolkit.draws import MANY, drawn, fractions


def test_drawn_numbers_are_below_two_to_the_32_and_remainders_of_all_sizes_come_equally_often() -> None:
    rng = Random(7)
    numbers = [number for _ in range(200) for number in drawn(rng)]
    assert len(numbers) == 200 * MANY
    assert 0 <= min(numbers) < 1 << 21
    assert (1 << 32) - (1 << 21) < max(numbers) < 1 << 32
    for n in range(2, 12):
        counts = Counter(number % n for number in numbers)
        expected = len(numbers) / n
        assert sum((counts[k] - expected) ** 2 / expected for k in range(n)) < 40  # chi-square with at most ten degrees of freedom


def test_fractions_are_the_drawn_numbers_one_after_another() -> None:
    again = Random(7)
    assert list(islice(fractions(Random(7)), 3 * MANY)) == [number for _ in range(3) for number in drawn(again)]
