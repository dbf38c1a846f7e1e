"""What both renderings need: who is engaged, what an effect is called, and the cells that a skill reaches."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._engine.aiming import targets
from boardrules.chibitactics._engine.map import members
from boardrules.chibitactics._engine.paths import goals
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills import provoked
from boardrules.chibitactics._knowledge.view import determinize
from boardrules.chibitactics._legality.legal import as_if_begun
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._types.state import Unit, UnitView, View
from boardrules.chibitactics._types.values import Cell, Phase

__all__ = ["SETTING_UP", "effect_name", "engaged", "reach_of", "standing"]


SETTING_UP: Final[dict[Phase, str]] = {
    "first": "who begins is rolled for",
    "faction": "factions are chosen",
    "squad": "squads are picked",
    "deploy": "squads are placed",
}
"""What goes on in each phase before the first round."""


class _NoLuck:
    """A generator for views that hide nothing: it is not asked."""

    def randrange(self, n: int, /) -> int:
        """The first of *n*."""
        return 0 * n


def _table(catalogue: Catalogue, view: View) -> Position:
    return Position(catalogue, determinize(catalogue, view, _NoLuck()))


def standing(view: View) -> dict[int, UnitView]:
    """The units on the board by the number of their cell in ``view.cells``, in cell order."""
    on = {(unit.cell.q, unit.cell.r): unit for unit in view.units if unit.cell is not None}
    return {number: on[cell.q, cell.r] for number, cell in enumerate(view.cells) if (cell.q, cell.r) in on}


def engaged(catalogue: Catalogue, view: View) -> frozenset[str]:
    """The units that would provoke a reaction if they moved, shot or summoned (CT-PR-3), with what ends as they declare that."""
    if view.phase != "play":
        return frozenset()
    position = _table(catalogue, view)
    return frozenset(unit.id for unit in position.units.values() if provoked(*_as_declaring(position, unit)))


def _as_declaring(position: Position, unit: Unit) -> tuple[Position, Unit]:
    """The table and *unit* as they will be when it declares something: what it made and lasts one turn ends first (CT-PR-6, CT-H-81)."""
    position = as_if_begun(position, unit)
    return position, position.units[unit.id]


def effect_name(catalogue: Catalogue, source: str) -> str:
    """What made an effect, by name: a skill, a side of a trophy, or a faction's ability."""
    if source.startswith("@"):
        return f"Ability of {catalogue.factions[source[1:]].name}"
    return catalogue.powers[source].name


def reach_of(catalogue: Catalogue, view: View, unit: str, skill: str) -> tuple[Cell, ...]:
    """The cells that *skill* of *unit* reaches from where it stands: where it can go, or at what it can be aimed.

    What ends as it declares the skill is left out (CT-PR-6). Whether it is its turn does not matter.

    Raises
    ------
    KeyError
        for a unit that is not on the board, or a skill that it has not.
    """
    position = _table(catalogue, view)
    position, user = _as_declaring(position, position.units[unit])
    power: Power = position.card(user).by_id[skill]
    grid = position.ground.grid
    if power.category == "movement":
        return tuple(grid.cells[cell] for cell in goals(position, user, position.points(user, power)))
    if power.aim == "cell":
        return tuple(target for target in targets(position, user, power) if isinstance(target, Cell))
    zone = position.zone(user, power) | (1 << user.cell if power.on_self else 0)
    return tuple(grid.cells[cell] for cell in members(zone))
