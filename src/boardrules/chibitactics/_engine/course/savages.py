"""The turn of a free savage, step by step (CT-SV, CT-H-72)."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.board.concerns import concerns
from boardrules.chibitactics._engine.board.masks import BITS, members
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.paths import Way, cheapest_ways, endable, layers, passable
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import can_aim
from boardrules.chibitactics._engine.skills.using import declare
from boardrules.chibitactics._engine.unit_turn import expire_all
from boardrules.chibitactics._packs.compile import Power
from boardrules.values import RuleId, Seat

RULE = RuleId("CT-H-72")


def from_the_right(position: Position, savages: list[t.Unit]) -> tuple[str, ...]:
    """Return the ids of *savages*, rightmost first (CT-SV-4, CT-H-54)."""
    if len(savages) > 1:
        right = position.ground.grid.right
        savages = sorted(savages, key=lambda unit: right(unit.cell))
    return tuple([unit.id for unit in savages])


def _go_on(position: Position, frame: t.SavageTurn) -> None:
    """Carry the turn of a free savage one step further."""
    unit = position.units.get(frame.unit)
    position.stack.pop()
    if unit is None or unit.wounded or unit.seat >= 0:
        return
    for other in position.units.values():
        if other.seat >= 0 and other.cell >= 0:
            break
    else:  # no prey is left
        return
    match frame.stage:
        case "control":
            _control(position, unit)
        case "target":
            _seek(position, frame, unit, _prey(position))
        case "attack":
            _attack(position, frame, unit, after=False)
        case "move":
            _approach_attack(position, frame, unit)
        case "strike":
            _attack(position, frame, unit, after=True)
        case "approach":
            _approach(position, frame, unit)
        case "last":
            pass  # all that it did is resolved


def _prey(position: Position) -> list[t.Unit]:
    """Return all whom a savage may go for."""
    return [other for other in position.units.values() if other.seat >= 0 and other.cell >= 0]


def _control(position: Position, unit: t.Unit) -> None:
    """Give the savage to the seat whose nearest unit is furthest away (CT-SV-5, CT-H-49); of several the dice decide (CT-SV-6, CT-H-50).

    Each turn of the savage begins with this: a seat that has come too close loses control of it now (CT-SV-11, CT-H-51).
    """
    row = position.ground.grid.distances(unit.cell)
    nearest: dict[Seat, int] = {}
    for other in _prey(position):
        steps = row[other.cell]
        if nearest.get(other.seat, steps) >= steps:
            nearest[other.seat] = steps
    furthest = max(nearest.values())
    tied = [seat for seat in position.seats_in() if nearest.get(seat) == furthest]
    position.stack.append(t.SavageTurn(unit.id))
    if len(tied) > 1:
        position.stack.append(t.RollOff("control", tuple(tied)))
    else:
        steer(position, tied[0])


def steer(position: Position, seat: Seat) -> None:
    """Let *seat* steer the savage on top of the stack; the one-shot effects that the savage made end."""
    frame = position.stack.pop()
    if isinstance(frame, t.SavageTurn):
        position.emit(t.ControlTaken(frame.unit, seat))
        expire_all(position, frame.unit)
        position.stack.append(t.SavageTurn(frame.unit, seat, "target"))


def _attacks(position: Position, unit: t.Unit, other: t.Unit, *, at: int | None = None, after: bool = False) -> list[Power]:
    """Return the attacks that *unit* could aim at *other* (from the cell *at*)."""
    return [
        power
        for power in position.card(unit).attacks
        if (power.after or not after) and can_aim(position, unit, power, other.cell, at) and concerns(unit, power, other)
    ]


def _ask(position: Position, frame: t.SavageTurn, options: list[t.Option]) -> None:
    """Ask the steering seat to choose; a single option is carried out at once."""
    if len(options) == 1:
        _chosen(position, frame, options[0])
    else:
        position.stack.append(frame)
        position.stack.append(t.Choice(frame.seat, RULE, tuple(options)))


def _chosen(position: Position, frame: t.SavageTurn, option: t.Option) -> None:
    """Carry out *option* for a savage, whose frame has left the stack."""
    match option:
        case t.UnitOption():
            position.stack.append(replace(frame, target=option.unit))
        case t.SkillOption():
            position.stack.append(replace(frame, stage="last"))
            unit = position.units[frame.unit]
            _use(position, unit, position.card(unit).by_id[option.skill], position.units[frame.target])
        case t.PathOption():
            index = position.ground.grid.index
            _go(position, frame, tuple([index[cell.q, cell.r] for cell in option.path]))


def _use(position: Position, unit: t.Unit, power: Power, other: t.Unit) -> None:
    """Declare *power* against *other*: at the unit, at its cell, or all round."""
    target: t.Target = other.id if power.aim == "unit" else position.ground.grid.cells[other.cell] if power.aim == "cell" else unit.id
    declare(position, unit, power, target)


def _go(position: Position, frame: t.SavageTurn, way: Way) -> None:
    """Declare the move *way*; the stage of the frame says what follows it."""
    position.stack.append(replace(frame, stage="strike" if frame.stage == "move" else "last"))
    unit = position.units[frame.unit]
    power = position.card(unit).movement
    if power is not None:
        declare(position, unit, power, position.ground.grid.cells[way[-1]], way=way)


def _seek(position: Position, frame: t.SavageTurn, unit: t.Unit, prey: list[t.Unit]) -> None:
    """Find the nearest unit: the one that takes the fewest points to reach with an attack (CT-SV-10, CT-H-52, CT-H-72 step 3)."""
    least, reached, _ = _reached(position, unit, prey)
    if not reached:
        _near(position, frame, unit, prey)
        return
    nearest = sorted(reached, key=lambda token: position.units[token].cell)
    if not least or len(nearest) == 1 or any(_ways_to_attack(position, unit, position.units[token]) for token in nearest):
        _ask(position, replace(frame, stage="move" if least else "attack"), [t.UnitOption(token) for token in nearest])


def _reached(position: Position, unit: t.Unit, prey: list[t.Unit]) -> tuple[int, dict[str, list[int]], list[int]]:
    """Return the least points that an attack takes, the cells from which each target can be attacked for these, and the cells by points."""
    ground = position.ground
    marks: list[tuple[Power, int]] = []
    ends, around = endable(position, unit) | BITS[unit.cell], 0
    varies = "range" in position.in_force().touched  # weather and auras may ask where it stands
    for power in position.card(unit).attacks:
        if power.aim != "self" or power.area:
            mark, farthest = 0, power.range + 1 if power.uphill else power.range
            for other in prey:
                if concerns(unit, power, other):
                    mark |= BITS[other.cell]
                    around |= ends if varies else ground.grid.ball(other.cell, farthest)
            marks.append((power, mark))
    if not ends & around:
        return 0, {}, []
    rings: list[int] = []
    found: dict[str, list[int]] = {}
    for cost, ring in enumerate(layers(position, unit.cell, passable(position, unit))):
        rings.append(ring)
        for cell in members(ring & ends & around):
            aimed = 0
            for power, mark in marks:
                aimed |= numbers.aim_at(position, unit, power, mark, cell)
            for struck in members(aimed):
                found.setdefault(position.at[struck], []).append(cell)
        if found:
            return cost, found, rings
    return 0, {}, rings


def _attack(position: Position, frame: t.SavageTurn, unit: t.Unit, *, after: bool) -> None:
    """Attack the unit chosen, if an attack reaches it (CT-H-72, steps 4 and 5)."""
    other = position.units.get(frame.target)
    if other is None or other.seat < 0:
        return
    attacks: list[t.Option] = [t.SkillOption(power.id) for power in _attacks(position, unit, other, after=after)]
    if attacks:
        _ask(position, frame, attacks)


def _points(position: Position, unit: t.Unit) -> int:
    power = position.card(unit).movement
    return 0 if power is None else numbers.points(position, unit, power)


def _approach_attack(position: Position, frame: t.SavageTurn, unit: t.Unit) -> None:
    """Move onto a cell of least cost from which the unit chosen can be attacked, or as far towards one as it goes (CT-H-72, step 5)."""
    other = position.units.get(frame.target)
    if other is not None:
        _offer(position, frame, _ways_to_attack(position, unit, other))


def _ways_to_attack(position: Position, unit: t.Unit, other: t.Unit) -> list[Way]:
    """Return the ways that lead *unit* as far as it can go towards the cells of least cost from which it could attack *other*."""
    if not _points(position, unit):
        return []
    least, reached, rings = _reached(position, unit, [other])
    return _cut(position, unit, [way for cell in reached[other.id] for way in cheapest_ways(position, rings, least, cell)]) if least else []


def _cut(position: Position, unit: t.Unit, all_ways: list[Way]) -> list[Way]:
    """Cut each of *all_ways* where the points run out, and return those that differ."""
    points, ends, cost = _points(position, unit), endable(position, unit), position.ground.cost
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


def _offer(position: Position, frame: t.SavageTurn, ways: list[Way]) -> None:
    """Ask the steering seat to choose one of *ways*; do nothing if there is none."""
    cells = position.ground.grid.cells
    if ways:
        _ask(position, frame, [t.PathOption(tuple(cells[cell] for cell in way)) for way in ways])


def _near(position: Position, frame: t.SavageTurn, unit: t.Unit, prey: list[t.Unit]) -> None:
    """Choose the unit that is nearest by distance, since none can be attacked (CT-H-72, step 6)."""
    row = position.ground.grid.distances(unit.cell)
    least = min(row[other.cell] for other in prey)
    nearest = sorted((other for other in prey if row[other.cell] == least), key=lambda other: other.cell)
    if len(nearest) == 1 or any(_ways_nearer(position, unit, other) for other in nearest):
        _ask(position, replace(frame, stage="approach"), [t.UnitOption(other.id) for other in nearest])


def _approach(position: Position, frame: t.SavageTurn, unit: t.Unit) -> None:
    """Lessen the distance to the unit chosen as far as the points allow; stay if that cannot be done (CT-H-53)."""
    other = position.units.get(frame.target)
    if other is not None:
        _offer(position, frame, _ways_nearer(position, unit, other))


def _ways_nearer(position: Position, unit: t.Unit, other: t.Unit) -> list[Way]:
    """Return the ways that lead *unit* as near to *other* as its points allow; none if it cannot get any nearer."""
    row = position.ground.grid.distances(other.cell)
    points, ends = _points(position, unit), endable(position, unit)
    rings = list(islice(layers(position, unit.cell, passable(position, unit)), points + 1))
    goals = [(cell, cost) for cost, ring in enumerate(rings) for cell in members(ring & ends)]
    least = min([row[cell] for cell, _ in goals], default=row[unit.cell])
    if least >= row[unit.cell]:
        return []
    nearest = sorted((cell, cost) for cell, cost in goals if row[cell] == least)
    return _cut(position, unit, [way for cell, cost in nearest for way in cheapest_ways(position, rings, cost, cell)])


FRAMES: Final[tuple[FrameKind[Any], ...]] = (FrameKind(t.SavageTurn, (t.TurnEnd, t.RoundEnd), _go_on, chosen=_chosen),)
