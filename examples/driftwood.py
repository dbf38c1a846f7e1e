"""Driftwood, a card game for 2 to 4 players: hidden hands, luck, words and a table."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

import boardrules as br
from boardrules.authoring import Card, Naming, Pile, Place, Row, Score, Table, drawn, rules_of

LAST: Final = 24
HELD: Final = 4
Number: TypeAlias = Annotated[int, Meta(ge=1, le=24)]
Player: TypeAlias = Annotated[br.Seat, Meta(ge=0, le=3)]
Hand: TypeAlias = Annotated[tuple[Number, ...], Meta(max_length=4)]
Cards: TypeAlias = Annotated[tuple[Number, ...], Meta(max_length=24)]
Counts: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=24)], ...], Meta(max_length=4)]


class Options(br.BaseOptions, frozen=True, kw_only=True):
    """``seats``: 2 to 4 players."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2


class State(br.BaseState, frozen=True):
    """``deck``: the cards not yet drawn, sorted; ``pile``: the last card on top; ``taken``: cards taken by each seat."""

    options: Options
    deck: Cards
    hands: Annotated[tuple[Hand, ...], Meta(max_length=4)]
    pile: Cards
    taken: Counts
    turn: Player


class View(br.BaseView, frozen=True):
    """The knowledge of ``viewer``: its own ``hand``, and the number of cards in the deck and in each hand."""

    viewer: Player | None
    options: Options
    deck: Annotated[int, Meta(ge=0, le=24)]
    hand: Hand
    held: Counts
    pile: Cards
    gone: Cards
    taken: Counts
    turn: Player


class Draw(br.BaseAction, frozen=True, tag=True):
    """Luck: seat ``to`` draws ``card``, which is None where it is hidden. As an event: it drew it."""

    CHANGES, REVEALS = ("deck", "hand", "held"), True
    by: Annotated[br.Seat, Meta(ge=-1, le=-1)]
    to: Player
    card: Number | None


class Play(br.BaseAction, frozen=True, tag=True):
    """A player lays ``card`` on the pile. As an event: ``took`` is the number of cards that the player had to take for it."""

    CHANGES, REVEALS = ("hand", "held", "pile", "gone", "taken", "turn"), True
    by: Player
    card: Number
    took: Annotated[int, Meta(ge=0, le=24)] = 0


Action: TypeAlias = Draw | Play
SOURCE: Final = "house"
DEAL = br.Rule(br.RuleId("DR-DEAL-1"), "Cards", "There are cards 1 to 24. Each player holds four, and draws one after each turn.", SOURCE)
PLAY = br.Rule(br.RuleId("DR-PLAY-1"), "A turn", "In turn, each player lays a card of their hand on the pile.", SOURCE)
LOWER = br.Rule(br.RuleId("DR-PLAY-2"), "A lower card", "Before you lay a card lower than the top one, you take the pile.", SOURCE)
END = br.Rule(
    br.RuleId("DR-END-1"), "Winning", "When nobody has cards left, whoever took the fewest wins; equals share the victory.", SOURCE
)
SPEC: Final[br.Spec[State, Action, View, Action, Options]] = br.Spec(
    id="driftwood",
    title="Driftwood",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 4),
    max_plies=48,
    editions=(br.Edition("house", "Driftwood", SOURCE),),
    rules=(DEAL, PLAY, LOWER, END),
    cards=(),
    state=State,
    action=Action,
    view=View,
    event=Action,
    options=Options,
)
VISIBILITY: Final = {"deck": "nobody", "hands": "owner", **dict.fromkeys(("options", "pile", "taken", "turn"), "public")}


def new_game(options: Options | None = None) -> State:  # noqa: D103
    chosen = options or Options()
    return State(chosen, tuple(range(1, LAST + 1)), ((),) * chosen.seats, (), (0,) * chosen.seats, br.Seat(0))


def drawing(state: State) -> br.Seat | None:
    """Return the seat that draws a card now: all are dealt before the first turn, later it is the one that has just played."""
    last = br.Seat((state.turn - 1) % len(state.hands))
    short = [br.Seat(seat) for seat, hand in enumerate(state.hands) if len(hand) < HELD]
    if not state.deck or not short:
        return None
    return short[0] if not state.pile and not any(state.taken) else last if last in short else None


def choices(state: State) -> tuple[Action, ...]:  # noqa: D103
    to = drawing(state)
    if to is not None:
        return tuple(Draw(br.CHANCE, to, card) for card in state.deck)
    return tuple(Play(state.turn, card) for card in state.hands[state.turn])


def play(state: State, action: Action) -> br.Step[State, Action]:  # noqa: D103
    hands = list(state.hands)
    if isinstance(action, Draw):
        hands[action.to] = tuple(sorted((*hands[action.to], action.card or 1)))
        return br.Step(replace(state, deck=tuple(card for card in state.deck if card != action.card), hands=tuple(hands)), (action,))
    seat = action.by
    hands[seat] = tuple(card for card in hands[seat] if card != action.card)
    took = len(state.pile) if state.pile and action.card < state.pile[-1] else 0
    taken = tuple(n + took * (at == seat) for at, n in enumerate(state.taken))
    pile, turn = (*(() if took else state.pile), action.card), br.Seat((seat + 1) % len(hands))
    after = replace(state, hands=tuple(hands), pile=pile, taken=taken, turn=turn)
    return br.Step(after, (replace(action, took=took),))


def why_not(state: State, action: Action) -> br.Refusal:
    """Return why a seat that is to act may not do this; the fields of *action* may hold anything."""
    return br.Refusal(PLAY.id, "hand", "you can lay only a card of your hand", (("held", len(state.hands[action.by])),))


def outcome(state: State) -> br.Outcome | None:  # noqa: D103
    if choices(state):
        return None
    scores = tuple(-n for n in state.taken)
    return br.Outcome(scores, tuple(br.Seat(seat) for seat, score in enumerate(scores) if score == max(scores)), END.id)


def gone(state: State) -> tuple[int, ...]:
    """Return the cards that players have taken: everybody saw them."""
    rest = {*state.deck, *state.pile, *[card for hand in state.hands for card in hand]}
    return tuple(card for card in range(1, LAST + 1) if card not in rest)


def view(state: State, seat: br.Seat | None) -> View:  # noqa: D103
    hand = () if seat is None else state.hands[seat]
    held = tuple(len(hand) for hand in state.hands)
    return View(seat, state.options, len(state.deck), hand, held, state.pile, gone(state), state.taken, state.turn)


def redact_action(action: Action, seat: br.Seat | None) -> Action:  # noqa: D103
    return replace(action, card=None) if isinstance(action, Draw) and action.to != seat else action


def determinize(view: View, rng: br.Rng) -> State:
    """Return a state that fits *view*: the cards that the viewer does not see are shuffled."""
    unseen = [card for card in range(1, LAST + 1) if card not in {*view.hand, *view.pile, *view.gone}]
    shuffled = [unseen.pop(rng.randrange(len(unseen))) for _ in range(len(unseen))]
    hands = [view.hand if seat == view.viewer else tuple(sorted([shuffled.pop() for _ in range(n)])) for seat, n in enumerate(view.held)]
    return State(view.options, tuple(sorted(shuffled)), tuple(hands), view.pile, view.taken, view.turn)


def validate(state: State) -> tuple[br.Violation, ...]:
    """Return the faults of a state from outside."""
    seen = [*state.deck, *state.pile, *[card for hand in state.hands for card in hand]]
    if not len(state.hands) == len(state.taken) == state.options.seats or state.turn >= state.options.seats:
        return (br.Violation("", DEAL.id, "every seat has a hand and a number of cards taken, and one of them has the turn"),)
    if len(set(seen)) < len(seen) or len(seen) + sum(state.taken) != LAST or any(hand != tuple(sorted(hand)) for hand in state.hands):
        return (br.Violation("", DEAL.id, "every card 1 to 24 is in one place, and hands are sorted"),)
    return ()


rules = rules_of(choices, play, seats=lambda state: state.options.seats, why=why_not, question="Which card do you lay on the pile?")
seats, to_act, legal_actions, pending = rules.seats, rules.to_act, rules.legal_actions, rules.pending
chance, chance_action = rules.chance, rules.chance_action
check, apply, apply_unchecked, step = rules.check, rules.apply, rules.apply_unchecked, rules.step
redact_event = redact_action


def table(view: View, players: Naming) -> Table:
    """Describe *view* as people see it."""
    top = view.pile[-1] if view.pile else 0
    pile = [Card(text=str(card), paint="blue", key=f"card.{card}", just=card == top) for card in view.pile[-6:]]
    lines = {card: "takes all" if card < top else "" for card in view.hand}
    own = [Card(text=str(card), line=lines[card], paint="yellow", anchor=f"card.{card}") for card in view.hand]
    places = [Place(None, (Pile("Deck", view.deck), Row("Pile", pile)))]
    for seat, held in enumerate(view.held):
        hand = own if seat == view.viewer else [Card()] * held
        places.append(Place(br.Seat(seat), (Row("Hand", hand), Score("Cards taken", view.taken[seat]))))
    if view.deck or any(view.held):
        return Table(title=SPEC.title, places=places, viewer=view.viewer, status=f"{players(view.turn)} lays a card.", to_act=(view.turn,))
    best = [br.Seat(seat) for seat, n in enumerate(view.taken) if n == min(view.taken)]
    return Table(title=SPEC.title, places=places, viewer=view.viewer, status="The game is over.", winners=best)


def told(view: View, event: Action, players: Naming) -> str:  # noqa: ARG001
    """Return *event* as a sentence with the names of the players."""
    if isinstance(event, Draw):
        return f"{players(event.to)} draws {'a card' if event.card is None else f'the {event.card}'}."
    took = f" and takes {event.took} card{'s' if event.took > 1 else ''}" if event.took else ""
    return f"{players(event.by)} lays the {event.card}{took}."


pictures = drawn(table, told)
picture, render_svg, render_text, format_event = pictures.picture, pictures.render_svg, pictures.render_text, pictures.format_event


def anchors(view: View, action: Action) -> tuple[str, ...]:  # noqa: D103, ARG001
    return (f"card.{action.card}",) if isinstance(action, Play) else ()


def label(view: View, action: Action) -> str:  # noqa: D103
    return f"Lay the {action.card}" if isinstance(action, Play) else format_event(view, action)[:-1]
