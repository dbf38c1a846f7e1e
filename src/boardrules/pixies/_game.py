"""The functions of the contract that several rooms make together: those that check an action before they play it."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.contract import Step
from boardrules.explanation import Contract, Explanation, explained
from boardrules.pixies._engine.moves import find_place, to_act
from boardrules.pixies._engine.rules import apply_unchecked, events_of, placed
from boardrules.pixies._explain import grounds, reason
from boardrules.pixies._knowledge import determinize, pending, redact_action, redact_event, view
from boardrules.pixies._legality.refusals import check, checked
from boardrules.pixies._types import Action, Event, Place, State, View
from boardrules.values import Seat


def apply(state: State, action: Action) -> State:
    """Return the position after *action*. Raises IllegalAction."""
    if type(action) is Place:  # mostly, so it is looked for here: a call more would cost 3 %
        place = find_place(state, action)
        if place is not None:
            return placed(state, place)
    return apply_unchecked(state, checked(state, action))


def step(state: State, action: Action) -> Step[State, Event]:
    """Return the position after *action* and the events on the way. Raises IllegalAction."""
    if type(action) is Place:
        place = find_place(state, action)
        if place is not None:
            after = placed(state, place)
            return Step(after, events_of(state, place, after))
    legal = checked(state, action)
    after = apply_unchecked(state, legal)
    return Step(after, events_of(state, legal, after))


CONTRACT: Final[Contract[State, Action, View, Event]] = Contract(
    check, step, to_act, pending, view, redact_action, redact_event, determinize, grounds, reason
)


def explain(state: State, action: Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False) -> Explanation:
    """Return why *action* may or may not be done, and what follows from it by which rules: see :meth:`boardrules.Explaining.explain`.

    >>> from boardrules import CHANCE, Seat, pixies
    >>> pixies.explain(pixies.new_game(), pixies.Start(CHANCE, Seat(0))).allowed
    ('PX-SET-2',)
    """
    return explained(CONTRACT, state, action, action.by, seat=seat, played=played)
