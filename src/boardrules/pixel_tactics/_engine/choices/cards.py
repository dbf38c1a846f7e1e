"""Questions about cards in hand and in the deck: which is discarded, shown, put back, looked for."""

from __future__ import annotations

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.chosen import Asked, card_of
from boardrules.pixel_tactics._engine.evaluate import amount
from boardrules.pixel_tactics._engine.permissions import executing, order_barred
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Choose, NameOption
from boardrules.pixel_tactics._types.stack import Counted
from boardrules.pixel_tactics.language import DiscardCard, RevealCard, SortDrawn
from boardrules.values import Seat

__all__ = [
    "counted",
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


def counted(run: Activation) -> int:
    """How many cards the effect under way has dealt with."""
    return run.progress.n if isinstance(run.progress, Counted) else 0


def discard_options(work: Work, run: Activation, op: DiscardCard) -> Asked:
    """A card of the hand that loses one. By chance: see the engine's programs."""
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    asked = whose if op.by == "owner" else run.you
    if counted(run) >= amount(work, op.n, run) or _quiet(work, run, whose):
        return asked, ()
    return asked, tuple([make.choose_card(asked, str(held.card)) for held in work.seats[whose].hand])


def discard_answer(work: Work, run: Activation, op: DiscardCard, action: Choose | None) -> Flow:
    """Discard the chosen card; the question comes again until enough are."""
    card = card_of(action)
    if card is None:
        return "next"
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    cards.discard_from_hand(work, whose, card)
    run.progress = Counted(counted(run) + 1)
    return "again"


def reveal_options(work: Work, run: Activation, op: RevealCard) -> Asked:
    """A card of the hand that may be shown (PT-LOOP-1)."""
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    if _quiet(work, run, whose):
        return whose, ()
    barred = executing(work)
    if work.ceasefire and "the_card" in run.program.carries:
        barred |= {card for held in work.seats[whose].hand if order_barred(work, run.you, card := str(held.card))}
    return whose, tuple([make.choose_card(whose, str(held.card)) for held in work.seats[whose].hand if held.card not in barred])


def reveal_answer(work: Work, run: Activation, op: RevealCard, action: Choose | None) -> Flow:
    """Show the chosen card; it stays in the hand."""
    card = card_of(action)
    if card is None:
        run.bind_card("")
        return "next"
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    cards.show(work, whose, card)
    run.bind_card(card)
    return "next"


def top_options(work: Work, run: Activation) -> Asked:
    """Which of the cards looked at comes next, from the top down."""
    return run.you, tuple([make.choose_card(run.you, str(held.card)) for held in work.seats[run.you].aside])


def top_answer(work: Work, run: Activation, action: Choose | None) -> Flow:
    """Put the chosen card under those already put back."""
    card = card_of(action)
    if card is None:
        return "next"
    n = counted(run)
    if not n:
        cards.mingle_aside(work, run.you)
    cards.aside_to_top(work, run.you, card, n)
    run.progress = Counted(n + 1)
    return "again" if work.seats[run.you].aside else "next"


def sort_options(work: Work, run: Activation, op: SortDrawn) -> Asked:
    """Which card goes to the next place."""
    if counted(run) >= len(op.places):
        return run.you, ()
    return run.you, tuple([make.choose_card(run.you, str(held.card)) for held in work.seats[run.you].aside])


def sort_answer(work: Work, run: Activation, op: SortDrawn, action: Choose | None) -> Flow:
    """Put the chosen card in the next place."""
    card = card_of(action)
    if card is None:
        return "next"
    n = counted(run)
    if not n:
        cards.mingle_aside(work, run.you)
    cards.aside_to(work, run.you, card, op.places[n])
    run.progress = Counted(n + 1)
    return "again"


def search_options(work: Work, run: Activation) -> Asked:
    """Every card's name."""
    return run.you, tuple([Choose(run.you, NameOption(name)) for name in work.table.deck])


def search_answer(work: Work, run: Activation, action: Choose | None) -> Flow:
    """Found or not; then the deck is shuffled."""
    option = None if action is None else action.option
    if isinstance(option, NameOption):
        cards.search(work, run.you, option.name)
    cards.shuffle(work, run.you)
    return "next"


def _quiet(work: Work, run: Activation, whose: Seat) -> bool:
    """PT-CEASE-5."""
    return work.quiet and whose != run.you
