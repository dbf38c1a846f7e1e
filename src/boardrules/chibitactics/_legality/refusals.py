"""Refusals of actions that are not legal, rule by rule.

The rules are gone through in the order in which a referee would name them: the fields of the action, luck, whose turn and what phase it
is, and last the order itself, by the very functions that list the legal actions. So an answer of None always agrees with the list.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.apply import PLAYS
from boardrules.chibitactics._engine.position import Position, Positions
from boardrules.chibitactics._legality.legal import chance, to_act
from boardrules.chibitactics._legality.messages import REFUSER, RefusalKey, refuse
from boardrules.chibitactics._legality.orders import Order, order_fault
from boardrules.contract import Refusal
from boardrules.values import CHANCE

_PHASES: Final[dict[type, str]] = {t.PickFaction: "faction", t.PickUnit: "squad", t.Deploy: "deploy"}
"""The phase of the actions that are not taken in play."""
_LUCK = (t.Roll, t.Open, t.DrawEvent, t.DrawSavage)


def check(positions: Positions, state: t.State, action: t.Action) -> Refusal[RefusalKey] | None:
    """Return why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    return REFUSER.malformed(action) or (_luck(state, action) if isinstance(action, _LUCK) else _player(positions, state, action))


def _due(state: t.State) -> tuple[type, str]:
    """Return the luck that is due: the type of its action, and what it decides."""
    match state.stack[-1]:
        case t.Opening():
            return t.Open, "segment"
        case t.Drawing(deck="event"):
            return t.DrawEvent, "event"
        case t.Drawing():
            return t.DrawSavage, "savage"
        case _:
            return t.Roll, "die"


def _luck(state: t.State, action: t.Roll | t.Open | t.DrawEvent | t.DrawSavage) -> Refusal[RefusalKey] | None:
    if state.phase == "over":
        return refuse("BR-OVER", "over")
    if action.by != CHANCE:
        return refuse("BR-CHANCE", "by-seat", by=action.by)
    if not chance(state):
        return refuse("BR-CHANCE", "no-luck")
    kind, due = _due(state)
    if type(action) is not kind:
        return refuse("BR-CHANCE", "other-luck", due=due)
    match action:
        case t.Open():
            return None if action.segment in state.supply.segments else refuse("CT-SC-2", "no-segment", segment=action.segment)
        case t.DrawEvent():
            return None if action.event in state.supply.events else refuse("CT-EV-1", "no-event", event=action.event)
        case t.DrawSavage():
            return None if action.savage in state.supply.savages else refuse("CT-SV-1", "no-savage", savage=action.savage)
        case t.Roll():
            return None


def _player(
    positions: Positions, state: t.State, action: t.PickFaction | t.PickUnit | t.Choose | t.EndTurn | Order
) -> Refusal[RefusalKey] | None:
    acting = to_act(state)
    if not acting:
        return refuse("BR-OVER", "over")
    if action.by == CHANCE:
        return refuse("BR-CHANCE", "by-luck")
    if acting == (CHANCE,):
        return refuse("BR-CHANCE", "luck-due", due=_due(state)[1])
    if action.by >= state.options.seats:
        return refuse("BR-SEAT", "no-seat", by=action.by, last=state.options.seats - 1)
    if action.by not in acting:
        return refuse("BR-SEAT", "seat", by=action.by, turn=acting[0])
    if state.stack:
        return _open_question(state, action)
    if isinstance(action, t.Choose):
        return refuse("CT-TU-4", "nothing-asked")
    phase = _PHASES.get(type(action), "play")
    if state.phase != phase:
        return refuse(PLAYS[type(action)].rule, "phase", kind=type(action).__name__, phase=phase, now=state.phase)
    match action:
        case t.PickUnit():
            return _pick(state, action)
        case t.EndTurn():
            return None
        case _:
            position = positions.take(state)
            refusal = _faction(position, action) if isinstance(action, t.PickFaction) else order_fault(position, action)
            positions.keep(state, position)
            return refusal


def _open_question(state: t.State, action: t.Action) -> Refusal[RefusalKey] | None:
    top = state.stack[-1]
    if isinstance(top, t.Choice):
        if not isinstance(action, t.Choose):
            return refuse(top.rule, "asked", count=len(top.options))
        if action.option not in top.options:
            return refuse(top.rule, "no-option", count=len(top.options))
    return None


def _faction(position: Position, action: t.PickFaction) -> Refusal[RefusalKey] | None:
    return None if action.faction in position.catalogue.factions else refuse("CT-SU-4", "no-faction", faction=action.faction)


def _pick(state: t.State, action: t.PickUnit) -> Refusal[RefusalKey] | None:
    if action.unit not in state.decks[action.by]:
        return refuse("CT-SU-5", "not-in-deck", unit=action.unit)
    return refuse("CT-H-83", "picked", unit=action.unit) if action.unit in state.squads[action.by] else None
