"""A table's numbers as arrays of numpy, and their spaces in Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space

from boardrules.adapters._table import Table
from boardrules.learning.encoding import Encoding
from boardrules.values import Seat


def action_space(table: Table[Any, Any, Any, Any, Any]) -> Space[Any]:
    """Return the space of a seat's action numbers."""
    return Discrete(table.size)


def floats(columns: int) -> Space[Any]:
    """Return the space of encoded observations."""
    return Box(0, 1, (columns,), np.float32)


def observation_space(table: Table[Any, Any, Any, Any, Any], encoding: Encoding | None, times: int = 1) -> Space[Any]:
    """Return the space of a seat's observations, repeated *times* times for several seats: numbers within their bounds, or floats."""
    if encoding is not None:
        return floats(encoding.shape[0] * times)
    low = np.array([field.low for field in table.fields] * times, dtype=np.int64)
    high = np.array([field.high for field in table.fields] * times, dtype=np.int64)
    return Box(low, high, dtype=np.int64)


def of_observation(
    table: Table[Any, Any, Any, Any, Any], encoding: Encoding | None, seat: Seat
) -> np.ndarray[Any, np.dtype[np.int64 | np.float32]]:
    """Return the observation of *seat* as a new array."""
    seen = np.array(table.observation(seat), dtype=np.int64)
    return seen if encoding is None else encoding.encode(seen)


def of_mask(table: Table[Any, Any, Any, Any, Any], seat: Seat) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Return a new array with 1 for each legal number of *seat*, 0 elsewhere. Zeros cost almost nothing, however many there are."""
    mask = np.zeros(table.size, dtype=np.int8)  # int8 is what Discrete.sample() takes
    mask[list(table.choices(seat))] = 1
    return mask
