"""A text being carried out, and what else can lie on the stack of a working copy."""

from __future__ import annotations

from typing import TypeAlias

from boardrules.pixel_tactics._engine.context import NOTHING_BOUND, Context
from boardrules.pixel_tactics._packs.catalogue import END, Program
from boardrules.pixel_tactics._types.stack import (
    AnswersFrame,
    AttackFrame,
    Bindings,
    DamageFrame,
    DeclaredFrame,
    DrawFrame,
    OrderFrame,
    Progress,
    RoundEndFrame,
    SetupFrame,
    SightFrame,
    StartFrame,
    TextFrame,
    TriggersFrame,
    TurnEndFrame,
    WaveEndFrame,
)
from boardrules.values import Seat

__all__ = ["Activation", "Entry"]


class Activation(Context):
    """A text being carried out, taken apart."""

    __slots__ = ("loops", "program", "progress", "step")

    def __init__(self, program: Program, you: Seat, source: str, slot: int, bound: Bindings = NOTHING_BOUND) -> None:
        self.you = you  # as Context does, without the call
        self.source = source
        self.slot = slot
        self.bound = bound
        self.program = program
        self.step = 0
        self.loops: tuple[tuple[str, ...], ...] = ()
        self.progress: Progress | None = None

    def bind_it(self, cards: tuple[str, ...]) -> None:
        """Let *cards* be ``it`` from now on."""
        bound = self.bound
        self.bound = Bindings(cards, bound.the_card, bound.area, bound.discarded, bound.cause)

    def bind_card(self, card: str) -> None:
        """Let *card* be ``the_card`` from now on; ``""``: there is none."""
        bound = self.bound
        self.bound = Bindings(bound.it, card, bound.area, bound.discarded, bound.cause)

    def frozen(self) -> TextFrame:
        """The frame as a value."""
        steps = self.program.steps
        at = steps[self.step].at if self.step < len(steps) else END
        return TextFrame(self.program.id, at, self.you, self.source, self.slot, self.bound, self.loops, self.progress)


Entry: TypeAlias = (
    Activation
    | DeclaredFrame
    | AttackFrame
    | DamageFrame
    | AnswersFrame
    | OrderFrame
    | TriggersFrame
    | DrawFrame
    | SightFrame
    | SetupFrame
    | StartFrame
    | TurnEndFrame
    | WaveEndFrame
    | RoundEndFrame
)
"""What lies on the stack of a working copy: a frame as it is in the state, but texts taken apart."""
