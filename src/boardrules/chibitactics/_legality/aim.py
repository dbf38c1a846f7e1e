"""Refusals of a move to a cell, and of a target for a skill or a trophy."""

from __future__ import annotations

from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.board.concerns import concerns
from boardrules.chibitactics._engine.paths import goals
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import may_summon
from boardrules.chibitactics._legality.messages import RefusalKey, refuse, shown
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.values import Cell
from boardrules.chibitactics.language import Capture
from boardrules.contract import Refusal


def way_fault(position: Position, unit: Unit, power: Power, to: Cell) -> Refusal[RefusalKey] | None:
    """Return why a move of *unit* cannot end on *to*, or None if it can."""
    cell = position.ground.grid.cell_number(to)
    return (
        None if cell >= 0 and cell in goals(position, unit, numbers.points(position, unit, power)) else _no_way(position, unit, power, to)
    )


def _no_way(position: Position, unit: Unit, power: Power, to: Cell) -> Refusal[RefusalKey]:
    points = numbers.points(position, unit, power)
    cell = position.ground.grid.cell_number(to)
    where = shown(to)
    if refusal := _open_cell(position, to, cell):
        return refusal
    if cell == unit.cell:
        return refuse("CT-H-87", "same-cell", unit=unit.id, cell=where)
    terrain = position.ground.terrain[cell]
    if terrain == "mountain":
        return refuse("CT-TE-1", "end-mountain", cell=where)
    if terrain == "water":
        return refuse("CT-TE-2", "end-water", cell=where)
    if cell in position.at:
        other = position.units[position.at[cell]]
        return refuse("CT-MV-4" if other.wounded else "CT-MV-3", "end-occupied", cell=where, unit=other.id)
    steps = position.ground.grid.distance(unit.cell, cell)
    if steps > points:
        return refuse("CT-MV-1", "too-far", unit=unit.id, cell=where, steps=steps, points=points)
    return refuse("CT-MV-8", "no-way", unit=unit.id, cell=where, points=points)


def _open_cell(position: Position, where: Cell, cell: int) -> Refusal[RefusalKey] | None:
    if cell < 0:
        return refuse("CT-H-75", "off-map", cell=shown(where))
    return refuse("CT-H-75", "closed", cell=shown(where)) if position.ground.terrain[cell] is None else None


def aim_fault(position: Position, unit: Unit, power: Power, target: str | Cell) -> Refusal[RefusalKey]:
    """Return why *power* cannot be aimed at *target*, which is not among its targets."""
    skill = power.name
    if power.category == "movement":
        return refuse("CT-MV-5", "names-cell", skill=skill) if isinstance(target, str) else _no_way(position, unit, power, target)
    if power.category == "summon" and not may_summon(position, unit, power):
        return refuse("CT-H-82", "no-summon", unit=unit.id, skill=skill)
    if power.aim == "self" or power.category == "passive":
        return refuse("CT-SK-6", "who", skill=skill, target=unit.id) if target == unit.id else refuse("CT-H-92", "aim-self", skill=skill)
    if isinstance(target, str):
        if power.aim == "cell":
            return refuse("CT-H-92", "aim-cell", skill=skill)
        return _aim_unit(position, unit, power, target)
    if power.aim == "unit":
        return refuse("CT-H-92", "aim-unit", skill=skill)
    cell = position.ground.grid.cell_number(target)
    where = shown(target)
    if refusal := _open_cell(position, target, cell) or _reach(position, unit, power, cell, where):
        return refusal
    return refuse("CT-CA-5" if power.category == "summon" else "CT-H-76", "not-free", skill=skill, cell=where)


def _aim_unit(position: Position, unit: Unit, power: Power, target: str) -> Refusal[RefusalKey]:
    other = position.units.get(target)
    if other is None:
        return refuse("CT-SK-1", "no-target", target=target)
    if refusal := _reach(position, unit, power, other.cell, other.id):
        return refusal
    if any(isinstance(operation, Capture) for operation in power.does) and concerns(unit, power, other):
        return refuse("CT-H-73", "no-captive", skill=power.name, target=target)
    return refuse("CT-SK-6", "who", skill=power.name, target=target)


def _reach(position: Position, unit: Unit, power: Power, cell: int, what: str | int) -> Refusal[RefusalKey] | None:
    """Return why *cell* cannot be reached, too far or behind a mountain, or None if it can (CT-PR-1)."""
    if cell == unit.cell:
        return None if power.on_self else refuse("CT-H-86", "not-on-self", skill=power.name)
    if numbers.zone(position, unit, power) >> cell & 1:
        return None
    reach, steps = numbers.reach(position, unit, power), position.ground.grid.distance(unit.cell, cell)
    rule = "CT-TR-3" if power.side == "substance" else "CT-PR-1"
    if steps > reach:
        return refuse(rule, "out-of-range", skill=power.name, what=what, steps=steps, reach=reach)
    return refuse("CT-H-25", "no-sight", skill=power.name, what=what)
