"""A position of Pixies that plays on in place: see :class:`boardrules.Walker`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Hashable
from typing import TypeAlias

from boardrules.contract import Outcome, Rng
from boardrules.errors import UnknownSeat
from boardrules.pixies import _types as px
from boardrules.pixies._engine.moves import ALONE, BY_CHANCE, DEALT, DECKS, REVEALS, SEATS, STARTS, TURN, places
from boardrules.pixies._engine.rules import EMPTY_AREA, ROUNDS, outcome_of, put, round_over, scored
from boardrules.pixies._evaluation import stands
from boardrules.pixies._knowledge import determinize
from boardrules.toolkit.draws import fractions
from boardrules.values import Seat

_Mark: TypeAlias = tuple[int, int, int, list[str], list[str], list[list[px.Cell]], tuple[px.AreaScores, ...]]


def walker(start: px.State | px.View, rng: Rng) -> Walker:
    """Return a walker that begins at *start*, a state or a view: see :meth:`boardrules.Walking.walker`.

    >>> from random import Random
    >>> from boardrules import pixies
    >>> at = pixies.walker(pixies.new_game(), Random(7))
    >>> at.play(2)
    >>> at.to_act(), at.chance()
    ((-1,), 70)
    """
    return Walker(determinize(start, rng) if isinstance(start, px.View) else start)


class Walker:
    """The fields of a state, with lists in place of tuples. ``first`` is -1 before the starting seat is drawn."""

    __slots__ = ("areas", "deck", "first", "listed", "marks", "n", "options", "picks", "round", "scores", "table")

    def __init__(self, state: px.State) -> None:
        self.options = state.options
        self.n = len(state.areas)
        self.round: int = state.round
        self.first: int = -1 if state.first is None else state.first
        self.picks: int = state.picks
        self.table: list[str] = [*state.table]
        self.deck: list[str] = [*state.deck]
        self.areas: list[list[px.Cell]] = [[*area] for area in state.areas]
        self.scores: tuple[px.AreaScores, ...] = state.scores
        self.listed: tuple[px.Place, ...] | None = None
        """The actions of the seat to act, once they have been asked for."""
        self.marks: list[_Mark] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act."""
        if len(self.scores) == ROUNDS:
            return ()
        return BY_CHANCE if self.chance() else ALONE[TURN[self.n][self.first + self.picks]]

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, or 0."""
        if self.picks:
            return 0
        if self.first < 0:
            return self.n
        return len(self.deck) if len(self.table) < DEALT[self.n] else 0

    def legal(self) -> tuple[px.Action, ...]:
        """Return every legal action, at a chance point every outcome."""
        if self.picks or len(self.table) == DEALT[self.n]:
            found = self.listed
            return self._places() if found is None else found
        return STARTS[: self.n] if self.first < 0 else tuple([REVEALS[card] for card in self.deck])

    def _places(self) -> tuple[px.Place, ...]:
        by = TURN[self.n][self.first + self.picks]
        found = self.listed = tuple(places(self.areas[by], by, self.table)) if len(self.scores) < ROUNDS else ()
        return found

    def play(self, k: int) -> None:
        """Play the *k*-th legal action, or the *k*-th outcome."""
        picks = self.picks
        if picks or len(self.table) == DEALT[self.n]:
            found = self.listed
            self._place((self._places() if found is None else found)[k])
        elif self.first < 0:
            self.first = STARTS[: self.n][k].seat
        else:
            insort(self.table, self.deck.pop(k))

    def _place(self, action: px.Place) -> None:
        put(self.areas[action.by], action)
        self.table.remove(action.card)
        self.listed = None
        self.picks += 1
        if self.picks % self.n == 0:
            self._all_placed(action.by)

    def _all_placed(self, by: Seat) -> None:
        """Go on when all have placed equally many cards, *by* the last one (PX-END-2, PX-END-3)."""
        if round_over(len(self.deck), self.areas, self.table, flower_power=self.options.flower_power):
            self._score_round(by)
        elif not self.table:
            self.first, self.picks = by, 0

    def _score_round(self, by: Seat) -> None:
        power = self.options.flower_power
        self.scores = (*self.scores, scored(self.areas, self.round, flower_power=power))
        if len(self.scores) < ROUNDS:
            self.round, self.first, self.picks = self.round + 1, by, 0
            self.table, self.deck, self.areas = [], [*DECKS[power]], [[*EMPTY_AREA] for _ in range(self.n)]

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        numbers, turn, dealt = fractions(rng), TURN[self.n], DEALT[self.n]
        if self.first < 0:
            self.play(next(numbers) * self.n >> 32)
        self.listed = None
        while len(self.scores) < ROUNDS:
            table, areas, picks = self.table, self.areas, self.picks
            if not picks:
                deck = self.deck
                while len(table) < dealt:
                    insort(table, deck.pop(next(numbers) * len(deck) >> 32))
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
        areas = [tuple(area) for area in self.areas]
        return stands(seat, areas, self.scores, self.round, flower_power=self.options.flower_power)

    def key(self, seat: Seat) -> Hashable:
        """Return a key of what *seat* may know."""
        if seat not in SEATS[self.n]:
            raise UnknownSeat(seat, self.n)
        areas = tuple([tuple(area) for area in self.areas])
        return seat, self.options, self.round, self.first, self.picks, tuple(self.table), len(self.deck), areas, self.scores

    def mark(self) -> None:
        """Remember the position."""
        areas = [area.copy() for area in self.areas]
        self.marks.append((self.round, self.first, self.picks, self.table.copy(), self.deck.copy(), areas, self.scores))

    def back(self) -> None:
        """Return to the position of the last mark."""
        self.round, self.first, self.picks, self.table, self.deck, self.areas, self.scores = self.marks.pop()
        self.listed = None
