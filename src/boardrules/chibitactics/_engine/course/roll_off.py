"""Dice for the highest number: who begins, and who steers a savage (CT-SV-6, CT-H-50, CT-H-84)."""

from __future__ import annotations

from types import NoneType
from typing import Any, Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.course.savages import steer
from boardrules.chibitactics._engine.course.setup import found_first
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.position import Position

TIES: Final = 3
"""Number of ties after which the earliest in turn order has it (CT-H-50)."""


def _go_on(position: Position, frame: t.RollOff) -> None:
    """Let the next seat of a roll-off roll its die."""
    below = position.stack[-2] if frame.purpose == "control" else None
    savage = below.unit if isinstance(below, t.SavageTurn) else ""
    position.stack.append(t.Die(frame.seats[len(frame.values)], savage, "", 0))


def _rolled(position: Position, frame: t.RollOff, _die: t.Die, value: int, _success: bool) -> None:  # noqa: FBT001  (see FrameKind)
    """Note a die of a roll-off: the highest wins, those tied roll again, up to three times (CT-SV-6, CT-H-50)."""
    values = (*frame.values, value)
    if len(values) < len(frame.seats):
        position.stack.append(t.RollOff(frame.purpose, frame.seats, values, frame.tries))
        return
    best = max(values)
    tied = [seat for seat, rolled in zip(frame.seats, values, strict=True) if rolled == best]
    if len(tied) > 1 and frame.tries + 1 < TIES:
        position.stack.append(t.RollOff(frame.purpose, tuple(tied), (), frame.tries + 1))
    elif frame.purpose == "first":
        found_first(position, tied[0])
    else:
        steer(position, tied[0])


FRAMES: Final[tuple[FrameKind[Any], ...]] = (FrameKind(t.RollOff, (NoneType, t.SavageTurn), _go_on, _rolled),)
