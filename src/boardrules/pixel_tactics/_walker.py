"""A position of Pixel Tactics that plays on in place: see :class:`boardrules.Walker`."""

from __future__ import annotations

from collections.abc import Hashable

from boardrules.contract import Outcome, Rng
from boardrules.pixel_tactics._engine.apply import outcome_of, perform_action
from boardrules.pixel_tactics._engine.players.player import PlayerPosition, still_to_choose
from boardrules.pixel_tactics._engine.position import Position, Snapshot
from boardrules.pixel_tactics._evaluation import CLEAR, stands, worth
from boardrules.pixel_tactics._knowledge import key as _key
from boardrules.pixel_tactics._knowledge import view as _view
from boardrules.pixel_tactics._leaf import PlayerModel, player_features, turn_features
from boardrules.pixel_tactics._legality.legal import legal
from boardrules.pixel_tactics._ordering import promises
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.view import View
from boardrules.toolkit.draws import drawn
from boardrules.toolkit.leaf import Features
from boardrules.values import CHANCE, Seat


class PixelTacticsWalker:
    """A state taken apart, which is never put together again."""

    __slots__ = ("marks", "model", "position", "worths")

    def __init__(self, position: Position, model: PlayerModel | None = None) -> None:
        self.position = position
        self.model = model
        """The trained model by which positions are valued, None for the evaluation of views."""
        self.worths = [self._worth(player) for player in position.seats]
        """What each seat's part is worth, unless the part has changed since."""
        self.marks: list[tuple[Snapshot, list[float]]] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act."""
        position = self.position
        if position.phase == "over":
            return ()
        if position.phase == "leaders":
            return tuple([Seat(seat) for seat, player in enumerate(position.seats) if still_to_choose(player)])
        return (position.actor,)

    def legal(self) -> tuple[Action, ...]:
        """Return every legal action, at a chance point every outcome."""
        position = self.position
        found = position.listed
        if found is None:
            found = position.listed = legal(position)
        return found

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, or 0."""
        position = self.position
        return 0 if position.actor != CHANCE or position.phase in {"over", "leaders"} else len(self.legal())

    def play(self, k: int) -> None:
        """Play the *k*-th legal action, or the *k*-th outcome."""
        perform_action(self.position, self.legal()[k])

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        position = self.position
        numbers: list[int] = []
        while actions := self.legal():
            if not numbers:
                numbers = drawn(rng)
            perform_action(position, actions[numbers.pop() % len(actions)])

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None."""
        position = self.position
        return outcome_of(position.options, position.series, len(position.seats)) if position.phase == "over" else None

    def evaluate(self, seat: Seat) -> float:
        """Return how well *seat* stands."""
        self._count()
        model, position = self.model, self.position
        worths = self.worths
        if model is not None and position.phase == "play":
            worths = worths.copy()
            worths[position.active] += CLEAR * model.turn(position)
        return stands(seat, self.outcome(), worths, position.series)

    def features(self, seat: Seat) -> Features:
        """Return what the trained model counts for *seat*."""
        position = self.position
        found = player_features(position.catalogue, position.seats[seat])
        return [*found, *turn_features(position)] if position.phase == "play" and position.active == seat else found

    def _worth(self, player: PlayerPosition) -> float:
        model, catalogue = self.model, self.position.catalogue
        return worth(catalogue, player) if model is None else CLEAR * model.worth(catalogue, player)

    def _count(self) -> None:
        """Count what the parts that have changed are worth."""
        worths = self.worths
        for at, player in enumerate(self.position.seats):
            if player.changed:
                worths[at] = self._worth(player)
                player.changed = False

    def promises(self) -> list[float]:
        """Return how promising each legal action is beside the others."""
        return promises(self.position, self.legal())

    def view(self, seat: Seat) -> View:
        """Return what *seat* may know."""
        self._count()
        for player in self.position.seats:
            player.changed = True  # the count has taken the mark, which the state needs, too
        return _view.view(self.position.frozen(), seat)

    def key(self, seat: Seat) -> Hashable:
        """Return a key of what *seat* may know."""
        return _key.key(self.position, seat)

    def mark(self) -> None:
        """Remember the position, so that :meth:`back` returns to it."""
        self._count()  # once, for all that is tried from here
        self.marks.append((self.position.snapshot(), self.worths.copy()))

    def back(self) -> None:
        """Return to the position of the last mark."""
        was, self.worths = self.marks.pop()
        self.position.restore(was)
