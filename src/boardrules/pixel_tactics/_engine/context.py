"""Whose words are being read: what every reading of a text starts from."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._types.stack import AttackCause, Bindings, DamageCause, HeroCause, OrderCause
from boardrules.values import Seat

__all__ = ["NOTHING_BOUND", "Context"]

NOTHING_BOUND: Final = Bindings()


class Context:
    """Whose words are being read: the player, the card, where it stands, what is bound."""

    __slots__ = ("bound", "slot", "source", "you")

    def __init__(self, you: Seat, source: str, slot: int, bound: Bindings = NOTHING_BOUND) -> None:
        self.you = you
        self.source = source
        self.slot = slot
        self.bound = bound

    def number(self, name: str) -> int:
        """The number bound to *name*; 0 if none is."""
        bound = self.bound
        cause = bound.cause
        if name == "discarded":
            return bound.discarded
        if name == "that_much":
            return cause.that_much if isinstance(cause, DamageCause) else 0
        if isinstance(cause, OrderCause):
            return cause.nth_turn if name == "nth_turn" else cause.nth_wave
        return 0

    def cards(self, ref: str) -> tuple[str, ...]:
        """The cards bound to *ref*."""
        bound = self.bound
        if ref == "it":
            return bound.it
        match bound.cause:
            case HeroCause(hero) if ref == "hero":
                return (hero,)
            case AttackCause(attacker, target):
                return (attacker,) if ref == "attacker" else target if ref == "target" else ()
            case DamageCause(source) if ref == "source":
                return (source,)
            case _:
                return ()
