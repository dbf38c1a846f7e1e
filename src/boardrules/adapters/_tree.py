"""A game as a tree of nodes, each with one player to move or a draw of luck, as OpenSpiel needs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, Generic, final

from msgspec import to_builtins

from boardrules.capabilities import Numbering
from boardrules.codec import canonical, from_json, to_json
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.errors import InvalidState
from boardrules.transforms import capability
from boardrules.values import CHANCE, Seat

TOGETHER: Final = -2
"""The player to move if several seats choose at the same time."""

OVER: Final = -4
"""The player to move when the game is over."""


@final
class Tree(Generic[S, A, V, E, O]):
    """A game with given options as a tree.

    Parameters
    ----------
    widest:
        the maximum number of branches of a draw of luck; a draw with more outcomes is divided into several, one after the other.
    together:
        whether seats that choose at the same time do so in one node; otherwise they choose in order, the lowest seat first. Their choices
        stay sealed either way.
    recalled:
        whether a view holds all that its seat ever knew. If it does not, a node remembers for each seat what it has seen.
    source:
        a function of a module, and its arguments, that make the same tree in another process.

    Raises
    ------
    InvalidOptions
        if the game cannot be played with these options.
    TypeError
        if the game has no :class:`boardrules.Numbering`.
    """

    __slots__ = ("draws", "game", "numbers", "recalled", "root", "seats", "source", "spaces", "together", "widest")

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O,
        *,
        source: tuple[Callable[..., Tree[S, A, V, E, O]], tuple[object, ...]],
        widest: int = 128,
        together: bool = False,
        recalled: bool = False,
    ) -> None:
        numbers: Numbering[V, A, O] | None = capability(game, Numbering[V, A, O])
        if numbers is None:
            raise TypeError(f"{game.SPEC.title} has no numbers for its actions and views: it needs the capability boardrules.Numbering")
        if widest < 2:
            raise ValueError(f"a draw of luck must have 2 branches or more, not {widest}")
        start = game.new_game(options)
        space = numbers.action_space(options)
        self.game, self.numbers, self.source = game, numbers, source
        self.widest, self.together, self.recalled = widest, together, recalled
        self.seats = game.seats(start)
        self.spaces = tuple([space.of(seat) for seat in self.seats])
        self.draws: dict[int, tuple[tuple[int, float], ...]] = {}  # the branches of a draw, by its number of outcomes
        self.root: Node[S, A, V, E, O] = Node(self, start)

    def __reduce__(self) -> tuple[object, ...]:
        return self.source

    def node(self, position: bytes | str) -> Node[S, A, V, E, O]:
        """Return the node of a position given as JSON, without a history. Raises InvalidState."""
        state: S = from_json(self.game.SPEC.state, position)
        violations = self.game.validate(state)
        if violations:
            raise InvalidState("play cannot begin at this position", violations=violations)
        if self.game.seats(state) != self.seats:
            raise InvalidState(f"the position has {len(self.game.seats(state))} seats, and the game was loaded for {len(self.seats)}")
        return Node(self, state)


@final
class Node(Generic[S, A, V, E, O]):
    """A position in a tree. Only its caches ever change, so it can be shared freely.

    ``player`` is the seat to move, CHANCE, TOGETHER or OVER. In a draw of luck the outcomes ``first`` to ``last`` - 1 are still possible.
    ``moves`` are the seats and numbers that led here from ``parent``; ``noted`` has the results of :meth:`seen`.
    """

    __slots__ = ("_legal", "_views", "acting", "first", "last", "moves", "noted", "parent", "player", "state", "tree")

    def __init__(
        self,
        tree: Tree[S, A, V, E, O],
        state: S,
        *,
        parent: Node[S, A, V, E, O] | None = None,
        moves: tuple[tuple[Seat, int], ...] = (),
        outcomes: tuple[int, int] | None = None,
        noted: dict[Seat, bytes] | None = None,
    ) -> None:
        self.tree, self.state = tree, state
        self.acting = acting = tree.game.to_act(state)
        self.first = self.last = 0
        if not acting:
            self.player = OVER
        elif acting[0] == CHANCE:
            self.player = int(CHANCE)
            self.first, self.last = outcomes or (0, tree.game.chance(state))
        else:
            lowest = int(acting[0])
            self.player = TOGETHER if tree.together and len(acting) > 1 else lowest
        self.parent, self.moves = parent, moves
        self.noted: dict[Seat, bytes] = {} if noted is None else noted
        self._views: dict[Seat | None, V] = {}
        self._legal: dict[Seat, dict[int, A]] = {}

    def __copy__(self) -> Node[S, A, V, E, O]:
        return self

    def __deepcopy__(self, memo: object) -> Node[S, A, V, E, O]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        noted = {} if self.tree.recalled else {seat: self.seen(seat) for seat in self.tree.seats}
        return _restored, (self.tree, to_json(self.state), (self.first, self.last), noted)

    def view(self, seat: Seat | None) -> V:
        """Return what *seat* may know (None: a spectator)."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.tree.game.view(self.state, seat)
        return found

    def legal(self, seat: Seat) -> dict[int, A]:
        """Return the legal actions of *seat* by their numbers, in the order of the numbers; none for a seat that is not to act."""
        found = self._legal.get(seat)
        if found is None:
            space = self.tree.spaces[seat]
            actions = self.tree.game.legal_actions(self.state, seat)
            try:
                numbers = [(space.index(action), action) for action in actions]
            except LookupError:  # some numbers depend on the view, which is made only if it is needed
                view = self.view(seat)
                numbers = [(space.index(action, view), action) for action in actions]
            found = self._legal[seat] = dict(sorted(numbers, key=_number))
        return found

    def action(self, seat: Seat, number: int) -> A:
        """Return the action of *seat* with this number, legal or not. Raises LookupError."""
        found = self.legal(seat).get(number)
        return self.tree.spaces[seat].action(number, self.view(seat)) if found is None else found

    def outcomes(self) -> tuple[tuple[int, float], ...]:
        """Return the branches of a draw of luck, with the probability of each."""
        size = self.last - self.first
        found = self.tree.draws.get(size)
        if found is None:
            each = self._each()
            found = tuple([(branch, min(each, size - branch * each) / size) for branch in range(-(-size // each))]) if size else ()
            self.tree.draws[size] = found
        return found

    def drawn(self, branch: int) -> tuple[int, int]:
        """Return the outcomes left after a *branch* of a draw of luck, as the first and the one after the last. Raises LookupError."""
        first = self.first + branch * self._each()
        if not self.first <= first < self.last:
            raise LookupError(f"there is no branch {branch}: this draw of luck has the branches 0 to {len(self.outcomes()) - 1}")
        return first, min(first + self._each(), self.last)

    def _each(self) -> int:
        """Return the number of outcomes in a branch of a draw of luck."""
        return -(-(self.last - self.first) // self.tree.widest)

    def after(self, number: int) -> Node[S, A, V, E, O]:
        """Return the node after the player to move has chosen *number*.

        Raises IllegalAction for an illegal action, LookupError for a number without an action or a branch of luck.
        """
        game = self.tree.game
        parent = None if self.tree.recalled else self
        if self.player == CHANCE:
            first, last = self.drawn(number)
            if last > first + 1:
                return Node(self.tree, self.state, parent=parent, outcomes=(first, last))
            return Node(self.tree, game.apply_unchecked(self.state, game.chance_action(self.state, first)), parent=parent)
        seat = Seat(self.player)
        found = self.legal(seat).get(number)
        after = game.apply(self.state, self.action(seat, number)) if found is None else game.apply_unchecked(self.state, found)
        return Node(self.tree, after, parent=parent, moves=((seat, number),))

    def after_all(self, numbers: Sequence[int]) -> Node[S, A, V, E, O]:
        """Return the node after all seats that act at once have chosen, one number for each seat; other seats' numbers are ignored.

        Raises IllegalAction or LookupError, as :meth:`after` does.
        """
        state = self.state
        for seat in self.acting:
            state = self.tree.game.apply(state, self.action(seat, numbers[seat]))
        moves = tuple([(seat, numbers[seat]) for seat in self.acting])
        return Node(self.tree, state, parent=None if self.tree.recalled else self, moves=moves)

    def seen(self, seat: Seat) -> bytes:
        """Return a digest of all that *seat* has seen and done up to here. Two nodes share it only if the seat cannot tell them apart."""
        way: list[Node[S, A, V, E, O]] = []
        node: Node[S, A, V, E, O] | None = self
        while node is not None and seat not in node.noted:
            way.append(node)
            node = node.parent
        digest = b"" if node is None else node.noted[seat]
        for one in reversed(way):
            did = [number for by, number in one.moves if by == seat]
            view, before = one.view(seat), one.parent
            if did or before is None or view != before.view(seat):
                digest = blake2b(b"%b%d:%b" % (digest, did[0] if did else -1, canonical(view)), digest_size=16).digest()
            one.noted[seat] = digest
            if len(one.noted) == len(self.tree.seats):
                one.parent = None  # no seat needs the earlier nodes any more
        return digest

    def resampled(self, seat: Seat, rng: Rng) -> Node[S, A, V, E, O]:
        """Return a node that *seat* cannot tell from this one, with the hidden parts drawn anew. For the other seats, play begins there."""
        state = self.tree.game.determinize(self.view(seat), rng)
        return Node(self.tree, state, noted={} if self.tree.recalled else {seat: self.seen(seat)})

    def told(self, seat: Seat | None) -> str:
        """Return the view of *seat* as JSON."""
        return canonical(self.view(seat)).decode()

    def told_alone(self, seat: Seat) -> str:
        """Return the fields in which the view of *seat* differs from a spectator's, as JSON, or an empty text if there are none."""
        own: dict[str, object] = to_builtins(self.view(seat))
        common: dict[str, object] = to_builtins(self.view(None))
        alone = {name: value for name, value in own.items() if value != common[name] and name != "viewer"}
        return canonical(alone).decode() if alone else ""


def _number(entry: tuple[int, object]) -> int:
    return entry[0]


def _restored(tree: Tree[S, A, V, E, O], position: bytes, outcomes: tuple[int, int], noted: dict[Seat, bytes]) -> Node[S, A, V, E, O]:
    state: S = from_json(tree.game.SPEC.state, position)
    return Node(tree, state, outcomes=outcomes, noted=noted)
