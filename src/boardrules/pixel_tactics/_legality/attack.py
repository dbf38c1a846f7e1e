"""Why a card cannot attack, or not so, and why it cannot cast a spell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardrules.contract import Refusal
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import may_attack, may_cast
from boardrules.pixel_tactics._engine.history import action_block
from boardrules.pixel_tactics._engine.modifiers import allowed, cannot, chooser_of_target, hits_all
from boardrules.pixel_tactics._engine.permissions import as_seen, has_attacked, interceptor, ready
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import corpse_strength, keyword, spells_of
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX
from boardrules.pixel_tactics._legality.fields import price_fault, unit_fault
from boardrules.pixel_tactics._legality.messages import WAVES, RefusalKey, refuse
from boardrules.pixel_tactics._types.actions import Attack, Cast
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics.language import AttacksWithRivals
from boardrules.values import Seat

RULES_OF_DEEDS: Final[Mapping[str, str]] = {
    "recruited": "PT-ACT-3",
    "attacked": "PT-ACT-3",
    "revived": "PT-ACT-3",
    "fell": "PT-ACT-3",
    "cast": "PT-ACT-4",
}
"""The rules by which what a card did bars it from attacking."""


def _actor(position: Position, by: Seat, at: Spot) -> Refusal[RefusalKey] | Stand:
    """The card that is to attack or cast, if its place and its deeds allow it."""
    borrows = at.seat in position.rivals(by) and allowed(position, AttacksWithRivals, by)
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


def attack_fault(position: Position, action: Attack) -> Refusal[RefusalKey] | None:
    """Why an attack is not legal in this turn."""
    by = action.by
    if not may_attack(position, by):
        return refuse("PT-CEASE-1", "ceasefire-attack")
    attacker = _actor(position, by, action.attacker)
    if isinstance(attacker, Refusal):
        return attacker
    seat, slot, piece = attacker.seat, attacker.slot, attacker.piece
    if piece.face == "corpse" and corpse_strength(position, Stand(seat, slot, piece)) is None:
        return refuse("PT-DMG-4", "is-corpse", card=piece.card, slot=action.attacker.slot)
    seen = as_seen(by, attacker)
    if has_attacked(position, seen):
        return refuse("PT-RUL-124", "attacked-once", card=piece.card)
    fault = strike_fault(position, action, attacker, granted=False)
    return fault or price_fault(position, by, "attack", "PT-ACT-3", seen, action.kind)


def strike_fault(position: Position, action: Attack, attacker: Stand, *, granted: bool) -> Refusal[RefusalKey] | None:
    """The rules of PT-ATK for an attack of a kind at a target."""
    seat, slot, piece = attacker.seat, attacker.slot, attacker.piece
    melee = action.kind == "melee"
    if cannot(position, "attack", as_seen(action.by, attacker)):
        return refuse("PT-RUL-125", "barred-attack", card=piece.card)
    if melee and not position.in_melee(seat, slot):
        return refuse("PT-ATK-3", "not-in-melee", card=piece.card, front=_front(position, seat, slot))
    seen = as_seen(action.by, attacker)
    if not melee and not granted and (piece.face == "corpse" or not keyword(position, seen, "ranged")):
        return refuse("PT-ATK-4", "no-ranged", card=piece.card)
    if not melee and cannot(position, "shoot", seen):
        return refuse("PT-RUL-130", "barred-shoot", card=piece.card)
    target = action.target
    if melee and (hits_all(position, seen) or chooser_of_target(position, seen) is not None):
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


def cast_fault(position: Position, action: Cast) -> Refusal[RefusalKey] | None:
    """Why a spell cannot be cast."""
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
