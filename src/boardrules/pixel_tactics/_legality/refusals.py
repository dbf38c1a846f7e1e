"""Why an action is not legal, rule by rule; ``check`` is the one place that says whether it is."""

from __future__ import annotations

from boardrules.contract import Refusal
from boardrules.pixel_tactics._engine.interpreter import luck
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._legality.choices import answer_fault
from boardrules.pixel_tactics._legality.fields import hand_fault
from boardrules.pixel_tactics._legality.messages import refuse
from boardrules.pixel_tactics._legality.turn import turn_fault
from boardrules.pixel_tactics._types.actions import Action, ChooseLeader, Drawn, First, TakenAtRandom
from boardrules.values import CHANCE

__all__ = ["check"]


def check(work: Work, action: Action) -> Refusal | None:
    """Why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    try:
        return _check(work, action)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return refuse("BR-VALUE", "value", kind=type(action).__name__)


def _check(work: Work, action: Action) -> Refusal | None:
    if work.phase == "over":
        return refuse("BR-OVER", "over")
    kind = type(action).__name__
    by = action.by
    if type(by) is not int:
        return refuse("BR-VALUE", "value", kind=kind)
    luck_due = work.actor == CHANCE and work.phase != "leaders"
    if isinstance(action, First | Drawn | TakenAtRandom):
        if by != CHANCE:
            return refuse("BR-CHANCE", "by-seat", by=by)
        if not luck_due:
            return refuse("BR-CHANCE", "no-luck", turn=work.actor if work.phase != "leaders" else 0)
        return _luck(work, action)
    if by == CHANCE:
        return refuse("BR-CHANCE", "by-luck", kind=kind)
    if not 0 <= by < len(work.seats):
        return refuse("BR-SEAT", "no-seat", by=by)
    if luck_due:
        return refuse("BR-CHANCE", "chance", due=_due(work))
    if isinstance(action, ChooseLeader):
        return _leader(work, action)
    if work.phase == "leaders":
        return refuse("PT-SET-3", "leaders-first")
    if by != work.actor:
        return refuse("BR-SEAT", "seat", turn=work.actor, by=by)
    if work.stack:
        return answer_fault(work, action)
    return turn_fault(work, action)


def _due(work: Work) -> str:
    return {"First": "who is first", "Drawn": "a card off a deck", "TakenAtRandom": "a card at random from a hand"}[
        type(luck(work)[0]).__name__
    ]


def _luck(work: Work, action: First | Drawn | TakenAtRandom) -> Refusal | None:
    outcomes = luck(work)
    if action in outcomes:
        return None
    first = outcomes[0]
    if type(first) is not type(action):
        return refuse("BR-CHANCE", "luck-kind", due=_due(work), kind=type(action).__name__)
    if isinstance(action, First):
        return refuse("BR-VALUE", "no-seat", by=action.seat)
    if isinstance(first, Drawn | TakenAtRandom) and action.seat != first.seat:
        return refuse("BR-CHANCE", "luck-seat", seat=first.seat)
    key, rule = ("luck-deck", "PT-ACT-1") if isinstance(action, Drawn) else ("luck-hand", "PT-ATK-14")
    return refuse(rule, key, card=action.card, seat=action.seat)


def _leader(work: Work, action: ChooseLeader) -> Refusal | None:
    if work.phase != "leaders":
        return refuse("PT-SET-3", "leader-late")
    hand = work.seats[action.by]
    if hand.leader is not None:
        return refuse("BR-SEAT", "leader-again")
    return hand_fault(work, action.by, action.card)
