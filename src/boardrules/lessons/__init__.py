"""Lessons: a game taught step by step, in positions of its own. A lesson is data; :class:`LessonRun` plays it with a learner."""

from typing import TYPE_CHECKING

from boardrules._lazy import importer
from boardrules.lessons.lesson import Lesson, Lessons, LessonStep

if TYPE_CHECKING:
    from boardrules.lessons.checking import lesson_faults
    from boardrules.lessons.run import LessonAnswer, LessonRun, lessons

__all__ = ["Lesson", "LessonAnswer", "LessonRun", "LessonStep", "Lessons", "lesson_faults", "lessons"]

if not TYPE_CHECKING:  # games import their lessons as data, without what plays them
    __getattr__ = importer(__name__, {"checking": "lesson_faults", "run": "LessonAnswer LessonRun lessons"})
