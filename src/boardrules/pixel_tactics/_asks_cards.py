"""Questions about cards in hand and in the deck: which is discarded, shown, put back, looked for."""

from __future__ import annotations

from boardrules.pixel_tactics import _cards as cards
from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._chosen import Asked, card_of
from boardrules.pixel_tactics._permits import executing, order_barred
from boardrules.pixel_tactics._read import amount
from boardrules.pixel_tactics._types_actions import Choose, NameOption
from boardrules.pixel_tactics._work import Run, Work
from boardrules.pixel_tactics.language import DiscardCard, RevealCard, SortDrawn
from boardrules.values import Seat

__all__ = [
    "discard_answer",
    "discard_options",
    "reveal_answer",
    "reveal_options",
    "search_answer",
    "search_options",
    "sort_answer",
    "sort_options",
    "top_answer",
    "top_options",
]


def discard_options(work: Work, run: Run, op: DiscardCard) -> Asked:
    """A card of the hand that loses one. By chance: see the engine's programs."""
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    asked = whose if op.by == "owner" else run.you
    if run.number("_discarded") >= amount(work, op.n, run) or _quiet(work, run, whose):
        return asked, ()
    return asked, tuple([make.choose_card(asked, str(held.card)) for held in work.seats[whose].hand])


def discard_answer(work: Work, run: Run, op: DiscardCard, action: Choose | None) -> None:
    """That card."""
    card = card_of(action)
    if card is None:
        run.binds.pop("_discarded", None)
        return
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    cards.discard_from_hand(work, whose, card)
    run.binds["_discarded"] = run.number("_discarded") + 1
    run.step -= 1


def reveal_options(work: Work, run: Run, op: RevealCard) -> Asked:
    """A card of the hand that may be shown (PT-LOOP-1)."""
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    if _quiet(work, run, whose):
        return whose, ()
    barred = executing(work)
    if work.ceasefire and "the_card" in work.table.programs[run.program].carries:
        barred |= {card for held in work.seats[whose].hand if order_barred(work, run.you, card := str(held.card))}
    return whose, tuple([make.choose_card(whose, str(held.card)) for held in work.seats[whose].hand if held.card not in barred])


def reveal_answer(work: Work, run: Run, op: RevealCard, action: Choose | None) -> None:
    """It is shown, and stays."""
    card = card_of(action)
    if card is None:
        run.binds.pop("the_card", None)
        return
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    cards.show(work, whose, card)
    run.binds["the_card"] = card


def top_options(work: Work, run: Run) -> Asked:
    """Which of the cards looked at comes next, from the top down."""
    return run.you, tuple([make.choose_card(run.you, str(held.card)) for held in work.seats[run.you].aside])


def top_answer(work: Work, run: Run, action: Choose | None) -> None:
    """It goes under those already put back."""
    card = card_of(action)
    if card is not None:
        n = run.number("_back")
        if not n:
            cards.mingle_aside(work, run.you)
        cards.aside_to_top(work, run.you, card, n)
        run.binds["_back"] = n + 1
        if work.seats[run.you].aside:
            run.step -= 1
            return
    run.binds.pop("_back", None)


def sort_options(work: Work, run: Run, op: SortDrawn) -> Asked:
    """Which card goes to the next place."""
    if run.number("_sorted") >= len(op.places):
        return run.you, ()
    return run.you, tuple([make.choose_card(run.you, str(held.card)) for held in work.seats[run.you].aside])


def sort_answer(work: Work, run: Run, op: SortDrawn, action: Choose | None) -> None:
    """There."""
    card = card_of(action)
    if card is None:
        run.binds.pop("_sorted", None)
        return
    n = run.number("_sorted")
    if not n:
        cards.mingle_aside(work, run.you)
    cards.aside_to(work, run.you, card, op.places[n])
    run.binds["_sorted"] = n + 1
    run.step -= 1


def search_options(work: Work, run: Run) -> Asked:
    """Every card's name."""
    return run.you, tuple([Choose(run.you, NameOption(name)) for name in work.table.deck])


def search_answer(work: Work, run: Run, action: Choose | None) -> None:
    """Found or not; then the deck is shuffled."""
    option = None if action is None else action.option
    if isinstance(option, NameOption):
        cards.search(work, run.you, option.name)
    cards.shuffle(work, run.you)


def _quiet(work: Work, run: Run, whose: Seat) -> bool:
    """PT-CEASE-5."""
    return work.quiet and whose != run.you
