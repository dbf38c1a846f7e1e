"""What a seat is being asked, in words."""

from __future__ import annotations

from typing import Literal, TypeAlias

from boardrules.chibitactics._legality.legal import to_act
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.stack import Choice, EventResolution, PathOption, SavageTurn, SkillOption
from boardrules.chibitactics._types.state import State
from boardrules.contract import Decision, Params
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["DecisionKey", "pending"]

DecisionKey: TypeAlias = Literal["faction", "squad", "deploy", "turn", "way", "attack", "event", "prey"]
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
            return Decision(seat, RuleId("CT-SU-4"), "faction", "Choose a faction.")
        case "squad":
            left = state.options.squad_size - len(state.squads[seat])
            question = f"Pick a unit for your squad: {left} to go. Nobody sees it yet." if left > 1 else "Pick the last unit of your squad."
            return Decision(seat, RuleId("CT-SU-5"), "squad", question, (("left", left),))
        case "deploy":
            return Decision(seat, RuleId("CT-H-8"), "deploy", "Place a unit of your squad on your start segment.")
        case _:
            return Decision(seat, RuleId("CT-TU-4"), "turn", "Use units, trophies or your faction's ability, or end your turn.")


def _choice(catalogue: Catalogue, state: State, seat: Seat, top: Choice) -> Decision[DecisionKey]:
    below = state.stack[-2]
    unit: Params = (("unit", below.unit),) if isinstance(below, SavageTurn) else ()
    who = catalogue.cards[below.unit].name if isinstance(below, SavageTurn) else ""
    if isinstance(top.options[0], PathOption):
        return Decision(seat, top.rule, "way", f"Choose the way of {who}, which you steer." if who else "Choose the way to go.", unit)
    if isinstance(top.options[0], SkillOption):
        return Decision(seat, top.rule, "attack", f"Choose the attack of {who}, which you steer.", unit)
    if isinstance(below, EventResolution):
        question = f"{catalogue.events[below.event].name}: choose the unit that it meets."
        return Decision(seat, top.rule, "event", question, (("event", below.event),))
    return Decision(seat, top.rule, "prey", f"Choose which of the nearest units {who} goes for.", unit)
