"""The map: which cells there are, what lies on them, what can be seen and reached (CT-H-7, CT-TE, CT-PR-1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics._content import Content
from boardrules.chibitactics._hex import Topology, crossed, distance, neighbours
from boardrules.chibitactics._language import LETTERS, MapLayout, Terrain
from boardrules.chibitactics._types_actions import MoveUnit, UseSkill
from boardrules.chibitactics._types_options import Options
from boardrules.chibitactics._types_state import CellView
from boardrules.chibitactics._types_values import Cell
from boardrules.values import Seat

__all__ = ["FOREST_COST", "Grid", "Ground", "grid_of", "ground_of", "members"]

FOREST_COST: Final = 2
"""CT-TE-3, CT-H-17: a forest cell takes one point more than others."""


MOST_KEPT: Final = 20_000
"""So many answers a grid remembers before it forgets them all."""


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending: cells in cell order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Part:
    """A segment at its place on a grid: terrain by cell number, and the masks of what matters for moving and seeing."""

    __slots__ = ("forest", "forests", "mountain", "open", "terrain", "water")

    def __init__(self, terrain: tuple[tuple[int, Terrain], ...]) -> None:
        def mask(wanted: Terrain) -> int:
            return sum(1 << cell for cell, kind in terrain if kind == wanted)

        self.terrain = terrain
        self.open = sum(1 << cell for cell, _ in terrain)
        self.mountain = mask("mountain")
        self.water = mask("water")
        self.forest = mask("forest")
        self.forests = members(self.forest)


class Grid:
    """The bare grid of a layout: cells numbered in cell order, the places of its segments, and distances."""

    __slots__ = (
        "_balls",
        "_cells",
        "_distances",
        "cells",
        "corners",
        "crossed",
        "index",
        "layout",
        "moves",
        "near",
        "near_mask",
        "parts",
        "place_of",
        "reached",
        "size",
        "spots",
        "topology",
        "uses",
    )

    def __init__(self, layout: MapLayout, topology: Topology, size: int, *, corners: bool) -> None:
        self.layout = layout
        self.topology: Topology = topology
        self.size = size
        self.corners = corners
        found: list[tuple[int, int, int]] = []
        for number, place in enumerate((*layout.starts, *layout.closed)):
            found += [(size * place.j + r, size * place.i + q, number) for r in range(size) for q in range(size)]
        found.sort()
        self.cells = tuple(Cell(q, r) for r, q, _ in found)
        self.place_of = tuple(number for _, _, number in found)
        self.index = {(cell.q, cell.r): number for number, cell in enumerate(self.cells)}
        self.near = tuple(
            tuple(self.index[point] for point in neighbours((cell.q, cell.r), topology) if point in self.index) for cell in self.cells
        )
        self.near_mask = tuple(sum(1 << other for other in near) for near in self.near)
        self.spots = tuple(tuple(c for c, at in enumerate(self.place_of) if at == number) for number in range(max(self.place_of) + 1))
        self._distances: dict[int, tuple[int, ...]] = {}
        self._balls: dict[tuple[int, int], int] = {}
        self.crossed: dict[tuple[int, int], int] = {}
        self._cells: dict[int, tuple[Cell, ...]] = {}
        self.reached: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.parts: dict[tuple[int, tuple[str, ...]], Part] = {}
        self.moves: dict[tuple[Seat, str, tuple[int, ...]], tuple[MoveUnit, ...]] = {}
        self.uses: dict[tuple[Seat, str, str, int], tuple[UseSkill, ...]] = {}

    def part(self, number: int, rows: tuple[str, ...]) -> Part:
        """The segment with *rows* at the place *number*, worked out once."""
        found = self.parts.get((number, rows))
        if found is None:
            if len(self.parts) > MOST_KEPT:
                self.parts.clear()
            place = (*self.layout.starts, *self.layout.closed)[number]
            left, top = self.size * place.i, self.size * place.j
            cells = self.cells
            terrain: tuple[tuple[int, Terrain], ...] = tuple(
                (cell, LETTERS[rows[cells[cell].r - top][cells[cell].q - left]]) for cell in self.spots[number]
            )
            found = self.parts[number, rows] = Part(terrain)
        return found

    def cell_number(self, cell: object) -> int:
        """The number of *cell*, or -1 if there is none like it on the map."""
        if not isinstance(cell, Cell):
            return -1
        try:
            return self.index.get((cell.q, cell.r), -1)
        except TypeError:
            return -1

    def distances(self, cell: int) -> tuple[int, ...]:
        """Steps from *cell* to every cell (CT-H-86)."""
        row = self._distances.get(cell)
        if row is None:
            here = (self.cells[cell].q, self.cells[cell].r)
            row = self._distances[cell] = tuple(distance(here, (other.q, other.r), self.topology) for other in self.cells)
        return row

    def distance(self, a: int, b: int) -> int:
        """Steps from *a* to *b*."""
        return self.distances(a)[b]

    def ball(self, cell: int, radius: int) -> int:
        """The mask of all cells at distance *radius* or less (CT-H-28)."""
        mask = self._balls.get((cell, radius))
        if mask is None:
            mask = self._balls[cell, radius] = sum(1 << other for other, steps in enumerate(self.distances(cell)) if steps <= radius)
        return mask

    def between(self, a: int, b: int) -> int:
        """The mask of the cells that the straight way meets (CT-H-25)."""
        key = (a, b) if a < b else (b, a)
        mask = self.crossed.get(key)
        if mask is None:
            start, goal = self.cells[key[0]], self.cells[key[1]]
            way = _crossed_by(goal.q - start.q, goal.r - start.r, self.topology, self.corners)
            index = self.index
            found = [index.get((start.q + q, start.r + r), -1) for q, r in way]
            mask = self.crossed[key] = sum(1 << cell for cell in found if cell >= 0)
        return mask

    def cells_of(self, mask: int) -> tuple[Cell, ...]:
        """The cells of *mask*, in cell order."""
        found = self._cells.get(mask)
        if found is None:
            if len(self._cells) > MOST_KEPT:
                self._cells.clear()
            cells = self.cells
            found = self._cells[mask] = tuple(cells[cell] for cell in members(mask))
        return found

    def moves_to(self, by: Seat, token: str, cells: tuple[int, ...]) -> tuple[MoveUnit, ...]:
        """The moves of *token* to *cells*: made once, since the same ones are legal again and again."""
        key = (by, token, cells)
        found = self.moves.get(key)
        if found is None:
            if len(self.moves) > MOST_KEPT:
                self.moves.clear()
            names = self.cells
            found = self.moves[key] = tuple([MoveUnit(by, token, names[cell]) for cell in cells])
        return found

    def uses_at(self, by: Seat, token: str, skill: str, mask: int) -> tuple[UseSkill, ...]:
        """The uses of *skill* of *token* at the cells of *mask*, made once."""
        key = (by, token, skill, mask)
        found = self.uses.get(key)
        if found is None:
            if len(self.uses) > MOST_KEPT:
                self.uses.clear()
            found = self.uses[key] = tuple([UseSkill(by, token, skill, cell) for cell in self.cells_of(mask)])
        return found


@lru_cache(maxsize=4096)
def _crossed_by(q: int, r: int, topology: Topology, corners: bool) -> tuple[tuple[int, int], ...]:  # noqa: FBT001  (a cache key)
    return crossed((0, 0), (q, r), topology, corners=corners)


_NO_PLACES: Final[frozenset[int]] = frozenset()


class Ground:
    """A grid with the segments that lie open on it."""

    __slots__ = (
        "_views",
        "aims",
        "closed",
        "cost",
        "forest",
        "grid",
        "mountain",
        "opaque",
        "open",
        "stand",
        "terrain",
        "water",
    )

    def __init__(self, grid: Grid, board: tuple[str, ...], content: Content) -> None:
        self.grid = grid
        terrain: list[Terrain | None] = [None] * len(grid.cells)
        cost = [1] * len(terrain)
        self.open = self.mountain = self.water = self.forest = 0
        for number, segment in enumerate(board):
            if segment:
                part = grid.part(number, content.segments[segment].rows)
                for cell, kind in part.terrain:
                    terrain[cell] = kind
                for cell in part.forests:
                    cost[cell] = FOREST_COST
                self.open |= part.open
                self.mountain |= part.mountain
                self.water |= part.water
                self.forest |= part.forest
        self.terrain = tuple(terrain)
        self.cost = tuple(cost)
        self.closed = ((1 << len(terrain)) - 1) & ~self.open
        self.stand = self.open & ~self.mountain & ~self.water
        self.opaque = self.mountain | self.closed
        self.aims: dict[tuple[int, int, bool], int] = {}
        self._views: tuple[CellView, ...] | None = None

    def borders(self, cell: int) -> frozenset[int]:
        """The places that lie closed next to *cell* (CT-SC-1)."""
        near = self.grid.near_mask[cell] & self.closed
        return frozenset(self.grid.place_of[other] for other in members(near)) if near else _NO_PLACES

    def sees(self, a: int, b: int) -> bool:
        """Whether no mountain and no closed cell lies on the straight way (CT-PR-1, CT-H-75)."""
        return not self.grid.between(a, b) & self.opaque

    def aim(self, cell: int, reach: int, *, sight: bool = True) -> int:
        """The mask of open cells at distance 1 to *reach* that can be aimed at from *cell* (CT-H-86)."""
        key = (cell, reach, sight)
        mask = self.aims.get(key)
        if mask is None:
            mask = self.grid.ball(cell, reach) & self.open & ~(1 << cell) if reach > 0 else 0
            if sight and self.opaque & self.grid.ball(cell, reach + 1):
                mask = self._seen(cell, mask)
            self.aims[key] = mask
        return mask

    def _seen(self, cell: int, mask: int) -> int:
        """Those cells of *mask* that are seen from *cell*."""
        crossed, between, opaque = self.grid.crossed, self.grid.between, self.opaque
        rest, seen = mask & ~self.grid.near_mask[cell], mask & self.grid.near_mask[cell]
        while rest:
            low = rest & -rest
            other = low.bit_length() - 1
            way = crossed.get((cell, other) if cell < other else (other, cell))
            if not (between(cell, other) if way is None else way) & opaque:
                seen |= low
            rest ^= low
        return seen

    def views(self) -> tuple[CellView, ...]:
        """All cells as a view shows them."""
        if self._views is None:
            self._views = tuple(
                CellView(cell.q, cell.r, kind, place)
                for cell, kind, place in zip(self.grid.cells, self.terrain, self.grid.place_of, strict=True)
            )
        return self._views


@lru_cache(maxsize=256)
def grid_of(layout: MapLayout, topology: Topology, size: int, corners: bool) -> Grid:  # noqa: FBT001  (a cache key)
    """The grid of *layout*, made once."""
    return Grid(layout, topology, size, corners=corners)


@lru_cache(maxsize=4096)
def ground_of(content: Content, options: Options, board: tuple[str, ...]) -> Ground:
    """The ground of a game whose places show *board*, made once."""
    house = options.house
    layout = content.maps[options.map, options.seats]
    return Ground(grid_of(layout, house.topology, house.segment_size, house.corners_block), board, content)
