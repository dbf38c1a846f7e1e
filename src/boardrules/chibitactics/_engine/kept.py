"""The table of the position seen last, kept for whoever needs one of the same state next."""

from __future__ import annotations

from collections import deque
from typing import Final

from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.state import State

__all__ = ["keep", "listing", "table_of"]

_KEPT: Final[deque[Position]] = deque(maxlen=1)
"""The table of the position seen last. Whoever needs it takes it out, so no two threads ever hold the same one."""


def table_of(catalogue: Catalogue, state: State) -> Position:
    """A table of *state* that nobody else has: the one kept, if it is of this very state, else a new one.

    A game goes on from the position that the last action made: its table, with all that was derived on it, need not be made again.
    """
    try:
        position = _KEPT.pop()
    except IndexError:
        return Position(catalogue, state)
    return position if position.source is state and position.catalogue is catalogue else Position(catalogue, state)


def listing(catalogue: Catalogue, state: State, action: Action) -> Position | None:
    """The table kept, if it is of this very state and *action* one of those it has listed as legal; nobody else has it then.

    The action must be that object itself, since the fields of one that equals it may be of other types.
    """
    try:
        position = _KEPT.pop()
    except IndexError:
        return None
    if position.source is state and position.catalogue is catalogue:
        for known in position.legal:
            if known is action:
                return position
    _KEPT.append(position)
    return None


def keep(position: Position, state: State) -> None:
    """Leave *position*, which is what *state* says and will not be used further, for the next who needs one of *state*."""
    position.source = state
    _KEPT.append(position)
