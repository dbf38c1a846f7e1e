"""The data of a lesson: a position, and steps with words, goals and hints."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from boardrules.messages import Message
from boardrules.values import Seat, Value

__all__ = ["Lesson", "LessonStep", "Lessons"]

P_co = TypeVar("P_co", bound=msgspec.Struct, covariant=True)


class LessonStep(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One step of a lesson: words to read, and mostly a goal that the learner reaches by one action."""

    says: tuple[Message, ...]
    """What is explained before the learner acts."""
    goal: Message | None = None
    """What the learner is to do. None: there is nothing to do but to read on."""
    wanted: tuple[str, ...] = ()
    """The actions that reach the goal, in the notation of the game; ``()``: every legal action does."""
    hint: Message | None = None
    """What is said after a wrong action, which is taken back."""
    times: int = 1
    """How many actions of the learner the step takes."""
    replies: tuple[str, ...] = ()
    """The answers of luck and of the other players after the goal, in the notation of the game; then *beginner* goes on."""


class Lesson(Value, Generic[P_co], frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A lesson: its id, its title, the position in which it begins, the learner's seat, and the steps.

    ``replies`` are the answers of luck and of the others before the first step. ``seed`` decides what luck and *beginner* do when the
    replies are used up. ``minutes`` is how long the lesson takes, about.
    """

    id: str
    title: Message
    setup: P_co
    steps: tuple[LessonStep, ...]
    seat: Seat = Seat(0)
    replies: tuple[str, ...] = ()
    seed: str = "lesson"
    minutes: int = 5


@runtime_checkable
class Lessons(Protocol):
    """Capability: lessons that teach the game. Their messages are in the game's catalogues, under keys that begin with ``lesson-``."""

    @property
    def LESSONS(self) -> tuple[Lesson[msgspec.Struct], ...]:  # noqa: N802  (a constant of the module)
        """The lessons, in the order in which they are best taken."""
        ...  # pragma: no cover
