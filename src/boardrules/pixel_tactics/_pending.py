"""What a seat is being asked, in words."""

from __future__ import annotations

from typing import Final

from boardrules.game import Decision
from boardrules.pixel_tactics._machine import questions
from boardrules.pixel_tactics._messages import WAVES
from boardrules.pixel_tactics._ops import AskPieces, Op
from boardrules.pixel_tactics._refusals_questions import rule_of
from boardrules.pixel_tactics._work import Run, Work
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
from boardrules.pixel_tactics.language._phrases import Speech
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


def pending(work: Work, seat: Seat) -> Decision | None:
    """What *seat* is being asked, or None if it is not its turn."""
    if work.phase == "over" or not 0 <= seat < len(work.seats):
        return None
    if work.phase == "leaders":
        if work.seats[seat].leader is not None:
            return None
        return Decision(seat, RuleId("PT-SET-3"), "leader", "Choose your leader.")
    if work.actor == CHANCE or seat != work.actor:
        return None
    if not work.stack:
        left = f"{work.actions} action{'' if work.actions == 1 else 's'} left"
        return Decision(seat, RuleId("PT-FLOW-2"), "turn", f"Your turn in the {WAVES[work.wave]} wave: {left}.")
    top = work.stack[-1]
    op = top.code[top.step]
    return Decision(seat, RuleId(rule_of(work)), _key(op), f"{_about(work, top)}{_question(work, top, op)}")


def _key(op: Op) -> str:
    return op if isinstance(op, str) else type(op).__name__


def _about(work: Work, run: Run) -> str:
    name = _name(work, run)
    return f"{name}: " if name else ""


def _name(work: Work, run: Run) -> str:
    """What the card is called whose text asks; of an order's card nothing, see the order in progress."""
    if not run.source:
        return ""
    code = work.table.physical[run.source]
    return (code.leader if run.slot == 4 and run.program.endswith(".L") else code.hero).name


def _question(work: Work, run: Run, op: Op) -> str:
    if op == "attack.aim":
        return "Choose the target of this melee attack."
    if op == "damage.divert":
        asked = questions(work, run, op)
        most = 0 if asked is None else len(asked[1]) - 1
        return f"Choose how much of {most} damage is passed on."
    if op == "triggers.next":
        return "Choose which ability takes effect next."
    if isinstance(op, AskPieces) and op.by == "you":
        return f"Choose {_pieces(work, run, op)}."
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
        done = run.binds.get("_sorted", 0)
        place = {"hand": "to your hand", "top": "on top of your deck", "discard": "to your discard pile"}
        return f"Choose the card that goes {place[op.places[done if isinstance(done, int) else 0]]}."
    if isinstance(op, AttackWith):
        return "Choose an attack." if not op.may else "Choose an attack, or decline."
    return QUESTIONS.get(type(op).__name__, "Choose.")


def _pieces(work: Work, run: Run, op: AskPieces) -> str:
    """Which cards, how many of them, and how many are chosen."""
    speech = Speech(_name(work, run) or "this card")
    if op.high == 1 and op.low == 1:
        return speech.cards(op.among, "one").text
    done = len(run.cards(op.into))
    return f"{speech.several(Pick(op.among, op.low, op.high))}{f', {done} chosen so far' if done else ''}"
