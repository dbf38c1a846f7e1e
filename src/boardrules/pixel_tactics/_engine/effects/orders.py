"""Orders: played or only carried out, announced, cancelled, and where they go afterwards (PT-ACT-6)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import announce
from boardrules.pixel_tactics._engine.ceasefire import may_order
from boardrules.pixel_tactics._engine.history import executing
from boardrules.pixel_tactics._engine.match.operations import lay_announced
from boardrules.pixel_tactics._engine.plays import taken_to_play
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.reading.modifiers import passes_on
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.zones import gain, leave, lose, shuffle_in
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._types.bindings import OrderCause
from boardrules.pixel_tactics._types.events import CardsMoved, OrderCancelled, OrderPlayed, OrderResolved
from boardrules.pixel_tactics._types.stack import OrderFrame
from boardrules.pixel_tactics._types.values import ALL
from boardrules.pixel_tactics.language import CancelOrder, ExecuteOrderOf, OrderToRival
from boardrules.values import Seat


def play(position: Position, seat: Seat, card: str, goes_to: Literal["discard", "deck"] = "discard") -> None:
    """Play an order, from the hand or from what was just drawn (PT-ACT-6). *goes_to*: where it goes afterwards."""
    player = position.seats[seat]
    start = taken_to_play(position, seat, card)
    turn, wave = player.orders
    player.orders = turn + 1, wave + 1
    player.changed = True
    position.resolving = tuple(sorted((*position.resolving, card)))
    rule = "PT-ACT-20" if position.stack else "PT-ACT-6"
    position.emit(CardsMoved(seat, card, start, "resolving", ALL), rule)
    position.emit(OrderPlayed(seat, card, played=True), rule)
    if "order_announced" in position.board.events:
        position.stack.append(OrderFrame(seat, card, True, turn + 1, wave + 1, "announced", goes_to=goes_to))
        announce(position, Happened("order_announced", seat, cause=OrderCause(turn + 1, wave + 1)))
    else:
        _carry_out(position, OrderFrame(seat, card, True, turn + 1, wave + 1, goes_to=goes_to))


def execute(position: Position, seat: Seat, card: str) -> None:
    """Carry out what an order says; it is not played (PT-LOOP-1, PT-RUL-16).

    Of a card with an operation or a trap it says nothing (PT-OP-5).
    """
    if card not in executing(position) and card not in position.catalogue.reserve:
        position.emit(OrderPlayed(seat, card, played=False), "PT-RUL-16")
        _carry_out(position, OrderFrame(seat, card, False))


def _carry_out(position: Position, frame: OrderFrame) -> None:
    """Begin the text of an order."""
    position.stack.append(frame)
    text = position.catalogue.physical[frame.card].order
    if text is not None:
        position.begin(text, frame.you, frame.card)


def go_on_with_order(position: Position, frame: OrderFrame) -> None:
    """Begin an order that was announced, unless it was cancelled, or end one that was carried out."""
    if frame.stage == "announced" and not frame.cancelled:
        position.stack.pop()
        if frame.place is not None:
            lay_announced(position, frame, frame.place)
            return
        _carry_out(position, OrderFrame(frame.you, frame.card, frame.played, frame.nth_turn, frame.nth_wave, goes_to=frame.goes_to))
    else:
        _end(position, frame)


def _end(position: Position, frame: OrderFrame) -> None:
    """Move an order to where it goes, then begin what answers to it (PT-ATK-6)."""
    position.stack.pop()
    position.emit(OrderResolved(frame.card), "PT-ACT-6")
    if frame.played:
        _put_away(position, frame)
        cause = OrderCause(frame.nth_turn, frame.nth_wave)
        announce(position, Happened("order_resolved", frame.you, cause=cause))


def _put_away(position: Position, frame: OrderFrame) -> None:
    """Move a played order to where its own text says, else where a text in play says, else to the discard pile (PT-RUL-116)."""
    card = frame.card
    if card not in position.resolving:
        return
    to = passes_on(position, frame.you)
    if frame.goes_to == "discard" and to is None:
        leave(position, card)
        return
    position.resolving = tuple([other for other in position.resolving if other != card])
    if frame.goes_to == "deck" or to is None:
        shuffle_in(position, card)
        position.emit(CardsMoved(position.owner_of(card), card, "resolving", "deck", ALL), "PT-RUL-116")
    else:
        gain(position, to, card, ALL)
        position.emit(CardsMoved(to, card, "resolving", "hand", ALL), "PT-RUL-116")


def order_to_hand(position: Position, card: str, seat: Seat) -> None:
    """Put the card of an order into a hand, from the played orders or from another hand; one in a unit stays there."""
    if card in position.resolving:
        position.resolving = tuple([other for other in position.resolving if other != card])
        start = "resolving"
    elif any(held.card == card for number, player in enumerate(position.seats) if number != seat for held in player.hand):
        for number in range(len(position.seats)):
            lose(position, Seat(number), card)
        start = "hand"
    else:
        return
    gain(position, seat, card, ALL)
    position.emit(CardsMoved(seat, card, start, "hand", ALL))


KINDS: Final[tuple[type[Op], ...]] = (CancelOrder, ExecuteOrderOf, OrderToRival)
"""The steps that :func:`on_orders` carries out."""


def on_orders(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect on an order."""
    match op:
        case CancelOrder():
            _cancel(position, activation)
        case ExecuteOrderOf(who):
            for at in settled(position, who, activation):
                if may_order(position, activation.you, at.piece.card):
                    execute(position, activation.you, at.piece.card)
        case OrderToRival():
            order_to_hand(position, activation.source, players_meant(position, "one_rival", activation)[0])
        case _:
            raise TypeError(op)


def cancellable(position: Position, you: Seat) -> int | None:
    """Return where on the stack the last announced order lies, if *you* can cancel it: no rival's in the ceasefire (PT-CEASE-5)."""
    for index in range(len(position.stack) - 1, -1, -1):
        frame = position.stack[index]
        if isinstance(frame, OrderFrame):
            within_reach = not opposed(frame.you, you) or position.contact
            return index if frame.stage == "announced" and within_reach else None
    return None


def _cancel(position: Position, activation: Activation) -> None:
    """Cancel the order that was announced last."""
    index = cancellable(position, activation.you)
    frame = None if index is None else position.stack[index]
    if index is not None and isinstance(frame, OrderFrame):
        position.stack[index] = replace(frame, cancelled=True)
        position.emit(OrderCancelled(frame.card), "PT-RUL-112")
