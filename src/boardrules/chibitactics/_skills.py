"""Using skills: what may be aimed at, reactions, the die, and what success does (CT-SK, CT-CA, CT-PR, CT-H-69)."""

from __future__ import annotations

from itertools import compress
from typing import Final, assert_never

from msgspec.structs import replace

from boardrules.chibitactics._atoms import capture, die, displace, end_effects, heal, linger, push_from, step_on, together, walk, wound
from boardrules.chibitactics._content import Power
from boardrules.chibitactics._hex import right
from boardrules.chibitactics._language import (
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
from boardrules.chibitactics._map import flags, members
from boardrules.chibitactics._paths import endable, goals, passable, way_cost
from boardrules.chibitactics._table import FREE, Table
from boardrules.chibitactics._types_stack import Burst, Declared, Die, Reaction, RoundEnd, SavageTurn, TurnEnd
from boardrules.chibitactics._types_state import Effect, Unit
from boardrules.chibitactics._types_unit_events import Lost, Provoked, Summoned
from boardrules.chibitactics._types_values import Target, TurnState
from boardrules.values import Seat

__all__ = [
    "after_die",
    "aimed",
    "allowed",
    "begin",
    "can_aim",
    "cell_zone",
    "declare",
    "decline",
    "expire",
    "expire_all",
    "finish_turn",
    "go_on",
    "go_on_burst",
    "may_summon",
    "stale",
    "targets",
]


# -- the unit's turn ------------------------------------------------------------------------------------------------------------

_ALLOWED: Final[dict[TurnState, tuple[bool, bool, bool]]] = {
    "fresh": (True, True, False),
    "buffed": (True, False, False),
    "moved": (False, True, True),
    "buffed-moved": (False, False, True),
    "done": (False, False, False),
}
"""Of each state: whether a movement skill, a buff may follow, and whether a skill must be active after movement (CT-H-65)."""


def allowed(unit: Unit, power: Power) -> bool:
    """Whether *unit*, by the state of its turn, may declare *power* of its own (CT-H-65)."""
    move, buff, after = _ALLOWED[unit.turn]
    if unit.turn == "done" or unit.wounded or power.category == "passive":
        return False
    if power.category == "movement":
        return move
    return (power.after or not after) and (buff or power.category != "buff")


def begin(table: Table, token: str) -> None:
    """*token* declares a skill or spends its turn: its turn begins if it has not, and those of others end (CT-H-65)."""
    if table.running == token:
        return
    if table.paused == token:
        finish_turn(table, table.running)
        table.running, table.paused = token, ""
        return
    if table.running or table.paused:
        finish_turn(table, table.running)
        finish_turn(table, table.paused)
    table.running, table.paused, table.kept = token, "", ()
    if table.effects:
        expire(table, token)


def finish_turn(table: Table, token: str) -> None:
    """The turn of *token* is over, if it has one."""
    if token in table.units and table.units[token].turn != "done":
        table.set_turn(token, "done")


def expire(table: Table, token: str) -> None:
    """What *token* made in an earlier turn and lasts one turn only, ends (CT-PR-6, CT-H-81)."""
    for effect in table.effects:
        if effect.maker == token:
            end_effects(table, lambda effect: stale(effect, token))
            return


def expire_all(table: Table, token: str) -> None:
    """A free savage's turn begins: all that it made and lasts one turn only, ends."""
    if table.effects:
        end_effects(table, lambda effect: effect.maker == token and effect.kind != "sustained")


def stale(effect: Effect, token: str) -> bool:
    """Whether *effect* ends when the turn of *token* begins."""
    return effect.maker == token and effect.aged and effect.kind != "sustained"


def decline(table: Table) -> None:
    """Something else is done first: a creature just born that has not acted gives up its turn (CT-H-82)."""
    running = table.units.get(table.running)
    if running is not None and running.id in table.born and running.turn == "fresh":
        table.set_turn(running.id, "done")
        table.running, table.paused = table.paused, ""


# -- what may be aimed at -------------------------------------------------------------------------------------------------------


def targets(table: Table, unit: Unit, power: Power) -> list[Target]:
    """Everything at which *unit* may aim *power* from where it stands, in cell order (CT-H-92)."""
    if power.category == "movement":
        cells = table.ground.grid.cells
        return [cells[cell] for cell in goals(table, unit, table.points(unit, power))]
    if power.category == "passive" or power.aim == "self":
        return [unit.id] if table.concerns(unit, power, unit) or power.area else []
    if power.aim == "cell":
        return list(compress(table.ground.grid.cells, flags(cell_zone(table, unit, power))))
    return [*aimed(table, unit, power, table.occupied)]


def aimed(table: Table, unit: Unit, power: Power, among: int) -> list[str]:
    """The units on cells of *among* at which *unit* may aim *power*, which is aimed at units, in cell order."""
    here = unit.cell
    zone = table.aim_at(unit, power, among)
    if power.on_self:
        zone |= 1 << here
    found: list[str] = []
    at, units = table.at, table.units
    while zone:
        low = zone & -zone
        token = at[low.bit_length() - 1]
        if power.anybody or _suits(table, unit, power, units[token]):
            found.append(token)
        zone ^= low
    return found


def cell_zone(table: Table, unit: Unit, power: Power) -> int:
    """The mask of cells at which *unit* may aim *power*, which is aimed at cells."""
    zone = table.zone(unit, power)
    if power.on_self:
        zone |= 1 << unit.cell
    if power.category == "summon" and not may_summon(table, unit, power):
        return 0
    return zone & free_ground(table) if power.takes_place else zone


def _suits(table: Table, unit: Unit, power: Power, other: Unit) -> bool:
    if not table.concerns(unit, power, other):
        return False
    return not power.captures or all(
        _can_capture(unit.seat, operation, other) for operation in power.does if isinstance(operation, Capture)
    )


def _can_capture(seat: Seat, operation: Capture, other: Unit) -> bool:
    return seat >= 0 and other.seat != seat and (operation.units or other.kind == "savage")


def may_summon(table: Table, unit: Unit, power: Power) -> bool:
    """Whether the limit of creatures leaves room, and *unit* was not born this turn (CT-H-82)."""
    if unit.id in table.born or unit.seat < 0:
        return False
    if unit.id not in table.makers():
        return True
    made = sum([other.maker == unit.id and other.source == power.key for other in table.units.values()])
    return all(made < operation.limit for operation in power.does if isinstance(operation, Summon))


def free_ground(table: Table) -> int:
    """The mask of open cells, neither mountain nor water, on which nobody stands."""
    return table.ground.stand & ~table.occupied


def can_aim(table: Table, unit: Unit, power: Power, cell: int, at: int | None = None) -> bool:
    """Whether *unit* could aim *power* at the unit on *cell* (from the cell *at*): its zone reaches there."""
    here = unit.cell if at is None else at
    if cell == here:
        return power.on_self and power.aim != "self"
    if power.aim == "self" and not power.area:
        return False
    return bool(table.aim_at(unit, power, 1 << cell, at))


# -- declaring and reactions ----------------------------------------------------------------------------------------------------


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


def engages(table: Table, other: Unit, unit: Unit) -> bool:
    """Whether *other* holds *unit* in the zone of a skill with Engagement (CT-PR-3, CT-H-69 step 2)."""
    power = table.content.cards[other.card].engaging
    if power is None or other.wounded or other.id == unit.id or other.cell < 0:
        return False
    if other.seat == unit.seat and not (table.house.squad_engages and other.seat >= 0):
        return False
    if table.ground.grid.distance(other.cell, unit.cell) > table.reach(other, power):
        return False
    return can_aim(table, other, power, unit.cell) and table.concerns(other, power, unit)


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
        if engages(table, other, unit):
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
        cell = table.ground.grid.cells[other.cell]
        return count + 1, 0, right((cell.q, cell.r)), index
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
        if other is not None and engages(table, other, unit):
            react = table.card(other).engaging
            if react is not None:
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


# -- the die --------------------------------------------------------------------------------------------------------------------


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
                strike(table, power, unit.id, unit.seat, frame.target, unit.cell)
        case Burst():
            power = table.content.powers[frame.skill]
            if frame.queue[1:]:
                table.stack.append(Burst(frame.unit, frame.skill, frame.centre, frame.queue[1:], frame.seat, frame.place))
            if success:
                strike(table, power, frame.unit, frame.seat, frame.queue[0], frame.centre)


def fail(table: Table, unit: Unit, power: Power, frame: Declared) -> None:
    """A failed roll: nothing happens, except that a failed buff ends the turn (CT-CA-6)."""
    if power.category == "buff" and not frame.trophy and not frame.kept:
        finish_turn(table, unit.id)


# -- what success does ----------------------------------------------------------------------------------------------------------


def succeed(table: Table, unit: Unit, power: Power, frame: Declared) -> None:
    """The skill works: on the way, the cell, the unit, or all units in its zone (CT-PR-2, CT-PR-4)."""
    if power.category == "buff" and not frame.trophy and not frame.kept:
        table.set_turn(unit.id, "buffed" if unit.turn == "fresh" else "buffed-moved")
    if power.category == "movement":
        walk(table, unit.id, frame.path)
    elif power.category == "passive":
        for index, operation in enumerate(power.does):
            apply_operation(table, power, index, operation, unit.id, unit.seat, unit.id, unit.cell)
    elif power.area:
        zone = _area(table, unit, power, frame.cell)
        lay(table, power, unit, zone)
        struck = [other.id for other in table.standing() if zone >> other.cell & 1 and table.concerns(unit, power, other)]
        together(table, lambda: _strike_all(table, power, unit, struck, frame.cell))
    elif power.radius >= 0:
        burst(table, unit, power, frame.cell)
    elif frame.target:
        strike(table, power, unit.id, unit.seat, frame.target, unit.cell)
    else:
        on_cell(table, unit, power, frame.cell)


def _strike_all(table: Table, power: Power, unit: Unit, struck: list[str], centre: int) -> None:
    for token in struck:
        strike(table, power, unit.id, unit.seat, token, centre)


def _area(table: Table, unit: Unit, power: Power, centre: int) -> int:
    """The cells of an area: the radius round the centre, or all that the Range reaches (CT-H-78)."""
    if power.radius >= 0:
        return table.ground.grid.ball(centre, power.radius) & table.ground.open
    return table.zone(unit, power)


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
        table.stack.append(Burst(unit.id, power.key, centre, tuple(token for _, _, token in queue), unit.seat, unit.cell))


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
    frame = Burst(frame.unit, frame.skill, frame.centre, queue, frame.seat, frame.place)
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
            if target in table.units and _can_capture(seat, operation, table.units[target]):
                capture(table, target, seat, _effect(table, power, index, user, seat, target, -1))
        case Dispel():
            end_effects(table, lambda effect: effect.unit == target)
        case Lay() | Summon() | Teleport():
            pass  # these are done to cells
        case _:
            assert_never(operation)


def _effect(table: Table, power: Power, index: int, maker: str, seat: Seat, target: str, cell: int) -> Effect:
    kind = "roll" if isinstance(power.does[index], Bonus) else power.lasting
    if power.side and kind == "sustained" and power.category in {"buff", "passive"}:
        kind = "one-shot"  # CT-H-45
    return Effect(power.key, index, kind, seat, maker, target, cell, table.turn != seat or bool(_steered(table)))


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
        if table.paused:
            finish_turn(table, table.paused)
        table.paused = table.running
    table.running = token
    table.happened.append(Summoned(unit.id, token, table.ground.grid.cells[cell]))
    step_on(table, token)
