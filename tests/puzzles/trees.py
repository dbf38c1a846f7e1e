"""Games that are a tree written down, to have puzzles with known answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules import CHANCE, BaseAction, BaseState, BaseView, Edition, Outcome, Rng, Rule, RuleId, Seat, Spec, Step, Violation
from boardrules.authoring import NoOptions, rules_of

ME, RIVAL = Seat(0), Seat(1)
RULE = Rule(RuleId("TR-1"), "Trees", "A tree says what follows.", "house")


@dataclass(frozen=True)
class Fork:
    """``seat`` goes one of the ways, which have names. ``turn``: which turn it is."""

    seat: Seat
    ways: tuple[tuple[str, Tree], ...]
    turn: int = 0

    def way(self, name: str) -> Tree:
        """What the way of this name leads to. Raises KeyError if there is none."""
        ways: dict[str, Tree] = dict(self.ways)
        return ways[name]


@dataclass(frozen=True)
class Hidden:
    """Which way it goes is settled by the hidden card."""

    ways: tuple[Tree, ...]


Leaf: TypeAlias = Literal["win", "loss", "draw"]
Tree: TypeAlias = Fork | Hidden | Leaf


def me(turn: int = 0, **ways: Tree) -> Fork:
    return Fork(ME, tuple(ways.items()), turn)


def rival(turn: int = 0, **ways: Tree) -> Fork:
    return Fork(RIVAL, tuple(ways.items()), turn)


def luck(*ways: Tree) -> Fork:
    return Fork(CHANCE, tuple((f"outcome {n}", way) for n, way in enumerate(ways)))


def hidden(*ways: Tree) -> Hidden:
    return Hidden(ways)


class State(BaseState, frozen=True):
    path: tuple[str, ...] = ()
    card: Annotated[int, Meta(ge=0)] = 0


class View(BaseView, frozen=True):
    path: tuple[str, ...]


class Go(BaseAction, frozen=True, tag=True):
    by: Annotated[Seat, Meta(ge=-1, le=1)]
    way: str


class TreeGame:
    """The game of a tree; ``cards``: how many there are, one of which is hidden. It does not say which turn it is."""

    def __init__(self, tree: Tree, cards: int = 1) -> None:
        self.tree: Tree = tree
        self.cards = cards
        rules = rules_of(self._choices, self._play, seats=2)
        self.seats, self.to_act, self.legal_actions, self.pending = rules.seats, rules.to_act, rules.legal_actions, rules.pending
        self.chance, self.chance_action = rules.chance, rules.chance_action
        self.check, self.apply, self.apply_unchecked, self.step = rules.check, rules.apply, rules.apply_unchecked, rules.step

    @property
    def SPEC(self) -> Spec[State, Go, View, Go, NoOptions]:  # noqa: N802
        return Spec(
            id="tree",
            title="Tree",
            rules_version="1.0",
            schema_version=1,
            seats=(2, 2),
            max_plies=20,
            editions=(Edition("tree", "Tree", "house"),),
            rules=(RULE,),
            cards=(),
            state=State,
            action=Go,
            view=View,
            event=Go,
            options=NoOptions,
        )

    def at(self, state: State) -> Fork | Leaf:
        """The part of the tree where *state* is."""
        here: Tree = self.tree
        for name in (*state.path, None):
            while isinstance(here, Hidden):
                here = here.ways[state.card]
            if name is not None:
                assert isinstance(here, Fork)
                here = here.way(name)
        assert not isinstance(here, Hidden)
        return here

    def new_game(self, options: NoOptions | None = None) -> State:  # noqa: ARG002
        return State()

    def _choices(self, state: State) -> tuple[Go, ...]:
        here = self.at(state)
        return tuple(Go(here.seat, name) for name, _ in here.ways) if isinstance(here, Fork) else ()

    def _play(self, state: State, action: Go) -> Step[State, Go]:
        return Step(State((*state.path, action.way), state.card), (action,))

    def outcome(self, state: State) -> Outcome | None:
        match self.at(state):
            case "win":
                return Outcome((1, 0), (ME,), RULE.id)
            case "loss":
                return Outcome((0, 1), (RIVAL,), RULE.id)
            case "draw":
                return Outcome((0, 0), (ME, RIVAL), RULE.id)
            case _:
                return None

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002
        return View(state.path)

    def redact_action(self, action: Go, seat: Seat | None) -> Go | None:  # noqa: ARG002
        return action

    def redact_event(self, event: Go, seat: Seat | None) -> Go | None:  # noqa: ARG002
        return event

    def determinize(self, view: View, rng: Rng) -> State:
        return State(view.path, rng.randrange(self.cards))

    def validate(self, state: State) -> tuple[Violation, ...]:
        try:
            self.at(state)
        except (AssertionError, KeyError, IndexError):
            return (Violation("$", RULE.id, "the tree has no such place"),)
        return ()


class TurnedGame(TreeGame):
    """The same, where the tree says which turn it is."""

    def turn_of(self, state: State) -> tuple[int, ...]:
        here = self.at(state)
        return (here.turn if isinstance(here, Fork) and here.seat != CHANCE else 0,)
