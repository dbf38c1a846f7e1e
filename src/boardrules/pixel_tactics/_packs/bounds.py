"""How far texts can go in one action, and what can pile up in a position (PT-LOOP-5, PT-CUSTOM-3)."""

from __future__ import annotations

from typing import Final

STEPS: Final = 10_000
"""Steps of one action or answer: of texts and of the engine, readings of cards, and texts that hear an event. Printed: 30."""

MOST: Final = 999
"""The greatest amount, strength and life, damage on one card, markers of one kind; the least is -999.

The tokens in the box set no limit (PT-SET-7).
"""

MOST_CARRIED: Final = 99
"""Changes that one card carries for a time, and actions granted or lost that one player waits for."""

MOST_WATCHES: Final = 50
"""Triggers that effects left behind for one player."""


def bounded(n: int) -> int:
    """*n*, or the nearest amount that there can be."""
    return MOST if n > MOST else max(n, -MOST)
