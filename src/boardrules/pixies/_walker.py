"""A position of Pixies that plays on in place: see :class:`boardrules.Walker`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.msgpack import Encoder

from boardrules.contract import Outcome, Rng
from boardrules.errors import UnknownSeat
from boardrules.pixies import _types as px
from boardrules.pixies._engine.moves import ALONE, BY_CHANCE, DEALT, DECKS, REVEALS, SEATS, STARTS, TURN, chance, empty_mask, places
from boardrules.pixies._engine.names import added, named
from boardrules.pixies._engine.rules import EMPTY_AREA, ROUNDS, outcome_of, put, round_over, scored
from boardrules.pixies._evaluation import CLEAR as CLEAR_LEAD
from boardrules.pixies._evaluation import ESTIMATES, totals_of, won
from boardrules.pixies._knowledge import determinize
from boardrules.pixies._leaf import CLEAR, PLACED, AreaModel, area_features, model_of
from boardrules.toolkit.draws import drawn
from boardrules.toolkit.evaluation import guessed, lead
from boardrules.toolkit.leaf import Features
from boardrules.values import Seat
from boardrules.walker import Walker

AREAS: Final = 1 << 14
"""Maximum number of areas of a round whose worths are remembered; then all are forgotten."""

ALL_CELLS: Final = empty_mask([*EMPTY_AREA])
BITS: Final[list[int]] = [1 << cell for cell in range(10)]
FEW_CELLS: Final = frozenset([0, *BITS])
"""The masks with one cell at most."""

EVEN: Final = tuple(tuple(bool(n) and picks % n == 0 for picks in range(13)) for n in range(7))
"""Whether all seats have placed equally many cards, by the number of seats and of cards placed in a turn."""

TURN_DRAWS: Final = 12
"""Maximum number of random numbers that a turn takes: six seats, six cards."""

_encoded: Final = Encoder().encode
_copied_cells: Final = list[px.Cell].copy
_insort: Final = insort  # compiled code reads a Final directly, but looks up an imported name
_Mark: TypeAlias = tuple[
    tuple[int, int, int, int, list[str], list[str], list[list[px.Cell]]],
    tuple[tuple[px.AreaScores, ...], tuple[px.Place, ...] | None, list[int], list[float]],
    tuple[dict[int, float], bytes, list[int], list[int]],
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
        "empty",
        "even",
        "first",
        "known",
        "listed",
        "marks",
        "model",
        "n",
        "names",
        "options",
        "outcomes",
        "picks",
        "power",
        "results",
        "round",
        "scores",
        "table",
        "totals",
        "turn",
        "uncounted",
        "worths",
        "worths_of",
    )

    def __init__(self, state: px.State, model: AreaModel | None = None) -> None:
        self.model = model
        """The trained model by which positions are valued, None for the evaluation of views."""
        self.worths_of = ESTIMATES if model is None else model.worths
        self.options = state.options
        self.power: bool = state.options.flower_power
        self.n = len(state.areas)
        self.turn = TURN[self.n]
        self.dealt = DEALT[self.n]
        self.even = EVEN[self.n]
        self.round: int = state.round
        self.first: int = -1 if state.first is None else state.first
        self.picks: int = state.picks
        self.table: list[str] = [*state.table]
        self.deck: list[str] = [*state.deck]
        self.areas: list[list[px.Cell]] = [[*area] for area in state.areas]
        self.empty: list[int] = [ALL_CELLS if area == EMPTY_AREA else empty_mask([*area]) for area in state.areas]
        """The mask of the empty cells of each area."""
        self.names: list[int] = []
        """The number of each area (:func:`named`), once it is needed."""
        self.scores: tuple[px.AreaScores, ...] = state.scores
        self.results = b""
        """The scores encoded, once they are needed, so that they are hashed only once."""
        self.outcomes = chance(state)
        """The number of outcomes at a chance point, otherwise 0."""
        self.listed: tuple[px.Place, ...] | None = None if len(state.scores) < ROUNDS else ()
        """The actions of the seat to act, once they have been asked for; none when the game is over."""
        self.totals = totals_of(state.scores, self.n)
        self.worths = [0.0] * self.n
        """What each seat has and may still get, but for the seats ``uncounted``."""
        self.uncounted: list[int] = [*range(self.n)]
        self.known: dict[int, float] = self.worths_of.known(self.round, self.power)
        """The worths of areas in this round that have been found so far."""
        self.marks: list[_Mark] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act."""
        if len(self.scores) == ROUNDS:
            return ()
        if self.outcomes:
            return BY_CHANCE
        return ALONE[self.turn[self.first + self.picks]]

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, or 0."""
        return self.outcomes

    def legal(self) -> tuple[px.Action, ...]:
        """Return every legal action, at a chance point every outcome."""
        found = self.listed
        if found is not None:
            return found
        if self.outcomes:
            return tuple([REVEALS[card] for card in self.deck]) if self.first >= 0 else STARTS[: self.n]
        by = self.turn[self.first + self.picks]
        found = self.listed = tuple(places(self.areas[by], by, self.table, self.empty[by]))
        return found

    def _placements(self) -> tuple[px.Place, ...]:
        """Return every legal action of the seat to act."""
        if self.listed is None:
            self.legal()
        return self.listed or ()

    def play(self, k: int) -> None:
        """Play the *k*-th legal action, or the *k*-th outcome."""
        if self.outcomes:
            if self.first < 0:
                self.first, self.outcomes = STARTS[: self.n][k].seat, len(self.deck)
                return
            table, deck = self.table, self.deck
            _insort(table, deck.pop(k))
            self.outcomes = len(deck) if len(table) < self.dealt else 0
        else:
            action = (self.listed or self._placements())[k]
            by = action.by
            area = self.areas[by]
            if self.names:
                self.names[by] += added(area, action)
                self.uncounted.append(by)
            if put(area, action):
                self.empty[by] -= BITS[action.cell]
            table = self.table
            table.remove(action.card)
            self.listed = None
            picks = self.picks = self.picks + 1
            if self.even[picks]:  # all have placed equally many cards (PX-END-2, PX-END-3)
                if 0 in self.empty:  # PX-END-1
                    self._score_round(by)
                elif not table:
                    left = len(self.deck)
                    if left < self.dealt:  # PX-END-4
                        self._score_round(by)
                    else:
                        self.first, self.picks, self.outcomes = by, 0, left

    def _score_round(self, by: Seat) -> None:
        n, power = self.n, self.power
        scores = scored(self.areas, self.round, flower_power=power)
        self.scores = (*self.scores, scores)
        self.results = b""
        self.uncounted = [*range(n)]
        self.totals = totals = self.totals.copy()
        for seat in self.uncounted:
            totals[seat] += scores[seat].total
        if len(self.scores) == ROUNDS:
            self.listed = ()
        else:
            self.round, self.first, self.picks = self.round + 1, by, 0
            self.table, self.deck, self.areas = [], [*DECKS[power]], [[*EMPTY_AREA] for _ in range(n)]
            self.outcomes = len(self.deck)
            self.empty = [ALL_CELLS] * n
            self.names = [0] * len(self.names)
            self.known = self.worths_of.known(self.round, power)

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        numbers, turn, dealt, n = drawn(rng), self.turn, self.dealt, self.n
        if self.first < 0:
            self.play(numbers.pop() % n)
        self.listed = None
        self.names = []
        self.uncounted = [*range(n)]
        while len(self.scores) < ROUNDS:
            deck, table, areas, empty, first, picks = self.deck, self.table, self.areas, self.empty, self.first, self.picks
            while True:
                if len(numbers) < TURN_DRAWS:
                    numbers += drawn(rng)
                if not picks:
                    for left in range(len(deck), len(deck) - dealt + len(table), -1):
                        table.append(deck.pop(numbers.pop() % left))
                after = picks + n - picks % n
                for by in turn[first + picks : first + after]:
                    area = areas[by]
                    found = places(area, by, table, empty[by])
                    action = found[numbers.pop() % len(found)]
                    if put(area, action):
                        empty[by] -= BITS[action.cell]
                    table.remove(action.card)
                if 0 in empty:  # PX-END-1
                    break
                if table:
                    picks = after
                elif len(deck) < dealt:  # PX-END-4
                    break
                else:
                    first, picks = turn[first + after - 1], 0
            self.first, self.picks, self.outcomes = first, after, 0
            self._score_round(turn[first + after - 1])
        self.table.sort()  # while all was drawn at random, it could lie in any order

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
        clear = CLEAR_LEAD if model is None else model.clear(self.round, self._placed())
        return guessed(lead(self.worths.copy(), seat) / clear)

    def compared(self, seat: Seat, places: Sequence[int]) -> list[float]:
        """Return how well *seat* stands after each of its actions at *places* in :meth:`legal`.

        A placement changes one area, and evaluations do not depend on the table. So nothing is played, unless the round would be over.
        """
        listed = self._placements()
        if self.uncounted:
            self._count()
        model, area, known, name = self.model, self.areas[seat], self.known, self.names[seat]
        rivals = self.worths.copy()
        del rivals[seat]
        highest, points = max(rivals), self.totals[seat]
        clear = CLEAR_LEAD if model is None else model.clear(self.round, self._placed(1))
        may_end = self.even[self.picks + 1] and (not FEW_CELLS.isdisjoint(self.empty) or round_over(len(self.deck), self.n, (), full=False))
        found: list[float] = []
        for k in places:
            action = listed[k]
            if may_end and self._ends_round(action):
                found.append(self._played(seat, k))
                area = self.areas[seat]  # another list with the same cells
                continue
            after = name + added(area, action)
            value = known.get(after)
            if value is None:
                cells = area.copy()
                put(cells, action)
                value = self._worth(after, cells)
            found.append(guessed((points + value - highest) / clear))
        return found

    def _ends_round(self, action: px.Place) -> bool:
        """Return whether the round is over after *action*, by the last seat to place a card."""
        table = self.table.copy()
        table.remove(action.card)
        return round_over(len(self.deck), self.n, table, full=self.empty[action.by] == BITS[action.cell] or 0 in self.empty)

    def _worth(self, name: int, area: list[px.Cell]) -> float:
        """Estimate what *area*, whose number is *name*, will score, and remember it."""
        if len(self.known) >= AREAS:
            self.known.clear()
        found = self.known[name] = self.worths_of.valued(area, self.round, self.power)
        return found

    def _played(self, seat: Seat, k: int) -> float:
        """Return how *seat* stands after the *k*-th legal action, by playing it."""
        self.mark()
        self.play(k)
        found = self.evaluate(seat)
        self.back()
        return found

    def _placed(self, more: int = 0) -> int:
        """Return the number of cards that each seat has placed in this round, once *more* cards are placed."""
        return (len(DECKS[self.power]) - len(self.deck) - len(self.table) + more) // self.n

    def features(self, seat: Seat) -> Features:
        """Return what the trained model counts for *seat*, its points, and with no amount the stage of the game."""
        found = area_features(tuple(self.areas[seat]), self.round, self.power)
        return [*found, ("points", float(self.totals[seat])), (CLEAR[self.round][min(self._placed(), PLACED)], 0.0)]

    def _count(self) -> None:
        """Count what the seats whose areas have changed have and may still get."""
        names = self.names or self._names()
        areas, known, worths, totals = self.areas, self.known, self.worths, self.totals
        for at in self.uncounted:
            name = names[at]
            value = known.get(name)
            worths[at] = totals[at] + (self._worth(name, areas[at]) if value is None else value)
        self.uncounted = []

    def _names(self) -> list[int]:
        """Return the number of each area, from now on in ``names``."""
        self.names = [named(area) for area in self.areas]
        self.uncounted = [*range(self.n)]
        return self.names

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
        if not self.results:
            self.results = _encoded(self.scores)
        lying = (tuple(self.table), len(self.deck), tuple(self.names or self._names()))
        return seat, self.power, self.round, self.first, self.picks, lying, self.results

    def mark(self) -> None:
        """Remember the position, for :meth:`back`."""
        if self.uncounted:
            self._count()  # once, for all that is tried from here
        areas = [*map(_copied_cells, self.areas)]  # in plain Python quicker than a comprehension
        self.marks.append(
            (
                (self.round, self.first, self.picks, self.outcomes, self.table.copy(), self.deck.copy(), areas),
                (self.scores, self.listed, self.totals, self.worths.copy()),
                (self.known, self.results, (self.names or self._names()).copy(), self.empty.copy()),
            )
        )

    def back(self) -> None:
        """Return to the position of the last mark."""
        lying, finished, named_as = self.marks.pop()
        self.round, self.first, self.picks, self.outcomes, self.table, self.deck, self.areas = lying
        self.scores, self.listed, self.totals, self.worths = finished
        self.known, self.results, self.names, self.empty = named_as
        self.uncounted = []
