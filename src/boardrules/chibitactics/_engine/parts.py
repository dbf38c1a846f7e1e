"""The parts of every number of a unit: printed, of the terrain, of modifiers (CT-H-22, CT-H-86, CT-H-91).

Their sums are the numbers that the rules play by, which the numbers module computes without parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.board.in_force import Modifiers
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.facts import Number, Part, PartKind
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics.language import Bonus, Category, Lay, Modify, Stat

NOTHING: Final = Number(0, ())


@lru_cache(maxsize=64)
def printed(n: int) -> Number:
    """Return a number as it is printed, which nothing modifies."""
    return Number(n, (Part(n, "printed"),))


def kind_of(source: str) -> PartKind:
    """Return the kind of the *source* of a modifier."""
    if source.startswith("@"):
        return "ability"
    return "trophy" if "!" in source else "skill" if "." in source else "event"


def _modified(found: Modifiers, stat: Stat, category: Category) -> Iterator[Part]:
    for (source, _), operation in found.items():
        if type(operation) is Modify and operation.stat == stat and (not operation.categories or category in operation.categories):
            yield Part(operation.n, kind_of(source), source)


def _sum(parts: Iterable[Part], *, least: int | None = None) -> Number:
    found = tuple(parts)
    total = sum([part.n for part in found])
    return Number(total if least is None else max(least, total), found)


def points(power: Power, found: Modifiers) -> Number:
    """Return the points for a move (CT-MV-1, CT-H-87)."""
    return _sum((Part(power.points, "printed"), *_modified(found, "movement", "movement")), least=0) if found else printed(power.points)


def reach(position: Position, unit: Unit, power: Power, found: Modifiers) -> Number:
    """Return the Range of *power* (CT-TE-4, CT-H-86)."""
    hill = power.uphill and unit.cell >= 0 and position.ground.kinds["hill"] >> unit.cell & 1
    if not found and not hill:
        return printed(power.range)
    parts = [Part(power.range, "printed"), *([Part(1, "terrain", "hill")] if hill else [])]
    if (power.range or hill) and power.side != "substance":
        parts += _modified(found, "range", power.category)
    return _sum(parts, least=0)


def bonus(position: Position, unit: Unit, power: Power, found: Modifiers, wait: tuple[Part, ...]) -> Number:
    """Return the bonus to the die of *power*, including *wait* (CT-H-19, CT-H-22, CT-H-79)."""
    at_home = home(position, power, unit.cell)
    return _sum((*wait, *at_home, *_modified(found, "die", power.category))) if found or wait or at_home else NOTHING


def home(position: Position, power: Power, cell: int) -> tuple[Part, ...]:
    """Return the bonus of the terrain of *cell* to the die of *power* (CT-TE-5, CT-TE-6, CT-TE-8)."""
    n = numbers.home_bonus(position, power, cell) if cell >= 0 else 0
    return (Part(n, "terrain", position.ground.terrain[cell] or ""),) if n else ()


def waiting(position: Position, token: str) -> tuple[Part, ...]:
    """Return the bonuses that wait for the next die of *token* (CT-H-79)."""
    parts: list[Part] = []
    for effect in position.effects:
        if effect.kind == "roll" and effect.unit == token:
            operation = position.operation(effect)
            inner = operation.does if isinstance(operation, Lay) else (operation,)
            parts += [Part(one.n, kind_of(effect.source), effect.source) for one in inner if isinstance(one, Bonus)]
    return tuple(parts)


def faces(needs: int, more: int) -> int:
    """Return the number of faces of a die, with *more* added, that succeed: at least *needs*, never a 1 (CT-H-22); 6 without a die."""
    return max(0, min(5, 7 - needs + more)) if needs else 6
