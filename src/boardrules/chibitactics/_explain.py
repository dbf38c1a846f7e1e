"""Which rule of Chibitactics stands behind what is done and what happens, and which card speaks."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.working_copy import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.words import ability_sentence, event_sentences, skill_sentence, substance_sentence
from boardrules.explanation import Reason, rule_ids
from boardrules.values import RuleId

GROUNDS: Final[dict[type[t.Action], tuple[str, ...]]] = {
    t.actions.PickFaction: ("CT-SU-4", "CT-H-83"),
    t.actions.PickUnit: ("CT-SU-5", "CT-H-83"),
    t.actions.Deploy: ("CT-H-8",),
    t.actions.MoveUnit: ("CT-TU-3", "CT-MV-3", "CT-MV-5"),
    t.actions.UseSkill: ("CT-TU-3", "CT-SK-1"),
    t.actions.Finish: ("CT-WD-5",),
    t.actions.Cancel: ("CT-PR-8",),
    t.actions.UseTrophy: ("CT-TR-2", "CT-H-68"),
    t.actions.GiveTrophy: ("CT-TR-7", "CT-H-47"),
    t.actions.UseFaction: ("CT-TU-4", "CT-H-14"),
    t.actions.Choose: (),
    t.actions.EndTurn: ("CT-TU-5",),
    t.actions.Roll: ("CT-CO-6",),
    t.actions.Open: ("CT-SC-2",),
    t.actions.DrawEvent: ("CT-EV-1",),
    t.actions.DrawSavage: ("CT-SV-1",),
}
"""The rules by which an action of each type may be done; none for an answer, where the rule is that of the question."""

RULES: Final[dict[type[t.Event], tuple[str, ...]]] = {
    t.events.FirstSeat: ("CT-TU-1", "CT-H-84"),
    t.events.FactionPicked: ("CT-SU-4",),
    t.events.UnitPicked: ("CT-SU-5",),
    t.events.SquadsShown: ("CT-H-83", "CT-H-94"),
    t.events.Deployed: ("CT-H-8",),
    t.events.RoundBegan: ("CT-H-85",),
    t.events.TurnBegan: ("CT-TU-2", "CT-H-12"),
    t.unit_events.SkillUsed: ("CT-SK-1", "CT-SK-2"),
    t.unit_events.Provoked: ("CT-PR-3", "CT-H-69"),
    t.events.Rolled: ("CT-CO-6", "CT-H-21"),
    t.unit_events.Moved: ("CT-MV-6", "CT-MV-7"),
    t.unit_events.Displaced: ("CT-H-76",),
    t.unit_events.Lost: ("CT-H-36",),
    t.unit_events.Wounded: ("CT-WD-2",),
    t.unit_events.Healed: ("CT-H-15",),
    t.unit_events.Died: ("CT-WD-3",),
    t.unit_events.TrophyTaken: ("CT-TR-1", "CT-WD-4"),
    t.unit_events.TrophyReturned: ("CT-H-46",),
    t.unit_events.TrophyUsed: ("CT-TR-2", "CT-TR-6"),
    t.unit_events.TrophyGiven: ("CT-TR-7",),
    t.events.AbilityUsed: ("CT-TU-4", "CT-H-2"),
    t.unit_events.Replaced: ("CT-H-3",),
    t.unit_events.EffectBegan: (),
    t.unit_events.EffectEnded: (),
    t.unit_events.Summoned: ("CT-CA-5", "CT-H-82"),
    t.unit_events.Finished: ("CT-WD-5", "CT-WD-11"),
    t.unit_events.Cancelled: ("CT-PR-8",),
    t.unit_events.Captured: ("CT-SV-8", "CT-H-73"),
    t.unit_events.Freed: ("CT-SV-7", "CT-H-73"),
    t.events.Opened: ("CT-SC-2",),
    t.events.SavageCame: ("CT-SV-1", "CT-SV-2"),
    t.events.Reshuffled: ("CT-EV-5", "CT-H-55"),
    t.events.ControlTaken: ("CT-SV-5", "CT-H-49"),
    t.events.EventDrawn: ("CT-EV-1", "CT-EV-3"),
    t.events.EventEnded: ("CT-EV-4", "CT-EV-5"),
    t.events.TurnEnded: ("CT-TU-5", "CT-H-70"),
    t.events.Chosen: (),
    t.events.SeatOut: ("CT-H-4", "CT-H-80"),
    t.events.GameEnded: ("CT-H-4", "CT-H-5"),
}
"""The rules behind an event of each type; none where the card that speaks before it is the reason."""


def grounds(_view: t.View, action: t.Action) -> tuple[RuleId, ...]:
    """The rules by which *action* may be done, whatever the view before it."""
    return rule_ids(*GROUNDS[type(action)])


def reason(catalogue: Catalogue, view: t.View, event: t.Event) -> Reason:
    """Why *event* happens after *view*: its rules, and the card that speaks: a skill, a trophy, an ability of a faction, an event."""
    rules = rule_ids(*RULES[type(event)])
    match event:
        case t.unit_events.SkillUsed() if not event.trophy:
            return Reason(rules, event.unit, _place(view, event.unit), _skill(catalogue, event.unit, event.skill))
        case t.unit_events.SkillUsed():
            return Reason(rules, event.trophy, _place(view, event.unit), _side(catalogue, event.trophy, "totem"))
        case t.unit_events.Provoked():
            return Reason(rules, event.unit, _place(view, event.unit), _skill(catalogue, event.unit, event.skill))
        case t.unit_events.TrophyUsed():
            return Reason(rules, event.card, _place(view, event.unit), _side(catalogue, event.card, event.side))
        case t.events.AbilityUsed():
            faction = view.factions[event.seat]
            ability = catalogue.abilities.get(faction)
            return Reason(rules, "", f"ability.{event.seat}", "" if ability is None else ability_sentence(ability))
        case t.events.EventDrawn() | t.events.EventEnded():
            return Reason(rules, event.event, "", " ".join(event_sentences(catalogue.events[event.event])))
        case t.unit_events.EffectEnded() if event.effect.kind == "one-shot":
            return Reason(rule_ids("CT-H-81"))
        case (
            t.unit_events.Wounded()
            | t.unit_events.Healed()
            | t.unit_events.Died()
            | t.unit_events.Moved()
            | t.unit_events.Displaced()
            | t.unit_events.Lost()
        ):
            return Reason(rules, event.unit, _place(view, event.unit))
        case _:
            return Reason(rules)


def _place(view: t.View, token: str) -> str:
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
