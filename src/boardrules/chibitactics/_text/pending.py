"""What a seat is being asked, in words."""

from __future__ import annotations

from typing import Literal, TypeAlias

from boardrules.chibitactics._legality.legal import to_act
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names
from boardrules.chibitactics._types.stack import Choice, EventResolution, Frame, PathOption, SavageTurn, SkillOption
from boardrules.chibitactics._types.state import State
from boardrules.contract import Decision, Params
from boardrules.values import CHANCE, RuleId, Seat

DecisionKey: TypeAlias = Literal["faction", "squad", "deploy", "turn", "way", "way-of", "attack", "event", "prey"]
"""What a seat is asked, as a key that never changes with the wording."""


def pending(catalogue: Catalogue, state: State, seat: Seat) -> Decision[DecisionKey] | None:
    """The question that *seat* is being asked; None if it is not asked anything."""
    if seat == CHANCE or seat not in to_act(state):
        return None
    if state.stack:
        top = state.stack[-1]
        return _choice(catalogue, state, seat, top) if isinstance(top, Choice) else None
    match state.phase:
        case "faction":
            return Decision(seat, RuleId("CT-SU-4"), "faction", MESSAGES.question("faction"))
        case "squad":
            left = state.options.squad_size - len(state.squads[seat])
            return Decision(seat, RuleId("CT-SU-5"), "squad", MESSAGES.question("squad", {"left": left}), (("left", left),))
        case "deploy":
            return Decision(seat, RuleId("CT-H-8"), "deploy", MESSAGES.question("deploy"))
        case _:
            return Decision(seat, RuleId("CT-TU-4"), "turn", MESSAGES.question("turn"))


def _choice(catalogue: Catalogue, state: State, seat: Seat, top: Choice) -> Decision[DecisionKey]:
    below = state.stack[-2]
    key, params = _asked(top, below)
    return Decision(seat, top.rule, key, MESSAGES.question(key, dict(params), Names(catalogue).card), params)


def _asked(top: Choice, below: Frame) -> tuple[DecisionKey, Params]:
    """The key of a question, and what fills it in."""
    unit: Params = (("unit", below.unit),) if isinstance(below, SavageTurn) else ()
    if isinstance(top.options[0], PathOption):
        return "way-of" if unit else "way", unit
    if isinstance(top.options[0], SkillOption):
        return "attack", unit
    return ("event", (("event", below.event),)) if isinstance(below, EventResolution) else ("prey", unit)
