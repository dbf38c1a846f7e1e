"""Casualties that are counted at once, for single cards."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.combat.defeat import defeat
from boardrules.pixel_tactics._engine.match.series import end_match
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import life
from boardrules.pixel_tactics._engine.reading.modifiers import counted
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics.language import CheckCasualties

KINDS: Final[tuple[type[Op], ...]] = (CheckCasualties,)
"""The steps that :func:`on_casualties` carries out."""


def on_casualties(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect that counts casualties."""
    match op:
        case CheckCasualties(who):
            _check(position, settled(position, who, activation))
        case _:
            raise TypeError(op)


def _check(position: Position, found: list[Stand]) -> None:
    """Heroes with lethal damage are defeated; a leader's unit is routed, and the match is over (PT-RUL-101)."""
    fallen = [at for at in found if at.piece.damage and at.piece.damage >= life(position, at) and counted(position, at, at_end=False)]
    for at in fallen:
        if at.piece.face == "leader" and position.options.mode == "teams":
            continue  # leaders of teams fall at the end of the wave (PT-2V2-8)
        if at.piece.face == "leader":
            end_match(position, position.rival(at.seat), "PT-END-1")
            return
    defeat(position, [at.piece.card for at in fallen])
