"""What the lab says of cases: by which rules something is allowed or refused, step by step, in every version of the rules."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from ruling import fitting, installed, ruled, taken

from boardrules import BoardRulesError, InvalidOptions, Seat, chibitactics, from_json, game, games, pixel_tactics, to_json, translator

EDITIONS = [{"edition": "en"}, {"edition": "ru"}, {"edition": "first"}, {"edition": "pl"}]


@cache
def every() -> list[dict[str, Any]]:
    return [dict(one) for one in installed()]


def case(name: str, **fields: object) -> Raw:
    return Raw(msgspec.json.encode({"game": name, "position": Raw(sample(name)), **fields}))


def sample(name: str) -> bytes:
    return next(msgspec.json.encode(one["sample"]) for one in every() if one["id"] == name)


def asked(name: str, **fields: object) -> Any:
    return msgspec.json.decode(to_json(ruled(case(name, **fields))))


def drawn(now: Any) -> list[str]:
    """The anchors in the picture of a position."""
    return [anchor for piece in now["picture"]["pieces"] for anchor in re.findall('data-anchor="([^"]*)"', piece["drawing"])]


@pytest.mark.parametrize("name", games())
def test_every_sample_is_a_position_in_which_something_may_be_done(name: str) -> None:
    now = asked(name)["now"]
    assert now["actions"]
    assert now["picture"]["frame"]
    assert {anchor for action in now["actions"] for anchor in action["anchors"]} <= set(drawn(now))
    assert now["questions"]


def test_an_action_is_explained_step_by_step_with_the_card_that_speaks() -> None:
    (group,) = asked("pixel_tactics", action="attack V1>V2")["groups"]
    assert [rule["id"] for rule in group["rules"]] == ["PT-FLOW-2", "PT-ACT-3", "PT-ATK-1"]
    spoken = [step for step in group["steps"] if step["sentence"]]
    assert {ability["card"] for ability in spoken} == {"Demitras Denigrande"}
    assert all(ability["sentence"].startswith("Whenever one of your heroes") for ability in spoken)
    (struck,) = [step for step in group["steps"] if "takes 3 damage" in step["text"]]
    assert [(part["n"], part["card"]) for part in struck["parts"]] == [(3, "Player 1's Knight")]
    changed = {change["place"]: (change["before"], change["after"]) for change in group["changes"]}
    assert changed["budget.actions"] == ("2", "1")
    assert changed["players[1].unit[1].damage"] == ("1", "4")
    now = asked("pixel_tactics")["now"]
    assert re.findall('data-anchor="([^"]*)"', group["after"]) == drawn(now)
    assert any(piece["drawing"] not in group["after"] for piece in now["picture"]["pieces"])


@pytest.mark.rule("PT-ATK-3")
def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    (group,) = asked("pixel_tactics", action="attack V1>F2")["groups"]
    assert "cannot be attacked in melee" in group["refused"]
    assert [rule["id"] for rule in group["rules"]] == ["PT-ATK-3"]
    assert "both be in melee" in group["rules"][0]["text"]
    assert group["after"] is None


@pytest.mark.rule("PT-ACT-9")
def test_editions_that_differ_stand_side_by_side() -> None:
    found = asked("pixel_tactics", versions=EDITIONS, action="switch V1 R2")
    allowed, refused = found["groups"]
    assert allowed["versions"] == [0, 1]
    assert allowed["label"] == "Switch Knight and the corpse of Mystic"
    assert refused["versions"] == [2, 3]
    assert refused["rules"][0]["id"] == "PT-ACT-9"
    assert {one["edition"] for one in refused["rules"][0]["variants"]} >= {"pl"}
    only_there = {one["text"] for one in found["now"]["actions"] if one["versions"] == [0, 1]}
    assert only_there == {"switch V1 R2"}


def test_what_was_done_before_goes_on_and_stops_where_a_version_refuses_it() -> None:
    first, other = asked("pixel_tactics", versions=EDITIONS[1:3], course=["switch V1 R2"], action="end")["groups"]
    assert first["label"] == "End the turn"
    assert other["before"] == "Switch Knight and the corpse of Mystic"
    assert other["refused"]


def test_luck_is_chosen_as_everything_else_is() -> None:
    found = asked("pixel_tactics", course=["draw"])
    assert found["now"]["acting"] == [-1]
    cards = [one["text"] for one in found["now"]["actions"]]
    assert "drawn 0.knight" not in cards, "it lies on the board"
    (group,) = asked("pixel_tactics", course=["draw"], action=cards[0])["groups"]
    assert group["steps"]


def test_an_action_may_be_json_and_nonsense_is_told_as_such() -> None:
    (group,) = asked("pixel_tactics", action='{"type":"EndTurn","by":0}')["groups"]
    assert group["label"] == "End the turn"
    for text in ("nonsense", '{"type":"Nonsense"}', "attack V9>V1"):
        (group,) = asked("pixel_tactics", action=text)["groups"]
        assert group["unread"]


def test_players_are_called_by_the_names_on_the_board() -> None:
    found = asked("pixel_tactics", names=["Ann", "Bo"], course=["draw"], language="pl", versions=EDITIONS)
    assert found["players"][:2] == ["Ann", "Bo"]
    assert "Ann" in str(found["now"]["picture"])
    state = pixel_tactics.set_up(from_json(pixel_tactics.Setup, sample("pixel_tactics")))
    said = translator("pl", pixel_tactics).label(pixel_tactics.view(state, Seat(0)), pixel_tactics.Draw(by=Seat(0)))
    assert found["now"]["course"] == [said]
    fresh = asked("pixel_tactics", names=["Ann", "Bo"], action="end")
    assert [one["who"] for one in fresh["now"]["questions"]] == ["Ann"]
    assert [one["who"] for one in fresh["groups"][0]["asked"]] == ["Bo"]


def test_what_an_action_has_changed_is_marked_in_the_picture_after_it() -> None:
    (group,) = asked("pixel_tactics", action="attack V1>V2", width=390, palette="dark")["groups"]
    state = pixel_tactics.set_up(from_json(pixel_tactics.Setup, sample("pixel_tactics")))
    step = pixel_tactics.step(state, pixel_tactics.parse_action(pixel_tactics.view(state, Seat(0)), "attack V1>V2"))
    view = pixel_tactics.view(step.state, Seat(0))
    assert group["after"] == pixel_tactics.render_svg(view, width=390, palette="dark", events=step.events)
    assert group["after"] != pixel_tactics.render_svg(view, width=390, palette="dark")


def test_a_seat_reads_no_more_than_it_may_know() -> None:
    host, rival = (asked("pixel_tactics", course=["draw"], action="drawn 0.healer", reader=reader) for reader in ("host", 1))
    assert "0.healer" in str(host["groups"][0]["changes"])
    told = rival["groups"][0]
    assert "healer" not in str(told["changes"]) + str(told["steps"]) + told["after"]


def test_a_seat_that_tries_an_action_of_its_own_is_told_what_its_view_fixes() -> None:
    position = {
        "round": 2,
        "players": [
            {"unit": [["V1", "oracle"], ["F2", "leader:paladin"]]},
            {"unit": [["F2", "leader:paladin"]], "hand": ["mystic", "witch"]},
        ],
    }
    own, host = (asked("pixel_tactics", position=position, action="cast V1", reader=reader)["groups"][0] for reader in (0, "host"))
    assert (own["stopped"], host["stopped"]) == ("hidden", None)
    assert "mystic" in str(host)
    assert "mystic" not in str(own["steps"]) + str(own["changes"]) + str(own["after"])


def test_a_position_that_cannot_be_is_told_with_every_fault() -> None:
    position = {"players": [{"unit": [["F2", "leader:vampire"], ["V1", "dragon"], ["V2", "knihgt"]]}, {"unit": [["F2", "leader:paladin"]]}]}
    found = msgspec.json.decode(to_json(ruled(Raw(msgspec.json.encode({"game": "pixel_tactics", "position": position})))))
    assert found["now"] is None
    faults = found["groups"][0]["faults"]
    assert [fault["path"] for fault in faults] == ["$.players[0].unit[1]", "$.players[0].unit[2]"]
    assert {fault["rule"]["id"] for fault in faults} == {"PT-SET-1"}


@pytest.mark.parametrize("wrong", [b"[]", b'{"game":"pixies","positon":{}}', b'{"game":"chess"}'])
def test_what_is_no_case_is_refused(wrong: bytes) -> None:
    with pytest.raises(BoardRulesError):
        ruled(Raw(wrong))


@pytest.mark.parametrize("position", [b"7", b'{"units":7}', b'{"options":{"edition":"xx"}}'])
def test_what_is_no_position_is_a_fault_of_each_version(position: bytes) -> None:
    found: Any = ruled(Raw(b'{"game":"pixel_tactics","position":%s,"versions":[{},{"edition":"ru"}]}' % position))
    assert all(group["faults"] for group in found["groups"])


def test_the_position_after_an_action_can_be_laid_out() -> None:
    after: Any = taken(case("pixel_tactics", action="recruit oracle V2"))
    state = pixel_tactics.set_up(after["position"])
    assert state.players[0].unit[1] is not None
    assert state.players[0].unit[1].card == "0.oracle"


@pytest.mark.parametrize("name", games())
def test_every_version_that_is_offered_can_be_asked(name: str) -> None:
    one = next(one for one in every() if one["id"] == name)
    versions = one["versions"]
    groups = asked(name, versions=versions)["groups"]
    assert sorted(number for group in groups for number in group["versions"]) == list(range(len(versions)))
    without = [number for group in groups if group.get("faults") for number in group["versions"]]
    assert len(without) < len(versions) / 2, "most versions have the position of the sample"
    assert game(name).SPEC.title == one["title"]


LANGUAGES = ["en", "pl", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_says_is_said_in_the_language_of_the_page(language: str) -> None:
    words = translator(language, pixel_tactics)
    (group,) = asked("pixel_tactics", action="attack V1>V2", language=language)["groups"]
    view = pixel_tactics.view(pixel_tactics.set_up(from_json(pixel_tactics.Setup, sample("pixel_tactics"))), Seat(0))
    assert group["label"] == words.label(view, pixel_tactics.parse_action(view, "attack V1>V2"))
    assert [rule["title"] for rule in group["rules"]] == [words.rule(rule["id"]).title for rule in group["rules"]]
    (refused,) = asked("pixel_tactics", action="attack V1>F2", language=language)["groups"]
    assert refused["rules"][0]["text"] == words.rule("PT-ATK-3").text
    (unread,) = asked("pixel_tactics", action="fly V1", language=language)["groups"]
    if language != "en":
        english = asked("pixel_tactics", action="attack V1>V2")["groups"][0]
        assert [step["text"] for step in group["steps"]] != [step["text"] for step in english["steps"]]
        assert refused["refused"] != asked("pixel_tactics", action="attack V1>F2")["groups"][0]["refused"]
        assert unread["unread"] != asked("pixel_tactics", action="fly V1")["groups"][0]["unread"]
        assert group["after"] != english["after"]


def test_a_rule_that_is_not_translated_says_so() -> None:
    (group,) = asked("pixel_tactics", action="attack V1>V2", language="pl")["groups"]
    for rule in group["rules"]:
        english = next(found for found in pixel_tactics.SPEC.rules if found.id == rule["id"])
        assert rule["translated"] == (rule["text"] != english.text)
        assert [one["translated"] for one in rule["variants"]] == [
            one["text"] != own.text for one, own in zip(rule["variants"], english.variants, strict=True)
        ]


def test_what_an_edition_makes_of_a_rule_is_said_in_the_language_of_the_page() -> None:
    (group,) = asked("pixel_tactics", action="switch V1 R2", language="ru", versions=[{"edition": "pl"}])["groups"]
    (rule,) = group["rules"]
    said = translator("ru", pixel_tactics).rule("PT-ACT-9").variants
    assert [(one["edition"], one["text"]) for one in rule["variants"]] == [(one.edition, one.text) for one in said]
    assert any(one["translated"] for one in rule["variants"])


def test_cards_of_ones_own_lie_beside_the_printed_ones_in_every_edition() -> None:
    pack = json.loads(pixel_tactics.workshop())
    position = fitting(case("pixel_tactics", pack=pack))
    assert position["options"]["cards"] == ["set_1", "workshop"]
    position["players"][0]["unit"].append(["V3", "tinker"])
    found = asked("pixel_tactics", position=position, pack=pack, versions=EDITIONS, action="attack V3>V2")
    assert sorted(number for group in found["groups"] for number in group["versions"]) == [0, 1, 2, 3]
    assert all(not group.get("faults") for group in found["groups"])
    (without,) = asked("pixel_tactics", position=position)["groups"]
    assert "workshop" in str(without["faults"]), "without the pack there are no such cards"


def test_a_position_stays_when_a_pack_comes_and_begins_anew_when_its_cards_go() -> None:
    pack = json.loads(pixel_tactics.workshop())
    position: Any = fitting(case("pixel_tactics", pack=pack))
    position["players"][0]["unit"].append(["V3", "tinker"])
    assert fitting(case("pixel_tactics", position=position, pack=pack)) == position
    assert fitting(case("pixel_tactics", position=position)) == json.loads(sample("pixel_tactics"))


def test_a_pack_of_units_brings_a_position_of_its_own() -> None:
    pack = json.loads(to_json(chibitactics.STARTER).replace(b'"orla"', b'"nova"'))
    position = fitting(case("chibitactics", pack=pack))
    assert [unit["id"] for unit in position["units"]] == ["nova-0", "morel-1", "tam-0"]
    assert asked("chibitactics", position=position, pack=pack)["now"]["actions"]


@pytest.mark.parametrize("name", ["pixel_tactics", "chibitactics"])
def test_every_fault_of_a_pack_is_told(name: str) -> None:
    with pytest.raises(InvalidOptions, match="the pack has faults"):
        fitting(case(name, pack={"id": "few", "title": "Few"}))


def test_a_game_without_packs_says_so() -> None:
    assert [one["id"] for one in every() if not one["packs"]] == ["pixies"]
    with pytest.raises(BoardRulesError, match="takes no packs"):
        fitting(case("pixies", pack={}))
