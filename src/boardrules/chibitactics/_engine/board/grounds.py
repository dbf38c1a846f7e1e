"""The one owner of what is derived from maps: grids, and the grounds that lie on them."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._engine.board.grid import Grid
from boardrules.chibitactics._engine.board.ground import Ground
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.facts import Number
from boardrules.chibitactics._types.options import EditionRules, Options
from boardrules.chibitactics._types.state import State, View
from boardrules.chibitactics.language import MapLayout

GRIDS: Final = 16
"""Maximum number of grids kept: maps of the catalogue, each with the house rules of its geometry."""

GROUNDS: Final = 256
"""Maximum number of grounds kept, each of one combination of segments."""

Board = tuple[str, ...]


class Grounds:
    """The grids and grounds of the games that are played with *catalogue*, each made once.

    Threads can share it: what one of them does not find, it makes itself. When it holds too many it forgets them all.
    """

    __slots__ = ("_grids", "_grounds", "_last", "catalogue", "kept", "last_view", "numbers")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._grids: dict[tuple[MapLayout, EditionRules], Grid] = {}
        self._grounds: dict[tuple[Options, Board], Ground] = {}
        self._last: tuple[Options, Board, Ground] | None = None
        self.kept: dict[Ground, object] = {}  # by others, who see to it that it stays small
        self.numbers: dict[tuple[object, ...], tuple[Number | None, Number | None, Number | None, int]] = {}  # likewise
        self.last_view: tuple[View, State] | None = None
        """The view made last, and the state that it was made of, all of whose units and effects it shows."""

    def of(self, options: Options, board: Board) -> Ground:
        """Return the ground of a game with *options* whose places show *board*."""
        last = self._last
        if last is not None and last[0] is options and last[1] is board:  # mostly: what follows takes a hash of both
            return last[2]
        found = self._grounds.get((options, board))
        if found is None:
            if len(self._grounds) >= GROUNDS:
                self._grounds.clear()
            found = self._grounds[options, board] = Ground(self.grid(options), board, self.catalogue)
        self._last = options, board, found
        return found

    def grid(self, options: Options) -> Grid:
        """Return the cells of the map of a game with *options*."""
        house = options.rules
        layout = self.catalogue.maps[options.map, options.seats]
        found = self._grids.get((layout, house))
        if found is None:
            if len(self._grids) >= GRIDS:
                self._grids.clear()
            found = self._grids[layout, house] = Grid(layout, house.topology, house.segment_size, corners=house.corners_block)
        return found
