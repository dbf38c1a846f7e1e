"""Goofspiel, for 2 to 4 players: a game of luck and of hidden, simultaneous choices."""

from __future__ import annotations

from collections.abc import Iterator
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
    InvalidOptions,
    Outcome,
    Refusal,
    Rng,
    Rule,
    RuleId,
    Seat,
    Spec,
    Step,
    Violation,
)
from boardrules.authoring import (
    Card,
    Naming,
    Place,
    Row,
    Score,
    Seen,
    Table,
    drawn,
    numbered,
    rules_of,
)
from msgspec import Meta
from msgspec.structs import replace

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
    """The knowledge of ``viewer``: every hand, who has bid, and ``mine``, its own bid."""

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
        "All bid at once: each lays one card of their hand face down.",
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


def choices(state: State) -> tuple[Action, ...]:
    """Return every prize (GS-PRI-1), or the cards of all who have not bid (GS-BID-1)."""
    if state.prize is None:
        return tuple(TurnUp(CHANCE, prize) for prize in state.prizes)
    waiting = [Seat(n) for n, bid in enumerate(state.bids) if bid is None]
    return tuple(Bid(seat, card) for seat in waiting for card in state.hands[seat])


def play(state: State, action: Action) -> Step[State, Event]:
    """Return the position after a legal action, with the events."""
    if isinstance(action, TurnUp):
        left = tuple(prize for prize in state.prizes if prize != action.prize)
        return Step(
            replace(state, prizes=left, prize=action.prize), (TurnedUp(action.prize),)
        )
    bids = (*state.bids[: action.by], action.card, *state.bids[action.by + 1 :])
    opened = tuple(bid for bid in bids if bid is not None)
    if len(opened) < len(bids):
        return Step(replace(state, bids=bids), (Sealed(action.by),))
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


def why_not(state: State, action: Action) -> Refusal:
    """Return why a seat that is to bid may not do this; its fields may hold anything."""
    hand = state.hands[action.by]
    return Refusal(
        RuleId("GS-BID-1"),
        "hand",
        f"the hand holds {', '.join(map(str, hand))}",
        (("size", len(hand)),),
    )


rules = rules_of(choices, play, seats=lambda state: state.options.seats, why=why_not)
seats, to_act, legal_actions = rules.seats, rules.to_act, rules.legal_actions
chance, chance_action = rules.chance, rules.chance_action
check, step, apply = rules.check, rules.step, rules.apply
apply_unchecked = rules.apply_unchecked


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
    """Return all but what the others have bid."""
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
    """Return a bid without its card, for the others."""
    return Bid(action.by, None) if isinstance(action, Bid) and action.by != seat else action


def redact_event(event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG001  (the contract's)
    """Events hold nothing that is hidden."""
    return event


def determinize(view: View, rng: Rng) -> State:
    """Return a position that fits *view*: a sealed bid is any card of its hand."""

    def bid(seat: int, hand: tuple[int, ...]) -> int | None:
        if not view.sealed[seat]:
            return None
        return view.mine if seat == view.viewer else hand[rng.randrange(len(hand))]

    bids = tuple(bid(seat, hand) for seat, hand in enumerate(view.hands))
    return State(view.options, view.prizes, view.prize, view.hands, bids, view.scores)


def pending(state: State, seat: Seat) -> Decision | None:
    """Ask a seat to bid, while it has not."""
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


# ---- for people


def table(view: View, players: Naming) -> Table:
    """Return *view* as people see it: prizes in the middle, bids, hands and points."""
    coming = [prize_card(card) for card in view.prizes]
    over = view.prize is None and not coming
    places = [] if over else [Place(None, (prize_row(view), Row("Prizes to come", coming)))]
    for seat in range(view.options.seats):
        mine = view.mine if seat == view.viewer else None
        hand = [hand_card(card, seat, view) for card in view.hands[seat] if card != mine]
        bid = [Card(text=None if mine is None else str(mine))] if view.sealed[seat] else []
        score = Score("Points", view.scores[seat])
        held = () if over else (Row("Bid", bid, 1 - len(bid)), Row("Hand", hand))
        places.append(Place(Seat(seat), (*held, score)))
    waiting = [Seat(n) for n, sealed in enumerate(view.sealed) if view.prize and not sealed]
    best = max(view.scores)
    winners = [Seat(n) for n, score in enumerate(view.scores) if over and score == best]
    turn = f"To bid for the prize {view.prize}: {', '.join(map(players, waiting))}."
    return Table(
        title="Goofspiel",
        places=places,
        viewer=view.viewer,
        status="The game is over."
        if over
        else turn
        if waiting
        else "Luck turns up a prize.",
        to_act=waiting,
        winners=winners,
    )


def prize_row(view: View) -> Row:
    """Return the prize to bid for, or an open place."""
    return Row("Prize", [prize_card(view.prize)]) if view.prize else Row("Prize", space=1)


def prize_card(prize: int) -> Card:
    """Return a prize, in the middle."""
    line = "point" if prize == 1 else "points"
    return Card(text=str(prize), line=line, paint="green", key=f"prize.{prize}")


def hand_card(card: int, seat: int, view: View) -> Card:
    """Return a card of a hand; an action can name the viewer's own."""
    if seat == view.viewer:
        return Card(text=str(card), paint="yellow", anchor=f"card.{card}")
    return Card(text=str(card), paint="yellow", key=f"card.{card}.{seat}")


def told(view: View, event: Event, players: Naming) -> str:  # noqa: ARG001  (no need of it)
    """Return *event* as a sentence, with the names of the players."""
    match event:
        case TurnedUp():
            return f"The prize is {event.prize}."
        case Sealed():
            return f"{players(event.by)} has bid."
        case Opened():
            bids = ", ".join(
                f"{players(seat)}: {bid}" for seat, bid in enumerate(event.bids)
            )
            who = "nobody" if event.winner is None else players(event.winner)
            return f"The bids are opened ({bids}): {who} gets the prize."


def anchors(view: View, action: Action) -> tuple[str, ...]:
    """Return the card of the viewer's hand that is bid."""
    match action:
        case Bid(by=view.viewer, card=int(card)):
            return (f"card.{card}",)
        case _:
            return ()


def candidates(view: View, anchor: str) -> tuple[Action, ...]:
    """Return what pointing at one's card means: to bid it, even if it is forbidden."""
    if view.viewer is None:
        return ()
    bids = (Bid(view.viewer, card) for card in view.hands[view.viewer])
    return tuple(bid for bid in bids if anchor in anchors(view, bid))


def label(view: View, action: Action) -> str:  # noqa: ARG001  (the contract's)
    """Return *action* on a button."""
    match action:
        case TurnUp():
            return f"The prize is {action.prize}"
        case Bid():
            return "Bid a card" if action.card is None else f"Bid {action.card}"


pictures = drawn(table, told)
picture, render_svg = pictures.picture, pictures.render_svg
render_text, format_event = pictures.render_text, pictures.format_event


# ---- numbers


def bids(start: State, seat: Seat) -> list[Action]:
    """Return every bid that a seat can ever make."""
    return [Bid(seat, card) for card in start.hands[seat]]


def seen(view: View) -> Iterator[Seen]:
    """Return *view* as numbers; seats count from the viewer."""
    cards, seats = range(1, view.options.cards + 1), view.options.seats
    yield Seen("spectator", int(view.viewer is None), 0, 1, "1 if a spectator looks")
    yield Seen("prize", view.prize or 0, 0, 13, "the prize to bid for, 0 for none")
    yield Seen("mine", view.mine or 0, 0, 13, "what the viewer has bid, 0 for nothing")
    for card in cards:
        yield Seen(f"prizes.{card}", int(card in view.prizes), 0, 1, "1 if it is to come")
    for place in range(seats):
        seat = ((view.viewer or 0) + place) % seats
        yield Seen(f"scores.{place}", view.scores[seat], 0, 91, "points of the seat")
        yield Seen(f"sealed.{place}", int(view.sealed[seat]), 0, 1, "1 if it has bid")
        for card in cards:
            held = int(card in view.hands[seat])
            yield Seen(f"hands.{place}.{card}", held, 0, 1, "1 if it has this card")


numbers = numbered(new_game, view, seats=seats, actions=bids, seen=seen)
action_space, observe = numbers.action_space, numbers.observe
observation_shape = numbers.observation_shape
observation_fields = numbers.observation_fields
