"""Actions and slots made once and used again: a legal list is full of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from boardrules.pixel_tactics._engine.slots import SLOTS, SLOTS_OF
from boardrules.pixel_tactics._types.actions import (
    AreaOption,
    Attack,
    CardOption,
    Cast,
    Choose,
    Clear,
    DiscardReserve,
    LeaderAction,
    ModeOption,
    Move,
    NameOption,
    NumberOption,
    Option,
    PlayOperation,
    PlayOrder,
    Recruit,
    SeatOption,
    SetTrap,
    SpotOption,
    Switch,
)
from boardrules.pixel_tactics._types.state import AttackKind, Spot
from boardrules.pixel_tactics._types.values import Area
from boardrules.values import Seat

__all__ = [
    "attack",
    "attacks",
    "cast",
    "choose_area",
    "choose_card",
    "choose_mode",
    "choose_name",
    "choose_number",
    "choose_seat",
    "choose_spot",
    "clears",
    "decline",
    "discard_reserve",
    "leader_action",
    "move",
    "moves",
    "play_operation",
    "play_order",
    "recruit",
    "recruits",
    "set_trap",
    "spot",
    "switch",
    "switches",
    "transfers",
]

MOST: Final = 1 << 14
"""So many actions that name a card or a text, and so many lists for sets of slots, are kept. Slots are few, so what names only these has no
bound; but each pack of own cards brings new names, and sets of targets are many."""


@cache
def spot(seat: int, slot: int) -> Spot:
    """A slot by its index."""
    return Spot(Seat(seat), SLOTS[slot])


@cache
def attack(by: Seat, seat: Seat, slot: int, target_seat: Seat, target: int, kind: AttackKind) -> Attack:
    """An attack; *target* -1: settled by somebody else."""
    return Attack(by, spot(seat, slot), None if target < 0 else spot(target_seat, target), kind)


@lru_cache(MOST)
def attacks(by: Seat, seat: Seat, slot: int, at: tuple[tuple[Seat, int], ...], kind: AttackKind) -> tuple[Attack, ...]:
    """Attacks of one card upon some, by their seats and slots."""
    return tuple([attack(by, seat, slot, rival, target, kind) for rival, target in at])


@lru_cache(MOST)
def cast(by: Seat, seat: Seat, slot: int, text: str) -> Cast:
    """The action of casting a spell."""
    return Cast(by, spot(seat, slot), text)


@lru_cache(MOST)
def recruit(by: Seat, card: str, slot: int) -> Recruit:
    """The action of recruiting a card to the seat's unit."""
    return Recruit(by, card, spot(by, slot))


@lru_cache(MOST)
def recruits(by: Seat, card: str | None, slots: int) -> tuple[Recruit, ...]:
    """A recruit to one of some slots, given as bits."""
    return tuple([recruit(by, str(card), slot) for slot in SLOTS_OF[slots]])


@lru_cache(MOST)
def play_order(by: Seat, card: str | None) -> PlayOrder:
    """The action of playing an order."""
    return PlayOrder(by, str(card))


@lru_cache(MOST)
def play_operation(by: Seat, card: str, slot: int) -> PlayOperation:
    """The action of playing an operation to a slot of the seat's reserve."""
    return PlayOperation(by, card, spot(by, slot))


@lru_cache(MOST)
def set_trap(by: Seat, card: str, slot: int) -> SetTrap:
    """The action of setting a trap on a slot of the seat's reserve."""
    return SetTrap(by, card, spot(by, slot))


@cache
def discard_reserve(by: Seat, slot: int) -> DiscardReserve:
    """The action of discarding what lies in a slot of the seat's reserve."""
    return DiscardReserve(by, spot(by, slot))


@lru_cache(MOST)
def clears(by: Seat, seat: Seat, corpses: int) -> tuple[Clear, ...]:
    """The corpses of a seat's unit to clear, given as bits."""
    return tuple([Clear(by, spot(seat, slot)) for slot in SLOTS_OF[corpses]])


@lru_cache(MOST)
def transfers(by: Seat, seat: Seat, heroes: int, other: Seat, empty: int) -> tuple[Move, ...]:
    """The moves of some heroes of a seat's unit to some slots of another's, both given as bits (PT-2V2-3)."""
    return tuple([Move(by, spot(seat, slot), spot(other, to)) for slot in SLOTS_OF[heroes] for to in SLOTS_OF[empty]])


@cache
def move(by: Seat, seat: Seat, slot: int, to: int) -> Move:
    """The action of moving a hero within a unit."""
    return Move(by, spot(seat, slot), spot(seat, to))


@cache
def switch(by: Seat, slot: int, other: int) -> Switch:
    """The action of switching two cards of the seat's unit."""
    return Switch(by, spot(by, slot), spot(by, other))


@lru_cache(MOST)
def moves(by: Seat, seat: Seat, heroes: int, empty: int) -> tuple[Move, ...]:
    """The moves of some heroes to some slots of a unit, both given as bits."""
    return tuple([action for slot in SLOTS_OF[heroes] for action in _moves_of(by, seat, slot, empty)])


@cache
def _moves_of(by: Seat, seat: Seat, slot: int, empty: int) -> tuple[Move, ...]:
    """The moves of one hero: there are few such lists, and many for the heroes of a unit together."""
    return tuple([move(by, seat, slot, to) for to in SLOTS_OF[empty]])


@lru_cache(MOST)
def switches(by: Seat, cards: int) -> tuple[Switch, ...]:
    """The switches of two cards each among some of the seat's unit, given as bits."""
    return tuple([switch(by, slot, to) for slot in SLOTS_OF[cards] for to in SLOTS_OF[cards] if slot < to])


@lru_cache(MOST)
def leader_action(by: Seat, text: str) -> LeaderAction:
    """The action of the seat's leader."""
    return LeaderAction(by, spot(by, 4), text)


@lru_cache(MOST)
def _choose(by: Seat, option: Option | None) -> Choose:
    return Choose(by, option)


def choose_spot(by: Seat, seat: int, slot: int) -> Choose:
    """The answer that names a slot, or the card on it."""
    return _choose(by, SpotOption(spot(seat, slot)))


def choose_card(by: Seat, card: str) -> Choose:
    """The answer that names a card."""
    return _choose(by, CardOption(card))


def choose_number(by: Seat, n: int) -> Choose:
    """The answer that names a number."""
    return Choose(by, NumberOption(n))


@cache
def choose_seat(by: Seat, seat: Seat) -> Choose:
    """The answer that names a player."""
    return Choose(by, SeatOption(seat))


@cache
def choose_area(by: Seat, area: Area) -> Choose:
    """The answer that names a row or a column."""
    return Choose(by, AreaOption(area))


def choose_name(by: Seat, name: str) -> Choose:
    """The answer that names a card by its name."""
    return Choose(by, NameOption(name))


def choose_mode(by: Seat, mode: str) -> Choose:
    """The answer that names one of several alternatives."""
    return Choose(by, ModeOption(mode))


def decline(by: Seat) -> Choose:
    """The answer that declines, or stops choosing."""
    return _choose(by, None)
