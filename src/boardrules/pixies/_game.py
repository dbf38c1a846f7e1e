"""The functions of the contract that several rooms make together: those that check an action before they play it."""

from __future__ import annotations

from boardrules.contract import Step
from boardrules.pixies._engine.moves import find_luck, find_place
from boardrules.pixies._engine.rules import apply_unchecked, events_of
from boardrules.pixies._legality.refusals import checked
from boardrules.pixies._types import Action, Event, Place, State

__all__ = ["apply", "step"]


def apply(state: State, action: Action) -> State:
    """The position after *action*. Raises IllegalAction."""
    legal = find_place(state, action) if type(action) is Place else find_luck(state, action)  # here, since a call would cost 3 %
    return apply_unchecked(state, checked(state, action) if legal is None else legal)


def step(state: State, action: Action) -> Step[State, Event]:
    """The position after *action* and what happened on the way. Raises IllegalAction."""
    legal = checked(state, action)
    after = apply_unchecked(state, legal)
    return Step(after, events_of(state, legal, after))
