"""Operations (PT-OP): played into the reserve, their time, and their end."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import plays
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import announce
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.modifiers import passes_on
from boardrules.pixel_tactics._engine.slots import NOWHERE, RESERVE_AT
from boardrules.pixel_tactics._engine.zones import discard, gain
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

TOKENS: Final = 4
"""Number of time tokens on an operation when it is played (PT-OP-2)."""


def price_of_operation(position: Position) -> str:
    """Return the kind of action as which playing an operation is paid for: one of its own, or an order (PT-OP-5)."""
    return "order" if position.edition.operations_as_orders else "operation"


def free_places(position: Position, seat: Seat) -> list[int]:
    """Return the free slots of a reserve, by their places there (PT-OP-4)."""
    return [place for place, held in enumerate(position.seats[seat].reserve) if held is None]


def play_operation(position: Position, seat: Seat, card: str, place: int, goes_to: Literal["discard", "deck"] = "discard") -> None:
    """Play an operation, from the hand or from what was just drawn (PT-OP-2); where it is an order, announce it (PT-OP-5).

    *goes_to*: where it goes when its time is over.
    """
    player = position.seats[seat]
    start = plays.taken_to_play(position, seat, card)
    if not position.edition.operations_as_orders:
        _lay(position, seat, card, place, start)
        return
    turn, wave = player.orders
    player.orders = turn + 1, wave + 1
    player.changed = True
    cause = t.OrderCause(turn + 1, wave + 1)
    if "order_announced" in position.board.events:
        position.resolving = tuple(sorted((*position.resolving, card)))
        position.emit(t.CardsMoved(seat, card, start, "resolving", ALL), "PT-OP-5")
        position.stack.append(t.OrderFrame(seat, card, True, turn + 1, wave + 1, "announced", goes_to=goes_to, place=place))
        announce(position, Happened("order_announced", seat, cause=cause))
    else:
        _lay(position, seat, card, place, start, goes_to)
        announce(position, Happened("order_resolved", seat, cause=cause))


def lay_announced(position: Position, frame: t.OrderFrame, place: int) -> None:
    """Lay an operation into the reserve that was announced as an order and not cancelled."""
    position.resolving = tuple([other for other in position.resolving if other != frame.card])
    _lay(position, frame.you, frame.card, place, "resolving", frame.goes_to)
    announce(position, Happened("order_resolved", frame.you, cause=t.OrderCause(frame.nth_turn, frame.nth_wave)))


def _lay(position: Position, seat: Seat, card: str, place: int, start: str, goes_to: Literal["discard", "deck"] = "discard") -> None:
    """Lay an operation into the reserve, where it works from now on (PT-OP-6)."""
    tokens = 0 if position.edition.operations_end == "round" else TOKENS
    position.put_reserve(seat, place, t.ReserveCard(card, "operation", tokens, ALL, goes_to=goes_to))
    position.emit(t.CardsMoved(seat, card, start, "reserve", ALL), "PT-ACT-10")
    position.emit(t.OperationPlayed(seat, card, make.spot(seat, RESERVE_AT + place)), "PT-ACT-10", "PT-OP-1")


def discard_reserve(position: Position, seat: Seat, place: int, rule: str = "PT-ACT-12") -> None:
    """Discard a card of a reserve to its owner's pile, face up, by *rule*."""
    held = position.seats[seat].reserve[place]
    if held is not None and held.card is not None:
        position.put_reserve(seat, place, None)
        discard(position, held.card)
        position.emit(t.CardsMoved(seat, held.card, "reserve", "discard", ALL), rule)


def tokens_removed(position: Position, seat: Seat) -> list[Activation]:
    """Take a token off each of a seat's operations; discard those whose time is over, and return what they say (PT-OP-3)."""
    reserve = position.seats[seat].reserve
    ends = position.edition.operations_end
    found: list[Activation] = []
    if ends == "round":
        return found
    for place, held in enumerate(reserve):
        if held is None or held.face != "operation":
            continue
        left = held.tokens - 1
        if left >= 0:
            position.put_reserve(seat, place, _with_tokens(held, left))
            position.emit(t.TokenRemoved(str(held.card), left), "PT-OP-3")
        if left < 0 or (left == 0 and ends == "last_token"):
            found += _over(position, seat, place, held)
    return found


def operations_over(position: Position) -> list[Activation]:
    """Return the texts of operations that last for a round and are discarded at its end (PT-OP-3)."""
    found: list[Activation] = []
    if position.edition.operations_end == "round":
        for seat in position.order_of_play() if position.clock.lone is None else position.clock.lone.seats[:1]:
            for place, held in enumerate(position.seats[seat].reserve):
                if held is not None and held.face == "operation":
                    found += _over(position, seat, place, held)
    return found


def _with_tokens(held: t.ReserveCard, tokens: int) -> t.ReserveCard:
    return t.ReserveCard(held.card, held.face, tokens, held.mask, held.done_this_turn, held.done_this_wave, held.goes_to)


def _over(position: Position, seat: Seat, place: int, held: t.ReserveCard) -> list[Activation]:
    """End the time of an operation, and return what it says as it leaves."""
    card = str(held.card)
    to = passes_on(position, seat) if position.edition.operations_as_orders else None
    if held.goes_to == "deck":
        position.put_reserve(seat, place, None)
        cards.shuffle_in(position, card)
        position.emit(t.CardsMoved(position.owner_of(card), card, "reserve", "deck", ALL), "PT-OP-3", "PT-RUL-116")
    elif to is not None:
        position.put_reserve(seat, place, None)
        gain(position, to, card, ALL)
        position.emit(t.CardsMoved(to, card, "reserve", "hand", ALL), "PT-OP-3", "PT-RUL-116")
    else:
        discard_reserve(position, seat, place, "PT-OP-3")
    return [
        Activation(position.catalogue.programs[entry.program], seat, card, NOWHERE)
        for event, entry in position.catalogue.reserve[card].triggers
        if event == "expires"
    ]
