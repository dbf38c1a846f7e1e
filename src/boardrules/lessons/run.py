"""Lessons as they are played: what is said and asked, and the answer to an action."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Generic

import msgspec

from boardrules.bots import level
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, Positions, S, V
from boardrules.errors import BoardRulesError
from boardrules.lessons.lesson import Lesson, Lessons, LessonStep
from boardrules.messages import Message
from boardrules.narration import narrate
from boardrules.presentation import notation
from boardrules.transforms import capability
from boardrules.translation import Translator, translator
from boardrules.values import CHANCE, Seat

__all__ = ["LessonAnswer", "LessonRun", "lessons"]


class LessonAnswer(msgspec.Struct, frozen=True):
    """The answer to an action of the learner.

    ``right``: it was carried out. Otherwise it was refused or taken back, and ``sentences`` say why, with a hint. If it was right they tell
    what happened, up to the learner's next turn; ``events`` are these events, as the learner sees them.
    """

    right: bool
    sentences: tuple[str, ...]
    events: tuple[Any, ...] = ()


def lessons(game: Game[S, A, V, E, O]) -> tuple[Lesson[msgspec.Struct], ...]:
    """Return the lessons of *game*, ``()`` if it has none."""
    offered = capability(game, Lessons)
    return () if offered is None else offered.LESSONS


class LessonRun(Generic[S, A, V, E, O]):
    """A lesson with one learner.

    Show ``says`` and ``goal``; if there is a goal, hand the learner's action to :meth:`submit`, otherwise call :meth:`go_on`; until
    ``over``. The words are in the language of *speaker*, English without one; ``state`` is that of the game, ``view`` the learner's.

    A fixed reply that is not legal, because the learner was free to act in another way, is left out, and *beginner* answers instead;
    ``left_out`` has those replies. :func:`lesson_faults` finds replies that are never legal.

    Raises ValueError if the game cannot set up positions, and InvalidState for a faulty position.

    >>> from boardrules import pixies
    >>> from boardrules.lessons import LessonRun, lessons
    >>> run = LessonRun(pixies, lessons(pixies)[0])
    >>> run.goal is None
    True
    >>> run.go_on()
    >>> run.goal
    'Take the green 2 and place it on cell 2.'
    """

    def __init__(self, game: Game[S, A, V, E, O], lesson: Lesson[msgspec.Struct], speaker: Translator | None = None) -> None:
        positions: Positions[S, Any] | None = capability(game, Positions[S, Any])
        if positions is None:
            raise ValueError(f"{game.SPEC.title} cannot set up positions: it has no set_up")
        self.game = game
        self.lesson = lesson
        self.number = 0
        """The number of the current step, from 0; that of the steps after the last one."""
        self._speaker = translator("en", game) if speaker is None else speaker
        self._words = notation(game)
        self._dealer, self._rng = Dealer(lesson.seed), Random(lesson.seed)  # noqa: S311  (of a bot)
        self._bot = level("beginner", game)
        self._done = self._wrong = 0
        self._left_out: list[str] = []
        self.state: S = positions.set_up(lesson.setup)
        self._reply(lesson.replies)

    @property
    def over(self) -> bool:
        """True if the lesson has come to its end."""
        return self.number >= len(self.lesson.steps)

    @property
    def view(self) -> V:
        """The position as the learner sees it."""
        return self.game.view(self.state, self.lesson.seat)

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self._said(self.lesson.title)

    @property
    def says(self) -> tuple[str, ...]:
        """The sentences of the current step."""
        return () if self.over else tuple([self._said(message) for message in self._step.says])

    @property
    def goal(self) -> str | None:
        """The task of the learner now, or None if there is nothing to do but to read on."""
        return None if self.over or self._step.goal is None else self._said(self._step.goal)

    @property
    def left_out(self) -> tuple[str, ...]:
        """The fixed replies that were not carried out so far: not legal, or left over when the learner was to act."""
        return tuple(self._left_out)

    @property
    def legal(self) -> tuple[A, ...]:
        """The legal actions of the learner, ``()`` in a step without a goal."""
        return () if self.goal is None else self.game.legal_actions(self.state, self.lesson.seat)

    def label(self, action: A) -> str:
        """Return the label of *action* for a button."""
        return self._speaker.label(self.view, action)

    def go_on(self) -> None:
        """Go on from a step without a goal. Raises ValueError in one that has a goal, and after the end."""
        if self.over or self._step.goal is not None:
            raise ValueError("the lesson is over" if self.over else "this step has a goal: submit an action")
        self._next()

    def submit(self, action: A) -> LessonAnswer:
        """Carry out *action* of the learner if it reaches the goal; otherwise leave the position as it is and return a hint.

        Raises ValueError in a step without a goal, and after the end.
        """
        if self.goal is None:
            raise ValueError("there is nothing to do in this step: go on")
        refusal = self.game.check(self.state, action)
        if refusal is not None:
            return self._hinted(self._speaker(refusal, view=self.view))
        wanted = self._wanted()
        if wanted and action not in wanted:
            return self._hinted()
        events = [*self._played(action)]
        self._done += 1
        last = self._done >= self._step.times
        events += self._reply(self._step.replies if last else ())
        told = narrate(self.game, self.view, events, translator=self._speaker)
        if last or not self.game.to_act(self.state):
            self._next()
        return LessonAnswer(True, told, tuple(events))

    @property
    def _step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    def _next(self) -> None:
        self.number += 1
        self._done = self._wrong = 0

    def _said(self, message: Message) -> str:
        return self._speaker(message, view=self.view)

    def _wanted(self) -> tuple[A, ...]:
        return tuple([self._words.parse_action(self.view, text) for text in self._step.wanted])

    def _hinted(self, why: str = "") -> LessonAnswer:
        """Return a hint; the second time, the label of an action that reaches the goal."""
        self._wrong += 1
        found = [f"{why[:1].upper()}{why[1:]}."] if why else []
        if self._step.hint is not None:
            found.append(self._said(self._step.hint))
        if self._wrong > 1:
            wanted = self._wanted() or self.legal
            found.append(self._said(Message.of("lesson-choose", label=self.label(wanted[0]))))
        return LessonAnswer(False, tuple(found))

    def _reply(self, replies: Iterable[str]) -> list[E]:
        """Let luck and the others act until the learner is to act: by *replies*, then by themselves; return what the learner is told."""
        waiting = [*replies]
        events: list[E] = []
        while (seats := self.game.to_act(self.state)) and self.lesson.seat not in seats:
            events += self._played(self._answer(seats[0], waiting))
        self._left_out += waiting
        return events

    def _answer(self, seat: Seat, waiting: list[str]) -> A:
        """Return the next of the replies that is legal, or else what luck or *beginner* does."""
        view = self.game.view(self.state, None if seat == CHANCE else seat)
        while waiting:
            reply = waiting.pop(0)
            try:
                action = self._words.parse_action(view, reply)
            except BoardRulesError:
                self._left_out.append(reply)
                continue
            if self.game.check(self.state, action) is None:
                return action
            self._left_out.append(reply)
        if seat == CHANCE:
            return self._dealer.choose(self.game, self.state)
        return self._bot.choose(view, self.game.legal_actions(self.state, seat), self._rng)

    def _played(self, action: A) -> list[E]:
        step = self.game.step(self.state, action)
        self.state = step.state
        seen = [self.game.redact_event(event, self.lesson.seat) for event in step.events]
        return [event for event in seen if event is not None]
