"""Why the card or the slot that an action names does not fit, and why a seat cannot pay for an action."""

from __future__ import annotations

from boardrules.contract import Refusal
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.prices import cost, forbidder
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOT_INDEX
from boardrules.pixel_tactics._legality.messages import RefusalKey, refuse
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.values import AttackKind
from boardrules.values import Seat


def hand_fault(position: Position, by: Seat, card: str | None, rule: str = "PT-SET-3") -> Refusal[RefusalKey] | None:
    """Why a card cannot be played from the hand: it is not in it."""
    if any(held.card == card for held in position.seats[by].hand):
        return None
    return refuse(rule, "not-in-hand", card=card)


def unit_fault(by: Seat, at: Spot) -> Refusal[RefusalKey] | None:
    """Why a slot does not belong to the seat's unit."""
    if at.seat != by:
        return refuse("PT-SET-9", "not-own", slot=at.slot, seat=at.seat)
    if SLOT_INDEX[at.slot] >= RESERVE_AT:
        return refuse("PT-SET-5", "reserve", slot=at.slot)
    return None


def reserve_fault(by: Seat, at: Spot) -> Refusal[RefusalKey] | None:
    """Why a slot does not belong to the seat's reserve."""
    if at.seat != by:
        return refuse("PT-OP-1", "not-own-reserve", slot=at.slot, seat=at.seat)
    if SLOT_INDEX[at.slot] < RESERVE_AT:
        return refuse("PT-OP-1", "not-reserve", slot=at.slot)
    return None


def team_fault(position: Position, by: Seat, at: Spot) -> Refusal[RefusalKey] | None:
    """Why a slot belongs neither to the seat's unit nor to its ally's (PT-2V2-3, PT-2V2-4)."""
    return unit_fault(by if at.seat != position.ally(by) else at.seat, at)


def slot_fault(position: Position, by: Seat, at: Spot, rule: str) -> Refusal[RefusalKey] | None:
    """Why an action cannot put a card on a slot of the seat's unit; *rule*: the rule by which it asks for an empty one."""
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
    position: Position, by: Seat, action: str, rule: str, who: Stand | None = None, strike: AttackKind | None = None
) -> Refusal[RefusalKey] | None:
    """Why a seat cannot pay for an action, by *who* or of a kind, or is forbidden it by a text."""
    price = cost(position, by, action, who, strike)
    left = position.budget.actions + sum([extra.n for extra in position.budget.extra if action in extra.only])
    if price > left:
        long = "PT-ACT-14" if price > 1 else "PT-FLOW-2"
        return refuse(long, "actions", action=action, cost=price, left=left)
    if forbidder(position, by, action):
        return refuse(rule, "forbidden", action=action)
    return None
