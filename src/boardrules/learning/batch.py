"""Many games in progress, played together on walkers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, cast, final

import numpy as np

from boardrules.capabilities import Numbering
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, Outcome, S, V
from boardrules.errors import BoardRulesError
from boardrules.learning.encoding import Encoding
from boardrules.learning.memory import Memory
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.transforms import FromState, capability
from boardrules.values import CHANCE, Seat
from boardrules.walker import Walker
from boardrules.walkers import walking

__all__ = ["Batch"]


@final
class Batch(Generic[S, A, V, E, O]):
    """Several games of one kind that are played together; each waits for one seat, or is over.

    Games are numbered from 0 in the order in which they begin. The luck of game *i* is that of ``Dealer(f"{seed}/{i}")``, as in
    ``simulate(..., seed=seed)``. When a game is over, :meth:`renew` begins the next one in its place. Seats that choose at the same
    time are asked one after the other, the lowest first; none sees what another chose.

    Parameters
    ----------
    game:
        any game with the capability :class:`boardrules.Numbering`.
    options:
        the game's options; None takes the game's defaults.
    size:
        the number of games played together.
    seed:
        the seed of the luck of all games.
    encoding:
        the columns of :meth:`encoded`; None: those of ``Encoding(fields)``.
    memory:
        how many of the last actions of all players :meth:`information_states` has for each seat.

    Raises
    ------
    TypeError
        if the game has no numbers.
    InvalidOptions
        if it cannot be played with these options.
    ValueError
        for a *size* below 1.

    >>> from random import Random
    >>> from boardrules import pixies
    >>> from boardrules.learning import Batch
    >>> batch, rng = Batch(pixies, pixies.Options(seats=2), size=3, seed=7), Random(7)
    >>> while batch.going:
    ...     ended = batch.step([rng.choice(batch.legal(at)) if at in batch.going else -1 for at in range(3)])
    >>> [outcome.scores for outcome in batch.outcomes if outcome]
    [(104, 135), (53, 75), (96, 87)]
    """

    fields: tuple[ObservationField, ...]
    """The fields of the observations."""

    outcomes: list[Outcome | None]
    """For each place how its game ended, or None."""

    numbers: list[int]
    """For each place the number of its game."""

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | None = None,
        *,
        size: int,
        seed: int | str = 0,
        encoding: Encoding | None = None,
        memory: int = 8,
    ) -> None:
        if size < 1:
            raise ValueError(f"a batch has 1 game or more, not {size}")
        numbering = capability(game, Numbering[V, A, O])
        if numbering is None:
            raise TypeError(f"{game.SPEC.title} has no numbers for its actions and views: it needs the capability boardrules.Numbering")
        self.game, self.seed, self.size = game, seed, size
        self._start = game.new_game(None if isinstance(game, FromState) else options)
        self.seats = game.seats(self._start)
        space = numbering.action_space(options)
        self.per_seat = space.per_seat
        self.fields = numbering.observation_fields(options)
        self.encoding = Encoding(self.fields) if encoding is None else encoding
        self.memory = Memory(len(self.seats), self.per_seat, memory)
        self._spaces: dict[Seat, ActionSpace[A, V]] = {seat: space.of(seat) for seat in self.seats}
        self._observe = numbering.observe
        self._walking = walking(game)
        self._games: list[_Going[A]] = []
        self.outcomes, self.numbers = [None] * size, [-1] * size
        self._begun = 0
        self.renew(range(size))

    @property
    def going(self) -> list[int]:
        """The places whose games are not over, in ascending order."""
        return [at for at, outcome in enumerate(self.outcomes) if outcome is None]

    def renew(self, places: Sequence[int] | None = None) -> None:
        """Begin the next games in *places*; None: wherever a game is over."""
        for at in [at for at, outcome in enumerate(self.outcomes) if outcome is not None] if places is None else places:
            walker = self._walking.walker(self._start, Random(0))  # noqa: S311  (a walker does not use it if it begins at a state)
            one = _Going(walker, Dealer(f"{self.seed}/{self._begun}"), self.memory.empty())
            if at == len(self._games):
                self._games.append(one)
            else:
                self._games[at] = one
            self.numbers[at], self.outcomes[at] = self._begun, None
            self._begun += 1
            self._settle(at)

    def _settle(self, at: int) -> None:
        """Draw all luck that is due in a game, and note who is to act, or how it ended."""
        one = self._games[at]
        walker = one.walker
        while n := walker.chance():
            walker.play(one.dealer.draw(n))
        acting = walker.to_act()
        one.seat, one.legal, one.view = acting[0] if acting else CHANCE, None, None
        if not acting:
            self.outcomes[at] = walker.outcome()

    def seat(self, at: int) -> Seat:
        """Return the seat to act in the game at place *at*. Raises BoardRulesError if the game is over."""
        return self._to_act(at).seat

    def legal(self, at: int) -> tuple[int, ...]:
        """Return the numbers of the legal actions of the seat to act, in its own space, in the order of ``legal_actions``.

        An action without a number is left out. Raises BoardRulesError if the game is over, or if no legal action has a number.
        """
        one = self._to_act(at)
        if one.legal is None:
            index, view = self._spaces[one.seat].index, self.view(at)
            one.legal = {}
            for k, action in enumerate(one.walker.legal()):
                if getattr(action, "by", None) == one.seat:
                    try:
                        one.legal[index(action, view)] = k
                    except LookupError:
                        continue
            if not one.legal:
                raise BoardRulesError(f"none of the legal actions of seat {one.seat} has a number")
        return tuple(one.legal)

    def actions(self, at: int) -> tuple[A, ...]:
        """Return the legal actions of the seat to act. Raises BoardRulesError if the game is over."""
        one = self._to_act(at)
        return tuple([action for action in one.walker.legal() if getattr(action, "by", None) == one.seat])

    def view(self, at: int, seat: Seat | None = None) -> V:
        """Return the view of *seat*, None: of the seat to act."""
        one = self._games[at]
        if seat is not None and seat != one.seat:
            return cast("V", one.walker.view(seat))  # the walker is one of this game
        if one.view is None:
            one.view = one.walker.view(self._to_act(at).seat)
        return cast("V", one.view)

    def walker(self, at: int) -> Walker[A]:
        """Return the walker of the game at place *at*, to look ahead between its ``mark()`` and ``back()``; it knows what is hidden."""
        return self._games[at].walker

    def observation(self, at: int, seat: Seat | None = None) -> tuple[int, ...]:
        """Return what *seat* observes, None: the seat to act."""
        return self._observe(self.view(at, seat))

    def observations(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return what the seat to act observes in each game, an int64 array ``(size, fields)``; zeros for a game that is over."""
        found = np.zeros((self.size, len(self.fields)), np.int64)
        for at in self.going:
            found[at] = self.observation(at)
        return found

    def encoded(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return the observations as floats from 0 to 1, ``(size, columns)``; see ``encoding.names``."""
        return self.encoding.encode(self.observations())

    def information_states(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return the encoded observations followed by what each seat to act remembers, ``(size, columns + memory columns)``.

        See :class:`Memory`; ``encoding.names + memory.names`` are the names of the columns.
        """
        remembered = np.zeros((self.size, *self.memory.shape), np.float32)
        for at in self.going:
            one = self._games[at]
            remembered[at] = self.memory.encode(one.remembered, one.seat)
        return np.concatenate([self.encoded(), remembered], axis=1)

    def masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return which numbers are legal for the seat to act in each game, a boolean array ``(size, per_seat)``."""
        found = np.zeros((self.size, self.per_seat), bool)
        for at in self.going:
            found[at, list(self.legal(at))] = True
        return found

    def step(self, actions: Sequence[int] | np.ndarray[Any, np.dtype[np.integer[Any]]]) -> list[int]:
        """Play in each game the action with this number in the space of its seat, -1: none; return the places whose games ended by it.

        Raises ValueError for a number that is not legal, or if there is not one number for each game; then nothing has changed.
        """
        chosen = [int(action) for action in actions]
        if len(chosen) != self.size:
            raise ValueError(f"there must be one number for each of {self.size} games, not {len(chosen)}")
        played: list[tuple[int, int]] = []
        for at, number in enumerate(chosen):
            if number == -1:
                continue
            if number not in self.legal(at):
                raise ValueError(f"number {number} is not legal in the game at place {at}")
            played.append((at, number))
        for at, number in played:
            self.play(at, number)
        return [at for at, _ in played if self.outcomes[at] is not None]

    def play(self, at: int, number: int) -> None:
        """Play the action with this number in the game at place *at* alone. Raises ValueError if it is not legal."""
        if number not in self.legal(at):
            raise ValueError(f"number {number} is not legal in the game at place {at}")
        self._play(at, (self._games[at].legal or {})[number], number)

    def take(self, at: int, action: A) -> None:
        """Play *action*, one of :meth:`actions`, in the game at place *at*. Raises ValueError if it is not legal."""
        one = self._to_act(at)
        k = one.walker.legal().index(action)
        self._play(at, k, -1 if self.memory.size == 0 else self._spaces[one.seat].index(action, self.view(at)))

    def _play(self, at: int, k: int, number: int) -> None:
        one = self._games[at]
        if self.memory.size:
            action = one.walker.legal()[k]
            knows = [self.game.redact_action(action, seat) == action for seat in self.seats]
            one.remembered = self.memory.after(one.remembered, one.seat, number, knows)
        one.walker.play(k)
        self._settle(at)

    def _to_act(self, at: int) -> _Going[A]:
        if self.outcomes[at] is not None:
            raise BoardRulesError(f"the game at place {at} is over")
        return self._games[at]


class _Going(Generic[A]):
    """A game in progress: what is known of its position is kept until it changes."""

    __slots__ = ("dealer", "legal", "remembered", "seat", "view", "walker")

    def __init__(self, walker: Walker[A], dealer: Dealer, remembered: tuple[tuple[tuple[Seat, int], ...], ...]) -> None:
        self.walker, self.dealer, self.remembered = walker, dealer, remembered
        self.seat: Seat = CHANCE
        self.legal: dict[int, int] | None = None
        """The legal actions by their numbers, as places in the list of the walker."""
        self.view: object = None
