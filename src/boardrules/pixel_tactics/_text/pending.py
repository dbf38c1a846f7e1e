"""What a seat is being asked, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from boardrules.contract import Decision, Params
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.choices.pieces import speaker
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.interpreter import questions
from boardrules.pixel_tactics._engine.position import Position, still_to_choose
from boardrules.pixel_tactics._legality.choices import rule_of
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._packs.ops import AskingStep, Op
from boardrules.pixel_tactics._types.stack import DamageFrame, DeclaredFrame, DrawFrame, TriggersFrame
from boardrules.pixel_tactics.language.grammar.effects import AskingEffect
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["DecisionKey", "pending"]

DecisionKey: TypeAlias = Literal[
    "leader", "turn", "attack.aim", "damage.order", "damage.divert", "triggers.next", "pool.walk", AskingStep, AskingEffect
]
"""What a seat is asked, as a key that never changes with the wording; the question of a text has the name of the step that asks."""

_NAMES: Final[Mapping[str, AskingStep | AskingEffect]] = {name: name for asking in (AskingStep, AskingEffect) for name in get_args(asking)}
KEYS: Final[Mapping[type[Op], AskingStep | AskingEffect]] = {step: _NAMES[step.__name__] for step in CHOICES}
"""Made when the module is imported, so that a kind of step without a key is found at once."""


def pending(position: Position, seat: Seat) -> Decision[DecisionKey] | None:
    """What *seat* is being asked, or None if it is not its turn."""
    if position.phase == "over" or not 0 <= seat < len(position.seats):
        return None
    if position.phase == "leaders":
        if not still_to_choose(position.seats[seat]):
            return None
        return Decision(seat, RuleId("PT-SET-3"), "leader", "Choose your leader.")
    if position.actor == CHANCE or seat != position.actor:
        return None
    if not position.stack:
        params: Params = (("wave", WAVES[position.wave]), ("actions", position.actions))
        left = f"{position.actions} action{'' if position.actions == 1 else 's'} left"
        return Decision(seat, RuleId("PT-FLOW-2"), "turn", f"Your turn in the {WAVES[position.wave]} wave: {left}.", params)
    key, about, question, params = _asked(position, position.stack[-1])
    return Decision(seat, RuleId(rule_of(position)), key, f"{about}: {question}" if about else question, params)


def _asked(position: Position, top: Entry) -> tuple[DecisionKey, str, str, Params]:
    """The key of a question, the name of the card that asks it, the question, and what fills it in."""
    match top:
        case DeclaredFrame():
            return "attack.aim", _name(position, top.attacker), "Choose the target of this melee attack.", (("card", top.attacker),)
        case DamageFrame() if top.unordered:
            target = top.packets[top.unordered[0][0]].target
            question = "Choose what it takes: less if the limit comes before the reduction, more if it comes after it."
            return "damage.order", _name(position, target), question, (("card", target),)
        case DamageFrame():
            asked = questions(position)
            most = 0 if asked is None else len(asked[1]) - 1
            return "damage.divert", "", f"Choose how much of {most} damage is passed on.", (("most", most),)
        case TriggersFrame():
            return "triggers.next", "", "Choose which ability takes effect next.", ()
        case DrawFrame(seat) if position.pool is not None:
            coins = position.pool.coins[seat]
            question = "Take an open card; one coin is laid on each card before it."
            return "pool.walk", "", question, (("coins", coins),)
        case Activation():
            op = top.program.steps[top.step].op
            choice = CHOICES[type(op)]
            card: Params = (("card", top.source),) if top.source else ()
            question, params = choice.words(position, top, op), choice.params(position, top, op)
            return KEYS[type(op)], speaker(position, top), question, (*card, *params)
        case _:
            raise TypeError(top)


def _name(position: Position, card: str) -> str:
    return position.catalogue.physical[card].hero.name
