"""What success does: to a unit, to a cell, to all in an area (CT-PR-2, CT-PR-4)."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics._engine.aiming import can_capture
from boardrules.chibitactics._engine.atoms import capture, die, displace, end_effects, heal, linger, push_from, step_on, together, wound
from boardrules.chibitactics._engine.map import members
from boardrules.chibitactics._engine.position import FREE, Table
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.stack import RoundEnd, TurnEnd
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics._types.unit_events import Summoned
from boardrules.chibitactics.language import (
    Bonus,
    Capture,
    Dispel,
    Grant,
    Heal,
    Kill,
    Lay,
    Modify,
    Operation,
    Push,
    Summon,
    Teleport,
    Wound,
)
from boardrules.values import Seat

__all__ = ["apply_operation", "area_of", "begin_use", "lay", "on_cell", "strike", "strike_zone"]


def begin_use(table: Table, power: Power, maker: str) -> None:
    """A use of *power* takes effect: give what it sustains a number, the least that no other use of it by *maker* has (CT-PR-8)."""
    if power.lasting == "sustained":
        taken = {effect.use for effect in table.effects if effect.maker == maker and effect.source == power.key}
        table.use = next(number for number in range(len(taken) + 1) if number not in taken)


def strike_zone(table: Table, unit: Unit, power: Power, centre: int) -> None:
    """All in the zone of an area at once, by one die (CT-PR-4, CT-H-78)."""
    zone = area_of(table, unit, power, centre)
    lay(table, power, unit, zone)
    struck = [other.id for other in table.standing() if zone >> other.cell & 1 and table.concerns(unit, power, other)]
    together(table, lambda: _strike_all(table, power, unit, struck, centre))


def _strike_all(table: Table, power: Power, unit: Unit, struck: list[str], centre: int) -> None:
    for token in struck:
        strike(table, power, unit.id, unit.seat, token, centre)


def area_of(table: Table, unit: Unit, power: Power, centre: int) -> int:
    """The cells of an area: the radius round the centre, or all that the Range reaches (CT-H-78)."""
    if power.radius >= 0:
        return table.ground.grid.ball(centre, power.radius) & table.ground.open
    return table.zone(unit, power)


def lay(table: Table, power: Power, unit: Unit, zone: int) -> None:
    """What the skill leaves on cells."""
    for index, operation in enumerate(power.does):
        if isinstance(operation, Lay):
            for cell in members(zone):
                linger(table, _effect(table, power, index, unit.id, unit.seat, "", cell))
        elif isinstance(operation, Dispel):
            end_effects(table, lambda effect: effect.cell >= 0 and bool(zone >> effect.cell & 1))


def strike(table: Table, power: Power, user: str, seat: Seat, target: str, origin: int) -> None:
    """Do to *target* what the skill says, in order."""
    for index, operation in enumerate(power.does):
        if target not in table.units:
            return
        apply_operation(table, power, index, operation, user, seat, target, origin)


def apply_operation(table: Table, power: Power, index: int, operation: Operation, user: str, seat: Seat, target: str, origin: int) -> None:
    """One operation on one unit."""
    match operation:
        case Wound():
            wound(table, target, user)
        case Kill():
            die(table, target, user)
        case Heal():
            heal(table, target)
        case Bonus() | Modify() | Grant():
            linger(table, _effect(table, power, index, user, seat, target, -1))
        case Push():
            push_from(table, target, origin, operation.steps)
        case Capture():
            if target in table.units and can_capture(seat, operation, table.units[target]):
                capture(table, target, seat, _effect(table, power, index, user, seat, target, -1))
        case Dispel():
            end_effects(table, lambda effect: effect.unit == target)
        case Lay() | Summon() | Teleport():
            pass  # these are done to cells
        case _:
            assert_never(operation)


def _effect(table: Table, power: Power, index: int, maker: str, seat: Seat, target: str, cell: int) -> Effect:
    kind = "roll" if isinstance(power.does[index], Bonus) else power.lasting
    use = table.use if kind == "sustained" else 0
    return Effect(power.key, index, kind, seat, maker, target, cell, table.turn != seat or _steered(table), use)


def _steered(table: Table) -> bool:
    return any(isinstance(frame, TurnEnd | RoundEnd) for frame in table.stack)


def on_cell(table: Table, unit: Unit, power: Power, cell: int) -> None:
    """A skill without radius that was aimed at a cell: who stands there, then what is done to the cell."""
    for index, operation in enumerate(power.does):
        if isinstance(operation, Summon):
            summon(table, unit, power, operation, cell)
        elif isinstance(operation, Teleport):
            if unit.id in table.units and cell not in table.at:
                displace(table, unit.id, cell)
        elif isinstance(operation, Lay):
            linger(table, _effect(table, power, index, unit.id, unit.seat, "", cell))
        else:
            if isinstance(operation, Dispel):
                end_effects(table, lambda effect: effect.cell == cell)
            token = table.at.get(cell)
            if token is not None and table.concerns(unit, power, table.units[token]):
                apply_operation(table, power, index, operation, unit.id, unit.seat, token, unit.cell)


def summon(table: Table, unit: Unit, power: Power, operation: Summon, cell: int) -> None:
    """A creature appears and acts at once: its turn is put in between (CT-CA-5, CT-H-82)."""
    number = 1
    used = {*table.units, *(effect.maker for effect in table.effects)}
    while f"{operation.creature}-{unit.seat}-{number}" in used:
        number += 1
    token = f"{operation.creature}-{unit.seat}-{number}"
    table.add(Unit(token, operation.creature, "creature", unit.seat, unit.seat, cell, False, "fresh", (), -1, FREE, unit.id, power.key))
    table.born = (*table.born, token)
    if table.running and table.running in table.units and table.units[table.running].turn != "done":
        table.paused = (*table.paused, table.running)
    table.running = token
    table.happened.append(Summoned(unit.id, token, table.ground.grid.cells[cell]))
    step_on(table, token)
