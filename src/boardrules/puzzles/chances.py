"""The best chance: how likely each action is to win within the turn, by exhaustive search, whatever the other seats do."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic

from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import BoardRulesError
from boardrules.puzzles.solving import BUDGET, Search, SolutionResult, Stopped
from boardrules.puzzles.worlds import worlds_of
from boardrules.values import CHANCE, Seat

__all__ = ["MARGIN", "ChanceSearch", "Chances", "HiddenInformation", "chance_after", "solve_chance"]

MARGIN: Final = Fraction(1, 12)
"""Default minimum lead of the best chance over the second best."""

NEVER: Final = Fraction(0)
ALWAYS: Final = Fraction(1)


class HiddenInformation(BoardRulesError):
    """A seat cannot know its chances, because something is hidden from it in the position, or will be within the turn."""


@dataclass(frozen=True)
class Chances(Generic[A]):
    """The result of :func:`solve_chance`.

    ``result`` is one of:

    - ``UNIQUE``: ``action`` has the best chance of a win within the turn, by the margin or more.
    - ``NO_WIN``: no action can win within the turn.
    - ``SEVERAL``: the lead of the best action over the second best is smaller than the margin.
    - ``UNKNOWN``: the budget ran out, or a position can recur within the turn.

    ``why`` is the reason in words. ``best`` and ``second`` are the chances of the best action and of the second best. ``plan`` has the
    seat's actions, without forced ones, if it plays on as well as possible and luck helps most; its first is ``action``. It is empty, and
    ``action`` None, unless the result is ``UNIQUE``. ``positions`` is the number of positions examined.
    """

    result: SolutionResult
    why: str
    best: Fraction = NEVER
    second: Fraction = NEVER
    plan: tuple[A, ...] = ()
    positions: int = 0

    @property
    def action(self) -> A | None:
        """The action with the best chance."""
        return self.plan[0] if self.plan else None


class ChanceSearch(Generic[S, A, V, E, O]):
    """An exhaustive search for the chance that *seat* wins within the turn of *start*, if it plays as well as possible."""

    def __init__(self, game: Game[S, A, V, E, O], start: S, seat: Seat, *, budget: int = BUDGET) -> None:
        if any(world != start for world in worlds_of(game, game.view(start, seat))):
            raise HiddenInformation("something in this position is hidden from the seat, so it cannot know its chances")
        self._game: Final = game
        self._seat: Final = seat
        self.turn: Final = Search(game, start, seat, budget=budget)
        self._known: Final[dict[S, Fraction | None]] = {}

    def chance(self, state: S) -> Fraction:
        """Return the chance of a win from *state*. Raises Stopped, HiddenInformation."""
        settled = self.turn.settled(state)
        if settled is not None:
            return ALWAYS if settled else NEVER
        if state in self._known:
            known = self._known[state]
            if known is None:
                raise Stopped("UNKNOWN", "a position can recur within the turn")
            return known
        self._known[state] = None
        found = self._known[state] = self._weighed(state)
        return found

    def after(self, state: S, action: A) -> Fraction:
        """Return the chance of a win after a legal *action*."""
        return self.chance(self.turn.after(state, action))

    def _weighed(self, state: S) -> Fraction:
        mine, actions = self.turn.options(state)
        if mine:
            best = NEVER
            for action in actions:
                best = max(best, self.after(state, action))
                if best == ALWAYS:
                    break
            return best
        if any(self._game.redact_action(action, self._seat) != action for action in actions):
            raise HiddenInformation("something will be hidden from the seat within the turn, so it cannot know its chances")
        if self._game.to_act(state) == (CHANCE,):
            return sum([self.after(state, action) for action in actions], NEVER) / len(actions)
        return min([self.after(state, action) for action in actions])

    def plan(self, state: S) -> tuple[A, ...]:
        """Return the seat's actions from *state*, without forced ones, in the most favourable course of the best play."""
        if self.turn.settled(state) is not None:
            return ()
        mine, actions = self.turn.options(state)
        fair = self._game.to_act(state) == (CHANCE,)
        reached = [self.turn.after(state, action) for action in actions]
        values = [self.chance(each) for each in reached]
        at = values.index(max(values) if mine or fair else min(values))
        rest = self.plan(reached[at])
        return (actions[at], *rest) if mine and len(actions) > 1 else rest


def solve_chance(game: Game[S, A, V, E, O], state: S, seat: Seat, *, margin: Fraction = MARGIN, budget: int = BUDGET) -> Chances[A]:
    """Find out whether exactly one action of *seat*, which is to act in *state*, has the best chance of a win within its turn.

    The *chance* of an action is the probability that the seat wins the game before the turn is over, if it plays as well as possible
    after it, all outcomes of luck are equally likely, and the other seats answer as badly for it as they can. It is exact. A draw is no
    win. The best action must be better than the second best by *margin* or more.

    The search plays out everything that can happen within the turn, and is ``UNKNOWN`` if that is more than *budget* positions.

    Raises
    ------
    ValueError
        if *seat* is not the only one to act in *state*.
    HiddenInformation
        if something is hidden from *seat*.
    """
    if game.to_act(state) != (seat,):
        raise ValueError(f"seat {seat} is not the only one to act")
    search = ChanceSearch(game, state, seat, budget=budget)
    _, actions = search.turn.options(state)
    try:
        chances = [search.after(state, action) for action in actions]
        best, *others = sorted(chances, reverse=True)
        second = others[0] if others else NEVER
        if best == NEVER:
            raise Stopped("NO_WIN", "no action can win within the turn")
        if not others or best == second or best - second < margin:
            raise Stopped("SEVERAL", "no action has a chance that is so much better than every other")
        first = actions[chances.index(best)]
        plan = (first, *search.plan(search.turn.after(state, first)))
    except Stopped as stopped:
        return Chances(stopped.result, stopped.why, positions=search.turn.positions)
    return Chances("UNIQUE", "exactly one action has the best chance", best, second, plan, search.turn.positions)


def chance_after(game: Game[S, A, V, E, O], state: S, seat: Seat, action: A, *, budget: int = BUDGET) -> Fraction | None:
    """Return the chance of *action*, a legal one of *seat*, as :func:`solve_chance` defines it, or None if the budget runs out."""
    try:
        return ChanceSearch(game, state, seat, budget=budget).after(state, action)
    except Stopped:
        return None
