"""Geometry for players: which cells are next to each other, and how far it is, in the cells of actions and views (CT-H-7, CT-H-86)."""

from __future__ import annotations

from boardrules.chibitactics._geometry import hex as _hex
from boardrules.chibitactics._geometry.hex import Topology
from boardrules.chibitactics._types.values import Cell


def neighbours(cell: Cell, topology: Topology = "hex") -> tuple[Cell, ...]:
    """Return the cells that share an edge with *cell*, in cell order; not all of them need be on the map.

    >>> neighbours(Cell(0, 0))[:2]
    (Cell(q=0, r=-1), Cell(q=1, r=-1))
    """
    return tuple(Cell(q, r) for q, r in _hex.neighbours((cell.q, cell.r), topology))


def distance(a: Cell, b: Cell, topology: Topology = "hex") -> int:
    """Return the number of steps from *a* to *b* on the bare grid (CT-H-86).

    >>> distance(Cell(1, 2), Cell(5, 2)), distance(Cell(0, 0), Cell(2, 1), "square")
    (4, 3)
    """
    return _hex.distance((a.q, a.r), (b.q, b.r), topology)


def disc(centre: Cell, radius: int, topology: Topology = "hex") -> tuple[Cell, ...]:
    """Return all cells at distance *radius* or less from *centre*, which is one of them, in cell order (CT-H-28).

    >>> len(disc(Cell(0, 0), 2)), len(disc(Cell(0, 0), 2, "square"))
    (19, 13)
    """
    return tuple(Cell(q, r) for q, r in _hex.disc((centre.q, centre.r), radius, topology))
