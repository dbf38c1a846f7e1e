"""The turn of a free savage, step by step (CT-SV, CT-H-72)."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from boardrules.chibitactics._engine.aiming import can_aim
from boardrules.chibitactics._engine.map import members
from boardrules.chibitactics._engine.paths import Way, cheapest_ways, endable, layers, passable
from boardrules.chibitactics._engine.position import Table
from boardrules.chibitactics._engine.skills import declare
from boardrules.chibitactics._engine.unit_turn import expire_all
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.events import ControlTaken
from boardrules.chibitactics._types.stack import Choice, Option, PathOption, RollOff, SavageTurn, SkillOption, UnitOption
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.values import Target
from boardrules.values import RuleId, Seat

__all__ = ["chosen", "from_the_right", "go_on_savage", "steer"]

RULE = RuleId("CT-H-72")


def from_the_right(table: Table, savages: list[Unit]) -> tuple[str, ...]:
    """The ids of *savages*, rightmost first (CT-SV-4, CT-H-54)."""
    return tuple(unit.id for unit in sorted(savages, key=lambda unit: table.ground.grid.right(unit.cell)))


def go_on_savage(table: Table, frame: SavageTurn) -> None:
    """Carry the turn of a free savage one step further."""
    unit = table.units.get(frame.unit)
    prey = [other for other in table.units.values() if other.seat >= 0 and other.cell >= 0]
    table.stack.pop()
    if unit is None or unit.wounded or unit.seat >= 0 or not prey:
        return
    match frame.stage:
        case "control":
            _control(table, unit, prey)
        case "target":
            _seek(table, frame, unit, prey)
        case "attack":
            _attack(table, frame, unit, after=False)
        case "move":
            _approach_attack(table, frame, unit)
        case "strike":
            _attack(table, frame, unit, after=True)
        case "approach":
            _approach(table, frame, unit)
        case "last":
            pass  # all that it did is resolved


def _control(table: Table, unit: Unit, prey: list[Unit]) -> None:
    """Who steers: the seat whose nearest unit is furthest away (CT-SV-5, CT-H-49), else by dice (CT-SV-6, CT-H-50)."""
    row = table.ground.grid.distances(unit.cell)
    nearest = {seat: min(row[other.cell] for other in prey if other.seat == seat) for seat in {other.seat for other in prey}}
    furthest = max(nearest.values())
    tied = [seat for seat in table.seats_in() if nearest.get(seat) == furthest]
    table.stack.append(SavageTurn(unit.id))
    if len(tied) > 1:
        table.stack.append(RollOff("control", tuple(tied)))
    else:
        steer(table, tied[0])


def steer(table: Table, seat: Seat) -> None:
    """*seat* steers the savage on top of the stack, whose own one-shot effects end."""
    frame = table.stack.pop()
    if isinstance(frame, SavageTurn):
        table.happened.append(ControlTaken(frame.unit, seat))
        expire_all(table, frame.unit)
        table.stack.append(SavageTurn(frame.unit, seat, "target"))


def _attacks(table: Table, unit: Unit, other: Unit, *, at: int | None = None, after: bool = False) -> list[Power]:
    """The attacks of *unit* that could be aimed at *other* (from the cell *at*)."""
    return [
        power
        for power in table.card(unit).attacks
        if (power.after or not after) and can_aim(table, unit, power, other.cell, at) and table.concerns(unit, power, other)
    ]


def _ask(table: Table, frame: SavageTurn, options: list[Option]) -> None:
    """Let the steering seat choose; with one option there is nothing to ask."""
    table.stack.append(frame)
    if len(options) == 1:
        chosen(table, options[0])
    else:
        table.stack.append(Choice(frame.seat, RULE, tuple(options)))


def chosen(table: Table, option: Option) -> None:
    """Go on with *option* for the savage on top of the stack."""
    frame = table.stack[-1]
    if not isinstance(frame, SavageTurn):  # pragma: no cover  (only a savage's turn asks)
        return
    match option:
        case UnitOption():
            table.stack[-1] = replace(frame, target=option.unit)
        case SkillOption():
            table.stack[-1] = replace(frame, stage="last")
            unit = table.units[frame.unit]
            _use(table, unit, table.card(unit).by_id[option.skill], table.units[frame.target])
        case PathOption():
            index = table.ground.grid.index
            _go(table, frame, tuple(index[cell.q, cell.r] for cell in option.path))


def _use(table: Table, unit: Unit, power: Power, other: Unit) -> None:
    """Declare *power* against *other*: at the unit, at its cell, or all round."""
    target: Target = other.id if power.aim == "unit" else table.ground.grid.cells[other.cell] if power.aim == "cell" else unit.id
    declare(table, unit, power, target)


def _go(table: Table, frame: SavageTurn, way: Way) -> None:
    """Declare the move *way*; what comes after it was decided by the stage."""
    table.stack[-1] = replace(frame, stage="strike" if frame.stage == "move" else "last")
    unit = table.units[frame.unit]
    power = table.card(unit).movement
    if power is not None:
        declare(table, unit, power, table.ground.grid.cells[way[-1]], way=way)


def _seek(table: Table, frame: SavageTurn, unit: Unit, prey: list[Unit]) -> None:
    """Find the nearest unit: the one that takes the fewest points to reach with an attack (CT-SV-10, steps 3 and 4)."""
    least, reached, _ = _reached(table, unit, prey)
    if not reached:
        _near(table, frame, unit, prey)
        return
    nearest = sorted(reached, key=lambda token: table.units[token].cell)
    if not least or len(nearest) == 1 or any(_ways_to_attack(table, unit, table.units[token]) for token in nearest):
        _ask(table, replace(frame, stage="move" if least else "attack"), [UnitOption(token) for token in nearest])


def _reached(table: Table, unit: Unit, prey: list[Unit]) -> tuple[int, dict[str, list[int]], list[int]]:
    """The least points that it takes to attack anybody, who then can be attacked and from which cells, and the cells by points."""
    ground = table.ground
    marks: list[tuple[Power, int]] = []
    ends, around = endable(table, unit) | 1 << unit.cell, 0
    for power in table.card(unit).attacks:
        if power.aim != "self" or power.area:
            mark = 0
            most = table.reach(unit, power) + 1  # a hill
            for other in prey:
                if table.concerns(unit, power, other):
                    mark |= 1 << other.cell
                    around |= ground.grid.ball(other.cell, most)
            marks.append((power, mark))
    if not ends & around:
        return 0, {}, []
    rings: list[int] = []
    found: dict[str, list[int]] = {}
    for cost, ring in enumerate(layers(table, unit.cell, passable(table, unit))):
        rings.append(ring)
        for cell in members(ring & ends & around):
            aimed = 0
            for power, mark in marks:
                aimed |= table.aim_at(unit, power, mark, cell)
            for struck in members(aimed):
                found.setdefault(table.at[struck], []).append(cell)
        if found:
            return cost, found, rings
    return 0, {}, rings


def _attack(table: Table, frame: SavageTurn, unit: Unit, *, after: bool) -> None:
    """Attack the unit chosen, if an attack reaches it (steps 5 and 6)."""
    other = table.units.get(frame.target)
    if other is None or other.seat < 0:
        return
    attacks: list[Option] = [SkillOption(power.id) for power in _attacks(table, unit, other, after=after)]
    if attacks:
        _ask(table, frame, attacks)


def _points(table: Table, unit: Unit) -> int:
    power = table.card(unit).movement
    return 0 if power is None else table.points(unit, power)


def _approach_attack(table: Table, frame: SavageTurn, unit: Unit) -> None:
    """Move onto a cell of least cost from which the unit chosen can be attacked, or as far towards one as it goes (step 6)."""
    other = table.units.get(frame.target)
    if other is not None:
        _offer(table, frame, _ways_to_attack(table, unit, other))


def _ways_to_attack(table: Table, unit: Unit, other: Unit) -> list[Way]:
    """The ways that lead *unit* as far as it comes towards the cells of least cost from which it could attack *other*."""
    if not _points(table, unit):
        return []
    least, reached, rings = _reached(table, unit, [other])
    return _cut(table, unit, [way for cell in reached[other.id] for way in cheapest_ways(table, rings, least, cell)]) if least else []


def _cut(table: Table, unit: Unit, all_ways: list[Way]) -> list[Way]:
    """Those of *all_ways*, cut where the points end, that differ in cells."""
    points, ends, cost = _points(table, unit), endable(table, unit), table.ground.cost
    cut: dict[Way, None] = {}
    for way in all_ways:
        spent, reached = 0, 0
        for number, cell in enumerate(way, start=1):
            spent += cost(cell)
            if spent > points:
                break
            if ends >> cell & 1:
                reached = number
        if reached:
            cut[way[:reached]] = None
    return list(cut)


def _offer(table: Table, frame: SavageTurn, ways: list[Way]) -> None:
    """Let the steering seat choose one of *ways*, if there is any."""
    cells = table.ground.grid.cells
    if ways:
        _ask(table, frame, [PathOption(tuple(cells[cell] for cell in way)) for way in ways])


def _near(table: Table, frame: SavageTurn, unit: Unit, prey: list[Unit]) -> None:
    """Nobody can be attacked: go for the unit that is nearest by distance (step 7)."""
    row = table.ground.grid.distances(unit.cell)
    least = min(row[other.cell] for other in prey)
    nearest = sorted((other for other in prey if row[other.cell] == least), key=lambda other: other.cell)
    if len(nearest) == 1 or any(_ways_nearer(table, unit, other) for other in nearest):
        _ask(table, replace(frame, stage="approach"), [UnitOption(other.id) for other in nearest])


def _approach(table: Table, frame: SavageTurn, unit: Unit) -> None:
    """Lessen the distance to the unit chosen as far as the points allow; stay if that cannot be done (CT-H-53)."""
    other = table.units.get(frame.target)
    if other is not None:
        _offer(table, frame, _ways_nearer(table, unit, other))


def _ways_nearer(table: Table, unit: Unit, other: Unit) -> list[Way]:
    """The ways that lead *unit* as near to *other* as its points allow; none if it cannot come nearer than it is."""
    row = table.ground.grid.distances(other.cell)
    points, ends = _points(table, unit), endable(table, unit)
    rings = list(islice(layers(table, unit.cell, passable(table, unit)), points + 1))
    goals = [(cell, cost) for cost, ring in enumerate(rings) for cell in members(ring & ends)]
    least = min([row[cell] for cell, _ in goals], default=row[unit.cell])
    if least >= row[unit.cell]:
        return []
    nearest = sorted((cell, cost) for cell, cost in goals if row[cell] == least)
    return _cut(table, unit, [way for cell, cost in nearest for way in cheapest_ways(table, rings, cost, cell)])
