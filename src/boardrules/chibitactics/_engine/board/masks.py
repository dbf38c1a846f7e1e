"""Masks of cells: numbers with a bit for each cell in them.

``a ^ a & b`` is *a* without *b*. It stands for ``a & ~b`` where much is played, since compiled code is slow with large negative numbers.
It is slow with shifts to large numbers, too: :data:`BITS` has their results.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

BITS: Final[list[int]] = [1 << cell for cell in range(256)]
"""The mask of each cell alone, on the largest grid so far (:func:`provide`)."""


def provide(cells: int) -> None:
    """Extend :data:`BITS` to the masks of at least this number of *cells*."""
    while len(BITS) < cells:
        BITS.append(1 << len(BITS))


def members(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, ascending, which for cells is cell order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= BITS[highest]
    found.reverse()
    return found


def picked(row: tuple[T, ...], mask: int) -> list[T]:
    """Return what *row* has for each bit that is set, in order.

    >>> picked(("a", "b", "c", "d", "e"), 0b10110)
    ['b', 'c', 'e']
    """
    found: list[T] = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(row[highest])
        mask ^= BITS[highest]
    found.reverse()
    return found


def spread(near: tuple[int, ...], mask: int) -> int:
    """Return the union of the masks *near* of all cells of *mask*."""
    found = 0
    while mask:
        highest = mask.bit_length() - 1
        found |= near[highest]
        mask ^= BITS[highest]
    return found


def flood(near: tuple[int, ...], start: int, points: int, steps: int, slow: int) -> int:
    """Return the mask of all cells that a walk of *points* from *start* reaches over *steps*, of which *slow* take two.

    With a single point it comes to none of these (CT-H-18).
    """
    beside = near[start] & steps
    late = beside & slow
    now = beside ^ late
    left = steps ^ now
    for _ in range(points - 1):
        beside = spread(near, now) & left
        slowly = beside & slow
        now = beside ^ slowly | late
        late = slowly ^ slowly & now
        left ^= now
    return steps ^ left
