"""What happens to texts that run on for too long (PT-LOOP-5)."""

from __future__ import annotations

from boardrules.pixel_tactics import _cards as cards
from boardrules.pixel_tactics._types_events import TextsCutOff
from boardrules.pixel_tactics._work import Run, Work
from boardrules.values import Seat

__all__ = ["cut_off"]


def _of_a_text(work: Work, run: Run) -> bool:
    """Whether a program is a text's own, or begins texts, or draws cards for one that sorts them."""
    return run.program == "triggers" or run.binds.get("to") == "aside" or bool(work.table.programs[run.program].kind)


def cut_off(work: Work) -> None:
    """End all texts in progress: what is left of them does nothing. What the engine has begun goes on, but sets nothing off.

    Cards that a text was holding do not stay in between: those it had set aside go into their player's hand, those it had taken are
    discarded.
    """
    kept = [run for run in work.stack if not _of_a_text(work, run)]
    if len(kept) == len(work.stack):
        return
    work.stack[:] = kept
    orders = {run.source for run in kept if run.program == "order"}
    for number, hand in enumerate(work.seats):
        for held in hand.aside:
            cards.aside_to(work, Seat(number), str(held.card), "hand")
    for card in work.resolving:
        if card not in orders:
            cards.leave(work, card)
    work.emit(TextsCutOff())
