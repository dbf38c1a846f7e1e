"""Effects on hands, decks and orders as English clauses, and recruiting from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.lexicon import Clause, listed, top_cards
from boardrules.pixel_tactics.language.grammar import effects as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Amount, Whose

__all__ = ["UNCOUNTED", "hand_clause"]

UNCOUNTED: Final = ", which does not count as playing an order"
SORTED: Final = {"hand": "one into your hand", "top": "one on top of your deck", "discard": "one into your discard pile"}


def hand_clause(say: Speech, effect: g.HandEffect) -> Clause:
    """Return what is done with hands, decks and orders."""
    match effect:
        case g.DrawCards(n, to, whose):
            return _draw(say, say.counted(n, "card"), whose, aside=to == "aside")
        case g.LookAtHand():
            return Clause(f"look at {say.hands('one_rival')} hand")
        case g.DiscardCard(whose, n, by):
            return _discard(say, whose, n, by)
        case g.DiscardHand():
            return Clause("discard your whole hand")
        case g.OrderTop(n):
            back = "it back" if n == 1 else "them back in any order"
            return Clause(f"look at {top_cards(n)} of your deck and put {back}")
        case g.SortDrawn(places):
            first, *more = [SORTED[place] for place in places]
            goes = f"Put {listed([first, *more])}." if more else f"Put it {first.removeprefix('one ')}."
            return Clause(f"take {top_cards(len(places))} of your deck", more=(goes,))
        case g.Search():
            found = "If it is in your deck, reveal it and put it into your hand."
            return Clause("name a card", more=(found, "In any case, shuffle your deck."))
        case g.ShuffleDeck():
            return Clause("shuffle your deck")
        case g.RevealCard(whose, order):
            what = "a card with an order" if order else "a card"
            if whose == "own":
                return Clause(f"reveal {what} from your hand, where it stays")
            return Clause(f"{say.whom(whose)} reveals {what} of their choice from their hand, where it stays", asks=False)
        case g.TakeAtRandom():
            return Clause(f"take a card at random from {say.hands('one_rival')} hand and reveal it")
        case g.DiscardRevealed():
            return Clause("discard that card to its owner's pile")
        case g.PlayOrders():
            return _orders(effect)
        case g.ExecuteOrder(of):
            return Clause(f"carry out the order of {'that card' if of == 'the_card' else 'your leader card'}{UNCOUNTED}")
        case g.Recruits():
            return _recruits(say, effect)
        case g.CopySpell(of):
            own = f"Carry out its spell as though it were {say.me}'s own."
            return Clause(f"choose {say.cards(of, 'one').text}", more=(own,))
        case _:
            assert_never(effect)


def _draw(say: Speech, cards: str, whose: Whose, *, aside: bool) -> Clause:
    if whose == "own":
        return Clause(f"set aside {cards} from your deck, for your eyes only" if aside else f"draw {cards}")
    who = say.whom(whose)
    return Clause(f"{who} sets aside {cards} from their deck" if aside else f"{who} draws {cards}", asks=False)


def _discard(say: Speech, whose: Whose, n: Amount, by: g.Chooser) -> Clause:
    cards = say.counted(n, "card")
    if by == "owner" and whose != "own":
        return Clause(f"{say.whom(whose)} discards {cards} from their hand", asks=False)
    chosen = {"owner": "", "you": " of your choice", "chance": " at random"}[by]
    return Clause(f"discard {cards}{chosen} from {say.hands(whose)} hand")


def _orders(effect: g.PlayOrders) -> Clause:
    of, high = effect.of, effect.high
    then = ("Afterwards, it is shuffled into its owner's deck.",) if effect.goes_to == "deck" else ()
    if effect.low:
        most = "" if not high else f" and at most {high}"
        what = "an order" if (effect.low, high) == (1, 1) else f"at least {effect.low}{most} orders"
        where = "from your hand" if of == "hand" else "from among the cards set aside"
        return Clause(f"play {what} {where} if you can, without spending an action", more=then)
    if of == "hand" and high == 1:
        return Clause("you may play one order from your hand without spending an action", asks=False, more=then)
    if of == "hand":
        number = f"up to {high} orders" if high else "any number of orders"
        return Clause(f"you may play {number} from your hand one after the other, without spending actions", asks=False, more=then)
    number = {0: "the orders of the cards set aside", 1: "the order of one card set aside"}.get(
        high, f"up to {high} orders of the cards set aside"
    )
    rest = "Any card left aside goes to your hand."
    return Clause(f"you may play {number} without spending an action", asks=False, more=(rest, *then))


def _recruits(say: Speech, effect: g.Recruits) -> Clause:
    where = {"wave": "to the row of the current wave", "unit": "to an empty slot of your unit", "area": f"to {say.area}"}[effect.place]
    low, high = effect.low, effect.high
    if (low, high) == (1, 1):
        number = "a hero"
    elif high == 0:
        number = "any number of heroes" if low == 0 else f"{low} or more heroes"
    elif low == high:
        number = f"{high} heroes"
    elif low == 0:
        number = "up to one hero" if high == 1 else f"up to {high} heroes"
    else:
        number = f"{low} to {high} heroes"
    say.it = "the recruited hero"
    return Clause(f"recruit {number} from your hand {where}")
