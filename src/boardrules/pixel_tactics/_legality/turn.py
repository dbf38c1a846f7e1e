"""Why an action of a turn is not legal."""

from __future__ import annotations

from boardrules.contract import Refusal
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import may_order, may_play_operation, may_take_leader_action
from boardrules.pixel_tactics._engine.history import exclusive_action
from boardrules.pixel_tactics._engine.match.operations import free_places, price_of_operation
from boardrules.pixel_tactics._engine.modifiers import allowed
from boardrules.pixel_tactics._engine.permissions import ready
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import acts
from boardrules.pixel_tactics._engine.slots import LEADER_AT, RESERVE_AT, SLOT_INDEX
from boardrules.pixel_tactics._engine.zones import FULL_HAND, may_draw_more
from boardrules.pixel_tactics._legality.attack import attack_fault, cast_fault
from boardrules.pixel_tactics._legality.fields import hand_fault, price_fault, reserve_fault, slot_fault, team_fault, unit_fault
from boardrules.pixel_tactics._legality.legal import leader_acts
from boardrules.pixel_tactics._legality.messages import WAVES, RefusalKey, refuse
from boardrules.pixel_tactics.language import MovesRivals
from boardrules.values import Seat


def turn_fault(position: Position, action: t.Action) -> Refusal[RefusalKey] | None:
    """Why an action is not legal in a turn in which nothing is being asked."""
    by = action.by
    match action:
        case t.EndTurn():
            return None
        case t.Draw():
            return _draw(position, by)
        case t.Recruit():
            return _recruit(position, action)
        case t.Attack():
            return attack_fault(position, action)
        case t.Cast():
            return cast_fault(position, action)
        case t.PlayOrder():
            return _order(position, action)
        case t.Clear():
            return _clear(position, action)
        case t.Move():
            return _move(position, action)
        case t.Switch():
            return _switch(position, action)
        case t.PlayOperation():
            return _operation(position, action)
        case t.SetTrap():
            return _trap(position, action)
        case t.DiscardReserve():
            return _discard(position, action)
        case t.GatherCoins():
            return _gather(position, action)
        case t.LeaderAction():
            return _leader_action(position, action)
        case t.Choose():
            return refuse("PT-ATK-8", "no-question", wave=WAVES[position.clock.wave])
        case _:  # the others were answered before; an untyped caller may hand in anything
            return refuse("BR-VALUE", "type", kind=type(action).__name__, game="Pixel Tactics")


def _draw(position: Position, by: Seat) -> Refusal[RefusalKey] | None:
    hand = position.seats[by]
    if not (hand.rest or hand.top or hand.bottom):
        return refuse("PT-ACT-19", "deck-empty")
    if not may_draw_more(position, by):
        return refuse("PT-POOL-4", "hand-full", held=len(hand.hand), limit=FULL_HAND)
    limit = position.edition.hand_limit
    if limit and position.pool is None and len(hand.hand) >= limit:
        return refuse("PT-ACT-1", "hand-full", held=len(hand.hand), limit=limit)
    return price_fault(position, by, "draw", "PT-ACT-1")


def _gather(position: Position, action: t.GatherCoins) -> Refusal[RefusalKey] | None:
    if position.pool is None:
        return refuse("PT-POOL-6", "no-row")
    card = next((card for card in position.pool.row if card.name == action.name), None)
    if card is None:
        return refuse("PT-POOL-6", "not-in-row", name=action.name)
    if not card.coins:
        return refuse("PT-POOL-6", "no-coins-there", name=action.name)
    return price_fault(position, action.by, "gather", "PT-POOL-6")


def _recruit(position: Position, action: t.Recruit) -> Refusal[RefusalKey] | None:
    by = action.by
    refusal = hand_fault(position, by, action.card, "PT-ACT-2") or unit_fault(by, action.at)
    if refusal is not None:
        return refusal
    if SLOT_INDEX[action.at.slot] // 3 != position.clock.wave:
        return refuse("PT-ACT-2", "recruit-row", wave=WAVES[position.clock.wave], slot=action.at.slot)
    return slot_fault(position, by, action.at, "PT-ACT-2") or price_fault(position, by, "recruit", "PT-ACT-2")


def _order(position: Position, action: t.PlayOrder) -> Refusal[RefusalKey] | None:
    refusal = hand_fault(position, action.by, action.card, "PT-ACT-6")
    if refusal is not None:
        return refusal
    code = position.catalogue.reserve.get(action.card)
    if code is not None:
        return refuse("PT-OP-5", "no-order", card=action.card, face=code.face)
    if not may_order(position, action.by):
        return refuse("PT-CEASE-2", "ceasefire-orders")
    if not may_order(position, action.by, action.card):
        return refuse("PT-CEASE-2", "ceasefire-order", card=action.card)
    return price_fault(position, action.by, "order", "PT-ACT-6")


def _place_fault(position: Position, by: Seat, at: t.Spot) -> Refusal[RefusalKey] | None:
    """Why nothing can be laid on a slot of the seat's reserve."""
    refusal = reserve_fault(by, at)
    if refusal is not None:
        return refusal
    free = free_places(position, by)
    if not free:
        return refuse("PT-OP-4", "reserve-full")
    return None if SLOT_INDEX[at.slot] - RESERVE_AT in free else refuse("PT-OP-4", "reserve-taken", slot=at.slot)


def _operation(position: Position, action: t.PlayOperation) -> Refusal[RefusalKey] | None:
    by, card = action.by, action.card
    refusal = hand_fault(position, by, card, "PT-ACT-10")
    if refusal is not None:
        return refusal
    code = position.catalogue.reserve.get(card)
    if code is None or code.face != "operation":
        return refuse("PT-ACT-10", "no-operation", card=card)
    if not may_play_operation(position, by):
        return refuse("PT-CEASE-3", "ceasefire-operations")
    if not may_play_operation(position, by, card):
        return refuse("PT-CEASE-3", "ceasefire-operation", card=card)
    return _place_fault(position, by, action.at) or price_fault(position, by, price_of_operation(position), "PT-ACT-10")


def _trap(position: Position, action: t.SetTrap) -> Refusal[RefusalKey] | None:
    refusal = hand_fault(position, action.by, action.card, "PT-ACT-11")
    if refusal is not None:
        return refusal
    if not position.edition.traps:
        return refuse("PT-ACT-11", "no-traps")
    code = position.catalogue.reserve.get(str(action.card))
    if code is None or code.face != "trap":
        return refuse("PT-ACT-11", "no-trap", card=action.card)
    return _place_fault(position, action.by, action.at) or price_fault(position, action.by, "trap", "PT-ACT-11")


def _discard(position: Position, action: t.DiscardReserve) -> Refusal[RefusalKey] | None:
    if not position.edition.discard_reserve:
        return refuse("PT-ACT-12", "no-discard")
    refusal = reserve_fault(action.by, action.at)
    if refusal is not None:
        return refusal
    if position.seats[action.by].reserve[SLOT_INDEX[action.at.slot] - RESERVE_AT] is None:
        return refuse("PT-ACT-12", "reserve-empty", slot=action.at.slot)
    return price_fault(position, action.by, "discard", "PT-ACT-12")


def _clear(position: Position, action: t.Clear) -> Refusal[RefusalKey] | None:
    refusal = team_fault(position, action.by, action.at)
    if refusal is not None:
        return refusal
    piece = position.seats[action.at.seat].unit[SLOT_INDEX[action.at.slot]]
    if piece is None:
        return refuse("PT-ACT-7", "empty", slot=action.at.slot)
    if piece.face not in {"corpse", "risen"}:
        return refuse("PT-ACT-7", "no-corpse", card=piece.card, slot=action.at.slot)
    return price_fault(position, action.by, "clear", "PT-ACT-7")


def _mover(position: Position, by: Seat, at: t.Spot, action: str, rule: str) -> Refusal[RefusalKey] | None:
    """Whether what stands at a slot may be moved: no leader, and a hero not bound by another starred action."""
    refusal = unit_fault(by, at) if action == "switch" else team_fault(position, by, at)
    if refusal is not None:
        return refusal
    piece = position.seats[at.seat].unit[SLOT_INDEX[at.slot]]
    if piece is None:
        return refuse(rule, "empty", slot=at.slot)
    if piece.face == "leader":
        return refuse(rule, "is-leader", action=action)
    deed = exclusive_action(position, piece) if piece.face in {"hero", "risen"} else None
    return None if deed is None else refuse("PT-ACT-13", deed, card=piece.card)


def _move(position: Position, action: t.Move) -> Refusal[RefusalKey] | None:
    by, seat = action.by, action.at.seat
    if seat not in position.rivals(by) or not allowed(position, MovesRivals, by):
        seat = by
    refusal = _mover(position, seat, action.at, "move", "PT-ACT-8")
    if refusal is not None:
        return refusal
    slot = SLOT_INDEX[action.at.slot]
    piece = position.seats[action.at.seat].unit[slot]
    if piece is None:
        return refuse("PT-ACT-8", "empty", slot=action.at.slot)
    if piece.face == "corpse":
        return refuse("PT-ACT-8", "is-corpse", card=piece.card, slot=action.at.slot)
    to = action.to.seat
    refusal = team_fault(position, seat, action.to)
    if refusal is None and to != action.at.seat and seat != by:
        refusal = unit_fault(seat, action.to)  # a rival's hero stays in its unit
    if refusal is not None:
        return refusal
    if action.at.seat == to != seat:
        return refuse("PT-2V2-3", "within-ally", seat=to)
    return slot_fault(position, to, action.to, "PT-ACT-8") or price_fault(
        position, by, "move", "PT-ACT-8", Stand(action.at.seat, slot, piece)
    )


def _switch(position: Position, action: t.Switch) -> Refusal[RefusalKey] | None:
    if not position.edition.switch:
        return refuse("PT-ACT-9", "no-switch")
    for at in (action.at, action.other):
        refusal = _mover(position, action.by, at, "switch", "PT-ACT-9")
        if refusal is not None:
            return refusal
    if action.at == action.other:
        return refuse("PT-ACT-9", "same-slot")
    if SLOT_INDEX[action.at.slot] > SLOT_INDEX[action.other.slot]:
        return refuse("BR-VALUE", "slot-order", slot=action.other.slot)
    return price_fault(position, action.by, "switch", "PT-ACT-9")


def _leader_action(position: Position, action: t.LeaderAction) -> Refusal[RefusalKey] | None:
    by = action.by
    refusal = unit_fault(by, action.leader)
    if refusal is not None:
        return refusal
    leader = position.seats[by].unit[LEADER_AT]
    if action.leader.slot != "F2" or leader is None:
        return refuse("PT-ACT-5", "no-leader-action", text=action.text)
    if any(act.text == action.text for act in leader_acts(position, by)):
        return None
    for act in acts(position, Stand(by, LEADER_AT, leader)):
        if act.text == action.text:
            if act.cost > position.budget.actions:
                return refuse("PT-FLOW-2", "actions", action="leader-action", cost=act.cost, left=position.budget.actions)
            if not may_take_leader_action(position, by, act):
                return refuse("PT-CEASE-5", "ceasefire-leader")
            if not ready(position, act, by, leader.card, LEADER_AT):
                return refuse("PT-ACT-5", "not-ready", text=act.text, card=leader.card)
            per, most = ("wave", act.per_wave) if act.per_wave else ("turn", 1)
            return refuse("PT-ACT-16", "used", card=leader.card, n=most, per=per)
    return refuse("PT-ACT-5", "no-leader-action", text=action.text)
