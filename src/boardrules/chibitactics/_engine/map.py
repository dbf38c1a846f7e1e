"""The map: which cells there are, what lies on them, what can be seen and reached (CT-H-7, CT-TE, CT-PR-1)."""

from __future__ import annotations

from itertools import accumulate, compress
from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._geometry.hex import Topology, crossed, distance, neighbours, right
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.facts import SegmentFacts
from boardrules.chibitactics.language import LETTERS, MapLayout, Terrain
from boardrules.values import Seat

FOREST_COST: Final = 2
"""CT-TE-3, CT-H-17: a forest cell takes one point more than others."""


MOST_KEPT: Final = 4096
"""So many answers of a kind a grid remembers before it forgets them all."""
MOST_ROWS: Final = 512
"""Of so many units or skills a grid keeps the actions, one a cell, before it forgets them all."""

_SET: Final = bytes(digit == ord("1") for digit in range(256))


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending: cells in cell order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def flags(mask: int) -> bytes:
    """A 1 for each cell of *mask* and a 0 for each before it and between: what ``itertools.compress`` picks from a row by."""
    return bin(mask)[:1:-1].encode().translate(_SET)


def _flood(near: tuple[int, ...], start: int, points: int, steps: int, slow: int) -> int:
    """The mask of all cells that a walk of *points* from *start* comes to over *steps*, of which *slow* take two.

    With a single point it comes to none of these (CT-H-18).
    """
    beside = near[start] & steps
    now, late = beside & ~slow, beside & slow
    seen = now
    for _ in range(points - 1):
        beside = 0
        while now:
            low = now & -now
            beside |= near[low.bit_length() - 1]
            now ^= low
        beside &= steps & ~seen
        now = beside & ~slow | late
        late = beside & slow & ~now
        seen |= now
    return seen


class Grid:
    """The bare grid of a layout: cells numbered in cell order, the places of its segments, and distances."""

    __slots__ = (
        "_balls",
        "_cells_of",
        "_crossed",
        "_deploys",
        "_distances",
        "_moves",
        "_moves_to",
        "_parts",
        "_picked",
        "_reached",
        "_uses",
        "_uses_at",
        "_ways",
        "cells",
        "corners",
        "index",
        "layout",
        "near",
        "near_mask",
        "place_of",
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
        self.place_of = tuple(number for _, _, number in found)
        self.index = {(cell.q, cell.r): number for number, cell in enumerate(self.cells)}
        self.near = tuple(
            tuple(self.index[point] for point in neighbours((cell.q, cell.r), topology) if point in self.index) for cell in self.cells
        )
        self.near_mask = tuple(sum(1 << other for other in near) for near in self.near)
        self.spots = tuple(tuple(c for c, at in enumerate(self.place_of) if at == number) for number in range(max(self.place_of) + 1))
        self.spot_mask = tuple(sum(1 << cell for cell in spots) for spots in self.spots)
        self._distances: list[tuple[int, ...]] = [()] * len(self.cells)
        self._balls: list[tuple[int, ...]] = [()] * len(self.cells)
        self._crossed: list[dict[int, int]] = [{} for _ in self.cells]
        self._parts: dict[tuple[int, tuple[str, ...]], dict[Terrain, int]] = {}
        self._ways: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}  # for each step that leads from a cell to another
        self._reached: dict[tuple[int, ...], bytes] = {}
        self._cells_of: dict[int, tuple[t.Cell, ...]] = {}
        self._picked: dict[bytes, tuple[t.Cell, ...]] = {}
        self._moves: dict[tuple[Seat, str], tuple[t.MoveUnit, ...]] = {}
        self._moves_to: dict[tuple[Seat, str, bytes], tuple[t.MoveUnit, ...]] = {}
        self._uses: dict[tuple[Seat, str, str], tuple[t.UseSkill, ...]] = {}
        self._uses_at: dict[tuple[Seat, str, str, int], tuple[t.UseSkill, ...]] = {}
        self._deploys: dict[tuple[Seat, str], tuple[t.Deploy, ...]] = {}

    def part(self, number: int, rows: tuple[str, ...]) -> dict[Terrain, int]:
        """The masks of the terrains of the segment with *rows* at the place *number*, worked out once."""
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
        """The number of *cell*, or -1 if there is none like it on the map."""
        if not isinstance(cell, t.Cell):
            return -1
        try:
            return self.index.get((cell.q, cell.r), -1)
        except TypeError:
            return -1

    def distances(self, cell: int) -> tuple[int, ...]:
        """Steps from *cell* to every cell (CT-H-86)."""
        row = self._distances[cell]
        if not row:
            here = (self.cells[cell].q, self.cells[cell].r)
            row = self._distances[cell] = tuple([distance(here, (other.q, other.r), self.topology) for other in self.cells])
        return row

    def distance(self, a: int, b: int) -> int:
        """Steps from *a* to *b*."""
        return self.distances(a)[b]

    def right(self, cell: int) -> tuple[int, int]:
        """A key by which cells sort from right to left (CT-H-54)."""
        return right((self.cells[cell].q, self.cells[cell].r), self.topology)

    def ball(self, cell: int, radius: int) -> int:
        """The mask of all cells at distance *radius* or less (CT-H-28)."""
        balls = self._balls[cell]
        if not balls:
            balls = self._balls[cell] = self._balls_of(cell)
        return balls[radius] if radius < len(balls) else balls[-1]

    def _balls_of(self, cell: int) -> tuple[int, ...]:
        """The balls round *cell*, by radius, up to the one that holds all cells."""
        row = self.distances(cell)
        rings = [0] * (max(row) + 1)
        for other, steps in enumerate(row):
            rings[steps] |= 1 << other
        return tuple(accumulate(rings))

    def between(self, a: int, b: int) -> int:
        """The mask of the cells that the straight way meets (CT-H-25)."""
        known = self._crossed[a]
        mask = known.get(b)
        if mask is None:
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
        """Those cells of *mask* to which no cell of *opaque* lies in the way from *cell*."""
        seen = mask & self.near_mask[cell]
        rest = mask ^ seen
        known = self._crossed[cell]
        while rest:
            low = rest & -rest
            other = low.bit_length() - 1
            way = known.get(other)
            if not (self.between(cell, other) if way is None else way) & opaque:
                seen |= low
            rest ^= low
        return seen

    def reached(self, start: int, points: int, steps: int, ends: int, slow: int) -> bytes:
        """The cells of *ends* that a walk of *points* from *start* comes to over *steps*, of which *slow* take two; as :func:`flags`."""
        key = (start, points, steps, ends, slow)
        found = self._reached.get(key)
        if found is None:
            if len(self._reached) >= MOST_KEPT:
                self._reached.clear()
            found = self._reached[key] = flags(_flood(self.near_mask, start, points, steps, slow) & ends)
        return found

    def cells_of(self, mask: int) -> tuple[t.Cell, ...]:
        """The cells of *mask*, in cell order."""
        found = self._cells_of.get(mask)
        if found is None:
            found = self.picked(flags(mask))
            self._cells_of[mask] = found
        return found

    def picked(self, chosen: bytes) -> tuple[t.Cell, ...]:
        """The cells for which *chosen* has a 1, as :func:`flags` do."""
        found = self._picked.get(chosen)
        if found is None:
            if len(self._picked) >= MOST_KEPT:
                self._picked.clear()
                self._cells_of.clear()
            found = self._picked[chosen] = tuple(compress(self.cells, chosen))
        return found

    # -- actions: made once, since the same ones are legal again and again ---------------------------------------------------------

    def moves(self, by: Seat, token: str) -> tuple[t.MoveUnit, ...]:
        """For each cell the move of *token* to it."""
        row = self._moves.get((by, token))
        if row is None:
            if len(self._moves) >= MOST_ROWS:
                self._moves.clear()
            row = self._moves[by, token] = tuple([t.MoveUnit(by, token, cell) for cell in self.cells])
        return row

    def uses(self, by: Seat, token: str, skill: str) -> tuple[t.UseSkill, ...]:
        """For each cell the use of *skill* of *token* at it."""
        row = self._uses.get((by, token, skill))
        if row is None:
            if len(self._uses) >= MOST_ROWS:
                self._uses.clear()
            row = self._uses[by, token, skill] = tuple([t.UseSkill(by, token, skill, cell) for cell in self.cells])
        return row

    def moves_to(self, by: Seat, token: str, goals: bytes) -> tuple[t.MoveUnit, ...]:
        """The moves of *token* to the cells that are set in *goals*, as :func:`flags` has them."""
        found = self._moves_to.get((by, token, goals))
        if found is None:
            if len(self._moves_to) >= MOST_KEPT:
                self._moves_to.clear()
            found = self._moves_to[by, token, goals] = tuple(compress(self.moves(by, token), goals))
        return found

    def uses_at(self, by: Seat, token: str, skill: str, zone: int) -> tuple[t.UseSkill, ...]:
        """The uses of *skill* of *token* at the cells of the mask *zone*."""
        found = self._uses_at.get((by, token, skill, zone))
        if found is None:
            if len(self._uses_at) >= MOST_KEPT:
                self._uses_at.clear()
            found = self._uses_at[by, token, skill, zone] = tuple(compress(self.uses(by, token, skill), flags(zone)))
        return found

    def deploys(self, by: Seat, token: str) -> tuple[t.Deploy, ...]:
        """For each cell of the start segment of *by*, in cell order, the placing of *token* on it."""
        row = self._deploys.get((by, token))
        if row is None:
            if len(self._deploys) >= MOST_ROWS:
                self._deploys.clear()
            row = self._deploys[by, token] = tuple([t.Deploy(by, token, self.cells[cell]) for cell in self.spots[by]])
        return row


def effect_view(effect: t.Effect, cells: tuple[t.Cell, ...]) -> t.EffectView:
    """*effect* as it is seen: with its cell, one of *cells*, in place of the number."""
    cell = cells[effect.cell] if effect.cell >= 0 else None
    return t.EffectView(effect.source, effect.op, effect.kind, effect.seat, effect.maker, effect.unit, cell, effect.aged, effect.use)


class Ground:
    """A grid with the segments that lie open on it."""

    __slots__ = (
        "_segments",
        "_terrain",
        "_views",
        "aims",
        "board",
        "closed",
        "forest",
        "grid",
        "kinds",
        "mountain",
        "opaque",
        "open",
        "stand",
        "water",
    )

    def __init__(self, grid: Grid, board: tuple[str, ...], catalogue: Catalogue) -> None:
        self.grid = grid
        self.board = board
        kinds = self.kinds = dict.fromkeys(LETTERS.values(), 0)  # the mask of each terrain
        self.open = 0
        for number, segment in enumerate(board):
            if segment:
                self.open |= grid.spot_mask[number]
                for kind, mask in grid.part(number, catalogue.segments[segment].rows).items():
                    kinds[kind] |= mask
        self.mountain, self.water, self.forest = kinds["mountain"], kinds["water"], kinds["forest"]
        self.closed = ((1 << len(grid.cells)) - 1) & ~self.open
        self.stand = self.open & ~self.mountain & ~self.water
        self.opaque = self.mountain | self.closed  # units, water and forest hide nobody (CT-H-27)
        self.aims: dict[tuple[int, int, bool], int] = {}
        self._terrain: tuple[Terrain | None, ...] = ()
        self._views: tuple[t.CellView, ...] | None = None
        self._segments: tuple[SegmentFacts, ...] | None = None

    @property
    def terrain(self) -> tuple[Terrain | None, ...]:
        """What lies on each cell; None where it is closed."""
        if not self._terrain:
            found: list[Terrain | None] = [None] * len(self.grid.cells)
            for kind, mask in self.kinds.items():
                for cell in members(mask):
                    found[cell] = kind
            self._terrain = tuple(found)
        return self._terrain

    def cost(self, cell: int) -> int:
        """The points that it takes to enter *cell* (CT-TE-3, CT-H-17, CT-H-23)."""
        return FOREST_COST if self.forest >> cell & 1 else 1

    def sees(self, a: int, b: int) -> bool:
        """Whether no mountain and no closed cell lies on the straight way (CT-PR-1, CT-H-75)."""
        return not self.grid.between(a, b) & self.opaque

    def aim(self, cell: int, reach: int, *, sight: bool = True) -> int:
        """The mask of open cells at distance 1 to *reach* that can be aimed at from *cell* (CT-H-86)."""
        key = (cell, reach, sight)
        mask = self.aims.get(key)
        if mask is None:
            grid = self.grid
            mask = grid.ball(cell, reach) & self.open & ~(1 << cell) if reach > 0 else 0
            if sight and self.opaque & grid.ball(cell, reach + 1):
                mask = grid.seen(cell, mask, self.opaque)
            self.aims[key] = mask
        return mask

    def views(self) -> tuple[t.CellView, ...]:
        """All cells as a view shows them."""
        if self._views is None:
            self._views = tuple(
                t.CellView(cell.q, cell.r, kind, place)
                for cell, kind, place in zip(self.grid.cells, self.terrain, self.grid.place_of, strict=True)
            )
        return self._views

    def segments(self) -> tuple[SegmentFacts, ...]:
        """What lies at each place."""
        if self._segments is None:
            grid = self.grid
            starts = len(grid.layout.starts)
            self._segments = tuple(
                SegmentFacts(place, segment, Seat(place) if place < starts else Seat(-1), grid.cells_of(grid.spot_mask[place]))
                for place, segment in enumerate(self.board)
            )
        return self._segments
