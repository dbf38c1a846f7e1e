"""Actions that are checked before they are played."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Step
from boardrules.pixies._engine.moves import find_place
from boardrules.pixies._engine.rules import apply_unchecked, events_of, placed
from boardrules.pixies._legality.refusals import checked
from boardrules.pixies._types import Action, Event, Place, State

_Place: Final = Place  # compiled code reads a Final directly, but looks up an imported name


def apply(state: State, action: Action) -> State:
    """Return the position after *action*. Raises IllegalAction."""
    if type(action) is _Place:  # mostly, so it is looked for here: a call more would cost 3 %
        place = find_place(state, action)
        if place is not None:
            return placed(state, place)
    return apply_unchecked(state, checked(state, action))


def step(state: State, action: Action) -> Step[State, Event]:
    """Return the position after *action* and the events on the way. Raises IllegalAction."""
    if type(action) is _Place:
        place = find_place(state, action)
        if place is not None:
            after = placed(state, place)
            return Step(after, events_of(state, place, after))
    legal = checked(state, action)
    after = apply_unchecked(state, legal)
    return Step(after, events_of(state, legal, after))
