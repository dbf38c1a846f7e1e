"""Effects on hands, decks and orders as English clauses, and recruiting from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.english.phrases import listed, things
from boardrules.pixel_tactics.language.grammar import effects as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Amount, Whose

__all__ = ["hand_clause"]


def hand_clause(say: Speech, effect: g.HandEffect) -> str:
    """Return what is done with hands, decks and orders."""
    match effect:
        case g.DrawCards(n, to, whose):
            cards = say.counted(n, "card")
            if whose != "own":
                who = say.whom(whose)
                return f"{who} draws {cards}" if to == "hand" else f"{who} sets aside {cards} from their deck"
            return f"draw {cards} from your deck" if to == "hand" else f"set aside {cards} from your deck, which only you can see"
        case g.LookAtHand():
            return f"you look at {say.hands('one_rival')} whole hand"
        case g.DiscardCard(whose, n, by):
            return _discard(say, whose, n, by)
        case g.DiscardHand():
            return "discard your whole hand"
        case g.OrderTop(n):
            return f"look at the top {things(n, 'card')} of your deck and put them back on top in any order you like"
        case g.SortDrawn(places):
            spoken = {"hand": "one for your hand", "top": "one for the top of your deck", "discard": "one for your discard pile"}
            return f"take up the top {things(len(places), 'card')} of your deck and choose {listed([spoken[place] for place in places])}"
        case g.Search():
            return "name a card: if it is in your deck, show it to everybody and put it into your hand; shuffle your deck in any case"
        case g.ShuffleDeck():
            return "shuffle your deck"
        case g.RevealCard(whose, order):
            what = "a card with an order" if order else "a card"
            if whose == "own":
                return f"choose {what} from your hand and show it to everybody; it stays in your hand"
            return f"{say.whom(whose)} chooses {what} from their hand and shows it to everybody; it stays in their hand"
        case g.TakeAtRandom():
            return f"take a card at random from {say.hands('one_rival')} hand and show it to everybody"
        case g.DiscardRevealed():
            return "that card goes to its owner's discard pile"
        case g.PlayOrders():
            return _orders(effect)
        case g.ExecuteOrder(of):
            card = "that card" if of == "the_card" else "your leader's card"
            return f"you do what the order of {card} says; that does not count as playing an order"
        case g.Recruits():
            return _recruits(say, effect)
        case g.CopySpell(of):
            return f"choose {say.cards(of, 'one').text} and do what that spell says, as if it were a spell of {say.me}"
        case _:
            assert_never(effect)


def _discard(say: Speech, whose: Whose, n: Amount, by: g.Chooser) -> str:
    cards = say.counted(n, "card")
    if by == "chance":
        return f"discard {cards}, chosen at random, from {say.hands(whose)} hand"
    if by == "you" or whose == "own":
        return f"you choose {cards} from {say.hands(whose)} hand{' to discard' if by == 'owner' else ', to be discarded'}"
    return f"{say.whom(whose)} chooses {cards} from their hand to discard"


def _orders(effect: g.PlayOrders) -> str:
    of, high = effect.of, effect.high
    then = "; afterwards it is shuffled into its owner's deck" if effect.goes_to == "deck" else ""
    if effect.low:
        what = "an order" if (effect.low, high) == (1, 1) else f"{effect.low} or more orders"
        where = "from your hand" if of == "hand" else "of the cards set aside"
        return f"play {what} {where} if you can, without spending an action{then}"
    if of == "hand":
        number = {0: "as many orders as you like", 1: "one order"}.get(high, f"up to {high} orders")
        return f"you may play {number} from your hand, one after the other, without spending actions{then}"
    number = {0: "the orders of the cards set aside", 1: "the order of one card set aside"}.get(
        high, f"up to {high} orders of the cards set aside"
    )
    return f"you may play {number}, without spending an action; any card left aside goes to your hand{then}"


def _recruits(say: Speech, effect: g.Recruits) -> str:
    where = {"wave": "to the row of the current wave", "unit": "to any empty slot of your unit", "area": f"to {say.area}"}[effect.place]
    low, high = effect.low, effect.high
    if (low, high) == (1, 1):
        number = "a hero"
    elif high == 0:
        number = "as many heroes as you like, or none," if low == 0 else f"{low} or more heroes"
    elif low == high:
        number = f"{high} heroes"
    else:
        number = f"up to {things(high, 'hero').replace('heros', 'heroes')}" if low == 0 else f"{low} to {high} heroes"
    say.it = "the recruited hero"
    return f"recruit {number} from your hand {where}"
