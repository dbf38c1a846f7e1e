"""The actions and views of Chibitactics as numbers."""

from __future__ import annotations

from functools import cached_property

from boardrules.chibitactics._numbering.layout import layout
from boardrules.chibitactics._numbering.tokens import Tokens
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.actions import ACTIONS
from boardrules.chibitactics._text.domains import Pool
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell
from boardrules.numbering import ActionSpace
from boardrules.toolkit.observation import Layout
from boardrules.values import Seat

__all__ = ["Numbers"]


class Numbers:
    """The numbering of a pack with some options; each part of it is made when it is first asked for.

    ``cells`` are those of the map, ``starts`` those of each seat's start segment.
    """

    def __init__(self, catalogue: Catalogue, options: Options, cells: tuple[Cell, ...], starts: tuple[tuple[Cell, ...], ...]) -> None:
        self._catalogue, self._options, self._cells, self._starts = catalogue, options, cells, starts
        self._tokens = Tokens(catalogue, options.seats)

    @cached_property
    def space(self) -> ActionSpace[Action, View]:
        """The numbering of all actions of players."""
        seats = [Seat(seat) for seat in range(self._options.seats)]
        pools = [Pool(self._catalogue, len(seats), seat, self._cells, self._starts[seat]) for seat in seats]
        return ActionSpace([ACTIONS.domain(pool, seat) for seat, pool in zip(seats, pools, strict=True)])

    @cached_property
    def layout(self) -> Layout[View]:
        """The layout of an observation."""
        return layout(self._catalogue, self._options, self._tokens, self._cells)
