"""The bare grid of a map: cells, distances, straight ways and walks, and the actions at each cell (CT-H-7, CT-PR-1)."""

from __future__ import annotations

from itertools import accumulate
from typing import Final, final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.board.masks import BITS, flood, picked, provide
from boardrules.chibitactics._geometry.hex import Topology, crossed, distance, neighbours, right
from boardrules.chibitactics.language import LETTERS, MapLayout, Terrain
from boardrules.values import Seat

MOST_KEPT: Final = 4096
"""Maximum number of answers of a kind that a grid keeps; then it forgets them all."""
MOST_ROWS: Final = 512
"""Maximum number of units or skills whose actions, one a cell, a grid keeps; then it forgets them all."""


UNKNOWN: Final = -1
"""In place of the mask of a straight way that nobody has asked for."""


@final
class LastMoves:
    """The moves of a unit that were listed last, with what they follow from: see :meth:`Grid.moves_to`. It never changes.

    ``row``: its moves to every cell.
    """

    __slots__ = ("by", "ends", "here", "moves", "points", "row", "slow", "steps")

    def __init__(
        self,
        by: Seat,
        row: tuple[t.MoveUnit, ...],
        here: int,
        points: int,
        steps: int,
        ends: int,
        slow: int,
        moves: tuple[t.MoveUnit, ...],
    ) -> None:
        self.by = by
        self.row = row
        self.here = here
        self.points = points
        self.steps = steps
        self.ends = ends
        self.slow = slow
        self.moves = moves


@final
class LastUses:
    """The uses of a skill of a unit that were listed last, at the cells of ``zone``. It never changes. ``row``: its uses at every cell."""

    __slots__ = ("by", "row", "uses", "zone")

    def __init__(self, by: Seat, row: tuple[t.UseSkill, ...], zone: int, uses: tuple[t.UseSkill, ...]) -> None:
        self.by = by
        self.row = row
        self.zone = zone
        self.uses = uses


class Grid:
    """The bare grid of a layout: cells numbered in cell order, the places of its segments, and distances."""

    __slots__ = (
        "_balls",
        "_cells_of",
        "_crossed",
        "_deploys",
        "_distances",
        "_moves_to",
        "_parts",
        "_uses_at",
        "_ways",
        "cells",
        "corners",
        "index",
        "layout",
        "near",
        "near_mask",
        "place_of",
        "rank",
        "size",
        "spot_mask",
        "spots",
        "topology",
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
        self.cells = tuple(t.Cell(q, r) for r, q, _ in found)
        provide(len(self.cells))
        self.place_of = tuple(number for _, _, number in found)
        self.index = {(cell.q, cell.r): number for number, cell in enumerate(self.cells)}
        self.near = tuple(
            tuple(self.index[point] for point in neighbours((cell.q, cell.r), topology) if point in self.index) for cell in self.cells
        )
        self.near_mask = tuple(sum(1 << other for other in near) for near in self.near)
        self.spots = tuple(tuple(c for c, at in enumerate(self.place_of) if at == number) for number in range(max(self.place_of) + 1))
        self.rank = tuple(self.spots[place].index(cell) for cell, place in enumerate(self.place_of))
        """The number of each cell among those of its segment."""
        self.spot_mask = tuple(sum(1 << cell for cell in spots) for spots in self.spots)
        self._distances: list[tuple[int, ...]] = [()] * len(self.cells)
        self._balls: list[tuple[int, ...]] = [()] * len(self.cells)
        self._crossed: list[list[int]] = [[] for _ in self.cells]
        self._parts: dict[tuple[int, tuple[str, ...]], dict[Terrain, int]] = {}
        self._ways: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}  # for each step that leads from a cell to another
        self._cells_of: dict[int, tuple[t.Cell, ...]] = {}
        self._moves_to: dict[str, LastMoves] = {}
        self._uses_at: dict[tuple[str, str], LastUses] = {}
        self._deploys: dict[tuple[Seat, str], tuple[t.Deploy, ...]] = {}

    def part(self, number: int, rows: tuple[str, ...]) -> dict[Terrain, int]:
        """Return the masks of the terrains of the segment with *rows* at the place *number*. They are computed once."""
        found = self._parts.get((number, rows))
        if found is None:
            if len(self._parts) >= MOST_KEPT:
                self._parts.clear()
            place = (*self.layout.starts, *self.layout.closed)[number]
            left, top = self.size * place.i, self.size * place.j
            masks: dict[Terrain, int] = {}
            for spot in self.spots[number]:
                cell = self.cells[spot]
                kind = LETTERS[rows[cell.r - top][cell.q - left]]
                masks[kind] = masks.get(kind, 0) | 1 << spot
            found = self._parts[number, rows] = masks
        return found

    def cell_number(self, cell: object) -> int:
        """Return the number of *cell*, or -1 if it is not on the map."""
        if not isinstance(cell, t.Cell):
            return -1
        try:
            return self.index.get((cell.q, cell.r), -1)
        except TypeError:
            return -1

    def distances(self, cell: int) -> tuple[int, ...]:
        """Return the number of steps from *cell* to every cell (CT-H-86)."""
        row = self._distances[cell]
        if not row:
            here = (self.cells[cell].q, self.cells[cell].r)
            row = self._distances[cell] = tuple([distance(here, (other.q, other.r), self.topology) for other in self.cells])
        return row

    def distance(self, a: int, b: int) -> int:
        """Return the number of steps from *a* to *b*."""
        return self.distances(a)[b]

    def right(self, cell: int) -> tuple[int, int]:
        """Return a key by which cells sort from right to left (CT-H-54)."""
        return right((self.cells[cell].q, self.cells[cell].r), self.topology)

    def ball(self, cell: int, radius: int) -> int:
        """Return the mask of all cells at distance *radius* or less (CT-H-28)."""
        balls = self._balls[cell]
        if not balls:
            balls = self._balls[cell] = self._balls_of(cell)
        return balls[radius] if radius < len(balls) else balls[-1]

    def _balls_of(self, cell: int) -> tuple[int, ...]:
        """Return the balls round *cell* by radius, up to the one that holds all cells."""
        row = self.distances(cell)
        rings = [0] * (max(row) + 1)
        for other, steps in enumerate(row):
            rings[steps] |= 1 << other
        return tuple(accumulate(rings))

    def between(self, a: int, b: int) -> int:
        """Return the mask of the cells that the straight way meets (CT-H-25)."""
        known = self._crossed[a]
        if not known:
            known = self._crossed[a] = [UNKNOWN] * len(self.cells)
        mask = known[b]
        if mask == UNKNOWN:
            first, last = (a, b) if a < b else (b, a)
            start, goal = self.cells[first], self.cells[last]
            index, step = self.index, (goal.q - start.q, goal.r - start.r)
            way = self._ways.get(step)
            if way is None:
                way = self._ways[step] = crossed((0, 0), step, self.topology, corners=self.corners)
            found = [index.get((start.q + q, start.r + r), -1) for q, r in way]
            mask = known[b] = sum(1 << cell for cell in found if cell >= 0)
        return mask

    def seen(self, cell: int, mask: int, opaque: int) -> int:
        """Return the cells of *mask* that *cell* sees: no cell of *opaque* lies on the way."""
        seen = mask & self.near_mask[cell]
        rest = mask ^ seen
        known = self._crossed[cell]
        while rest:
            other = rest.bit_length() - 1
            bit = BITS[other]
            way = known[other] if known else UNKNOWN
            if not (self.between(cell, other) if way == UNKNOWN else way) & opaque:
                seen |= bit
            rest ^= bit
        return seen

    def cells_of(self, mask: int) -> tuple[t.Cell, ...]:
        """Return the cells of *mask*, in cell order."""
        found = self._cells_of.get(mask)
        if found is None:
            if len(self._cells_of) >= MOST_KEPT:
                self._cells_of.clear()
            found = self._cells_of[mask] = tuple(picked(self.cells, mask))
        return found

    # -- actions: made once, since the same ones are legal again and again ---------------------------------------------------------

    def moves_to(self, by: Seat, token: str, here: int, points: int, steps: int, ends: int, slow: int) -> tuple[t.MoveUnit, ...]:
        """Return the moves of *token* to the cells of *ends* that *points* reach from *here* over *steps*, two for *slow* ones.

        The last ones of each unit are kept: mostly another unit has acted since, which was far away.
        """
        last = self._moves_to.get(token)
        if (
            last is not None
            and last.here == here
            and last.by == by
            and last.points == points
            and last.steps == steps
            and last.ends == ends
            and last.slow == slow
        ):
            return last.moves
        row = tuple([t.MoveUnit(by, token, cell) for cell in self.cells]) if last is None or last.by != by else last.row
        found = tuple(picked(row, flood(self.near_mask, here, points, steps, slow) & ends))
        if len(self._moves_to) >= MOST_ROWS:
            self._moves_to.clear()
        self._moves_to[token] = LastMoves(by, row, here, points, steps, ends, slow, found)
        return found

    def uses_at(self, by: Seat, token: str, skill: str, zone: int) -> tuple[t.UseSkill, ...]:
        """Return the uses of *skill* of *token* at the cells of the mask *zone*. The last ones of each skill of each unit are kept."""
        last = self._uses_at.get((token, skill))
        if last is not None and last.zone == zone and last.by == by:
            return last.uses
        row = tuple([t.UseSkill(by, token, skill, cell) for cell in self.cells]) if last is None or last.by != by else last.row
        found = tuple(picked(row, zone))
        if len(self._uses_at) >= MOST_ROWS:
            self._uses_at.clear()
        self._uses_at[token, skill] = LastUses(by, row, zone, found)
        return found

    def deploys(self, by: Seat, token: str) -> tuple[t.Deploy, ...]:
        """Return the placings of *token* on each cell of the start segment of *by*, in cell order."""
        row = self._deploys.get((by, token))
        if row is None:
            if len(self._deploys) >= MOST_ROWS:
                self._deploys.clear()
            row = self._deploys[by, token] = tuple([t.Deploy(by, token, self.cells[cell]) for cell in self.spots[by]])
        return row
