"""Why an action of a turn is not legal."""

from __future__ import annotations

from boardrules.contract import Refusal
from boardrules.pixel_tactics._engine.permissions import order_barred, starred
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.printed import acts
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOT_INDEX
from boardrules.pixel_tactics._legality.attack import attack_fault, cast_fault
from boardrules.pixel_tactics._legality.fields import hand_fault, price_fault, slot_fault, unit_fault
from boardrules.pixel_tactics._legality.legal import leader_acts
from boardrules.pixel_tactics._legality.messages import WAVES, refuse
from boardrules.pixel_tactics._types.actions import (
    Action,
    Attack,
    Cast,
    Choose,
    Clear,
    Draw,
    EndTurn,
    LeaderAction,
    Move,
    PlayOrder,
    Recruit,
    Switch,
)
from boardrules.pixel_tactics._types.state import Spot
from boardrules.values import Seat

__all__ = ["turn_fault"]


def turn_fault(work: Work, action: Action) -> Refusal | None:
    """Why an action is not legal in a turn in which nothing is being asked."""
    by = action.by
    match action:
        case EndTurn():
            return None
        case Draw():
            return _draw(work, by)
        case Recruit():
            return _recruit(work, action)
        case Attack():
            return attack_fault(work, action)
        case Cast():
            return cast_fault(work, action)
        case PlayOrder():
            return _order(work, action)
        case Clear():
            return _clear(work, action)
        case Move():
            return _move(work, action)
        case Switch():
            return _switch(work, action)
        case LeaderAction():
            return _leader_action(work, action)
        case Choose():
            return refuse("PT-ATK-8", "no-question", wave=WAVES[work.wave])
        case _:  # the others were answered before; an untyped caller may hand in anything
            return refuse("BR-VALUE", "type", kind=type(action).__name__)


def _draw(work: Work, by: Seat) -> Refusal | None:
    hand = work.seats[by]
    if not (hand.rest or hand.top or hand.bottom):
        return refuse("PT-ACT-19", "deck-empty")
    limit = work.edition.hand_limit
    if limit and len(hand.hand) >= limit:
        return refuse("PT-ACT-1", "hand-full", held=len(hand.hand), limit=limit)
    return price_fault(work, by, "draw", "PT-ACT-1")


def _recruit(work: Work, action: Recruit) -> Refusal | None:
    by = action.by
    refusal = hand_fault(work, by, action.card, "PT-ACT-2") or unit_fault(by, action.at)
    if refusal is not None:
        return refusal
    if SLOT_INDEX[action.at.slot] // 3 != work.wave:
        return refuse("PT-ACT-2", "recruit-row", wave=WAVES[work.wave], slot=action.at.slot)
    return slot_fault(work, by, action.at) or price_fault(work, by, "recruit", "PT-ACT-2")


def _order(work: Work, action: PlayOrder) -> Refusal | None:
    refusal = hand_fault(work, action.by, action.card, "PT-ACT-6")
    if refusal is not None:
        return refusal
    if order_barred(work, action.by, action.card):
        if work.edition.ceasefire_orders == "none":
            return refuse("PT-CEASE-2", "ceasefire-orders")
        return refuse("PT-CEASE-2", "ceasefire-order", card=action.card)
    return price_fault(work, action.by, "order", "PT-ACT-6")


def _clear(work: Work, action: Clear) -> Refusal | None:
    refusal = unit_fault(action.by, action.at)
    if refusal is not None:
        return refusal
    piece = work.seats[action.by].unit[SLOT_INDEX[action.at.slot]]
    if piece is None:
        return refuse("PT-ACT-7", "empty", slot=action.at.slot)
    if piece.face != "corpse":
        return refuse("PT-ACT-7", "no-corpse", card=piece.card, slot=action.at.slot)
    return price_fault(work, action.by, "clear", "PT-ACT-7")


def _mover(work: Work, by: Seat, at: Spot, action: str, rule: str) -> Refusal | None:
    """Whether what stands at a slot may be moved: no leader, and a hero not bound by another starred action."""
    refusal = unit_fault(by, at)
    if refusal is not None:
        return refusal
    piece = work.seats[by].unit[SLOT_INDEX[at.slot]]
    if piece is None:
        return refuse(rule, "empty", slot=at.slot)
    if piece.face == "leader":
        return refuse(rule, "is-leader", action=action)
    deed = starred(work, piece) if piece.face == "hero" else None
    return None if deed is None else refuse("PT-ACT-13", deed, card=piece.card)


def _move(work: Work, action: Move) -> Refusal | None:
    refusal = _mover(work, action.by, action.at, "move", "PT-ACT-8")
    if refusal is not None:
        return refusal
    piece = work.seats[action.by].unit[SLOT_INDEX[action.at.slot]]
    if piece is not None and piece.face == "corpse":
        return refuse("PT-ACT-8", "is-corpse", card=piece.card, slot=action.at.slot)
    return slot_fault(work, action.by, action.to) or price_fault(work, action.by, "move", "PT-ACT-8")


def _switch(work: Work, action: Switch) -> Refusal | None:
    if not work.edition.switch:
        return refuse("PT-ACT-9", "no-switch")
    for at in (action.at, action.other):
        refusal = _mover(work, action.by, at, "switch", "PT-ACT-9")
        if refusal is not None:
            return refusal
    if action.at == action.other:
        return refuse("PT-ACT-9", "same-slot")
    if SLOT_INDEX[action.at.slot] > SLOT_INDEX[action.other.slot]:
        return refuse("BR-VALUE", "slot-order", slot=action.other.slot)
    return price_fault(work, action.by, "switch", "PT-ACT-9")


def _leader_action(work: Work, action: LeaderAction) -> Refusal | None:
    by = action.by
    refusal = unit_fault(by, action.leader)
    if refusal is not None:
        return refusal
    leader = work.seats[by].unit[LEADER_AT]
    if action.leader.slot != "F2" or leader is None:
        return refuse("PT-ACT-5", "no-leader-action", text=action.text)
    if any(act.text == action.text for act in leader_acts(work, by)):
        return None
    for act in acts(work, by, LEADER_AT, leader):
        if act.text == action.text:
            if act.cost > work.actions:
                return refuse("PT-FLOW-2", "actions", action="leader action", cost=act.cost, left=work.actions)
            if work.ceasefire and not work.table.programs[act.program].own_side:
                return refuse("PT-CEASE-5", "ceasefire-leader")
            return refuse("PT-ACT-16", "no-leader-action", text=act.text)
    return refuse("PT-ACT-5", "no-leader-action", text=action.text)
