"""The table of the position seen last, kept for whoever needs one of the same state next."""

from __future__ import annotations

from collections import deque
from typing import Final

from boardrules.chibitactics._engine.position import Table
from boardrules.chibitactics._packs.compile import Content
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.state import State

__all__ = ["keep", "listing", "table_of"]

_KEPT: Final[deque[Table]] = deque(maxlen=1)
"""The table of the position seen last. Whoever needs it takes it out, so no two threads ever hold the same one."""


def table_of(content: Content, state: State) -> Table:
    """A table of *state* that nobody else has: the one kept, if it is of this very state, else a new one.

    A game goes on from the position that the last action made: its table, with all that was derived on it, need not be made again.
    """
    try:
        table = _KEPT.pop()
    except IndexError:
        return Table(content, state)
    return table if table.source is state and table.content is content else Table(content, state)


def listing(content: Content, state: State, action: Action) -> Table | None:
    """The table kept, if it is of this very state and *action* one of those it has listed as legal; nobody else has it then.

    The action must be that object itself, since the fields of one that equals it may be of other types.
    """
    try:
        table = _KEPT.pop()
    except IndexError:
        return None
    if table.source is state and table.content is content:
        for known in table.legal:
            if known is action:
                return table
    _KEPT.append(table)
    return None


def keep(table: Table, state: State) -> None:
    """Leave *table*, which is what *state* says and will not be used further, for the next who needs one of *state*."""
    table.source = state
    _KEPT.append(table)
