"""Monte Carlo tree search over information sets, and the common parts of the bots that search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, sqrt
from time import monotonic
from typing import Final, Generic, Literal

from boardrules.bots.worlds import evaluating, rebuilt, seat_of, with_luck
from boardrules.contract import A, E, Game, O, Outcome, Rng, S, V
from boardrules.registry import GameRef
from boardrules.toolkit.evaluation import finished
from boardrules.values import Seat

__all__ = ["DEFAULT", "Search", "SearchBot", "Style", "secretive"]


OPEN: Final = frozenset({"public", "derived"})
"""The classes of visibility that hide nothing."""

SURE: Final = 8
"""Number of worlds drawn for each seat to find out whether a position hides something from it."""

NARROW: Final = 0.05
"""Minimum range of values that scales the bonus for rarely tried actions."""


@dataclass(frozen=True, kw_only=True)
class Style:
    """The settings of a search.

    ``exploration``: the preference for rarely tried actions, in units of the range of values found so far.

    For a game with an evaluation: ``worlds``: the number of worlds in which each action of the decision itself is tried before the search.
    ``breadth``: the maximum number of actions tried in a new information set; if it has more, they are drawn at random. ``widening``: in an
    information set visited *n* times, the ``1 + widening * sqrt(n + 1)`` most promising actions are searched (progressive widening).
    ``rollout``: the number of further actions played beyond the tree, each the best by the evaluation, before the position is valued.

    ``payoff``: the value of a finished game for a seat. ``"victory"``: 1 for winning, -1 for losing, 0 if all draw. ``"scores"``: the
    seat's score minus the mean score, for games in which the margin counts; new information sets are then valued by random games to the
    end, because an evaluation estimates victories.

    Raises ValueError for numbers out of range.
    """

    exploration: float = 0.3
    worlds: int = 3
    breadth: int = 64
    widening: float = 2.0
    rollout: int = 0
    payoff: Literal["victory", "scores"] = "victory"

    def __post_init__(self) -> None:
        if min(self.worlds, self.breadth) < 1 or min(self.exploration, self.widening, self.rollout) < 0:
            raise ValueError(f"worlds and breadth must be 1 or more, and no number may be negative: {self}")


DEFAULT: Final = Style()


class Node(Generic[A]):
    """An information set: its actions, the most promising first, with the number of tries and the sum of values of each."""

    __slots__ = ("actions", "count", "guesses", "shift", "totals", "visits")

    def __init__(self, actions: list[A], guesses: list[float]) -> None:
        self.actions = actions
        self.guesses = guesses
        self.visits = [0] * len(actions)
        self.totals = [0.0] * len(actions)
        self.count = 0
        self.shift = 0.0
        """The sum of the differences between the values found and the estimates."""


class Search(Generic[S, A, V, E, O]):
    """One search for one decision of ``seat``: a tree whose nodes are information sets, each the view of the seat that acts there.

    A seat has the same legal actions whenever it has the same view, so the actions of a node are legal in every state that reaches it.
    """

    def __init__(self, game: Game[S, A, V, E, O], seat: Seat, rng: Rng, style: Style) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.style = style
        self.nodes: dict[tuple[Seat, V], Node[A]] = {}
        self.low, self.high = inf, -inf
        evaluation = evaluating(game) if style.payoff == "victory" else None
        self.evaluate = None if evaluation is None else evaluation.evaluate
        self.asked: Seat | None = None
        """The seat to learn in the next iteration, because this one has reached a decision of it that is already in the tree."""

    def choose(self, view: V, actions: tuple[A, ...], iterations: int, seconds: float | None) -> A:
        """Return the most tried action, the best one of equals, after *iterations*, or after *seconds* if they are given."""
        game, rng = self.game, self.rng
        ends = None if seconds is None else monotonic() + seconds
        world = game.determinize(view, rng)
        root = self._root(view, world, actions)
        hidden = hides(game, world, rng)
        done = 0
        while done < iterations if ends is None else monotonic() < ends:
            if hidden:  # otherwise only one world is consistent with the view
                world = game.determinize(view, rng)
            asked, self.asked = self.asked, None
            if not hidden:
                self._iterate(world, None)
            elif asked is None:
                self._iterate(world, self.seat)
            else:
                self._iterate(game.determinize(game.view(world, asked), rng), asked)
            done += 1
        return root.actions[max(range(len(actions)), key=lambda at: (root.visits[at], root.totals[at] + root.guesses[at]))]

    def _root(self, view: V, world: S, actions: tuple[A, ...]) -> Node[A]:
        """Return the information set of the decision itself, with estimates of its actions from several worlds."""
        sums = dict.fromkeys(range(len(actions)), 0.0)
        if self.evaluate is not None:
            for number in range(self.style.worlds):
                state = world if number == 0 else self.game.determinize(view, self.rng)
                for at, action in enumerate(actions):
                    sums[at] += self._guess(self._after(state, action), self.seat)
        order = sorted(sums, key=lambda at: -sums[at])
        node = Node([actions[at] for at in order], [sums[at] / self.style.worlds for at in order])
        self.nodes[self.seat, view] = node
        return node

    def _after(self, state: S, action: A) -> S:
        return with_luck(self.game, self.game.apply_unchecked(state, action), self.rng)

    def _guess(self, state: S, seat: Seat) -> float:
        if self.evaluate is None:
            return 0.0
        return self.evaluate(self.game.view(state, seat))

    # ------------------------------------------------------------------------------------------------------------------ an iteration
    def _iterate(self, state: S, owner: Seat | None) -> None:
        """Play from *state* to the first information set that is not in the tree, and let *owner* (None: every seat) learn from it.

        If something is hidden, only the seat learns from whose view *state* was drawn; another would learn what it cannot know.
        """
        game, nodes = self.game, self.nodes
        path: list[tuple[Node[A], int, Seat]] = []
        while True:
            state = with_luck(game, state, self.rng)
            seat = self._to_act(state)
            if seat is None:
                values = self._values(state)
                break
            actions = game.legal_actions(state, seat)
            if len(actions) == 1:
                state = game.apply_unchecked(state, actions[0])
                continue
            key = seat, game.view(state, seat)
            node = nodes.get(key)
            if node is None:
                nodes[key], values = self._expanded(state, seat, actions)
                break
            if owner == self.seat != seat:
                self.asked = seat
            at = self._selected(node)
            path.append((node, at, seat))
            state = game.apply_unchecked(state, node.actions[at])
        for node, at, seat in path:
            if owner is None or owner == seat:
                value = values[seat]
                node.count += 1
                node.visits[at] += 1
                node.totals[at] += value
                node.shift += value - node.guesses[at]
                self.low, self.high = min(self.low, value), max(self.high, value)

    def _to_act(self, state: S) -> Seat | None:
        """Return the seat that decides next. If several choose at once, this seat comes first; none of them sees the others' choices."""
        acting = self.game.to_act(state)
        if not acting:
            return None
        return self.seat if self.seat in acting else acting[0]

    def _selected(self, node: Node[A]) -> int:
        """Return the place of the action to try, the one with the greatest sum of its mean value and a bonus if it was tried rarely."""
        style = self.style
        count = node.count
        width = len(node.actions)
        if self.evaluate is not None:
            width = min(width, int(style.widening * sqrt(count + 1)) + 1)
        # Square roots are the same on every machine; logarithms may differ.
        bonus = style.exploration * max(self.high - self.low, NARROW) * sqrt(sqrt(count + 1))
        shift = node.shift / count if count else 0.0
        best, at = -inf, 0
        for k in range(width):
            n = node.visits[k]
            worth = (node.totals[k] + node.guesses[k] + shift) / (n + 1) + bonus / sqrt(n + 1)
            if worth > best:
                best, at = worth, k
        return at

    def _expanded(self, state: S, seat: Seat, actions: tuple[A, ...]) -> tuple[Node[A], tuple[float, ...]]:
        """Return a new information set, and the value for each seat of *state*, in which it was reached."""
        tried = self._sample(actions)
        if self.evaluate is None:
            return Node(tried, [0.0] * len(tried)), self._played_out(state)
        node, after = self._looked_at(state, seat, tried)
        for _ in range(self.style.rollout):
            acting = self._to_act(after)
            if acting is None:
                break
            _, after = self._looked_at(after, acting, self._sample(self.game.legal_actions(after, acting)))
        return node, self._values(after)

    def _looked_at(self, state: S, seat: Seat, actions: list[A]) -> tuple[Node[A], S]:
        """Return the information set with its actions, the best first by an evaluation after each, and the position after the best."""
        afters = [self._after(state, action) for action in actions]
        if len(actions) == 1:
            return Node(actions, [0.0]), afters[0]
        guesses = [self._guess(after, seat) for after in afters]
        order = sorted(range(len(actions)), key=lambda at: -guesses[at])
        return Node([actions[at] for at in order], [guesses[at] for at in order]), afters[order[0]]

    def _sample(self, actions: tuple[A, ...]) -> list[A]:
        """Return *actions* in random order, at most ``breadth`` of them."""
        left = list(actions)
        found: list[A] = []
        while left and len(found) < self.style.breadth:
            at = self.rng.randrange(len(left))
            left[at], left[-1] = left[-1], left[at]
            found.append(left.pop())
        return found

    def _values(self, state: S) -> tuple[float, ...]:
        """Return the value of *state* for each seat: by the outcome if the game is over, otherwise by the evaluation of its view."""
        game = self.game
        seats = game.seats(state)
        outcome = game.outcome(state)
        if outcome is not None:
            return paid(outcome, len(seats), self.style.payoff)
        return tuple([self._guess(state, seat) for seat in seats])

    def _played_out(self, state: S) -> tuple[float, ...]:
        """Return the value for each seat of a random game from *state*."""
        game, rng = self.game, self.rng
        while True:
            state = with_luck(game, state, rng)
            acting = game.to_act(state)
            if not acting:
                return self._values(state)
            actions = game.legal_actions(state, acting[0])
            state = game.apply_unchecked(state, actions[rng.randrange(len(actions))])


def hides(game: Game[S, A, V, E, O], world: S, rng: Rng) -> bool:
    """Return whether some seat knows less than all of *world*: False if all fields of states are public, otherwise found by trying."""
    if not secretive(game):
        return False
    views = [game.view(world, seat) for seat in game.seats(world)]
    return any(game.determinize(view, rng) != world for _ in range(SURE) for view in views)


def secretive(game: Game[S, A, V, E, O]) -> bool:
    """Return whether states have fields that a seat may not know, or the game does not say."""
    table: Mapping[str, str] | None = getattr(game, "VISIBILITY", None)
    return table is None or not OPEN.issuperset(table.values())


def paid(outcome: Outcome, seats: int, payoff: Literal["victory", "scores"]) -> tuple[float, ...]:
    """Return the value of an outcome for each seat."""
    if payoff == "scores":
        mean = sum(outcome.scores) / seats
        return tuple([score - mean for score in outcome.scores])
    return tuple([finished(outcome.winners, seats, Seat(seat)) for seat in range(seats)])


@dataclass(frozen=True)
class SearchBot(Generic[S, A, V, E, O]):
    """A bot that plays *game* by a :class:`Search` with a budget of *iterations*, or of *seconds* if they are given.

    Raises ValueError if the budget is not positive.
    """

    game: Game[S, A, V, E, O]
    iterations: int = 100
    seconds: float | None = None
    style: Style = DEFAULT

    def __post_init__(self) -> None:
        if self.iterations < 1 or (self.seconds is not None and not 0 < self.seconds < inf):
            raise ValueError(f"iterations must be 1 or more and seconds more than 0, not {self.iterations} and {self.seconds}")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), GameRef(self.game), (self.iterations, self.seconds, self.style))

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action of *actions* that the search tried most."""
        if len(actions) == 1:
            return actions[0]
        search = Search(self.game, seat_of(actions[0]), rng, self.style)
        return search.choose(view, actions, self.iterations, self.seconds)
