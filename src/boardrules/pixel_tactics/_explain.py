"""Reasons of actions and events: the rules of Pixel Tactics behind them, and the cards that speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardrules.contract import CardFacts
from boardrules.explanation import Reason, ReasonPart, rule_ids
from boardrules.pixel_tactics._engine.trace import Addend, EventCause, Trace
from boardrules.pixel_tactics._text.actions import ACTIONS
from boardrules.pixel_tactics._types.actions import Action, Drawn
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.view import View
from boardrules.values import RuleId

GROUNDS: Final[Mapping[type[Action], tuple[str, ...]]] = {one.kind: one.rules for one in ACTIONS.spoken}
"""The rules by which an action of each type may be done; none for what a text asks for, where the rule is that of the question."""

ROWS: Final = {"V": "Vanguard: ", "F": "Flank: ", "R": "Rear: ", "O": "Order: ", "P": "Operation: ", "T": "Trap: "}


def printed(cards: tuple[CardFacts, ...]) -> dict[tuple[str, str], CardFacts]:
    """Return the sides of the cards in play, by the name of the card and of the side, ``hero`` or ``leader``."""
    found: dict[tuple[str, str], CardFacts] = {}
    for card in cards:
        _, name, side = card.id.split("/")
        found[name, side] = card
    return found


def grounds(view: View, action: Action) -> tuple[RuleId, ...]:
    """Return the rules by which *action* may be done after *view*."""
    if isinstance(action, Drawn) and view.phase == "setup":
        return rule_ids("PT-SET-2")
    return rule_ids(*GROUNDS[type(action)])


def reasons(cards: Mapping[tuple[str, str], CardFacts], view: View, action: Action, trace: Trace) -> tuple[Reason, ...]:
    """Return the reasons of the events of a step, as the engine noted them; where it noted none, the rules of the *action*."""
    return tuple([_reason(cards, cause, grounds(view, action)) for cause in trace.causes])


def _reason(cards: Mapping[tuple[str, str], CardFacts], cause: EventCause, otherwise: tuple[RuleId, ...]) -> Reason:
    card, text = cause.by
    rules = rule_ids(*cause.rules) or (() if card else otherwise)
    return Reason(rules, card, cause.place, _sentence(cards, card, text), tuple([_part(cards, part) for part in cause.parts]))


def _part(cards: Mapping[tuple[str, str], CardFacts], part: Addend) -> ReasonPart:
    card, text = part.by
    return ReasonPart(part.n, rule_ids(part.rule) if part.rule else (), card, part.place, _sentence(cards, card, text))


def _sentence(cards: Mapping[tuple[str, str], CardFacts], card: str, text: str) -> str:
    """Return what a text says: its row's sentences, or all of the leader's. The text may be another card's, lent to *card*."""
    name, _, row = text.partition(".")
    if row[:1] in ROWS:
        return _row(cards, name, row[:1])
    side = cards.get((name, "leader")) or cards.get((name_of(card), "leader"))
    return " ".join(side.text) if side is not None and row[:1] == "L" else ""


def _row(cards: Mapping[tuple[str, str], CardFacts], card: str, row: str) -> str:
    side = cards.get((card.rpartition(".")[2], "hero"))
    return "" if side is None else " ".join([said for said in side.text if said.startswith(ROWS[row])])
