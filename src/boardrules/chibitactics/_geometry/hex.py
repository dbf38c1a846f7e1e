"""Geometry of the bare grid, in exact integers: neighbours, distance, radius, and what lies on a straight way (CT-H-7, CT-H-25, CT-H-86).

Cells are pairs (q, r). Two grids: ``"hex"``, axial coordinates with pointed tops, and ``"square"``, where only edges connect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

Topology: TypeAlias = Literal["hex", "square"]
Point: TypeAlias = tuple[int, int]

_STEPS: Final[dict[Topology, tuple[Point, ...]]] = {
    "hex": ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)),
    "square": ((0, -1), (-1, 0), (1, 0), (0, 1)),
}
"""The neighbours, in cell order: smaller r first, then smaller q."""


def neighbours(cell: Point, topology: Topology = "hex") -> tuple[Point, ...]:
    """Return the cells that share an edge with *cell*, in cell order.

    >>> neighbours((0, 0))
    ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
    """
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in _STEPS[topology])


def distance(a: Point, b: Point, topology: Topology = "hex") -> int:
    """Return the number of steps from *a* to *b* on the bare grid (CT-H-86).

    >>> distance((1, 2), (5, 2)), distance((0, 0), (2, -1)), distance((0, 0), (2, 1), "square")
    (4, 2, 3)
    """
    dq, dr = b[0] - a[0], b[1] - a[1]
    if topology == "square":
        return abs(dq) + abs(dr)
    return max(abs(dq), abs(dr), abs(dq + dr))


def disc(centre: Point, radius: int, topology: Topology = "hex") -> tuple[Point, ...]:
    """Return all cells at distance *radius* or less from *centre*, which is one of them, in cell order (CT-H-28).

    >>> len(disc((0, 0), 2)), len(disc((0, 0), 2, "square"))
    (19, 13)
    """
    q0, r0 = centre
    return tuple(
        (q, r)
        for r in range(r0 - radius, r0 + radius + 1)
        for q in range(q0 - radius, q0 + radius + 1)
        if distance(centre, (q, r), topology) <= radius
    )


def right(cell: Point, topology: Topology = "hex") -> tuple[int, int]:
    """Return a key by which cells sort from right to left (CT-H-54).

    On hexes larger 2q + r first, which is further right as the map is drawn; on squares larger q; then smaller r.
    """
    q, r = cell
    return (-q if topology == "square" else -(2 * q + r)), r


def away(origin: Point, cell: Point, topology: Topology = "hex") -> Point | None:
    """Return the neighbour of *cell* that best continues the way from *origin* to it; of equal ones the first in cell order.

    None where both are the same cell.

    >>> away((0, 0), (2, 0)), away((0, 0), (0, 0))
    ((3, 0), None)
    """
    if origin == cell:
        return None
    dq, dr = cell[0] - origin[0], cell[1] - origin[1]

    def along(step: Point) -> int:  # twice the scalar product of the two directions
        sq, sr = step
        product = 2 * (dq * sq + dr * sr)
        return product + (dq * sr + dr * sq if topology == "hex" else 0)

    sq, sr = max(_STEPS[topology], key=along)  # max keeps the first of equals
    return cell[0] + sq, cell[1] + sr


def crossed(a: Point, b: Point, topology: Topology = "hex", *, corners: bool = False) -> tuple[Point, ...]:
    """Return the cells, other than *a* and *b*, that the straight way between their centres meets, in cell order (CT-H-25).

    A cell counts if a stretch of the way lies in it or on its edge; so a way along an edge meets both cells beside it. With
    *corners* a single point counts as well.

    >>> crossed((3, 1), (5, 1)), crossed((3, 2), (5, 1)), crossed((3, 0), (7, 1))
    (((4, 1),), ((4, 1), (4, 2)), ((4, 0), (5, 0), (5, 1), (6, 1)))
    """
    return tuple(cell for cell in _around(a, b) if cell not in (a, b) and _meets(a, b, cell, topology, corners=corners))


def _around(a: Point, b: Point) -> Iterator[Point]:
    for r in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2):
        for q in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2):
            yield q, r


_SLABS: Final[dict[Topology, tuple[tuple[int, int, int], ...]]] = {
    # A hexagon is where three widths are kept, in coordinates in which neighbours' centres lie 2 apart across an edge.
    "hex": ((2, 1, 2), (-1, 1, 2), (1, 2, 2)),
    "square": ((2, 0, 2), (0, 2, 2)),
}
"""Each entry (u, v, w): the cell's points are those with ``2 * |u * dq + v * dr| <= w`` for offsets (dq, dr) from its centre."""


def _meets(a: Point, b: Point, cell: Point, topology: Topology, *, corners: bool) -> bool:
    """Clip the way a + t (b - a), 0 <= t <= 1, to the cell, in fractions kept as integers."""
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    for u, v, w in _SLABS[topology]:
        start = 2 * (u * (a[0] - cell[0]) + v * (a[1] - cell[1]))
        change = 2 * (u * (b[0] - a[0]) + v * (b[1] - a[1]))
        if change == 0:
            if abs(start) > w:
                return False
            continue
        enter, leave = (-w - start, w - start) if change > 0 else (w - start, -w - start)
        if change < 0:
            enter, leave, change = -enter, -leave, -change
        if enter * low_d > low_n * change:
            low_n, low_d = enter, change
        if leave * high_d < high_n * change:
            high_n, high_d = leave, change
    gap = high_n * low_d - low_n * high_d
    return gap >= 0 if corners else gap > 0
