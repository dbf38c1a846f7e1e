"""Actions and slots made once and used again: a legal list is full of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeVar

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import ALL_SLOTS, SLOTS, SLOTS_OF
from boardrules.values import CHANCE, Seat

MOST: Final = 1 << 14
"""Maximum number of actions kept that name a card or a text, and of lists kept for sets of slots.

Actions that name only slots are few and need no bound, but each custom pack brings new names, and sets of targets are many."""

_K = TypeVar("_K")
_T = TypeVar("_T")

# What nearly every decision asks for is kept in a dictionary, best by a number: with lru_cache compiled games took up to 10 % longer.
_CASTS: Final[dict[tuple[int, str], t.Cast]] = {}
_CHOSEN: Final[dict[int, t.Choose]] = {}
_RECRUITS: Final[dict[tuple[Seat, str | None, int], tuple[t.Recruit, ...]]] = {}
_MOVES: Final[list[list[tuple[t.Move, ...] | None]]] = [[] for _ in range(4 << 7)]
"""The moves to each set of empty slots, or None until somebody asks, for each seat that acts, seat whose unit it is, and slot."""
_SWITCHES: Final[dict[int, tuple[t.Switch, ...]]] = {}
_CLEARS: Final[dict[int, tuple[t.Clear, ...]]] = {}
_DRAWN: Final[tuple[dict[str, t.Drawn], ...]] = ({}, {}, {}, {})
"""The outcomes of luck by which each seat draws a card, by the card."""


def kept(known: dict[_K, _T], key: _K, found: _T) -> _T:
    """Keep and return *found*. If there are too many, forget all others."""
    if len(known) >= MOST:
        known.clear()
    known[key] = found
    return found


@cache
def spot(seat: int, slot: int) -> t.Spot:
    """Return a slot by its index."""
    return t.Spot(Seat(seat), SLOTS[slot])


@cache
def attack(by: Seat, seat: Seat, slot: int, target_seat: Seat, target: int, kind: t.AttackKind) -> t.Attack:
    """Return an attack; *target* -1: settled by somebody else."""
    return t.Attack(by, spot(seat, slot), None if target < 0 else spot(target_seat, target), kind)


@lru_cache(MOST)
def attacks(by: Seat, seat: Seat, slot: int, at: tuple[tuple[Seat, int], ...], kind: t.AttackKind) -> tuple[t.Attack, ...]:
    """Attacks of one card upon some, by their seats and slots."""
    return tuple([attack(by, seat, slot, rival, target, kind) for rival, target in at])


def attacks_by_slot(by: Seat, at: tuple[tuple[Seat, int], ...], kind: t.AttackKind) -> tuple[tuple[t.Attack, ...], ...]:
    """Return the attacks upon some of the card in each slot of the seat's unit."""
    return tuple([attacks(by, by, slot, at, kind) for slot in SLOTS_OF[ALL_SLOTS]])


def cast(by: Seat, seat: Seat, slot: int, text: str) -> t.Cast:
    """Return the action of casting a spell."""
    key = (by << 3 | seat) << 4 | slot, text
    found = _CASTS.get(key)
    return kept(_CASTS, key, t.Cast(by, spot(seat, slot), text)) if found is None else found


@lru_cache(MOST)
def recruit(by: Seat, card: str, slot: int) -> t.Recruit:
    """Return the action of recruiting a card to the seat's unit."""
    return t.Recruit(by, card, spot(by, slot))


def recruits(by: Seat, card: str | None, slots: int) -> tuple[t.Recruit, ...]:
    """Return a recruit to one of some slots, given as bits."""
    key = by, card, slots
    found = _RECRUITS.get(key)
    return kept(_RECRUITS, key, tuple([recruit(by, str(card), slot) for slot in SLOTS_OF[slots]])) if found is None else found


@lru_cache(MOST)
def play_order(by: Seat, card: str | None) -> t.PlayOrder:
    """Return the action of playing an order."""
    return t.PlayOrder(by, str(card))


@lru_cache(MOST)
def play_operation(by: Seat, card: str, slot: int) -> t.PlayOperation:
    """Return the action of playing an operation to a slot of the seat's reserve."""
    return t.PlayOperation(by, card, spot(by, slot))


@lru_cache(MOST)
def set_trap(by: Seat, card: str, slot: int) -> t.SetTrap:
    """Return the action of setting a trap on a slot of the seat's reserve."""
    return t.SetTrap(by, card, spot(by, slot))


@cache
def discard_reserve(by: Seat, slot: int) -> t.DiscardReserve:
    """Return the action of discarding what lies in a slot of the seat's reserve."""
    return t.DiscardReserve(by, spot(by, slot))


def drawn(seat: Seat, cards: Sequence[str]) -> tuple[t.Drawn, ...]:
    """Return the outcomes of luck that a seat draws one of *cards*."""
    known = _DRAWN[seat]
    try:
        return tuple(map(known.__getitem__, cards))
    except KeyError:
        if len(known) + len(cards) > MOST:
            known.clear()
        found = tuple([t.Drawn(CHANCE, seat, card) for card in cards])
        known.update(zip(cards, found, strict=True))
        return found


def clears(by: Seat, seat: Seat, corpses: int) -> tuple[t.Clear, ...]:
    """Return the corpses of a seat's unit to clear, given as bits."""
    key = (by << 3 | seat) << 9 | corpses
    found = _CLEARS.get(key)
    return kept(_CLEARS, key, tuple([t.Clear(by, spot(seat, slot)) for slot in SLOTS_OF[corpses]])) if found is None else found


@lru_cache(MOST)
def transfers(by: Seat, seat: Seat, heroes: int, other: Seat, empty: int) -> tuple[t.Move, ...]:
    """Return the moves of some heroes of a seat's unit to some slots of another's, both given as bits (PT-2V2-3)."""
    return tuple([t.Move(by, spot(seat, slot), spot(other, to)) for slot in SLOTS_OF[heroes] for to in SLOTS_OF[empty]])


@cache
def move(by: Seat, seat: Seat, slot: int, to: int) -> t.Move:
    """Return the action of moving a hero within a unit."""
    return t.Move(by, spot(seat, slot), spot(seat, to))


@cache
def switch(by: Seat, slot: int, other: int) -> t.Switch:
    """Return the action of switching two cards of the seat's unit."""
    return t.Switch(by, spot(by, slot), spot(by, other))


def add_moves(found: list[t.Action], by: Seat, seat: Seat, heroes: int, empty: int) -> None:
    """Add to *found* the moves of some heroes to some slots of a unit, both given as bits.

    Each hero's moves are cached by themselves: a list for all heroes of a unit would seldom be needed a second time.
    """
    unit = (by << 3 | seat) << 4
    for slot in SLOTS_OF[heroes]:
        known = _MOVES[unit | slot]
        if not known:
            known = _MOVES[unit | slot] = [None] * (ALL_SLOTS + 1)
        moves = known[empty]
        if moves is None:
            moves = known[empty] = tuple([move(by, seat, slot, to) for to in SLOTS_OF[empty]])
        found += moves


def switches(by: Seat, cards: int) -> tuple[t.Switch, ...]:
    """Return the switches of two cards each among some of the seat's unit, given as bits."""
    key = by << 9 | cards
    found = _SWITCHES.get(key)
    if found is None:
        slots = SLOTS_OF[cards]
        found = kept(_SWITCHES, key, tuple([switch(by, slot, to) for slot in slots for to in slots if slot < to]))
    return found


@lru_cache(MOST)
def leader_action(by: Seat, text: str) -> t.LeaderAction:
    """Return the action of the seat's leader."""
    return t.LeaderAction(by, spot(by, 4), text)


@lru_cache(MOST)
def _choose(by: Seat, option: t.Option | None) -> t.Choose:
    return t.Choose(by, option)


def choose_spot(by: Seat, seat: int, slot: int) -> t.Choose:
    """Return the answer that names a slot, or the card on it."""
    key = (by << 3 | seat) << 4 | slot
    found = _CHOSEN.get(key)
    return kept(_CHOSEN, key, t.Choose(by, t.SpotOption(spot(seat, slot)))) if found is None else found


def choose_card(by: Seat, card: str) -> t.Choose:
    """Return the answer that names a card."""
    return _choose(by, t.CardOption(card))


def choose_number(by: Seat, n: int) -> t.Choose:
    """Return the answer that names a number."""
    return t.Choose(by, t.NumberOption(n))


@cache
def choose_seat(by: Seat, seat: Seat) -> t.Choose:
    """Return the answer that names a player."""
    return t.Choose(by, t.SeatOption(seat))


@cache
def choose_area(by: Seat, area: t.Area) -> t.Choose:
    """Return the answer that names a row or a column."""
    return t.Choose(by, t.AreaOption(area))


def choose_name(by: Seat, name: str) -> t.Choose:
    """Return the answer that names a card by its name."""
    return t.Choose(by, t.NameOption(name))


def choose_mode(by: Seat, mode: str) -> t.Choose:
    """Return the answer that names one of several alternatives."""
    return t.Choose(by, t.ModeOption(mode))


def decline(by: Seat) -> t.Choose:
    """Return the answer that declines, or stops choosing."""
    return _choose(by, None)
