"""Games that break a law about turns or about the states that fit a view; Sealed Bids itself has neither, so each brings them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, count, islice

from msgspec.structs import replace

from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import CARDS, State, View, to_act


def turn_of(state: State) -> tuple[int, ...]:
    """A turn is over when all have sealed a card and it was opened; what comes at the end is a turn of its own."""
    return len(state.shown), int(state.loser is not None)


def worlds(view: View) -> Iterator[State]:
    """All ways to lay the cards that the view does not show."""
    known = {*view.hand, *view.shown, *view.buried, *(card for cards in view.dug_up for card in cards), view.sealed}
    unseen = tuple([card for card in CARDS if card not in known])
    own = view.viewer
    sizes = [
        *(0 if view.dug_up or seat == own else n for seat, n in enumerate(view.buried_sizes)),
        *(int(has and seat != own) for seat, has in enumerate(view.sealed_by)),
        *(0 if seat == own else n for seat, n in enumerate(view.hand_sizes)),
    ]
    seats = view.options.seats
    for dealt, stock in _dealt(unseen, sizes):
        buried = view.dug_up or tuple([view.buried if seat == own else dealt[seat] for seat in range(seats)])
        sealed = tuple([view.sealed if seat == own else next(iter(dealt[seats + seat]), None) for seat in range(seats)])
        hands = tuple([view.hand if seat == own else dealt[2 * seats + seat] for seat in range(seats)])
        yield State(view.options, hands, stock, sealed, view.shown, buried, view.points, view.loser)


def _dealt(unseen: tuple[str, ...], sizes: list[int]) -> Iterator[tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]]:
    if not sizes:
        yield (), unseen
        return
    for cards in combinations(unseen, sizes[0]):
        for others, stock in _dealt(tuple([card for card in unseen if card not in cards]), sizes[1:]):
            yield (cards, *others), stock


def turned(made: Callable[[State], object] = turn_of) -> SealedBids:
    return rigged(turn_of=made)


def listing(made: Callable[[View], Iterator[State]] = worlds) -> SealedBids:
    return rigged(worlds=made)


@breaks("turns")
def a_turn_that_comes_again() -> SealedBids:
    return turned(lambda state: (len(state.shown) % 2,))


@breaks("turns")
def a_turn_is_who_is_to_act() -> SealedBids:
    return turned(to_act)


@breaks("turns")
def a_turn_tells_of_a_hidden_card() -> SealedBids:
    return turned(lambda state: (*turn_of(state), sum(int(card[1:]) for card in state.stock)))


@breaks("turns")
def a_turn_that_changes() -> SealedBids:
    calls = count()
    return turned(lambda _state: (next(calls),))


@breaks("turns")
def a_turn_is_no_tuple_of_integers() -> SealedBids:
    return turned(lambda state: [*turn_of(state)])


@breaks("worlds")
def a_state_is_listed_twice() -> SealedBids:
    return listing(lambda view: (state for state in worlds(view) for _ in range(2)))


@breaks("worlds")
def the_real_state_is_left_out() -> SealedBids:
    return listing(lambda view: islice(worlds(view), 1, None))


@breaks("worlds")
def a_state_does_not_fit_the_view() -> SealedBids:
    return listing(lambda view: (replace(state, points=tuple([n + 1 for n in state.points])) for state in worlds(view)))


@breaks("worlds")
def a_state_is_not_possible() -> SealedBids:
    return listing(lambda view: (replace(state, stock=(*state.stock[1:], *state.stock[1:2])) for state in worlds(view)))


@breaks("worlds")
def a_list_that_changes() -> SealedBids:
    calls = count(1)
    return listing(lambda view: iter(sorted(worlds(view), key=repr, reverse=bool(next(calls) % 2))))
