"""Lessons: a game taught step by step, in positions of its own. A lesson is data; :class:`LessonRun` plays it with a learner."""

from boardrules.lessons.checking import lesson_faults
from boardrules.lessons.lesson import Lesson, Lessons, LessonStep
from boardrules.lessons.run import LessonAnswer, LessonRun, lessons

__all__ = ["Lesson", "LessonAnswer", "LessonRun", "LessonStep", "Lessons", "lesson_faults", "lessons"]
