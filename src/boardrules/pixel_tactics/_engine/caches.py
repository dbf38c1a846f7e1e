"""What is derived from boards and cards, and the memory of it that a game hands to its positions."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._packs.catalogue import TriggerEntry
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Piece, ReserveCard
from boardrules.pixel_tactics.language import (
    AttacksOnce,
    AttacksWithRivals,
    CastsFromAnyRow,
    Forbids,
    Free,
    GrantsSpell,
    MakesLonger,
    Modifier,
    MovesRivals,
    Static,
)

__all__ = ["ActiveEffects", "Board", "Caches", "CardEffects", "Cards", "UnitEffects"]

PRICES: Final = frozenset[type["Modifier"]]({Forbids, Free, MakesLonger})

Cards: TypeAlias = tuple[
    tuple[Piece | None, ...] | tuple[ReserveCard | None, ...] | tuple[ActiveDelayedTrigger, ...] | tuple[str, ...], ...
]
"""All units; the reserves in which something lies; what holds for a time, and the cards set out, of seats that have any."""

LENDING: Final = frozenset[type["Modifier"]]({AttacksOnce, AttacksWithRivals, CastsFromAnyRow, GrantsSpell, MovesRivals})

BOARDS: Final = 4
"""How many boards are remembered."""

CardEffects: TypeAlias = tuple[
    tuple[tuple[type[Modifier], tuple[Static, Context]], ...],
    tuple[tuple[str, tuple[TriggerEntry, Context]], ...],
]
"""What holds and what listens of a card where it stands, by the kind of change and by the moment."""

UnitEffects: TypeAlias = tuple[
    dict[type[Modifier], list[tuple[Static, Context]]],
    dict[str, list[tuple[TriggerEntry, Context]]],
]
"""What holds and what listens, by the kind of change and by the moment: what the cards of one unit say."""


class ActiveEffects:
    """What holds and what listens on a board, by the kind of change and by the moment."""

    __slots__ = ("lends", "modifiers", "prices", "special_prices", "triggers")

    def __init__(
        self, changes: dict[type[Modifier], list[tuple[Static, Context]]], listeners: dict[str, list[tuple[TriggerEntry, Context]]]
    ) -> None:
        self.modifiers = changes
        self.triggers = listeners
        self.prices = bool(changes) and not PRICES.isdisjoint(changes)
        """Whether any of it changes what actions cost, or forbids them."""

        self.special_prices = self.prices and any(
            isinstance(change := static.modifier, Free | MakesLonger) and (change.who is not None or change.kind is not None)
            for kind in (Free, MakesLonger)
            for static, _ in changes.get(kind, ())
        )
        """Whether it depends on who does it, or how, what an action costs."""

        self.lends = bool(changes) and not LENDING.isdisjoint(changes)
        """Whether any of it lets somebody act, or not act, as they could not by themselves."""


class Board(NamedTuple):
    """What was derived from a board: its units, what the cards of each say, and all of it together."""

    units: Cards
    unit_effects: tuple[UnitEffects, ...]
    active_effects: ActiveEffects


class Caches:
    """What was derived from one catalogue's cards and may be needed again; threads can share it.

    ``card_effects``: what each hero says where it has been seen, by seat, slot and card, so no more than the cards of the catalogue allow.
    Of the few states taken apart last, each known by the identity of all its units and reserves, it is kept what their cards say: whoever
    tries several actions from one state finds it again. (Who plays on goes on with the position, and what it holds.)
    """

    __slots__ = ("_boards", "card_effects")

    def __init__(self) -> None:
        self.card_effects: tuple[tuple[dict[str, CardEffects], ...], ...] = tuple([tuple([{} for _ in range(9)]) for _ in range(4)])
        self._boards: dict[tuple[int, ...], Board] = {}

    def board(self, units: Cards) -> Board | None:
        """What was derived from a board, if it is remembered."""
        return self._boards.get(tuple(map(id, units)))

    def remember(self, board: Board) -> None:
        """Remember what was derived from a board; the board remembered longest gives way."""
        boards = self._boards
        if len(boards) >= BOARDS:
            with suppress(RuntimeError, StopIteration):  # another thread remembered a board in between
                boards.pop(next(iter(boards)), None)
        boards[tuple(map(id, board.units))] = board  # the units are held, so that no others can get their identities
