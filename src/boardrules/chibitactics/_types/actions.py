"""Actions of seats and of luck."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardrules.chibitactics._types.stack import Option
from boardrules.chibitactics._types.values import By, Cell, Face, Id, Side, Target
from boardrules.toolkit.telling import Hides
from boardrules.values import BaseAction

__all__ = [
    "Action",
    "Cancel",
    "Choose",
    "Deploy",
    "DrawEvent",
    "DrawSavage",
    "EndTurn",
    "Finish",
    "GiveTrophy",
    "MoveUnit",
    "Open",
    "PickFaction",
    "PickUnit",
    "Roll",
    "UseFaction",
    "UseSkill",
    "UseTrophy",
]


class PickFaction(BaseAction, frozen=True, gc=False, tag=True):
    """Take ``faction``, in the open and in turn order (CT-SU-4, CT-H-83)."""

    by: By
    faction: Id


class PickUnit(BaseAction, frozen=True, gc=False, tag=True):
    """Put ``unit`` from your faction's deck into your squad, sealed until all squads are complete (CT-SU-5)."""

    HIDES: ClassVar[Hides[PickUnit]] = Hides("unit", "", lambda action, seat: action.by == seat)
    by: By
    unit: Id


class Deploy(BaseAction, frozen=True, gc=False, tag=True):
    """Place ``unit`` of your squad on ``cell`` of your start segment (CT-H-8)."""

    by: By
    unit: Id
    cell: Cell


class MoveUnit(BaseAction, frozen=True, gc=False, tag=True):
    """Move ``unit`` to ``to`` with its movement skill (CT-MV). Where ways differ in what they step on, a :class:`Choose` follows."""

    by: By
    unit: Id
    to: Cell


class UseSkill(BaseAction, frozen=True, gc=False, tag=True):
    """Use ``skill`` (its id on the card) of ``unit`` on ``target``: a unit, a cell, or the unit itself (CT-SK-1)."""

    by: By
    unit: Id
    skill: Id
    target: Target


class Finish(BaseAction, frozen=True, gc=False, tag=True):
    """Spend the turn of ``unit`` on the adjacent ``target``: finish it off, wound or kill it fast (CT-WD-5, CT-WD-7, CT-WD-8)."""

    by: By
    unit: Id
    target: Id


class Cancel(BaseAction, frozen=True, gc=False, tag=True):
    """Spend the turn of ``unit`` to end what one use of its ``skill`` sustains, or a creature it summoned (CT-PR-8).

    ``target``: the first unit or cell that the skill lies on, or the creature. ``skill``: of a trophy, ``card!substance`` or the like.
    """

    by: By
    unit: Id
    skill: Id
    target: Target


class UseTrophy(BaseAction, frozen=True, gc=False, tag=True):
    """Use a trophy held by ``unit``: ``card`` is the id of the dead unit, ``side`` its substance or its totem (CT-TR-2)."""

    by: By
    unit: Id
    card: Id
    side: Side
    target: Target


class GiveTrophy(BaseAction, frozen=True, gc=False, tag=True):
    """Hand the trophy ``card`` from ``unit`` to the adjacent squad member ``to`` (CT-TR-7)."""

    by: By
    unit: Id
    to: Id
    card: Id


class UseFaction(BaseAction, frozen=True, gc=False, tag=True):
    """Use the faction's ability on ``unit`` of the squad; ``card``: the new unit, where the ability swaps one in (CT-TU-4, CT-H-3)."""

    by: By
    unit: Id
    card: Id = ""


class Choose(BaseAction, frozen=True, gc=False, tag=True):
    """Answer an open question with one of its options: a way, a target, an attack."""

    by: By
    option: Option


class EndTurn(BaseAction, frozen=True, gc=False, tag=True):
    """Declare the turn over (CT-TU-5); without having done anything: pass."""

    by: By


class Roll(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: the die shows ``value`` (CT-CO-6)."""

    by: By
    value: Face


class Open(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``segment`` is what lay at the place being opened (CT-SC-2)."""

    by: By
    segment: Id


class DrawEvent(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``event`` is drawn (CT-EV-1)."""

    by: By
    event: Id


class DrawSavage(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``savage`` comes out of a cave (CT-SV-1)."""

    by: By
    savage: Id


Action: TypeAlias = (
    PickFaction
    | PickUnit
    | Deploy
    | MoveUnit
    | UseSkill
    | Finish
    | Cancel
    | UseTrophy
    | GiveTrophy
    | UseFaction
    | Choose
    | EndTurn
    | Roll
    | Open
    | DrawEvent
    | DrawSavage
)
