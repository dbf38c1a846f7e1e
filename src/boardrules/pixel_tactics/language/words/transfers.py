"""The words for effects that pass something on."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar.expressions import MarkerKind, Pieces, Targets
from boardrules.pixel_tactics.language.grammar.transfers import ExecuteOrderOf, MoveMarkers, OrderToRival, ToDeckTop

__all__ = ["execute_order_of", "move_markers", "order_to_rival", "to_deck_top"]


def to_deck_top(who: Targets) -> ToDeckTop:
    """Put these heroes on top of their owners' decks."""
    return ToDeckTop(who)


def execute_order_of(who: Targets) -> ExecuteOrderOf:
    """Do what the order of a hero in play says."""
    return ExecuteOrderOf(who)


def move_markers(high: int, kind: MarkerKind, *, to: Pieces) -> MoveMarkers:
    """Move up to *high* markers of a kind from this card to another."""
    return MoveMarkers(kind, high, to)


order_to_rival: Final = OrderToRival()
"""The card of this order goes to the rival's hand."""
