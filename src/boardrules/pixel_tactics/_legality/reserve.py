"""Why an action with a reserve or a row of open cards is not legal: operations, traps, discarding them, gathering coins."""

from __future__ import annotations

from collections.abc import Mapping

from boardrules.contract import Refusal
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.ceasefire import may_play_operation
from boardrules.pixel_tactics._engine.match.operations import free_places, price_of_operation
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOT_INDEX
from boardrules.pixel_tactics._legality.messages import RefusalKey, refuse
from boardrules.pixel_tactics._legality.turn import Fault, hand_fault, price_fault
from boardrules.values import Seat


def gather_fault(position: Position, action: t.GatherCoins) -> Refusal[RefusalKey] | None:
    if position.pool is None:
        return refuse("PT-POOL-6", "no-row")
    card = next((card for card in position.pool.row if card.name == action.name), None)
    if card is None:
        return refuse("PT-POOL-6", "not-in-row", name=action.name)
    if not card.coins:
        return refuse("PT-POOL-6", "no-coins-there", name=action.name)
    return price_fault(position, action.by, "gather", "PT-POOL-6")


def reserve_fault(by: Seat, at: t.Spot) -> Refusal[RefusalKey] | None:
    """Return why a slot does not belong to the seat's reserve."""
    if at.seat != by:
        return refuse("PT-OP-1", "not-own-reserve", slot=at.slot, seat=at.seat)
    if SLOT_INDEX[at.slot] < RESERVE_AT:
        return refuse("PT-OP-1", "not-reserve", slot=at.slot)
    return None


def _place_fault(position: Position, by: Seat, at: t.Spot) -> Refusal[RefusalKey] | None:
    """Return why nothing can be laid on a slot of the seat's reserve."""
    refusal = reserve_fault(by, at)
    if refusal is not None:
        return refusal
    free = free_places(position, by)
    if not free:
        return refuse("PT-OP-4", "reserve-full")
    return None if SLOT_INDEX[at.slot] - RESERVE_AT in free else refuse("PT-OP-4", "reserve-taken", slot=at.slot)


def operation_fault(position: Position, action: t.PlayOperation) -> Refusal[RefusalKey] | None:
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


def trap_fault(position: Position, action: t.SetTrap) -> Refusal[RefusalKey] | None:
    refusal = hand_fault(position, action.by, action.card, "PT-ACT-11")
    if refusal is not None:
        return refusal
    if not position.edition.traps:
        return refuse("PT-ACT-11", "no-traps")
    code = position.catalogue.reserve.get(str(action.card))
    if code is None or code.face != "trap":
        return refuse("PT-ACT-11", "no-trap", card=action.card)
    return _place_fault(position, action.by, action.at) or price_fault(position, action.by, "trap", "PT-ACT-11")


def discard_fault(position: Position, action: t.DiscardReserve) -> Refusal[RefusalKey] | None:
    if not position.edition.discard_reserve:
        return refuse("PT-ACT-12", "no-discard")
    refusal = reserve_fault(action.by, action.at)
    if refusal is not None:
        return refusal
    if position.seats[action.by].reserve[SLOT_INDEX[action.at.slot] - RESERVE_AT] is None:
        return refuse("PT-ACT-12", "reserve-empty", slot=action.at.slot)
    return price_fault(position, action.by, "discard", "PT-ACT-12")


FAULTS: Mapping[type[t.Action], Fault] = {
    t.PlayOperation: operation_fault,
    t.SetTrap: trap_fault,
    t.DiscardReserve: discard_fault,
    t.GatherCoins: gather_fault,
}
"""Why each of these kinds of action is not legal in a turn in which nothing is asked."""
