"""The puzzle of the day at the web table: one of those that come with the library, chosen by the date, solved action by action."""

from __future__ import annotations

import datetime as dt
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from shown import words_of
from solo import Answer, NoSuchTask

from boardrules import CHANCE, Dealer, Match, Seat, from_state, game
from boardrules.puzzles import AnyPuzzle, course_of, position_of, praise_of, read_puzzles, refusal_of, task_of

__all__ = ["Solving", "puzzle_of_day", "puzzles"]

FOLDER: Final = Path(__file__).resolve().parents[1] / "puzzles"
JUDGING: Final = 1_500
"""Most positions that are examined to say why an action is wrong."""


@cache
def puzzles() -> tuple[AnyPuzzle, ...]:
    """Return all puzzles that there are."""
    return tuple([puzzle for path in sorted(FOLDER.glob("*.json")) for puzzle in read_puzzles(path.read_bytes())])


def puzzle_of_day(day: dt.date) -> int:
    """Return the number of the puzzle of a day: all come in turn."""
    return day.toordinal() % len(puzzles())


class Solving:
    """A puzzle with one solver. Luck and the others act at random, always in the same way: the solution wins in any case."""

    def __init__(self, number: int, language: str) -> None:
        if not 0 <= number < len(puzzles()):
            raise NoSuchTask("there is no such puzzle")
        self._puzzle: Final = puzzles()[number]
        self.number = number
        self.seat = Seat(self._puzzle.seat)
        self.game: Any = game(self._puzzle.game)
        self.words = words_of(self._puzzle.game, language, self.seat)
        self._plain = words_of(self._puzzle.game, language)
        self._start: Any = position_of(self.game, self._puzzle)
        self._match: Match[Any, Any, Any, Any, Any] = Match(from_state(self.game, self._start))
        self._dealer, self._rng = Dealer("puzzle"), Random(0)
        self.step, self.steps = 0, self._puzzle.length
        self.title = self.words.sentence("board-title", (), self.game.SPEC.title)
        self._answer()

    @property
    def over(self) -> bool:
        """True if the puzzle is solved."""
        return self.step == self.steps

    @property
    def view(self) -> Any:
        """The view of the solver."""
        return self.game.view(self._match.state, self.seat)

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal actions of the solver."""
        return () if self.over else self._match.prompt(self.seat).actions

    @property
    def says(self) -> tuple[str, ...]:
        """The task."""
        return (self._plain(task_of(self._puzzle)),)

    @property
    def goal(self) -> str | None:
        """The task."""
        if self.over:
            return None
        decision = self._match.prompt(self.seat).decision
        return "" if decision is None else self.words(decision, view=self.view)

    def go_on(self) -> None:
        """There is always something to do. Raises ValueError."""
        raise ValueError("a puzzle asks for an action")

    def submit(self, action: Any) -> Answer:
        """Play an action if it is the next one of the solution; say of any other what can come of it."""
        state = self._match.state
        label = self.words.label(self.view, action)
        if action != self._puzzle.solution[self.step]:
            return Answer(False, (self.words(refusal_of(self.game, self._puzzle, state, action, label, budget=JUDGING)),))
        self._match.submit(self.seat, action)
        self.step += 1
        self._answer()
        return Answer(True, (self.words(praise_of(self._puzzle, self.steps - self.step)),))

    def solution(self) -> tuple[str, ...]:
        """Return the rest of the solution, or how the turn can go on, a sentence for each action."""
        chance = self._puzzle.chance
        start, line = (self._match.state, self._puzzle.solution[self.step :]) if chance is None else (self._start, chance.plan)
        course = course_of(self.game, self._puzzle, start, line)
        return tuple([self.words.label(self.game.view(state, self.seat), action) for state, action in course])

    def _answer(self) -> None:
        """Let luck and the others act, and the solver where there is no choice, until the solver decides; to the end if all is decided.

        A puzzle that asks for the best chance stops after the action: luck would decide the rest.
        """
        match = self._match
        while not match.over and not (self._puzzle.chance is not None and self.over):
            seat = self.game.to_act(match.state)[0]
            if seat == CHANCE:
                match.supply(self._dealer.choose(self.game, match.state))
                continue
            actions = match.prompt(seat).actions
            if seat == self.seat and len(actions) > 1 and not self.over:
                return
            # After all decisions every action wins; the last in the list ends most games soonest.
            chosen = len(actions) - 1 if seat == self.seat else self._rng.randrange(len(actions))
            match.submit(seat, actions[chosen])
