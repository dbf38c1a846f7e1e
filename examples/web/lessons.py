"""Lessons at the web table: a game is learned in positions of its own, by goals, and a wrong action is answered by a hint."""

from __future__ import annotations

from typing import Any

from shown import words_of
from solo import Answer, NoSuchTask

from boardrules import Translator, game, games
from boardrules.lessons import LessonRun, lessons

__all__ = ["Learning"]


class Learning:
    """A lesson of a game, by its number, with one learner. Raises NoSuchTask if there is none."""

    def __init__(self, name: str, number: int, language: str) -> None:
        found = lessons(game(name)) if name in games() else ()
        if not 0 <= number < len(found):
            raise NoSuchTask("there is no such lesson")
        self.game: Any = game(name)
        self.number = number
        self.seat = found[number].seat
        self.words: Translator = words_of(name, language, self.seat)
        self._run: LessonRun[Any, Any, Any, Any, Any] = LessonRun(self.game, found[number], self.words)
        self.title = self._run.title
        self.steps = len(found[number].steps)

    @property
    def step(self) -> int:
        """The number of steps that are done."""
        return self._run.number

    @property
    def over(self) -> bool:
        """True if the lesson is over."""
        return self._run.over

    @property
    def view(self) -> Any:
        """The view of the learner."""
        return self._run.view

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal actions of the learner."""
        return self._run.legal

    @property
    def says(self) -> tuple[str, ...]:
        """The text that is to be read now."""
        return self._run.says

    @property
    def goal(self) -> str | None:
        """The task, None if there is only something to read."""
        return self._run.goal

    def go_on(self) -> None:
        """Go on after reading. Raises ValueError if there is something to do."""
        self._run.go_on()

    def submit(self, action: Any) -> Answer:
        """Play an action; one that does not reach the goal changes nothing."""
        answer = self._run.submit(action)
        return Answer(answer.right, answer.sentences)

    def solution(self) -> tuple[str, ...]:
        """Return nothing: hints say more with each wrong action."""
        return ()
