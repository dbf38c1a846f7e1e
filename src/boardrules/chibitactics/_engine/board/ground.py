"""The segments that lie open on a grid: terrain, sight, and what can be aimed at (CT-TE, CT-PR-1, CT-H-75, CT-H-86)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.board.grid import Grid
from boardrules.chibitactics._engine.board.masks import BITS, members
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.facts import SegmentFacts
from boardrules.chibitactics.language import LETTERS, Terrain
from boardrules.values import Seat

FOREST_COST: Final = 2
"""Points that it takes to enter a forest cell (CT-TE-3, CT-H-17)."""


def effect_view(effect: t.Effect, cells: tuple[t.Cell, ...]) -> t.EffectView:
    """Return *effect* as it is seen: with its cell, one of *cells*, in place of the number."""
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
        """The terrain of each cell; None where it is closed."""
        if not self._terrain:
            found: list[Terrain | None] = [None] * len(self.grid.cells)
            for kind, mask in self.kinds.items():
                for cell in members(mask):
                    found[cell] = kind
            self._terrain = tuple(found)
        return self._terrain

    def cost(self, cell: int) -> int:
        """Return the points that it takes to enter *cell* (CT-TE-3, CT-H-17, CT-H-23)."""
        return FOREST_COST if self.forest >> cell & 1 else 1

    def sees(self, a: int, b: int) -> bool:
        """Return whether no mountain and no closed cell lies on the straight way (CT-PR-1, CT-H-75)."""
        return not self.grid.between(a, b) & self.opaque

    def aim(self, cell: int, reach: int, *, sight: bool = True) -> int:
        """Return the mask of open cells at distance 1 to *reach* that can be aimed at from *cell* (CT-H-86)."""
        key = (cell, reach, sight)
        mask = self.aims.get(key)
        if mask is None:
            grid = self.grid
            mask = grid.ball(cell, reach) & self.open if reach > 0 else 0
            mask ^= mask & BITS[cell]
            if sight and self.opaque & grid.ball(cell, reach + 1):
                mask = grid.seen(cell, mask, self.opaque)
            self.aims[key] = mask
        return mask

    def views(self) -> tuple[t.CellView, ...]:
        """Return all cells as a view shows them."""
        if self._views is None:
            self._views = tuple(
                t.CellView(cell.q, cell.r, kind, place)
                for cell, kind, place in zip(self.grid.cells, self.terrain, self.grid.place_of, strict=True)
            )
        return self._views

    def segments(self) -> tuple[SegmentFacts, ...]:
        """Return the segment at each place."""
        if self._segments is None:
            grid = self.grid
            starts = len(grid.layout.starts)
            self._segments = tuple(
                SegmentFacts(place, segment, Seat(place) if place < starts else Seat(-1), grid.cells_of(grid.spot_mask[place]))
                for place, segment in enumerate(self.board)
            )
        return self._segments
