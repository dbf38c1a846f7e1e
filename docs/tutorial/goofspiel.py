"""Goofspiel, for 2 to 4 players: a game of luck and of hidden, simultaneous choices."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, Final, TypeAlias

from boardrules import (
    CHANCE,
    BaseAction,
    BaseEvent,
    BaseOptions,
    BaseState,
    BaseView,
    CardFacts,
    Decision,
    Edition,
    IllegalAction,
    InvalidOptions,
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
from msgspec import Meta

# ---- types

Number: TypeAlias = Annotated[int, Meta(ge=1, le=13)]
By: TypeAlias = Annotated[Seat, Meta(ge=-1, le=3)]


class Options(BaseOptions, frozen=True, gc=False, kw_only=True):
    """``seats``: 2 to 4 players. ``cards``: how many each has; there are as many prizes."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    cards: Annotated[int, Meta(ge=2, le=13)] = 5


class State(BaseState, frozen=True, gc=False):
    """A position. A card that is bid stays in the hand until all bids are opened."""

    options: Options
    prizes: tuple[Number, ...]
    prize: Number | None
    hands: tuple[tuple[Number, ...], ...]
    bids: tuple[Number | None, ...]
    scores: tuple[int, ...]


class TurnUp(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``prize`` is the next one to bid for."""

    by: By
    prize: Number


class Bid(BaseAction, frozen=True, gc=False, tag=True):
    """Bid ``card``; None stands for a card that the reader may not know."""

    by: By
    card: Number | None


Action: TypeAlias = TurnUp | Bid


class View(BaseView, frozen=True, gc=False):
    """What ``viewer`` knows: every hand, who has bid, and ``mine``, its own bid."""

    viewer: Seat | None
    options: Options
    prizes: tuple[Number, ...]
    prize: Number | None
    hands: tuple[tuple[Number, ...], ...]
    sealed: tuple[bool, ...]
    mine: Number | None
    scores: tuple[int, ...]


class TurnedUp(BaseEvent, frozen=True, gc=False, tag=True):
    """A prize was turned up."""

    CHANGES: ClassVar[tuple[str, ...]] = ("prizes", "prize")
    REVEALS: ClassVar[bool] = True
    prize: int


class Sealed(BaseEvent, frozen=True, gc=False, tag=True):
    """``by`` has bid; the card lies face down."""

    CHANGES: ClassVar[tuple[str, ...]] = ("sealed", "mine")
    by: Seat


class Opened(BaseEvent, frozen=True, gc=False, tag=True):
    """All ``bids`` were opened; ``winner`` got the prize, nobody in a tie."""

    CHANGES: ClassVar[tuple[str, ...]] = ("prize", "hands", "sealed", "mine", "scores")
    REVEALS: ClassVar[bool] = True
    bids: tuple[int, ...]
    winner: Seat | None


Event: TypeAlias = TurnedUp | Sealed | Opened

# ---- what the game says of itself

RULES: Final = (
    Rule(
        RuleId("GS-SET-1"),
        "Cards",
        "Each player has the cards 1 to n; the prizes are 1 to n too, shuffled.",
        "folk game",
    ),
    Rule(
        RuleId("GS-PRI-1"),
        "Prizes",
        "The next prize is turned up by luck, when the last one has been bid for.",
        "folk game",
    ),
    Rule(
        RuleId("GS-BID-1"),
        "Bidding",
        "All bid at once: each lays one card of the own hand face down.",
        "folk game",
    ),
    Rule(
        RuleId("GS-BID-2"),
        "Opening",
        "When all have bid, the bids are opened and leave the hands.",
        "folk game",
    ),
    Rule(
        RuleId("GS-BID-3"),
        "Winning a prize",
        "The highest bid gets the prize's points; in a tie nobody does.",
        "house",
    ),
    Rule(
        RuleId("GS-END-1"),
        "The end",
        "After the last prize whoever has most points wins; equals share the victory.",
        "folk game",
    ),
)

SPEC: Final[Spec[State, Action, View, Event, Options]] = Spec(
    id="goofspiel",
    title="Goofspiel",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 4),
    max_plies=13 * 5,
    editions=(Edition("folk", "Goofspiel", "folk game"),),
    rules=RULES,
    cards=tuple(CardFacts(str(n), str(n), (("value", n),)) for n in range(1, 14)),
    state=State,
    action=Action,
    view=View,
    event=Event,
    options=Options,
)

# ---- rules


def new_game(options: Options | None = None) -> State:
    """Full hands, no prize turned up (GS-SET-1). Raises InvalidOptions."""
    options = options or Options()
    if not (2 <= options.seats <= 4 and 2 <= options.cards <= 13):
        raise InvalidOptions("Goofspiel has 2 to 4 seats and 2 to 13 cards")
    cards = tuple(range(1, options.cards + 1))
    return State(
        options,
        cards,
        None,
        (cards,) * options.seats,
        (None,) * options.seats,
        (0,) * options.seats,
    )


def seats(state: State) -> tuple[Seat, ...]:
    """All seats."""
    return tuple(Seat(n) for n in range(state.options.seats))


def chance(state: State) -> int:
    """As many outcomes as there are prizes left, when one is to be turned up (GS-PRI-1)."""
    return len(state.prizes) if state.prize is None else 0


def chance_action(state: State, k: int) -> Action:
    """The *k*-th prize left, in ascending order."""
    return TurnUp(CHANCE, state.prizes[k])


def to_act(state: State) -> tuple[Seat, ...]:
    """CHANCE, or all who have not bid yet: they choose at once (GS-BID-1)."""
    if state.prize is None:
        return (CHANCE,) if state.prizes else ()
    return tuple(seat for seat in seats(state) if state.bids[seat] is None)


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Every outcome of luck, or every card of every seat that is to bid."""
    acting = to_act(state) if seat is None else tuple(s for s in to_act(state) if s == seat)
    if acting == (CHANCE,):
        return tuple(chance_action(state, k) for k in range(chance(state)))
    return tuple(Bid(s, card) for s in acting for card in state.hands[s])


def _find(state: State, action: Action) -> Action | Refusal:
    """The legal action that equals *action*, whose fields may hold anything; or why not."""
    for legal in legal_actions(state):
        if legal == action:
            return legal  # and not action, in which True may stand for 1
    if not to_act(state):
        return Refusal(RuleId("BR-OVER"), "over", "the game is over")
    if type(action) is TurnUp or chance(state):
        return Refusal(
            RuleId("BR-CHANCE"),
            "luck",
            "only luck turns up a prize, and only when the last one is won",
        )
    if action.by not in to_act(state):
        return Refusal(
            RuleId("BR-SEAT"), "seat", "this seat has bid already, or is not at the table"
        )
    hand = state.hands[action.by]
    return Refusal(
        RuleId("GS-BID-1"),
        "hand",
        f"the hand holds {', '.join(map(str, hand))}",
        (("size", len(hand)),),
    )


def check(state: State, action: Action) -> Refusal | None:
    """Why *action* is not legal, or None."""
    found = _find(state, action)
    return found if isinstance(found, Refusal) else None


def apply_unchecked(state: State, action: Action) -> State:
    """The position after a legal *action*."""
    return _play(state, action).state


def apply(state: State, action: Action) -> State:
    """The position after *action*. Raises IllegalAction."""
    return step(state, action).state


def step(state: State, action: Action) -> Step[State, Event]:
    """The position after *action*, with the events. Raises IllegalAction."""
    found = _find(state, action)
    if isinstance(found, Refusal):
        raise IllegalAction(found, action)
    return _play(state, found)


def _play(state: State, action: Action) -> Step[State, Event]:
    if isinstance(action, TurnUp):
        left = tuple(prize for prize in state.prizes if prize != action.prize)
        return Step(
            State(state.options, left, action.prize, state.hands, state.bids, state.scores),
            (TurnedUp(action.prize),),
        )
    bids = (*state.bids[: action.by], action.card, *state.bids[action.by + 1 :])
    opened = tuple(bid for bid in bids if bid is not None)
    if len(opened) < len(bids):
        return Step(
            State(
                state.options, state.prizes, state.prize, state.hands, bids, state.scores
            ),
            (Sealed(action.by),),
        )
    hands = tuple(
        tuple(card for card in hand if card != bid)
        for hand, bid in zip(state.hands, opened, strict=True)
    )
    winner = Seat(opened.index(max(opened))) if opened.count(max(opened)) == 1 else None
    scores = tuple(
        score + (state.prize or 0) * (seat == winner)
        for seat, score in enumerate(state.scores)
    )
    after = State(state.options, state.prizes, None, hands, (None,) * len(bids), scores)
    return Step(after, (Sealed(action.by), Opened(opened, winner)))


def outcome(state: State) -> Outcome | None:
    """Most points win (GS-END-1)."""
    if to_act(state):
        return None
    best = max(state.scores)
    return Outcome(
        state.scores,
        tuple(seat for seat in seats(state) if state.scores[seat] == best),
        RuleId("GS-END-1"),
    )


# ---- who may know what

VISIBILITY: Final = {
    "options": "public",
    "prizes": "public",
    "prize": "public",
    "hands": "public",
    "bids": "owner",
    "scores": "public",
}


def view(state: State, seat: Seat | None) -> View:
    """All but what the others have bid."""
    sealed = tuple(bid is not None for bid in state.bids)
    mine = None if seat is None else state.bids[seat]
    return View(
        seat,
        state.options,
        state.prizes,
        state.prize,
        state.hands,
        sealed,
        mine,
        state.scores,
    )


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    """A bid without its card, for the others."""
    return Bid(action.by, None) if isinstance(action, Bid) and action.by != seat else action


def redact_event(event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG001  (the contract's)
    """Events hold nothing that is hidden."""
    return event


def determinize(view: View, rng: Rng) -> State:
    """A position that fits *view*: a sealed bid of another seat is any card of its hand."""

    def bid(seat: int, hand: tuple[int, ...]) -> int | None:
        if not view.sealed[seat]:
            return None
        return view.mine if seat == view.viewer else hand[rng.randrange(len(hand))]

    bids = tuple(bid(seat, hand) for seat, hand in enumerate(view.hands))
    return State(view.options, view.prizes, view.prize, view.hands, bids, view.scores)


def pending(state: State, seat: Seat) -> Decision | None:
    """To bid, while the seat has not."""
    if seat == CHANCE or seat not in to_act(state):
        return None
    return Decision(
        seat, RuleId("GS-BID-1"), "bid", f"Bid a card for the prize {state.prize}."
    )


def validate(state: State) -> tuple[Violation, ...]:
    """Faults of a state from outside."""
    n = state.options.seats
    if not len(state.hands) == len(state.bids) == len(state.scores) == n:
        return (
            Violation("", RuleId("GS-SET-1"), f"{n} seats have {n} hands, bids and scores"),
        )
    faults: list[Violation] = []
    rounds = len(state.prizes) + (state.prize is not None)
    for seat, (hand, bid) in enumerate(zip(state.hands, state.bids, strict=True)):
        if len(set(hand)) != rounds or len(hand) != rounds or list(hand) != sorted(hand):
            faults.append(
                Violation(
                    f"hands[{seat}]",
                    RuleId("GS-BID-1"),
                    f"a hand has {rounds} different cards, in order",
                )
            )
        if bid is not None and (bid not in hand or state.prize is None):
            faults.append(
                Violation(
                    f"bids[{seat}]",
                    RuleId("GS-BID-1"),
                    "a bid is a card of the hand, for a prize turned up",
                )
            )
    if None not in state.bids:
        faults.append(
            Violation("bids", RuleId("GS-BID-2"), "bids are opened as soon as all have bid")
        )
    return tuple(faults)


# ---- text and picture

NOTATION: Final = re.compile(
    r"prize (?P<prize>[0-9]{1,2})|(?:(?P<by>[0-9]) *: *)?bid (?P<card>[0-9]{1,2}|\?)"
)


def format_action(view: View, action: Action) -> str:  # noqa: ARG001
    """``prize 3``, ``1: bid 4``; a card that is not known is ``?``."""
    if isinstance(action, TurnUp):
        return f"prize {action.prize}"
    return f"{action.by}: bid {'?' if action.card is None else action.card}"


def parse_action(view: View, text: str) -> Action:
    """The action that *text* means; viewers may leave out their seat. Raises ParseError."""
    found = NOTATION.fullmatch(text.strip().lower())
    if found and found["prize"]:
        return TurnUp(CHANCE, int(found["prize"]))
    by = view.viewer if found is None or found["by"] is None else Seat(int(found["by"]))
    if found is None or by is None:
        raise ParseError(
            "an action is written 'prize 3' or '1: bid 4', with the seat before the colon"
        )
    return Bid(by, None if found["card"] == "?" else int(found["card"]))


def format_event(view: View, event: Event) -> str:  # noqa: ARG001
    """*event* as a sentence."""
    match event:
        case TurnedUp():
            return f"The prize is {event.prize}."
        case Sealed():
            return f"Seat {event.by} has bid."
        case Opened():
            bids = ", ".join(map(str, event.bids))
            who = "nobody" if event.winner is None else f"seat {event.winner}"
            return f"The bids are {bids}: {who} gets the prize."


def render_text(view: View) -> str:
    """A line for the prize and one for each seat."""
    lines = [f"prize {view.prize or '-'}   left {_numbers(view.prizes)}"]
    for seat, hand in enumerate(view.hands):
        own = f" {view.mine}" if seat == view.viewer else ""
        bid = f"   has bid{own}" if view.sealed[seat] else ""
        lines.append(
            f"seat {seat}   {view.scores[seat]} points   hand {_numbers(hand)}{bid}"
        )
    return "\n".join(lines)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers)) or "-"


def render_svg(view: View) -> str:
    """The same lines as a picture."""
    lines = render_text(view).splitlines()
    texts = [
        f'<text x="10" y="{20 * n}">{line}</text>' for n, line in enumerate(lines, start=1)
    ]
    size = f'width="440" height="{20 * len(lines) + 10}"'
    font = 'font-family="monospace" font-size="14"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>{"".join(texts)}</svg>'
