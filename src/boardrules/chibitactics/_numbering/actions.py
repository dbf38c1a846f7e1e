"""The actions of Chibitactics as numbers: kind by kind, each a product of what its fields can hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from boardrules.chibitactics._numbering.tokens import Tokens
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._types.actions import (
    Action,
    Cancel,
    Choose,
    Deploy,
    EndTurn,
    Finish,
    GiveTrophy,
    MoveUnit,
    PickFaction,
    PickUnit,
    UseFaction,
    UseSkill,
    UseTrophy,
)
from boardrules.chibitactics._types.stack import Choice, PathOption, SkillOption, UnitOption
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell, Target
from boardrules.chibitactics.language import Capture, Summon
from boardrules.numbering import ActionSpace, Domain
from boardrules.toolkit.domains import Asked, Either, Listed, Record
from boardrules.values import Seat

__all__ = ["action_space"]

WAYS: Final = 2000
"""So many ways can be asked for at once: more than there is room for in a question."""


class Held:
    """Uses and gifts of trophies: the number says which trophy, and a view who holds it."""

    def __init__(self, record: Record[UseTrophy] | Record[GiveTrophy]) -> None:
        self._record = record
        self.type: type = record.type
        self.fixed = {name: value for name, value in record.fixed.items() if name != "unit"}  # who holds it, the view says

    def __len__(self) -> int:
        """How many numbers there are."""
        return len(self._record)

    def index(self, value: object, view: object) -> int | None:
        """The number of *value*; None if *view* says that another unit holds the trophy."""
        if not isinstance(value, UseTrophy | GiveTrophy) or (isinstance(view, View) and _holder(view, value.card) != value.unit):
            return None
        return self._record.index(replace(value, unit=""), view)

    def value(self, index: int, view: object) -> UseTrophy | GiveTrophy:
        """The use or gift by the unit that holds the trophy in *view*. Raises LookupError if none does."""
        found = self._record.value(index, view)
        holder = _holder(view, found.card) if isinstance(view, View) else ""
        if not holder:
            raise LookupError(f"who holds the trophy {found.card}, a view says in which a unit holds it")
        return replace(found, unit=holder)


def _holder(view: View, card: str) -> str:
    return next((unit.id for unit in view.units if card in unit.trophies), "")


def action_space(
    catalogue: Catalogue, tokens: Tokens, cells: tuple[Cell, ...], starts: tuple[tuple[Cell, ...], ...]
) -> ActionSpace[Action, View]:
    """The numbering of all actions of the seats."""
    return ActionSpace([_actions(catalogue, tokens, Seat(seat), cells, starts[seat]) for seat in range(tokens.seats)])


def _actions(catalogue: Catalogue, tokens: Tokens, by: Seat, cells: tuple[Cell, ...], start: tuple[Cell, ...]) -> Domain[Action]:
    """What *by* can do, seats counted from it; cells are those of the map."""
    order = [(by + k) % tokens.seats for k in range(tokens.seats)]
    me, squad = Listed((by,)), Listed(tokens.squad(by))
    every = (*(token for seat in order for token in tokens.of_seat(seat)), *tokens.savages)
    captured = any(isinstance(operation, Capture) and operation.units for does in catalogue.operations.values() for operation in does)
    acting = every if captured else (*tokens.of_seat(by), *tokens.savages)
    units, own, ground = Listed(every), Listed(acting), Listed(cells)
    trophies = [*(token for seat in order for token in tokens.squad(seat)), *tokens.savages]
    sides = [(token, side) for token in trophies for side in ("substance", "totem")]
    powers = [(token, power) for token, side in sides if (power := catalogue.powers.get(f"{_card(token)}!{side}")) is not None]
    return Either[Action](
        Record(EndTurn, by=me),
        Record(PickFaction, by=me, faction=Listed(catalogue.factions)),
        Record(PickUnit, by=me, unit=squad),
        Record(Deploy, by=me, unit=squad, cell=Listed(start)),
        Record(MoveUnit, by=me, unit=own, to=ground),
        *(
            Record(UseSkill, by=me, unit=Listed((unit,)), skill=Listed((power.id,)), target=_targets(power, Listed((unit,)), units, ground))
            for unit in acting
            for power in catalogue.cards[_card(unit)].active
        ),
        Record(Finish, by=me, unit=own, target=units),
        *(cancel for unit in acting for cancel in _cancels(catalogue, me, unit, units, ground)),
        *(_uses(me, card, power, _targets(power, own, units, ground)) for card, power in powers),
        Held(Record(GiveTrophy, by=me, unit=Listed(("",)), to=own, card=Listed(trophies))),
        Record(UseFaction, by=me, unit=own, card=Listed(("", *tokens.squad(by)))),
        Record(
            Choose,
            by=me,
            option=Either(
                Record(UnitOption, unit=units),
                Record(SkillOption, skill=Listed(sorted({power.id for card in catalogue.cards.values() for power in card.powers}))),
                Asked(_ways, WAYS),
            ),
        ),
    )


def _card(token: str) -> str:
    return token.partition("-")[0]


def _targets(power: Power, itself: Listed[str], units: Listed[str], ground: Listed[Cell]) -> Domain[Target]:
    """What a skill or a trophy can be aimed at."""
    if power.category == "movement" or (power.category != "passive" and power.aim == "cell"):
        return ground
    return itself if power.category == "passive" or power.aim == "self" else units


def _uses(me: Listed[Seat], card: str, power: Power, target: Domain[Target]) -> Domain[Action]:
    """The uses of one side of a trophy."""
    return Held(Record(UseTrophy, by=me, unit=Listed(("",)), card=Listed((card,)), side=Listed((power.side,)), target=target))


def _cancels(catalogue: Catalogue, me: Listed[Seat], unit: str, units: Listed[str], ground: Listed[Cell]) -> Iterator[Domain[Action]]:
    """What *unit* can end: sustained skills and creatures, of its own card or of a trophy."""
    for power in catalogue.powers.values():
        sustained = power.lasting == "sustained"
        lasts = sustained or any(isinstance(operation, Summon | Capture) for operation in power.does)
        if lasts and (power.side or power.card == _card(unit)):
            target: Domain[Target] = Either[Target](units, ground) if power.aim == "cell" and sustained else units
            skill = Listed((power.key.removeprefix(f"{_card(unit)}."),))
            yield Record(Cancel, by=me, unit=Listed((unit,)), skill=skill, target=target)


def _ways(view: object) -> tuple[PathOption, ...]:
    """The ways that *view* asks to choose among."""
    top = view.stack[-1] if isinstance(view, View) and view.stack else None
    return tuple([option for option in top.options if isinstance(option, PathOption)]) if isinstance(top, Choice) else ()
