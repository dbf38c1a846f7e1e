"""The working copies that a game keeps between calls."""

from __future__ import annotations

from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.state import State
from boardrules.toolkit.reuse import Reuse

__all__ = ["Positions"]


class Positions:
    """The positions of one game, whose content is *catalogue*: made from states, or reused from the call before.

    A game goes on from the state that the last action made, so its position, with all that was derived on it, need not be made again.
    """

    __slots__ = ("_reuse", "catalogue")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._reuse: Reuse[Position] = Reuse()

    def take(self, state: State) -> Position:
        """A position of *state* that nobody else has: the one kept of this very state, else a new one."""
        position = self._reuse.take(state)
        return Position(self.catalogue, state) if position is None else position

    def take_listed(self, state: State, action: Action) -> Position | None:
        """The position kept of this very state, if *action* is one of those listed on it as legal; nobody else has it then.

        The action must be that object itself, since the fields of one that equals it may be of other types.
        """
        position = self._reuse.take(state)
        if position is not None:
            for known in position.legal:
                if known is action:
                    return position
            self._reuse.keep(state, position)
        return None

    def keep(self, state: State, position: Position) -> None:
        """Leave *position*, which stands for *state* and will not be used further by the caller, for the next call that needs it."""
        self._reuse.keep(state, position)
