"""A small sound game with every kind of secret, to test the laws on.

Each seat is dealt two cards from a stock. All seal one at the same time; then the cards are opened, the highest wins a point,
and whoever has the lowest buries a card of his hand face down. After two rounds the buried cards are shown: odd ones are worth a
point each. Everything is in this file: hands that their owner sees, a stock that nobody sees, sealed choices, a hidden choice of
one seat alone, luck that only one seat may see.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias, assert_never

import msgspec

from boardrules import (
    CHANCE,
    BaseAction,
    BaseEvent,
    BaseOptions,
    BaseState,
    BaseView,
    Decision,
    Edition,
    IllegalAction,
    Outcome,
    ParseError,
    Refusal,
    Rng,
    Rule,
    RuleId,
    Seat,
    Spec,
    Step,
    Violation,
)

ROUNDS = 2
CARDS: Final = tuple(f"c{value:02}" for value in range(1, 13))

VISIBILITY: Final = {
    "options": "public",
    "hands": "owner",
    "stock": "nobody",
    "sealed": "owner",
    "shown": "public",
    "buried": "owner",
    "points": "public",
    "loser": "public",
}


class Options(BaseOptions, frozen=True, gc=False, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2
    bury: bool = True


class State(BaseState, frozen=True, gc=False):
    options: Options
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    sealed: tuple[str | None, ...]
    shown: tuple[str, ...]
    buried: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    loser: Seat | None


class Draw(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    seat: Seat
    card: str | None


class Seal(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    card: str | None


class Bury(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    card: str | None


Action: TypeAlias = Draw | Seal | Bury


class View(BaseView, frozen=True, gc=False):
    viewer: Seat | None
    options: Options
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    sealed: str | None
    sealed_by: tuple[bool, ...]
    shown: tuple[str, ...]
    buried: tuple[str, ...]
    buried_sizes: tuple[int, ...]
    dug_up: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    loser: Seat | None


class Drawn(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("hand", "hand_sizes", "stock_size")
    REVEALS: ClassVar[bool] = True
    seat: Seat
    card: str | None


class Sealed(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("hand", "hand_sizes", "sealed", "sealed_by")
    seat: Seat
    card: str | None


class Opened(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("sealed", "sealed_by", "shown", "points", "loser")
    REVEALS: ClassVar[bool] = True
    cards: tuple[str, ...]


class Buried(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("hand", "hand_sizes", "buried", "buried_sizes", "loser")
    seat: Seat
    card: str | None


class DugUp(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("dug_up",)
    REVEALS: ClassVar[bool] = True
    cards: tuple[tuple[str, ...], ...]


Event: TypeAlias = Drawn | Sealed | Opened | Buried | DugUp

RULES: Final = (
    Rule(RuleId("SB-DRAW-1"), "Hands of two", "Each seat is dealt up to two cards from the stock.", "house"),
    Rule(RuleId("SB-SEAL-1"), "Seal a card", "All seats seal one card of their hand, at the same time.", "house"),
    Rule(RuleId("SB-BURY-1"), "Bury a card", "Who opened the lowest card buries one of his hand, face down.", "house"),
    Rule(RuleId("SB-END-1"), "Most points", "A point for each highest card and each odd buried one.", "house"),
)

SPEC: Final[Spec[State, Action, View, Event, Options]] = Spec(
    id="sealed_bids",
    title="Sealed Bids",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 3),
    max_plies=20,
    editions=(Edition("house", "Sealed Bids", "house"),),
    rules=RULES,
    cards=(),
    state=State,
    action=Action,
    view=View,
    event=Event,
    options=Options,
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


def pending(state: State, seat: Seat) -> Decision | None:
    if seat == CHANCE or seat not in to_act(state):
        return None
    if state.loser is not None:
        return Decision(seat, RuleId("SB-BURY-1"), "bury", "Bury a card of your hand.")
    return Decision(seat, RuleId("SB-SEAL-1"), "seal", "Seal a card of your hand.")


def validate(state: State) -> tuple[Violation, ...]:
    n = state.options.seats
    if any(len(row) != n for row in (state.hands, state.sealed, state.buried, state.points)):
        return (Violation("", RuleId("SB-DRAW-1"), "every seat has a hand, a sealed card or none, buried cards and points"),)
    cards = [*state.stock, *state.shown, *(card for card in state.sealed if card), *(card for row in state.hands for card in row)]
    cards += [card for row in state.buried for card in row]
    found: list[Violation] = []
    if sorted(cards) != list(CARDS):
        found.append(Violation("", RuleId("SB-DRAW-1"), "every card is in one place"))
    if any(list(row) != sorted(row) for row in (state.stock, *state.hands)):
        found.append(Violation("", RuleId("BR-VALUE"), "cards whose order has no meaning are sorted"))
    held = [len(hand) + (card is not None) for hand, card in zip(state.hands, state.sealed, strict=True)]
    if max(held) > 2 or (any(state.sealed) and (min(held) < 2 or all(state.sealed))):
        found.append(Violation("sealed", RuleId("SB-SEAL-1"), "a hand has two cards, of which one is sealed"))
    played = rounds(state)
    if len(state.shown) % n or played > ROUNDS or min(state.points) < 0 or sum(state.points) != played:
        found.append(Violation("points", RuleId("SB-END-1"), "there is a point for each round"))
    due = state.loser is not None
    if due and (not 0 <= (state.loser or 0) < n or not state.hands[state.loser or 0] or any(state.sealed)):
        found.append(Violation("loser", RuleId("SB-BURY-1"), "who buries has cards, and nothing is sealed"))
    if sum(len(row) for row in state.buried) != (played - due if state.options.bury else 0) or (due and not state.options.bury):
        found.append(Violation("buried", RuleId("SB-BURY-1"), "a card is buried after each round, if they play so"))
    return tuple(found)


WORDS: Final = {Draw: "draw", Seal: "seal", Bury: "bury"}


def format_action(view: View, action: Action) -> str:  # noqa: ARG001  (the contract hands it in)
    seat = action.seat if isinstance(action, Draw) else action.by
    return f"{seat} {WORDS[type(action)]} {action.card or '?'}"


def parse_action(view: View, text: str) -> Action:  # noqa: ARG001
    words = text.split()
    if len(words) != 3 or words[0] not in {"0", "1", "2"}:
        raise _not_understood(text)
    seat, card = Seat(int(words[0])), None if words[2] == "?" else words[2]
    match words[1]:
        case "draw":
            return Draw(CHANCE, seat, card)
        case "seal":
            return Seal(seat, card)
        case "bury":
            return Bury(seat, card)
        case _:
            raise _not_understood(text)


def _not_understood(text: str) -> ParseError:
    return ParseError(f"an action is written SEAT draw|seal|bury CARD, not {text!r}")


def format_event(view: View, event: Event) -> str:  # noqa: ARG001
    return f"{type(event).__name__}: {', '.join(str(getattr(event, name)) for name in event.__struct_fields__)}."


def render_text(view: View) -> str:
    return f"hand {' '.join(view.hand)}; points {view.points}; shown {' '.join(view.shown)}"


def render_svg(view: View) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{render_text(view)}</title></svg>'
