"""Constructed decks (PT-DECK): leaders are drawn from a deck of their own, one is kept, the others go back."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._types.events import CardsMoved
from boardrules.pixel_tactics._types.stack import LeaderDrawFrame
from boardrules.pixel_tactics._types.state import LeaderDeck
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

OFFERED: Final = 3
"""Number of leaders drawn, of which one is kept (PT-DECK-2)."""


def go_on_with_leaders(position: Position, frame: LeaderDrawFrame) -> None:
    """Draw leaders until there are enough, or the deck of leaders is empty."""
    leaders = position.seats[frame.seat].leaders
    if frame.n and leaders is not None and leaders.rest:
        position.ask_luck()
    else:
        position.stack.pop()


def leader_drawn(position: Position, frame: LeaderDrawFrame, card: str) -> None:
    """Luck has brought a card off a deck of leaders; its player alone sees it."""
    position.stack[-1] = LeaderDrawFrame(frame.seat, frame.n - 1)
    leaders = _leaders(position, frame.seat)
    rest = tuple([other for other in leaders.rest if other != card])
    _put(position, frame.seat, LeaderDeck(rest, tuple(sorted((*leaders.drawn, card))), leaders.aside))
    position.emit(CardsMoved(frame.seat, card, "leaders", "aside", 1 << frame.seat), "PT-DECK-2")


def choose_leader(position: Position, seat: Seat, card: str) -> None:
    """Choose one of the leaders drawn, in secret."""
    leaders = _leaders(position, seat)
    _put(position, seat, LeaderDeck(leaders.rest, tuple([other for other in leaders.drawn if other != card]), leaders.aside))


def may_choose_again(position: Position, seat: Seat) -> bool:
    """Return whether a seat has another leader to choose."""
    leaders = _leaders(position, seat)
    return bool(leaders.rest or leaders.drawn)


def set_leader_aside(position: Position, seat: Seat, card: str) -> None:
    """Set an equal leader aside openly, and draw one more (PT-DECK-2)."""
    leaders = _leaders(position, seat)
    _put(position, seat, LeaderDeck(leaders.rest, leaders.drawn, (*leaders.aside, card)))
    position.emit(CardsMoved(seat, card, "unit", "aside", ALL), "PT-SET-4", "PT-DECK-2")
    position.stack.append(LeaderDrawFrame(seat, 1))


def leaders_put_back(position: Position) -> None:
    """Shuffle the leaders that were not chosen back into their decks."""
    for number in range(len(position.seats)):
        leaders = _leaders(position, Seat(number))
        for card in leaders.drawn:
            position.emit(CardsMoved(Seat(number), card, "aside", "leaders", 1 << number), "PT-DECK-2")
        _put(position, Seat(number), LeaderDeck(tuple(sorted((*leaders.rest, *leaders.drawn))), (), leaders.aside))


def _leaders(position: Position, seat: Seat) -> LeaderDeck:
    return position.seats[seat].leaders or LeaderDeck(())


def _put(position: Position, seat: Seat, leaders: LeaderDeck) -> None:
    position.seats[seat].leaders = leaders
    position.seats[seat].changed = True
