"""The events of what changes about a card in play other than its damage and its place."""

from __future__ import annotations

from typing import ClassVar

from boardrules.pixel_tactics._types.state import Until
from boardrules.pixel_tactics._types.values import By, Id, Number, Text
from boardrules.pixel_tactics.language import GivenModifier, Row
from boardrules.values import BaseEvent

__all__ = ["BOARD", "CorpseRaised", "EffectSetUp", "MarkersPut", "ModifierGiven", "StatusChanged", "TraitChosen"]

BOARD = ("players", "pool", "standstill", "stack")
"""What happens on the board changes these fields of a view."""


class CorpseRaised(BaseEvent, frozen=True, gc=False, tag=True):
    """The corpse ``card`` counts as a hero from now on, or with ``raised`` false is a plain corpse again (PT-RUL-131)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    raised: bool


class TraitChosen(BaseEvent, frozen=True, gc=False, tag=True):
    """The hero ``card`` has the text of ``row`` from now on, wherever it stands (PT-RUL-127)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    row: Row


class ModifierGiven(BaseEvent, frozen=True, gc=False, tag=True):
    """An effect of ``source``, carried out by ``by``, changed ``card`` until some moment as ``modifier`` says, its amount settled."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    modifier: GivenModifier
    until: Until
    by: By
    source: Id


class EffectSetUp(BaseEvent, frozen=True, gc=False, tag=True):
    """An effect of ``source`` lets ``text`` hold, or wait for its event, for ``seat`` until some moment."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    seat: By
    text: Text
    until: Until
    source: Id


class StatusChanged(BaseEvent, frozen=True, gc=False, tag=True):
    """A status effect, in words and in brackets, was put on ``card`` (``n`` 1) or taken off it (-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    status: Text
    n: Number


class MarkersPut(BaseEvent, frozen=True, gc=False, tag=True):
    """``n`` markers of one kind were put on ``card`` (taken off if negative)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    kind: Id
    n: Number
