"""Questions about hands and decks: how many cards are drawn, which are discarded, where a card goes that was turned up."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.cards import counted
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import card_of, mode_of, number_of
from boardrules.pixel_tactics._engine.effects.decks import decks_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.bindings import Counted
from boardrules.pixel_tactics._types.stack import DrawFrame, SightFrame
from boardrules.pixel_tactics._types.values import ALL
from boardrules.pixel_tactics.language import DiscardAny, DrawUpTo, KeepOne, PlaceTop, Whose
from boardrules.values import Seat


def draw_options(position: Position, activation: Activation, op: DrawUpTo) -> Question:
    """Offer from none to as many as are allowed and there are."""
    player = position.seats[activation.you]
    most = min(amount(position, op.n, activation), player.deck_size)
    if position.pool is not None:
        most = min(most, cards.FULL_HAND - len(player.hand))
    return activation.you, tuple([make.choose_number(activation.you, n) for n in range(max(most, 0) + 1)])


def draw_answer(position: Position, activation: Activation, _op: DrawUpTo, action: Action | None) -> Flow:
    """Draw them; how many they are is known from now on."""
    n = number_of(action) or 0
    activation.bind_numbers(drawn=n)
    if n:
        position.stack.append(DrawFrame(activation.you, n, "hand"))
    return "next"


def discard_options(position: Position, activation: Activation, _op: DiscardAny) -> Question:
    """Offer one more card of the hand, or enough."""
    held = position.seats[activation.you].hand
    if not held:
        return activation.you, ()
    acts: list[Action] = [make.choose_card(activation.you, str(card.card)) for card in held]
    return activation.you, (*acts, make.decline(activation.you))


def discard_answer(position: Position, activation: Activation, _op: DiscardAny, action: Action | None) -> Flow:
    """Discard it, and ask again; in the end it is known how many they were."""
    card = card_of(action)
    if card is None:
        activation.bind_numbers(discarded=counted(activation))
        return "next"
    cards.discard_from_hand(position, activation.you, card)
    activation.progress = Counted(counted(activation) + 1)
    return "again"


def _turned_up(position: Position, activation: Activation, whose: Whose) -> tuple[int, Seat] | None:
    """Return the next of the decks on which a card lies turned up, and its number."""
    for number, seat in enumerate(decks_of(position, activation, whose)):
        top = position.seats[seat].top
        if number >= counted(activation) and top and top[0].mask == ALL:
            return number, seat
    return None


def place_options(position: Position, activation: Activation, op: PlaceTop) -> Question:
    """Return the places to which the card turned up on the deck may go."""
    found = _turned_up(position, activation, op.whose)
    if found is None:
        return activation.you, ()
    full = not cards.may_draw_more(position, found[1])
    return activation.you, tuple([make.choose_mode(activation.you, place) for place in op.places if not (full and place == "hand")])


def place_answer(position: Position, activation: Activation, op: PlaceTop, action: Action | None) -> Flow:
    """Put it there, or leave it; then the next deck's, if several are meant."""
    found, place = _turned_up(position, activation, op.whose), mode_of(action)
    if found is None or place is None:
        return "next"
    _place(position, found[1], place)
    activation.progress = Counted(found[0] + 1)
    return "again"


def _place(position: Position, seat: Seat, place: str) -> None:
    if place == "discard":
        cards.discard_top(position, seat)
    elif place == "hand":
        cards.draw_top(position, seat)


def place_filled(position: Position, activation: Activation, op: PlaceTop) -> Params:
    """Return the card that goes somewhere, and whose deck it lies on."""
    found = _turned_up(position, activation, op.whose)
    top = () if found is None else position.seats[found[1]].top
    return ("top", str(top[0].card) if top else "none"), ("seat", activation.you if found is None else found[1])


def most_filled(position: Position, activation: Activation, op: DrawUpTo) -> Params:
    """Return how many cards can be drawn at most."""
    return (("most", len(draw_options(position, activation, op)[1]) - 1),)


def any_filled(_position: Position, activation: Activation, _op: DiscardAny) -> Params:
    """Return how many cards have been discarded."""
    return (("done", counted(activation)),)


def keep_filled(position: Position, activation: Activation, _op: KeepOne) -> Params:
    """Return the card that is kept or discarded."""
    top = position.seats[activation.you].top
    return (("top", str(top[0].card) if top else "none"),)


def keep_options(position: Position, activation: Activation, _op: KeepOne) -> Question:
    """Return the two answers, to keep the card that was turned up or to discard it."""
    you = activation.you
    if not position.seats[you].top or not cards.may_draw_more(position, you):
        return you, ()
    return you, (make.choose_mode(you, "hand"), make.choose_mode(you, "discard"))


def keep_answer(position: Position, activation: Activation, _op: KeepOne, action: Action | None) -> Flow:
    """Take it into the hand; or discard it and turn up the next, if there is one (PT-RUL-137)."""
    you, place = activation.you, mode_of(action)
    if place is None:
        return "next"
    _place(position, you, place)
    if place == "hand" or not position.seats[you].deck_size:
        return "next"
    position.stack.append(SightFrame(you, turned_up=True))
    return "again"


DRAW: Final = Choice(DrawUpTo, draw_options, draw_answer, filled=most_filled)
DISCARD: Final = Choice(DiscardAny, discard_options, discard_answer, "PT-ATK-14", hidden=True, progress=Counted, filled=any_filled)
PLACE: Final = Choice(PlaceTop, place_options, place_answer, progress=Counted, filled=place_filled)
KEEP: Final = Choice(KeepOne, keep_options, keep_answer, "PT-RUL-137", interrupted=True, filled=keep_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (DRAW, DISCARD, PLACE, KEEP)
