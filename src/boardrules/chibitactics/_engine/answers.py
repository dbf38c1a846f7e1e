"""Answers: dice, segments and cards that luck brings, and options that seats choose (CT-H-22)."""

from __future__ import annotations

from typing import Any, Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.frames import FRAMES
from boardrules.chibitactics._engine.position import Position
from boardrules.toolkit.plays import Play
from boardrules.values import RuleId


def _roll(position: Position, action: t.Roll) -> None:
    """Hand a die to the frame that asked for it: a natural 1 always fails, otherwise the sum counts (CT-H-22)."""
    value = action.value
    die, frame = position.stack.pop(), position.stack.pop()
    if type(die) is not t.Die:
        raise TypeError(die)
    total = max(1, min(6, value + die.bonus))
    success = value != 1 and total >= die.needs
    if not die.needs:
        total, success = value, False
    if position.happened is not None:
        position.emit(t.Rolled(die.seat, die.unit, die.skill, value, total, die.needs, success))
    FRAMES[type(frame)].rolled(position, frame, die, value, success)


def _choose(position: Position, action: t.Choose) -> None:
    """Hand the option that a seat has chosen to the frame that asked for it."""
    position.stack.pop()
    position.emit(t.Chosen(action.by, action.option))
    frame = position.stack.pop()
    FRAMES[type(frame)].chosen(position, frame, action.option)


def _open(position: Position, action: t.Open) -> None:
    """Hand the segment that was turned up to the frame that asked for it."""
    position.stack.pop()
    frame = position.stack.pop()
    FRAMES[type(frame)].opened(position, frame, action.segment)


def _draw(position: Position, card: str) -> None:
    """Hand the card that was drawn to the frame that asked for it."""
    position.stack.pop()
    frame = position.stack.pop()
    FRAMES[type(frame)].drawn(position, frame, card)


PLAYS: Final[tuple[Play[Position, Any, None], ...]] = (
    Play(t.Choose, RuleId("CT-TU-4"), _choose),
    Play(t.Roll, RuleId("CT-CO-6"), _roll),
    Play(t.Open, RuleId("CT-SC-2"), _open),
    Play(t.DrawEvent, RuleId("CT-EV-1"), lambda position, action: _draw(position, action.event)),
    Play(t.DrawSavage, RuleId("CT-SV-1"), lambda position, action: _draw(position, action.savage)),
)
"""The records of the answers."""
