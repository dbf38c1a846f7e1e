"""An estimate of how well a seat of Pixies stands, from its view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from boardrules.pixies._engine.rules import ROUNDS
from boardrules.pixies._engine.score import counted
from boardrules.pixies._types import AreaScores, Cell, View
from boardrules.toolkit.evaluation import finished, guessed, seated
from boardrules.values import Seat

AREAS: Final = 4096
"""Maximum number of areas whose worth is cached."""

CLEAR: Final = 30.0
"""The lead, in points, that counts as far ahead."""

OPEN: Final = 0.45
"""Worth of a face-up card with nothing under it, as a share of its value: another card may validate it."""

COVERED: Final = 0.35
"""Worth of a bare face-down card, as a share of the value of its cell: a card of this cell would be validated at once."""

CROWDED: Final = 9.0
"""Cells: the more of an area are taken, the less can still come."""


def evaluate(view: View) -> float:
    """Return how well the viewer stands, from -1 to 1: see :meth:`boardrules.Evaluating.evaluate`.

    The points of finished rounds and those that each area would score now, with a share of what its cards may still bring while there
    are empty cells; and by how much this is more than what the best of the others has. Raises ValueError for a spectator's view.

    >>> from boardrules import Seat, pixies
    >>> ahead = pixies.set_up(pixies.setup(areas={0: "B1_S6 . . . . . . . ."}))
    >>> pixies.evaluate(pixies.view(ahead, Seat(0))) > 0 > pixies.evaluate(pixies.view(ahead, Seat(1)))
    True
    """
    totals, power = totals_of(view.scores, len(view.areas)), view.options.flower_power
    if len(view.scores) == ROUNDS:
        return won(seated(view.viewer), totals)
    return stands(seated(view.viewer), [total + worth(area, view.round, power) for total, area in zip(totals, view.areas, strict=True)])


def totals_of(scores: Sequence[AreaScores], n: int) -> list[int]:
    """Return the points of each of *n* seats in the rounds that were scored."""
    return [sum([row[at].total for row in scores]) for at in range(n)]


def won(seat: Seat, totals: list[int]) -> float:
    """Return the worth of a finished game for *seat*."""
    best = max(totals)
    return finished([Seat(at) for at, total in enumerate(totals) if total == best], len(totals), seat)


def stands(seat: Seat, worths: list[float]) -> float:
    """Return how well *seat* stands before the end; *worths* are the points that each seat has and may still get."""
    own = worths.pop(seat)
    return guessed((own - max(worths)) / CLEAR)


def estimated(area: Sequence[Cell], number: int, flower_power: bool) -> float:  # noqa: FBT001  (quicker)
    """Estimate what *area* will score."""
    now, free, bare, uncovered = counted(area, number, flower_power)
    if not free:
        return float(now.total)
    covered = 0
    if uncovered:
        for value, cell in enumerate(area, 1):
            if cell.up is None and cell.down is not None:
                covered += value
    return now.total + (OPEN * bare + COVERED * covered) * free / CROWDED


worth: Final = lru_cache(maxsize=AREAS)(estimated)
"""Return the estimate of an area, which is cached."""


class Worths:
    """The worths that *valued* gives to areas, by their numbers (:func:`named`), for each round without and with Flower Power."""

    def __init__(self, valued: Callable[[Sequence[Cell], int, bool], float]) -> None:
        self.valued = valued
        self._known: dict[tuple[int, bool], dict[int, float]] = {}

    def known(self, number: int, power: bool) -> dict[int, float]:  # noqa: FBT001  (quicker)
        """Return the worths found so far in round *number*."""
        return self._known.setdefault((number, power), {})


ESTIMATES: Final = Worths(estimated)
