"""Play from state to state: legal actions, refusals and steps, on working copies that are kept between calls."""

from __future__ import annotations

from collections.abc import Callable

from boardrules.contract import Refusal, Step
from boardrules.errors import IllegalAction
from boardrules.pixel_tactics._engine.apply import perform_action
from boardrules.pixel_tactics._engine.board.board import Board
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.trace import Trace
from boardrules.pixel_tactics._legality.legal import legal
from boardrules.pixel_tactics._legality.messages import RefusalKey
from boardrules.pixel_tactics._legality.refusals import check
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.events import Event
from boardrules.pixel_tactics._types.state import State
from boardrules.pixel_tactics._types.view import View
from boardrules.toolkit.reuse import Listed, Reuse


class Referee:
    """The legal actions of states and the steps from them; *make* takes a state apart.

    Working copies of a few states and their legal actions are kept. An action that was listed for a state needs no other check.
    """

    __slots__ = ("listed", "reuse")

    def __init__(self, make: Callable[[State], Position]) -> None:
        self.reuse: Reuse[State, Position] = Reuse(make)
        self.listed: Listed[Action] = Listed()

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return every legal action, of all seats to act."""
        position = self.reuse.take(state)
        found = position.listed
        if found is None:
            found = self.listed.get(state) if position.untouched else None
            if found is None:
                found = legal(position)
            position.listed = found
        self.reuse.keep(state, position)
        return found

    def check(self, state: State, action: Action) -> Refusal[RefusalKey] | None:
        """Return why *action* is not legal, or None."""
        if self.listed.has(state, action):
            return None
        position = self.reuse.take(state)
        refusal = None if _among(position.listed, action) else check(position, action)
        self.reuse.keep(state, position)
        return refusal

    def apply(self, state: State, action: Action) -> State:
        """Return the state after *action*. Raises IllegalAction."""
        return self._after(self._checked(state, action), action)

    def apply_unchecked(self, state: State, action: Action) -> State:
        """Return the state after an action that is known to be legal."""
        return self._after(self.reuse.take(state), action)

    def step(self, state: State, action: Action, trace: Trace | None) -> Step[State, Event]:
        """Return the state after *action*, with the events, whose causes are noted in *trace*. Raises IllegalAction."""
        position = self._checked(state, action)
        events: list[Event] = []
        position.events, position.trace = events, trace
        return Step(self._after(position, action), tuple(events))

    def board_of(self, view: View, catalogue: Catalogue) -> Board | None:
        """Return the board of the newest working copy if the very same objects lie on the board of *view*, else None."""
        newest = self.reuse.take_newest()
        if newest is None:
            return None
        state, copy = newest
        board = copy.board_of(view, catalogue, state)
        self.reuse.keep(state, copy)
        return board

    def _checked(self, state: State, action: Action) -> Position:
        """Return the state taken apart, if *action* is legal in it. Raises IllegalAction."""
        position = self.reuse.take(state)
        listed = position.listed
        if listed is not None:
            self.listed.leave(state, listed)
            if _among(listed, action):
                return position
        if listed is not None or not self.listed.has(state, action):
            refusal = check(position, action)
            if refusal is not None:
                self.reuse.keep(state, position)
                raise IllegalAction(refusal, action)
        return position

    def _after(self, position: Position, action: Action) -> State:
        """Perform a legal *action* and return the state that it leads to."""
        perform_action(position, action)
        after = position.frozen()
        self.reuse.keep(after, position)
        return after


def _among(listed: tuple[Action, ...] | None, action: Action) -> bool:
    """Return whether *action* is one of the objects *listed*; fields of an equal one may be of other types."""
    for known in listed or ():  # noqa: SIM110  (a generator in any() takes three times as long)
        if known is action:
            return True
    return False
