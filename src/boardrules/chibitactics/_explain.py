"""The rules behind actions and events of Chibitactics, and the cards that bring events about."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.actions import ACTIONS
from boardrules.chibitactics._text.anchors import ability_anchor, unit_anchor
from boardrules.chibitactics._text.events import EVENTS
from boardrules.chibitactics._text.words import ability_sentence, event_sentences, skill_sentence
from boardrules.chibitactics._types.tokens import card_id
from boardrules.explanation import Reason, rule_ids
from boardrules.values import RuleId

GROUNDS: Final = {one.kind: one.rules for one in ACTIONS.spoken}
"""The rules that allow each type of action; an answer has none, because the question names its rule."""

RULES: Final = {kind: told.rules for kind, told in EVENTS.told.items()}
"""The rules behind each type of event; an event without rules follows from the card named before it."""


def grounds(_view: t.View, action: t.Action) -> tuple[RuleId, ...]:
    """Return the rules that allow *action*; the view is ignored."""
    return rule_ids(*GROUNDS[type(action)])


def reason(catalogue: Catalogue, view: t.View, event: t.Event) -> Reason:
    """Return why *event* happens after *view*: its rules, and the skill, trophy, ability or event card that brings it about."""
    rules = rule_ids(*RULES[type(event)])
    match event:
        case t.SkillUsed(trophy=card) if card:
            return Reason(rules, card, _place(view, event.unit), _sentence(catalogue, f"{card_id(card)}!totem"))
        case t.SkillUsed() | t.Provoked():
            return Reason(rules, event.unit, _place(view, event.unit), _sentence(catalogue, f"{card_id(event.unit)}.{event.skill}"))
        case t.TrophyUsed():
            return Reason(rules, event.card, _place(view, event.unit), _sentence(catalogue, f"{card_id(event.card)}!{event.side}"))
        case t.AbilityUsed():
            ability = catalogue.abilities.get(view.factions[event.seat])
            return Reason(rules, "", ability_anchor(event.seat), "" if ability is None else ability_sentence(ability))
        case t.EventDrawn() | t.EventEnded():
            return Reason(rules, event.event, "", " ".join(event_sentences(catalogue.events[event.event])))
        case t.EffectEnded() if event.effect.kind == "one-shot":
            return Reason(rule_ids("CT-H-81"))
        case t.Wounded() | t.Healed() | t.Died() | t.Moved() | t.Displaced() | t.Lost():
            return Reason(rules, event.unit, _place(view, event.unit))
        case _:
            return Reason(rules)


def _place(view: t.View, token: str) -> str:
    """Return the anchor of a unit that is on the board, "" for another."""
    return unit_anchor(token) if any(one.id == token for one in view.units) else ""


def _sentence(catalogue: Catalogue, key: str) -> str:
    """Return the skill, or the side of a trophy, that *key* names as a sentence."""
    power = catalogue.powers.get(key)
    return "" if power is None else skill_sentence(catalogue, power)
