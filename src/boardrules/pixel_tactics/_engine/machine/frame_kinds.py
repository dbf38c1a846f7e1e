"""One record for each kind of frame: how the interpreter resumes it, its question and its luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from boardrules.pixel_tactics._engine.activation import Entry
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._types.actions import Action, Drawn, First, Opened, TakenAtRandom
from boardrules.values import Seat

LuckAction: TypeAlias = First | Drawn | Opened | TakenAtRandom
"""The outcomes of luck."""
Asking: TypeAlias = tuple[Seat, tuple[Action, ...]] | None
"""Who is asked, and all possible answers; None: nobody is asked."""

F = TypeVar("F", bound=Entry)
A = TypeVar("A", bound=LuckAction)


class Question(Struct, Generic[F], frozen=True):
    """The question of a kind of frame: who is asked, and the function that takes the answer.

    ``hides`` says whether a single answer is asked for, too, since the number of answers would tell of hidden cards.
    """

    ask: Callable[[Position, F], Asking]
    take: Callable[[Position, F, Action], None]
    hides: Callable[[F], bool] = lambda _: False


class Luck(Struct, Generic[F, A], frozen=True):
    """The luck of a kind of frame: whether it is due, its equally likely outcomes, and the function that carries one out."""

    due: Callable[[Position, F], bool]
    outcomes: Callable[[Position, F], tuple[A, ...]]
    settle: Callable[[Position, F, A], None]


class FrameKind(Struct, Generic[F], frozen=True):
    """One kind of frame: how it is carried on, its question and its luck, if it has any."""

    frame: type[F]
    go_on: Callable[[Position, F], None]
    question: Question[F] | None = None
    luck: Luck[F, Any] | None = None  # legal outcomes alone are settled, and they come from the same record
