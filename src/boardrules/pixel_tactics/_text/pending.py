"""What a seat is being asked, in words."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Decision
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.choices.cards import counted
from boardrules.pixel_tactics._engine.evaluate import picked
from boardrules.pixel_tactics._engine.interpreter import questions
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._legality.choices import rule_of
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._packs.ops import AskPieces, Op
from boardrules.pixel_tactics._types.stack import DamageFrame, DeclaredFrame, TriggersFrame
from boardrules.pixel_tactics.language import (
    AttackWith,
    ChooseArea,
    DiscardCard,
    OrderTop,
    Pick,
    Rearrange,
    Share,
    SortDrawn,
)
from boardrules.pixel_tactics.language.english.phrases import Speech
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["pending"]

QUESTIONS: Final = {
    "AskPieces": "Choose a card in play.",
    "AskNumber": "Choose how much.",
    "AskYes": "Do it, or decline.",
    "MovePiece": "Choose an empty slot.",
    "RevealCard": "Choose a card of your hand to show.",
    "Search": "Name a card.",
    "PlayOrders": "Play an order, or decline.",
    "Recruits": "Recruit a hero, or decline if you may.",
    "CopySpell": "Choose the hero whose spell is copied.",
}


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
            return type(op).__name__, _speaker(position, top), _question(position, top, op)
        case _:
            raise TypeError(top)


def _name(position: Position, card: str) -> str:
    return position.catalogue.physical[card].hero.name


def _speaker(position: Position, activation: Activation) -> str:
    """What the card is called whose text asks; of an order's card nothing, see the order in progress."""
    if not activation.source:
        return ""
    code = position.catalogue.physical[activation.source]
    return (code.leader if activation.slot == 4 and activation.program.id.endswith(".L") else code.hero).name


def _question(position: Position, activation: Activation, op: Op) -> str:
    if isinstance(op, AskPieces) and op.by == "you":
        return f"Choose {_pieces(position, activation, op)}."
    if isinstance(op, Share):
        return f"Choose where the next point of {op.what} goes."
    if isinstance(op, ChooseArea):
        return f"Choose a {op.shape}."
    if isinstance(op, Rearrange):
        return "Choose the slot of the next card."
    if isinstance(op, DiscardCard):
        return "Choose a card to discard."
    if isinstance(op, OrderTop):
        return "Choose the next card from the top down."
    if isinstance(op, SortDrawn):
        place = {"hand": "to your hand", "top": "on top of your deck", "discard": "to your discard pile"}
        return f"Choose the card that goes {place[op.places[counted(activation)]]}."
    if isinstance(op, AttackWith):
        return "Choose an attack." if not op.may else "Choose an attack, or decline."
    return QUESTIONS.get(type(op).__name__, "Choose.")


def _pieces(position: Position, activation: Activation, op: AskPieces) -> str:
    """Which cards, how many of them, and how many are chosen."""
    speech = Speech(_speaker(position, activation) or "this card")
    if op.high == 1 and op.low == 1:
        return speech.cards(op.among, "one").text
    done = len(picked(activation, second=op.second))
    return f"{speech.several(Pick(op.among, op.low, op.high))}{f', {done} chosen so far' if done else ''}"
