"""The words for cards in the reserve: operations and traps."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar.abilities import Effect, TriggerEvent
from boardrules.pixel_tactics.language.grammar.expressions import Condition
from boardrules.pixel_tactics.language.grammar.reserve import Operation, ReserveAbility, Trap

__all__ = ["operation", "trap", "when_over"]

when_over: Final = TriggerEvent("expires")
"""The event that the time of this operation is over; its text then works a last time (PT-OP-3)."""


def operation(*abilities: ReserveAbility) -> Operation:
    """Return an operation: ``operation(forbids("order"))``. It has no place in a unit, so its text cannot speak of ``this``."""
    return Operation(abilities)


def trap(at: TriggerEvent, *effects: Effect, when: Condition | None = None) -> Trap:
    """Return a trap: ``trap(when_attacked(own_hero, by=rival_hero), damage(3, to=the_attacker))``."""
    return Trap(at, effects, when)
