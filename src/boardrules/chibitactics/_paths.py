"""Movement: where a unit can go, and by which ways (CT-MV, CT-TE, CT-H-16, CT-H-17, CT-H-87)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from boardrules.chibitactics._language import Grant
from boardrules.chibitactics._map import FOREST_COST, MOST_KEPT, members
from boardrules.chibitactics._table import Table
from boardrules.chibitactics._types_state import Unit

__all__ = ["cheapest", "goals", "laid", "passable", "way_cost", "ways"]

Way = tuple[int, ...]

CROSSING: Final = frozenset({"crosses-mountains", "crosses-water", "crosses-units"})


def laid(table: Table) -> int:
    """The mask of cells on which an effect lies."""
    mask = 0
    for effect in table.effects:
        if effect.cell >= 0:
            mask |= 1 << effect.cell
    return mask


def passable(table: Table, unit: Unit) -> int:
    """The mask of cells that *unit* may step on: no mountain or water, nobody living on it (CT-MV-4, CT-MV-8, CT-H-16)."""
    ground = table.ground
    mask = ground.stand
    crosses = False
    if not CROSSING.isdisjoint(table.in_play()):
        traits = {operation.trait for operation in table.modifiers(unit) if isinstance(operation, Grant)}
        if "crosses-mountains" in traits:
            mask |= ground.mountain
        if "crosses-water" in traits:
            mask |= ground.water
        crosses = "crosses-units" in traits
    if not crosses:
        if table.house.cross_own:
            for cell, token in table.at.items():
                other = table.units[token]
                if not other.wounded and not table.allied(unit, other):
                    mask &= ~(1 << cell)
        else:
            mask &= ~table.masks()[1]
    return mask & ~(1 << unit.cell) & bound(table, unit)


def bound(table: Table, unit: Unit) -> int:
    """The mask of cells that *unit* may be on: a free savage stays in its segment (CT-SV-9)."""
    if unit.kind == "savage" and unit.seat < 0:
        return sum(1 << cell for cell in table.ground.grid.spots[unit.home])
    return -1


def endable(table: Table, unit: Unit) -> int:
    """The mask of cells on which a move of *unit* may end: free ground (CT-MV-3, CT-MV-8)."""
    return table.ground.stand & ~table.masks()[0] & bound(table, unit)


def goals(table: Table, unit: Unit, points: int) -> tuple[int, ...]:
    """Every cell on which a move of *points* may end, in cell order."""
    if points <= 0:
        return ()
    ground = table.ground
    near = ground.grid.ball(unit.cell, points)
    steps, ends = passable(table, unit) & near, endable(table, unit) & near
    known = ground.grid.reached
    key = (unit.cell, points, steps, ends, ground.forest & near)
    found = known.get(key)
    if found is None:
        if len(known) > MOST_KEPT:
            known.clear()
        found = known[key] = tuple(members(_flood(table, unit.cell, points, steps) & ends))
    return found


def _flood(table: Table, start: int, points: int, steps: int) -> int:
    """The mask of cells that can be entered, layer by layer of cost."""
    ground = table.ground
    near, slow = ground.grid.near_mask, ground.forest
    now, seen = 1 << start, 1 << start
    beside_before = 0
    for _ in range(points):
        beside = _spread(near, now)
        now = (beside & ~slow | beside_before & slow) & steps & ~seen
        seen |= now
        beside_before = beside
    return seen & ~(1 << start)


def _spread(near: tuple[int, ...], mask: int) -> int:
    found = 0
    while mask:
        low = mask & -mask
        found |= near[low.bit_length() - 1]
        mask ^= low
    return found


def way_cost(table: Table, way: Way) -> int:
    """Points that a *way* takes (CT-MV-7: the start cell takes none)."""
    return sum(table.ground.cost[cell] for cell in way)


def ways(table: Table, unit: Unit, points: int, goal: int) -> tuple[Way, ...]:
    """The ways to *goal* that differ in what they step on: of each kind the cheapest, then the first in cell order (CT-H-87)."""
    steps = passable(table, unit)
    traps = laid(table) & steps & table.ground.grid.ball(unit.cell, points) if table.effects else 0
    return _all_ways(table, unit.cell, points, goal, steps, traps) if traps else (_one_way(table, unit.cell, points, goal, steps),)


def _one_way(table: Table, start: int, points: int, goal: int, steps: int) -> Way:
    """The cheapest way, of several the first in cell order: counted back from the goal, then taken cell by cell."""
    cost, near = table.ground.cost, table.ground.grid.near
    if goal in near[start]:
        return (goal,)
    left = {goal: 0}
    layers: list[list[int]] = [[] for _ in range(points + FOREST_COST + 1)]
    layers[cost[goal]].append(goal)  # by what it takes to enter the cell and go on to the goal
    total = points
    for spent in range(points + 1):
        if start in left:
            total = left[start]
            break
        for cell in layers[spent]:
            for other in near[cell]:
                if other not in left and (steps >> other & 1 or other == start):
                    left[other] = spent
                    if other != start:
                        layers[spent + cost[other]].append(other)
    way: list[int] = []
    here = start
    while here != goal:
        here = next(cell for cell in near[here] if left.get(cell, points) + cost[cell] == total and (steps >> cell & 1))
        total -= cost[here]
        way.append(here)
    return tuple(way)


def _all_ways(table: Table, start: int, points: int, goal: int, steps: int, traps: int) -> tuple[Way, ...]:
    """One way for each order of *traps* stepped on."""
    found: dict[Way, Way] = {}
    seen: dict[tuple[int, Way], list[int]] = {}
    cost, near = table.ground.cost, table.ground.grid.near
    queue: list[tuple[int, Way, Way, int]] = [(0, (), (), 1 << start)]
    while queue:
        spent, way, touched, visited = heappop(queue)
        here = way[-1] if way else start
        labels = seen.setdefault((here, touched), [])
        if any(label & visited == label for label in labels):
            continue
        labels.append(visited)
        if here == goal:
            found.setdefault(touched, way)
            continue
        for cell in near[here]:
            bit = 1 << cell
            if bit & visited or not bit & steps or spent + cost[cell] > points:
                continue
            heappush(queue, (spent + cost[cell], (*way, cell), (*touched, cell) if bit & traps else touched, visited | bit))
    return tuple(found.values())


def cheapest(table: Table, unit: Unit, steps: int) -> dict[int, tuple[int, tuple[Way, ...]]]:
    """For every cell that can be entered over *steps*, the least cost and all ways of that cost, without an upper limit."""
    cost, near = table.ground.cost, table.ground.grid.near
    least: dict[int, int] = {unit.cell: 0}
    found: dict[int, list[Way]] = {unit.cell: [()]}
    queue = [(0, unit.cell)]
    done: set[int] = set()
    while queue:
        spent, here = heappop(queue)
        if here in done:
            continue
        done.add(here)
        for cell in near[here]:
            if not steps >> cell & 1:
                continue
            total = spent + cost[cell]
            if cell not in least or total < least[cell]:
                least[cell] = total
                found[cell] = [(*way, cell) for way in found[here]]
                heappush(queue, (total, cell))
            elif total == least[cell]:
                found[cell] += [(*way, cell) for way in found[here]]
    return {cell: (least[cell], tuple(sorted(found[cell]) if len(found[cell]) > 1 else found[cell])) for cell in sorted(done)}
