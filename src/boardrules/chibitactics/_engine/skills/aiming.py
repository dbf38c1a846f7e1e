"""Targets of skills: ways, cells and units in their zone, and the limits of summons (CT-SK, CT-H-92)."""

from __future__ import annotations

from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.board.concerns import concerns
from boardrules.chibitactics._engine.board.masks import BITS
from boardrules.chibitactics._engine.paths import goals
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.values import Target
from boardrules.chibitactics.language import Capture, Summon
from boardrules.values import Seat


def targets(position: Position, unit: Unit, power: Power) -> list[Target]:
    """Return everything at which *unit* may aim *power* from where it stands, in cell order (CT-H-92)."""
    if power.category == "movement":
        cells = position.ground.grid.cells
        return [cells[cell] for cell in goals(position, unit, numbers.points(position, unit, power))]
    if power.category == "passive" or power.aim == "self":
        return [unit.id] if concerns(unit, power, unit) or power.area else []
    if power.aim == "cell":
        return list(position.ground.grid.cells_of(cell_zone(position, unit, power)))
    return [*aimed(position, unit, power, position.occupied)]


def aimed(position: Position, unit: Unit, power: Power, among: int) -> list[str]:
    """Return the units on cells of *among* at which *unit* may aim *power*, which is aimed at units, in cell order."""
    here = unit.cell
    zone = numbers.aim_at(position, unit, power, among)
    if power.on_self:
        zone |= BITS[here]
    found: list[str] = []
    if not zone:
        return found
    at, units = position.at, position.units
    while zone:
        cell = zone.bit_length() - 1
        token = at[cell]
        if power.anybody or _suits(unit, power, units[token]):
            found.append(token)
        zone ^= BITS[cell]
    found.reverse()
    return found


def cell_zone(position: Position, unit: Unit, power: Power) -> int:
    """Return the mask of cells at which *unit* may aim *power*, which is aimed at cells."""
    zone = numbers.zone(position, unit, power)
    if power.on_self:
        zone |= BITS[unit.cell]
    if power.category == "summon" and not may_summon(position, unit, power):
        return 0
    return zone & free_ground(position) if power.takes_place else zone


def _suits(unit: Unit, power: Power, other: Unit) -> bool:
    if not concerns(unit, power, other):
        return False
    return not power.captures or all(can_capture(unit.seat, operation, other) for operation in power.does if isinstance(operation, Capture))


def can_capture(seat: Seat, operation: Capture, other: Unit) -> bool:
    return seat >= 0 and other.seat != seat and (operation.units or other.kind == "savage")


def may_summon(position: Position, unit: Unit, power: Power) -> bool:
    """Return whether the limit of creatures leaves room, and *unit* was not born this turn (CT-H-82)."""
    if unit.id in position.budget.joined_this_turn or unit.seat < 0:
        return False
    if unit.id not in position.in_force().makers:
        return True
    made = sum([other.maker == unit.id and other.source == power.key for other in position.units.values()])
    return all(made < operation.limit for operation in power.does if isinstance(operation, Summon))


def free_ground(position: Position) -> int:
    """Return the mask of open cells, neither mountain nor water, on which nobody stands."""
    stand = position.ground.stand
    return stand ^ stand & position.occupied


def can_aim(position: Position, unit: Unit, power: Power, cell: int, at: int | None = None) -> bool:
    """Return whether *unit* could aim *power* at the unit on *cell* (from the cell *at*): its zone reaches there."""
    here = unit.cell if at is None else at
    if cell == here:
        return power.on_self and power.aim != "self"
    if power.aim == "self" and not power.area:
        return False
    return bool(numbers.aim_at(position, unit, power, BITS[cell], at))
