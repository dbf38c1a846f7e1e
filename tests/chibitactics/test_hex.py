"""The geometry of the grid against brute force: other methods, exact fractions, random maps.

``BOARDRULES_MAPS`` is how many random maps are tried (200 if it is not set).
"""

from __future__ import annotations

import os
import random
from fractions import Fraction
from itertools import pairwise

import pytest
from msgspec.structs import replace

from boardrules.chibitactics._engine import paths as _paths
from boardrules.chibitactics._engine.board.grid import Grid
from boardrules.chibitactics._engine.board.ground import Ground
from boardrules.chibitactics._engine.board.masks import members
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._geometry import hex as _hex
from boardrules.chibitactics._types.options import HouseRules
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics.language import Bonus, Heal, Kill, Lay, Skill, StepOperation, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import TESTPACK, with_card
from tests.chibitactics.scenario import Scenario

MAPS = int(os.environ.get("BOARDRULES_MAPS", "200"))
Point = tuple[int, int]
Exact = tuple[Fraction, Fraction]
TOPOLOGIES: tuple[_hex.Topology, ...] = ("hex", "square")

THIRD, HALF = Fraction(1, 3), Fraction(1, 2)
CORNERS: dict[str, tuple[Exact, ...]] = {
    "hex": tuple((THIRD * q, THIRD * r) for q, r in ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))),
    "square": tuple((HALF * q, HALF * r) for q, r in ((1, 1), (-1, 1), (-1, -1), (1, -1))),
}
"""The corners of a cell around its centre, in order: a hexagon is the cells' points nearer to its centre than to any other."""


def cross(a: Exact, b: Exact, c: Exact) -> Fraction:
    """Twice the area of the triangle, with its sign."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def polygon(cell: Point, topology: str) -> list[Exact]:
    """The corners of *cell*."""
    return [(cell[0] + q, cell[1] + r) for q, r in CORNERS[topology]]


def inside(point: Exact, corners: list[Exact]) -> bool:
    """Whether *point* is in the polygon or on its edge."""
    signs = [cross(a, b, point) for a, b in pairwise([*corners, corners[0]])]
    return all(sign >= 0 for sign in signs) or all(sign <= 0 for sign in signs)


def meets(a: Point, b: Point, cell: Point, topology: str) -> str:
    """How the way from *a* to *b* meets *cell*: "stretch", "corner" or "". By cutting it at the lines of all edges."""
    corners = polygon(cell, topology)
    start, goal = (Fraction(a[0]), Fraction(a[1])), (Fraction(b[0]), Fraction(b[1]))

    def at(t: Fraction) -> Exact:
        return start[0] + t * (goal[0] - start[0]), start[1] + t * (goal[1] - start[1])

    cuts = {Fraction(0), Fraction(1)}
    for one, other in pairwise([*corners, corners[0]]):
        before, after = cross(one, other, start), cross(one, other, goal)
        if before != after:
            cut = before / (before - after)
            if 0 <= cut <= 1:
                cuts.add(cut)
    ordered = sorted(cuts)
    if any(inside(at((low + high) / 2), corners) for low, high in pairwise(ordered)):
        return "stretch"
    return "corner" if any(inside(at(cut), corners) for cut in ordered) else ""


@pytest.mark.rule("CT-H-25", "CT-PR-1")
@pytest.mark.parametrize("topology", TOPOLOGIES)
def test_what_a_way_crosses_is_what_cutting_it_at_all_edges_finds(topology: _hex.Topology) -> None:
    for q in range(-4, 5):
        for r in range(5):  # a way and its reverse meet the same cells
            across, along = range(min(q, 0) - 2, max(q, 0) + 3), range(-2, r + 3)
            found = {(x, y): meets((0, 0), (q, r), (x, y), topology) for x in across for y in along}
            expected = tuple(sorted((cell for cell, how in found.items() if how == "stretch" and cell not in {(0, 0), (q, r)}), key=order))
            touching = tuple(sorted((cell for cell, how in found.items() if how and cell not in {(0, 0), (q, r)}), key=order))
            assert _hex.crossed((0, 0), (q, r), topology) == expected
            assert _hex.crossed((0, 0), (q, r), topology, corners=True) == touching


def order(cell: Point) -> Point:
    """Cell order: smaller r first, then smaller q."""
    return cell[1], cell[0]


def steps_from(start: Point, limit: int, topology: _hex.Topology) -> dict[Point, int]:
    """How many steps each cell is away, by walking."""
    shape = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)) if topology == "hex" else ((1, 0), (-1, 0), (0, 1), (0, -1))
    found, front = {start: 0}, [start]
    for steps in range(1, limit + 1):
        front = [(q + dq, r + dr) for q, r in front for dq, dr in shape]
        front = [cell for cell in dict.fromkeys(front) if cell not in found]
        found |= dict.fromkeys(front, steps)
    return found


@pytest.mark.rule("CT-H-86", "CT-H-28", "CT-H-7")
@pytest.mark.parametrize("topology", TOPOLOGIES)
def test_distance_and_disc_are_what_walking_finds(topology: _hex.Topology) -> None:
    found = steps_from((2, -1), 7, topology)
    for cell, steps in found.items():
        assert _hex.distance((2, -1), cell, topology) == _hex.distance(cell, (2, -1), topology) == steps
    for radius in range(6):
        expected = sorted((cell for cell, steps in found.items() if steps <= radius), key=order)
        assert list(_hex.disc((2, -1), radius, topology)) == expected


@pytest.mark.parametrize("topology", TOPOLOGIES)
def test_away_leads_away_and_straight_ahead_on_a_line(topology: _hex.Topology) -> None:
    for q in range(-4, 5):
        for r in range(-4, 5):
            ahead = _hex.away((0, 0), (q, r), topology)
            if (q, r) == (0, 0):
                assert ahead is None
                continue
            assert ahead is not None
            assert _hex.distance((0, 0), ahead, topology) == _hex.distance((0, 0), (q, r), topology) + 1
    for dq, dr in _hex.neighbours((0, 0), topology):
        assert _hex.away((0, 0), (3 * dq, 3 * dr), topology) == (4 * dq, 4 * dr)


# -- random maps ----------------------------------------------------------------------------------------------------------------

LAND = "........ff^~h#*c"
LAID: dict[str, tuple[StepOperation, ...]] = {"mine": (Wound(),), "boon": (Bonus(1),), "salve": (Wound(), Heal()), "pit": (Kill(),)}
LAYER = UnitCard(
    id="layer",
    name="Layer",
    skills=tuple(Skill(id=name, name=name, category="distortion", range=2, aim="cell", does=(Lay(does),)) for name, does in LAID.items()),
)
BASE = Scenario({"ansel-0": (0, 0), "ort-1": (12, 0)}, pack=with_card(LAYER), board=("middle", "east"))


def random_position(rng: random.Random) -> tuple[Position, Unit, int]:
    """A position with random terrain, units, effects and house rules; a unit of it, and points for its move."""
    house = HouseRules(topology=rng.choice(TOPOLOGIES), cross_own=rng.random() < 0.3, corners_block=rng.random() < 0.3)
    options = replace(BASE.state.options, house=house)
    content = BASE.game.catalogue
    segments = {
        name: replace(segment, rows=tuple("".join(rng.choice(LAND) for _ in range(4)) for _ in range(4)))
        for name, segment in content.segments.items()
    }
    content = replace(content, segments=segments)
    grid = Grid(TESTPACK.maps[0], options.rules.topology, 4, corners=options.rules.corners_block)
    board = ("west", "far", "middle", rng.choice(("", "east")))
    ground = Ground(grid, board, content)
    free = members(ground.stand)
    rng.shuffle(free)
    units = [
        Unit(f"u{number}-{seat}", rng.choice(("ansel", "moss", "bryn")), "squad", Seat(seat), Seat(seat), cell, rng.random() < 0.4)
        for number, cell in enumerate(free[:9])
        for seat in (rng.randrange(2),)
    ]
    effects = tuple(
        Effect(f"layer.{rng.choice(list(LAID))}", 0, "sustained", Seat(0), "", "", cell)
        for cell in rng.sample(free[9:], min(len(free) - 9, rng.randrange(5)))
    )
    position = Position(BASE.game.grounds, replace(BASE.state, options=options, units=tuple(units[: len(free)]), effects=()))
    position.ground = ground
    position.effects = list(effects)
    unit = replace(units[0], wounded=False)
    position.units[unit.id] = unit
    return position, unit, rng.randrange(1, 5)


def simple_paths(position: Position, unit: Unit, points: int) -> list[tuple[int, ...]]:
    """All ways without a cell twice that the rules of movement allow, by trying each step, straight from the terrain."""
    cells, terrain = position.ground.grid.cells, position.ground.terrain
    topology = position.ground.grid.topology
    found: list[tuple[int, ...]] = []

    def steppable(cell: int) -> bool:
        if terrain[cell] in {None, "mountain", "water"}:
            return False
        other = next((other for other in position.units.values() if other.cell == cell), None)
        return other is None or other.wounded or (position.house.cross_own and other.seat == unit.seat)

    def go(way: tuple[int, ...], here: int, left: int) -> None:
        if way:
            found.append(way)
        for cell in range(len(cells)):
            near = _hex.distance((cells[here].q, cells[here].r), (cells[cell].q, cells[cell].r), topology) == 1
            cost = 2 if terrain[cell] == "forest" else 1
            if near and cell != unit.cell and cell not in way and cost <= left and steppable(cell):
                go((*way, cell), cell, left - cost)

    go((), unit.cell, points)
    return found


@pytest.mark.rule("CT-MV-1", "CT-MV-3", "CT-MV-4", "CT-MV-7", "CT-MV-8", "CT-TE-1", "CT-TE-2", "CT-TE-3", "CT-H-16", "CT-H-17", "CT-H-87")
def test_reach_and_ways_are_what_trying_every_step_finds() -> None:
    rng = random.Random(11)
    for _ in range(MAPS):
        position, unit, points = random_position(rng)
        points = min(points, 4)
        paths = simple_paths(position, unit, points)
        taken = {other.cell for other in position.units.values()}
        goals = sorted({way[-1] for way in paths if way[-1] not in taken})
        assert list(_paths.goals(position, unit, points)) == goals
        traps = {effect.cell for effect in position.effects}
        stops = {effect.cell for effect in position.effects if effect.source in {"layer.mine", "layer.pit"}}
        for goal in goals if traps else goals[:6]:
            kinds: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
            for way in paths:
                if way[-1] == goal:
                    last = next((number for number, cell in enumerate(way, start=1) if cell in stops), len(way))
                    kind = tuple(cell for cell in way[:last] if cell in traps)  # nothing is met behind what wounds or kills
                    ranked = (_paths.way_cost(position, way), way)
                    kinds[kind] = min(kinds.get(kind, ranked), ranked)
            assert sorted(_paths.ways(position, unit, points, goal)) == sorted(way for _, way in kinds.values())


@pytest.mark.rule("CT-H-25", "CT-H-26", "CT-H-75", "CT-H-86", "CT-PR-1")
def test_what_can_be_aimed_at_is_what_checking_every_cell_finds() -> None:
    rng = random.Random(12)
    blocking = {True: {"stretch", "corner"}, False: {"stretch"}}
    memory: dict[tuple[int, int, str, int, int], str] = {}
    for _ in range(MAPS):
        position, unit, reach = random_position(rng)
        ground, grid = position.ground, position.ground.grid
        here = grid.cells[unit.cell]
        walls = [cell for cell, kind in enumerate(ground.terrain) if kind in {None, "mountain"}]
        expected = 0
        for cell, other in enumerate(grid.cells):
            steps = _hex.distance((here.q, here.r), (other.q, other.r), grid.topology)
            if not 1 <= steps <= reach or ground.terrain[cell] is None:
                continue
            hit = False
            for wall in walls:
                if wall in {cell, unit.cell}:
                    continue
                key = (other.q - here.q, other.r - here.r, grid.topology, grid.cells[wall].q - here.q, grid.cells[wall].r - here.r)
                if key not in memory:
                    memory[key] = meets((0, 0), key[:2], key[3:], grid.topology)
                hit = hit or memory[key] in blocking[position.house.corners_block]
            if not hit:
                expected |= 1 << cell
        assert ground.aim(unit.cell, reach) == expected
