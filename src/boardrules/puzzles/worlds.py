"""The states that are consistent with a seat's view: the solution of a puzzle must work in each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardrules.capabilities import Worlds
from boardrules.contract import A, E, Game, O, S, V
from boardrules.transforms import capability

__all__ = ["worlds_of"]


def worlds_of(game: Game[S, A, V, E, O], view: V) -> Iterator[S]:
    """Yield every state that is consistent with *view*; some may be repeated.

    A game with the capability :class:`boardrules.Worlds` lists them itself. For any other game they are all results of ``determinize`` for
    *view*, with each sequence of numbers that its rng can return. There can be very many, so stop when you have seen enough.
    """
    offered: Worlds[S, V] | None = capability(game, Worlds[Any, Any])
    if offered is not None:
        yield from offered.worlds(view)
        return
    answers = _EveryAnswer()
    while True:
        yield game.determinize(view, answers)
        if not answers.turn_over():
            return


class _EveryAnswer:
    """An rng that returns every sequence of numbers in turn; the last number varies fastest."""

    def __init__(self) -> None:
        self._dial: list[tuple[int, int]] = []  # each answer, with the number of possible answers
        self._asked = 0

    def randrange(self, n: int, /) -> int:
        if self._asked == len(self._dial):
            self._dial.append((0, n))
        self._asked += 1
        return self._dial[self._asked - 1][0]

    def turn_over(self) -> bool:
        """Go on to the next sequence of numbers; return False if there is none."""
        del self._dial[self._asked :]
        self._asked = 0
        while self._dial:
            answer, n = self._dial.pop()
            if answer + 1 < n:
                self._dial.append((answer + 1, n))
                return True
        return False
