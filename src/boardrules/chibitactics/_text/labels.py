"""Actions as buttons say them: "Tam Reeve moves to 3,-1"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from boardrules.chibitactics._engine.position import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names, cell_name
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
from boardrules.chibitactics._types.stack import EventResolution, Option, PathOption, SavageTurn, SkillOption, UnitOption
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Target
from boardrules.values import Seat

__all__ = ["label", "short_name"]


def label(catalogue: Catalogue, view: View, action: Action) -> str:
    """*action* in words. Whoever acts is called by the short name of the card, others with their seat too."""
    names = Names(catalogue)
    unit: str | None = getattr(action, "unit", None)  # of most kinds of actions; None where it is hidden
    own = "" if unit is None else short_name(names.card(unit))
    match action:
        case PickFaction():
            return f"Play {_one_of(action.faction, {key: faction.name for key, faction in catalogue.factions.items()})}"
        case PickUnit():
            return f"Pick {own}" if action.unit else "Pick a unit"
        case Deploy():
            return f"Place {own} on {cell_name(action.cell)}"
        case MoveUnit():
            return f"{own} moves to {cell_name(action.to)}"
        case UseSkill():
            on = "" if action.target == action.unit else f" on {_at(names, action.by, action.target)}"
            return f"{own} uses {names.skill(action.unit, action.skill)}{on}"
        case Finish():
            wounded = any(unit.id == action.target and unit.wounded for unit in view.units)
            return f"{own} {'finishes off' if wounded else 'spends its turn on'} {_at(names, action.by, action.target)}"
        case Cancel():
            return f"{own} ends {_made(names, action.unit, action.skill)} on {_at(names, action.by, action.target)}"
        case UseTrophy():
            side = _made(names, action.unit, f"{card_id(action.card)}!{action.side}")
            on = "itself" if action.target == action.unit else _at(names, action.by, action.target)
            return f"{own} uses {side} on {on}"
        case GiveTrophy():
            return f"{own} hands the card of {_at(names, action.by, action.card)} to {short_name(names.card(action.to))}"
        case UseFaction():
            swap = f", {short_name(names.card(action.card))} comes in" if action.card else ""
            return f"Use the ability of the faction on {own}{swap}"
        case Choose():
            return _option(names, view, action.by, action.option)
        case EndTurn():
            return "End the turn"
        case Roll():
            return f"The die shows {action.value}"
        case Open():
            return f"{_one_of(action.segment, {key: segment.name for key, segment in catalogue.segments.items()})} is turned up"
        case DrawEvent():
            return f"The event is {_one_of(action.event, {key: event.name for key, event in catalogue.events.items()})}"
        case DrawSavage():
            savages = {key: catalogue.cards[key].name for key in catalogue.savages}
            return f"{_one_of(action.savage, savages)} comes out of the cave"
        case _:
            assert_never(action)


def short_name(name: str) -> str:
    """The name of a card without what is said after a comma: ``Tam Reeve`` of ``Tam Reeve, Pikeman``."""
    return name.partition(",")[0]


def _one_of(key: str, named: dict[str, str]) -> str:
    """The name of *key*, with the key if others of *named* have the same."""
    name = named.get(key, key)
    return f"{name} ({key})" if _often(name, named.values()) else name


def _often(name: str, names: Iterable[str]) -> bool:
    return sum(1 for other in names if other == name) > 1


def _at(names: Names, by: Seat, target: Target) -> str:
    """A cell, or a unit, with its seat unless that is *by*."""
    if not isinstance(target, str):
        return cell_name(target)
    name = short_name(names.card(target))
    owner = target.partition("-")[2].partition("-")[0]
    return f"{name} of seat {owner}" if owner not in {"", str(by)} else name


def _made(names: Names, unit: str, skill: str) -> str:
    """A skill, or the side of a trophy with the card that it is of."""
    if "!" not in skill:
        return names.skill(unit, skill)
    card, _, side = skill.partition("!")
    return f"{names.skill(unit, skill)}, the {side} of {short_name(names.card(card))},"


def _option(names: Names, view: View, by: Seat, option: Option) -> str:
    below = view.stack[-2] if len(view.stack) > 1 else None
    who = short_name(names.card(below.unit)) if isinstance(below, SavageTurn) else ""
    match option:
        case PathOption():
            *way, goal = [cell_name(step) for step in option.path] or [""]
            by_way = f" by {' '.join(way)}" if way else ""
            return f"{f'{who} goes' if who else 'Go'} to {goal}{by_way}"
        case UnitOption():
            unit = _at(names, by, option.unit)
            if isinstance(below, EventResolution):
                return f"{names.catalogue.events[below.event].name} meets {unit}"
            return f"{who or 'It'} goes for {unit}"
        case SkillOption():
            skill = names.skill(below.unit, option.skill) if isinstance(below, SavageTurn) else option.skill
            return f"{who or 'It'} attacks with {skill}"
        case _:
            assert_never(option)
