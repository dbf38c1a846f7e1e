"""Actions that a person may have in mind who points at one thing, legal or not, the likeliest first.

All of them follow from what the view shows, so that the answer to a tap tells nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._geometry.cells import distance
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._text import anchors as at
from boardrules.chibitactics._text.actions import ACTIONS
from boardrules.chibitactics._text.names import Scene
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Empower, Replace
from boardrules.pointing import MOST
from boardrules.values import Seat


def candidates(catalogue: Catalogue, view: t.View, anchor: str, legal: tuple[t.Action, ...]) -> tuple[t.Action, ...]:
    """Return actions of the viewer that *anchor* may mean: those of the *legal* ones that point there, then others.

    The result is ``()`` for a spectator and for an unknown anchor.
    """
    if view.viewer is None:
        return ()
    scene = Scene(catalogue, view)
    pointing = [action for action in legal if anchor in ACTIONS.anchors(scene, action)]
    elsewhere = set(legal).difference(pointing)
    meant = [action for action in islice(_Pointing(catalogue, view, view.viewer).at(anchor), 4 * MOST) if action not in elsewhere]
    return tuple(dict.fromkeys((*pointing, *meant)))[:MOST]


class _Pointing:
    """A person of the seat ``by`` who points at things in a picture of ``view``."""

    def __init__(self, catalogue: Catalogue, view: t.View, by: Seat) -> None:
        self.catalogue = catalogue
        self.view = view
        self.by = by
        self.units = {unit.id: unit for unit in view.units}
        self.cells = {at.cell_anchor(cell.q, cell.r): t.Cell(cell.q, cell.r) for cell in view.cells}

    def at(self, anchor: str) -> Iterator[t.Action]:
        """Yield what *anchor* may mean."""
        if anchor in self.cells:
            return self._cell(self.cells[anchor])
        kind, _, rest = anchor.partition(".")
        match kind:
            case "unit" if rest in self.units:
                return self._unit(self.units[rest])
            case "skill" if self.view.phase != "deploy":
                return self._skill(rest)
            case "card":
                return self._card(rest)
            case "faction" if rest in self.catalogue.factions:
                return iter((t.PickFaction(self.by, rest),))
            case "ability" if rest == str(self.by) and self.view.phase != "deploy":
                return self._ability()
            case "segment":
                return self._segment(rest)
            case _:
                return iter(())

    def _own(self, near: t.Cell | None = None) -> list[t.UnitView]:
        """Return the units of the seat: the one whose turn runs first, then those that can still act, nearest first."""
        on = [unit for unit in self.view.units if unit.seat == self.by]

        def rank(unit: t.UnitView) -> tuple[bool, bool, int]:
            idle = unit.wounded or unit.turn == "done"
            return unit.id != self.view.clock.running, idle, self._far(unit.cell, near)

        return sorted(on, key=rank)

    def _far(self, one: t.Cell | None, other: t.Cell | None) -> int:
        if one is None or other is None:
            return 0
        return distance(one, other, self.view.options.rules.topology)

    def _choices(self, cell: t.Cell | None, unit: str) -> Iterator[t.Action]:
        """Yield answers to an open question that lead to a cell or name a unit."""
        top = self.view.stack[-1] if self.view.stack else None
        if not isinstance(top, t.Choice):
            return
        for last in (True, False):
            for option in top.options:
                match option:
                    case t.PathOption(path=path) if path and cell in path and (path[-1] == cell) == last:
                        yield t.Choose(self.by, option)
                    case t.UnitOption(unit=named) if last and named == unit:
                        yield t.Choose(self.by, option)
                    case _:
                        continue

    def _cell(self, cell: t.Cell) -> Iterator[t.Action]:
        """Yield what a cell may mean: a place for a unit, the goal of a move, the aim of a skill."""
        yield from self._choices(cell, "")
        if self.view.phase in {"first", "faction", "squad"}:
            return
        own = self._own(cell)
        waiting = [unit for unit in own if unit.cell is None]
        if self.view.phase == "deploy" or waiting:
            for unit in waiting or own:
                yield t.Deploy(self.by, unit.id, cell)
            return
        for unit in own:
            yield t.MoveUnit(self.by, unit.id, cell)
            yield from self._aimed(unit, cell, cells=True)

    def _aimed(self, unit: t.UnitView, target: t.Target, *, cells: bool) -> Iterator[t.Action]:
        """Yield the uses of the skills of *unit* on *target*; *cells*: only of those that are aimed at cells."""
        for power in self.catalogue.cards[unit.card].active:
            if power.category not in {"movement", "passive"} and power.aim == ("cell" if cells else "unit"):
                yield t.UseSkill(self.by, unit.id, power.id, target)

    def _unit(self, unit: t.UnitView) -> Iterator[t.Action]:
        """Yield what a unit may mean: one of the viewer's acts, another one is attacked."""
        yield from self._choices(unit.cell, unit.id)
        if unit.seat == self.by and unit.cell is None:
            yield from [t.Deploy(self.by, unit.id, t.Cell(cell.q, cell.r)) for cell in self.view.cells if cell.place == self.by]
            return
        if self.view.phase == "deploy":
            return
        others = [other for other in self._own(unit.cell) if other.id != unit.id]
        if unit.seat == self.by:
            yield from self._acts(unit)
            for other in others:
                yield from self._aimed(other, unit.id, cells=False)
                yield from [t.GiveTrophy(self.by, other.id, unit.id, card) for card in other.trophies]
            return
        for other in others:
            if unit.wounded and self._far(other.cell, unit.cell) == 1:
                yield t.Finish(self.by, other.id, unit.id)
            yield from self._aimed(other, unit.id, cells=False)
        for other in others:
            if unit.cell is not None:
                yield from self._aimed(other, unit.cell, cells=True)
            yield t.Finish(self.by, other.id, unit.id)

    def _acts(self, unit: t.UnitView) -> Iterator[t.Action]:
        """Yield what a unit can begin with: skills on itself, a step, attacks on others nearby."""
        for power in self.catalogue.cards[unit.card].active:
            if power.aim == "self" or power.on_self:
                yield t.UseSkill(self.by, unit.id, power.id, unit.id)
        near = sorted(self.view.units, key=lambda other: (other.seat == self.by, self._far(unit.cell, other.cell)))
        for other in near[:3]:
            yield from self._aimed(unit, other.id, cells=False)
        for cell in self.cells.values():
            if self._far(unit.cell, cell) == 1:
                yield t.MoveUnit(self.by, unit.id, cell)
        yield t.UseFaction(self.by, unit.id)
        yield from [t.UseFaction(self.by, unit.id, card) for card in self.view.decks[self.by][:8]]

    def _skill(self, rest: str) -> Iterator[t.Action]:
        """Yield uses of one skill on the units it is meant for, nearest first."""
        top = self.view.stack[-1] if self.view.stack else None
        unit = next((unit for unit in self.view.units if rest.startswith(f"{unit.id}.")), None)
        if unit is None:
            return
        name = rest.removeprefix(f"{unit.id}.")
        power = self.catalogue.cards[unit.card].by_id.get(name)
        if power is None:
            return
        if isinstance(top, t.Choice):
            yield from [t.Choose(self.by, option) for option in top.options if isinstance(option, t.SkillOption) and option.skill == name]
        if power.category == "movement":
            yield from [t.MoveUnit(self.by, unit.id, cell) for cell in self._around(unit)]
            return
        meant = self._meant(unit, power)
        yield from [t.UseSkill(self.by, unit.id, name, target) for target in islice(meant, 1)]
        yield from self._ended(unit, name)
        yield from [t.UseSkill(self.by, unit.id, name, target) for target in meant]

    def _ended(self, unit: t.UnitView, skill: str) -> Iterator[t.Action]:
        """Yield ends of what *skill* of *unit* sustains or has summoned."""
        source = f"{unit.card}.{skill}"
        for effect in self.view.effects:
            if effect.maker == unit.id and effect.source == source:
                yield t.Cancel(self.by, unit.id, skill, effect.unit if effect.cell is None else effect.cell)
        for creature in self.view.units:
            if creature.maker == unit.id and creature.source == source:
                yield t.Cancel(self.by, unit.id, skill, creature.id)

    def _around(self, unit: t.UnitView) -> list[t.Cell]:
        """Return the cells of the map, nearest first, without that of the unit."""
        return sorted([cell for cell in self.cells.values() if cell != unit.cell], key=lambda cell: self._far(unit.cell, cell))

    def _meant(self, unit: t.UnitView, power: Power) -> Iterator[t.Target]:
        """Yield what a skill is likely to be aimed at."""
        if power.aim == "self":
            yield unit.id
            return
        near = sorted(self.view.units, key=lambda other: (other.seat == self.by) == power.attack)
        near.sort(key=lambda other: (self._far(unit.cell, other.cell), (other.seat == self.by) == power.attack))
        if power.aim == "cell":
            taken = [other.cell for other in near if other.cell is not None and other.id != unit.id]
            yield from self._around(unit) if power.takes_place else (*taken, *self._around(unit))
            return
        yield from [other.id for other in near if other.id != unit.id or power.on_self]
        yield unit.id

    def _card(self, rest: str) -> Iterator[t.Action]:
        """Yield what a card may mean: a pick, a unit that is swapped in, or the use of a trophy."""
        token, _, side = rest.partition(".")
        if card_id(token) not in self.catalogue.cards:
            return
        holder = next((unit for unit in self.view.units if token in unit.trophies), None)
        if holder is None:
            if self.view.phase in {"first", "faction", "squad"}:
                yield t.PickUnit(self.by, token)
                return
            own = sorted(self._own(), key=lambda unit: not unit.wounded)
            yield from [t.UseFaction(self.by, unit.id, token) for unit in own]
            return
        near = sorted(self.view.units, key=lambda other: (self._far(holder.cell, other.cell), other.id != holder.id))
        if side in {"", "substance"}:
            yield from [t.UseTrophy(self.by, holder.id, token, "substance", other.id) for other in near[:8]]
        if side in {"", "totem"}:
            yield from self._totem(holder, token, near)
        if not side:
            yield from [t.GiveTrophy(self.by, holder.id, other.id, token) for other in near if other.seat == self.by and other != holder]

    def _totem(self, holder: t.UnitView, token: str, near: list[t.UnitView]) -> Iterator[t.Action]:
        power = self.catalogue.cards[card_id(token)].totem
        if power is None:
            yield t.UseTrophy(self.by, holder.id, token, "totem", holder.id)
            return
        goals = self._around(holder)[:8] if power.category == "movement" else self._meant(holder, power)
        yield from [t.UseTrophy(self.by, holder.id, token, "totem", target) for target in islice(chain(goals, [near[0].id]), 12)]

    def _ability(self) -> Iterator[t.Action]:
        """Yield uses of the faction's ability on the units of the seat, those first that are as it asks."""
        ability = self.catalogue.abilities.get(self.view.factions[self.by])
        deck = self.view.decks[self.by][:8] if isinstance(ability, Replace) else ()
        asked = ability.only == "wounded" if isinstance(ability, Empower) else True
        own = sorted(self._own(), key=lambda unit: unit.wounded != asked)
        yield from [t.UseFaction(self.by, unit.id, card) for unit in own for card in deck]
        yield from [t.UseFaction(self.by, unit.id) for unit in own]

    def _segment(self, rest: str) -> Iterator[t.Action]:
        """Yield moves onto a closed segment."""
        cells = [t.Cell(cell.q, cell.r) for cell in self.view.cells if str(cell.place) == rest]
        if not cells:
            return
        for unit in self._own(cells[0]):
            near = min(cells, key=lambda cell: self._far(unit.cell, cell))
            yield t.Deploy(self.by, unit.id, near) if unit.cell is None else t.MoveUnit(self.by, unit.id, near)
