"""Anchors of the picture of Pixel Tactics: the names of its places, and of the cards that a view shows."""

from __future__ import annotations

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.values import Seat


def slot_anchor(seat: int, slot: t.Slot) -> str:
    """Return the anchor of a slot of a unit or a reserve, and of what stands there, such as ``0.V1``."""
    return f"{seat}.{slot}"


def area_anchor(seat: int, shape: t.AreaShape) -> str:
    """Return the anchor of a row or a column of a unit, such as ``0.V`` or ``0.C1``."""
    return f"{seat}.{shape}"


def card_anchor(card: str) -> str:
    """Return the anchor of a card that a seat holds or has drawn, such as ``card.0.knight``."""
    return f"card.{card}"


def row_anchor(name: str) -> str:
    """Return the anchor of an open card of the shared row, such as ``row.knight``."""
    return f"row.{name}"


def deck_anchor(seat: int | None) -> str:
    """Return the anchor of a seat's deck, such as ``deck.0``; ``deck`` is the one that all share (None)."""
    return "deck" if seat is None else f"deck.{seat}"


def discard_anchor(seat: int) -> str:
    """Return the anchor of a seat's discard pile, such as ``discard.0``."""
    return f"discard.{seat}"


def seat_anchor(seat: int) -> str:
    """Return the anchor of a player, such as ``seat.0``."""
    return f"seat.{seat}"


def deck_of(view: t.View, seat: Seat) -> tuple[str]:
    """Return the anchor of the deck from which a seat draws."""
    return (deck_anchor(seat if view.pool is None else None),)


def open_card(view: t.View, name: str) -> tuple[str, ...]:
    """Return the anchor of a card of the shared row, none if it is not there."""
    lies = view.pool is not None and any(card.name == name for card in view.pool.row)
    return (row_anchor(name),) if lies else ()


def known_card(view: t.View, card: str | None) -> tuple[str, ...]:
    """Return the anchor of a card that the viewer knows: in a hand, set aside, on a deck, among drawn leaders, or in the shared row."""
    if card is None:
        return ()
    for player in view.players:
        for zone in (player.hand, player.aside, player.top, player.bottom, () if player.leaders is None else player.leaders.drawn):
            if any(held.card == card for held in zone):
                return (card_anchor(card),)
    return open_card(view, t.name_of(card))


def standing_card(view: t.View, card: str) -> tuple[str, ...]:
    """Return the anchor of a card of a unit or a reserve, none if it is in neither."""
    for seat, player in enumerate(view.players):
        for slot, piece in zip(SLOTS, (*player.unit, *player.reserve), strict=True):
            if piece is not None and piece.card == card:
                return (slot_anchor(seat, slot),)
    return ()
