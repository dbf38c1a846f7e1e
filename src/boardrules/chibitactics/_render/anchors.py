"""What a person points at in the picture of Chibitactics to take an action."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.working_copy import card_id
from boardrules.chibitactics._packs.compile import Catalogue


def cell_anchor(q: int, r: int) -> str:
    """The anchor of a cell, such as ``cell.3,-1``."""
    return f"cell.{q},{r}"


def unit_anchor(unit: str) -> str:
    """The anchor of a unit, such as ``unit.ansel-0``: on the map, in the panel of its seat until it is placed."""
    return f"unit.{unit}"


def skill_anchor(unit: str, skill: str) -> str:
    """The anchor of a skill of a unit, such as ``skill.ansel-0.blade``."""
    return f"skill.{unit}.{skill}"


def card_anchor(card: str) -> str:
    """The anchor of a card that is in a deck or a trophy, such as ``card.ansel-0``."""
    return f"card.{card}"


def side_anchor(card: str, side: str) -> str:
    """The anchor of a side of a trophy, such as ``card.ansel-0.totem``."""
    return f"card.{card}.{side}"


def faction_anchor(faction: str) -> str:
    """The anchor of a faction that can be chosen, such as ``faction.humans``."""
    return f"faction.{faction}"


def ability_anchor(seat: int) -> str:
    """The anchor of the ability of a seat's faction, such as ``ability.0``."""
    return f"ability.{seat}"


def segment_anchor(place: int) -> str:
    """The anchor of the segment at a place, such as ``segment.3``."""
    return f"segment.{place}"


def _at(target: t.Target) -> str:
    return unit_anchor(target) if isinstance(target, str) else cell_anchor(target.q, target.r)


def anchors(catalogue: Catalogue, view: t.View, action: t.Action) -> tuple[str, ...]:
    """First the unit, then the skill or the trophy, then the target; ``()`` for the end of a turn, a die and an event that is drawn.

    A move has no skill: unit and cell. To finish off a unit one points at both units, which no skill shares.
    """
    match action:
        case t.PickFaction():
            return (faction_anchor(action.faction),)
        case t.PickUnit():
            return (card_anchor(action.unit),) if action.unit else ()
        case t.Deploy():
            return unit_anchor(action.unit), _at(action.cell)
        case t.MoveUnit():
            return unit_anchor(action.unit), _at(action.to)
        case t.UseSkill():
            power = catalogue.powers.get(f"{card_id(action.unit)}.{action.skill}")
            named = () if power is not None and power.aim == "self" else (_at(action.target),)
            return unit_anchor(action.unit), skill_anchor(action.unit, action.skill), *named
        case t.Finish():
            return unit_anchor(action.unit), _at(action.target)
        case t.Cancel():
            made = () if "!" in action.skill else (skill_anchor(action.unit, action.skill),)
            return unit_anchor(action.unit), *made, _at(action.target)
        case t.UseTrophy():
            return unit_anchor(action.unit), side_anchor(action.card, action.side), _at(action.target)
        case t.GiveTrophy():
            return unit_anchor(action.unit), card_anchor(action.card), unit_anchor(action.to)
        case t.UseFaction():
            swap = (card_anchor(action.card),) if action.card else ()
            return ability_anchor(action.by), unit_anchor(action.unit), *swap
        case t.Choose():
            return _chosen(view, action)
        case t.Open():
            top = view.stack[-1] if view.stack else None
            return (segment_anchor(top.place),) if isinstance(top, t.Opening) else ()
        case t.DrawSavage():
            top = view.stack[-1] if view.stack else None
            cave = view.cells[top.cell] if isinstance(top, t.Drawing) and 0 <= top.cell < len(view.cells) else None
            return () if cave is None else (cell_anchor(cave.q, cave.r),)
        case t.EndTurn() | t.Roll() | t.DrawEvent():
            return ()
        case _:
            assert_never(action)


def _chosen(view: t.View, action: t.Choose) -> tuple[str, ...]:
    match action.option:
        case t.PathOption(path):
            return tuple([cell_anchor(cell.q, cell.r) for cell in path])
        case t.UnitOption(unit):
            return (unit_anchor(unit),)
        case t.SkillOption(skill):
            below = view.stack[-2] if len(view.stack) > 1 else None
            return (skill_anchor(below.unit, skill),) if isinstance(below, t.SavageTurn) else ()
        case _:
            assert_never(action.option)
