"""The numbers that the rules play by: points, Range, zones, bonuses to dice (CT-H-22, CT-H-86). The parts module lists their parts."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._engine.board.masks import BITS
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics.language import Bonus, Category, Grant, Lay, Modify, Stat, Terrain, Trait

HOME_GROUND: Final[dict[Category, Terrain]] = {"melee": "fort", "distortion": "power", "summon": "cradle"}
"""The terrain on which a category has +1 to the die (CT-TE-5, CT-TE-6, CT-TE-8)."""


def stat(position: Position, unit: Unit, stat: Stat, category: Category, cell: int | None = None) -> int:
    """Return the sum of all modifiers of *stat* for skills of *category* (if the unit stood on *cell*)."""
    in_force = position.in_force()
    if stat not in in_force.touched:
        return 0
    elsewhere = cell is not None and cell != unit.cell and in_force.depends_on_place()
    found = in_force.modifiers_at(unit, cell) if elsewhere and cell is not None else in_force.modifiers(unit)
    total = 0
    for operation in found.values():
        if type(operation) is Modify and operation.stat == stat and (not operation.categories or category in operation.categories):
            total += operation.n
    return total


def has(position: Position, unit: Unit, trait: Trait) -> bool:
    """Return whether *unit* has *trait*, by its card or by a modifier."""
    card = position.catalogue.cards[unit.card]
    if (trait == "fast-wound" and card.fast_wound) or (trait == "fast-death" and card.fast_death):
        return True
    in_force = position.in_force()
    if trait in in_force.touched:
        for operation in in_force.modifiers(unit).values():
            if type(operation) is Grant and operation.trait == trait:
                return True
    return False


def points(position: Position, unit: Unit, power: Power) -> int:
    """Return the points for a move (CT-MV-1), never below 0 (CT-H-87)."""
    if "movement" not in position.in_force().touched:
        return power.points
    return max(0, power.points + stat(position, unit, "movement", "movement"))


def reach(position: Position, unit: Unit, power: Power, cell: int | None = None) -> int:
    """Return the Range of *power* of *unit* (if it stood on *cell*): a hill adds 1 to a ranged skill (CT-TE-4, CT-H-86)."""
    found = power.range
    if power.uphill and position.ground.kinds["hill"] & BITS[unit.cell if cell is None else cell]:
        found += 1
    if "range" not in position.in_force().touched:
        return found
    if found and power.side != "substance":  # which is always used on the next cell (CT-TR-3)
        return max(0, found + stat(position, unit, "range", power.category, cell))
    return found


def zone(position: Position, unit: Unit, power: Power, cell: int | None = None) -> int:
    """Return the mask of open cells, its own left out, at which *unit* could aim *power* (from *cell*)."""
    here = unit.cell if cell is None else cell
    distance = reach(position, unit, power, here)
    mask = position.ground.aims.get((here, distance, power.sight))
    return position.ground.aim(here, distance, sight=power.sight) if mask is None else mask


def aim_at(position: Position, unit: Unit, power: Power, among: int, cell: int | None = None) -> int:
    """Return the cells of *among*, all open, that are in that zone: for few cells less work than the whole zone."""
    here = unit.cell if cell is None else cell
    ground, distance = position.ground, power.range
    if power.uphill or "range" in position.in_force().touched:
        distance = reach(position, unit, power, here)
    if distance <= 1:
        return ground.grid.near_mask[here] & among if distance else 0
    mask = ground.grid.ball(here, distance) & among
    mask ^= mask & BITS[here]
    return ground.grid.seen(here, mask, ground.opaque) if mask and power.sight else mask


def bonus(position: Position, unit: Unit, power: Power) -> int:
    """Return what terrain and lasting effects add to the die of *power* (CT-H-19, CT-H-20, CT-H-22)."""
    return home_bonus(position, power, unit.cell) + stat(position, unit, "die", power.category)


def home_bonus(position: Position, power: Power, cell: int) -> int:
    """Return what the terrain of *cell* adds to the die of *power* used from it (CT-TE-5, CT-TE-6, CT-TE-8)."""
    home = HOME_GROUND.get(power.category)
    return 1 if home is not None and position.ground.kinds[home] & BITS[cell] else 0


def waiting_bonus(position: Position, token: str) -> int:
    """Return what waits for the next die of *token* (CT-H-79)."""
    total = 0
    for effect in position.effects:
        if effect.kind == "roll" and effect.unit == token:
            operation = position.operation(effect)
            if isinstance(operation, Bonus):
                total += operation.n
            elif isinstance(operation, Lay):  # received from a cell
                total += sum([inner.n for inner in operation.does if isinstance(inner, Bonus)])
    return total
