"""Leaks in pictures: in keys, places, frames and marks, at one width, and in how a picture follows from the one before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

from msgspec import structs

from boardrules import Game, Picture, Seat, pixel_tactics
from tests.testing import sealed_bids as sound
from tests.testing.leaks import Memory, leak
from tests.testing.pictured import framed, picture, pictured, placed, rekeyed
from tests.testing.rigging import SealedBids
from tests.testing.sealed_bids import Event, Sealed, State, View

Redrawn: TypeAlias = Callable[[State, View, Picture], Picture]


def _redrawn(change: Redrawn) -> SealedBids:
    """Sealed Bids with pictures that *change* makes of the state, the view and the sound picture."""
    return _drawn(lambda state, view, drawn, _width, _events: change(state, view, drawn))


def _drawn(change: Callable[[State, View, Picture, int | None, Sequence[Event]], Picture]) -> SealedBids:
    memory = Memory[State]()

    def view(state: State, seat: Seat | None) -> View:
        memory.state = state
        return sound.view(state, seat)

    def draw(view: View, *, targets: tuple[str, ...] = (), width: int | None = None, events: Sequence[Event] = ()) -> Picture:
        return change(memory.state, view, picture(view, targets=targets, width=width, events=events), width, events)

    return pictured(draw, view=view)


def _hidden(state: State, view: View) -> Iterator[tuple[str, str]]:
    """The keys of cards in hands that the viewer does not know, and which cards they are."""
    for seat, hand in enumerate(state.hands):
        if seat != view.viewer:
            yield from ((f"hand.{seat}.{place}", card) for place, card in enumerate(hand))


@leak()
def a_hidden_card_has_a_key_of_its_own() -> SealedBids:
    return _redrawn(lambda state, view, drawn: rekeyed(drawn, {key: f"card.{card}" for key, card in _hidden(state, view)}))


@leak()
def a_hidden_card_keeps_the_number_at_which_it_was_drawn() -> SealedBids:
    """Of two cards the one that is left shows which of them was sealed: nothing of it is in one picture."""
    numbers: dict[tuple[str, ...], int] = {}

    def change(state: State, view: View, drawn: Picture) -> Picture:
        if sum(view.hand_sizes) + sum(view.sealed_by) == 0:
            numbers.clear()
        for seat, hand in enumerate(state.hands):
            if len(hand) == 2:
                numbers.update({(str(seat), card): place for place, card in enumerate(hand)})
        return rekeyed(drawn, {key: f"{key[:6]}.{numbers.get((key[5], card), 9)}.drawn" for key, card in _hidden(state, view)})

    return _redrawn(change)


@leak()
def a_hidden_card_lies_where_it_would_be_in_a_sorted_deck() -> SealedBids:
    return _redrawn(lambda state, view, drawn: placed(drawn, {key: 5.0 * sound.CARDS.index(card) for key, card in _hidden(state, view)}))


@leak()
def a_sealed_card_keeps_the_key_of_its_place_in_the_hand() -> SealedBids:
    """A leak in changes only: whoever draws one picture alone, in whichever state, gets the same one."""
    before = Memory[State | None]()
    before.state = None

    def change(state: State, view: View, drawn: Picture) -> Picture:
        last, before.state = before.state, state
        if last is None or len(last.hands) != len(state.hands) or (last.shown, last.buried) != (state.shown, state.buried):
            return drawn
        keys = {
            f"sealed.{seat}.0": f"from.{seat}.{last.hands[seat].index(card)}"
            for seat, card in enumerate(state.sealed)
            if card is not None and seat != view.viewer and card in last.hands[seat]
        }
        return rekeyed(drawn, keys)

    return _redrawn(change)


@leak()
def the_title_counts_the_good_cards_of_others() -> SealedBids:
    return _redrawn(lambda state, view, drawn: framed(drawn, title=f"Sealed Bids {sum(card > 'c06' for _, card in _hidden(state, view))}"))


@leak()
def the_description_names_the_cards_that_are_left() -> SealedBids:
    return _redrawn(lambda state, _view, drawn: framed(drawn, description=f"Not {' '.join(state.stock)}."))


@leak()
def the_definitions_have_a_gradient_for_each_hidden_card() -> SealedBids:
    def change(state: State, view: View, drawn: Picture) -> Picture:
        return framed(drawn, defs="".join([f"<linearGradient id='{card}'/>" for _, card in _hidden(state, view)]))

    return _redrawn(change)


@leak()
def on_a_telephone_hidden_cards_lie_where_their_values_are() -> SealedBids:
    def change(state: State, view: View, drawn: Picture, width: int | None, _events: Sequence[Event]) -> Picture:
        return placed(drawn, {key: float(card[1:]) for key, card in _hidden(state, view)}) if width == 390 else drawn

    return _drawn(change)


@leak()
def the_mark_of_what_just_happened_lies_on_the_card_that_was_sealed() -> SealedBids:
    def change(state: State, _view: View, drawn: Picture, _width: int | None, events: Sequence[Event]) -> Picture:
        cards = [state.sealed[event.seat] for event in events if isinstance(event, Sealed)]
        return placed(drawn, {"last": float(sum(int(card[1:]) for card in cards if card is not None))})

    return _drawn(change)


@leak()
def the_pieces_of_hidden_cards_are_painted_in_their_order() -> SealedBids:
    """Each has the key and the place that it should have; only which is painted first tells."""

    def change(state: State, view: View, drawn: Picture) -> Picture:
        values = dict(_hidden(state, view))
        return structs.replace(drawn, pieces=tuple(sorted(drawn.pieces, key=lambda piece: values.get(piece.key, ""))))

    return _redrawn(change)


@leak()
def the_hand_of_the_rival_has_a_key_by_its_cards() -> Game[Any, Any, Any, Any, Any]:
    """Pixel Tactics, in which the number on the rival's hand is another piece if the hand has other cards."""
    memory = Memory[pixel_tactics.State]()

    def view(state: pixel_tactics.State, seat: Seat | None) -> pixel_tactics.View:
        memory.state = state
        return pixel_tactics.view(state, seat)

    def draw(view: pixel_tactics.View, **given: Any) -> Picture:
        hands = {
            f"hand.{seat}": f"hand.{seat}.{sum(map(ord, ''.join(str(held.card) for held in player.hand))) % 97}"
            for seat, player in enumerate(memory.state.players)
            if seat != view.viewer
        }
        return rekeyed(pixel_tactics.picture(view, **given), hands)

    def render_svg(view: pixel_tactics.View, **given: Any) -> str:
        return str(draw(view, **given))

    # Which functions a game has is known by name only, so the checker cannot follow.
    found = {**vars(pixel_tactics), "SPEC": pixel_tactics.SPEC, "view": view, "picture": draw, "render_svg": render_svg}
    return cast("Game[Any, Any, Any, Any, Any]", SimpleNamespace(**found))
