"""A position of Chibitactics that plays on in place: see :class:`boardrules.Walker`."""

from __future__ import annotations

from collections.abc import Hashable

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.apply import act, outcome_of
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.position import Position, Snapshot
from boardrules.chibitactics._evaluation import over, stands
from boardrules.chibitactics._knowledge import view as _view
from boardrules.chibitactics._knowledge.view import shown_squads
from boardrules.chibitactics._leaf import Model, blank_model
from boardrules.chibitactics._legality.legal import chance, chance_action, legal, to_act
from boardrules.chibitactics._ordering import promises
from boardrules.contract import Outcome, Rng
from boardrules.errors import UnknownSeat
from boardrules.toolkit.draws import play_out
from boardrules.toolkit.evaluation import guessed, lead
from boardrules.toolkit.leaf import Features
from boardrules.values import Seat


class ChibitacticsWalker:
    """A state taken apart, which is never put together again."""

    __slots__ = ("grounds", "listed", "marks", "model", "position")

    def __init__(self, grounds: Grounds, state: t.State, model: Model | None = None) -> None:
        self.grounds = grounds
        self.model = model
        """The trained model by which positions are valued, None for the evaluation of views."""
        self.position = Position(grounds, state)
        self.listed: tuple[t.Action, ...] | None = None
        """The legal actions, once they have been asked for."""
        self.marks: list[tuple[Snapshot, tuple[t.Action, ...] | None]] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act."""
        return to_act(self.position)

    def legal(self) -> tuple[t.Action, ...]:
        """Return every legal action, at a chance point every outcome."""
        found = self.listed
        if found is None:
            found = self.listed = legal(self.position)
        return found

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, or 0."""
        return chance(self.position)

    def play(self, k: int) -> None:
        """Play the *k*-th legal action, or the *k*-th outcome."""
        position = self.position
        action = chance_action(position, k) if chance(position) else self.legal()[k]
        self.listed = None
        act(position, action)

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        play_out(self, rng)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None."""
        position = self.position
        return outcome_of(position.units.values(), position.out) if position.phase == "over" else None

    def evaluate(self, seat: Seat) -> float:
        """Return how well *seat* stands."""
        position = self.position
        units = position.units.values()
        if position.phase == "over":
            return over(seat, units, position.out)
        if self.model is not None:
            return guessed(lead(self.model.worths(position), seat))
        own: list[int] = []
        rivals: list[int] = []
        for unit in units:
            if unit.cell >= 0:
                by = unit.seat
                if by == seat:
                    own.append(unit.cell)
                elif by >= 0:
                    rivals.append(unit.cell)
        steps: list[int] = []
        if rivals:
            distances = position.ground.grid.distances
            for cell in own:
                row = distances(cell)
                steps.append(min([row[there] for there in rivals]))
        return stands(seat, units, position.out, steps)

    def features(self, seat: Seat) -> Features:
        """Return what the trained model counts for *seat*, once units are on the board."""
        return (self.model or blank_model()).features(self.position, seat)

    def promises(self) -> list[float]:
        """Return how promising each legal action is beside the others of its seat."""
        return promises(self.position, self.legal())

    def view(self, seat: Seat) -> t.View:
        """Return what *seat* may know."""
        return _view.view(self.grounds, self.position.state(), seat)

    def key(self, seat: Seat) -> Hashable:
        """Return a key of what *seat* may know."""
        position = self.position
        if not 0 <= seat < position.options.seats:
            raise UnknownSeat(seat, position.options.seats)
        return (
            seat,
            position.options,
            position.catalogue.key,
            position.phase,
            position.clock,
            position.budget,
            position.factions,
            shown_squads(position.phase, position.squads, seat),
            position.decks,
            position.board,
            position.supply,
            position.event,
            tuple(position.units.values()),
            tuple(position.effects),
            tuple(position.stack),
            position.out,
        )

    def mark(self) -> None:
        """Remember the position, so that :meth:`back` returns to it."""
        self.marks.append((self.position.snapshot(), self.listed))

    def back(self) -> None:
        """Return to the position of the last mark."""
        was, self.listed = self.marks.pop()
        self.position.restore(was)
