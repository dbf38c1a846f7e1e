"""The working copy of a state while an action is carried out, and what is derived from it: modifiers, ranges, dice (CT-H-22, CT-H-86)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec.structs import replace

from boardrules.chibitactics._engine.working_copy import WorkingCopy
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import State, Unit
from boardrules.chibitactics.language import Bonus, Category, Grant, Lay, Modify, Stat, Terrain, Trait, Weather, Where
from boardrules.toolkit.reuse import Reuse

HOME_GROUND: Final[dict[Category, Terrain]] = {"melee": "fort", "distortion": "power", "summon": "cradle"}
"""On which terrain a category has +1 to the die (CT-TE-5, CT-TE-6, CT-TE-8)."""


class Position(WorkingCopy):
    """A state being changed, with all that is derived from it. It belongs to one call of one rule function at a time."""

    __slots__ = ()

    # -- what modifies units ------------------------------------------------------------------------------------------------------

    def modifiers(self, unit: Unit) -> Iterable[Modify | Grant]:
        """Everything that modifies *unit* at this moment: effects, passives of its own and of others, the event (CT-CA-7, CT-H-91)."""
        cache = self._modifiers
        found = None if cache is None else cache.get(unit.id)
        return (self.derived(unit) if found is None else found).values()

    def derived(self, unit: Unit) -> dict[tuple[str, int], Modify | Grant]:
        """The same by what each comes of: its source, as an :class:`Effect` names it or the id of the event, and its number there."""
        cache = self._modifiers
        if cache is None:
            cache = self._modifiers = {}
        found = cache.get(unit.id)
        if found is None:
            found = cache[unit.id] = self._derive(unit)
        return found

    def makers(self) -> set[str]:
        """The units that made something that they could cancel: a sustained effect, or a creature (CT-PR-8)."""
        found = self._makers
        if found is None:
            if self._printed is None:
                self._read_cards()
            found = self._makers = set(self._summoners)
            for effect in self.effects:
                if effect.kind == "sustained":
                    found.add(effect.maker)
        return found

    def in_play(self) -> set[str]:
        """Every stat and trait that something in play modifies or gives; what is not here need not be looked for."""
        found = self._in_play
        if found is None:
            printed = self._printed
            found = self._in_play = set(self._read_cards() if printed is None else printed)
            touches = self.catalogue.touches
            for effect in self.effects:
                if effect.unit:
                    found.update(touches[effect.source][effect.op])
            if self.event:
                found.update(self.catalogue.weather[self.event])
        return found

    def _read_cards(self) -> set[str]:
        """Note what follows from who is on the board alone: what passives touch, those that reach others, and summoners."""
        passives, auras = self.catalogue.passives, self._auras
        auras.clear()
        found = self._printed = set()
        summoners = self._summoners = set()
        for unit in self.units.values():
            for power in passives.get(unit.card, ()):
                found.update(power.touches)
                if power.range:
                    auras.append((unit.id, power))
            if unit.maker:
                summoners.add(unit.maker)
        return found

    def auras(self) -> list[tuple[str, Power]]:
        """Every passive that reaches others, with its owner."""
        self.in_play()
        return self._auras

    def _derive(self, unit: Unit) -> dict[tuple[str, int], Modify | Grant]:
        found: dict[tuple[str, int], Modify | Grant] = {}
        if not self.in_play():
            return found
        token = unit.id
        for effect in self.effects:
            if effect.unit == token:
                operation = self.operation(effect)
                if type(operation) is Modify or type(operation) is Grant:
                    found[effect.source, effect.op] = operation
        for power in self.catalogue.passives.get(unit.card, ()):
            if power.on_self:
                self._apply_aura(unit, power, unit, found)
        if self._auras:
            here = unit.cell
            steps = self.ground.grid.distances(here)
            for other, power in self._auras:
                owner = self.units[other]
                away = steps[owner.cell]
                if away > power.range or other == token or owner.cell < 0:
                    continue
                if away < 2 or not power.sight or self.ground.sees(owner.cell, here):  # not from behind a mountain (CT-H-26)
                    self._apply_aura(owner, power, unit, found)
        if self.event:
            number = 0
            for weather in self.catalogue.events[self.event].does:
                if type(weather) is Weather:
                    if self.fits(unit, weather.where):
                        for index, operation in enumerate(weather.does, number):
                            found[self.event, index] = operation
                    number += len(weather.does)
        return found

    def _apply_aura(self, owner: Unit, power: Power, unit: Unit, found: dict[tuple[str, int], Modify | Grant]) -> None:
        """Put into *found* what a passive of *owner* does to *unit*: it rests while its owner is wounded (CT-H-93)."""
        if (power.while_wounded or not owner.wounded) and self.concerns(owner, power, unit):
            for index, operation in enumerate(power.does):
                if type(operation) is Modify or type(operation) is Grant:
                    found[power.key, index] = operation

    def concerns(self, user: Unit, power: Power, unit: Unit) -> bool:
        """Whether *power* can touch *unit*, by what its card says of whom it touches."""
        if power.anybody:
            return True
        if power.who != "any" and (power.who == "squad") != (user.id == unit.id or self.allied(user, unit)):
            return False
        return power.only == "any" or (power.only == "wounded") == unit.wounded

    def fits(self, unit: Unit, where: Where) -> bool:
        """Whether an event touches *unit*."""
        if unit.cell < 0 or (where.terrain and self.ground.terrain[unit.cell] not in where.terrain):
            return False
        if where.only != "any" and (where.only == "wounded") != unit.wounded:
            return False
        return not where.kinds or unit.kind in where.kinds

    def stat(self, unit: Unit, stat: Stat, category: Category, cell: int | None = None) -> int:
        """The sum of all modifiers of *stat* for skills of *category* (if the unit stood on *cell*)."""
        in_play = self._in_play
        if stat not in (self.in_play() if in_play is None else in_play):
            return 0
        elsewhere = cell is not None and cell != unit.cell and (self.event or self._auras)  # nothing else asks where a unit stands
        total = 0
        for operation in self._derive(replace(unit, cell=cell)).values() if elsewhere else self.modifiers(unit):
            if type(operation) is Modify and operation.stat == stat and (not operation.categories or category in operation.categories):
                total += operation.n
        return total

    def has(self, unit: Unit, trait: Trait) -> bool:
        """Whether *unit* has *trait*, by its card or by what lingers."""
        card = self.catalogue.cards[unit.card]
        if (trait == "fast-wound" and card.fast_wound) or (trait == "fast-death" and card.fast_death):
            return True
        if trait in self.in_play():
            for operation in self.modifiers(unit):
                if type(operation) is Grant and operation.trait == trait:
                    return True
        return False

    # -- numbers -------------------------------------------------------------------------------------------------------------

    def allied(self, a: Unit, b: Unit) -> bool:
        """Whether both are of one seat's squad; free savages are of none."""
        return a.seat == b.seat and a.seat >= 0

    def points(self, unit: Unit, power: Power) -> int:
        """Points for a move (CT-MV-1), never below 0 (CT-H-87)."""
        in_play = self._in_play
        if "movement" not in (self.in_play() if in_play is None else in_play):
            return power.points
        return max(0, power.points + self.stat(unit, "movement", "movement"))

    def reach(self, unit: Unit, power: Power, cell: int | None = None) -> int:
        """The Range of *power* of *unit* (if it stood on *cell*): a hill adds 1 to a ranged skill (CT-TE-4, CT-H-86)."""
        reach = power.range
        if power.uphill and self.ground.kinds["hill"] >> (unit.cell if cell is None else cell) & 1:
            reach += 1
        in_play = self._in_play
        if "range" not in (self.in_play() if in_play is None else in_play):
            return reach
        if reach and power.side != "substance":  # which is always used on the next cell (CT-TR-3)
            return max(0, reach + self.stat(unit, "range", power.category, cell))
        return reach

    def zone(self, unit: Unit, power: Power, cell: int | None = None) -> int:
        """The mask of open cells, its own left out, at which *unit* could aim *power* (from *cell*)."""
        here = unit.cell if cell is None else cell
        reach = self.reach(unit, power, here)
        mask = self.ground.aims.get((here, reach, power.sight))
        return self.ground.aim(here, reach, sight=power.sight) if mask is None else mask

    def aim_at(self, unit: Unit, power: Power, among: int, cell: int | None = None) -> int:
        """Those cells of *among*, all open, that are in that zone: for few cells less work than the whole zone."""
        here = unit.cell if cell is None else cell
        ground, reach, in_play = self.ground, power.range, self._in_play
        if power.uphill or "range" in (self.in_play() if in_play is None else in_play):
            reach = self.reach(unit, power, here)
        if reach <= 1:
            return ground.grid.near_mask[here] & among if reach else 0
        mask = ground.grid.ball(here, reach) & among & ~(1 << here)
        return ground.grid.seen(here, mask, ground.opaque) if mask and power.sight else mask

    def bonus(self, unit: Unit, power: Power) -> int:
        """What terrain and lasting effects add to the die of *power* (CT-H-19, CT-H-20, CT-H-22)."""
        return self.home_bonus(power, unit.cell) + self.stat(unit, "die", power.category)

    def home_bonus(self, power: Power, cell: int) -> int:
        """What the terrain of *cell* adds to the die of *power* used from it (CT-TE-5, CT-TE-6, CT-TE-8)."""
        home = HOME_GROUND.get(power.category)
        return 1 if home is not None and self.ground.kinds[home] >> cell & 1 else 0

    def waiting_bonus(self, token: str) -> int:
        """What waits for the next die of *token* (CT-H-79)."""
        total = 0
        for effect in self.effects:
            if effect.kind == "roll" and effect.unit == token:
                operation = self.operation(effect)
                if isinstance(operation, Bonus):
                    total += operation.n
                elif isinstance(operation, Lay):  # received from a cell
                    total += sum(inner.n for inner in operation.does if isinstance(inner, Bonus))
        return total


Positions: TypeAlias = Reuse[State, Position]
"""The positions of one game: made from states, or reused from the call before."""
