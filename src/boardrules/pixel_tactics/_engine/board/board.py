"""A board as a value: what the cards, reserves and lasting texts on it say, by kind and by event."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._packs.catalogue import TriggerEntry
from boardrules.values import Seat

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
GROUPS: Final[dict[type[pt.Modifier], int]] = {
    **dict.fromkeys((pt.Forbids, pt.Free, pt.MakesLonger), PRICES),
    **dict.fromkeys((pt.AttacksWithRivals, pt.CastsFromAnyRow, pt.GrantsSpell, pt.MovesRivals), LENDS),
    **dict.fromkeys((pt.AttacksOnce, pt.Cannot, pt.HitsAll, pt.TargetChosenByRival), STRIKES),
    **dict.fromkeys((pt.OpensHand, pt.SeesTop), SIGHTS),
}


class CardEffects(NamedTuple):
    """What one card says where it stands: modifiers by their type, triggers by their event, and the groups of the modifiers, as bits."""

    modifiers: tuple[tuple[type[pt.Modifier], tuple[pt.Static, Context]], ...]
    triggers: tuple[tuple[str, tuple[TriggerEntry, Context]], ...]
    groups: int


SILENT: Final = CardEffects((), (), 0)
"""The effects of every card that says nothing: this very value."""


class UnitEffects(NamedTuple):
    """What one seat's part of the board says: modifiers by their type, triggers by their event, and the groups of the modifiers."""

    modifiers: dict[type[object], list[tuple[pt.Static, Context]]]
    triggers: dict[str, list[tuple[TriggerEntry, Context]]]
    groups: int


def group_of(static: pt.Static) -> int:
    """The groups that a text belongs to, as bits."""
    change = static.modifier
    group = GROUPS.get(type(change), 0)
    if group == PRICES and isinstance(change, (pt.Free, pt.MakesLonger)) and (change.who is not None or change.kind is not None):
        group |= SPECIAL_PRICES
    return group


class Prices(NamedTuple):
    """The texts that concern a seat's actions: which kinds they concern; those that make some free, make some longer, forbid some.

    ``varying``: the kinds of which it matters who does them, or how, what they cost.
    """

    kinds: set[str]
    varying: set[str]
    free: list[tuple[pt.Free, Context]]
    longer: list[tuple[pt.MakesLonger, Context]]
    forbidden: list[tuple[pt.Forbids, Context]]


K = TypeVar("K")
E = TypeVar("E")


def together(one: dict[K, list[E]], other: dict[K, list[E]]) -> dict[K, list[E]]:
    """Return what two units say, in their order; either argument itself if the other is empty."""
    if not one or not other:
        return one or other
    found = one.copy()
    for key, entries in other.items():
        found[key] = found[key] + entries if key in found else entries
    return found


class Board:
    """What holds on a board: the modifiers in force by their type, the triggers by the event that they wait for.

    It follows from what lies on the board and from nothing else, so it never changes: a position that has changed has another board.
    Whether any text of a group is in force is worked out once: what no text asks for then costs one look.
    """

    __slots__ = ("delayed", "known_prices", "lends", "modifiers", "parts", "prices", "sights", "special_prices", "strikes", "triggers")

    def __init__(self, parts: tuple[UnitEffects, ...], *, delayed: bool) -> None:
        modifiers, triggers, groups = parts[0]
        for more in parts[1:]:
            modifiers, triggers, groups = together(modifiers, more[0]), together(triggers, more[1]), groups | more[2]

        self.parts = parts
        """What each seat's part of the board says."""

        self.modifiers = modifiers
        self.triggers = triggers

        self.delayed = delayed
        """Whether effects have left triggers behind, beside these."""

        self.known_prices: dict[tuple[Seat, bool], Prices] = {}
        """The prices read so far, by seat and by whether texts reach across; none that depend on conditions."""

        self.prices = groups & PRICES
        """Not 0: a text changes what actions cost, or forbids them."""

        self.special_prices = groups & SPECIAL_PRICES
        """Not 0: what an action costs depends on who does it, or how."""

        self.sights = groups & SIGHTS
        """Not 0: a text lets players see what lies face down."""

        self.lends = groups & LENDS
        """Not 0: a text lets somebody act as they could not by themselves."""

        self.strikes = groups & STRIKES
        """Not 0: a text bars attacks and spells of cards, or has them done in another way."""
