"""A table's numbers as arrays of numpy, and the spaces of Gymnasium that they are in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space

from boardrules.adapters._table import Table
from boardrules.values import Seat

__all__ = ["action_space", "observation_space", "of_mask", "of_observation"]


def action_space(table: Table[Any, Any, Any, Any, Any]) -> Space[Any]:
    """The numbers of a seat's actions."""
    return Discrete(table.size)


def observation_space(table: Table[Any, Any, Any, Any, Any], times: int = 1) -> Space[Any]:
    """The observations of a seat, each number within its bounds; those of several seats, one after the other, for *times* above 1."""
    low = np.array([field.low for field in table.fields] * times, dtype=np.int64)
    high = np.array([field.high for field in table.fields] * times, dtype=np.int64)
    return Box(low, high, dtype=np.int64)


def of_observation(table: Table[Any, Any, Any, Any, Any], seat: Seat) -> np.ndarray[Any, Any]:
    """What *seat* observes, in a new array."""
    return np.array(table.observation(seat), dtype=np.int64)


def of_mask(table: Table[Any, Any, Any, Any, Any], seat: Seat) -> np.ndarray[Any, Any]:
    """A 1 for each legal number of *seat*, in a new array. Zeros cost next to nothing, however many there are."""
    mask = np.zeros(table.size, dtype=np.int8)  # int8 is what Discrete.sample() takes
    mask[list(table.choices(seat))] = 1
    return mask
