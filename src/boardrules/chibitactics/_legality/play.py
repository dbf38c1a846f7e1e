"""Play from state to state: legal actions, refusals and steps, on positions that are kept between calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.apply import act
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.position import Position, Positions
from boardrules.chibitactics._legality.legal import asked, orders, to_act
from boardrules.chibitactics._legality.messages import RefusalKey
from boardrules.chibitactics._legality.refusals import check
from boardrules.contract import Refusal, Step
from boardrules.errors import IllegalAction
from boardrules.toolkit.reuse import Listed, Reuse

Worded: TypeAlias = Callable[[Refusal[RefusalKey]], Refusal[RefusalKey]]
"""Puts a refusal into words of a pack."""


class Referee:
    """The legal actions of states and the steps from them; *worded* puts refusals into words.

    Positions of a few states and their legal actions are kept. An action that was listed for a state needs no other check.
    """

    __slots__ = ("_listed", "_worded", "positions")

    def __init__(self, grounds: Grounds, worded: Worded) -> None:
        self.positions: Positions = Reuse(lambda state: Position(grounds, state))
        self._worded = worded
        self._listed: Listed[t.Action] = Listed()

    def legal_actions(self, state: t.State) -> tuple[t.Action, ...]:
        """Return every legal action of all seats to act, in a fixed order: see :func:`.legal.legal`."""
        turn = state.clock.turn
        if state.phase != "play" or state.stack or turn is None:
            return self._asked(state)
        position = self.positions.take(state)
        found = position.listed
        if found is None:
            found = self._listed.get(state) if position.untouched else None
            if found is None:
                found = orders(position, turn)
            position.listed = found
        self.positions.keep(state, position)
        return found

    def _asked(self, state: t.State) -> tuple[t.Action, ...]:
        """Return the legal actions at a chance point, a question or in the setup."""
        found = self._listed.get(state)
        if found is None:
            found = asked(state)
            if found is None:
                position = self.positions.take(state)
                found = orders(position, to_act(state)[0])
                self.positions.keep(state, position)
            self._listed.keep(state, found)
        return found

    def check(self, state: t.State, action: t.Action) -> Refusal[RefusalKey] | None:
        """Return why *action* is not legal, or None."""
        if self._listed.has(state, action):
            return None
        position = self.positions.take(state)
        known = _among(position.listed, action)
        self.positions.keep(state, position)
        return None if known else self._refusal(state, action)

    def apply(self, state: t.State, action: t.Action) -> t.State:
        """Return the state after *action*. Raises IllegalAction."""
        return self._after(self._checked(state, action), action)

    def apply_unchecked(self, state: t.State, action: t.Action) -> t.State:
        """Return the state after an *action* that is known to be legal."""
        return self._after(self.positions.take(state), action)

    def step(self, state: t.State, action: t.Action) -> Step[t.State, t.Event]:
        """Return the state after *action* and the events on the way. Raises IllegalAction."""
        position = self._checked(state, action)
        happened: list[t.Event] = []
        position.happened = happened
        after = self._after(position, action)
        return Step(after, tuple(happened))

    def _refusal(self, state: t.State, action: t.Action) -> Refusal[RefusalKey] | None:
        refusal = check(self.positions, state, action)
        return refusal if refusal is None or not refusal.params else self._worded(refusal)

    def _checked(self, state: t.State, action: t.Action) -> Position:
        """Return a position of *state*, if *action* is legal in it. Raises IllegalAction."""
        position = self.positions.take(state)
        found = position.listed
        if found is not None:
            self._listed.leave(state, found)
        if not (self._listed.has(state, action) if found is None else _among(found, action)):
            self.positions.keep(state, position)
            refusal = self._refusal(state, action)
            if refusal is not None:
                raise IllegalAction(refusal, action)
            position = self.positions.take(state)
        return position

    def _after(self, position: Position, action: t.Action) -> t.State:
        """Carry out a legal *action*, keep the position for the next call, and return the state that it has become."""
        act(position, action)
        position.happened = None
        after = position.state()
        self.positions.keep(after, position)
        return after


def _among(found: tuple[t.Action, ...] | None, action: t.Action) -> bool:
    """Return whether *action* is one of the objects *found*; fields of an equal one may be of other types."""
    for known in found or ():  # noqa: SIM110  (a generator in any() takes three times as long)
        if known is action:
            return True
    return False
