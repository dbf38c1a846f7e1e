"""The questions that seats are asked."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._legality.legal import to_act
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names
from boardrules.contract import Decision, Params
from boardrules.values import CHANCE, RuleId, Seat

DecisionKey: TypeAlias = Literal["faction", "squad", "deploy", "turn", "way", "way-of", "attack", "event", "prey"]
"""The key of a question, which never changes with the wording."""


_PHASES: Final[dict[t.Phase, tuple[DecisionKey, RuleId]]] = {
    "faction": ("faction", RuleId("CT-SU-4")),
    "squad": ("squad", RuleId("CT-SU-5")),
    "deploy": ("deploy", RuleId("CT-H-8")),
    "play": ("turn", RuleId("CT-TU-4")),
}
"""The question of each phase while nothing else is being resolved, and the rule that asks."""


def pending(catalogue: Catalogue, state: t.State, seat: Seat) -> Decision[DecisionKey] | None:
    """Return the question *seat* must answer, or None."""
    top = state.stack[-1] if state.stack else None
    if seat == CHANCE or seat not in to_act(state) or not isinstance(top, t.Choice | None):
        return None
    if top is not None:
        return question(catalogue, top, state.stack[-2])
    key, rule = _PHASES[state.phase]
    params: Params = (("left", state.options.squad_size - len(state.squads[seat])),) if key == "squad" else ()
    return _decision(catalogue, seat, rule, key, params)


def question(catalogue: Catalogue, choice: t.Choice, below: t.Frame) -> Decision[DecisionKey]:
    """Return the question of a *choice* that *below*, the frame under it on the stack, waits for."""
    return _decision(catalogue, choice.seat, choice.rule, *_asked(choice, below))


def _decision(catalogue: Catalogue, seat: Seat, rule: RuleId, key: DecisionKey, params: Params) -> Decision[DecisionKey]:
    return Decision(seat, rule, key, MESSAGES.question(key, dict(params), MESSAGES.names(Names(catalogue).in_english)), params)


def _asked(top: t.Choice, below: t.Frame) -> tuple[DecisionKey, Params]:
    """Return the key of a question and what fills it in."""
    match below:
        case t.SavageTurn():
            if isinstance(top.options[0], t.UnitOption):
                return "prey", (("unit", below.unit),)
            key: DecisionKey = "way-of" if isinstance(top.options[0], t.PathOption) else "attack"
            return key, (("unit", below.unit), ("target", below.target))
        case t.EventResolution():
            return "event", (("event", below.event),)
        case t.Declared():
            goal = top.options[0].path[-1] if isinstance(top.options[0], t.PathOption) else None
            return "way", (("unit", below.unit), ("cell", "" if goal is None else f"{goal.q},{goal.r}"))
        case _:
            raise AssertionError(f"nothing is asked for a {type(below).__name__}")
