"""What a seat is being asked, in words."""

from __future__ import annotations

from boardrules.contract import Decision
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.choices.pieces import speaker
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.interpreter import questions
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._legality.choices import rule_of
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._types.stack import DamageFrame, DeclaredFrame, TriggersFrame
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["pending"]


def pending(position: Position, seat: Seat) -> Decision | None:
    """What *seat* is being asked, or None if it is not its turn."""
    if position.phase == "over" or not 0 <= seat < len(position.seats):
        return None
    if position.phase == "leaders":
        if position.seats[seat].leader is not None:
            return None
        return Decision(seat, RuleId("PT-SET-3"), "leader", "Choose your leader.")
    if position.actor == CHANCE or seat != position.actor:
        return None
    if not position.stack:
        left = f"{position.actions} action{'' if position.actions == 1 else 's'} left"
        return Decision(seat, RuleId("PT-FLOW-2"), "turn", f"Your turn in the {WAVES[position.wave]} wave: {left}.")
    key, about, question = _asked(position, position.stack[-1])
    return Decision(seat, RuleId(rule_of(position)), key, f"{about}: {question}" if about else question)


def _asked(position: Position, top: Entry) -> tuple[str, str, str]:
    """The key of a question, the name of the card that asks it, and the question."""
    match top:
        case DeclaredFrame():
            return "attack.aim", _name(position, top.attacker), "Choose the target of this melee attack."
        case DamageFrame():
            asked = questions(position)
            most = 0 if asked is None else len(asked[1]) - 1
            return "damage.divert", "", f"Choose how much of {most} damage is passed on."
        case TriggersFrame():
            return "triggers.next", "", "Choose which ability takes effect next."
        case Activation():
            op = top.program.steps[top.step].op
            return type(op).__name__, speaker(position, top), CHOICES[type(op)].words(position, top, op)
        case _:
            raise TypeError(top)


def _name(position: Position, card: str) -> str:
    return position.catalogue.physical[card].hero.name
