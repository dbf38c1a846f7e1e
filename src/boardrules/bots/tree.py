"""What a search has found so far: information sets, and the tree of those that one seat has met in a game."""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from typing import NamedTuple

__all__ = ["Node", "Tree", "Tried"]


class Tried(NamedTuple):
    """The findings of a search about an action: the number of tries, and the sum of its estimate and of the values found."""

    visits: int
    total: float


class Node:
    """An information set: its actions, with the number of tries and the sum of values of each.

    An action is its place in the list of legal actions of its seat, which follows from what the seat sees. ``order`` has the numbers of the
    actions here, the most promising first.
    """

    __slots__ = ("actions", "count", "guesses", "order", "shift", "totals", "visits")

    def __init__(self, actions: list[int], guesses: list[float], order: list[int]) -> None:
        self.actions = actions
        self.guesses = guesses
        self.order = order
        self.visits = [0] * len(actions)
        self.totals = guesses.copy()
        """The sum of the estimate and of the values found of each action."""
        self.count = 0
        self.shift = 0.0
        """The sum of the differences between the values found and the estimates."""


class Tree:
    """The findings of one seat in a game so far. Nodes that one decision did not come to are forgotten after it.

    ``low`` and ``high`` are the limits of the values found.
    """

    __slots__ = ("_before", "high", "low", "nodes")

    def __init__(self) -> None:
        self.nodes: dict[Hashable, Node] = {}
        self._before: dict[Hashable, Node] = {}
        self.low, self.high = inf, -inf

    def grow(self) -> None:
        """Begin another decision: forget the nodes that the last one did not look up."""
        self._before, self.nodes = self.nodes, {}

    def find(self, key: Hashable) -> Node | None:
        """Return the node of an information set, or None if it is not in the tree."""
        found = self.nodes.get(key)
        if found is None:
            found = self._before.get(key)
            if found is not None:
                self.nodes[key] = found
        return found
