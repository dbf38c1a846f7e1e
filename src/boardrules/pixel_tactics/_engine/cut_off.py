"""What happens to texts that run on for too long (PT-LOOP-5)."""

from __future__ import annotations

from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._types.events import TextsCutOff
from boardrules.pixel_tactics._types.stack import AnswersFrame, DrawFrame, OrderFrame, TriggersFrame
from boardrules.values import Seat

__all__ = ["cut_off"]


def _of_a_text(entry: Entry) -> bool:
    """Whether a frame is a text's own, or begins texts, or draws cards for one that sorts them."""
    return isinstance(entry, Activation | TriggersFrame | AnswersFrame) or (isinstance(entry, DrawFrame) and entry.to == "aside")


def cut_off(position: Position) -> None:
    """End all texts in progress: what is left of them does nothing. What the engine has begun goes on, but sets nothing off.

    Cards that a text was holding do not stay in between: those it had set aside go into their player's hand, those it had taken are
    discarded.
    """
    kept = [entry for entry in position.stack if not _of_a_text(entry)]
    if len(kept) == len(position.stack):
        return
    position.stack[:] = kept
    orders = {entry.card for entry in kept if isinstance(entry, OrderFrame)}
    for number, hand in enumerate(position.seats):
        for held in hand.aside:
            cards.aside_to(position, Seat(number), str(held.card), "hand")
    for card in position.resolving:
        if card not in orders:
            cards.leave(position, card)
    position.emit(TextsCutOff())
