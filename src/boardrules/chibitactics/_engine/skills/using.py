"""Using skills: declared, answered by reactions, decided by the die, carried out (CT-SK, CT-CA, CT-PR, CT-H-69)."""

from __future__ import annotations

from types import NoneType
from typing import Any, Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.atoms import walk
from boardrules.chibitactics._engine.board.concerns import concerns
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.paths import endable, passable, way_cost
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import can_aim, free_ground, may_summon
from boardrules.chibitactics._engine.skills.engagement import engages, provoked, steering_seat
from boardrules.chibitactics._engine.skills.operations import apply_operation, begin_use, lay, on_cell, strike, strike_zone
from boardrules.chibitactics._engine.unit_turn import finish_turn
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics.language import Lay
from boardrules.values import Seat


def declare(
    position: Position, unit: t.Unit, power: Power, target: t.Target, *, trophy: str = "", way: tuple[int, ...] = (), kept: bool = False
) -> None:
    """Declare *power* of *unit* on *target*; units that have engaged it react first (CT-PR-3, CT-H-69)."""
    if isinstance(target, str):
        cell, aimed = position.units[target].cell, target
    else:
        cell, aimed = position.ground.grid.index[target.q, target.r], ""
    declare_at(position, unit, power, cell, engagers_of(position, unit, power), aimed=aimed, trophy=trophy, way=way, kept=kept)


def engagers_of(position: Position, unit: t.Unit, power: Power) -> tuple[str, ...]:
    """Return the units that react if *unit* declares *power* where it stands (CT-PR-3); zones on the way do nothing (CT-H-33)."""
    return provoked(position, unit) if power.provokes else ()


def declare_at(
    position: Position,
    unit: t.Unit,
    power: Power,
    cell: int,
    engagers: tuple[str, ...],
    *,
    aimed: str = "",
    trophy: str = "",
    way: tuple[int, ...] = (),
    kept: bool = False,
) -> None:
    """Declare *power* of *unit* on *cell*, or on the unit *aimed* at that stands there; *engagers* react first."""
    frame = t.Declared(unit.id, power.key, cell, aimed, way, trophy, engagers, unit.cell, "react", kept, unit.seat)
    if engagers:
        position.stack.append(frame)
    else:
        proceed(position, unit, power, frame)


def _go_on(position: Position, frame: t.Declared) -> None:
    """Carry a declared skill one step further: the next reaction, which costs its unit nothing (CT-H-32), the die, or what it does."""
    unit = position.units.get(frame.unit)
    power = position.catalogue.powers[frame.skill]
    engagers = frame.engagers
    position.stack.pop()
    if unit is None or unit.wounded or unit.seat != frame.seat:  # captured or set free, it has no turn to act in (CT-H-73)
        lose(position, frame)
        return
    while engagers:
        if unit.cell != frame.start:
            break
        first, engagers = engagers[0], engagers[1:]
        other = position.units.get(first)
        react = None if other is None else engages(position, other, unit)
        if other is not None and react is not None:
            position.stack.append(replace(frame, engagers=engagers))
            position.emit(t.Provoked(first, react.id, unit.id))
            reaction = t.Reaction(first, react.key, unit.id)
            if react.needs:
                position.stack.append(reaction)
                throw(position, other, react, react.needs)
            else:
                _react(position, reaction)
            return
    if not still_legal(position, unit, power, frame):
        lose(position, frame)
        return
    proceed(position, unit, power, frame)


def proceed(position: Position, unit: t.Unit, power: Power, frame: t.Declared) -> None:
    """Throw the die, or carry out the skill, when all reactions are over."""
    if power.needs and _aim_rolled(position, power):
        position.stack.append(replace(frame, engagers=(), stage="roll"))
        throw(position, unit, power, power.needs)
        return
    succeed(position, unit, power, frame)


def _aim_rolled(position: Position, power: Power) -> bool:
    return power.radius < 0 or power.area or not power.each or bool(power.side) or position.house.aiming_roll


def still_legal(position: Position, unit: t.Unit, power: Power, frame: t.Declared) -> bool:
    """Return whether the declared action could be declared now (CT-H-36); reactions may have changed the position."""
    if frame.target:
        other = position.units.get(frame.target)
        if other is None:
            return False
        if frame.target == unit.id:
            return True
        return can_aim(position, unit, power, other.cell) and concerns(unit, power, other)
    if power.category == "movement":
        return way_open(position, unit, power, frame.path)
    if power.category == "summon" and (not may_summon(position, unit, power) or not free_ground(position) >> frame.cell & 1):
        return False
    return frame.cell == unit.cell or bool(numbers.zone(position, unit, power) >> frame.cell & 1)


def way_open(position: Position, unit: t.Unit, power: Power, way: tuple[int, ...]) -> bool:
    """Return whether *unit* can go *way* by the movement skill *power* now (CT-MV)."""
    steps, near = passable(position, unit), position.ground.grid.near
    here = unit.cell
    for cell in way:
        if cell not in near[here] or not steps >> cell & 1:
            return False
        here = cell
    points = numbers.points(position, unit, power)
    return bool(way) and way_cost(position, way) <= points and bool(endable(position, unit) >> here & 1)


def lose(position: Position, frame: t.Declared) -> None:
    """Lose the declared action, and with it the unit's turn (CT-H-36); of a totem, only the card."""
    position.emit(t.Lost(frame.unit))
    if frame.unit in position.units and not frame.trophy:
        finish_turn(position, frame.unit)
    below = position.stack[-1] if position.stack else None
    if isinstance(below, t.SavageTurn) and below.unit == frame.unit:  # it would have struck after its move
        position.stack.pop()


def throw(position: Position, unit: t.Unit, power: Power, needs: int, *, waiting: bool = True) -> None:
    """Ask for a die for *power* of *unit*; terrain, lasting and (once) waiting bonuses are fixed beforehand (CT-H-79)."""
    seat = unit.seat if unit.seat >= 0 else thrower(position)
    bonus = numbers.bonus(position, unit, power) + (numbers.waiting_bonus(position, unit.id) if waiting else 0)
    position.stack.append(t.Die(seat, unit.id, power.id if not power.side else power.key, needs, bonus))


def thrower(position: Position) -> Seat:
    """Return the seat that rolls for a free savage: the seat that steers one, else the seat whose turn it is (CT-H-32)."""
    seat = steering_seat(position)
    return seat if seat >= 0 else (position.clock.turn or Seat(0))


def _use_up(position: Position, token: str) -> None:
    """End what waited for the next die of *token* (CT-SK-5, CT-H-79)."""
    if not position.effects:
        return
    for effect in position.drop_effects(lambda effect: effect.kind == "roll" and effect.unit == token):
        position.emit(t.EffectEnded(position.shown(effect)))


def _rolled(position: Position, frame: t.Declared, die: t.Die, _value: int, success: bool) -> None:  # noqa: FBT001  (see FrameKind)
    _use_up(position, die.unit)
    unit = position.units[frame.unit]
    power = position.catalogue.powers[frame.skill]
    if success:
        succeed(position, unit, power, frame)
    else:
        fail(position, unit, power, frame)


def _reaction_rolled(position: Position, frame: t.Reaction, die: t.Die, _value: int, success: bool) -> None:  # noqa: FBT001
    _use_up(position, die.unit)
    if success:
        _react(position, frame)


def _react(position: Position, frame: t.Reaction) -> None:
    """Carry out a reaction that works."""
    unit = position.units[frame.unit]
    power = position.catalogue.powers[frame.skill]
    begin_use(position, power, unit.id)
    if power.area or power.radius >= 0:  # all in the zone or the radius, by this one die (CT-H-69)
        centre = position.units[frame.target].cell if power.radius >= 0 else unit.cell
        strike_zone(position, unit, power, centre)
        return
    strike(position, power, unit.id, unit.seat, frame.target, unit.cell)


def _burst_rolled(position: Position, frame: t.RadiusAttack, die: t.Die, _value: int, success: bool) -> None:  # noqa: FBT001
    if not position.house.aiming_roll and not position.catalogue.powers[frame.skill].side:
        _use_up(position, die.unit)
    _strike_next(position, frame, success=success)


def _strike_next(position: Position, frame: t.RadiusAttack, *, success: bool) -> None:
    """Strike the next unit of a radius, or let it be; the rest of them follow."""
    power = position.catalogue.powers[frame.skill]
    if frame.queue[1:]:
        position.stack.append(replace(frame, queue=frame.queue[1:]))
    if success:
        position.use = frame.use
        strike(position, power, frame.unit, frame.seat, frame.queue[0], frame.centre)


def _way_chosen(position: Position, frame: t.Declared, option: t.Option) -> None:
    if isinstance(option, t.PathOption):
        grid = position.ground.grid
        way = tuple([grid.index[cell.q, cell.r] for cell in option.path])
        power = position.catalogue.powers[frame.skill]
        declare(position, position.units[frame.unit], power, grid.cells[frame.cell], trophy=frame.trophy, way=way, kept=frame.kept)


def fail(position: Position, unit: t.Unit, power: Power, frame: t.Declared) -> None:
    """Do nothing after a failed roll, for a use or an aim, except that a failed buff ends the turn (CT-CA-6, CT-H-30)."""
    if power.category == "buff" and not frame.trophy and not frame.kept:
        finish_turn(position, unit.id)


def succeed(position: Position, unit: t.Unit, power: Power, frame: t.Declared) -> None:
    """Carry out a skill that works: on the way, the cell, the unit, or all units in its zone (CT-PR-2, CT-PR-4)."""
    if power.category == "buff" and not frame.trophy and not frame.kept:
        position.set_turn(unit.id, "buffed" if unit.turn == "fresh" else "buffed-moved")
    begin_use(position, power, unit.id)
    if power.category == "movement":
        walk(position, unit.id, frame.path)
    elif power.category == "passive":
        for index, operation in enumerate(power.does):
            apply_operation(position, power, index, operation, unit.id, unit.seat, unit.id, unit.cell)
    elif power.area:
        strike_zone(position, unit, power, frame.cell)
    elif power.radius >= 0:
        burst(position, unit, power, frame.cell)
    elif frame.target:
        strike(position, power, unit.id, unit.seat, frame.target, unit.cell)
    else:
        on_cell(position, unit, power, frame.cell)


def burst(position: Position, unit: t.Unit, power: Power, centre: int) -> None:
    """Strike each unit in a radius on its own, nearest to the centre first (CT-H-28, CT-H-29)."""
    grid = position.ground.grid
    zone = grid.ball(centre, power.radius) & position.ground.open
    lay(position, power, unit, zone)
    away = grid.distances(centre)
    queue = sorted(
        (away[other.cell], other.cell, other.id)
        for other in position.units.values()
        if other.cell >= 0 and zone >> other.cell & 1 and concerns(unit, power, other)
    )
    if not any(not isinstance(operation, Lay) for operation in power.does):
        return
    if queue:
        position.stack.append(
            t.RadiusAttack(unit.id, power.key, centre, tuple(token for _, _, token in queue), unit.seat, unit.cell, position.use)
        )


def _go_on_burst(position: Position, frame: t.RadiusAttack) -> None:
    """Strike the next unit of a radius; one that left it or died meanwhile is skipped (CT-H-29)."""
    power = position.catalogue.powers[frame.skill]
    position.stack.pop()
    queue = frame.queue
    zone = position.ground.grid.ball(frame.centre, power.radius) & position.ground.open
    while queue and (queue[0] not in position.units or not zone >> position.units[queue[0]].cell & 1):
        queue = queue[1:]
    if not queue:
        return
    frame = replace(frame, queue=queue)
    if not power.each:
        _strike_next(position, frame, success=True)
        return
    position.stack.append(frame)
    user = position.units.get(frame.unit)
    waiting = not position.house.aiming_roll and not power.side
    if user is None:  # dead by its own skill, which goes on from where it stood (CT-H-67)
        seat = frame.seat if frame.seat >= 0 else thrower(position)
        position.stack.append(t.Die(seat, frame.unit, power.id, power.each, numbers.home_bonus(position, power, frame.place)))
    else:
        throw(position, user, power, power.each, waiting=waiting)


FRAMES: Final[tuple[FrameKind[Any], ...]] = (
    FrameKind(t.Declared, (NoneType, t.SavageTurn), _go_on, _rolled, _way_chosen),
    FrameKind(t.Reaction, (t.Declared,), rolled=_reaction_rolled),
    FrameKind(t.RadiusAttack, (NoneType, t.SavageTurn), _go_on_burst, _burst_rolled),
)
