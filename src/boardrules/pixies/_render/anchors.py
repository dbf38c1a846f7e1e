"""What a person points at in the picture of Pixies to place a card."""

from __future__ import annotations

from boardrules.pixies._types import Action, Place, Reveal, View

__all__ = ["anchors", "card_anchor", "cell_anchor"]


def card_anchor(card: str) -> str:
    """The anchor of a card on the table, such as ``card.B4_C``."""
    return f"card.{card}"


def cell_anchor(seat: int, cell: int) -> str:
    """The anchor of a cell, such as ``0.4``: seat 0, cell 4."""
    return f"{seat}.{cell}"


def anchors(view: View, action: Action) -> tuple[str, ...]:
    """For a placement the card on the table and the cell; the card for luck that reveals one that lies there; else nothing.

    A card that may go over or under another has the same anchors for both: their labels tell them apart.
    """
    if isinstance(action, Place):
        on_table = (card_anchor(action.card),) if action.card in view.table else ()
        return (*on_table, cell_anchor(action.by, action.cell)) if 0 <= action.by < len(view.areas) else on_table
    return (card_anchor(action.card),) if isinstance(action, Reveal) and action.card in view.table else ()
