"""Every position that fits what a seat sees: the worlds over which a puzzle has to be right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardrules.capabilities import Worlds
from boardrules.contract import A, E, Game, O, S, V
from boardrules.transforms import capability

__all__ = ["worlds_of"]


def worlds_of(game: Game[S, A, V, E, O], view: V) -> Iterator[S]:
    """Every state that fits *view*, one after another; some may come more than once.

    A game that has the capability :class:`boardrules.Worlds` lists them itself. Of any other game they are all that
    ``determinize`` makes of *view*, with each answer that its rng can give: many answers take long, so stop when you have seen enough.
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
    """An rng that in turn gives every row of answers: the last answer counts up fastest, as on the dial of a counter."""

    def __init__(self) -> None:
        self._dial: list[tuple[int, int]] = []  # each answer, and how many there are
        self._asked = 0

    def randrange(self, n: int, /) -> int:
        if self._asked == len(self._dial):
            self._dial.append((0, n))
        self._asked += 1
        return self._dial[self._asked - 1][0]

    def turn_over(self) -> bool:
        """Set the next row of answers; False if there is none."""
        del self._dial[self._asked :]
        self._asked = 0
        while self._dial:
            answer, n = self._dial.pop()
            if answer + 1 < n:
                self._dial.append((answer + 1, n))
                return True
        return False
