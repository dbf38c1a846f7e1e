"""The rules of Sealed Bids: who may do what, what it does, how it ends."""

from __future__ import annotations

from typing import assert_never

import msgspec

from boardrules import CHANCE, Decision, IllegalAction, Outcome, Refusal, RuleId, Seat, Step
from tests.testing.sealed_bids._types import (
    CARDS,
    ROUNDS,
    Action,
    Buried,
    Bury,
    Draw,
    Drawn,
    DugUp,
    Event,
    Opened,
    Options,
    Seal,
    Sealed,
    State,
)


def new_game(options: Options | None = None) -> State:
    options = Options() if options is None else options
    n = options.seats
    return State(options, ((),) * n, CARDS, (None,) * n, (), ((),) * n, (0,) * n, None)


def seats(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(state.options.seats))


def rounds(state: State) -> int:
    return len(state.shown) // state.options.seats


def is_over(state: State) -> bool:
    return rounds(state) == ROUNDS and state.loser is None


def drawer(state: State) -> Seat | None:
    """Who is dealt the next card, if one is due."""
    if state.loser is not None or is_over(state) or any(state.sealed):
        return None
    return next((Seat(seat) for seat, hand in enumerate(state.hands) if len(hand) < 2), None)


def to_act(state: State) -> tuple[Seat, ...]:
    if is_over(state):
        return ()
    if state.loser is not None:
        return (state.loser,)
    if drawer(state) is not None:
        return (CHANCE,)
    return tuple(Seat(seat) for seat, card in enumerate(state.sealed) if card is None)


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    return tuple(action for by in to_act(state) if seat in {None, by} for action in _own(state, by))


def _own(state: State, by: Seat) -> tuple[Action, ...]:
    if by == CHANCE:
        return tuple(Draw(CHANCE, seat, card) for seat in (drawer(state),) if seat is not None for card in state.stock)
    kind = Seal if state.loser is None else Bury
    return tuple(kind(by, card) for card in state.hands[by])


def chance(state: State) -> int:
    return 0 if drawer(state) is None else len(state.stock)


def chance_action(state: State, k: int) -> Action:
    return Draw(CHANCE, drawer(state) or Seat(0), state.stock[k])


def refuse(rule: str, key: str, message: str) -> Refusal:
    return Refusal(RuleId(rule), key, message)


def check(state: State, action: Action) -> Refusal | None:
    if action in legal_actions(state):
        return None
    if is_over(state):
        return refuse("BR-OVER", "over", "the game is over")
    if isinstance(action, Draw) or action.by == CHANCE or drawer(state) is not None:
        return refuse("BR-CHANCE", "chance", "that is no luck that is due, or luck is due first")
    if action.by not in to_act(state):
        return refuse("BR-SEAT", "seat", "it is the turn of another seat")
    if isinstance(action, Seal) != (state.loser is None):
        return refuse("SB-BURY-1", "not-now", "cards are sealed first and then the loser buries one")
    return refuse("SB-SEAL-1", "no-card", "that card is not in your hand")


def refuse_if_illegal(state: State, action: Action) -> None:
    refusal = check(state, action)
    if refusal is not None:
        raise IllegalAction(refusal, action)


def apply(state: State, action: Action) -> State:
    refuse_if_illegal(state, action)
    return apply_unchecked(state, action)


def step(state: State, action: Action) -> Step[State, Event]:
    refuse_if_illegal(state, action)
    return step_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    return step_unchecked(state, action).state


def step_unchecked(state: State, action: Action) -> Step[State, Event]:
    match action:
        case Draw():
            hand = tuple(sorted((*state.hands[action.seat], str(action.card))))
            hands = put(state.hands, action.seat, hand)
            stock = tuple(card for card in state.stock if card != action.card)
            return Step(msgspec.structs.replace(state, hands=hands, stock=stock), (Drawn(action.seat, action.card),))
        case Seal():
            return _sealed(_without(state, action.by, action.card), action)
        case Bury():
            buried = put(state.buried, action.by, (*state.buried[action.by], str(action.card)))
            after = msgspec.structs.replace(_without(state, action.by, action.card), buried=buried, loser=None)
            events: tuple[Event, ...] = (Buried(action.by, action.card),)
            return Step(after, (*events, DugUp(buried)) if is_over(after) else events)
        case _:
            assert_never(action)


def put(row: tuple[tuple[str, ...], ...], seat: Seat, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*row[:seat], cards, *row[seat + 1 :])


def _without(state: State, seat: Seat, card: str | None) -> State:
    return msgspec.structs.replace(state, hands=put(state.hands, seat, tuple(held for held in state.hands[seat] if held != card)))


def _sealed(state: State, action: Seal) -> Step[State, Event]:
    sealed = (*state.sealed[: action.by], action.card, *state.sealed[action.by + 1 :])
    cards = tuple(card for card in sealed if card is not None)
    if len(cards) < len(sealed):
        return Step(msgspec.structs.replace(state, sealed=sealed), (Sealed(action.by, action.card),))
    points = tuple(point + (card == max(cards)) for point, card in zip(state.points, cards, strict=True))
    loser = Seat(cards.index(min(cards))) if state.options.bury else None
    after = msgspec.structs.replace(state, sealed=(None,) * len(sealed), shown=(*state.shown, *cards), points=points, loser=loser)
    events: tuple[Event, ...] = (Sealed(action.by, action.card), Opened(cards))
    return Step(after, (*events, DugUp(after.buried)) if is_over(after) else events)


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    scores = tuple(point + sum(int(card[1:]) % 2 for card in buried) for point, buried in zip(state.points, state.buried, strict=True))
    winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores, winners, RuleId("SB-END-1"))


def pending(state: State, seat: Seat) -> Decision | None:
    if seat == CHANCE or seat not in to_act(state):
        return None
    if state.loser is not None:
        return Decision(seat, RuleId("SB-BURY-1"), "bury", "Bury a card of your hand.")
    return Decision(seat, RuleId("SB-SEAL-1"), "seal", "Seal a card of your hand.")
