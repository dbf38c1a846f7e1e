"""One record for each kind of step that asks: its options, the effect of an answer, the rule behind the question, and its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from boardrules.contract import Params
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._packs.ops import Flow, Op
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.bindings import Progress
from boardrules.values import Seat

Question: TypeAlias = tuple[Seat, tuple[Action, ...]]
"""Who is asked, and what can be answered; ``()``: there is nothing to ask."""

Declining: TypeAlias = Literal["stop", "skip", "end"]
"""``stop``: nothing more is chosen, what was chosen counts; ``skip``: the optional part is passed over; ``end``: the text ends."""

OpT = TypeVar("OpT")


class AnyChoice(Protocol):
    """A :class:`Choice` of whatever kind of step."""

    @property
    def step(self) -> type[Op]:
        """The kind of step that asks."""
        ...

    @property
    def rule(self) -> str:
        """The rule behind the question."""
        ...

    @property
    def hidden(self) -> bool:
        """Return whether the options depend on hidden cards."""
        ...

    @property
    def progress(self) -> type[Progress] | None:
        """Return the type of the step's notes while it is half carried out, or None if it makes none."""
        ...

    @property
    def interrupted(self) -> bool:
        """Return whether other frames can lie above the step while it is half carried out."""
        ...

    @property
    def declining(self) -> Declining:
        """Return what declining does, where it is legal."""
        ...

    def ask(self, position: Position, activation: Activation, op: Op) -> Question:
        """Return the seat that is asked and the possible answers."""
        ...

    def take(self, position: Position, activation: Activation, op: Op, action: Action | None) -> Flow:
        """Do what the answer says."""
        ...

    def params(self, position: Position, activation: Activation, op: Op) -> Params:
        """Return the values that complete the sentence of the question."""
        ...


class Choice(Struct, Generic[OpT], frozen=True):
    """The question of one kind of step. Its methods raise TypeError for a step of another kind."""

    step: type[OpT]
    """The kind of step."""

    options: Callable[[Position, Activation, OpT], Question]
    """Who is asked, and for what."""

    answer: Callable[[Position, Activation, OpT, Action | None], Flow]
    """Does what the answer says, None if there was nothing to ask; returns where the text goes on."""

    rule: str = "PT-ATK-8"
    """The rule behind the question; the default is the rule of choices."""

    hidden: bool = False
    """Return whether the options depend on hidden cards, so that the question is asked even if there is one option only."""

    progress: type[Progress] | None = None
    """Return the type of the step's notes while it is half carried out, or None if it makes none."""

    interrupted: bool = False
    """Return whether other frames can lie above the step while it is half carried out."""

    filled: Callable[[Position, Activation, OpT], Params] | None = None
    """What fills the question in: ids and numbers, beside the card that asks. None: nothing does."""

    declining: Declining = "stop"
    """Return what declining does, where it is legal."""

    def ask(self, position: Position, activation: Activation, op: Op) -> Question:
        """Return the seat that is asked and the possible answers."""
        if not isinstance(op, self.step):
            raise TypeError(op)
        return self.options(position, activation, op)

    def take(self, position: Position, activation: Activation, op: Op, action: Action | None) -> Flow:
        """Do what the answer says; returns where the text goes on."""
        if not isinstance(op, self.step):
            raise TypeError(op)
        return self.answer(position, activation, op, action)

    def params(self, position: Position, activation: Activation, op: Op) -> Params:
        """Return the values that complete the sentence of the question."""
        if self.filled is None:
            return ()
        if not isinstance(op, self.step):
            raise TypeError(op)
        return self.filled(position, activation, op)
