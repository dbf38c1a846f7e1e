"""A heap of stones, written for tests of search: everything is known, every position is won or lost, and luck can have a say.

In turn each seat takes 1 to 3 stones, and who takes the last one wins; or a seat throws one of two coins for the whole game.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from boardrules import CHANCE, BaseAction, BaseState, BaseView, Edition, Outcome, Rng, Rule, RuleId, Seat, Spec, Step, Violation
from boardrules.authoring import NoOptions, rules_of

FACES: Final = 4
COINS: Final = (1, 3)
"""On so many of four faces the thrower wins, by coin."""


class State(BaseState, frozen=True):
    """``stones`` are left, ``turn`` is the seat to move. ``coin`` waits for its luck; ``won``: who won by a coin. ``seats`` play."""

    stones: Annotated[int, Meta(ge=0, le=99)] = 7
    turn: Seat = Seat(0)
    coins: bool = False
    coin: int | None = None
    won: Seat | None = None
    seats: int = 2


class View(BaseView, frozen=True):
    viewer: Seat | None
    state: State


class Take(BaseAction, frozen=True, tag=True):
    by: Seat
    n: int


class Throw(BaseAction, frozen=True, tag=True):
    by: Seat
    coin: int


class Fall(BaseAction, frozen=True, tag=True):
    by: Seat
    face: int


Action: TypeAlias = Take | Throw | Fall
RULE: Final = Rule(RuleId("ST-TAKE-1"), "Stones", "In turn take one to three stones; the last one wins.", "folklore")
SPEC: Final[Spec[State, Action, View, Action, NoOptions]] = Spec(
    id="stones",
    title="Stones",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 3),
    max_plies=200,
    editions=(Edition("1", "Stones", "folklore"),),
    rules=(RULE,),
    cards=(),
    state=State,
    action=Action,
    view=View,
    event=Action,
    options=NoOptions,
)
VISIBILITY: Final = dict.fromkeys(State.__struct_fields__, "public")


def new_game(options: NoOptions | None = None) -> State:  # noqa: ARG001
    return State()


def choices(state: State) -> tuple[Action, ...]:
    if state.won is not None or not state.stones:
        return ()
    if state.coin is not None:
        return tuple([Fall(CHANCE, face) for face in range(FACES)])
    takes = [Take(state.turn, n) for n in range(1, min(3, state.stones) + 1)]
    return (*[Throw(state.turn, coin) for coin in range(2)],) if state.coins else tuple(takes)


def play(state: State, action: Action) -> Step[State, Action]:
    others = Seat((state.turn + 1) % state.seats)
    match action:
        case Take():
            after = State(state.stones - action.n, others, state.coins, None, None, state.seats)
        case Throw():
            after = State(state.stones, state.turn, state.coins, action.coin, None, state.seats)
        case Fall():
            won = state.turn if action.face < COINS[state.coin or 0] else others
            after = State(state.stones, others, state.coins, None, won, state.seats)
    return Step(after, (action,))


def outcome(state: State) -> Outcome | None:
    if state.won is None and state.stones:
        return None
    winner = Seat((state.turn - 1) % state.seats) if state.won is None else state.won
    return Outcome(tuple([int(seat == winner) for seat in range(state.seats)]), (winner,), RULE.id)


def view(state: State, seat: Seat | None) -> View:
    return View(seat, state)


def determinize(view: View, rng: Rng) -> State:  # noqa: ARG001
    return view.state


def redact_action(action: Action, seat: Seat | None) -> Action:  # noqa: ARG001
    return action


def redact_event(event: Action, seat: Seat | None) -> Action:  # noqa: ARG001
    return event


def validate(state: State) -> tuple[Violation, ...]:  # noqa: ARG001
    return ()


rules = rules_of(choices, play, seats=2, why=RULE.id, question="What do you do?")
to_act, legal_actions, pending = rules.to_act, rules.legal_actions, rules.pending
chance, chance_action = rules.chance, rules.chance_action
check, apply, apply_unchecked, step = rules.check, rules.apply, rules.apply_unchecked, rules.step


def seats(state: State) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(state.seats)])
