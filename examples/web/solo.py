"""Tasks for one: what a lesson and a puzzle have in common. It knows no server."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from boardrules import BoardRulesError, Seat, Translator

__all__ = ["Answer", "NoSuchTask", "Task"]


class NoSuchTask(BoardRulesError):
    """There is no such lesson or puzzle, or it has changed since it was begun."""


class Answer(NamedTuple):
    """The answer to an action: whether it was right, and sentences about it."""

    right: bool
    sentences: tuple[str, ...]


class Task(Protocol):
    """Something that one person does step by step; a wrong action leaves it as it is."""

    game: Any
    number: int
    seat: Seat
    words: Translator
    title: str
    steps: int

    @property
    def step(self) -> int:
        """The number of steps that are done."""
        ...

    @property
    def over(self) -> bool:
        """True if all is done."""
        ...

    @property
    def view(self) -> Any:
        """The view of the person."""
        ...

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal actions of the person."""
        ...

    @property
    def says(self) -> tuple[str, ...]:
        """The text that is to be read now."""
        ...

    @property
    def goal(self) -> str | None:
        """The task, None if there is only something to read."""
        ...

    def go_on(self) -> None:
        """Go on after reading."""
        ...

    def submit(self, action: Any) -> Answer:
        """Play an action."""
        ...

    def solution(self) -> tuple[str, ...]:
        """Return what is still to be done, as sentences."""
        ...
