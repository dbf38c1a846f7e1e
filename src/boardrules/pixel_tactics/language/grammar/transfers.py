"""Effects that pass something on: a card to a deck, markers to a card, an order to a hand; and orders of cards in a unit."""

from __future__ import annotations

from typing import TypeAlias

from boardrules.pixel_tactics.language.grammar.expressions import MarkerKind, Pieces, Small, Targets
from boardrules.values import Value

__all__ = ["ExecuteOrderOf", "MoveMarkers", "OrderToRival", "ToDeckTop"]


class ToDeckTop(Value, frozen=True, gc=False, tag=True):
    """Put heroes on top of their owners' decks; everybody knows what lies there (PT-OWN-1)."""

    who: Targets


class ExecuteOrderOf(Value, frozen=True, gc=False, tag=True):
    """Do what the order of a hero in play says, as "you"; it does not count as played (PT-RUL-117)."""

    who: Targets


class MoveMarkers(Value, frozen=True, gc=False, tag=True):
    """Move up to ``high`` markers of a kind from this card to another, as many as you like (PT-SET-7)."""

    kind: MarkerKind
    high: Small
    to: Pieces


class OrderToRival(Value, frozen=True, gc=False, tag=True):
    """The card of this order, unless it is in a unit, goes to the hand of the rival whose unit holds the card chosen last (PT-RUL-116)."""


TransferEffect: TypeAlias = ToDeckTop | ExecuteOrderOf | MoveMarkers | OrderToRival
