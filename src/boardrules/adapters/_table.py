"""A game in progress in the form of numbers: the part that the adapters share, without any other library."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypedDict

import msgspec

from boardrules.capabilities import Numbering
from boardrules.chance import Dealer
from boardrules.codec import from_json
from boardrules.contract import A, E, Game, O, Outcome, Refusal, S, V
from boardrules.errors import BoardRulesError
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.registry import GameRef
from boardrules.transforms import FromState, capability
from boardrules.values import RuleId, Seat

Reward: TypeAlias = Callable[[Outcome, Seat], float]
"""A function that returns the value of a finished game for a seat."""


def by_victory(outcome: Outcome, seat: Seat) -> float:
    """Return 1 for a seat that wins, alone or with others, -1 for one that does not; 0 for every seat if all share the victory.

    >>> from boardrules import Outcome, RuleId, Seat
    >>> won = Outcome((10, 7), (Seat(0),), RuleId("PX-WIN-1"))
    >>> by_victory(won, Seat(0)), by_victory(won, Seat(1))
    (1.0, -1.0)
    """
    if len(outcome.winners) == len(outcome.scores):
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0


def agreed(game: Game[S, A, V, E, O], options: O | Mapping[str, object] | None) -> O | None:
    """Return *options*, or those in a mapping, converted as from JSON. Raises InvalidOptions."""
    return from_json(game.SPEC.options, msgspec.json.encode(options)) if isinstance(options, Mapping) else options


class RefusalInfo(TypedDict):
    """A refusal as plain data: its rule, its key and its message."""

    rule: str
    key: str
    message: str


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """Return *refusal* as plain data."""
    return {"rule": refusal.rule, "key": refusal.key, "message": refusal.message}


class Series:
    """A series of games whose luck comes from one seed: game *i* has the luck of game *i* of ``boardrules.simulate``."""

    def __init__(self) -> None:
        self.seed: int | str = secrets.token_hex(16)
        self.played = -1

    @property
    def game_seed(self) -> str:
        """The seed of the current game."""
        return f"{self.seed}/{self.played}"

    def begin(self, seed: int | None) -> str:
        """Return the seed of the first game of a series with *seed*, or of the next game of this series."""
        if seed is None:
            self.played += 1
        else:
            self.seed, self.played = seed, 0
        return self.game_seed


class Table(Generic[S, A, V, E, O]):
    """A series of games played by numbers. It can be pickled and copied, is mutable, and always waits for a seat or is over.

    Every seat has numbers of its own, 0 to ``size`` - 1, those of ``ActionSpace.of``. *options*: those of a game made by ``from_state`` are
    the options of its position. Raises TypeError for a game without numbers, and InvalidOptions.
    """

    state: S
    acting: tuple[Seat, ...]
    outcome: Outcome | None

    def __init__(self, game: Game[S, A, V, E, O], options: O | None = None) -> None:
        self._ref = GameRef(game)
        self._options = options
        self._number()
        self.series = Series()

    def _number(self) -> None:
        """Set everything that is not part of a pickled table."""
        self.game = game = self._ref.game
        numbers = capability(game, Numbering[V, A, O])
        if numbers is None:
            raise TypeError(f"{game.SPEC.title} has no numbers for its actions and views: it needs the capability boardrules.Numbering")
        options = self._options
        self._start = game.new_game(None if isinstance(game, FromState) else options)
        self.seats = game.seats(self._start)
        space = numbers.action_space(options)
        self.size = space.per_seat
        self.fields: tuple[ObservationField, ...] = numbers.observation_fields(options)
        self._observe = numbers.observe
        self._spaces: dict[Seat, ActionSpace[A, V]] = {seat: space.of(seat) for seat in self.seats}
        self._forget()

    def __getstate__(self) -> dict[str, Any]:
        made = {"game", "seats", "size", "_start", "fields", "_observe", "_spaces", "_choices", "_views", "_seen"}
        return {name: value for name, value in vars(self).items() if name not in made}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._number()

    def _forget(self) -> None:
        self._choices: dict[Seat, dict[int, A]] = {}
        self._views: dict[Seat, V] = {}
        self._seen: dict[Seat, tuple[int, ...]] = {}

    def begin(self, seed: int | None = None) -> None:
        """Begin a game: the first of a series with *seed*, or the next one of this series."""
        self._dealer = Dealer(self.series.begin(seed))
        self._become(self._start)

    def _become(self, state: S) -> None:
        self.state = state = self._dealer.deal(self.game, state)
        self.acting = self.game.to_act(state)
        self.outcome = None if self.acting else self.game.outcome(state)
        self._forget()

    def view(self, seat: Seat) -> V:
        """Return what *seat* may know now."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def observation(self, seat: Seat) -> tuple[int, ...]:
        """Return the observation of *seat*: its view as numbers."""
        if seat not in self._seen:
            self._seen[seat] = self._observe(self.view(seat))
        return self._seen[seat]

    def choices(self, seat: Seat) -> dict[int, A]:
        """Return the legal actions of *seat* by their numbers, in the order of the list; none for a seat that is not to act.

        An action without a number is left out. Raises BoardRulesError if a seat to act has no action with a number.
        """
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = self._numbered(seat) if seat in self.acting else {}
        return found

    def _numbered(self, seat: Seat) -> dict[int, A]:
        view, index = self.view(seat), self._spaces[seat].index
        found: dict[int, A] = {}
        for action in self.game.legal_actions(self.state, seat):
            try:
                found[index(action, view)] = action
            except LookupError:
                continue
        if not found:
            raise BoardRulesError(f"none of the legal actions of seat {seat} has a number")
        return found

    def play(self, numbers: Mapping[Seat, int]) -> dict[Seat, Refusal]:
        """Play these seats' actions, all or none, and return the refusals by seat; if there are any, nothing has changed.

        Raises LookupError for a number outside the space.
        """
        actions: list[A] = []
        refused: dict[Seat, Refusal] = {}
        for seat, number in numbers.items():
            action = self.choices(seat).get(number)
            if action is None:
                refused[seat] = self._refusal(seat, number)
            else:
                actions.append(action)
        if not refused:
            state = self.state
            for action in actions:  # simultaneous choices do not affect one another: they are sealed until all have chosen
                state = self.game.apply_unchecked(state, action)
            self._become(state)
        return refused

    def _refusal(self, seat: Seat, number: int) -> Refusal:
        """Return why *seat* may not play the action with this number."""
        unknown = Refusal(RuleId("BR-VALUE"), "number", f"number {number} stands for no action here")
        if not 0 <= number < self.size:
            raise LookupError(f"there is no action number {number}: the actions of a seat have the numbers 0 to {self.size - 1}")
        try:
            action = self._spaces[seat].action(number, self.view(seat))
        except LookupError:
            return unknown
        return self.game.check(self.state, action) or unknown

    def take(self, action: A) -> None:
        """Play an action that a bot chose. Raises IllegalAction."""
        self._become(self.game.apply(self.state, action))

    def info(self, seat: Seat) -> dict[str, object]:
        """Return the information beside the observation: the legal numbers, or the result of the game."""
        outcome = self.outcome
        if outcome is None:
            return {"legal": list(self.choices(seat))}
        return {"legal": [], "rule": outcome.rule, "scores": list(outcome.scores), "winners": list(outcome.winners)}
