"""The functions of the contract that several rooms make together."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.explanation import Contract, Explanation, explained
from boardrules.pixies._engine.moves import to_act
from boardrules.pixies._explain import grounds, reason
from boardrules.pixies._knowledge import determinize, pending, redact_action, redact_event, view
from boardrules.pixies._legality.play import step
from boardrules.pixies._legality.refusals import check
from boardrules.pixies._types import Action, Event, State, View
from boardrules.values import Seat

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
