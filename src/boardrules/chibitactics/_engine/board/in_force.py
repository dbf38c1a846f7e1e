"""Everything in force on the board: auras, modifiers of units, and who made something that can be cancelled (CT-CA-7, CT-H-91)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from boardrules.chibitactics._engine.board.concerns import concerns, fits
from boardrules.chibitactics._engine.board.ground import Ground
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics.language import Grant, Modify, Trait, Weather

Modifiers: TypeAlias = dict[tuple[str, int], Modify | Grant]
"""All modifiers of a unit, by source and number in it. The source is named as in an :class:`Effect`, or is the id of the event."""

NONE: Final[Modifiers] = {}
"""The modifiers of every unit while nothing is in force; nobody changes it."""

NOBODY: Final[set[str]] = set()

CROSSING: Final[frozenset[Trait]] = frozenset({"crosses-mountains", "crosses-water", "crosses-units"})
"""The traits with which a unit steps where others may not."""


@final
class InForce:
    """The modifiers in force on a board, which follow from its units, effects, event and map.

    It never changes: when one of these has changed, a position makes another. Units that modify nobody else may move and change meanwhile.

    ``lasting``: the modifiers of each unit by lasting effects. ``touched``: every stat and trait that anything in play modifies or gives;
    a rule need not look for others. ``auras``: every passive that reaches others, with its owner. ``owners``: the ids of these owners.
    ``makers``: the units that made something that they could cancel: a sustained effect or a creature (CT-PR-8). ``crossing``: whether any
    trait of :data:`CROSSING` is given.
    """

    __slots__ = ("_known", "auras", "catalogue", "crossing", "event", "ground", "lasting", "makers", "owners", "touched")

    def __init__(
        self,
        catalogue: Catalogue,
        ground: Ground,
        event: str,
        lasting: dict[str, Modifiers],
        touched: set[str],
        auras: list[tuple[Unit, Power]],
        owners: set[str],
        makers: set[str],
        crossing: bool,  # noqa: FBT001  (written out for speed: a dataclass is made by interpreted code)
    ) -> None:
        self.catalogue = catalogue
        self.ground = ground
        self.event = event
        self.lasting = lasting
        self.touched = touched
        self.auras = auras
        self.owners = owners
        self.makers = makers
        self.crossing = crossing
        self._known: dict[str, tuple[Unit, Modifiers]] = {}

    def redrawn(self, unit: Unit) -> InForce:
        """Return what is in force now that *unit*, which owns an aura, has moved or changed."""
        auras = [(unit if owner.id == unit.id else owner, power) for owner, power in self.auras]
        return InForce(self.catalogue, self.ground, self.event, self.lasting, self.touched, auras, self.owners, self.makers, self.crossing)

    def modifiers(self, unit: Unit) -> Modifiers:
        """Return everything that modifies *unit*: effects, passives of its own and of others, the event."""
        if not self.touched:
            return NONE
        known = self._known.get(unit.id)
        if known is not None:
            was = known[0]
            if was is unit or (was.cell == unit.cell and was.wounded == unit.wounded and was.seat == unit.seat):
                return known[1]
        found = self.modifiers_at(unit, unit.cell)
        self._known[unit.id] = unit, found
        return found

    def modifiers_at(self, unit: Unit, here: int) -> Modifiers:
        """Return everything that would modify *unit* if it stood on the cell *here*."""
        token, catalogue, ground = unit.id, self.catalogue, self.ground
        found: Modifiers = self.lasting[token].copy() if token in self.lasting else {}
        for power in catalogue.passives.get(unit.card, ()):
            if power.on_self:
                _add_aura(unit, power, unit, found)
        if self.auras:
            steps = ground.grid.distances(here)
            for owner, power in self.auras:
                away = steps[owner.cell]
                if away > power.range or owner.id == token or owner.cell < 0:
                    continue
                if away < 2 or not power.sight or ground.sees(owner.cell, here):  # not from behind a mountain (CT-H-26)
                    _add_aura(owner, power, unit, found)
        if self.event:
            number = 0
            for weather in catalogue.events[self.event].does:
                if type(weather) is Weather:
                    if fits(ground, unit, weather.where, here):
                        for operation in weather.does:
                            found[self.event, number] = operation
                            number += 1
                    else:
                        number += len(weather.does)
        return found

    def depends_on_place(self) -> bool:
        """Return whether a unit may be modified differently on another cell."""
        return bool(self.event or self.auras)


def _add_aura(owner: Unit, power: Power, unit: Unit, found: Modifiers) -> None:
    """Add to *found* the modifiers of *unit* by a passive of *owner*, which rests while its owner is wounded (CT-H-93)."""
    if (power.while_wounded or not owner.wounded) and concerns(owner, power, unit):
        for index, operation in enumerate(power.does):
            if type(operation) is Modify or type(operation) is Grant:
                found[power.key, index] = operation


def drawn(catalogue: Catalogue, ground: Ground, units: Iterable[Unit], effects: Iterable[Effect], event: str) -> InForce:
    """Return what is in force on a board with these units and lasting effects, and the event in force or ""."""
    touched: set[str] = set()
    auras: list[tuple[Unit, Power]] = []
    makers: set[str] = set()
    lasting: dict[str, Modifiers] = {}
    passives, operations = catalogue.passives, catalogue.operations
    for unit in units:
        if unit.card in passives:
            for power in passives[unit.card]:
                touched.update(power.touches)
                if power.range:
                    auras.append((unit, power))
        if unit.maker:
            makers.add(unit.maker)
    for effect in effects:
        if effect.unit:
            operation = operations[effect.source][effect.op]
            if type(operation) is Modify or type(operation) is Grant:
                touched.update(catalogue.touches[effect.source][effect.op])
                lasting.setdefault(effect.unit, {})[effect.source, effect.op] = operation
        if effect.kind == "sustained":
            makers.add(effect.maker)
    if event:
        touched.update(catalogue.weather[event])
    owners = {owner.id for owner, _ in auras} if auras else NOBODY
    return InForce(catalogue, ground, event, lasting, touched, auras, owners, makers, not touched.isdisjoint(CROSSING))
