"""What the rules derive from a view: where units stand, who is engaged, and the cells that a skill reaches."""

from __future__ import annotations

from boardrules.chibitactics._engine.aiming import targets
from boardrules.chibitactics._engine.engagement import provoked
from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._engine.map import members
from boardrules.chibitactics._engine.paths import goals
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._knowledge.determinize import state_of_view
from boardrules.chibitactics._legality.legal import as_if_begun
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import Unit, UnitView, View
from boardrules.chibitactics._types.values import Cell

__all__ = ["engaged", "reach_of", "standing"]


def standing(view: View) -> dict[int, UnitView]:
    """The units on the board by the number of their cell in ``view.cells``, in cell order."""
    on = {(unit.cell.q, unit.cell.r): unit for unit in view.units if unit.cell is not None}
    return {number: on[cell.q, cell.r] for number, cell in enumerate(view.cells) if (cell.q, cell.r) in on}


def engaged(grounds: Grounds, view: View) -> frozenset[str]:
    """The units that would provoke a reaction if they moved, shot or summoned (CT-PR-3); effects that end as they do so do not count."""
    if view.phase != "play":
        return frozenset()
    position = Position(grounds, state_of_view(grounds, view, view.squads))
    return frozenset(unit.id for unit in position.units.values() if provoked(*_as_declaring(position, unit)))


def _as_declaring(position: Position, unit: Unit) -> tuple[Position, Unit]:
    """The position and *unit* once *unit* has declared something: its one-turn effects have ended by then (CT-PR-6, CT-H-81)."""
    position = as_if_begun(position, unit)
    return position, position.units[unit.id]


def reach_of(grounds: Grounds, view: View, unit: str, skill: str) -> tuple[Cell, ...]:
    """The cells that *skill* of *unit* reaches from where it stands: where it can go, or at what it can be aimed.

    Effects that end when it declares the skill do not count (CT-PR-6). It need not be the unit's turn.

    Raises
    ------
    KeyError
        for a unit that is not on the board, or a skill that the unit does not have.
    """
    position = Position(grounds, state_of_view(grounds, view, view.squads))
    position, user = _as_declaring(position, position.units[unit])
    power: Power = position.card(user).by_id[skill]
    grid = position.ground.grid
    if power.category == "movement":
        return tuple(grid.cells[cell] for cell in goals(position, user, position.points(user, power)))
    if power.aim == "cell":
        return tuple(target for target in targets(position, user, power) if isinstance(target, Cell))
    zone = position.zone(user, power) | (1 << user.cell if power.on_self else 0)
    return tuple(grid.cells[cell] for cell in members(zone))
