"""Why: what a page is answered to a tap that does nothing, before an action, and at the end; and who sits where after leaving and again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from asking import ending, rules, why, would
from catalog import catalog
from msgspec import Raw
from shown import words_of
from storage import Database
from table import Table, TableError

from boardrules import BoardRulesError, Dealer, IllegalAction, Match, Seat, from_json, from_state, game, games, rendering, to_json

ANCHOR = re.compile(r'data-anchor="([^"]+)"')


def table(name: str, plies: int, seed: int = 3) -> Match[Any, Any, Any, Any, Any]:
    """A match after so many random actions, or at its end."""
    match: Match[Any, Any, Any, Any, Any] = Match(game(name), dealer=Dealer(str(seed)))
    rng = Random(seed)
    while not match.over and match.ply < plies:
        seat = match.game.to_act(match.state)[0]
        match.submit(seat, rng.choice(match.prompt(seat).actions))
    return match


def anchors(match: Match[Any, Any, Any, Any, Any], seat: Seat) -> list[str]:
    svg = rendering(match.game).render_svg(match.game.view(match.state, seat), width=360)
    return list(dict.fromkeys(ANCHOR.findall(svg)))


@pytest.mark.parametrize("name", games())
def test_a_tap_is_answered_by_a_refusal_with_its_rule_or_by_actions_that_are_legal(name: str) -> None:
    refused = offered = 0
    for plies in (30, 60, 90):
        match = table(name, plies)
        for seat in (Seat(0), Seat(1)):
            legal = match.prompt(seat).actions
            for anchor in anchors(match, seat):
                told: Any = why(match, seat, words_of(name, "en", seat), anchor)
                if told["why"] is not None:
                    refused += 1
                    assert told["why"]["message"]
                    assert told["why"]["rule"]["text"]
                for one in told["can"]:
                    offered += 1
                    assert from_json(match.game.SPEC.action, bytes(one["action"])) in legal
    assert refused > 20
    assert offered


WRONG_QUESTION = {"no-question", "nothing-asked", "not-offered", "not-offered-card", "phase", "aim-self"}
"""Keys of refusals that answer something else than what was tapped on."""


@pytest.mark.parametrize("name", games())
def test_a_tap_is_answered_by_the_rule_that_forbids_it(name: str) -> None:
    for plies in range(20, 240, 20):
        match = table(name, plies)
        seat = match.game.to_act(match.state)[0]
        for anchor in anchors(match, seat):
            told: Any = why(match, seat, words_of(name, "en", seat), anchor)
            if told["why"] is not None:
                assert json.loads(bytes(told["why"]["refusal"]))["key"] not in WRONG_QUESTION, anchor


@pytest.mark.parametrize("name", games())
def test_answers_follow_from_what_the_seat_may_know(name: str) -> None:
    played, rng = game(name), Random(5)
    for plies in (40, 80):
        match = table(name, plies)
        for seat in (Seat(0), Seat(1)):
            twin = played.determinize(played.view(match.state, seat), rng)
            one, other = (Match(from_state(played, state)) for state in (match.state, twin))
            words = words_of(name, "en", seat)
            for anchor in anchors(match, seat):
                assert to_json(why(one, seat, words, anchor)) == to_json(why(other, seat, words, anchor))
            for action in one.prompt(seat).actions[:5]:
                written = to_json(action)
                assert to_json(would(one, seat, words, written)) == to_json(would(other, seat, words, written))


@pytest.mark.parametrize("name", games())
def test_an_action_is_told_before_it_is_taken_up_to_luck(name: str) -> None:
    match = table(name, 60)
    seat = match.game.to_act(match.state)[0]
    action = match.prompt(seat).actions[0]
    told: Any = would(match, seat, words_of(name, "en", seat), to_json(action))
    assert told["steps"]
    assert all(step["text"] for step in told["steps"])
    assert match.ply == table(name, 60).ply  # nothing was played


@pytest.mark.parametrize("name", games())
def test_rules_are_told_in_the_words_of_the_reader(name: str) -> None:
    match = table(name, 10)
    english, polish = (rules(match, words_of(name, language)) for language in ("en", "pl"))
    told: Any = english["rules"]
    other: Any = polish["rules"]
    assert [rule["id"] for rule in told] == [rule["id"] for rule in other]
    assert sum(one["text"] != two["text"] for one, two in zip(told, other, strict=True)) > len(told) / 2


def test_editions_are_called_in_the_words_of_the_reader_in_the_rules_and_among_the_options() -> None:
    match = table("pixel_tactics", 10)
    titles: list[tuple[str, ...]] = []
    for language in ("en", "pl", "ru"):
        games_told: Any = catalog(language)
        options = next(one["options"] for one in games_told if one["id"] == "pixel_tactics")
        labels = {one["value"]: one["label"] for one in next(one["choices"] for one in options if one["name"] == "edition")}
        told = rules(match, words_of("pixel_tactics", language))
        assert told["edition"] == labels["en"]
        titles.append((str(told["title"]), *labels.values()))
    for same in zip(*titles, strict=True):
        assert len(set(same)) == 3


@pytest.mark.parametrize("name", games())
def test_an_ended_match_has_its_rule_and_a_turning_point_before_its_end(name: str) -> None:
    with pytest.raises(BoardRulesError):
        ending(table(name, 10), words_of(name, "en"))
    match = table(name, 10_000)
    told: Any = ending(match, words_of(name, "en"))
    assert match.outcome is not None
    assert told["rule"]["id"] == match.outcome.rule
    assert told["turning"] is None or 0 < told["turning"] < match.ply


class Room:
    """A table of two with a database in a file."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(f"sqlite:///{folder / 'tables.db'}")
        self.table, self.host = Table.make(self.database, "pixies", b'{"seats":2}', person="Ada", seed="7")
        self.guest = self.table.sit(self.table.invite(Seat(1)), "Ben")[1]


def test_a_seat_that_was_left_is_taken_up_again_until_somebody_else_has_it(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.table.start()
    room.table.leave(Seat(1))
    assert room.table.seat_of(room.guest) is None
    assert room.table.back(room.guest) == 1
    assert room.table.seat_of(room.guest) == 1
    room.table.leave(Seat(1))
    room.table.sit(room.table.invite(Seat(1)), "Cleo")
    with pytest.raises(TableError):
        room.table.back(room.guest)
    with pytest.raises(TableError):
        room.table.back("")


def test_who_resigns_ends_the_match(tmp_path: Path) -> None:
    room = Room(tmp_path)
    with pytest.raises(TableError):
        room.table.resign(Seat(1))
    room.table.start()
    room.table.resign(Seat(1))
    assert room.table.match.retired == 1
    with pytest.raises(IllegalAction):
        room.table.resign(Seat(0))


@pytest.mark.parametrize("rotate", [False, True])
def test_a_rematch_has_the_same_people_options_and_secrets_and_is_made_once(tmp_path: Path, *, rotate: bool) -> None:
    room = Room(tmp_path)
    with pytest.raises(TableError):
        room.table.again(rotate=rotate)
    room.table.start()
    room.table.resign(Seat(1))
    planned = room.table.again(rotate=rotate)
    assert planned is not None
    room.database.add(*planned)
    room.table.rematch()
    made = room.table.about.next
    assert made == planned[0]
    assert room.table.again(rotate=not rotate) is None
    again = Table.load(room.database, made)
    assert again is not None
    assert json.loads(bytes(again.about.options)) == {"seats": 2}
    assert isinstance(again.about.options, Raw)
    assert not again.started
    assert [again.seat_of(token) for token in (room.host, room.guest)] == ([1, 0] if rotate else [0, 1])
    assert again.host == (1 if rotate else 0)
    assert again.about.seed != room.table.about.seed
    again.start()
    again.close()
