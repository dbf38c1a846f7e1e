"""What a person points at in the picture of Pixel Tactics to take an action."""

from __future__ import annotations

from typing import assert_never

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._text.said import asking
from boardrules.pixel_tactics.language import ChooseTrait
from boardrules.values import Seat


def slot_anchor(seat: int, slot: t.Slot) -> str:
    """The anchor of a slot of a unit or a reserve, and of what stands there, such as ``0.V1``."""
    return f"{seat}.{slot}"


def area_anchor(seat: int, shape: t.AreaShape) -> str:
    """The anchor of a row or a column of a unit, such as ``0.V`` or ``0.C1``."""
    return f"{seat}.{shape}"


def card_anchor(card: str) -> str:
    """The anchor of a card that a seat holds or has drawn, such as ``card.0.knight``."""
    return f"card.{card}"


def row_anchor(name: str) -> str:
    """The anchor of an open card of the shared row, such as ``row.knight``."""
    return f"row.{name}"


def deck_anchor(seat: int | None) -> str:
    """The anchor of a seat's deck, such as ``deck.0``; ``deck`` is the one that all share (None)."""
    return "deck" if seat is None else f"deck.{seat}"


def discard_anchor(seat: int) -> str:
    """The anchor of a seat's discard pile, such as ``discard.0``."""
    return f"discard.{seat}"


def seat_anchor(seat: int) -> str:
    """The anchor of a player, such as ``seat.0``."""
    return f"seat.{seat}"


def anchors(catalogue: Catalogue, view: t.View, action: t.Action) -> tuple[str, ...]:
    """First the card that acts, then where, or upon whom; ``()`` for the end of a turn, yes and no, numbers, and names of cards.

    A card that the picture does not show is not pointed at. What a hero or a leader does besides has the same anchors as others of its
    actions: their labels tell them apart.
    """
    match action:
        case t.ChooseLeader(_, card) | t.PlayOrder(_, card):
            return _card(view, card)
        case t.Draw(by):
            return (deck_anchor(None if view.pool is not None else by),)
        case t.Recruit(_, card, at) | t.PlayOperation(_, card, at) | t.SetTrap(_, card, at):
            return *_card(view, card), _at(at)
        case t.Attack(_, attacker, target):
            return (_at(attacker),) if target is None else (_at(attacker), _at(target))
        case t.Cast(_, at) | t.LeaderAction(_, at) | t.Clear(_, at) | t.DiscardReserve(_, at):
            return (_at(at),)
        case t.Move(_, at, to) | t.Switch(_, at, to):
            return _at(at), _at(to)
        case t.GatherCoins(_, name):
            return (row_anchor(name),)
        case t.Choose():
            return _answer(catalogue, view, action)
        case t.First(_, seat):
            return (seat_anchor(seat),)
        case t.Drawn(_, seat):
            if view.stack and isinstance(view.stack[-1], t.LeaderDrawFrame):
                return ()
            return (deck_anchor(None if view.pool is not None else seat),)
        case t.Opened():
            return (deck_anchor(None),)
        case t.TakenAtRandom(_, _, card):
            return _card(view, card)
        case t.EndTurn():
            return ()
        case _:
            assert_never(action)


def _answer(catalogue: Catalogue, view: t.View, action: t.Choose) -> tuple[str, ...]:
    option = action.option
    match option:
        case None | t.NumberOption():
            return ()
        case t.CardOption(card):
            return _card(view, card)
        case t.SpotOption(at):
            return (_at(at),)
        case t.NameOption(name):
            return _in_row(view, name)
        case t.ModeOption(mode):
            if mode == "deck":
                return (deck_anchor(None),)
            return _standing(view, mode.rstrip("+").partition(":")[0])
        case t.AreaOption(area):
            if isinstance(asking(catalogue, view), ChooseTrait):
                return ()
            return (area_anchor(action.by if area.seat is None else area.seat, area.shape),)
        case t.SeatOption(seat):
            return (seat_anchor(seat),)
        case _:
            assert_never(option)


def _at(at: t.Spot) -> str:
    return slot_anchor(at.seat, at.slot)


def _in_row(view: t.View, name: str) -> tuple[str, ...]:
    """An open card of the shared row."""
    lies = view.pool is not None and any(card.name == name for card in view.pool.row)
    return (row_anchor(name),) if lies else ()


def _card(view: t.View, card: str | None) -> tuple[str, ...]:
    """A card that the viewer knows: in a hand, set aside, on a deck, among drawn leaders, or open in the shared row."""
    if card is None:
        return ()
    for player in view.players:
        for zone in (player.hand, player.aside, player.top, player.bottom, () if player.leaders is None else player.leaders.drawn):
            if any(held.card == card for held in zone):
                return (card_anchor(card),)
    return _in_row(view, t.name_of(card))


def _standing(view: t.View, card: str) -> tuple[str, ...]:
    """A card of a unit or a reserve."""
    for seat, player in enumerate(view.players):
        for slot, piece in zip(SLOTS, (*player.unit, *player.reserve), strict=True):
            if piece is not None and piece.card == card:
                return (slot_anchor(Seat(seat), slot),)
    return ()
