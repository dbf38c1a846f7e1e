"""The context in which a text is evaluated."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.pixel_tactics._types.stack import AttackCause, Bindings, DamageCause, HeroCause, OrderCause
from boardrules.pixel_tactics.language.grammar.expressions import NumberName, Ref
from boardrules.values import Seat

__all__ = ["NOTHING_BOUND", "Context"]

NOTHING_BOUND: Final = Bindings()


class Context:
    """The context in which a text is evaluated: its player, its card, where that stands, and what is bound."""

    __slots__ = ("bound", "slot", "source", "you")

    def __init__(self, you: Seat, source: str, slot: int, bound: Bindings = NOTHING_BOUND) -> None:
        self.you = you
        self.source = source
        self.slot = slot
        self.bound = bound

    def number(self, name: NumberName) -> int:
        """The number bound to *name*; 0 if none is."""
        bound = self.bound
        cause = bound.cause
        match name:
            case "discarded":
                return bound.discarded
            case "that_much":
                return cause.that_much if isinstance(cause, DamageCause) else 0
            case "nth_turn":
                return cause.nth_turn if isinstance(cause, OrderCause) else 0
            case "nth_wave":
                return cause.nth_wave if isinstance(cause, OrderCause) else 0
            case _:
                assert_never(name)

    def cards(self, ref: Ref) -> tuple[str, ...]:
        """The cards bound to *ref*; for ``this`` see ``source``."""
        bound = self.bound
        cause = bound.cause
        match ref:
            case "it":
                return bound.it
            case "hero":
                return (cause.hero,) if isinstance(cause, HeroCause) else ()
            case "attacker":
                return (cause.attacker,) if isinstance(cause, AttackCause) else ()
            case "target":
                return cause.target if isinstance(cause, AttackCause) else ()
            case "source":
                return (cause.source,) if isinstance(cause, DamageCause) else ()
            case "this":
                return ()
            case _:
                assert_never(ref)
