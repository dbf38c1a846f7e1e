"""Whether exactly one line wins within the turn, whatever luck, the other seats and hidden cards do."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias

from boardrules.capabilities import Turns
from boardrules.contract import A, E, Game, O, S, V
from boardrules.puzzles.worlds import worlds_of
from boardrules.transforms import capability
from boardrules.values import CHANCE, Seat

__all__ = ["BUDGET", "MOST_WORLDS", "Prospect", "Search", "Solution", "SolutionResult", "prospect", "solve"]

BUDGET: Final = 200_000
"""So many positions are looked at, unless somebody wants more."""

MOST_WORLDS: Final = 20_000
"""So many positions that fit a view are gone through, unless somebody wants more."""

EFFORTS: Final = (60, 600, 6_000, 2**60)
"""How many positions to look at for one action before another is tried, in the first round, the second and so on."""

SolutionResult: TypeAlias = Literal["UNIQUE", "NO_WIN", "SEVERAL", "DEPENDS", "UNKNOWN"]


Prospect: TypeAlias = Literal["wins", "may_win", "loses", "unknown"]
"""What an action can come to: a sure win, a win with luck or help, none, or more to look at than was allowed."""


@dataclass(frozen=True)
class Solution(Generic[A]):
    """What :func:`solve` found.

    ``result``: ``UNIQUE``, ``line`` wins and no other does; ``NO_WIN``, nothing wins for certain; ``SEVERAL``, at one decision more
    than one action wins in the true position; ``DEPENDS``, how to go on, or whether it wins, depends on luck, on an answer, or on a hidden
    card; ``UNKNOWN``, there was more to look at than was allowed. ``why`` says it in words. ``line`` has the seat's own actions in order,
    those left out to which there is no alternative; it is empty unless the result is ``UNIQUE``. ``positions`` were made on the way,
    ``worlds`` gone through.
    """

    result: SolutionResult
    why: str
    line: tuple[A, ...] = ()
    positions: int = 0
    worlds: int = 0


class _Found(Exception):
    """The search is over before its end: this is what came of it."""

    def __init__(self, result: SolutionResult, why: str) -> None:
        super().__init__(why)
        self.result: Final = result
        self.why: Final = why


class _Spent(Exception):
    """The effort allowed for now is spent: first look elsewhere."""


class _Question(Generic[S]):
    """What is asked of positions, and the answers so far, None while one is being looked for.

    ``own``, ``others``: whether one way to go on that wins is enough where the seat itself, or where luck or another, goes on; else all
    have to win.
    """

    def __init__(self, *, own: bool, others: bool) -> None:
        self.own: Final = own
        self.others: Final = others
        self.known: Final[dict[S, bool | None]] = {}


class Search(Generic[S, A, V, E, O]):
    """Exhaustive search within one turn of one seat. It knows the whole position, hidden cards too.

    The turn is that of *start*: it lasts while ``turn_of`` of the game says so, or, of a game without the capability
    :class:`boardrules.Turns`, until another seat is to act. Answers are kept by the positions themselves, not by a digest of them, so that
    nothing can be taken for something else.
    """

    def __init__(self, game: Game[S, A, V, E, O], start: S, seat: Seat, *, budget: int = BUDGET) -> None:
        self.positions = 0
        self._game: Final = game
        self._seat: Final = seat
        self._budget: Final = budget
        self._limit: int = 2 * budget
        turns: Turns[S] | None = capability(game, Turns[Any])
        self._turn_of: Final[Callable[[S], Hashable] | None] = None if turns is None else turns.turn_of
        self._turn: Final = None if turns is None else turns.turn_of(start)
        self._forced: Final = _Question[S](own=True, others=False)
        self._certain: Final = _Question[S](own=False, others=False)
        self._possible: Final = _Question[S](own=True, others=True)

    def after(self, state: S, action: A) -> S:
        """The position after a legal action; it is counted."""
        self.positions += 1
        if self.positions > self._budget:
            raise _Found("UNKNOWN", f"there are more than {self._budget:,} positions to look at")
        if self.positions > self._limit:
            raise _Spent
        return self._game.apply_unchecked(state, action)

    def settled(self, state: S) -> bool | None:
        """Whether the seat has won, False if the turn is over without that, None while the turn goes on."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return self._seat in outcome.winners and len(outcome.winners) < len(outcome.scores)
        if self._turn_of is not None:
            return None if self._turn_of(state) == self._turn else False
        return None if all(seat in {self._seat, CHANCE} for seat in self._game.to_act(state)) else False

    def options(self, state: S) -> tuple[bool, tuple[A, ...]]:
        """Whether the seat itself is to act, and what it may do; or else all that luck or one of the others can do.

        Where several choose at once, the others come first.
        """
        acting = self._game.to_act(state)
        if acting == (self._seat,):
            return True, self._game.legal_actions(state, self._seat)
        if acting == (CHANCE,):
            return False, self._game.legal_actions(state)
        other = next(seat for seat in acting if seat != self._seat)
        return False, self._game.legal_actions(state, other)

    def forced(self, state: S) -> bool:
        """Whether the seat can win whatever luck and the others do, if it knows the position."""
        return self._value(state, self._forced)

    def certain(self, state: S) -> bool:
        """Whether the seat wins whatever anybody does, itself included."""
        return self._value(state, self._certain)

    def possible(self, state: S) -> bool:
        """Whether the seat can win if luck and the others play along."""
        return self._value(state, self._possible)

    def _value(self, state: S, asked: _Question[S]) -> bool:
        settled = self.settled(state)
        if settled is not None:
            return settled
        if state in asked.known:
            known = asked.known[state]
            if known is None:
                raise _Found("UNKNOWN", "the turn can go round in a circle")
            return known
        asked.known[state] = None
        value: bool | None = None
        try:
            value = self._weighed(state, asked)
            return value
        finally:
            if value is None:
                del asked.known[state]
            else:
                asked.known[state] = value

    def _weighed(self, state: S, asked: _Question[S]) -> bool:
        """The answer by those of what follows, with ever more effort: what is easily seen of one action saves a long look at another."""
        mine, actions = self.options(state)
        if len(actions) == 1:
            return self._value(self.after(state, actions[0]), asked)
        enough = asked.own if mine else asked.others
        limit = self._limit
        for effort in EFFORTS:
            left: list[A] = []
            for action in actions:
                self._limit = min(limit, self.positions + effort)
                try:
                    if self._value(self.after(state, action), asked) is enough:
                        return enough
                except _Spent:
                    if self.positions > limit:
                        raise
                    left.append(action)
                finally:
                    self._limit = limit
            if not left:
                break
            actions = tuple(left)
        return not enough

    def line(self, state: S) -> tuple[A, ...]:
        """The one line that wins from *state*, where a win can be forced. Raises _Found if there are several or none for all cases."""
        if self.settled(state) is not None:
            return ()
        mine, actions = self.options(state)
        if mine and len(actions) > 1:
            if self.certain(state):
                return ()
            winning = self._winning(state, actions)
            return winning, *self.line(self.after(state, winning))
        lines = {self.line(self.after(state, action)) for action in actions}
        if len(lines) > 1:
            raise _Found("DEPENDS", "how to go on depends on luck or on an answer")
        return lines.pop()

    def _winning(self, state: S, actions: tuple[A, ...]) -> A:
        found: A | None = None
        for action in actions:
            if self.forced(self.after(state, action)):
                if found is not None:
                    raise _Found("SEVERAL", "more than one action wins")
                found = action
        if found is None:
            raise _Found("NO_WIN", "no action wins whatever luck and the others do")
        return found

    def holds(self, state: S, line: tuple[A, ...]) -> bool:
        """Whether *line* can be played from *state* and wins, whatever luck and the others do, and whatever the seat does after it."""
        settled = self.settled(state)
        if settled is not None:
            return settled
        mine, actions = self.options(state)
        if not mine or len(actions) == 1:
            return all(self.holds(self.after(state, action), line) for action in actions)
        if not line:
            return self.certain(state)
        return line[0] in actions and self.holds(self.after(state, line[0]), line[1:])


def solve(game: Game[S, A, V, E, O], state: S, seat: Seat, *, budget: int = BUDGET, most_worlds: int = MOST_WORLDS) -> Solution[A]:
    """Whether exactly one line of *seat*, which is to act in *state*, wins within its turn, whatever luck, the others and hidden cards do.

    A *line* is a row of actions of the seat, in order, without those to which there is no alternative. It *wins* if each of its actions can
    be taken and the game is won before the turn is over, for every answer of luck that is possible, every answer of the others, and in
    every position that fits the view of the seat; and if, where its last action leaves something to decide, every way to go on wins. It is
    the *only* one if at each decision on the way, in every case, every other action fails: there are luck and answers
    that defeat all that the seat can do after it, even if it knew the hidden cards, which lie as in *state*.

    Two orders of the same actions are two lines, so a position where the order does not matter is no puzzle, and
    neither is one where a win has to be found anew after a card is drawn. The answer is never wrong, but it is ``UNKNOWN`` if more than
    *budget* positions or *most_worlds* worlds would have to be looked at, or if the turn can come back to where it was. That
    rests on the laws of the contract: a seat's legal actions depend on its view, and ``worlds``, or ``determinize``, leaves no world out.

    Raises
    ------
    ValueError
        if *seat* is not the only one to act in *state*.

    >>> from boardrules import Seat, pixel_tactics
    >>> described = pixel_tactics.setup(own={"F2": "leader:vampire", "V1": "knight"}, rival={"F2": "leader:paladin/16"}, turn=1, first=1)
    >>> solution = solve(pixel_tactics, pixel_tactics.set_up(described), Seat(0))
    >>> solution.result
    'SEVERAL'
    """
    if game.to_act(state) != (seat,):
        raise ValueError(f"seat {seat} is not the only one to act")
    search = Search(game, state, seat, budget=budget)
    seen = 0
    try:
        line = search.line(state)
        if not line:
            raise _Found("SEVERAL", "everything wins")
        for world in worlds_of(game, game.view(state, seat)):
            seen += 1
            if seen > most_worlds:
                raise _Found("UNKNOWN", f"more than {most_worlds:,} positions fit what the seat sees")
            if not search.holds(world, line):
                raise _Found("DEPENDS", "a hidden card can spoil it")
        if not search.holds(state, line):  # pragma: no cover  (it is one of the worlds)
            raise _Found("DEPENDS", "a hidden card can spoil it")
    except _Found as found:
        return Solution(found.result, found.why, (), search.positions, seen)
    return Solution("UNIQUE", "exactly one line wins", line, search.positions, seen)


def prospect(game: Game[S, A, V, E, O], state: S, seat: Seat, action: A, *, budget: int = BUDGET) -> Prospect:
    """What *action*, a legal one of *seat*, can come to within the turn, with the hidden cards as they lie in *state*."""
    search = Search(game, state, seat, budget=budget)
    try:
        reached = search.after(state, action)
        if search.forced(reached):
            return "wins"
        return "may_win" if search.possible(reached) else "loses"
    except _Found:
        return "unknown"
