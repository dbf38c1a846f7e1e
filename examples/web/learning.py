"""What a page is told of a lesson or a puzzle. The page keeps what was done, so nothing is lost when the server starts again.

A request has all that was done so far. What was reached by it is kept for a while, so that it is seldom done again.
"""

from __future__ import annotations

import datetime as dt
from collections import OrderedDict
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from lessons import Learning
from msgspec import Meta, Raw
from puzzles import Solving, puzzle_of_day
from shown import Message
from solo import Answer, NoSuchTask, Task

from boardrules import from_json, rendering, to_json
from boardrules.picture import draw
from boardrules.pieces import Palette

__all__ = ["Step", "Tasks"]

KEPT: Final = 100
"""Tasks that are kept."""
Key: TypeAlias = tuple[object, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request of a page: which task, what was ``done`` (``null``: read), and an ``action`` to try or to go ``on`` after reading.

    ``number``: which lesson of the ``game``, or which puzzle; without one the puzzle of the day.
    """

    kind: Literal["lesson", "puzzle"]
    game: Annotated[str, Meta(max_length=60)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    language: Annotated[str, Meta(max_length=20)] = "en"
    width: Annotated[int, Meta(ge=320, le=4000)] = 360
    palette: Palette = "light"
    done: Annotated[tuple[Raw, ...], Meta(max_length=200)] = ()
    action: Raw = Raw(b"")
    on: bool = False
    solution: bool = False


class Tasks:
    """The tasks that people are at. It belongs to one thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Task] = OrderedDict()

    def answer(self, step: Step) -> Message:
        """Return what a page is told. Raises BoardRulesError for what is no task or no action of it, ValueError for a step too many."""
        number = step.number
        if number is None:
            number = puzzle_of_day(dt.datetime.now(dt.UTC).date()) if step.kind == "puzzle" else 0
        about = (step.kind, step.game, number, step.language)
        done = [bytes(raw) for raw in step.done]
        task = self._kept.pop((*about, *done), None)
        if task is None:
            task = Learning(step.game, number, step.language) if step.kind == "lesson" else Solving(number, step.language)
            for raw in done:
                if not _played(task, raw).right:
                    raise NoSuchTask("this has changed since you began: begin again")
        answer = None
        if step.action or step.on:
            raw = bytes(step.action) or b"null"
            answer = _played(task, raw)
            if answer.right:
                done.append(raw)
        told = _told(task, answer, step)
        self._kept[*about, *done] = task
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return told


def _played(task: Task, raw: bytes) -> Answer:
    """Take a step: an action, or for ``null`` go on after reading."""
    if raw == b"null":
        task.go_on()
        return Answer(True, ())
    return task.submit(from_json(task.game.SPEC.action, raw))


def _told(task: Task, answer: Answer | None, step: Step) -> Message:
    return {
        "title": task.title,
        "number": task.number,
        "step": task.step,
        "steps": task.steps,
        "over": task.over,
        "says": task.says,
        "goal": task.goal,
        "right": None if answer is None else answer.right,
        "sentences": () if answer is None else answer.sentences,
        "solution": task.solution() if step.solution else (),
        "shown": None if answer is not None and not answer.right else _shown(task, step),
    }


def _shown(task: Task, step: Step) -> Message:
    """Return the picture and the actions, as ``client.js`` takes them."""
    view, drawing, words = task.view, rendering(task.game), task.words
    picture: Any = draw(task.game, view, width=step.width, palette=step.palette, translator=words)
    seen = len(step.done) + (bool(step.action) or step.on)
    return {
        "seat": task.seat,
        "ply": seen,
        "seen": str(seen),
        "over": task.over,
        "question": None if task.goal is None else {"text": task.goal, "rule": None},
        "actions": [
            {"action": Raw(to_json(action)), "anchors": drawing.anchors(view, action), "label": words.label(view, action)}
            for action in task.legal
        ],
        "picture": {"number": seen + 1, "whole": picture},
    }
