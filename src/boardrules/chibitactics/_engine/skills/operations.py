"""Effects of a skill that succeeds: on a unit, a cell, or all units in an area (CT-PR-2, CT-PR-4)."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics import language as ct
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.atoms import capture, die, displace, end_effects, heal, linger, push_from, step_on, together, wound
from boardrules.chibitactics._engine.board.concerns import concerns
from boardrules.chibitactics._engine.board.masks import members
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import can_capture
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.stack import RoundEnd, TurnEnd
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics._types.tokens import FREE
from boardrules.chibitactics._types.unit_events import Summoned
from boardrules.values import Seat


def begin_use(position: Position, power: Power, maker: str) -> None:
    """Give a use of *power* that sustains something a number, the least number that no other use of it by *maker* has (CT-PR-8)."""
    if power.lasting == "sustained":
        taken = {effect.use for effect in position.effects if effect.maker == maker and effect.source == power.key}
        position.use = next(number for number in range(len(taken) + 1) if number not in taken)


def strike_zone(position: Position, unit: Unit, power: Power, centre: int) -> None:
    """Affect all units in an area at once, by one die (CT-PR-4, CT-H-78)."""
    zone = area_of(position, unit, power, centre)
    lay(position, power, unit, zone)
    struck = [other.id for other in position.standing() if zone >> other.cell & 1 and concerns(unit, power, other)]
    together(position, lambda: _strike_all(position, power, unit, struck, centre))


def _strike_all(position: Position, power: Power, unit: Unit, struck: list[str], centre: int) -> None:
    for token in struck:
        strike(position, power, unit.id, unit.seat, token, centre)


def area_of(position: Position, unit: Unit, power: Power, centre: int) -> int:
    """Return the mask of the cells of an area: those in the radius round the centre, or all that the Range reaches (CT-H-78)."""
    if power.radius >= 0:
        return position.ground.grid.ball(centre, power.radius) & position.ground.open
    return numbers.zone(position, unit, power)


def lay(position: Position, power: Power, unit: Unit, zone: int) -> None:
    """Lay on the cells of *zone* what the skill leaves there."""
    for index, operation in enumerate(power.does):
        if isinstance(operation, ct.Lay):
            for cell in members(zone):
                linger(position, _effect(position, power, index, unit.id, unit.seat, "", cell))
        elif isinstance(operation, ct.Dispel):
            end_effects(position, lambda effect: effect.cell >= 0 and bool(zone >> effect.cell & 1))


def strike(position: Position, power: Power, user: str, seat: Seat, target: str, origin: int) -> None:
    """Carry out on *target* the operations of the skill, in order (CT-WD-10)."""
    for index, operation in enumerate(power.does):
        if target not in position.units:
            return
        apply_operation(position, power, index, operation, user, seat, target, origin)


def apply_operation(
    position: Position, power: Power, index: int, operation: ct.Operation, user: str, seat: Seat, target: str, origin: int
) -> None:
    """Carry out one operation on one unit."""
    match operation:
        case ct.Wound():
            wound(position, target, user)
        case ct.Kill():
            die(position, target, user)
        case ct.Heal():
            heal(position, target)
        case ct.Bonus() | ct.Modify() | ct.Grant():
            linger(position, _effect(position, power, index, user, seat, target, -1))
        case ct.Push():
            push_from(position, target, origin, operation.steps)
        case ct.Capture():
            if target in position.units and can_capture(seat, operation, position.units[target]):
                capture(position, target, seat, _effect(position, power, index, user, seat, target, -1))
        case ct.Dispel():
            end_effects(position, lambda effect: effect.unit == target)
        case ct.Lay() | ct.Summon() | ct.Teleport():
            pass  # these are done to cells
        case _:
            assert_never(operation)


def _effect(position: Position, power: Power, index: int, maker: str, seat: Seat, target: str, cell: int) -> Effect:
    kind = "roll" if isinstance(power.does[index], ct.Bonus) else power.lasting
    use = position.use if kind == "sustained" else 0
    return Effect(power.key, index, kind, seat, maker, target, cell, position.clock.turn != seat or _steered(position), use)


def _steered(position: Position) -> bool:
    return any(isinstance(frame, TurnEnd | RoundEnd) for frame in position.stack)


def on_cell(position: Position, unit: Unit, power: Power, cell: int) -> None:
    """Carry out a skill without radius that was aimed at a cell: on the unit that stands there and on the cell itself."""
    for index, operation in enumerate(power.does):
        if isinstance(operation, ct.Summon):
            summon(position, unit, power, operation, cell)
        elif isinstance(operation, ct.Teleport):
            if unit.id in position.units and cell not in position.at:
                displace(position, unit.id, cell)
        elif isinstance(operation, ct.Lay):
            linger(position, _effect(position, power, index, unit.id, unit.seat, "", cell))
        else:
            if isinstance(operation, ct.Dispel):
                end_effects(position, lambda effect: effect.cell == cell)
            token = position.at.get(cell)
            if token is not None and concerns(unit, power, position.units[token]):
                apply_operation(position, power, index, operation, unit.id, unit.seat, token, unit.cell)


def summon(position: Position, unit: Unit, power: Power, operation: ct.Summon, cell: int) -> None:
    """Put a creature on the board; it acts at once, and the turn of its maker waits for it (CT-CA-5, CT-H-82)."""
    number = 1
    used = {*position.units, *(effect.maker for effect in position.effects)}
    while f"{operation.creature}-{unit.seat}-{number}" in used:
        number += 1
    token = f"{operation.creature}-{unit.seat}-{number}"
    position.add(Unit(token, operation.creature, "creature", unit.seat, unit.seat, cell, False, "fresh", (), -1, FREE, unit.id, power.key))
    position.note_joined(token)
    running, paused = position.clock.running, position.clock.paused
    waits = running and running in position.units and position.units[running].turn != "done"
    position.set_running(token, (*paused, running) if waits else paused)
    position.emit(Summoned(unit.id, token, position.ground.grid.cells[cell]))
    step_on(position, token)
