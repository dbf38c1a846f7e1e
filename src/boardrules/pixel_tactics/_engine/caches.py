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
    Cannot,
    CastsFromAnyRow,
    Forbids,
    Free,
    GrantsSpell,
    HitsAll,
    MakesLonger,
    Modifier,
    MovesRivals,
    OpensHand,
    SeesTop,
    Static,
    TargetChosenByRival,
)
from boardrules.values import Seat

__all__ = ["SILENT", "ActiveEffects", "Board", "Caches", "CardEffects", "Cards", "Prices", "UnitEffects", "group_of"]

PRICES: Final = 1
"""The group of texts that change what actions cost, or forbid them."""
SPECIAL_PRICES: Final = 2
"""The group of those among them for which it matters who acts, or how."""
LENDS: Final = 4
"""The group of texts that let somebody act as they could not by themselves."""
STRIKES: Final = 8
"""The group of texts that bar a card's attacks and spells, or have them done in another way."""
SIGHTS: Final = 16
"""The group of texts that let players see what lies face down."""
GROUPS: Final[dict[type[Modifier], int]] = {
    **dict.fromkeys((Forbids, Free, MakesLonger), PRICES),
    **dict.fromkeys((AttacksWithRivals, CastsFromAnyRow, GrantsSpell, MovesRivals), LENDS),
    **dict.fromkeys((AttacksOnce, Cannot, HitsAll, TargetChosenByRival), STRIKES),
    **dict.fromkeys((OpensHand, SeesTop), SIGHTS),
}

Cards: TypeAlias = tuple[
    tuple[Piece | None, ...] | tuple[ReserveCard | None, ...] | tuple[ActiveDelayedTrigger, ...] | tuple[str, ...], ...
]
"""All units; the reserves in which something lies; what holds for a time, and the cards set out, of seats that have any."""

BOARDS: Final = 4
"""How many boards are remembered."""

CardEffects: TypeAlias = tuple[
    tuple[tuple[type[Modifier], tuple[Static, Context]], ...],
    tuple[tuple[str, tuple[TriggerEntry, Context]], ...],
    int,
]
"""What holds and what listens of a card where it stands, by the kind of change and by the moment; the groups of what holds, as bits."""

SILENT: Final[CardEffects] = ((), (), 0)
"""Those of every card of which nothing holds and nothing listens: it is this very value."""

UnitEffects: TypeAlias = tuple[
    dict[type[Modifier], list[tuple[Static, Context]]],
    dict[str, list[tuple[TriggerEntry, Context]]],
    int,
]
"""What holds and what listens of the cards of one unit, by the kind of change and by the moment; the groups of what holds, as bits."""


def group_of(static: Static) -> int:
    """The groups that a text belongs to, as bits."""
    change = static.modifier
    group = GROUPS.get(type(change), 0)
    if group == PRICES and isinstance(change, (Free, MakesLonger)) and (change.who is not None or change.kind is not None):
        group |= SPECIAL_PRICES
    return group


class Prices(NamedTuple):
    """The texts that concern a seat's actions: which kinds they concern; those that make some free, make some longer, forbid some.

    ``varying``: the kinds of which it matters who does them, or how, what they cost.
    """

    kinds: set[str]
    varying: set[str]
    free: list[tuple[Free, Context]]
    longer: list[tuple[MakesLonger, Context]]
    forbidden: list[tuple[Forbids, Context]]


class ActiveEffects:
    """What holds and what listens on a board, by the kind of change and by the moment.

    Whether anything of a group holds is worked out once for each board: what no text on it asks for then costs one look.
    """

    __slots__ = ("delayed", "known_prices", "lends", "modifiers", "prices", "sights", "special_prices", "strikes", "triggers")

    def __init__(
        self,
        changes: dict[type[Modifier], list[tuple[Static, Context]]],
        listeners: dict[str, list[tuple[TriggerEntry, Context]]],
        groups: int,
        *,
        delayed: bool,
    ) -> None:
        self.modifiers = changes
        self.triggers = listeners
        self.delayed = delayed
        """Whether effects have left triggers behind, beside these."""

        self.known_prices: dict[tuple[Seat, bool], Prices] = {}
        """The prices that have been read already, of whom, and whether texts reached across; none that depend on conditions."""

        self.prices = groups & PRICES
        """Not 0: some of it changes what actions cost, or forbids them."""

        self.special_prices = groups & SPECIAL_PRICES
        """Not 0: it depends on who does it, or how, what an action costs."""

        self.sights = groups & SIGHTS
        """Not 0: some of it lets players see what lies face down."""

        self.lends = groups & LENDS
        """Not 0: some of it lets somebody act as they could not by themselves."""

        self.strikes = groups & STRIKES
        """Not 0: some of it bars attacks and spells of cards, or has them done in another way."""


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
