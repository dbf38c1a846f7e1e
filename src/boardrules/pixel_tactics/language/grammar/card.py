"""Cards, and the packs in which they come."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar.abilities import Ability
from boardrules.pixel_tactics.language.grammar.expressions import Small
from boardrules.pixel_tactics.language.grammar.reserve import HandPart
from boardrules.values import Value

__all__ = ["Card", "Hero", "Leader", "Pack"]


Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Life: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Abilities: TypeAlias = Annotated[tuple[Ability, ...], Meta(max_length=8)]
"""The abilities of one text box."""


class Hero(Value, frozen=True, gc=False):
    """The hero side of a card: its numbers and the texts of the three rows; and what it does when played from the hand (PT-ATK-10)."""

    name: Name
    attack: Small
    life: Life
    vanguard: Abilities = ()
    flank: Abilities = ()
    rear: Abilities = ()
    hand: HandPart | None = None


class Leader(Value, frozen=True, gc=False):
    """The leader side of a card (PT-ATK-11)."""

    name: Name
    attack: Small
    life: Life
    abilities: Abilities = ()


class Card(Value, frozen=True, gc=False):
    """A card: its id (lower case, the same for all copies), its hero side and its leader side (PT-CUSTOM-1)."""

    id: str
    hero: Hero
    leader: Leader


class Pack(Value, frozen=True, gc=False):
    """A set of cards: the id by which options name it, what it is called, and its cards (PT-CUSTOM-2)."""

    id: str
    title: Title
    cards: Annotated[tuple[Card, ...], Meta(max_length=60)]
