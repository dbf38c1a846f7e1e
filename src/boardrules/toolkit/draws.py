"""Many small random numbers from few calls of a generator."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from struct import Struct
from typing import Final

from boardrules.contract import Rng
from boardrules.walker import Walker

__all__ = ["drawn", "fractions", "play_out"]

MANY: Final = 128
"""Numbers made of one number of the generator."""

_UNPACK: Final = Struct(f"<{MANY}I").unpack
_BELOW: Final = (1 << 32 * MANY) - 1
"""Numbers are drawn below this one, because ``random.Random`` would draw every second one again if it were a power of 2."""


def fractions(rng: Rng) -> Iterator[int]:
    """Return random numbers *x* from 0 to 2**32 - 1 without end, 128 of each number that *rng* gives.

    ``x * n >> 32`` is a random number below a small *n*; no probability is off by more than *n* parts in four thousand million. This takes
    a third of the time of ``random.Random.randrange``.

    >>> from random import Random
    >>> numbers = fractions(Random(7))
    >>> [next(numbers) * 6 >> 32 for _ in range(8)]
    [0, 0, 0, 3, 0, 3, 0, 5]
    """
    return chain.from_iterable(_batches(rng))


def drawn(rng: Rng) -> list[int]:
    """Return 128 random numbers from 0 to 2**32 - 1, made of one number that *rng* gives: see :func:`fractions`.

    ``drawn(rng).pop() % n`` is a random number below a small *n*, as likely as those of :func:`fractions`. A loop that knows how many it
    needs takes them from such a list, which is quicker.
    """
    return [*_UNPACK(rng.randrange(_BELOW).to_bytes(4 * MANY, "little"))]


def _batches(rng: Rng) -> Iterator[list[int]]:
    while True:
        yield drawn(rng)


def play_out(walker: Walker[object], rng: Rng) -> None:
    """Play on at random until the game is over: each outcome of luck, and each action of all seats to act, is equally likely."""
    numbers: list[int] = []
    chance, legal, play = walker.chance, walker.legal, walker.play
    while n := chance() or len(legal()):
        if not numbers:
            numbers = drawn(rng)
        play(numbers.pop() % n)
