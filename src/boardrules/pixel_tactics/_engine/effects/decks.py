"""Effects on hands and decks that ask nothing: what is turned up, set out, shuffled in, discarded because another card was played."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.events import PieceLeft
from boardrules.pixel_tactics._types.stack import SightFrame
from boardrules.pixel_tactics.language import DiscardAlike, DiscardSetOut, SetOutTop, ShuffleIn, TurnUp, Whose
from boardrules.values import Seat


def decks_of(position: Position, activation: Activation, whose: Whose) -> tuple[Seat, ...]:
    """Return the seats whose decks are meant, yours first; in a ceasefire without contact not the rivals' (PT-CEASE-5)."""
    seats = players_meant(position, whose, activation)
    if whose == "own" or position.contact:
        return seats
    return tuple([seat for seat in seats if not opposed(seat, activation.you)])


KINDS: Final[tuple[type[Op], ...]] = (TurnUp, SetOutTop, DiscardSetOut, ShuffleIn, DiscardAlike)
"""The steps that :func:`on_decks` carries out."""


def on_decks(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect on decks, or on hands because of a card."""
    you = activation.you
    match op:
        case TurnUp(whose):
            for seat in reversed(decks_of(position, activation, whose)):
                if position.seats[seat].deck_size:
                    position.stack.append(SightFrame(seat, turned_up=True))
        case SetOutTop():
            if position.seats[you].top:
                cards.set_out(position, you)
        case DiscardSetOut():
            cards.discard_set_out(position, you)
        case ShuffleIn(who):
            for at in settled(position, who, activation):
                if at.piece.face != "leader":
                    position.put(at.seat, at.slot, None)
                    cards.shuffle_in(position, at.piece.card)
                    position.emit(PieceLeft(at.piece.card, "deck"))
        case DiscardAlike():
            name = name_of(activation.bound.the_card)
            for seat in decks_of(position, activation, "rival") if name else ():
                for held in position.seats[seat].hand:
                    if name_of(str(held.card)) == name:
                        cards.discard_from_hand(position, seat, str(held.card))
        case _:
            raise TypeError(op)
