"""Why an action of a turn is not legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from boardrules.contract import Refusal
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.board.stand import Stand, as_seen
from boardrules.pixel_tactics._engine.ceasefire import may_attack, may_cast, may_order, may_take_leader_action
from boardrules.pixel_tactics._engine.history import action_block, exclusive_action
from boardrules.pixel_tactics._engine.permissions import has_attacked, interceptor, ready
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import corpse_strength, keyword, spells_of
from boardrules.pixel_tactics._engine.reading.located import acts
from boardrules.pixel_tactics._engine.reading.modifiers import allowed, cannot, chooser_of_target, hits_all
from boardrules.pixel_tactics._engine.reading.prices import can_pay, cost
from boardrules.pixel_tactics._engine.slots import LEADER_AT, RESERVE_AT, SLOT_INDEX
from boardrules.pixel_tactics._engine.zones import FULL_HAND, may_draw_more
from boardrules.pixel_tactics._legality.legal import leader_acts
from boardrules.pixel_tactics._legality.messages import WAVES, RefusalKey, refuse
from boardrules.pixel_tactics._types.actions import COSTS
from boardrules.pixel_tactics.language import AttacksWithRivals, MovesRivals
from boardrules.values import Seat

Fault: TypeAlias = Callable[[Position, Any], Refusal[RefusalKey] | None]
"""A function that says why an action of one kind is not legal; it is called with that kind alone."""

RULES_OF_DEEDS: Final[Mapping[str, str]] = {
    "recruited": "PT-ACT-3",
    "attacked": "PT-ACT-3",
    "revived": "PT-ACT-3",
    "fell": "PT-ACT-3",
    "cast": "PT-ACT-4",
}
"""The rules by which what a card did bars it from attacking."""


def hand_fault(position: Position, by: Seat, card: str | None, rule: str = "PT-SET-3") -> Refusal[RefusalKey] | None:
    """Return why a card cannot be played from the hand: it is not in it."""
    if any(held.card == card for held in position.seats[by].hand):
        return None
    return refuse(rule, "not-in-hand", card=card)


def unit_fault(by: Seat, at: t.Spot) -> Refusal[RefusalKey] | None:
    """Return why a slot does not belong to the seat's unit."""
    if at.seat != by:
        return refuse("PT-SET-9", "not-own", slot=at.slot, seat=at.seat)
    if SLOT_INDEX[at.slot] >= RESERVE_AT:
        return refuse("PT-SET-5", "reserve", slot=at.slot)
    return None


def team_fault(position: Position, by: Seat, at: t.Spot) -> Refusal[RefusalKey] | None:
    """Return why a slot belongs neither to the seat's unit nor to its ally's (PT-2V2-3, PT-2V2-4)."""
    return unit_fault(by if at.seat != position.ally(by) else at.seat, at)


def slot_fault(position: Position, by: Seat, at: t.Spot, rule: str) -> Refusal[RefusalKey] | None:
    """Return why an action cannot put a card on a slot of the seat's unit; *rule*: the rule by which it asks for an empty one."""
    refusal = unit_fault(by, at)
    if refusal is not None:
        return refusal
    if at.slot == "F2":
        return refuse("PT-SET-5", "leader-slot", slot=at.slot)
    piece = position.seats[by].unit[SLOT_INDEX[at.slot]]
    if piece is None:
        return None
    return refuse("PT-DMG-4" if piece.face in {"corpse", "risen"} else rule, "taken", slot=at.slot, card=piece.card)


def price_fault(
    position: Position, by: Seat, action: str, rule: str, who: Stand | None = None, strike: t.AttackKind | None = None
) -> Refusal[RefusalKey] | None:
    """Return why a seat cannot pay for an action, by *who* or of a kind, or is forbidden it by a text."""
    if not position.board.prices and COSTS[action] <= position.budget.actions:  # nearly always
        return None
    if can_pay(position, by, action, who, strike):
        return None
    price = cost(position, by, action, who, strike)
    left = position.budget.actions + sum([extra.n for extra in position.budget.extra if action in extra.only])
    if price > left:
        long = "PT-ACT-14" if price > 1 else "PT-FLOW-2"
        return refuse(long, "actions", action=action, cost=price, left=left)
    return refuse(rule, "forbidden", action=action)


def draw_fault(position: Position, action: t.Draw) -> Refusal[RefusalKey] | None:
    by = action.by
    player = position.seats[by]
    if not (player.rest or player.top or player.bottom):
        return refuse("PT-ACT-19", "deck-empty")
    if not may_draw_more(position, by):
        return refuse("PT-POOL-4", "hand-full", held=len(player.hand), limit=FULL_HAND)
    limit = position.edition.hand_limit
    if limit and position.pool is None and len(player.hand) >= limit:
        return refuse("PT-ACT-1", "hand-full", held=len(player.hand), limit=limit)
    return price_fault(position, by, "draw", "PT-ACT-1")


def recruit_fault(position: Position, action: t.Recruit) -> Refusal[RefusalKey] | None:
    by = action.by
    refusal = hand_fault(position, by, action.card, "PT-ACT-2") or unit_fault(by, action.at)
    if refusal is not None:
        return refusal
    if SLOT_INDEX[action.at.slot] // 3 != position.clock.wave:
        return refuse("PT-ACT-2", "recruit-row", wave=WAVES[position.clock.wave], slot=action.at.slot)
    return slot_fault(position, by, action.at, "PT-ACT-2") or price_fault(position, by, "recruit", "PT-ACT-2")


def order_fault(position: Position, action: t.PlayOrder) -> Refusal[RefusalKey] | None:
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


def clear_fault(position: Position, action: t.Clear) -> Refusal[RefusalKey] | None:
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
    """Return whether what stands at a slot may be moved: no leader, and a hero not bound by another starred action."""
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


def move_fault(position: Position, action: t.Move) -> Refusal[RefusalKey] | None:
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


def switch_fault(position: Position, action: t.Switch) -> Refusal[RefusalKey] | None:
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


def leader_action_fault(position: Position, action: t.LeaderAction) -> Refusal[RefusalKey] | None:
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


# ------------------------------------------------------------------------------------------------------------------- attacks and spells
def _actor(position: Position, by: Seat, at: t.Spot) -> Refusal[RefusalKey] | Stand:
    """Return the card that is to attack or cast, if its place and its deeds allow it."""
    borrows = at.seat != by and at.seat in position.rivals(by) and allowed(position, AttacksWithRivals, by)
    refusal = unit_fault(at.seat if borrows else by, at)
    if refusal is not None:
        return refusal
    slot = SLOT_INDEX[at.slot]
    piece = position.seats[at.seat].unit[slot]
    if piece is None:
        return refuse("PT-ACT-3", "empty", slot=at.slot)
    if borrows and piece.face not in {"hero", "risen"}:
        return refuse("PT-RUL-122", "not-lent", card=piece.card)
    if borrows and not position.in_melee(at.seat, slot):
        return refuse("PT-RUL-122", "not-in-melee", card=piece.card, front=_front(position, at.seat, slot))
    if slot // 3 != position.clock.wave:
        return refuse("PT-ACT-3", "wrong-wave", card=piece.card, row=WAVES[slot // 3], wave=WAVES[position.clock.wave])
    deed = action_block(position, piece)
    if deed is not None:
        rule = RULES_OF_DEEDS.get(deed, "PT-ACT-13")
        return refuse(rule, deed, card=piece.card)
    return Stand(at.seat, slot, piece)


def attack_fault(position: Position, action: t.Attack) -> Refusal[RefusalKey] | None:
    """Return why an attack is not legal in this turn."""
    by = action.by
    if not may_attack(position, by):
        return refuse("PT-CEASE-1", "ceasefire-attack")
    attacker = _actor(position, by, action.attacker)
    if isinstance(attacker, Refusal):
        return attacker
    piece = attacker.piece
    if piece.face == "corpse" and corpse_strength(position, attacker) is None:
        return refuse("PT-DMG-4", "is-corpse", card=piece.card, slot=action.attacker.slot)
    seen = attacker if attacker.seat == by else as_seen(by, attacker)
    if (piece.mods or position.board.strikes) and has_attacked(position, seen):
        return refuse("PT-RUL-124", "attacked-once", card=piece.card)
    fault = strike_fault(position, action, attacker, granted=False)
    return fault or price_fault(position, by, "attack", "PT-ACT-3", seen, action.kind)


def strike_fault(position: Position, action: t.Attack, attacker: Stand, *, granted: bool) -> Refusal[RefusalKey] | None:
    """Return the rules of PT-ATK for an attack of a kind at a target."""
    seat, slot, piece = attacker.seat, attacker.slot, attacker.piece
    melee = action.kind == "melee"
    seen = attacker if seat == action.by else as_seen(action.by, attacker)
    changed = piece.mods or position.board.strikes
    if changed and cannot(position, "attack", seen):
        return refuse("PT-RUL-125", "barred-attack", card=piece.card)
    if melee and not position.in_melee(seat, slot):
        return refuse("PT-ATK-3", "not-in-melee", card=piece.card, front=_front(position, seat, slot))
    if not melee and not granted and (piece.face == "corpse" or not keyword(position, seen, "ranged")):
        return refuse("PT-ATK-4", "no-ranged", card=piece.card)
    if not melee and changed and cannot(position, "shoot", seen):
        return refuse("PT-RUL-130", "barred-shoot", card=piece.card)
    target = action.target
    if melee and changed and (hits_all(position, seen) or chooser_of_target(position, seen) is not None):
        return None if target is None else refuse("PT-ATK-3", "target-left")
    if target is None:
        return refuse("PT-ATK-1", "no-target")
    if target.seat == action.by:
        return refuse("PT-ATK-1", "own-target", slot=target.slot)
    if target.seat not in position.rivals(action.by):
        return refuse("BR-SEAT", "no-seat", by=target.seat)
    at = SLOT_INDEX[target.slot]
    if at >= 9:
        return refuse("PT-SET-9", "reserve", slot=target.slot)
    other = position.seats[target.seat].unit[at]
    if other is None:
        return refuse("PT-ATK-1", "target-empty", slot=target.slot, seat=target.seat)
    if other.face == "corpse":
        return refuse("PT-DMG-4", "target-corpse", card=other.card)
    if melee and not position.in_melee(target.seat, at):
        return refuse("PT-ATK-3", "target-behind", card=other.card, front=_front(position, target.seat, at))
    if target == action.attacker:
        return refuse("PT-RUL-122", "itself", card=other.card)
    if not melee and position.edition.shielded == "barred":
        front = interceptor(position, target.seat, at)
        shield = None if front is None else position.seats[target.seat].unit[front]
        if shield is not None:
            return refuse("PT-ATK-5", "shielded", card=other.card, front=shield.card)
    return None


def _front(position: Position, seat: Seat, slot: int) -> str:
    unit = position.seats[seat].unit
    for front in range(slot % 3, slot, 3):
        piece = unit[front]
        if piece is not None and piece.face != "corpse":
            return piece.card
    return ""


def cast_fault(position: Position, action: t.Cast) -> Refusal[RefusalKey] | None:
    """Return why a spell cannot be cast."""
    by = action.by
    caster = _actor(position, by, action.caster)
    if isinstance(caster, Refusal):
        return caster
    seat, piece = caster.seat, caster.piece
    if piece.face == "corpse":
        return refuse("PT-DMG-4", "is-corpse", card=piece.card, slot=action.caster.slot)
    if piece.face == "leader":
        return refuse("PT-ACT-5", "leader-casts")
    if seat != by and not position.edition.spells_attack:
        return refuse("PT-RUL-122", "no-lent-spell", card=piece.card)
    seen = as_seen(by, caster)
    if position.edition.spells_attack and has_attacked(position, seen):
        return refuse("PT-RUL-124", "attacked-once", card=piece.card)
    for act in spells_of(position, seen):
        if act.text == action.text:
            if not may_cast(position, by):
                return refuse("PT-CEASE-1", "ceasefire-spells")
            if not may_cast(position, by, act):
                return refuse("PT-CEASE-1", "ceasefire-spell", text=action.text, card=piece.card)
            if not ready(position, act, by, piece.card, seen.slot):
                return refuse("PT-ACT-4", "not-ready", text=action.text, card=piece.card)
            if cannot(position, "attack", seen):
                return refuse("PT-RUL-125", "barred-attack", card=piece.card)
            if cannot(position, "cast", seen):
                return refuse("PT-RUL-130", "barred-cast", card=piece.card)
            return price_fault(position, by, "cast", "PT-ACT-4", seen)
    return refuse("PT-ACT-4", "no-spell", card=piece.card, text=action.text)


FAULTS: Mapping[type[t.Action], Fault] = {
    t.EndTurn: lambda _position, _action: None,
    t.Draw: draw_fault,
    t.Recruit: recruit_fault,
    t.Attack: attack_fault,
    t.Cast: cast_fault,
    t.PlayOrder: order_fault,
    t.Clear: clear_fault,
    t.Move: move_fault,
    t.Switch: switch_fault,
    t.LeaderAction: leader_action_fault,
}
"""Why each of these kinds of action is not legal in a turn in which nothing is asked."""
