"""Using skills: declared, answered by reactions, decided by the die, carried out (CT-SK, CT-CA, CT-PR, CT-H-69)."""

from __future__ import annotations

from msgspec.structs import replace

from boardrules.chibitactics._engine.aiming import can_aim, free_ground, may_summon
from boardrules.chibitactics._engine.atoms import walk
from boardrules.chibitactics._engine.map import members
from boardrules.chibitactics._engine.operations import apply_operation, begin_use, lay, on_cell, strike, strike_zone
from boardrules.chibitactics._engine.paths import endable, passable, way_cost
from boardrules.chibitactics._engine.position import FREE, Table
from boardrules.chibitactics._engine.unit_turn import finish_turn
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.stack import Burst, Declared, Die, Reaction, SavageTurn
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.unit_events import Lost, Provoked
from boardrules.chibitactics._types.values import Target
from boardrules.chibitactics.language import (
    Lay,
)
from boardrules.values import Seat

__all__ = ["after_die", "declare", "go_on", "go_on_burst"]


def declare(
    table: Table, unit: Unit, power: Power, target: Target, *, trophy: str = "", way: tuple[int, ...] = (), kept: bool = False
) -> None:
    """*unit* declares *power* on *target*: who has engaged it reacts first (CT-PR-3, CT-H-69)."""
    if isinstance(target, str):
        cell, aimed = table.units[target].cell, target
    else:
        cell, aimed = table.ground.grid.index[target.q, target.r], ""
    engagers = provoked(table, unit) if power.provokes else ()
    frame = Declared(unit.id, power.key, cell, aimed, way, trophy, engagers, unit.cell, "react", kept)
    if engagers:
        table.stack.append(frame)
    else:
        proceed(table, unit, power, frame)


def engages(table: Table, other: Unit, unit: Unit) -> Power | None:
    """The skill with Engagement in whose zone *other* holds *unit*, the first on its card; None if there is none (CT-PR-3, CT-H-69)."""
    powers = table.content.cards[other.card].engaging
    if not powers or other.wounded or other.id == unit.id or other.cell < 0:
        return None
    if other.seat == unit.seat and not (table.house.squad_engages and other.seat >= 0):
        return None
    steps = table.ground.grid.distance(other.cell, unit.cell)
    for power in powers:
        if steps <= table.reach(other, power) and can_aim(table, other, power, unit.cell) and table.concerns(other, power, unit):
            return power
    return None


def provoked(table: Table, unit: Unit) -> tuple[str, ...]:
    """Who has engaged *unit*, in the order in which they react (CT-H-31)."""
    if unit.wounded or table.has(unit, "unengaged"):
        return ()
    near = table.living
    if "range" not in table.in_play():
        near &= table.ground.grid.ball(unit.cell, table.content.threat)
    found: list[Unit] = []
    for cell in members(near & ~(1 << unit.cell)):
        other = table.units[table.at[cell]]
        if engages(table, other, unit) is not None:
            found.append(other)
    if not found:
        return ()
    if len(found) > 1:
        found.sort(key=lambda other: _order(table, unit, other))
    return tuple(other.id for other in found)


def _order(table: Table, unit: Unit, other: Unit) -> tuple[int, int, tuple[int, int], int]:
    count = table.options.seats
    index = list(table.units).index(other.id)
    if other.seat < 0:
        return count + 1, 0, table.ground.grid.right(other.cell), index
    after = unit.seat if unit.seat >= 0 else _steering(table)
    turns = (other.seat - after - 1) % count
    if other.kind == "squad" and other.owner == other.seat:
        return turns, 0, (table.squads[other.owner].index(other.id), 0), 0
    return turns, 1 if other.kind == "creature" and other.owner == other.seat else 2, (0, 0), index


def _steering(table: Table) -> Seat:
    for frame in reversed(table.stack):
        if isinstance(frame, SavageTurn):
            return frame.seat
    return FREE


def go_on(table: Table, frame: Declared) -> None:
    """Carry a declared skill one step further: the next reaction, the die, or what it does."""
    unit = table.units.get(frame.unit)
    power = table.content.powers[frame.skill]
    engagers = frame.engagers
    table.stack.pop()
    if unit is None or unit.wounded:
        lose(table, frame)
        return
    while engagers:
        if unit.cell != frame.start:
            break
        first, engagers = engagers[0], engagers[1:]
        other = table.units.get(first)
        react = None if other is None else engages(table, other, unit)
        if other is not None and react is not None:
            table.stack.append(replace(frame, engagers=engagers))
            table.happened.append(Provoked(first, react.id, unit.id))
            reaction = Reaction(first, react.key, unit.id)
            if react.needs:
                table.stack.append(reaction)
                throw(table, other, react, react.needs)
            else:
                after_die(table, reaction, success=True)
            return
    if not still_legal(table, unit, power, frame):
        lose(table, frame)
        return
    proceed(table, unit, power, frame)


def proceed(table: Table, unit: Unit, power: Power, frame: Declared) -> None:
    """No reaction is to come: the die, or what the skill does."""
    if power.needs and _aim_rolled(table, power):
        table.stack.append(replace(frame, engagers=(), stage="roll"))
        throw(table, unit, power, power.needs)
        return
    succeed(table, unit, power, frame)


def _aim_rolled(table: Table, power: Power) -> bool:
    return power.radius < 0 or power.area or not power.each or bool(power.side) or table.house.aiming_roll


def still_legal(table: Table, unit: Unit, power: Power, frame: Declared) -> bool:
    """Whether the declared action could be declared now (CT-H-36); reactions may have moved or changed things."""
    if frame.target:
        other = table.units.get(frame.target)
        if other is None:
            return False
        if frame.target == unit.id:
            return True
        return can_aim(table, unit, power, other.cell) and table.concerns(unit, power, other)
    if power.category == "movement":
        return _way_open(table, unit, power, frame.path)
    if power.category == "summon" and (not may_summon(table, unit, power) or not free_ground(table) >> frame.cell & 1):
        return False
    return frame.cell == unit.cell or bool(table.zone(unit, power) >> frame.cell & 1)


def _way_open(table: Table, unit: Unit, power: Power, way: tuple[int, ...]) -> bool:
    steps, near = passable(table, unit), table.ground.grid.near
    here = unit.cell
    for cell in way:
        if cell not in near[here] or not steps >> cell & 1:
            return False
        here = cell
    points = table.points(unit, power)
    return bool(way) and way_cost(table, way) <= points and bool(endable(table, unit) >> here & 1)


def lose(table: Table, frame: Declared) -> None:
    """The declared action is lost, and with it the unit's turn (CT-H-36); of a totem, only the card."""
    table.happened.append(Lost(frame.unit))
    if frame.unit in table.units and not frame.trophy:
        finish_turn(table, frame.unit)
    below = table.stack[-1] if table.stack else None
    if isinstance(below, SavageTurn) and below.unit == frame.unit:  # it would have struck after its move
        table.stack.pop()


def throw(table: Table, unit: Unit, power: Power, needs: int, *, waiting: bool = True) -> None:
    """Wait for a die for *power* of *unit*: terrain, lasting and (once) waiting bonuses are known beforehand (CT-H-79)."""
    seat = unit.seat if unit.seat >= 0 else thrower(table)
    bonus = table.bonus(unit, power) + (table.waiting_bonus(unit.id) if waiting else 0)
    table.stack.append(Die(seat, unit.id, power.id if not power.side else power.key, needs, bonus))


def thrower(table: Table) -> Seat:
    """Who rolls for a free savage: the seat that steers one, else the seat whose turn it is."""
    steering = _steering(table)
    return steering if steering >= 0 else (table.turn or Seat(0))


def after_die(table: Table, frame: Declared | Reaction | Burst, *, success: bool) -> None:
    """Go on after the die for *frame*, which has left the stack."""
    match frame:
        case Declared():
            unit = table.units[frame.unit]
            power = table.content.powers[frame.skill]
            if success:
                succeed(table, unit, power, frame)
            else:
                fail(table, unit, power, frame)
        case Reaction():
            unit = table.units[frame.unit]
            if success:
                power = table.content.powers[frame.skill]
                begin_use(table, power, unit.id)
                if power.area and frame.target in table.units:
                    strike_zone(table, unit, power, table.units[frame.target].cell)
                    return
                strike(table, power, unit.id, unit.seat, frame.target, unit.cell)
        case Burst():
            power = table.content.powers[frame.skill]
            if frame.queue[1:]:
                table.stack.append(replace(frame, queue=frame.queue[1:]))
            if success:
                table.use = frame.use
                strike(table, power, frame.unit, frame.seat, frame.queue[0], frame.centre)


def fail(table: Table, unit: Unit, power: Power, frame: Declared) -> None:
    """A failed roll: nothing happens, except that a failed buff ends the turn (CT-CA-6)."""
    if power.category == "buff" and not frame.trophy and not frame.kept:
        finish_turn(table, unit.id)


def succeed(table: Table, unit: Unit, power: Power, frame: Declared) -> None:
    """The skill works: on the way, the cell, the unit, or all units in its zone (CT-PR-2, CT-PR-4)."""
    if power.category == "buff" and not frame.trophy and not frame.kept:
        table.set_turn(unit.id, "buffed" if unit.turn == "fresh" else "buffed-moved")
    begin_use(table, power, unit.id)
    if power.category == "movement":
        walk(table, unit.id, frame.path)
    elif power.category == "passive":
        for index, operation in enumerate(power.does):
            apply_operation(table, power, index, operation, unit.id, unit.seat, unit.id, unit.cell)
    elif power.area:
        strike_zone(table, unit, power, frame.cell)
    elif power.radius >= 0:
        burst(table, unit, power, frame.cell)
    elif frame.target:
        strike(table, power, unit.id, unit.seat, frame.target, unit.cell)
    else:
        on_cell(table, unit, power, frame.cell)


def burst(table: Table, unit: Unit, power: Power, centre: int) -> None:
    """A radius: each unit in it on its own, nearest to the centre first (CT-H-28, CT-H-29)."""
    grid = table.ground.grid
    zone = grid.ball(centre, power.radius) & table.ground.open
    lay(table, power, unit, zone)
    away = grid.distances(centre)
    queue = sorted(
        (away[other.cell], other.cell, other.id)
        for other in table.units.values()
        if other.cell >= 0 and zone >> other.cell & 1 and table.concerns(unit, power, other)
    )
    if not any(not isinstance(operation, Lay) for operation in power.does):
        return
    if queue:
        table.stack.append(Burst(unit.id, power.key, centre, tuple(token for _, _, token in queue), unit.seat, unit.cell, table.use))


def go_on_burst(table: Table, frame: Burst) -> None:
    """The next unit of a radius: one that left it or died meanwhile is skipped (CT-H-29)."""
    power = table.content.powers[frame.skill]
    table.stack.pop()
    queue = frame.queue
    zone = table.ground.grid.ball(frame.centre, power.radius) & table.ground.open
    while queue and (queue[0] not in table.units or not zone >> table.units[queue[0]].cell & 1):
        queue = queue[1:]
    if not queue:
        return
    frame = replace(frame, queue=queue)
    if not power.each:
        after_die(table, frame, success=True)
        return
    table.stack.append(frame)
    user = table.units.get(frame.unit)
    waiting = not table.house.aiming_roll and not power.side
    if user is None:  # dead by its own skill, which goes on from where it stood (CT-H-67)
        seat = frame.seat if frame.seat >= 0 else thrower(table)
        table.stack.append(Die(seat, frame.unit, power.id, power.each, table.home_bonus(power, frame.place)))
    else:
        throw(table, user, power, power.each, waiting=waiting)
