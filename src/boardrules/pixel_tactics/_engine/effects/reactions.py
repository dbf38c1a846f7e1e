"""Effects on an attack that was declared, and on a round that ends."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.combat.attack import strengthen
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._types.stack import RoundEndFrame
from boardrules.pixel_tactics.language import Rout, StrengthenAttack

KINDS: Final[tuple[type[Op], ...]] = (StrengthenAttack, Rout)
"""The steps that :func:`on_reactions` carries out."""


def on_reactions(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect on what has begun."""
    match op:
        case StrengthenAttack(n):
            strengthen(position, amount(position, n, activation))
        case Rout():
            bottom = position.stack[0]
            if isinstance(bottom, RoundEndFrame) and activation.you not in bottom.routed:
                position.stack[0] = RoundEndFrame(bottom.next, tuple(sorted((*bottom.routed, activation.you))))
        case _:
            raise TypeError(op)
