"""Effects on what is just being done: an order that was announced, an attack that was declared, a round that ends."""

from __future__ import annotations

from typing import TypeAlias

from boardrules.pixel_tactics.language.grammar.expressions import Quantity
from boardrules.values import Value

__all__ = ["CancelOrder", "Rout", "StrengthenAttack"]


class CancelOrder(Value, frozen=True, gc=False, tag=True):
    """The order that was announced has no effect; it was played all the same (PT-RUL-112)."""


class StrengthenAttack(Value, frozen=True, gc=False, tag=True):
    """The attack that was declared has more attack strength."""

    n: Quantity


class Rout(Value, frozen=True, gc=False, tag=True):
    """Your unit is routed when the end of the round is over (PT-END-1)."""


ReactionEffect: TypeAlias = CancelOrder | StrengthenAttack | Rout
