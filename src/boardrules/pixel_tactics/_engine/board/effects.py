"""What texts say on a board, sorted by what it concerns. Structs, since these are made ten times as fast as NamedTuples."""

from __future__ import annotations

from msgspec import Struct

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._packs.catalogue import TriggerEntry


class CardEffects(Struct, frozen=True, gc=False):
    """The texts of one card in its place: modifiers by their type, triggers by their event, and the groups of the modifiers, as bits."""

    modifiers: tuple[tuple[type[pt.Modifier], tuple[pt.Static, Context]], ...]
    triggers: tuple[tuple[str, tuple[TriggerEntry, Context]], ...]
    groups: int


class UnitEffects(Struct, frozen=True, gc=False):
    """The texts of one seat's part of the board: modifiers by their type, triggers by their event, and the groups of the modifiers."""

    modifiers: dict[type[object], list[tuple[pt.Static, Context]]]
    triggers: dict[str, list[tuple[TriggerEntry, Context]]]
    groups: int


class Pricing(Struct, frozen=True, gc=False):
    """The texts about what a seat's actions cost, and those among them that hold only under a condition, in the same order."""

    texts: list[tuple[pt.Static, Context]]
    conditional: list[tuple[pt.Static, Context]]


class Prices(Struct, frozen=True, gc=False):
    """The texts that concern a seat's actions: which kinds they concern; those that make some free, make some longer, forbid some.

    ``varying``: the kinds of which it matters who does them, or how, what they cost.
    """

    kinds: set[str]
    varying: set[str]
    free: list[tuple[pt.Free, Context]]
    longer: list[tuple[pt.MakesLonger, Context]]
    forbidden: list[tuple[pt.Forbids, Context]]
