"""Bounds on one action, and on what a position can accumulate (PT-LOOP-5, PT-CUSTOM-3)."""

from __future__ import annotations

from typing import Final

STEPS: Final = 10_000
"""Most steps of one action or answer: steps of texts and of the engine, readings of cards, triggers asked. Printed cards need 30."""

MOST: Final = 999
"""The greatest amount, strength and life, damage on one card, markers of one kind; the least is -999.

The tokens in the box set no limit (PT-SET-7).
"""

MOST_CARRIED: Final = 99
"""Most temporary modifiers of one card, and most pending gains and losses of actions of one player."""

MOST_WATCHES: Final = 50
"""Most delayed triggers of one player."""


def bounded(n: int) -> int:
    """Return *n*, or the nearest amount within the bounds."""
    return MOST if n > MOST else max(n, -MOST)
