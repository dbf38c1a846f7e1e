"""Lessons and puzzles at the web table, without a server: what a page is told step by step, from nothing but what was done."""

from __future__ import annotations

import datetime as dt
import json
from typing import Any

import msgspec
import pytest
from learning import Step, Tasks
from puzzles import puzzle_of_day, puzzles
from solo import NoSuchTask

from boardrules import Seat, game, games, notation, pixies, to_json
from boardrules.lessons import LessonRun, lessons


def told(tasks: Tasks, **asked: object) -> dict[str, Any]:
    """What the page is told, as it reads it."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(tasks.answer(msgspec.json.decode(json.dumps(asked), type=Step))))
    return found


def wanted(run: Any, offered: list[Any]) -> list[Any]:
    """The actions among those *offered* that reach the goal of the step at which *run* is, the same lesson beside the page's."""
    texts = run.lesson.steps[run.number].wanted
    goals = [json.loads(to_json(notation(run.game).parse_action(run.view, text))) for text in texts]
    return [action for action in offered if action in goals or not goals]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("name", games())
def test_a_lesson_is_played_to_its_end_and_a_wrong_action_gets_a_hint_and_changes_nothing(name: str, language: str) -> None:
    tasks, done, hints = Tasks(), list[Any](), 0
    run: Any = LessonRun(game(name), lessons(game(name))[0])
    about = {"kind": "lesson", "game": name, "number": 0, "language": language}
    now = told(tasks, **about)
    while not now["over"]:
        if now["goal"] is None:
            now = told(tasks, **about, done=done, on=True)
            run.go_on()
            done.append(None)
            continue
        assert now["shown"]["question"]["text"] == now["goal"]
        offered = [one["action"] for one in now["shown"]["actions"]]
        right = wanted(run, offered)
        wrong = next((action for action in offered if action not in right), None)
        if wrong is not None:
            refused = told(tasks, **about, done=done, action=wrong)
            assert not refused["right"]
            assert refused["sentences"]
            assert (refused["step"], refused["shown"]) == (now["step"], None)
            hints += 1
        now = told(tasks, **about, done=done, action=right[0])
        assert now["right"]
        run.submit(msgspec.json.decode(json.dumps(right[0]), type=game(name).SPEC.action))
        done.append(right[0])
    assert hints
    assert told(Tasks(), **about, done=done)["shown"] == told(tasks, **about, done=done)["shown"], "a server that starts again goes on"


@pytest.mark.parametrize("number", [0, 7, 70])
def test_a_puzzle_says_why_an_action_is_wrong_and_ends_with_the_solution(number: int) -> None:
    tasks, done = Tasks(), list[Any]()
    about = {"kind": "puzzle", "number": number}
    solution = [json.loads(to_json(action)) for action in puzzles()[number].solution]
    now = told(tasks, **about, solution=True)
    assert len(now["solution"]) == len(puzzles()[number].line)
    for action in solution:
        wrong = next(one["action"] for one in now["shown"]["actions"] if one["action"] != action)
        refused = told(tasks, **about, done=done, action=wrong)
        assert (refused["right"], refused["step"]) == (False, len(done))
        assert "not this" in refused["sentences"][0]
        now = told(tasks, **about, done=done, action=action)
        assert now["right"]
        done.append(action)
    assert now["over"]
    assert now["shown"]["actions"] == []


def test_every_day_has_its_puzzle_and_all_come_in_turn() -> None:
    first = dt.date(2026, 1, 1)
    numbers = [puzzle_of_day(first + dt.timedelta(days=day)) for day in range(len(puzzles()))]
    assert sorted(numbers) == [*range(len(puzzles()))]
    today = told(Tasks(), kind="puzzle")["number"]
    assert today in {puzzle_of_day(dt.datetime.now(dt.UTC).date() - dt.timedelta(days=day)) for day in range(2)}


@pytest.mark.parametrize(
    "asked",
    [
        {"kind": "lesson", "game": "chess", "number": 0},
        {"kind": "lesson", "game": "pixies", "number": 9},
        {"kind": "puzzle", "number": 100_000},
        {"kind": "lesson", "game": "pixies", "done": [None, json.loads(to_json(pixies.Place(Seat(0), "G2_S3", 3, "up")))]},
    ],
)
def test_what_is_no_task_or_was_not_done_is_refused(asked: dict[str, object]) -> None:
    with pytest.raises(NoSuchTask):
        told(Tasks(), **asked)
