"""Questions about cards in hand and in the deck: which is discarded, shown, put back, looked for."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.ceasefire import may_order
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import card_of
from boardrules.pixel_tactics._engine.history import executing
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.sights import show
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.values import ALL
from boardrules.pixel_tactics.language import DiscardCard, OrderTop, RevealCard, Search, SortDrawn, Whose
from boardrules.values import Seat


def counted(activation: Activation) -> int:
    """Return how many cards the effect under way has dealt with."""
    return activation.progress.n if isinstance(activation.progress, t.Counted) else 0


def hand_of(position: Position, activation: Activation, whose: Whose) -> Seat:
    """Return the seat whose hand is meant: yours, or that of the player whom the text means now."""
    return activation.you if whose == "own" else players_meant(position, "one_rival", activation)[0]


def discard_options(position: Position, activation: Activation, op: DiscardCard) -> Question:
    """Return the cards of the hand that loses one. For a discard by chance, see the programs of the engine."""
    whose = hand_of(position, activation, op.whose)
    asked = whose if op.by == "owner" else activation.you
    if counted(activation) >= amount(position, op.n, activation) or _quiet(position, activation, whose):
        return asked, ()
    return asked, tuple([make.choose_card(asked, str(held.card)) for held in position.seats[whose].hand])


def discard_answer(position: Position, activation: Activation, op: DiscardCard, action: t.Action | None) -> Flow:
    """Discard the chosen card; the question comes again until enough are."""
    card = card_of(action)
    if card is None:
        return "next"
    whose = hand_of(position, activation, op.whose)
    cards.discard_from_hand(position, whose, card)
    activation.bind_card(card)
    activation.progress = t.Counted(counted(activation) + 1)
    return "again"


def reveal_options(position: Position, activation: Activation, op: RevealCard) -> Question:
    """Return the cards of the hand that may be shown (PT-LOOP-1), or to decline: silence would betray the hand."""
    whose = hand_of(position, activation, op.whose)
    if _quiet(position, activation, whose):
        return whose, ()
    known = executing(position)
    held = [str(held.card) for held in position.seats[whose].hand if held.card not in known]
    if any(other.card is None for other in position.seats[whose].hand):  # a view: for a seat that does not see the hand, any card may fit
        return whose, tuple([make.choose_card(whose, card) for card in held])
    fit = held
    if op.order:
        fit = [card for card in fit if position.catalogue.physical[card].order is not None]
    if "the_card" in activation.program.carries:
        fit = [card for card in fit if may_order(position, activation.you, card)]
    if held and not fit:
        return whose, (make.decline(whose),)
    return whose, tuple([make.choose_card(whose, card) for card in fit])


def reveal_answer(position: Position, activation: Activation, op: RevealCard, action: t.Action | None) -> Flow:
    """Show the chosen card; it stays in the hand."""
    card = card_of(action)
    if card is None:
        activation.bind_card("")
        return "next"
    whose = hand_of(position, activation, op.whose)
    show(position, whose, card)
    activation.bind_card(card)
    return "next"


def top_options(position: Position, activation: Activation, op: OrderTop) -> Question:
    """Ask for the next of the cards looked at, from the top down; of a row, only cards without a new place are left."""
    if position.pool is not None:
        row = position.seats[activation.you].top[counted(activation) : op.n]
        return activation.you, tuple([make.choose_card(activation.you, str(held.card)) for held in row]) if len(row) > 1 else ()
    return activation.you, tuple([make.choose_card(activation.you, str(held.card)) for held in position.seats[activation.you].aside])


def top_answer(position: Position, activation: Activation, _op: OrderTop, action: t.Action | None) -> Flow:
    """Put the chosen card under those already put back."""
    card = card_of(action)
    if card is None:
        return "next"
    n = counted(activation)
    activation.progress = t.Counted(n + 1)
    if position.pool is not None:
        player = position.seats[activation.you]
        others = [held for held in player.top if held.card != card]
        player.top = (*others[:n], t.Held(card, ALL), *others[n:])
        position.emit(t.CardsMoved(activation.you, card, "row", "top", ALL))
        return "again"
    if not n:
        cards.mingle_aside(position, activation.you)
    cards.aside_to_top(position, activation.you, card, n)
    return "again" if position.seats[activation.you].aside else "next"


def sort_options(position: Position, activation: Activation, op: SortDrawn) -> Question:
    """Ask for the card that goes to the next place."""
    if counted(activation) >= len(op.places):
        return activation.you, ()
    return activation.you, tuple([make.choose_card(activation.you, str(held.card)) for held in position.seats[activation.you].aside])


def sort_answer(position: Position, activation: Activation, op: SortDrawn, action: t.Action | None) -> Flow:
    """Put the chosen card in the next place."""
    card = card_of(action)
    if card is None:
        return "next"
    n = counted(activation)
    if not n:
        cards.mingle_aside(position, activation.you)
    cards.aside_to(position, activation.you, card, op.places[n])
    activation.progress = t.Counted(n + 1)
    return "again"


def sort_filled(_position: Position, activation: Activation, op: SortDrawn) -> Params:
    """Return the destination of the next card and the number of cards still to be put away."""
    return ("place", op.places[counted(activation)]), ("left", len(op.places) - counted(activation))


def discard_filled(position: Position, activation: Activation, op: DiscardCard) -> Params:
    """Return the seat that discards, and the number of cards left to discard."""
    whose = hand_of(position, activation, op.whose)
    return ("seat", whose), ("left", amount(position, op.n, activation) - counted(activation))


def reveal_filled(position: Position, activation: Activation, op: RevealCard) -> Params:
    """Return the seat that reveals a card, and 1 if the card must have an order, else 0."""
    whose = hand_of(position, activation, op.whose)
    return ("seat", whose), ("order", int(op.order))


def top_filled(position: Position, activation: Activation, op: OrderTop) -> Params:
    """Return how many cards are still to be put back."""
    player = position.seats[activation.you]
    return (("left", len(player.aside if position.pool is None else player.top[counted(activation) : op.n])),)


def search_options(position: Position, activation: Activation, _op: Search) -> Question:
    """Return the names of all cards, which a search may name."""
    return activation.you, tuple([t.Choose(activation.you, t.NameOption(name)) for name in position.catalogue.deck])


def search_answer(position: Position, activation: Activation, _op: Search, action: t.Action | None) -> Flow:
    """Found or not; then the deck is shuffled."""
    if isinstance(action, t.Choose) and isinstance(action.option, t.NameOption):
        cards.search(position, activation.you, action.option.name)
    cards.shuffle(position, activation.you)
    return "next"


def _quiet(position: Position, activation: Activation, whose: Seat) -> bool:
    """Return whether the ceasefire keeps a text from touching the rival's hand (PT-CEASE-5)."""
    return opposed(whose, activation.you) and not position.contact


DISCARD: Final = Choice(DiscardCard, discard_options, discard_answer, "PT-ATK-14", hidden=True, progress=t.Counted, filled=discard_filled)
REVEAL: Final = Choice(RevealCard, reveal_options, reveal_answer, hidden=True, filled=reveal_filled, declining="skip")
TOP: Final = Choice(OrderTop, top_options, top_answer, hidden=True, progress=t.Counted, filled=top_filled)
SORT: Final = Choice(SortDrawn, sort_options, sort_answer, hidden=True, progress=t.Counted, filled=sort_filled)
SEARCH: Final = Choice(Search, search_options, search_answer)

CHOICES: Final[tuple[AnyChoice, ...]] = (DISCARD, REVEAL, TOP, SORT, SEARCH)
