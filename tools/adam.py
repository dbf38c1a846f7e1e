"""The steps by which weights are fitted: Adam, with numpy."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.float64]

SWIFT: Final = 0.9
"""The part of the mean gradient that stays at each step."""


class Adam:
    """The mean of the gradients of *weights* weights, and the mean of their squares, of which the part *slow* stays at each step."""

    def __init__(self, weights: int, *, slow: float, least: float) -> None:
        self.slow = slow
        self.least = least
        """What is added to the size of a gradient, so that nothing is divided by 0."""
        self.mean: Numbers = np.zeros(weights)
        self.square: Numbers = np.zeros(weights)
        self.steps = 0

    def step(self, gradient: Numbers) -> Numbers:
        """Return how far each weight is to go against its gradient, for a rate of 1."""
        slow = self.slow
        self.steps += 1
        self.mean = SWIFT * self.mean + (1 - SWIFT) * gradient
        self.square = slow * self.square + (1 - slow) * gradient**2
        size: Numbers = np.sqrt(self.square / (1 - slow**self.steps)) + self.least
        return self.mean / (1 - SWIFT**self.steps) / size
