"""Kuhn poker, whole: three cards, two players, one bet. ``boardrules.authoring`` makes what it does not bring."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from boardrules import CHANCE, BaseAction, BaseState, BaseView, Edition, Outcome, Rule, RuleId, Seat, Spec, Step
from boardrules.authoring import Enumeration, NoOptions, numbered, rules_of, seen_of

Card: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Word: TypeAlias = Literal["pass", "bet"]


class State(BaseState, frozen=True):
    """``cards``: of each seat, once it is dealt. ``said``: the words so far."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=2)] = ()
    said: Annotated[tuple[Word, ...], Meta(max_length=3)] = ()


class View(BaseView, frozen=True):
    """What ``viewer`` knows: its own card, and both once they are shown."""

    viewer: Seat | None
    cards: Annotated[tuple[Card | None, ...], Meta(max_length=2)]
    said: Annotated[tuple[Word, ...], Meta(max_length=3)]


class Deal(BaseAction, frozen=True, tag=True):
    """Luck: seat ``to`` gets ``card``, which is None where it is hidden. As an event: it got it."""

    CHANGES, REVEALS = ("cards",), True
    by: Annotated[Seat, Meta(ge=-1, le=-1)]
    to: Annotated[Seat, Meta(ge=0, le=1)]
    card: Card | None


class Say(BaseAction, frozen=True, tag=True):
    """A player passes, or bets another coin. As an event: ``shown`` are the cards, if it ended the game."""

    CHANGES, REVEALS = ("cards", "said"), True
    by: Annotated[Seat, Meta(ge=0, le=1)]
    word: Word
    shown: tuple[Card, ...] = ()


Action: TypeAlias = Deal | Say
SOURCE: Final = "H. W. Kuhn, 1950"
DEAL = Rule(RuleId("KP-DEAL-1"), "Cards", "Each player puts in a coin and gets one of the cards 1, 2 and 3, unseen by the other.", SOURCE)
BET = Rule(RuleId("KP-BET-1"), "Betting", "In turn a player passes or bets a coin; a bet is called by a bet; a pass gives up.", SOURCE)
END = Rule(RuleId("KP-END-1"), "Winning", "Who gives up loses a coin; else the higher card wins what the other put in.", SOURCE)
SPEC: Final[Spec[State, Action, View, Action, NoOptions]] = Spec(
    id="kuhn_poker",
    title="Kuhn poker",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 2),
    max_plies=5,
    editions=(Edition("1950", "Kuhn poker", SOURCE),),
    rules=(DEAL, BET, END),
    cards=(),
    state=State,
    action=Action,
    view=View,
    event=Action,
    options=NoOptions,
)
VISIBILITY: Final = {"cards": "owner", "said": "public"}
ENDED: Final = {("pass", "pass"), ("bet", "pass"), ("bet", "bet"), ("pass", "bet", "pass"), ("pass", "bet", "bet")}


def new_game(options: NoOptions | None = None) -> State:  # noqa: D103, ARG001
    return State()


def choices(state: State) -> tuple[Action, ...]:  # noqa: D103
    if len(state.cards) < 2:
        return tuple(Deal(CHANCE, Seat(len(state.cards)), card) for card in (1, 2, 3) if card not in state.cards)
    by = Seat(len(state.said) % 2)
    return () if state.said in ENDED else (Say(by, "pass"), Say(by, "bet"))


def play(state: State, action: Action) -> Step[State, Action]:  # noqa: D103
    if isinstance(action, Deal):
        return Step(State((*state.cards, action.card or 1)), (action,))
    after = State(state.cards, (*state.said, action.word))
    return Step(after, (replace(action, shown=after.cards if after.said in ENDED else ()),))


def outcome(state: State) -> Outcome | None:  # noqa: D103
    if state.said not in ENDED:
        return None
    gave_up = state.said[-2:] == ("bet", "pass")
    winner = len(state.said) % 2 if gave_up else state.cards.index(max(state.cards))
    coins = 2 if state.said[-1] == "bet" else 1
    return Outcome((coins, -coins) if winner == 0 else (-coins, coins), (Seat(winner),), END.id)


def view(state: State, seat: Seat | None) -> View:  # noqa: D103
    return View(seat, tuple(card if state.said in ENDED or seat == at else None for at, card in enumerate(state.cards)), state.said)


def redact_action(action: Action, seat: Seat | None) -> Action:  # noqa: D103
    return replace(action, card=None) if isinstance(action, Deal) and action.to != seat else action


rules = rules_of(choices, play, seats=2, why=BET.id, question="Do you pass or bet?")
seats, to_act, legal_actions, pending = rules.seats, rules.to_act, rules.legal_actions, rules.pending
chance, chance_action = rules.chance, rules.chance_action
check, apply, apply_unchecked, step = rules.check, rules.apply, rules.apply_unchecked, rules.step
enumeration = Enumeration(rules, State(), view, rule=BET.id)
determinize, validate = enumeration.determinize, enumeration.validate
redact_event = redact_action
seen = seen_of(View, seats=2, by_seat=("cards",))
numbers = numbered(new_game, view, seats=seats, actions=lambda _, seat: (Say(seat, "pass"), Say(seat, "bet")), seen=seen)
action_space, observe = numbers.action_space, numbers.observe
observation_shape, observation_fields = numbers.observation_shape, numbers.observation_fields
