"""Monte Carlo tree search over information sets, for one decision."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from typing import Final, Generic, Literal, cast

from boardrules.bots.style import Style
from boardrules.bots.tree import Node, Tree, Tried
from boardrules.bots.worlds import hides, seat_of
from boardrules.capabilities import offers
from boardrules.contract import A, E, Game, O, Outcome, Rng, S, V
from boardrules.toolkit.draws import fractions
from boardrules.toolkit.evaluation import finished
from boardrules.values import Seat
from boardrules.walker import Comparing, Ordering, Walker

__all__ = ["Search"]


NARROW: Final = 0.05
"""Minimum range of values that scales the bonus for rarely tried actions."""

_BELOW: Final = [[*range(n)] for n in range(100)]
"""The numbers below each small *n*: nobody changes these lists."""


def _below(n: int) -> list[int]:
    """Return the numbers below *n*, in a list that must not be changed."""
    return _BELOW[n] if n < len(_BELOW) else [*range(n)]


class Search(Generic[S, A, V, E, O]):
    """One search for one decision of ``seat``, in a tree whose nodes are information sets, each what the seat that acts there may know.

    A seat has the same legal actions whenever it has the same view, so the actions of a node are legal in every state that reaches it.
    """

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        start: Callable[[S | V, Rng], Walker[A]],
        seat: Seat,
        rng: Rng,
        style: Style,
        tree: Tree,
        *,
        evaluates: bool,
    ) -> None:
        self.game = game
        self.start = start
        """The function that makes walkers, and draws the worlds of those that begin at a view."""
        self.seat = seat
        self.rng = rng
        self.numbers = fractions(rng)
        self.style = style
        self.tree = tree
        self.seats: tuple[Seat, ...] = ()
        self.evaluates = evaluates
        self.roots: list[float] = []
        """Square roots, which are quicker to look up than to take. They are the same on every machine; logarithms may differ."""
        self.orders = False
        """Whether walkers say how promising actions are."""
        self.compares = False
        """Whether walkers value the positions after several actions at once."""
        self.asked: Seat | None = None
        """The seat to learn in the next iteration, because this one has reached a decision of it that is already in the tree."""

    def run(self, view: V, actions: tuple[A, ...], iterations: int, seconds: float | None, clock: Callable[[], float]) -> tuple[Tried, ...]:
        """Return what *iterations*, or *seconds* of *clock* if they are given, have found about each of the *actions*."""
        game, rng = self.game, self.rng
        ends = None if seconds is None else clock() + seconds
        world = game.determinize(view, rng)
        self.seats = game.seats(world)
        hidden = hides(game, world, rng)
        walker = self.start(world, rng)
        self.orders = self.style.candidates > 0 and offers(walker, Ordering)
        self.compares = offers(walker, Comparing)
        legal, own = walker.legal(), self._own(walker, walker.to_act(), self.seat)
        places = {legal[k]: at for at, k in enumerate(own)}
        wanted = [places[action] for action in actions]
        root = self._root(view, walker, wanted)
        done = 0
        while done < iterations if ends is None else clock() < ends:
            if not hidden:  # only one world is consistent with the view
                walker.mark()
                self._iterate(walker, None)
                walker.back()
            else:
                walker = self.start(view, rng)
                asked, self.asked = self.asked, None
                if asked is not None:
                    walker = self.start(cast("V", walker.view(asked)), rng)  # a walker does not say the type of its views
                self._iterate(walker, self.seat if asked is None else asked)
            done += 1
        found = dict(zip(root.actions, map(Tried, root.visits, root.totals), strict=True))
        return tuple([found[at] for at in wanted])

    def _root(self, view: V, walker: Walker[A], actions: list[int]) -> Node:
        """Return the information set of the decision itself, with estimates of its *actions* from several worlds."""
        sums = dict.fromkeys(actions, 0.0)
        if self.evaluates:
            for number in range(self.style.worlds):
                if number:
                    walker = self.start(view, self.rng)
                own = self._own(walker, walker.to_act(), self.seat)
                for at, value in zip(actions, self._tried(walker, [own[at] for at in actions], self.seat), strict=True):
                    sums[at] += value
        order = sorted(actions, key=sums.__getitem__, reverse=True)
        node = Node(order, [sums[at] / self.style.worlds for at in order], _below(len(order)))
        key = walker.key(self.seat)
        known = self.tree.find(key)
        if known is not None:  # the rivals have played as they might
            for at, visits, total, guess in zip(known.actions, known.visits, known.totals, known.guesses, strict=True):
                if at in sums:
                    place, values = order.index(at), total - guess
                    node.visits[place] = visits
                    node.totals[place] += values
                    node.shift += values - visits * node.guesses[place]
            node.count = sum(node.visits)
        self.tree.nodes[key] = node
        return node

    def _own(self, walker: Walker[A], acting: tuple[Seat, ...], seat: Seat) -> list[int]:
        """Return the places of the legal actions of *seat* among those of all seats *acting*."""
        legal = walker.legal()
        if len(acting) == 1:
            return _below(len(legal))
        return [k for k, action in enumerate(legal) if seat_of(action) == seat]

    def _deal(self, walker: Walker[A]) -> None:
        """Play the outcomes of luck that are due."""
        while outcomes := walker.chance():
            walker.play(next(self.numbers) * outcomes >> 32)

    def _tried(self, walker: Walker[A], actions: list[int], seat: Seat) -> list[float]:
        """Return how *seat* stands after each of the legal *actions*, and the luck that it calls for."""
        if self.compares:
            return cast("Comparing", walker).compared(seat, actions)  # run() has found that walkers offer it
        mark, play, chance, evaluate, back, numbers = (
            walker.mark,
            walker.play,
            walker.chance,
            walker.evaluate,
            walker.back,
            self.numbers,
        )
        averaged = self.style.averaged
        values: list[float] = []
        for k in actions:
            mark()
            play(k)
            outcomes = chance()
            if 1 < outcomes <= averaged:
                values += self._mean(walker, outcomes, (seat,))
            else:
                while outcomes:
                    play(next(numbers) * outcomes >> 32)
                    outcomes = chance()
                values.append(evaluate(seat))
            back()
        return values

    def _mean(self, walker: Walker[A], outcomes: int, seats: tuple[Seat, ...]) -> tuple[float, ...]:
        """Return how each of the *seats* stands on the mean after each of the *outcomes* of luck, and after what they call for."""
        found: list[tuple[float, ...]] = []
        for outcome in range(outcomes):
            walker.mark()
            walker.play(outcome)
            self._deal(walker)
            found.append(self._values(walker, seats))
            walker.back()
        return tuple([sum(column) / outcomes for column in zip(*found, strict=True)])

    # ------------------------------------------------------------------------------------------------------------------ an iteration
    def _iterate(self, walker: Walker[A], owner: Seat | None) -> None:
        """Play to the first information set that is not in the tree, and let *owner* (None: every seat) learn from it.

        If something is hidden, only the seat learns from whose view the world was drawn; another would learn what it cannot know.
        """
        tree, numbers = self.tree, self.numbers
        chance, play, to_act, legal, known = walker.chance, walker.play, walker.to_act, walker.legal, walker.key
        path: list[tuple[Node, int, Seat]] = []
        while True:
            while outcomes := chance():
                play(next(numbers) * outcomes >> 32)
            acting = to_act()
            if not acting:
                values = self._values(walker, self.seats)
                break
            own: list[int] | None = None  # the places of its actions, which are all unless other seats act, too
            if len(acting) == 1:
                seat = acting[0]
                choices = len(legal())
            else:
                seat = self._next(acting)
                own = self._own(walker, acting, seat)
                choices = len(own)
            if choices == 1:
                play(0 if own is None else own[0])
                continue
            key = known(seat)
            node = tree.find(key)
            if node is None:
                tree.nodes[key], values = self._expanded(walker, seat, _below(choices) if own is None else own)
                break
            if owner == self.seat != seat:
                self.asked = seat
            at = self._selected(node)
            path.append((node, at, seat))
            k = node.actions[at]
            play(k if own is None else own[k])
        for node, at, seat in path:
            if owner is None or owner == seat:
                value = values[seat]
                node.count += 1
                node.visits[at] += 1
                node.totals[at] += value
                node.shift += value - node.guesses[at]
                if value < tree.low:  # noqa: PLR1730  (min takes several times as long)
                    tree.low = value
                if value > tree.high:  # noqa: PLR1730  (the same)
                    tree.high = value

    def _next(self, acting: tuple[Seat, ...]) -> Seat:
        """Return the seat that decides next. If several choose at once, this seat comes first; none of them sees the others' choices."""
        return self.seat if self.seat in acting else acting[0]

    def _selected(self, node: Node) -> int:
        """Return the place of the action to try, the one with the greatest sum of its mean value and a bonus if it was tried rarely."""
        style, tree, roots = self.style, self.tree, self.roots
        count = node.count
        while len(roots) <= count + 1:
            roots.append(sqrt(len(roots)))
        width, root = len(node.actions), roots[count + 1]
        if self.evaluates:
            tried = int(style.widening * root) + 1
            if tried < width:  # noqa: PLR1730  (min takes several times as long)
                width = tried
        span = tree.high - tree.low
        if span < NARROW:  # noqa: PLR1730  (the same)
            span = NARROW
        bonus = style.exploration * span * sqrt(root)
        shift = node.shift / count if count else 0.0
        visits, totals = node.visits, node.totals
        best, at = -inf, 0
        for k in node.order if width == len(visits) else node.order[:width]:
            n = visits[k] + 1
            worth = (totals[k] + shift) / n + bonus / roots[n]
            if worth > best:
                best, at = worth, k
        return at

    def _expanded(self, walker: Walker[A], seat: Seat, own: list[int]) -> tuple[Node, tuple[float, ...]]:
        """Return a new information set, and the value for each seat of the position in which it was reached."""
        if not self.evaluates:
            tried = self._sample(len(own))
            walker.playout(self.rng)
            return Node(tried, [0.0] * len(tried), _below(len(tried))), self._values(walker, self.seats)
        node = self._looked_at(walker, seat, own)
        for _ in range(self.style.rollout):
            self._deal(walker)
            acting = walker.to_act()
            if not acting:
                break
            following = self._next(acting)
            self._looked_at(walker, following, self._own(walker, acting, following))
        outcomes = walker.chance()
        if 1 < outcomes <= self.style.averaged:
            return node, self._mean(walker, outcomes, self.seats)
        self._deal(walker)
        return node, self._values(walker, self.seats)

    def _looked_at(self, walker: Walker[A], seat: Seat, own: list[int]) -> Node:
        """Return the information set, with an evaluation after each of its actions, and play the best."""
        tried = self._candidates(walker, own)
        if len(tried) == 1:
            node = Node(tried, [0.0], _below(1))
        else:
            every = own is _below(len(own))  # no other seat acts
            guesses = self._tried(walker, tried if every else [own[at] for at in tried], seat)
            node = Node(tried, guesses, sorted(_below(len(tried)), key=guesses.__getitem__, reverse=True))
        walker.play(own[tried[node.order[0]]])
        return node

    def _candidates(self, walker: Walker[A], own: list[int]) -> list[int]:
        """Return the places in *own* of the actions to try."""
        tried = self._sample(len(own))
        if self.orders and len(tried) > self.style.candidates:
            promises = cast("Ordering", walker).promises()  # run() has found that walkers offer them
            ranks = [promises[own[at]] for at in tried]
            best = sorted(range(len(tried)), key=ranks.__getitem__, reverse=True)[: self.style.candidates]
            return [tried[at] for at in best]
        return tried

    def _sample(self, n: int) -> list[int]:
        """Return the numbers below *n*, from a random one on, or ``breadth`` of them drawn at random: so no action is preferred."""
        breadth = self.style.breadth
        numbers = _below(n)
        if n <= breadth:
            start = next(self.numbers) * n >> 32
            return numbers[start:] + numbers[:start]
        left = numbers.copy()
        found: list[int] = []
        while len(found) < breadth:
            at = next(self.numbers) * len(left) >> 32
            left[at], left[-1] = left[-1], left[at]
            found.append(left.pop())
        return found

    def _values(self, walker: Walker[A], seats: tuple[Seat, ...]) -> tuple[float, ...]:
        """Return the value of the position for each of *seats*: by the outcome if the game is over, otherwise by the evaluation."""
        outcome = walker.outcome()
        if outcome is not None:
            values = paid(outcome, len(self.seats), self.style.payoff)
            return tuple([values[seat] for seat in seats])
        return tuple([walker.evaluate(seat) for seat in seats])


def paid(outcome: Outcome, seats: int, payoff: Literal["victory", "scores"]) -> tuple[float, ...]:
    """Return the value of an outcome for each seat."""
    if payoff == "scores":
        mean = sum(outcome.scores) / seats
        return tuple([score - mean for score in outcome.scores])
    return tuple([finished(outcome.winners, seats, Seat(seat)) for seat in range(seats)])
