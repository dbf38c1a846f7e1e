"""What is derived from boards and cards, and the memory of it that a game hands to its positions."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypeAlias

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._packs.catalogue import TriggerEntry
from boardrules.pixel_tactics._types.state import Piece, Player
from boardrules.pixel_tactics.language import Forbids, Free, MakesLonger, Modifier, Static

__all__ = ["ActiveEffects", "Caches", "CardEffects", "UnitEffects"]

PRICES: Final = frozenset[type["Modifier"]]({Forbids, Free, MakesLonger})

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

Units: TypeAlias = tuple[tuple[Piece | None, ...], ...]


class ActiveEffects:
    """What holds and what listens on a board, by the kind of change and by the moment."""

    __slots__ = ("modifiers", "prices", "triggers")

    def __init__(
        self, changes: dict[type[Modifier], list[tuple[Static, Context]]], listeners: dict[str, list[tuple[TriggerEntry, Context]]]
    ) -> None:
        self.modifiers = changes
        self.triggers = listeners
        self.prices = bool(changes) and not PRICES.isdisjoint(changes)
        """Whether any of it changes what actions cost, or forbids them."""


class Caches:
    """What was derived from one catalogue's cards and may be needed again; threads can share it.

    ``card_effects``: what each hero says where it has been seen, by seat, slot and card, so no more than the cards of the catalogue allow.
    The active effects are kept of the few boards seen last, each known by the identity of all its units.
    """

    __slots__ = ("_boards", "card_effects")

    def __init__(self) -> None:
        self.card_effects: dict[tuple[int, int, str], CardEffects] = {}
        self._boards: dict[tuple[int, ...], tuple[Units, ActiveEffects]] = {}

    def effects_of(self, players: tuple[Player, ...]) -> ActiveEffects | None:
        """The active effects of a board, if they are remembered."""
        boards = self._boards
        if not boards:
            return None
        found = boards.get(tuple([id(player.unit) for player in players]))
        return None if found is None else found[1]

    def remember(self, players: tuple[Player, ...], effects: ActiveEffects) -> None:
        """Remember the active effects of a board; the board remembered longest gives way."""
        boards = self._boards
        if len(boards) >= BOARDS:
            with suppress(RuntimeError, StopIteration):  # another thread remembered a board in between
                boards.pop(next(iter(boards)), None)
        units = tuple([player.unit for player in players])  # held, so that no other board can get their identities
        boards[tuple([id(unit) for unit in units])] = units, effects
