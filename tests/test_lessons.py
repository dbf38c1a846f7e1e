"""Lessons: played to the end by who reads only what is said; a wrong action gets a hint and is taken back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boardrules import chibitactics, languages, pixel_tactics, pixies, translator
from boardrules.lessons import LessonRun, lesson_faults, lessons
from boardrules.messages import Message

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


def played(name: str) -> list[Any]:
    """The positions of a lesson whose learner always does the first of what is wanted: the first, and one after each goal."""
    game = GAMES[name]
    run, _ = begun(name, "first", "en")
    states = [run.state]
    while not run.over:
        if run.goal is None:
            run.go_on()
        else:
            wanted = run.lesson.steps[run.number].wanted
            assert run.submit(game.parse_action(run.view, wanted[0]) if wanted else run.legal[0]).right
            assert run.left_out == () or not wanted
            states.append(run.state)
    return states


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_goes_the_same_way_every_time(name: str) -> None:
    assert played(name) == played(name)


@pytest.mark.parametrize("name", GAMES)
def test_the_lessons_have_no_faults(name: str) -> None:
    assert [lesson_faults(GAMES[name], lesson) for lesson in lessons(GAMES[name])] == [()] * len(lessons(GAMES[name]))


def spoiled(name: str, number: int, **fields: Any) -> tuple[Any, Any]:
    """A game, and its lesson with one step changed."""
    game = GAMES[name]
    (lesson, *_) = lessons(game)
    steps = [*lesson.steps]
    steps[number] = msgspec.structs.replace(steps[number], **fields)
    return game, msgspec.structs.replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize(
    ("name", "number", "fields", "fault"),
    [
        (
            "pixel_tactics",
            3,
            {"replies": ("attack V1>V2", "draw", "drawn 1.alchemist", "end")},
            "step 3: replies attack V1>V2 not carried out",
        ),
        ("pixel_tactics", 3, {"replies": ("nonsense", "end")}, "step 3: replies nonsense not carried out"),
        ("pixel_tactics", 1, {"replies": ("end",)}, "step 1: replies end not carried out"),
        ("pixel_tactics", 2, {"wanted": ("attack V1>V2",)}, "step 2: attack V1>V2: "),
        ("pixel_tactics", 2, {"wanted": ("attack the leader",)}, "step 2: attack the leader: "),
        ("chibitactics", 2, {"replies": ("roll 2", "roll 3")}, "step 2: replies roll 3 not carried out"),
        ("chibitactics", 1, {"hint": Message.of("lesson-first-nowhere")}, "en: lesson-first-nowhere cannot be said"),
    ],
)
def test_faults_of_a_lesson_are_found_while_it_is_written(name: str, number: int, fields: dict[str, Any], fault: str) -> None:
    found = lesson_faults(*spoiled(name, number, **fields))
    assert any(one.startswith(fault) for one in found), found


def test_a_reply_that_is_not_legal_is_left_out_and_another_answer_given() -> None:
    game, lesson = spoiled("pixel_tactics", 3, replies=("attack V1>V2", "end"))
    run: LessonRun[Any, Any, Any, Any, Any] = LessonRun(game, lesson)
    while run.number < 4:
        if run.goal is None:
            run.go_on()
        else:
            assert run.submit(game.parse_action(run.view, lesson.steps[run.number].wanted[0])).right
    assert run.left_out == ("attack V1>V2",)
    assert run.legal, "it is the learner's turn again"


def test_the_lesson_of_pixel_tactics_ends_with_the_fall_of_the_leader() -> None:
    states = played("pixel_tactics")
    last = states[-1]
    outcome = pixel_tactics.outcome(last)
    assert outcome is not None
    assert outcome.winners == (0,)
    lethal = states[3 - 1]
    assert lethal.actor == 0
    corpses = [piece.card for player in states[4 - 1].players for piece in player.unit if piece is not None and piece.face == "corpse"]
    assert sorted(corpses) == ["0.paladin", "1.overlord"]


def test_in_the_lesson_of_chibitactics_the_pikeman_takes_one_trophy_and_uses_it_for_the_next() -> None:
    states = played("chibitactics")
    held = [unit.trophies for state in states for unit in state.units if unit.id == "tam-0"]
    assert list(dict.fromkeys(held)) == [(), ("bracket-1",), ("inkcap-1",)]
    assert not [unit for unit in states[-1].units if unit.seat == 1]
    outcome = chibitactics.outcome(states[-1])
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_lesson_of_pixies_places_these_cards() -> None:
    states = played("pixies")
    after_down = states[6]
    assert [len([cell for cell in area if cell != pixies.Cell()]) for area in after_down.areas] == [5, 6]
    assert {card for area in after_down.areas for cell in area for card in (cell.up, cell.down) if card} == {
        "G2_S3", "R7_X4", "B4_S1", "B4_0", "Y4_S3", "Y5_0", "R2_S5", "Y9_X2", "B1_S6", "R4_0", "G6_X1", "M3_0", "B6_S1",
    }  # fmt: skip
