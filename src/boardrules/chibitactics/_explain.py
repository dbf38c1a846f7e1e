"""Which rule of Chibitactics stands behind what is done and what happens, and which card speaks."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._engine.position import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.words import ability_sentence, event_sentences, skill_sentence, substance_sentence
from boardrules.chibitactics._types import actions as act
from boardrules.chibitactics._types import events as ev
from boardrules.chibitactics._types import unit_events as unit
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.events import Event
from boardrules.chibitactics._types.state import View
from boardrules.explanation import Reason, rule_ids
from boardrules.values import RuleId

__all__ = ["GROUNDS", "RULES", "grounds", "reason"]

GROUNDS: Final[dict[type[Action], tuple[str, ...]]] = {
    act.PickFaction: ("CT-SU-4", "CT-H-83"),
    act.PickUnit: ("CT-SU-5", "CT-H-83"),
    act.Deploy: ("CT-H-8",),
    act.MoveUnit: ("CT-TU-3", "CT-MV-3", "CT-MV-5"),
    act.UseSkill: ("CT-TU-3", "CT-SK-1"),
    act.Finish: ("CT-WD-5",),
    act.Cancel: ("CT-PR-8",),
    act.UseTrophy: ("CT-TR-2", "CT-H-68"),
    act.GiveTrophy: ("CT-TR-7", "CT-H-47"),
    act.UseFaction: ("CT-TU-4", "CT-H-14"),
    act.Choose: (),
    act.EndTurn: ("CT-TU-5",),
    act.Roll: ("CT-CO-6",),
    act.Open: ("CT-SC-2",),
    act.DrawEvent: ("CT-EV-1",),
    act.DrawSavage: ("CT-SV-1",),
}
"""The rules by which an action of each type may be done; none for an answer, where the rule is that of the question."""

RULES: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.FirstSeat: ("CT-TU-1", "CT-H-84"),
    ev.FactionPicked: ("CT-SU-4",),
    ev.UnitPicked: ("CT-SU-5",),
    ev.SquadsShown: ("CT-H-83", "CT-H-94"),
    ev.Deployed: ("CT-H-8",),
    ev.RoundBegan: ("CT-H-85",),
    ev.TurnBegan: ("CT-TU-2", "CT-H-12"),
    unit.SkillUsed: ("CT-SK-1", "CT-SK-2"),
    unit.Provoked: ("CT-PR-3", "CT-H-69"),
    ev.Rolled: ("CT-CO-6", "CT-H-21"),
    unit.Moved: ("CT-MV-6", "CT-MV-7"),
    unit.Displaced: ("CT-H-76",),
    unit.Lost: ("CT-H-36",),
    unit.Wounded: ("CT-WD-2",),
    unit.Healed: ("CT-H-15",),
    unit.Died: ("CT-WD-3",),
    unit.TrophyTaken: ("CT-TR-1", "CT-WD-4"),
    unit.TrophyReturned: ("CT-H-46",),
    unit.TrophyUsed: ("CT-TR-2", "CT-TR-6"),
    unit.TrophyGiven: ("CT-TR-7",),
    ev.AbilityUsed: ("CT-TU-4", "CT-H-2"),
    unit.Replaced: ("CT-H-3",),
    unit.EffectBegan: (),
    unit.EffectEnded: (),
    unit.Summoned: ("CT-CA-5", "CT-H-82"),
    unit.Finished: ("CT-WD-5", "CT-WD-11"),
    unit.Cancelled: ("CT-PR-8",),
    unit.Captured: ("CT-SV-8", "CT-H-73"),
    unit.Freed: ("CT-SV-7", "CT-H-73"),
    ev.Opened: ("CT-SC-2",),
    ev.SavageCame: ("CT-SV-1", "CT-SV-2"),
    ev.Reshuffled: ("CT-EV-5", "CT-H-55"),
    ev.ControlTaken: ("CT-SV-5", "CT-H-49"),
    ev.EventDrawn: ("CT-EV-1", "CT-EV-3"),
    ev.EventEnded: ("CT-EV-4", "CT-EV-5"),
    ev.TurnEnded: ("CT-TU-5", "CT-H-70"),
    ev.Chosen: (),
    ev.SeatOut: ("CT-H-4", "CT-H-80"),
    ev.GameEnded: ("CT-H-4", "CT-H-5"),
}
"""The rules behind an event of each type; none where the card that speaks before it is the reason."""


def grounds(_view: View, action: Action) -> tuple[RuleId, ...]:
    """The rules by which *action* may be done, whatever the view before it."""
    return rule_ids(*GROUNDS[type(action)])


def reason(catalogue: Catalogue, view: View, event: Event) -> Reason:
    """Why *event* happens after *view*: its rules, and the card that speaks: a skill, a trophy, an ability of a faction, an event."""
    rules = rule_ids(*RULES[type(event)])
    match event:
        case unit.SkillUsed() if not event.trophy:
            return Reason(rules, event.unit, _place(view, event.unit), _skill(catalogue, event.unit, event.skill))
        case unit.SkillUsed():
            return Reason(rules, event.trophy, _place(view, event.unit), _side(catalogue, event.trophy, "totem"))
        case unit.Provoked():
            return Reason(rules, event.unit, _place(view, event.unit), _skill(catalogue, event.unit, event.skill))
        case unit.TrophyUsed():
            return Reason(rules, event.card, _place(view, event.unit), _side(catalogue, event.card, event.side))
        case ev.AbilityUsed():
            faction = view.factions[event.seat]
            ability = catalogue.abilities.get(faction)
            return Reason(rules, "", f"ability.{event.seat}", "" if ability is None else ability_sentence(ability))
        case ev.EventDrawn() | ev.EventEnded():
            return Reason(rules, event.event, "", " ".join(event_sentences(catalogue.events[event.event])))
        case unit.EffectEnded() if event.effect.kind == "one-shot":
            return Reason(rule_ids("CT-H-81"))
        case unit.Wounded() | unit.Healed() | unit.Died() | unit.Moved() | unit.Displaced() | unit.Lost():
            return Reason(rules, event.unit, _place(view, event.unit))
        case _:
            return Reason(rules)


def _place(view: View, token: str) -> str:
    """The anchor of a unit that is on the board."""
    return f"unit.{token}" if any(one.id == token for one in view.units) else ""


def _skill(catalogue: Catalogue, token: str, skill: str) -> str:
    power = catalogue.powers.get(f"{card_id(token)}.{skill}")
    return "" if power is None else skill_sentence(catalogue, power)


def _side(catalogue: Catalogue, token: str, side: str) -> str:
    card = catalogue.cards[card_id(token)]
    if side == "substance":
        return "" if card.substance is None else substance_sentence(catalogue, card.substance)
    return "" if card.totem is None else skill_sentence(catalogue, card.totem)
