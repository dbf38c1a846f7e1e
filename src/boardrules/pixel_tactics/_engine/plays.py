"""Cards that come into play: recruits, corpses from elsewhere, cards as they are played, spells as they begin."""

from __future__ import annotations

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import announce, entered, lain
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.history import with_deed
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import spells_of
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import mirrored
from boardrules.pixel_tactics._engine.zones import lose
from boardrules.pixel_tactics._types.bindings import HeroCause
from boardrules.pixel_tactics._types.events import CardsMoved, PieceMoved, SpellCast
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat


def recruit(position: Position, seat: Seat, card: str, slot: int) -> None:
    """Put a card of the hand into the unit (PT-ACT-2)."""
    lose(position, seat, card)
    piece = Piece(card, "hero", 0, ("recruited",), ("recruited",))
    position.put(seat, slot, piece)
    position.emit(CardsMoved(seat, card, "hand", "unit", ALL), "PT-ACT-2")
    announce(position, Happened("recruited", seat, subjects=(Stand(seat, slot, piece),), cause=HeroCause(card)))
    entered(position, seat, slot)


def taken_to_play(position: Position, seat: Seat, card: str) -> str:
    """Take a card to be played from the hand, or from the cards set aside; return which."""
    player = position.seats[seat]
    if any(held.card == card for held in player.aside):
        player.aside = tuple([held for held in player.aside if held.card != card])
        player.changed = True
        return "aside"
    lose(position, seat, card)
    return "hand"


def cast(position: Position, seat: Seat, card: str, text: str, *, free: bool = True) -> None:
    """Cast a spell (PT-ACT-4)."""
    found = position.find(card)
    if found is None:
        return
    if not free:
        position.put(found.seat, found.slot, with_deed(found.piece, "cast"))
    if opposed(found.seat, seat):  # judged as though it stood opposite (PT-RUL-122)
        found = Stand(seat, mirrored(found.slot), found.piece)
    for act in spells_of(position, found):
        if act.text == text:
            position.emit(SpellCast(card, act.program, card), "PT-ACT-4", "PT-ATK-9")
            position.begin(act.program, seat, card, found.slot)
            return


def corpse_into_unit(position: Position, card: str, seat: Seat, slot: int) -> None:
    """Put a card that was being resolved into a unit as a corpse; nobody was defeated (PT-RUL-134)."""
    if card not in position.resolving:
        return
    position.resolving = tuple([other for other in position.resolving if other != card])
    position.put(seat, slot, lain(position, seat, Piece(card, "corpse")))
    position.emit(CardsMoved(seat, card, "resolving", "unit", ALL), "PT-RUL-134")
    position.emit(PieceMoved(card, make.spot(seat, slot)), "PT-RUL-134")
