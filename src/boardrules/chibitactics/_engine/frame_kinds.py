"""The record of a kind of frame: how it goes on, and how it takes answers."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Generic, TypeVar

from msgspec import Struct

from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._types.stack import Die, Frame, Option

F = TypeVar("F", bound=Frame)


def unasked(_position: Position, frame: Frame, *_answer: object) -> None:
    """Refuse an answer that *frame* never asks for. Raises TypeError."""
    raise TypeError(frame)


class FrameKind(Struct, Generic[F], frozen=True):
    """The way in which one kind of frame goes on and takes the answers that it asks for.

    A frame asks by putting a Die, Choice, Opening or Drawing on top of itself. To take the answer it is called when both have left the
    stack.

    Parameters
    ----------
    frame:
        the struct of the frame.
    lies_on:
        the kinds of frames on which it can lie; NoneType: the bottom of the stack.
    go_on:
        carries the frame on when it is on top; None: it always waits for an answer.
    rolled:
        takes a die, the number rolled, and whether that succeeds.
    chosen:
        takes the option that a seat has chosen.
    opened:
        takes the segment that was turned up.
    drawn:
        takes the event or the savage that was drawn.
    settles:
        whether seats without units leave the game before the frame goes on.
    """

    frame: type[F]
    lies_on: tuple[type, ...] = (NoneType,)
    go_on: Callable[[Position, F], None] | None = None
    rolled: Callable[[Position, F, Die, int, bool], None] = unasked
    chosen: Callable[[Position, F, Option], None] = unasked
    opened: Callable[[Position, F, str], None] = unasked
    drawn: Callable[[Position, F, str], None] = unasked
    settles: bool = False
