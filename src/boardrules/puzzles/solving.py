"""A solver that finds out whether exactly one line wins within the turn, whatever luck, the other seats and hidden cards do."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias

from boardrules.capabilities import Turns
from boardrules.contract import A, E, Game, O, S, V
from boardrules.puzzles.worlds import worlds_of
from boardrules.transforms import capability
from boardrules.values import CHANCE, Seat

__all__ = ["BUDGET", "MOST_WORLDS", "Prospect", "Search", "Solution", "SolutionResult", "Stopped", "prospect", "solve"]

BUDGET: Final = 200_000
"""Default maximum number of positions examined."""

MOST_WORLDS: Final = 20_000
"""Default maximum number of states consistent with a view that are examined."""

EFFORTS: Final = (60, 600, 6_000, 2**60)
"""Numbers of positions to examine for one action before another is tried, in the first round, the second and so on."""

SolutionResult: TypeAlias = Literal["UNIQUE", "NO_WIN", "SEVERAL", "DEPENDS", "UNKNOWN"]


Prospect: TypeAlias = Literal["wins", "may_win", "loses", "unknown"]
"""The best result of an action: a sure win, a win with luck or help, no win, or unknown because the budget ran out."""


@dataclass(frozen=True)
class Solution(Generic[A]):
    """The result of :func:`solve`.

    ``result`` is one of:

    - ``UNIQUE``: ``line`` wins and no other line does.
    - ``NO_WIN``: no line wins for certain.
    - ``SEVERAL``: at some decision more than one action wins in the true position.
    - ``DEPENDS``: the next action, or the win, depends on luck, on an answer, or on a hidden card.
    - ``UNKNOWN``: the budget ran out.

    ``why`` is the reason in words. ``line`` has the seat's own actions in order, without forced ones; it is empty unless the result is
    ``UNIQUE``. ``positions`` and ``worlds`` are the numbers examined.
    """

    result: SolutionResult
    why: str
    line: tuple[A, ...] = ()
    positions: int = 0
    worlds: int = 0


class Stopped(Exception):
    """The search ends early with this result."""

    def __init__(self, result: SolutionResult, why: str) -> None:
        super().__init__(why)
        self.result: Final = result
        self.why: Final = why


class _Spent(Exception):
    """The effort allowed for this action is used up; try another action first."""


class _Question(Generic[S]):
    """A question about positions, with the answers found so far; the answer is None while it is being searched for.

    ``own``, ``others``: whether one winning continuation is enough if the seat itself, or if luck or another seat, acts; otherwise all
    continuations must win.
    """

    def __init__(self, *, own: bool, others: bool) -> None:
        self.own: Final = own
        self.others: Final = others
        self.known: Final[dict[tuple[S, int | None], bool | None]] = {}


class Search(Generic[S, A, V, E, O]):
    """An exhaustive search within one turn of one seat. It uses the full position, including hidden cards.

    The turn of *start* lasts as long as the game's ``turn_of`` says or, in a game without the capability :class:`boardrules.Turns`, until
    another seat is to act. Answers are stored by the positions themselves, not by their digests, so that no two can be confused.
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
        """Return the position after a legal action, and count it."""
        self.positions += 1
        if self.positions > self._budget:
            raise Stopped("UNKNOWN", f"there are more than {self._budget:,} positions to examine")
        if self.positions > self._limit:
            raise _Spent
        return self._game.apply_unchecked(state, action)

    def settled(self, state: S) -> bool | None:
        """Return True if the seat has won, False if the turn is over without a win, None while the turn goes on."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return self._seat in outcome.winners and len(outcome.winners) < len(outcome.scores)
        if self._turn_of is not None:
            return None if self._turn_of(state) == self._turn else False
        return None if all(seat in {self._seat, CHANCE} for seat in self._game.to_act(state)) else False

    def options(self, state: S) -> tuple[bool, tuple[A, ...]]:
        """Return whether the seat itself is to act, and its legal actions; otherwise those of luck or of one of the others.

        If several seats choose at once, the others come first.
        """
        acting = self._game.to_act(state)
        if acting == (self._seat,):
            return True, self._game.legal_actions(state, self._seat)
        if acting == (CHANCE,):
            return False, self._game.legal_actions(state)
        other = next(seat for seat in acting if seat != self._seat)
        return False, self._game.legal_actions(state, other)

    def forced(self, state: S, decisions: int | None = None) -> bool:
        """Return whether the seat, if it knows the position, can win in at most *decisions* decisions whatever luck and the others do."""
        return self._value(state, self._forced, decisions)

    def certain(self, state: S) -> bool:
        """Return whether the seat wins whatever anybody does, itself included."""
        return self._value(state, self._certain)

    def possible(self, state: S) -> bool:
        """Return whether the seat can win if luck and the others help."""
        return self._value(state, self._possible)

    def _value(self, state: S, asked: _Question[S], left: int | None = None) -> bool:
        settled = self.settled(state)
        if settled is not None:
            return settled
        key = state, left
        if key in asked.known:
            known = asked.known[key]
            if known is None:
                raise Stopped("UNKNOWN", "a position can recur within the turn")
            return known
        asked.known[key] = None
        value: bool | None = None
        try:
            value = self._weighed(state, asked, left)
            return value
        finally:
            if value is None:
                del asked.known[key]
            else:
                asked.known[key] = value

    def _weighed(self, state: S, asked: _Question[S], left: int | None) -> bool:
        """Return the answer from those of the next positions. After its last decision the seat has to win whatever it does.

        The effort increases from round to round, because a quick result for one action may make a long search for another needless.
        """
        mine, actions = self.options(state)
        if len(actions) == 1:
            return self._value(self.after(state, actions[0]), asked, left)
        if mine and left is not None:
            if left == 0:
                return self.certain(state)
            left -= 1
        enough = asked.own if mine else asked.others
        if asked is self._certain:
            actions = actions[::-1]  # the last in the list ends most turns soonest
        limit = self._limit
        for effort in EFFORTS:
            later: list[A] = []
            for action in actions:
                self._limit = min(limit, self.positions + effort)
                try:
                    if self._value(self.after(state, action), asked, left) is enough:
                        return enough
                except _Spent:
                    if self.positions > limit:
                        raise
                    later.append(action)
                finally:
                    self._limit = limit
            if not later:
                break
            actions = tuple(later)
        return not enough

    def line(self, state: S, decisions: int | None = None) -> tuple[A, ...]:
        """Return the one line of at most *decisions* decisions that wins from *state*, where a win can be forced.

        Raises Stopped if there is no single line for all cases.
        """
        if self.settled(state) is not None:
            return ()
        mine, actions = self.options(state)
        if mine and len(actions) > 1:
            if self.certain(state):
                return ()
            decisions = None if decisions is None else decisions - 1
            winning = self._winning(state, actions, decisions)
            return winning, *self.line(self.after(state, winning), decisions)
        lines = {self.line(self.after(state, action), decisions) for action in actions}
        if len(lines) > 1:
            raise Stopped("DEPENDS", "the next action depends on luck or on an answer")
        return lines.pop()

    def _winning(self, state: S, actions: tuple[A, ...], decisions: int | None) -> A:
        """Return the one action of *actions* after which the seat can win in at most *decisions* further decisions."""
        found: A | None = None
        for action in actions:
            if self.forced(self.after(state, action), decisions):
                if found is not None:
                    raise Stopped("SEVERAL", "more than one action wins")
                found = action
        if found is None:
            raise Stopped("NO_WIN", "no action wins whatever luck and the others do")
        return found

    def holds(self, state: S, line: tuple[A, ...]) -> bool:
        """Return whether *line* can be played from *state* and wins, whatever luck and the others do, and whatever the seat does later."""
        settled = self.settled(state)
        if settled is not None:
            return settled
        mine, actions = self.options(state)
        if not mine or len(actions) == 1:
            return all(self.holds(self.after(state, action), line) for action in actions)
        if not line:
            return self.certain(state)
        return line[0] in actions and self.holds(self.after(state, line[0]), line[1:])


def solve(
    game: Game[S, A, V, E, O],
    state: S,
    seat: Seat,
    *,
    decisions: int | None = None,
    budget: int = BUDGET,
    most_worlds: int = MOST_WORLDS,
) -> Solution[A]:
    """Find out whether exactly one line of *seat*, which is to act in *state*, wins within its turn against everything unknown.

    A *line* is a sequence of actions of the seat, without forced ones. It *wins* if the seat can take each of its actions and wins the game
    before the turn is over, for every possible outcome of luck, every answer of the others, and every state that is consistent with the
    seat's view; decisions after the last action of the line must not matter. It is the *only* one if at each decision on the way, in every
    case, every other action fails: some luck and some answers defeat everything that the seat can do after it, even if it knew the hidden
    cards of *state*.

    With *decisions*, only lines of at most that many actions count: a slower win is no second solution.

    Two orders of the same actions are two lines, so a position in which the order does not matter is no puzzle. A position in which the win
    depends on a card drawn on the way is no puzzle either. The answer is never wrong, but it is ``UNKNOWN`` if the search would need more
    than *budget* positions or *most_worlds* worlds, or if a position can recur within the turn. This relies on two laws of the contract: a
    seat's legal actions depend only on its view, and ``worlds``, or ``determinize``, omits no state.

    Raises
    ------
    ValueError
        if *seat* is not the only one to act in *state*, or *decisions* is less than 1.

    >>> from boardrules import Seat, pixel_tactics
    >>> described = pixel_tactics.setup(own={"F2": "leader:vampire", "V1": "knight"}, rival={"F2": "leader:paladin/16"}, turn=1, first=1)
    >>> solution = solve(pixel_tactics, pixel_tactics.set_up(described), Seat(0))
    >>> solution.result
    'SEVERAL'
    """
    if game.to_act(state) != (seat,):
        raise ValueError(f"seat {seat} is not the only one to act")
    if decisions is not None and decisions < 1:
        raise ValueError(f"a line has 1 decision or more, not {decisions}")
    search = Search(game, state, seat, budget=budget)
    seen = 0
    try:
        line = search.line(state, decisions)
        if not line:
            raise Stopped("SEVERAL", "every action wins")
        for world in worlds_of(game, game.view(state, seat)):
            seen += 1
            if seen > most_worlds:
                raise Stopped("UNKNOWN", f"more than {most_worlds:,} positions are consistent with the seat's view")
            if not search.holds(world, line):
                raise Stopped("DEPENDS", "a hidden card can spoil it")
        if not search.holds(state, line):  # pragma: no cover  (it is one of the worlds)
            raise Stopped("DEPENDS", "a hidden card can spoil it")
    except Stopped as found:
        return Solution(found.result, found.why, (), search.positions, seen)
    return Solution("UNIQUE", "exactly one line wins", line, search.positions, seen)


def prospect(game: Game[S, A, V, E, O], state: S, seat: Seat, action: A, *, budget: int = BUDGET) -> Prospect:
    """Return the best result of *action*, a legal one of *seat*, within the turn, with the hidden cards as in *state*."""
    search = Search(game, state, seat, budget=budget)
    try:
        reached = search.after(state, action)
        if search.forced(reached):
            return "wins"
        return "may_win" if search.possible(reached) else "loses"
    except Stopped:
        return "unknown"
