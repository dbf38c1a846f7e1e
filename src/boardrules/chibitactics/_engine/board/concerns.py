"""Tests of which units a skill, a passive or an event can affect (CT-SK-6, CT-EV-1)."""

from __future__ import annotations

from boardrules.chibitactics._engine.board.ground import Ground
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics.language import Where


def allied(a: Unit, b: Unit) -> bool:
    """Return whether both units are in one seat's squad; free savages are in none."""
    return a.seat == b.seat and a.seat >= 0


def concerns(user: Unit, power: Power, unit: Unit) -> bool:
    """Return whether *power* of *user* can affect *unit*, by the targets that its card names."""
    if power.anybody:
        return True
    if power.who != "any" and (power.who == "squad") != (user.id == unit.id or allied(user, unit)):
        return False
    return power.only == "any" or (power.only == "wounded") == unit.wounded


def fits(ground: Ground, unit: Unit, where: Where, cell: int | None = None) -> bool:
    """Return whether an event affects *unit* (if it stood on *cell*)."""
    here = unit.cell if cell is None else cell
    if here < 0 or (where.terrain and ground.terrain[here] not in where.terrain):
        return False
    if where.only != "any" and (where.only == "wounded") != unit.wounded:
        return False
    return not where.kinds or unit.kind in where.kinds
