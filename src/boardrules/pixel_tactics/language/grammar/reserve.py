"""The parts of a card that work from the hand: an order, an operation or a trap. The last two lie in the reserve for a time."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar import abilities
from boardrules.pixel_tactics.language.grammar.expressions import Condition
from boardrules.values import Value

__all__ = ["HandPart", "Operation", "ReserveAbility", "Trap"]

ReserveAbility: TypeAlias = abilities.Static | abilities.Trigger


class Operation(Value, frozen=True, gc=False, tag=True):
    """An operation: played into the reserve, where its abilities work until it is discarded (PT-OP-6). It stands in no unit."""

    abilities: Annotated[tuple[ReserveAbility, ...], Meta(min_length=1, max_length=8)]


class Trap(Value, frozen=True, gc=False, tag=True):
    """A trap: laid face down; when the event happens in the rival's turn, and a condition holds, it is carried out (PT-TRAP-2)."""

    at: abilities.TriggerEvent
    effects: Annotated[tuple[abilities.Effect, ...], abilities.SOME]
    when: Condition | None = None


HandPart: TypeAlias = abilities.Order | Operation | Trap
"""The use of a card from the hand, other than as a hero."""
