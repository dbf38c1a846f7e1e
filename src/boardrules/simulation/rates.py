"""Rates with their statistical precision: Wilson's interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

__all__ = ["Z95", "Rate"]

Z95: Final = 1.959963984540054
"""Number of standard deviations on both sides of the mean that contain 95 % of a normal distribution."""


@dataclass(frozen=True)
class Rate:
    """A number of wins in a number of games; ``wins`` may have fractions, if a victory is shared.

    >>> Rate(30.0, 100).share
    0.3
    >>> [round(bound, 3) for bound in Rate(30.0, 100).interval]
    [0.219, 0.396]
    """

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The wins per game, from 0 to 1; 0 if there are no games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share, within 0 to 1; (0, 1) if there are no games."""
        n = self.games
        if not n:
            return 0.0, 1.0
        square = Z95 * Z95
        middle = (self.wins + square / 2) / (n + square)
        half = Z95 / (n + square) * sqrt(self.wins * (n - self.wins) / n + square / 4)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def half_width(self) -> float:
        """Half the width of the interval: the precision of the share, as in "30 % ± 9 %"."""
        low, high = self.interval
        return (high - low) / 2
