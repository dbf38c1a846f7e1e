"""The geometry of the map of a picture: the middle of each cell, its corners, and the sides at which segments end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardrules.chibitactics._geometry.hex import Topology
from boardrules.chibitactics._types.state import CellView
from boardrules.toolkit.reuse import Recalled

Point = tuple[float, float]

HEX: Final = ((0, -36), (31, -18), (31, 18), (0, 36), (-31, 18), (-31, -18))
SQUARE: Final = ((-31, -31), (31, -31), (31, 31), (-31, 31))
PITCH: Final = 62
"""The distance of two cells of a row where nothing is scaled."""
LEAST: Final = 40
"""Minimum width of a cell for a finger."""

_HEX_STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
_SQUARE_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the neighbours of a cell; a side lies between the corner of the same number and the next one."""


class Lattice(NamedTuple):
    """A map on the screen: ``pitch`` pixels from cell to cell of a row; ``turned`` by a right angle, for a map higher than wide."""

    topology: Topology
    pitch: float = PITCH
    turned: bool = False

    @property
    def scale(self) -> float:
        """The size of a cell against one of :data:`PITCH` pixels."""
        return self.pitch / PITCH

    def centre(self, q: int, r: int) -> Point:
        """Return where the middle of a cell is, counted from the middle of 0,0."""
        x, y = (62 * q + 31 * r, 54 * r) if self.topology == "hex" else (62 * q, 62 * r)
        if self.turned:
            x, y = -y, x
        if self.pitch == PITCH:
            return x, y
        return round(x * self.scale, 1), round(y * self.scale, 1)

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """The corners of a cell of :data:`PITCH` pixels."""
        return _corners(self.topology, turned=self.turned)

    def inner(self) -> str:
        """Return the path just inside the edge of a cell, around its middle."""
        part = 0.9 * self.scale
        return f"M{'L'.join([f'{part * x:.4g} {part * y:.4g}' for x, y in self.corners])}z"

    def box(self, cells: tuple[CellView, ...]) -> tuple[float, float, float, float]:
        """Return the left, upper, right and lower end of a map."""
        return _BOXES.get(cells, self) or _BOXES.keep(_box(self, cells), cells, self)

    def edges(self, q: int, r: int, place: int, places: dict[tuple[int, int], int]) -> str:
        """Return the path of the sides on which the cell's segment ends; a side between two segments belongs to the first."""
        ends = [
            _sides(self)[number]
            for number, (dq, dr) in enumerate(_HEX_STEPS if self.topology == "hex" else _SQUARE_STEPS)
            if (beyond := places.get((q + dq, r + dr))) is None or beyond > place
        ]
        if not ends:
            return ""
        x, y = self.centre(q, r)
        return "".join([f"M{x + ax:g} {y + ay:g}L{x + bx:g} {y + by:g}" for ax, ay, bx, by in ends])


_BOXES: Final = Recalled[tuple[float, float, float, float]](64)


@lru_cache(maxsize=64)
def _box(lattice: Lattice, cells: tuple[CellView, ...]) -> tuple[float, float, float, float]:
    centres = [lattice.centre(cell.q, cell.r) for cell in cells]
    wide, high = (lattice.scale * max([corner[axis] for corner in lattice.corners]) for axis in (0, 1))
    across, down = [x for x, _ in centres], [y for _, y in centres]
    return min(across) - wide, min(down) - high, max(across) + wide, max(down) + high


@lru_cache(maxsize=64)
def _sides(lattice: Lattice) -> tuple[tuple[float, float, float, float], ...]:
    """Return the ends of each side of a cell, in the order of the steps to its neighbours."""
    corners = [(lattice.scale * x, lattice.scale * y) for x, y in lattice.corners]
    return tuple([(*corners[side], *corners[(side + 1) % len(corners)]) for side in range(len(corners))])


@lru_cache(maxsize=8)
def _corners(topology: Topology, *, turned: bool) -> tuple[tuple[int, int], ...]:
    corners = HEX if topology == "hex" else SQUARE
    return tuple([(-y, x) for x, y in corners]) if turned else corners


def fitting(cells: tuple[CellView, ...], topology: Topology, room: float) -> Lattice:
    """Return the largest lattice on which a map is at most *room* pixels wide; one with cells for fingers if that is too wide, too."""
    upright, turned = Lattice(topology), Lattice(topology, turned=True)
    wide, high = _size(upright, cells), _size(turned, cells)
    for lattice, across in ((upright, wide), (turned, high)):
        pitch = int(min(room / across, 1) * PITCH)
        if pitch >= LEAST:
            return lattice._replace(pitch=pitch)
    return (turned if high < wide else upright)._replace(pitch=LEAST + 4)


def _size(lattice: Lattice, cells: tuple[CellView, ...]) -> float:
    left, _, right, _ = lattice.box(cells)
    return right - left
