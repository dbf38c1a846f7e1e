"""Finite domains of everything that the actions of one seat can name, from which the action space is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Aim, Capture, Summon
from boardrules.numbering import Domain
from boardrules.toolkit.domains import Either, Keyed, Listed, Product
from boardrules.values import Seat


class Pool:
    """Everything that the actions of the seat *by*, from which others count, can name; *cells* are the map, *start* its start segment."""

    def __init__(self, catalogue: Catalogue, seats: int, by: Seat, cells: tuple[t.Cell, ...], start: tuple[t.Cell, ...]) -> None:
        self.catalogue = catalogue
        squads = [[f"{card}-{(by + k) % seats}" for card in catalogue.faction_of] for k in range(seats)]
        self.cards: Final = (*chain.from_iterable(squads), *catalogue.savages)
        captures = any(isinstance(operation, Capture) and operation.units for does in catalogue.operations.values() for operation in does)
        self.acting: Final = self.cards if captures else (*squads[0], *catalogue.savages)
        self.creatures: Final = [card for card in catalogue.cards.values() if card.creature]
        self.cells, self.start, self.squad = Listed(cells), Listed(start), tuple(squads[0])
        self.skills: Final = sorted({power.id for card in catalogue.cards.values() for power in card.powers})
        self.standing: Final = Standing(cells if self.creatures else ())
        self.units: Final[Domain[str]] = Either[str](Listed(self.cards), self.standing)
        self.own: Final[Domain[str]] = Either[str](Listed(self.acting), self.standing)
        self.places: Final[Domain[t.Target]] = Either[t.Target](self.units, self.cells)

    def uses(self) -> Domain[Any]:
        """Return unit, skill and target of all uses of skills: by cards, then by creatures on units, on cells and on themselves."""
        cards = {
            (unit, power.id): self._aimed(power, Listed((unit,)))
            for unit in self.acting
            for power in self.catalogue.cards[card_id(unit)].active
        }
        aims: tuple[tuple[Aim, Domain[t.Target] | None], ...] = (("unit", self.units), ("cell", self.cells), ("self", None))
        skills = [{card.id: tuple([power.id for power in card.active if power.aim == aim]) for card in self.creatures} for aim, _ in aims]
        return Either(Keyed(cards), *(CreatureUses(self.standing, ids, to) for ids, (_, to) in zip(skills, aims, strict=True)))

    def cancels(self) -> Domain[Any]:
        """Return unit, skill and target of all that units can end: of their own cards and of trophies, which creatures do not hold."""
        lasting = [power for power in self.catalogue.powers.values() if _lasts(power)]
        cards = {
            (unit, power.key.removeprefix(f"{card_id(unit)}.")): self.places if _lies(power) else self.units
            for unit in self.acting
            for power in lasting
            if power.side or power.card == card_id(unit)
        }
        made = [power for card in self.creatures for power in card.powers if _lasts(power)]
        on_cells = {power.id: any(other.id == power.id and _lies(other) for other in made) for power in made}
        of_creatures = (Product(self.standing, Listed((id,)), self.places if lies else self.units) for id, lies in on_cells.items())
        return Either(Keyed(cards), *of_creatures)

    def trophies(self) -> Domain[Any]:
        """Return unit, card, side and target of all uses of trophies; the number does not say which unit holds the card."""
        sides = [(token, side) for token in self.cards for side in ("substance", "totem")]
        powers = {(token, side): self.catalogue.powers.get(f"{card_id(token)}!{side}") for token, side in sides}
        return Held(Keyed({key: self._aimed(power, Listed(self.acting)) for key, power in powers.items() if power is not None}), 0)

    def gifts(self) -> Domain[Any]:
        """Return giver, taker and card of all gifts of trophies; the number does not say who the giver is."""
        return Held(Product(Listed(self.acting), Listed(self.cards)), 1)

    def _aimed(self, power: Power, itself: Domain[str]) -> Domain[Any]:
        """Return what a skill or a trophy can be aimed at; *itself* stands for its user."""
        if power.category == "movement" or (power.category != "passive" and power.aim == "cell"):
            return self.cells
        return itself if power.category == "passive" or power.aim == "self" else self.units


def _lasts(power: Power) -> bool:
    """Return whether a use of *power* makes something that its unit can end (CT-PR-8)."""
    return power.lasting == "sustained" or any(isinstance(operation, Summon | Capture) for operation in power.does)


def _lies(power: Power) -> bool:
    return power.aim == "cell" and power.lasting == "sustained"


class Standing:
    """The creatures on the board, each by its cell, since nothing else bounds how many there can be (CT-H-82)."""

    def __init__(self, cells: tuple[t.Cell, ...]) -> None:
        self._cells = cells
        self._numbers = {cell: number for number, cell in enumerate(cells)}

    def __len__(self) -> int:
        """Return how many cells there are."""
        return len(self._cells)

    def index(self, value: object, view: object) -> int | None:
        """Return the number of the cell on which the creature *value* stands in *view*."""
        cell = next((unit.cell for unit in _creatures(view) if unit.id == value), None)
        return None if cell is None else self._numbers.get(cell)

    def value(self, index: int, view: object) -> str:
        """Return the creature on this cell in *view*. Raises LookupError if there is none."""
        cell = self._cells[index]
        found = next((unit.id for unit in _creatures(view) if unit.cell == cell), None)
        if found is None:
            raise LookupError(f"which creature stands on {cell.q},{cell.r}, a view says in which one stands there")
        return found


def _creatures(view: object) -> Iterator[t.UnitView]:
    return (unit for unit in view.units if unit.kind == "creature") if isinstance(view, t.View) else iter(())


class CreatureUses:
    """Uses of creatures' skills, by the creature's cell and the place of the skill among those of its card that are aimed alike.

    *skills* has the ids of each card in order; without *target* creatures aim at themselves.
    """

    def __init__(self, standing: Standing, skills: Mapping[str, tuple[str, ...]], target: Domain[t.Target] | None) -> None:
        places = range(max(map(len, skills.values()), default=0))
        self._skills, self._itself = skills, target is None
        self._places = Product(standing, Listed(places), Listed(("",)) if target is None else target)

    def __len__(self) -> int:
        """Return how many numbers there are."""
        return len(self._places)

    def index(self, value: Any, view: object) -> int | None:
        """Return the number of unit, skill and target; None unless *view* has the creature."""
        unit, skill, target = value
        skills = self._skills.get(card_id(unit), ())
        if skill not in skills or (self._itself and target != unit):
            return None
        return self._places.index((unit, skills.index(skill), "" if self._itself else target), view)

    def value(self, index: int, view: object) -> tuple[str, str, t.Target]:
        """Return the use by the creature on the cell in *view*. Raises LookupError if there is none, or it has no such skill."""
        found = self._places.value(index, view)
        unit: str = found[0]
        place: int = found[1]
        skills = self._skills.get(card_id(unit))
        if skills is None or place >= len(skills):
            raise LookupError(f"{unit} has {len(skills or ())} such skills, so none has the number {place}")
        return unit, skills[place], unit if self._itself else found[2]


class Held:
    """Tuples of the unit that holds a trophy, which a view says, and of values that the number says; *card* is the place of the trophy."""

    def __init__(self, others: Domain[Any], card: int) -> None:
        self._others, self._card = others, card

    def __len__(self) -> int:
        """Return how many numbers there are."""
        return len(self._others)

    def index(self, value: Any, view: object) -> int | None:
        """Return the number of *value*; None if another unit holds the trophy in *view*."""
        unit, *others = value
        if isinstance(view, t.View) and _holder(view, others[self._card]) != unit:
            return None
        return self._others.index(tuple(others), view)

    def value(self, index: int, view: object) -> tuple[Any, ...]:
        """Return the tuple with the unit that holds the trophy in *view*. Raises LookupError if none does."""
        others = self._others.value(index, view)
        holder = _holder(view, others[self._card]) if isinstance(view, t.View) else ""
        if not holder:
            raise LookupError(f"who holds the trophy {others[self._card]}, a view says in which a unit holds it")
        return holder, *others


def _holder(view: t.View, card: str) -> str:
    return next((unit.id for unit in view.units if card in unit.trophies), "")
