"""Faults of a lesson, found while it is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import BoardRulesError
from boardrules.lessons.lesson import Lesson
from boardrules.lessons.run import LessonRun
from boardrules.presentation import notation
from boardrules.translation import languages, translator

__all__ = ["lesson_faults"]


def lesson_faults(game: Game[S, A, V, E, O], lesson: Lesson[msgspec.Struct]) -> tuple[str, ...]:
    """Return what is wrong with *lesson*: ``()`` if a learner who always does the first of what is wanted comes to its end.

    Found are wanted actions and replies that are not legal where they stand, replies for which nobody was to act, a game that ends before
    the lesson does, and messages that a language lacks. Test your lessons with it.

    >>> from boardrules import pixies
    >>> from boardrules.lessons import lesson_faults, lessons
    >>> [lesson_faults(pixies, lesson) for lesson in lessons(pixies)]
    [()]
    """
    return (*_unsaid(game, lesson), *_unplayed(game, lesson))


def _unsaid(game: Game[Any, Any, Any, Any, Any], lesson: Lesson[msgspec.Struct]) -> Iterator[str]:
    """Yield a fault for each message that a language of the game lacks, or whose parameters are missing."""
    said = [message for step in lesson.steps for message in (*step.says, step.goal, step.hint) if message is not None]
    for language in languages(game):
        speaker = translator(language, game, reader=lesson.seat)
        for message in dict.fromkeys((lesson.title, *said)):
            try:
                sentence = speaker(message)
            except KeyError as missing:
                sentence = str(missing)
            if not sentence or message.key in sentence:
                yield f"{language}: {message.key} cannot be said"


def _unplayed(game: Game[S, A, V, E, O], lesson: Lesson[msgspec.Struct]) -> Iterator[str]:
    """Yield a fault for each action that cannot be carried out where it stands."""
    words, run = notation(game), LessonRun(game, lesson)
    if run.left_out:
        yield f"replies before the first step: {', '.join(run.left_out)} not carried out"
    while not run.over:
        number, left_out = run.number, len(run.left_out)
        step = lesson.steps[number]
        if step.goal is None:
            run.go_on()
            continue
        if not run.legal:
            yield f"step {number}: there is nothing the learner could do"
            return
        for text in step.wanted:
            try:
                refusal = game.check(run.state, words.parse_action(run.view, text))
            except BoardRulesError as fault:
                yield f"step {number}: {text}: {fault}"
                return
            if refusal is not None:
                yield f"step {number}: {text}: {refusal.message}"
                return
        run.submit(words.parse_action(run.view, step.wanted[0]) if step.wanted else run.legal[0])
        if step.wanted and len(run.left_out) > left_out:
            yield f"step {number}: replies {', '.join(run.left_out[left_out:])} not carried out"
