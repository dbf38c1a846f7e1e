"""Lessons: played to the end by who reads only what is said; a wrong action gets a hint and is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules import chibitactics, languages, pixel_tactics, pixies, translator
from boardrules.lessons import LessonRun, lessons

GAMES: dict[str, Any] = {"chibitactics": chibitactics, "pixel_tactics": pixel_tactics, "pixies": pixies}
"""The games that have lessons."""
MOST = 400


def taught() -> list[tuple[str, str, str]]:
    return [(name, lesson.id, language) for name, game in GAMES.items() for lesson in lessons(game) for language in languages(game)]


def begun(name: str, id: str, language: str) -> tuple[LessonRun[Any, Any, Any, Any, Any], Any]:
    game = GAMES[name]
    speaker = translator(language, game, names=("Ann", "Bo"), reader=lessons(game)[0].seat)
    (lesson,) = [lesson for lesson in lessons(game) if lesson.id == id]
    return LessonRun(game, lesson, speaker), speaker


@pytest.mark.parametrize(("name", "id", "language"), taught())
def test_who_reads_only_what_is_said_comes_to_the_end(name: str, id: str, language: str) -> None:
    run, speaker = begun(name, id, language)
    tried, read = 0, len(run.title)
    while not run.over:
        read += sum(map(len, run.says))
        assert all(sentence and "lesson-" not in sentence for sentence in run.says)
        if run.goal is None:
            run.go_on()
            continue
        assert "lesson-" not in run.goal
        goal = run.goal
        labels = {speaker.label(run.view, action): action for action in run.legal}
        said: list[str] = [run.goal]
        choice = max(labels, key=lambda label: sum(word in goal.lower() for word in label.lower().split()))
        while True:
            tried += 1
            assert tried < MOST
            answer = run.submit(labels[choice])
            assert answer.sentences
            if answer.right:
                break
            said += answer.sentences
            named = [label for label in labels if answer.sentences[-1].endswith(label)]
            choice = named[0] if named else choice
    assert read > 800
    assert run.says == ()
    assert run.goal is None


@pytest.mark.parametrize(("name", "id", "language"), taught())
def test_a_wrong_action_is_taken_back_with_a_hint_and_the_second_time_with_the_right_one(name: str, id: str, language: str) -> None:
    run, speaker = begun(name, id, language)
    run.go_on()
    before = run.state
    wrong = [action for action in run.legal if speaker.label(run.view, action) not in (run.goal or "")][-1]
    first, second = run.submit(wrong), run.submit(wrong)
    assert (first.right, second.right, run.state) == (False, False, before)
    assert second.sentences[: len(first.sentences)] == first.sentences
    assert len(second.sentences) == len(first.sentences) + 1
    (right,) = [action for action in run.legal if second.sentences[-1].endswith(speaker.label(run.view, action))]
    assert run.submit(right).right


def test_an_illegal_action_is_answered_by_its_refusal() -> None:
    run, _ = begun("pixies", "first", "en")
    with pytest.raises(ValueError, match="nothing to do"):
        run.submit(pixies.Place(run.lesson.seat, "G2_S3", 2, "up"))
    run.go_on()
    answer = run.submit(pixies.Place(run.lesson.seat, "G2_S3", 3, "up"))
    assert (answer.right, answer.sentences[0]) == (False, "The green 2 has value 2, so it goes to cell 2, not to cell 3.")
    with pytest.raises(ValueError, match="has a goal"):
        run.go_on()


def test_the_fixed_replies_of_a_lesson_are_all_legal_and_it_goes_the_same_way_every_time() -> None:
    def played() -> list[Any]:
        run, _ = begun("pixies", "first", "en")
        states = [run.state]
        while not run.over:
            if run.goal is None:
                run.go_on()
            else:
                wanted = run.lesson.steps[run.number].wanted
                view = run.view
                assert run.submit(pixies.parse_action(view, wanted[0]) if wanted else run.legal[0]).right
                states.append(run.state)
        return states

    states = played()
    assert states == played()
    after_down = states[6]
    assert [len([cell for cell in area if cell != pixies.Cell()]) for area in after_down.areas] == [5, 6]
    assert {card for area in after_down.areas for cell in area for card in (cell.up, cell.down) if card} == {
        "G2_S3", "R7_X4", "B4_S1", "B4_0", "Y4_S3", "Y5_0", "R2_S5", "Y9_X2", "B1_S6", "R4_0", "G6_X1", "M3_0", "B6_S1",
    }  # fmt: skip
