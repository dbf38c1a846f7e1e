"""Actions as buttons say them: "Tam Reeve moves to 3,-1"."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.working_copy import card_id
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names, cell_name
from boardrules.messages import Message, capitalized
from boardrules.values import Seat

_say = Message.of


def label(catalogue: Catalogue, view: t.View, action: t.Action) -> str:
    """*action* in words. Whoever acts is called by the short name of the card, others with their seat too."""
    return capitalized(MESSAGES.english(label_message(catalogue, view, action), Names(catalogue).card))


def label_message(catalogue: Catalogue, view: t.View, action: t.Action) -> Message:
    """*action* as a message."""
    names = Names(catalogue)
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
            skill = names.made(action.unit, f"{card_id(action.card)}!{action.side}")
            on = _say("word-on-itself") if action.target == action.unit else names.on_other(by, action.target)
            return _say("label-use-trophy", unit=unit, skill=skill, on=on)
        case t.GiveTrophy():
            return _say("label-give-trophy", unit=unit, card=names.other(by, action.card), to=names.short(action.to))
        case t.UseFaction():
            used = _say("label-use-faction", unit=unit)
            return _say("label-use-faction-for", unit=unit, card=names.short(action.card)) if action.card else used
        case _:
            assert_never(action)


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
