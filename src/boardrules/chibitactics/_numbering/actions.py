"""The actions of Chibitactics as numbers: kind by kind, each a product of what its fields can hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._numbering.tokens import Tokens
from boardrules.chibitactics._packs.compile import Card, Catalogue, Power
from boardrules.chibitactics.language import Aim, Capture, Summon
from boardrules.numbering import ActionSpace, Domain
from boardrules.toolkit.domains import Alike, Asked, Either, Listed, Record, Sorted
from boardrules.values import Seat

WAYS: Final = 2000
"""So many ways can be asked for at once: more than there is room for in a question."""


class Standing:
    """The creatures on the board, each by its cell: nothing else bounds how many there can be (CT-H-82). A view says which one it is."""

    def __init__(self, cells: tuple[t.Cell, ...]) -> None:
        self._cells = cells
        self._numbers = {cell: number for number, cell in enumerate(cells)}

    def __len__(self) -> int:
        """How many cells there are."""
        return len(self._cells)

    def index(self, value: object, view: object) -> int | None:
        """The number of the cell on which the creature *value* stands in *view*."""
        cell = next((unit.cell for unit in _creatures(view) if unit.id == value), None)
        return None if cell is None else self._numbers.get(cell)

    def value(self, index: int, view: object) -> str:
        """The creature on this cell in *view*. Raises LookupError if there is none."""
        cell = self._cells[index]
        found = next((unit.id for unit in _creatures(view) if unit.cell == cell), None)
        if found is None:
            raise LookupError(f"which creature stands on {cell.q},{cell.r}, a view says in which one stands there")
        return found


def _creatures(view: object) -> Iterator[t.UnitView]:
    return (unit for unit in view.units if unit.kind == "creature") if isinstance(view, t.View) else iter(())


class Uses(Sorted):
    """Uses of creatures' skills: by the creature's cell and the place of the skill among those of its card that are aimed alike.

    *record* has such a place for ``skill``, and where a creature aims at itself no target; *skills* has the ids of each card in order.
    """

    def __init__(self, record: Record[t.UseSkill], skills: Mapping[str, tuple[str, ...]], *, itself: bool) -> None:
        self._record, self._skills, self._itself = record, skills, itself
        self.type = record.type
        self.fixed = {name: value for name, value in record.fixed.items() if name == "by"}

    def __len__(self) -> int:
        """How many numbers there are."""
        return len(self._record)

    def index(self, value: object, view: object) -> int | None:
        """The number of *value*; None unless *view* has the creature."""
        if not isinstance(value, t.UseSkill):
            return None
        skills = self._skills.get(_card(value.unit), ())
        if value.skill not in skills or (self._itself and value.target != value.unit):
            return None
        target = "" if self._itself else value.target
        return self._record.index(replace(value, skill=str(skills.index(value.skill)), target=target), view)

    def value(self, index: int, view: object) -> t.UseSkill:
        """The use by the creature that stands on the cell in *view*. Raises LookupError if it has no such skill, or none stands there."""
        found = self._record.value(index, view)
        skills = self._skills.get(_card(found.unit), ())
        if int(found.skill) >= len(skills):
            raise LookupError(f"{found.unit} has {len(skills)} such skills, so none has the number {found.skill}")
        return replace(found, skill=skills[int(found.skill)], target=found.unit if self._itself else found.target)


class Held(Sorted):
    """Uses and gifts of trophies: the number says which trophy, and a view who holds it."""

    def __init__(self, record: Record[t.UseTrophy] | Record[t.GiveTrophy]) -> None:
        self._record = record
        self.type = record.type
        self.fixed = {name: value for name, value in record.fixed.items() if name != "unit"}  # who holds it, the view says

    def __len__(self) -> int:
        """How many numbers there are."""
        return len(self._record)

    def index(self, value: object, view: object) -> int | None:
        """The number of *value*; None if *view* says that another unit holds the trophy."""
        if not isinstance(value, t.UseTrophy | t.GiveTrophy) or (isinstance(view, t.View) and _holder(view, value.card) != value.unit):
            return None
        return self._record.index(replace(value, unit=""), view)

    def value(self, index: int, view: object) -> t.UseTrophy | t.GiveTrophy:
        """The use or gift by the unit that holds the trophy in *view*. Raises LookupError if none does."""
        found = self._record.value(index, view)
        holder = _holder(view, found.card) if isinstance(view, t.View) else ""
        if not holder:
            raise LookupError(f"who holds the trophy {found.card}, a view says in which a unit holds it")
        return replace(found, unit=holder)


def _holder(view: t.View, card: str) -> str:
    return next((unit.id for unit in view.units if card in unit.trophies), "")


def action_space(
    catalogue: Catalogue, tokens: Tokens, cells: tuple[t.Cell, ...], starts: tuple[tuple[t.Cell, ...], ...]
) -> ActionSpace[t.Action, t.View]:
    """The numbering of all actions of the seats."""
    return ActionSpace([_actions(catalogue, tokens, Seat(seat), cells, starts[seat]) for seat in range(tokens.seats)])


def _actions(catalogue: Catalogue, tokens: Tokens, by: Seat, cells: tuple[t.Cell, ...], start: tuple[t.Cell, ...]) -> Domain[t.Action]:
    """What *by* can do, seats counted from it; cells are those of the map."""
    order = [(by + k) % tokens.seats for k in range(tokens.seats)]
    me, squad, ground = Listed((by,)), Listed(tokens.squad(by)), Listed(cells)
    cards = (*(token for seat in order for token in tokens.squad(seat)), *tokens.savages)
    captured = any(isinstance(operation, Capture) and operation.units for does in catalogue.operations.values() for operation in does)
    acting = cards if captured else (*tokens.squad(by), *tokens.savages)
    creatures = [card for card in catalogue.cards.values() if card.creature]
    standing = Standing(cells if creatures else ())
    units, own, holders = Either[str](Listed(cards), standing), Either[str](Listed(acting), standing), Listed(acting)
    sides = [(token, side) for token in cards for side in ("substance", "totem")]
    powers = [(token, power) for token, side in sides if (power := catalogue.powers.get(f"{_card(token)}!{side}")) is not None]
    return Either[t.Action](
        Record(t.EndTurn, by=me),
        Record(t.PickFaction, by=me, faction=Listed(catalogue.factions)),
        Record(t.PickUnit, by=me, unit=squad),
        Record(t.Deploy, by=me, unit=squad, cell=Listed(start)),
        Record(t.MoveUnit, by=me, unit=own, to=ground),
        Alike(t.UseSkill, *(use for unit in acting for use in _of_card(catalogue, me, unit, units, ground)), by=me),
        *_of_creatures(creatures, me, standing, units, ground),
        Record(t.Finish, by=me, unit=own, target=units),
        *(cancel for unit in acting for cancel in _cancels(catalogue, me, unit, units, ground)),
        *_cancels_of_creatures(creatures, me, standing, units, ground),
        *(_uses(me, card, power, _targets(power, holders, units, ground)) for card, power in powers),
        Held(Record(t.GiveTrophy, by=me, unit=Listed(("",)), to=holders, card=Listed(cards))),
        Record(t.UseFaction, by=me, unit=own, card=Listed(("", *tokens.squad(by)))),
        Record(
            t.Choose,
            by=me,
            option=Either(
                Record(t.UnitOption, unit=units),
                Record(t.SkillOption, skill=Listed(sorted({power.id for card in catalogue.cards.values() for power in card.powers}))),
                Asked(_ways, WAYS),
            ),
        ),
    )


def _of_card(catalogue: Catalogue, me: Listed[Seat], unit: str, units: Domain[str], ground: Listed[t.Cell]) -> Iterator[Record[t.UseSkill]]:
    """The uses of the skills of *unit*, which is no creature."""
    itself = Listed((unit,))
    for power in catalogue.cards[_card(unit)].active:
        yield Record(t.UseSkill, by=me, unit=itself, skill=Listed((power.id,)), target=_targets(power, itself, units, ground))


def _of_creatures(
    creatures: list[Card], me: Listed[Seat], standing: Standing, units: Domain[str], ground: Listed[t.Cell]
) -> Iterator[Domain[t.Action]]:
    """The uses of creatures' skills: those aimed at units, then those aimed at cells, then those of the creature on itself."""
    aims: tuple[tuple[Aim, Domain[t.Target]], ...] = (("unit", units), ("cell", ground), ("self", Listed(("",))))
    for aim, target in aims:
        skills = {card.id: tuple([power.id for power in card.active if power.aim == aim]) for card in creatures}
        places = Listed([str(place) for place in range(max(map(len, skills.values()), default=0))])
        yield Uses(Record(t.UseSkill, by=me, unit=standing, skill=places, target=target), skills, itself=aim == "self")


def _cancels_of_creatures(
    creatures: list[Card], me: Listed[Seat], standing: Standing, units: Domain[str], ground: Listed[t.Cell]
) -> Iterator[Domain[t.Action]]:
    """What creatures can end: they hold no trophies, so it is of skills of their own."""
    lasting = [power for card in creatures for power in card.powers if _lasts(power)]
    for skill in dict.fromkeys([power.id for power in lasting]):
        on_cells = any(power.id == skill and power.aim == "cell" and power.lasting == "sustained" for power in lasting)
        target: Domain[t.Target] = Either[t.Target](units, ground) if on_cells else units
        yield Record(t.Cancel, by=me, unit=standing, skill=Listed((skill,)), target=target)


def _card(token: str) -> str:
    return token.partition("-")[0]


def _lasts(power: Power) -> bool:
    """Whether a use of *power* makes something that its unit can end (CT-PR-8)."""
    return power.lasting == "sustained" or any(isinstance(operation, Summon | Capture) for operation in power.does)


def _targets(power: Power, itself: Listed[str], units: Domain[str], ground: Listed[t.Cell]) -> Domain[t.Target]:
    """What a skill or a trophy can be aimed at."""
    if power.category == "movement" or (power.category != "passive" and power.aim == "cell"):
        return ground
    return itself if power.category == "passive" or power.aim == "self" else units


def _uses(me: Listed[Seat], card: str, power: Power, target: Domain[t.Target]) -> Domain[t.Action]:
    """The uses of one side of a trophy."""
    return Held(Record(t.UseTrophy, by=me, unit=Listed(("",)), card=Listed((card,)), side=Listed((power.side,)), target=target))


def _cancels(catalogue: Catalogue, me: Listed[Seat], unit: str, units: Domain[str], ground: Listed[t.Cell]) -> Iterator[Domain[t.Action]]:
    """What *unit* can end: sustained skills and creatures, of its own card or of a trophy."""
    for power in catalogue.powers.values():
        if _lasts(power) and (power.side or power.card == _card(unit)):
            on_cells = power.aim == "cell" and power.lasting == "sustained"
            target: Domain[t.Target] = Either[t.Target](units, ground) if on_cells else units
            skill = Listed((power.key.removeprefix(f"{_card(unit)}."),))
            yield Record(t.Cancel, by=me, unit=Listed((unit,)), skill=skill, target=target)


def _ways(view: object) -> tuple[t.PathOption, ...]:
    """The ways that *view* asks to choose among."""
    top = view.stack[-1] if isinstance(view, t.View) and view.stack else None
    return tuple([option for option in top.options if isinstance(option, t.PathOption)]) if isinstance(top, t.Choice) else ()
