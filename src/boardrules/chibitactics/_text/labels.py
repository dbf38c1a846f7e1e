"""Actions as buttons say them: "Tam Reeve moves to 3,-1"."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.working_copy import card_id
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names, cell_name, seat_of, short_name
from boardrules.messages import Message, capitalized
from boardrules.values import Seat

_say = Message.of


class LabelNames(Names):
    """Names that tell apart what is called alike: a unit with a namesake of its own seat on the map is named with its cell."""

    __slots__ = ("view",)

    def __init__(self, catalogue: Catalogue, view: t.View) -> None:
        super().__init__(catalogue)
        self.view = view

    def short(self, token: str) -> Message:
        """The short name of the card of *token*, with its cell if it has a namesake."""
        name, seat = short_name(self.card(token)), seat_of(token)
        cell, alike = None, False
        for unit in self.view.units:
            if unit.id == token:
                cell = unit.cell
            elif unit.cell is not None and seat_of(unit.id) == seat and short_name(self.card(unit.id)) == name:
                alike = True
        plain = super().short(token)
        return plain if cell is None or not alike else _say("word-short-at", name=plain, cell=cell_name(cell))


def label(catalogue: Catalogue, view: t.View, action: t.Action) -> str:
    """*action* in words. Whoever acts is called by the short name of the card, others with their seat too."""
    return capitalized(MESSAGES.english(label_message(catalogue, view, action), Names(catalogue).card))


def label_message(catalogue: Catalogue, view: t.View, action: t.Action) -> Message:
    """*action* as a message."""
    names = LabelNames(catalogue, view)
    match action:
        case t.PickFaction():
            return _say("label-pick-faction", faction=names.faction(action.faction))
        case t.PickUnit():
            return _say("label-pick-unit", unit=names.short(action.unit)) if action.unit else _say("label-pick-hidden")
        case t.Choose():
            return _option(names, view, action.by, action.option)
        case t.EndTurn():
            return _say("label-end-turn")
        case t.Roll():
            return _say("label-roll", value=action.value)
        case t.Open():
            return _say("label-open", segment=names.segment(action.segment))
        case t.DrawEvent():
            return _say("label-draw-event", event=names.drawn(action.event))
        case t.DrawSavage():
            return _say("label-draw-savage", savage=names.savage(action.savage))
        case _:
            return _order(names, view, action)


def _order(
    names: Names, view: t.View, action: t.Deploy | t.MoveUnit | t.UseSkill | t.Finish | t.Cancel | t.UseTrophy | t.GiveTrophy | t.UseFaction
) -> Message:
    """What a seat orders its units to do."""
    unit, by = names.short(action.unit), action.by
    match action:
        case t.Deploy():
            return _say("label-deploy", unit=unit, cell=cell_name(action.cell))
        case t.MoveUnit():
            return _say("label-move", unit=unit, cell=cell_name(action.to))
        case t.UseSkill():
            skill = names.skill(action.unit, action.skill)
            if action.target == action.unit:
                return _say("label-use-skill", unit=unit, skill=skill)
            return _say("label-use-skill-on", unit=unit, skill=skill, on=names.on_other(by, action.target))
        case t.Finish():
            wounded = any(other.id == action.target and other.wounded for other in view.units)
            return _say("label-finish" if wounded else "label-spend", unit=unit, target=names.other(by, action.target))
        case t.Cancel():
            return _say("label-cancel", unit=unit, skill=names.made(action.unit, action.skill), on=names.on_other(by, action.target))
        case t.UseTrophy():
            skill = _trophy(names, view, action)
            on = _say("word-on-itself") if action.target == action.unit else names.on_other(by, action.target)
            return _say("label-use-trophy", unit=unit, skill=skill, on=on)
        case t.GiveTrophy():
            return _say("label-give-trophy", unit=unit, card=names.other(by, action.card), to=names.short(action.to))
        case t.UseFaction():
            used = _say("label-use-faction", unit=unit)
            return _say("label-use-faction-for", unit=unit, card=names.short(action.card)) if action.card else used
        case _:
            assert_never(action)


def _trophy(names: Names, view: t.View, action: t.UseTrophy) -> Message:
    """The side of a trophy that is used, with whose card it was if the unit holds another of that name."""
    side = f"{card_id(action.card)}!{action.side}"
    held = next((unit.trophies for unit in view.units if unit.id == action.unit), ())
    if not any(other != action.card and names.card(other) == names.card(action.card) for other in held):
        return names.made(action.unit, side)
    return _say("word-side", skill=names.skill(action.unit, side), side=action.side, card=names.other(action.by, action.card))


def _option(names: Names, view: t.View, by: Seat, option: t.Option) -> Message:
    below = view.stack[-2] if len(view.stack) > 1 else None
    who = _say("word-short", name=names.short(below.unit)) if isinstance(below, t.SavageTurn) else _say("word-it")
    match option:
        case t.PathOption():
            *steps, goal = [cell_name(step) for step in option.path] or [""]
            way = _say("word-by-way", way=" ".join(steps)) if steps else Message("", (), "")
            if isinstance(below, t.SavageTurn):
                return _say("label-savage-goes", who=who, cell=goal, way=way)
            return _say("label-go", cell=goal, way=way)
        case t.UnitOption():
            unit = names.other(by, option.unit)
            if isinstance(below, t.EventResolution):
                return _say("label-event-meets", event=names.drawn(below.event), unit=unit)
            return _say("label-goes-for", who=who, unit=unit)
        case t.SkillOption():
            skill = names.skill(below.unit, option.skill) if isinstance(below, t.SavageTurn) else Message("", (), option.skill)
            return _say("label-attacks-with", who=who, skill=skill)
        case _:
            assert_never(option)
