"""Kuhn poker, whole: three cards, two players, one bet. ``boardrules.authoring`` makes what it does not bring."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from boardrules import CHANCE, BaseAction, BaseState, BaseView, Edition, Outcome, Rule, RuleId, Seat, Spec, Step
from boardrules import authoring as kit
from boardrules.authoring import Enumeration, NoOptions, numbered, rules_of, seen_of

Card: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Word: TypeAlias = Literal["pass", "bet"]


class State(BaseState, frozen=True):
    """``cards``: of each seat, once it is dealt. ``said``: the words so far."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=2)] = ()
    said: Annotated[tuple[Word, ...], Meta(max_length=3)] = ()


class View(BaseView, frozen=True):
    """The knowledge of ``viewer``: its own card, and both once they are shown."""

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

# ---- the table

MEANT: Final = {"pass": ("Pass", "passes"), "bet": ("Bet a coin", "bets a coin")}
ANSWERED: Final = {"pass": ("Give up", "gives up"), "bet": ("Call", "calls")}
"""A word as a label and in a sentence: before a coin is bet, and after."""


def table(view: View, players: kit.Naming) -> kit.Table:
    """Describe *view* as people see it: the pot, and for each player a card and the coins put in."""
    coins = [1 + ("bet" in view.said[seat::2]) for seat in (0, 1)]
    places = [kit.Place(None, (kit.Track("Coins in the pot", sum(coins), 4),))]
    for seat in (Seat(0), Seat(1)):
        dealt = [kit.Card() if card is None else kit.Card(text=str(card), paint="yellow") for card in view.cards[seat : seat + 1]]
        said = [kit.Note(phrase(view.said[:at], view.said[at])[1].capitalize() + ".") for at in range(seat, len(view.said), 2)]
        places.append(kit.Place(seat, (kit.Row("Card", dealt, 1 - len(dealt)), kit.Track("Coins", coins[seat], 2), *said[-1:])))
    shown = tuple(card for card in view.cards if card is not None)
    done = outcome(State(shown, view.said)) if view.said in ENDED else None
    if done is not None:
        winner = done.winners[0]
        won = f"{players(winner)} wins {'a coin' if done.scores[winner] == 1 else '2 coins'}."
        return kit.Table(title=SPEC.title, places=places, viewer=view.viewer, status=won, winners=done.winners)
    if len(view.cards) < 2:
        return kit.Table(title=SPEC.title, places=places, viewer=view.viewer, status="The cards are dealt.")
    turn = Seat(len(view.said) % 2)
    asked = f"{players(turn)} {'gives up or calls' if 'bet' in view.said else 'passes or bets a coin'}."
    return kit.Table(title=SPEC.title, places=places, viewer=view.viewer, status=asked, to_act=(turn,))


def phrase(before: tuple[Word, ...], word: Word) -> tuple[str, str]:
    """Return *word* as a label and in a sentence: a bet is answered by a call, or by giving up."""
    return (ANSWERED if "bet" in before else MEANT)[word]


def told(view: View, event: Action, players: kit.Naming) -> str:
    """Return *event* as a sentence with the names of the players."""
    if isinstance(event, Deal):
        return f"{players(event.to)} gets {'a card' if event.card is None else f'the {event.card}'}."
    return f"{players(event.by)} {phrase(view.said[:-1], event.word)[1]}."


def label(view: View, action: Action) -> str:  # noqa: D103
    return phrase(view.said, action.word)[0] if isinstance(action, Say) else format_event(view, action)[:-1]


pictures = kit.drawn(table, told)
picture, render_svg, render_text, format_event = pictures.picture, pictures.render_svg, pictures.render_text, pictures.format_event
