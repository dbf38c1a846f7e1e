"""Hidden cards that players see: open hands, revealed cards, and the top cards of decks."""

from __future__ import annotations

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.origin import side_speaker
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.sided import for_side, open_hands
from boardrules.pixel_tactics._engine.trace import NOBODY, Speaker
from boardrules.pixel_tactics._types.values import ALL
from boardrules.pixel_tactics.language import SeesTop
from boardrules.values import Seat


def reveal(position: Position) -> bool:
    """Show what texts in play let players see, and refill the row of open cards. Return whether luck must settle a card first."""
    if position.pool is not None and position.pool.short:
        position.stack.append(t.OpenFrame())
        return True
    reveal_hands(position)
    if SeesTop not in position.board.modifiers:
        return False
    for number, player in enumerate(position.seats):
        seat = Seat(number)
        if sees_top(position, seat):
            if player.top:
                _look_at_top(position, seat)
            elif player.rest:
                position.stack.append(t.SightFrame(seat))
                return True
    return False


# --------------------------------------------------------------------------------------------------------------------------------- hands
def hand_mask(position: Position, seat: Seat) -> int:
    """Return who sees a card that comes into a seat's hand: its player; everyone, while the hand lies open."""
    return ALL if seat in open_hands(position) else 1 << seat


def reveal_hands(position: Position) -> None:
    """Show the cards of hands that lie open to all. They stay known when the hand is closed again."""
    for seat in open_hands(position):
        for held in position.seats[seat].hand:
            if held.mask != ALL:
                show(position, seat, str(held.card))


def show(position: Position, seat: Seat, card: str) -> None:
    """Show a card of a hand to all; it stays there."""
    player = position.seats[seat]
    player.hand = tuple([t.Held(held.card, ALL) if held.card == card else held for held in player.hand])
    player.changed = True
    position.emit(t.CardsMoved(seat, card, "hand", "hand", ALL))


def see_hand(position: Position, seat: Seat, viewer: Seat) -> None:
    """Let a seat look at another's hand.

    A card that all know is not told: it would show where the others stand. Nor does an event name others who knew its card: to a seat that
    does not see the card, that would tell which of the hand's cards they knew.
    """
    player = position.seats[seat]
    for held in player.hand:
        if held.mask != ALL:
            position.emit(t.CardsMoved(seat, held.card, "hand", "hand", 1 << seat | 1 << viewer))
    player.hand = tuple([t.Held(held.card, held.mask | 1 << viewer) for held in player.hand])
    player.changed = True


# --------------------------------------------------------------------------------------------------------------------------------- decks
def sees_top(position: Position, seat: Seat) -> bool:
    """Return whether a seat may look at the top card of its deck."""
    return SeesTop in position.board.modifiers and bool(for_side(position, SeesTop, seat))


def turn_up(position: Position, seat: Seat) -> None:
    """Show the top card of a deck to all: of the known top, or of the known bottom when nothing else is left."""
    player = position.seats[seat]
    if not player.top and not player.rest and player.bottom:
        player.top, player.bottom = player.bottom[:1], player.bottom[1:]
    if player.top and player.top[0].mask != ALL:
        card = player.top[0].card
        player.top = (t.Held(card, ALL), *player.top[1:])
        player.changed = True
        position.emit(t.CardsMoved(seat, card, "top", "top", ALL))


def open_top(position: Position, seat: Seat, card: str, mask: int) -> None:
    """Settle the top card of a deck, which its player sees, or all do."""
    player = position.seats[seat]
    player.rest = tuple([other for other in player.rest if other != card])
    player.top = (t.Held(card, mask),)
    player.changed = True
    position.emit(t.CardsMoved(seat, card, "deck", "top", mask), by=_seer(position, seat))


def _look_at_top(position: Position, seat: Seat) -> None:
    """Let a seat see the known top card of its deck."""
    player = position.seats[seat]
    held = player.top[0]
    if not held.mask >> seat & 1:
        player.top = (t.Held(held.card, held.mask | 1 << seat), *player.top[1:])
        player.changed = True
        position.emit(t.CardsMoved(seat, held.card, "top", "top", held.mask | 1 << seat), by=_seer(position, seat))


def _seer(position: Position, seat: Seat) -> Speaker | None:
    """Return the card by whose text a seat sees the top of its deck, if somebody asks for reasons."""
    found = None if position.trace is None else side_speaker(position, SeesTop, seat)
    return None if found == NOBODY else found
