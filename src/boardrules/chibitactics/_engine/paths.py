"""Movement: where a unit can go, and by which ways (CT-MV, CT-TE, CT-H-16, CT-H-17, CT-H-87)."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import accumulate, islice
from typing import Final

from boardrules.chibitactics._engine.board.concerns import allied
from boardrules.chibitactics._engine.board.masks import BITS, flood, members, spread
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._types.actions import MoveUnit
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics.language import Grant, Heal, Kill, Lay, StepOperation, Wound

Way = tuple[int, ...]

MOST_WAYS: Final = 100
"""Maximum number of ways offered for one move; the most expensive ones are dropped (CT-H-87)."""

_DETOURS: Final = 8
"""Maximum number of ways to one cell that are continued after the same effects. A longer one may avoid cells that another used up."""


def passable(position: Position, unit: Unit) -> int:
    """Return the mask of cells that *unit* may step on: no mountain, water or living unit (CT-MV-4, CT-MV-8, CT-H-16).

    A free savage stays in its segment (CT-SV-9), which a captured one may leave (CT-H-57).
    """
    ground, in_force = position.ground, position.in_force()
    mask = ground.stand
    crosses = False
    if in_force.crossing:
        for operation in in_force.modifiers(unit).values():
            if type(operation) is Grant:
                if operation.trait == "crosses-mountains":
                    mask |= ground.mountain
                elif operation.trait == "crosses-water":
                    mask |= ground.water
                elif operation.trait == "crosses-units":
                    crosses = True
    if not crosses:
        if position.house.cross_own:
            for cell, token in position.at.items():
                other = position.units[token]
                if not other.wounded and not allied(unit, other):
                    mask ^= mask & BITS[cell]
        else:
            mask ^= mask & position.living
    mask ^= mask & BITS[unit.cell]
    return mask if unit.kind != "savage" or unit.seat >= 0 else mask & ground.grid.spot_mask[unit.home]


def endable(position: Position, unit: Unit) -> int:
    """Return the mask of free cells on which a move of *unit* may end (CT-MV-3, CT-MV-8); a free savage stays in its segment (CT-SV-9)."""
    stand = position.ground.stand
    ends = stand ^ stand & position.occupied
    return ends if unit.kind != "savage" or unit.seat >= 0 else ends & position.ground.grid.spot_mask[unit.home]


def goals(position: Position, unit: Unit, points: int) -> tuple[int, ...]:
    """Return every cell on which a move of *points* may end, in cell order."""
    return tuple(members(goal_mask(position, unit, points)))


def goal_mask(position: Position, unit: Unit, points: int) -> int:
    """Return the mask of the cells on which a move of *points* may end."""
    if points <= 0:
        return 0
    steps, ends, slow = _reach(position, unit, points)
    return flood(position.ground.grid.near_mask, unit.cell, points, steps, slow) & ends


def moves(position: Position, unit: Unit, points: int) -> tuple[MoveUnit, ...]:
    """Return the moves of *points* that *unit* can make, in cell order."""
    if points <= 0:
        return ()
    steps, ends, slow = _reach(position, unit, points)
    return position.ground.grid.moves_to(unit.seat, unit.id, unit.cell, points, steps, ends, slow)


def _reach(position: Position, unit: Unit, points: int) -> tuple[int, int, int]:
    """Return the masks of the cells within *points* that *unit* may step on, of those on which it may end, and of the slow ones."""
    ground = position.ground
    ball = ground.grid.ball(unit.cell, points)
    steps = passable(position, unit) & ball
    ends = steps & ground.stand
    return steps, ends ^ ends & position.occupied, ground.forest & ball


def layers(position: Position, start: int, steps: int) -> Iterator[int]:
    """Yield the masks of the cells that cost 0, 1, 2... points to reach from *start* over *steps*, until no more can be reached."""
    near, slow = position.ground.grid.near_mask, position.ground.forest
    now = BITS[start]
    left = steps ^ steps & now
    late = 0
    while now or late:
        yield now
        beside = spread(near, now) & left
        slowly = beside & slow
        now = beside ^ slowly | late & left
        late = slowly
        left ^= now


def way_cost(position: Position, way: Way) -> int:
    """Return the points that *way* costs (CT-MV-7: the start cell costs none)."""
    return sum([position.ground.cost(cell) for cell in way])


def ways(position: Position, unit: Unit, points: int, goal: int, *, whole: bool = True) -> tuple[Way, ...]:
    """Return the ways to *goal* that step on different effects, of each kind the cheapest, of these the first in cell order (CT-H-87).

    Unless the *whole* way is needed, one that steps on nothing is the goal alone.
    """
    steps, start = passable(position, unit), unit.cell
    traps = position.laid() & steps & position.ground.grid.ball(start, points) if position.effects else 0
    if traps:
        left = _left(position, goal, points, steps)
        near = list(accumulate(left))  # by what is left to spend there
        met = sum(ring & near[points - spent] for spent, ring in enumerate(islice(layers(position, start, steps), points + 1)))
        if traps & met:
            return _all_ways(position, unit, points, goal, left, traps)
    return (_one_way(position, start, points, goal, steps) if whole else (goal,),)


def _left(position: Position, goal: int, points: int, steps: int, start: int = 0) -> list[int]:
    """Return the masks of the cells from which *goal* costs 0, 1, 2... up to *points*, or until a cell of *start* is among them."""
    near, slow = position.ground.grid.near_mask, position.ground.forest
    before, now = 0, BITS[goal]
    seen, found = now, [now]
    for _ in range(points):
        if seen & start:
            break
        around = spread(near, now ^ now & slow | before & slow) & steps
        before, now = now, around ^ around & seen
        seen |= now
        found.append(now)
    return found


def _one_way(position: Position, start: int, points: int, goal: int, steps: int) -> Way:
    """Return the cheapest way, of equal ones the first in cell order; costs are counted back from the goal, then followed cell by cell."""
    near, slow = position.ground.grid.near_mask, position.ground.forest
    if near[start] & BITS[goal]:
        return (goal,)
    left = _left(position, goal, points, steps | BITS[start], BITS[start])
    total, here = len(left) - 1, start
    way: list[int] = []
    while here != goal:
        after = near[here] & (left[total - 1] ^ left[total - 1] & slow | (left[total - 2] & slow if total > 1 else 0))
        low = after & -after
        total -= 2 if low & slow else 1
        here = low.bit_length() - 1
        way.append(here)
    return tuple(way)


def _all_ways(position: Position, unit: Unit, points: int, goal: int, rings: list[int], traps: int) -> tuple[Way, ...]:
    """Return one way for each order in which *traps* can be stepped on; *rings* are the cells from which *goal* costs 0, 1, 2...

    A walker steps on nothing behind a cell that stops it, so such cells do not tell ways apart. The cheapest ways come first, at most
    :data:`MOST_WAYS` of them.
    """
    found: dict[Way, Way] = {}
    seen: dict[tuple[int, Way], list[int]] = {}
    cost, near = position.ground.cost, position.ground.grid.near
    stops = _stopping(position, unit, traps)
    left = {cell: spent for spent, mask in enumerate(rings) for cell in members(mask)}
    queue: list[tuple[int, Way, Way, int]] = [(0, (), (), 1 << unit.cell)]  # points to the goal, way, what it steps on, its cells
    while queue and len(found) < MOST_WAYS:
        total, way, touched, visited = heappop(queue)
        here = way[-1] if way else unit.cell
        stopped = bool(touched) and bool(stops >> touched[-1] & 1)
        labels = seen.setdefault((here, touched), [])
        if len(labels) >= _DETOURS or any(label & visited == label for label in labels) or (stopped and touched in found):
            continue
        labels.append(visited)
        if here == goal:
            found.setdefault(touched, way)
            continue
        total -= left[here] if way else 0
        for cell in near[here]:
            bit = 1 << cell
            if bit & visited or cell not in left or total + cost(cell) + left[cell] > points:
                continue
            on = (*touched, cell) if bit & traps and not stopped else touched
            heappush(queue, (total + cost(cell) + left[cell], (*way, cell), on, visited | bit))
    return tuple(found.values())


def _stopping(position: Position, unit: Unit, traps: int) -> int:
    """Return the mask of those *traps* on which *unit* would be wounded or die, and so go no further (CT-H-67)."""
    mask = 0
    fast = position.catalogue.cards[unit.card].fast_death
    for cell in members(traps):
        wounded = False
        for operation in (inner for effect in position.effects if effect.cell == cell for inner in _laid(position, effect)):
            if type(operation) is Kill or (type(operation) is Wound and (wounded or fast)):
                wounded = True
                break
            wounded = type(operation) is Wound or (wounded and type(operation) is not Heal)
        if wounded:
            mask |= 1 << cell
    return mask


def _laid(position: Position, effect: Effect) -> tuple[StepOperation, ...]:
    operation = position.operation(effect)
    return operation.does if isinstance(operation, Lay) else ()


def cheapest_ways(position: Position, rings: list[int], cost: int, goal: int) -> list[Way]:
    """Return all ways to *goal* of the least *cost*; *rings* are the :func:`layers` up to it."""
    if not cost:
        return [()]
    before = cost - position.ground.cost(goal)
    origins = members(position.ground.grid.near_mask[goal] & rings[before])
    return sorted((*way, goal) for origin in origins for way in cheapest_ways(position, rings, before, origin))
