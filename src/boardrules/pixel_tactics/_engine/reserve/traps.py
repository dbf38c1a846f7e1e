"""Traps (PT-TRAP): laid face down, sprung by what they wait for, carried out, discarded. Until then nothing may betray them."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.sided import open_hands
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import RESERVE_AT
from boardrules.pixel_tactics._engine.zones import discard, lose
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

BETWEEN_TURNS: Final = (t.StartFrame, t.WaveEndFrame, t.RoundEndFrame)
"""What lies at the bottom of the stack when it is nobody's turn."""


def set_trap(position: Position, seat: Seat, card: str, place: int) -> None:
    """Lay a trap from the hand face down into a reserve (PT-TRAP-1)."""
    mask = _known_to(position, seat, card)
    lose(position, seat, card)
    position.put_reserve(seat, place, t.ReserveCard(card, "trap", 0, mask))
    position.emit(t.CardsMoved(seat, card, "hand", "reserve", mask), "PT-ACT-11")
    position.emit(t.TrapSet(seat, make.spot(seat, RESERVE_AT + place)), "PT-ACT-11", "PT-TRAP-1")


def _known_to(position: Position, seat: Seat, card: str) -> int:
    """Note who knows which card of a hand is laid face down; who cannot tell forgets which other traps the hand holds.

    A seat can tell if it knows this card, and of every other that it is no trap. It could not if another card may be the one laid down:
    what it knew of them would show that they still are in the hand.
    """
    player = position.seats[seat]
    if seat in open_hands(position):
        return ALL
    others = [held for held in player.hand if held.card != card]
    traps = [held for held in others if _is_trap(position, str(held.card))]
    laid = next(held for held in player.hand if held.card == card)
    knows = laid.mask
    for held in others:
        knows &= held.mask
    if traps:
        knows = 0
    mask = knows | 1 << seat
    if traps and any(held.mask != 1 << seat for held in traps):
        player.hand = tuple([t.Held(held.card, 1 << seat) if held in traps else held for held in player.hand])
        player.changed = True
    return mask


def _is_trap(position: Position, card: str) -> bool:
    code = position.catalogue.reserve.get(card)
    return code is not None and code.face == "trap"


def can_spring(position: Position, seat: Seat) -> bool:
    """Return whether a seat's traps can open now: in a turn of the rival's, and never for what happens between turns (PT-TRAP-2)."""
    if position.clock.turn >= len(position.seats) or (position.stack and isinstance(position.stack[0], BETWEEN_TURNS)):
        return False
    return opposed(position.active, seat)


def opened(position: Position, runs: list[Activation]) -> list[Activation]:
    """Return the texts that have been set off, each trap among them once, and turn up those that lie face down."""
    kept: list[Activation] = []
    sprung = set[str]()
    for activation in runs:
        entry = position.catalogue.triggers.get(activation.program.id)
        if entry is not None and entry.trap:
            if activation.source in sprung:
                continue
            sprung.add(activation.source)
            _turn_up(position, activation.you, activation.source)
        kept.append(activation)
    return kept


def _turn_up(position: Position, seat: Seat, card: str) -> None:
    for place, held in enumerate(position.seats[seat].reserve):
        if held is not None and held.card == card:
            position.put_reserve(seat, place, None)
            position.resolving = tuple(sorted((*position.resolving, card)))
            position.emit(t.CardsMoved(seat, card, "reserve", "resolving", ALL), "PT-TRAP-2")
            position.emit(t.TrapSprung(seat, card, make.spot(seat, RESERVE_AT + place)), "PT-TRAP-2")


def trap_over(position: Position, frame: t.TrapFrame) -> None:
    """Its text has been carried out: it is discarded (PT-TRAP-2)."""
    position.stack.pop()
    card = frame.card
    if card in position.resolving:
        position.resolving = tuple([other for other in position.resolving if other != card])
        discard(position, card)
        position.emit(t.CardsMoved(frame.you, card, "resolving", "discard", ALL), "PT-TRAP-2")
