"""Engagement: the units that react to what another unit declares (CT-PR-3, CT-H-31, CT-H-69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.board.concerns import concerns
from boardrules.chibitactics._engine.board.masks import BITS, members
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import can_aim
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.stack import SavageTurn
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.tokens import FREE
from boardrules.values import Seat

Threats: TypeAlias = tuple[tuple[Power, int], ...]


def engages(position: Position, other: Unit, unit: Unit) -> Power | None:
    """Return the first skill with Engagement in whose zone *other* holds *unit*, or None (CT-PR-3, CT-H-35, CT-H-69)."""
    powers = position.catalogue.cards[other.card].engaging
    if not powers or other.wounded or other.id == unit.id or other.cell < 0:
        return None
    if other.seat == unit.seat and not (position.house.squad_engages and other.seat >= 0):
        return None
    steps = position.ground.grid.distance(other.cell, unit.cell)
    for power in powers:
        if steps <= numbers.reach(position, other, power) and can_aim(position, other, power, unit.cell) and concerns(other, power, unit):
            return power
    return None


def provoked(position: Position, unit: Unit) -> tuple[str, ...]:
    """Return the units that have engaged *unit*, in the order in which they react (CT-H-31)."""
    if unit.wounded or numbers.has(position, unit, "unengaged"):
        return ()
    near = position.living
    if "range" not in position.in_force().touched:
        near &= position.ground.grid.ball(unit.cell, position.catalogue.threat)
    found: list[Unit] = []
    for cell in members(near ^ near & BITS[unit.cell]):
        other = position.units[position.at[cell]]
        if engages(position, other, unit) is not None:
            found.append(other)
    return _in_order(position, unit, found) if found else ()


def _in_order(position: Position, unit: Unit, found: list[Unit]) -> tuple[str, ...]:
    if len(found) > 1:
        found.sort(key=lambda other: _order(position, unit, other))
    return tuple(other.id for other in found)


def threats(position: Position, other: Unit) -> Threats:
    """Return the skills with Engagement of *other*, each with the mask of the cells at which it could be aimed now."""
    if other.wounded or other.cell < 0:
        return ()
    engaging = position.catalogue.cards[other.card].engaging
    return tuple([(power, numbers.zone(position, other, power)) for power in engaging if power.aim != "self" or power.area])


def engagements(position: Position, threatened: Iterable[tuple[Unit, Threats]]) -> dict[str, tuple[str, ...]]:
    """Return what :func:`provoked` finds for every unit that is engaged, from the :func:`threats` of all units."""
    at, units, house = position.at, position.units, position.house
    held: dict[str, list[Unit]] = {}
    for other, zones in threatened:
        for power, zone in zones:
            for cell in members(zone & position.living):
                unit = units[at[cell]]
                own = other.seat == unit.seat and not (house.squad_engages and other.seat >= 0)
                if not own and concerns(other, power, unit):
                    found = held.setdefault(unit.id, [])
                    if other not in found:
                        found.append(other)
    return {
        token: _in_order(position, units[token], found)
        for token, found in held.items()
        if not numbers.has(position, units[token], "unengaged")
    }


def _order(position: Position, unit: Unit, other: Unit) -> tuple[int, int, tuple[int, int], int]:
    count = position.options.seats
    index = list(position.units).index(other.id)
    if other.seat < 0:
        return count + 1, 0, position.ground.grid.right(other.cell), index
    after = unit.seat if unit.seat >= 0 else steering_seat(position)
    turns = (other.seat - after - 1) % count
    if other.kind == "squad" and other.owner == other.seat:
        return turns, 0, (position.squads[other.owner].index(other.id), 0), 0
    return turns, 1 if other.kind == "creature" and other.owner == other.seat else 2, (0, 0), index


def steering_seat(position: Position) -> Seat:
    """Return the seat that steers the innermost savage whose turn it is, or FREE if there is none."""
    for frame in reversed(position.stack):
        if isinstance(frame, SavageTurn):
            return frame.seat
    return FREE
