"""An estimate of how well a seat stands in Chibitactics, from its view."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._engine.course.rounds import ranking
from boardrules.chibitactics._geometry.hex import distance
from boardrules.chibitactics._types.state import View
from boardrules.toolkit.evaluation import finished, guessed, seated

CLEAR: Final = 15.0
"""Lead, in the points counted below, that is a clear advantage."""

UNHURT: Final = 10.0
WOUNDED: Final = 4.0
OTHER: Final = 4.0
OTHER_WOUNDED: Final = 3.0
"""A creature, or a savage that was captured: more than its trophy and its way to the nearest rival, so that nobody wants to lose it."""
TROPHY: Final = 1.0
NEAR: Final = 0.1
"""Value of each step that a unit is nearer to its nearest rival."""


def evaluate(view: View) -> float:
    """Return how well the viewer stands. Raises ValueError for a spectator's view."""
    seat = seated(view.viewer)
    n = view.options.seats
    if view.phase == "over":
        return finished(ranking(view.units, view.out)[1], n, seat)
    worth = [0.0] * n
    for unit in view.units:
        if unit.seat < 0 or view.out[unit.seat]:
            continue
        unhurt, wounded = (UNHURT, WOUNDED) if unit.kind == "squad" else (OTHER, OTHER_WOUNDED)
        value = wounded if unit.wounded else unhurt
        worth[unit.seat] += value + TROPHY * len(unit.trophies)
    topology = view.options.rules.topology
    for unit in view.units:
        if unit.seat != seat or unit.cell is None:
            continue
        at = (unit.cell.q, unit.cell.r)
        steps = [
            distance(at, (other.cell.q, other.cell.r), topology)
            for other in view.units
            if other.cell is not None and other.seat not in {seat, -1}
        ]
        if steps:
            worth[seat] -= NEAR * min(steps)
    own = worth.pop(seat)
    return guessed((own - max(worth)) / CLEAR)
