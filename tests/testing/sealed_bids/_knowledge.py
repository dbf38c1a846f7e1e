"""Who knows what in Sealed Bids."""

from __future__ import annotations

from typing import assert_never

from boardrules import Rng, Seat
from tests.testing.sealed_bids._play import is_over
from tests.testing.sealed_bids._types import CARDS, Action, Buried, Bury, Draw, Drawn, DugUp, Event, Opened, Seal, Sealed, State, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        viewer=seat,
        options=state.options,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        stock_size=len(state.stock),
        sealed=None if seat is None else state.sealed[seat],
        sealed_by=tuple(card is not None for card in state.sealed),
        shown=state.shown,
        buried=() if seat is None else state.buried[seat],
        buried_sizes=tuple(len(cards) for cards in state.buried),
        dug_up=state.buried if is_over(state) else (),
        points=state.points,
        loser=state.loser,
    )


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    match action:
        case Draw():
            return action if action.seat == seat else Draw(action.by, action.seat, None)
        case Seal():
            return action if action.by == seat else Seal(action.by, None)
        case Bury():
            return action if action.by == seat else Bury(action.by, None)
        case _:
            assert_never(action)


def redact_event(event: Event, seat: Seat | None) -> Event | None:
    match event:
        case Drawn():
            return event if event.seat == seat else Drawn(event.seat, None)
        case Sealed():
            return event if event.seat == seat else Sealed(event.seat, None)
        case Buried():
            return event if event.seat == seat else Buried(event.seat, None)
        case Opened() | DugUp():
            return event
        case _:
            assert_never(event)


def determinize(view: View, rng: Rng) -> State:
    known = {*view.hand, *view.shown, *view.buried, *(card for cards in view.dug_up for card in cards), view.sealed}
    unseen = [card for card in CARDS if card not in known]

    def take(n: int) -> tuple[str, ...]:
        return tuple(sorted(unseen.pop(rng.randrange(len(unseen))) for _ in range(n)))

    others = [seat != view.viewer for seat in range(view.options.seats)]
    buried = view.dug_up or tuple(take(n) if other else view.buried for n, other in zip(view.buried_sizes, others, strict=True))
    sealed = tuple((take(1)[0] if other else view.sealed) if has else None for has, other in zip(view.sealed_by, others, strict=True))
    hands = tuple(take(n) if other else view.hand for n, other in zip(view.hand_sizes, others, strict=True))
    return State(view.options, hands, tuple(unseen), sealed, view.shown, buried, view.points, view.loser)
