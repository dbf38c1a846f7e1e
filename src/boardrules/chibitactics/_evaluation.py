"""An estimate of how well a seat stands in Chibitactics, from its view."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from boardrules.chibitactics._engine.course.rounds import ranking
from boardrules.chibitactics._geometry.hex import distance
from boardrules.chibitactics._types.state import Unit, UnitView, View
from boardrules.toolkit.evaluation import finished, guessed, seated
from boardrules.values import Seat

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
    if view.phase == "over":
        return over(seat, view.units, view.out)
    topology = view.options.rules.topology
    rivals = [(unit.cell.q, unit.cell.r) for unit in view.units if unit.cell is not None and unit.seat not in {seat, -1}]
    own = [(unit.cell.q, unit.cell.r) for unit in view.units if unit.cell is not None and unit.seat == seat]
    steps = [min([distance(at, rival, topology) for rival in rivals]) for at in own] if rivals else []
    return stands(seat, view.units, view.out, steps)


def over(seat: Seat, units: Collection[Unit | UnitView], out: tuple[int, ...]) -> float:
    """Return the worth of a finished game for *seat*."""
    return finished(ranking(units, out)[1], len(out), seat)


def stands(seat: Seat, units: Collection[Unit | UnitView], out: tuple[int, ...], steps: list[int]) -> float:
    """Return how well *seat* stands before the end; *steps* from each of its units to the nearest rival, if there is any."""
    worth = [0.0] * len(out)
    for unit in units:
        by = unit.seat
        if by >= 0 and not out[by]:
            if unit.kind == "squad":
                worth[by] += WOUNDED if unit.wounded else UNHURT
            else:
                worth[by] += OTHER_WOUNDED if unit.wounded else OTHER
            if unit.trophies:
                worth[by] += TROPHY * len(unit.trophies)
    for way in steps:
        worth[seat] -= NEAR * way
    own = worth.pop(seat)
    return guessed((own - max(worth)) / CLEAR)
