"""A position of Pixies that plays on in place: see :class:`boardrules.Walker`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeAlias

from boardrules.capabilities import Walker
from boardrules.contract import Outcome, Rng
from boardrules.errors import UnknownSeat
from boardrules.pixies import _types as px
from boardrules.pixies._engine.moves import ALONE, BY_CHANCE, DEALT, REVEALED, REVEALS, SEATS, STARTS, TURN, Deck, places
from boardrules.pixies._engine.rules import EMPTY_AREA, ROUNDS, outcome_of, put, round_over, scored
from boardrules.pixies._evaluation import CLEAR as CLEAR_LEAD
from boardrules.pixies._evaluation import stands, totals_of, won, worth
from boardrules.pixies._knowledge import determinize
from boardrules.pixies._leaf import CLEAR, PLACED, AreaModel, area_features, model_of
from boardrules.toolkit.draws import fractions
from boardrules.toolkit.evaluation import guessed
from boardrules.toolkit.leaf import Features, lead
from boardrules.values import Seat

_insort: Final = insort  # compiled code reads a Final directly, but looks up an imported name
_Mark: TypeAlias = tuple[
    tuple[int, int, int, list[str], Deck, list[list[px.Cell]]],
    tuple[tuple[px.AreaScores, ...], tuple[px.Place, ...] | None, list[int], list[float]],
]


def walker(start: px.State | px.View, rng: Rng) -> Walker[px.Action]:
    """Return a walker that begins at *start*, a state or a view: see :meth:`boardrules.Walking.walker`.

    >>> from random import Random
    >>> from boardrules import pixies
    >>> at = pixies.walker(pixies.new_game(), Random(7))
    >>> at.play(2)
    >>> at.to_act(), at.chance()
    ((-1,), 70)
    """
    return PixiesWalker(determinize(start, rng) if isinstance(start, px.View) else start)


def trained_walker(start: px.State | px.View, rng: Rng, *, weights: Mapping[str, float] | None = None) -> Walker[px.Action]:
    """Return a walker that values positions by a trained model: see :meth:`boardrules.Trained.trained_walker`."""
    model = model_of(weights)
    return PixiesWalker(determinize(start, rng) if isinstance(start, px.View) else start, model)


class PixiesWalker:
    """The fields of a state, with lists in place of tuples. ``first`` is -1 before the starting seat is drawn."""

    __slots__ = (
        "areas",
        "dealt",
        "deck",
        "first",
        "listed",
        "marks",
        "model",
        "n",
        "options",
        "picks",
        "round",
        "scores",
        "table",
        "totals",
        "turn",
        "uncounted",
        "worths",
    )

    def __init__(self, state: px.State, model: AreaModel | None = None) -> None:
        self.model = model
        """The trained model by which positions are valued, None for the evaluation of views."""
        self.options = state.options
        self.n = len(state.areas)
        self.turn = TURN[self.n]
        self.dealt = DEALT[self.n]
        self.round: int = state.round
        self.first: int = -1 if state.first is None else state.first
        self.picks: int = state.picks
        self.table: list[str] = [*state.table]
        self.deck: Deck = [REVEALS[card] for card in state.deck]
        self.areas: list[list[px.Cell]] = [[*area] for area in state.areas]
        self.scores: tuple[px.AreaScores, ...] = state.scores
        self.listed: tuple[px.Place, ...] | None = None
        """The actions of the seat to act, once they have been asked for."""
        self.totals = totals_of(state.scores, self.n)
        self.worths = [0.0] * self.n
        """What each seat has and may still get, but for the seats ``uncounted``."""
        self.uncounted: list[int] = [*range(self.n)]
        self.marks: list[_Mark] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act."""
        if len(self.scores) == ROUNDS:
            return ()
        if not self.picks and (self.first < 0 or len(self.table) < self.dealt):
            return BY_CHANCE
        return ALONE[self.turn[self.first + self.picks]]

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, or 0."""
        if self.picks:
            return 0
        if self.first < 0:
            return self.n
        return len(self.deck) if len(self.table) < self.dealt else 0

    def legal(self) -> tuple[px.Action, ...]:
        """Return every legal action, at a chance point every outcome."""
        found = self.listed
        if found is not None:
            return found
        if self.picks or len(self.table) == self.dealt:
            by = self.turn[self.first + self.picks]
            found = self.listed = tuple(places(self.areas[by], by, self.table)) if len(self.scores) < ROUNDS else ()
            return found
        return STARTS[: self.n] if self.first < 0 else tuple(self.deck)

    def play(self, k: int) -> None:
        """Play the *k*-th legal action, or the *k*-th outcome."""
        table = self.table
        if self.picks or len(table) == self.dealt:
            if self.listed is None:
                self.legal()
            action = (self.listed or ())[k]
            by = action.by
            put(self.areas[by], action)
            table.remove(action.card)
            self.uncounted.append(by)
            self.listed = None
            picks = self.picks = self.picks + 1
            if picks % self.n == 0:
                self._all_placed(by)
        elif self.first < 0:
            self.first = STARTS[: self.n][k].seat
        else:
            _insort(table, self.deck.pop(k).card)

    def _all_placed(self, by: Seat) -> None:
        """Go on when all have placed equally many cards, *by* the last one (PX-END-2, PX-END-3)."""
        if round_over(len(self.deck), self.areas, self.table, flower_power=self.options.flower_power):
            self._score_round(by)
        elif not self.table:
            self.first, self.picks = by, 0

    def _score_round(self, by: Seat) -> None:
        power = self.options.flower_power
        self.scores = (*self.scores, scored(self.areas, self.round, flower_power=power))
        self.totals = totals_of(self.scores, self.n)
        self.uncounted = [*range(self.n)]
        if len(self.scores) < ROUNDS:
            self.round, self.first, self.picks = self.round + 1, by, 0
            self.table, self.deck, self.areas = [], [*REVEALED[power]], [[*EMPTY_AREA] for _ in range(self.n)]

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        numbers, turn, dealt = fractions(rng), self.turn, self.dealt
        if self.first < 0:
            self.play(next(numbers) * self.n >> 32)
        self.listed = None
        self.uncounted = [*range(self.n)]
        while len(self.scores) < ROUNDS:
            table, areas, picks = self.table, self.areas, self.picks
            if not picks:
                deck = self.deck
                while len(table) < dealt:
                    _insort(table, deck.pop(next(numbers) * len(deck) >> 32).card)
            start = self.first + picks
            self.picks = picks + self.n - picks % self.n
            for by in turn[start : self.first + self.picks]:
                area = areas[by]
                found = places(area, by, table)
                action = found[next(numbers) * len(found) >> 32]
                put(area, action)
                table.remove(action.card)
            self._all_placed(turn[self.first + self.picks - 1])

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None."""
        return outcome_of(self.scores)

    def evaluate(self, seat: Seat) -> float:
        """Return how well *seat* stands."""
        if len(self.scores) == ROUNDS:
            return won(seat, self.totals)
        if self.uncounted:
            self._count()
        model = self.model
        if model is None:
            return stands(seat, self.worths.copy())
        return guessed(lead(self.worths.copy(), seat) / model.clear(self.round, self._placed()))

    def compared(self, seat: Seat, places: Sequence[int]) -> list[float]:
        """Return how well *seat* stands after each of its actions at *places* in :meth:`legal`.

        A placement changes one area, and evaluations do not depend on the table. So nothing is played, unless the round would be over.
        """
        if self.listed is None:
            self.legal()
        listed = self.listed or ()
        if self.uncounted:
            self._count()
        power, model, number, area = self.options.flower_power, self.model, self.round, self.areas[seat]
        rivals = self.worths.copy()
        del rivals[seat]
        highest, points = max(rivals), self.totals[seat]
        valued = worth if model is None else model.worth
        clear = CLEAR_LEAD if model is None else model.clear(number, self._placed(1))
        all_placed = (self.picks + 1) % self.n == 0
        found: list[float] = []
        for k in places:
            action = listed[k]
            cells = area.copy()
            put(cells, action)
            if all_placed and self._ends_round(cells, action):
                found.append(self._played(seat, k))
            else:
                found.append(guessed((points + valued(tuple(cells), number, power) - highest) / clear))
        return found

    def _ends_round(self, cells: list[px.Cell], action: px.Place) -> bool:
        """Return whether the round is over when *action*, by the last seat to place a card, has made *cells* of its area."""
        areas, table = self.areas.copy(), self.table.copy()
        areas[action.by] = cells
        table.remove(action.card)
        return round_over(len(self.deck), areas, table, flower_power=self.options.flower_power)

    def _played(self, seat: Seat, k: int) -> float:
        """Return how *seat* stands after the *k*-th legal action, by playing it."""
        self.mark()
        self.play(k)
        found = self.evaluate(seat)
        self.back()
        return found

    def _placed(self, more: int = 0) -> int:
        """Return the number of cards that each seat has placed in this round, once *more* cards are placed."""
        return (len(REVEALED[self.options.flower_power]) - len(self.deck) - len(self.table) + more) // self.n

    def features(self, seat: Seat) -> Features:
        """Return what the trained model counts for *seat*, its points, and with no amount the stage of the game."""
        found = area_features(tuple(self.areas[seat]), self.round, self.options.flower_power)
        return [*found, ("points", float(self.totals[seat])), (CLEAR[self.round][min(self._placed(), PLACED)], 0.0)]

    def _count(self) -> None:
        """Count what the seats whose areas have changed have and may still get."""
        power, model = self.options.flower_power, self.model
        valued = worth if model is None else model.worth
        for at in self.uncounted:
            self.worths[at] = self.totals[at] + valued(tuple(self.areas[at]), self.round, power)
        self.uncounted = []

    def view(self, seat: Seat) -> px.View:
        """Return what *seat* may know."""
        if seat not in SEATS[self.n]:
            raise UnknownSeat(seat, self.n)
        first = None if self.first < 0 else Seat(self.first)
        areas = tuple([tuple(area) for area in self.areas])
        return px.View(seat, self.options, self.round, first, self.picks, tuple(self.table), len(self.deck), areas, self.scores)

    def key(self, seat: Seat) -> Hashable:
        """Return a key of what *seat* may know."""
        if seat not in SEATS[self.n]:
            raise UnknownSeat(seat, self.n)
        areas = tuple([tuple(area) for area in self.areas])
        return seat, self.options, self.round, self.first, self.picks, tuple(self.table), len(self.deck), areas, self.scores

    def mark(self) -> None:
        """Remember the position, for :meth:`back`."""
        if self.uncounted:
            self._count()  # once, for all that is tried from here
        areas = [area.copy() for area in self.areas]
        self.marks.append(
            (
                (self.round, self.first, self.picks, self.table.copy(), self.deck.copy(), areas),
                (self.scores, self.listed, self.totals, self.worths.copy()),
            )
        )

    def back(self) -> None:
        """Return to the position of the last mark."""
        lying, known = self.marks.pop()
        self.round, self.first, self.picks, self.table, self.deck, self.areas = lying
        self.scores, self.listed, self.totals, self.worths = known
        self.uncounted = []
