"""Cards and packs of them."""

from __future__ import annotations

from boardrules.pixel_tactics.language._abilities import Ability, Order
from boardrules.pixel_tactics.language._expressions import Small
from boardrules.values import Value

__all__ = ["Card", "Hero", "Leader", "Pack"]


class Hero(Value, frozen=True, gc=False):
    """The hero side of a card: its numbers and the texts of the three rows; and what it does when played from the hand."""

    name: str
    attack: Small
    life: Small
    vanguard: tuple[Ability, ...] = ()
    flank: tuple[Ability, ...] = ()
    rear: tuple[Ability, ...] = ()
    hand: Order | None = None


class Leader(Value, frozen=True, gc=False):
    """The leader side of a card."""

    name: str
    attack: Small
    life: Small
    abilities: tuple[Ability, ...] = ()


class Card(Value, frozen=True, gc=False):
    """A card: its id (lower case, the same for all copies), its hero side and its leader side."""

    id: str
    hero: Hero
    leader: Leader


class Pack(Value, frozen=True, gc=False):
    """A set of cards: the id by which options name it, what it is called, and its cards."""

    id: str
    title: str
    cards: tuple[Card, ...]
