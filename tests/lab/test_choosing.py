"""Questions to choose from: each is a sentence, and asking it by its text asks what the sentence says."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from case import read
from choosing import about, things
from msgspec import Raw
from ruling import Desk, installed, ruled

from boardrules import games, languages, notation

POINTED = {
    "pixel_tactics": ("0.V1", "0.F2", "1.F2", "0.F1", "card.0.alchemist"),
    "chibitactics": ("unit.orla-0", "unit.tam-0", "unit.morel-1", "skill.orla-0.line", "cell.4,-4"),
    "pixies": ("card.B4_C", "0.4", "0.5"),
}
"""Things in the picture of the first position of each game."""


@cache
def samples() -> dict[str, Any]:
    return {str(one["id"]): one["sample"] for one in installed()}


def raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def case(name: str, **fields: object) -> Raw:
    return raw({"game": name, "position": samples()[name], **fields})


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", languages())
def test_each_sentence_is_asked_by_its_text_and_the_answer_repeats_it(name: str, language: str) -> None:
    forbidden = 0
    for anchor in POINTED[name]:
        found = about(case(name, language=language), raw([anchor]))
        assert found, anchor
        assert len({str(one["text"]) for one in found}) == len(found)
        for one in found:
            answer: Any = ruled(case(name, language=language, action=one["text"]))
            (group,) = answer["groups"]
            assert "unread" not in group, one
            assert group["label"] == one["label"]
            forbidden += "refused" in group
    assert forbidden >= 3


@pytest.mark.parametrize("name", games())
def test_allowed_actions_come_first(name: str) -> None:
    desk = Desk(read(case(name)), {})
    view = desk.acting_view(desk.state)
    legal = {notation(desk.game).format_action(view, action) for action in desk.game.legal_actions(desk.state)}
    for anchor in POINTED[name]:
        allowed = [one["text"] in legal for one in about(case(name), raw([anchor]))]
        assert allowed == sorted(allowed, reverse=True)


def test_of_two_things_only_what_begins_with_both_is_meant() -> None:
    assert [one["text"] for one in about(case("pixel_tactics"), raw(["0.V1", "1.F2"]))] == ["attack V1>F2", "shoot V1>F2"]
    assert [one["text"] for one in about(case("pixies"), raw(["card.B4_C", "0.5"]))] == ["B4_C up 5"]
    assert about(case("pixel_tactics"), raw(["1.F2", "0.V1"])) == []


@pytest.mark.parametrize("name", games())
def test_only_things_that_mean_something_are_offered(name: str) -> None:
    assert things(case(name), raw([*POINTED[name], "nowhere", "seat.1"])) == list(POINTED[name])


def test_nothing_is_meant_by_what_is_not_there_and_in_no_position() -> None:
    assert about(case("pixies"), raw([])) == []
    assert about(case("pixies"), raw(["nowhere"])) == []
    impossible = raw({"game": "pixel_tactics", "position": {"round": -1}})
    assert about(impossible, raw(["0.V1"])) == []
    assert things(impossible, raw(["0.V1"])) == []


def test_an_action_that_names_what_there_is_not_is_said_in_words_and_refused() -> None:
    answer: Any = ruled(case("pixies", action='{"type":"Place","by":0,"card":"Q4","cell":5,"how":"up"}'))
    assert answer["groups"][0]["label"] == "Q4 on cell 5"
    assert "no card" in answer["groups"][0]["refused"]


def test_an_action_that_it_cannot_come_to_is_said_in_words() -> None:
    answer: Any = ruled(case("pixel_tactics", course=["attack V1>F2"], action="draw"))
    assert answer["groups"][0]["before"] == "Knight attacks the leader in melee"
    assert answer["groups"][0]["rules"]
