"""Refusals for fields that no action of the kind can have (BR-VALUE)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._legality.messages import refuse, shown
from boardrules.chibitactics._types.actions import (
    Action,
    Cancel,
    Choose,
    Deploy,
    DrawEvent,
    DrawSavage,
    EndTurn,
    Finish,
    GiveTrophy,
    MoveUnit,
    Open,
    PickFaction,
    PickUnit,
    Roll,
    UseFaction,
    UseSkill,
    UseTrophy,
)
from boardrules.chibitactics._types.stack import PathOption, SkillOption, UnitOption
from boardrules.chibitactics._types.values import Cell
from boardrules.contract import Refusal

__all__ = ["KINDS", "fields_fault"]

KINDS: Final[dict[type, tuple[str, ...]]] = {
    PickFaction: ("faction",),
    PickUnit: ("unit",),
    Deploy: ("unit",),
    MoveUnit: ("unit",),
    UseSkill: ("unit", "skill"),
    Finish: ("unit", "target"),
    Cancel: ("unit", "skill"),
    UseTrophy: ("unit", "card", "side"),
    GiveTrophy: ("unit", "to", "card"),
    UseFaction: ("unit", "card"),
    Choose: (),
    EndTurn: (),
    Roll: (),
    Open: ("segment",),
    DrawEvent: ("event",),
    DrawSavage: ("savage",),
}
"""The kinds of action, each with its fields that hold text."""


def fields_fault(action: Action) -> Refusal | None:
    """Fields that no action of the kind can have (BR-VALUE)."""
    by: object = action.by
    if type(by) is not int or not -1 <= by <= 5:
        return refuse("BR-VALUE", "by", value=shown(by))
    for name in KINDS[type(action)]:
        value: object = getattr(action, name)
        if type(value) is not str or not value.isascii():
            return refuse("BR-VALUE", "text", name=name, value=shown(value))
    match action:
        case Deploy():
            return _cell_fault("cell", action.cell)
        case MoveUnit():
            return _cell_fault("to", action.to)
        case UseSkill() | Cancel():
            return _target_fault(action.target)
        case UseTrophy():
            if action.side not in {"substance", "totem"}:
                return refuse("BR-VALUE", "side", value=shown(action.side))
            return _target_fault(action.target)
        case Choose():
            return _option_fault(action.option)
        case Roll():
            value = action.value
            if type(value) is not int or not 1 <= value <= 6:
                return refuse("BR-VALUE", "face", value=shown(value))
        case _:
            pass
    return None


def _cell_fault(name: str, cell: object) -> Refusal | None:
    if type(cell) is not Cell or type(cell.q) is not int or type(cell.r) is not int or max(abs(cell.q), abs(cell.r)) > 1000:
        return refuse("BR-VALUE", "cell", name=name, value=shown(cell))
    return None


def _target_fault(target: object) -> Refusal | None:
    if isinstance(target, str):
        return None if target.isascii() else refuse("BR-VALUE", "text", name="target", value=shown(target))
    return _cell_fault("target", target)


def _option_fault(option: object) -> Refusal | None:
    match option:
        case PathOption():
            path: object = option.path
            if type(path) is tuple and not any(_cell_fault("path", cell) for cell in path):
                return None
        case UnitOption():
            if type(option.unit) is str and option.unit.isascii():
                return None
        case SkillOption():
            if type(option.skill) is str and option.skill.isascii():
                return None
        case _:
            pass
    return refuse("BR-VALUE", "option", value=shown(option))
