"""A table of the web example, without a server: seats, secrets, the log before the answer, taking back, bots."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import faces
import pytest
import shown
from session import answer, decode
from storage import Database, StorageError
from table import Table

from boardrules import Message, RecorderError, Seat, from_json, games, pixies, to_json, translator, verify, verify_luck
from boardrules.bots import BotError
from boardrules.messages import capitalized
from tests.web.showing import Page, as_read

Told = dict[str, Any]


class Room:
    """A table with people on all seats, and a database in a file."""

    def __init__(self, folder: Path, game: str = "pixies", options: str = '{"seats":2}', people: int = 2, seed: str | None = "7") -> None:
        self.database = Database(f"sqlite:///{folder / 'tables.db'}")
        self.table, token = Table.make(self.database, game, options.encode(), person="Ada", seed=seed)
        self.tokens = [token]
        for seat in range(1, people):
            self.tokens.append(self.table.sit(self.table.invite(Seat(seat)), f"person {seat}")[1])

    def say(self, by: int | None, kind: str, **fields: object) -> Told:
        said = decode(json.dumps({"type": kind, "id": 1, **fields}))
        told: Told = answer(self.table, None if by is None else Seat(by), said)
        return told

    def shown(self, seat: int | None, since: int = 0) -> Told:
        return self.table.shown(None if seat is None else Seat(seat), faces.Told(since), set())[0]

    def act(self, seat: int, choice: int = 0) -> Told:
        shown = self.shown(seat)
        actions = shown["actions"]
        return self.say(seat, "act", seen=shown["seen"], action=json.loads(bytes(actions[choice % len(actions)]["action"])))

    def acting(self) -> int:
        seat: int = self.shown(None)["to_act"][0]
        return seat

    def reload(self) -> None:
        """What a new server finds."""
        self.table.close()
        found = Table.load(self.database, self.table.id)
        assert found is not None
        self.table = found


@pytest.fixture
def room(tmp_path: Path) -> Room:
    made = Room(tmp_path)
    made.table.start()
    return made


# Seats and secrets


def test_a_secret_is_of_one_seat_and_a_guess_of_none(room: Room) -> None:
    assert [room.table.seat_of(token) for token in room.tokens] == [0, 1]
    for guess in ("", "x", room.tokens[0][:-1], room.tokens[0] + "=", "\ud800", "\0"):
        assert room.table.seat_of(guess) is None


def test_secrets_are_compared_in_constant_time_all_of_them(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append(other)
        return one == other

    monkeypatch.setattr("table.secrets.compare_digest", compare)
    room.table.seat_of(room.tokens[0])
    assert len(compared) == 2


def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1)
    invitation = room.table.invite(Seat(1))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        kept = b"".join(row[0] for row in database.execute("SELECT about FROM tables"))
    assert b"Ada" in kept
    for secret in (*room.tokens, invitation):
        assert secret.encode() not in kept


def test_an_invitation_works_once_and_the_newest_only(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1)
    first, second = (room.table.invite(Seat(1)) for _ in range(2))
    assert room.say(None, "sit", invitation=first)["refused"]["message"] == "this invitation has been used, or replaced by another"
    told = room.say(None, "sit", invitation=second, name="Ben")
    assert room.table.seat_of(told["token"]) == 1
    assert "refused" in room.say(None, "sit", invitation=second)
    assert "refused" in room.say(None, "sit", invitation="")


def test_nobody_is_invited_to_a_seat_that_is_taken_or_not_there(room: Room) -> None:
    assert "refused" in room.say(0, "invite", seat=1)
    assert "refused" in room.say(0, "invite", seat=5)
    assert "refused" in room.say(None, "invite", seat=1)


def test_a_seat_that_was_left_is_nobodys_until_the_next_invitation(room: Room) -> None:
    assert room.say(1, "leave") == {"id": 1}
    assert room.table.seat_of(room.tokens[1]) is None
    assert room.shown(0)["table"]["seats"][1]["kind"] == "bot"
    told = room.say(None, "sit", invitation=room.say(0, "invite", seat=1)["invitation"])
    assert room.table.seat_of(told["token"]) == 1


@pytest.mark.parametrize("name", ["x" * 31, "a\u202eb", "a\u200bb", "\x07", "\ud800"])
def test_names_that_cannot_be_seen_or_never_end_are_refused(tmp_path: Path, name: str) -> None:
    room = Room(tmp_path, people=1)
    assert "30 printable characters" in _refused(room, name)


def _refused(room: Room, name: str) -> str:
    try:
        return str(room.say(None, "sit", invitation=room.table.invite(Seat(1)), name=name)["refused"]["message"])
    except ValueError as error:  # no text at all
        return f"30 printable characters: {error}"


# Playing


def test_who_sits_at_a_table_is_told_when_it_is_another(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.table.start()

    def told(known: faces.Told, *here: int) -> tuple[Told, faces.Told]:
        return room.table.shown(Seat(0), known, {Seat(seat) for seat in here})

    first, known = told(faces.Told(), 0, 1)
    assert [chair["here"] for chair in first["table"]["seats"]] == [True, True]
    room.act(room.acting())
    same, known = told(known, 0, 1)
    assert "table" not in same
    assert [chair["here"] for chair in told(known, 0)[0]["table"]["seats"]] == [True, False]


@pytest.mark.parametrize("game", games())
def test_any_game_is_played_to_its_end_and_its_log_and_luck_are_exact(game: str, tmp_path: Path) -> None:
    room = Room(tmp_path, game, "{}", people=1, seed=None)
    commitment = room.shown(0)["table"]["commitment"]
    room.say(0, "luck", text="of Ada")
    room.table.start()
    rng = Random(7)
    while not room.table.match.over:
        while room.table.bot_acts():
            pass
        if not room.table.match.over:
            assert "refused" not in room.act(0, rng.randrange(100))
    shown = room.shown(0)
    log = room.say(None, "log")["log"].encode()
    assert verify(log).result == "EXACT"
    assert verify_luck(log, shown["table"]["seed"], commitment=commitment, client_seeds=("of Ada",)).result == "EXACT"


def test_a_client_that_knows_the_types_gets_the_prompt_itself(room: Room, tmp_path: Path) -> None:
    seat = room.acting()
    prompt = room.table.match.prompt(Seat(seat))
    answer = room.say(seat, "prompt")
    assert bytes(answer["prompt"]) == to_json(prompt)
    labels = from_json(tuple[Message, ...], bytes(answer["actions"]))
    words = translator("pl", pixies)
    assert [capitalized(words(label)) for label in labels] == [words.label(prompt.view, action) for action in prompt.actions]
    assert bytes(answer["happened"]).startswith(b'[{"key":"event-')
    room.act(seat)
    told = json.loads(bytes(room.say(None, "prompt", since=prompt.ply)["prompt"]))
    assert (told["seat"], told["actions"], told["events"][0]["type"]) == (None, [], "Placed")
    refused = room.say(seat, "act", seen=prompt.digest, action=json.loads(to_json(prompt.actions[0])))["refused"]
    assert json.loads(bytes(refused["refusal"]))["key"] == "stale"
    (tmp_path / "other").mkdir()
    assert "refused" in Room(tmp_path / "other").say(0, "prompt"), "it has not begun"


def test_luck_is_added_before_the_start_only(room: Room) -> None:
    assert "refused" in room.say(0, "luck", text="late")
    assert room.table.match.log() == room.table.match.log()


def test_nothing_can_be_done_before_the_start_and_the_seed_stays_hidden_before_the_end(tmp_path: Path) -> None:
    room = Room(tmp_path, "pixel_tactics", "{}")
    shown = room.shown(0)
    assert (shown["actions"], shown["question"], shown["table"]["seed"]) == ([], None, None)
    assert "refused" in room.say(0, "act", seen=shown["seen"], action={"type": "Draw", "by": 0})
    room.table.start()
    assert room.shown(0)["table"]["seed"] is None


def test_an_answer_says_which_pictures_are_older_than_the_action(tmp_path: Path) -> None:
    room = Room(tmp_path, "pixel_tactics", "{}")
    room.table.start()
    before = room.act(1)["lines"]  # shown to the other, who chooses at the same time
    after = room.act(0)["lines"]
    assert before < after == room.shown(0)["lines"]
    assert room.shown(1)["lines"] == after


def test_leaders_are_chosen_at_the_same_time_and_nobody_is_asked_twice(tmp_path: Path) -> None:
    room = Room(tmp_path, "pixel_tactics", "{}")
    room.table.start()
    asked = [room.shown(seat) for seat in range(2)]
    acts = [{"seen": shown["seen"], "action": json.loads(bytes(shown["actions"][0]["action"]))} for shown in asked]
    assert "refused" not in room.act(1)
    assert room.shown(0)["question"] == asked[0]["question"]
    assert "refused" not in room.say(0, "act", **acts[0])
    ply = room.table.match.ply
    for seat, act in enumerate(acts):  # an answer was lost, and the page sends again
        assert room.say(seat, "act", **act)["refused"]["rule"]["id"] == "BR-STALE"
    assert room.table.match.ply == ply


def test_a_bot_answers_what_it_was_asked_although_its_rival_was_faster(tmp_path: Path) -> None:
    room = Room(tmp_path, "pixel_tactics", "{}", people=1)
    room.table.start()
    asked = room.table.bot_asked()
    assert asked is not None
    assert "refused" not in room.act(0)
    assert room.table.bot_plays(asked, 0)
    assert not room.table.bot_plays(asked, 0)


def test_a_stale_and_a_repeated_act_are_refused_by_rule(room: Room) -> None:
    seat = room.acting()
    shown = room.shown(seat)
    sent = {"seen": shown["seen"], "action": json.loads(bytes(shown["actions"][0]["action"]))}
    assert "refused" not in room.say(seat, "act", **sent)
    ply = room.table.match.ply
    told = room.say(seat, "act", **sent)
    assert told["refused"]["rule"]["id"] == "BR-STALE"
    assert told["refused"]["rule"]["text"]
    assert room.table.match.ply == ply


def test_another_seats_act_luck_and_nonsense_are_refused(room: Room) -> None:
    seat = room.acting()
    shown = room.shown(seat)
    own = json.loads(bytes(shown["actions"][0]["action"]))
    other = room.shown(1 - seat)
    assert room.say(1 - seat, "act", seen=other["seen"], action=own)["refused"]["rule"]["id"] == "BR-SEAT"
    assert room.say(seat, "act", seen=shown["seen"], action=own | {"by": 1 - seat})["refused"]["rule"]["id"] == "BR-SEAT"
    luck = {"type": "Reveal", "by": -1, "card": "B4_C"}
    assert room.say(seat, "act", seen=shown["seen"], action=luck)["refused"]["rule"]["id"] == "BR-CHANCE"
    nonsense: object
    for nonsense in ({}, [], None, "x", {"type": "Fly"}, own | {"by": "0"}, own | {"x": 1}):
        assert room.say(seat, "act", seen=shown["seen"], action=nonsense)["refused"]["message"]
    assert room.say(None, "act", seen=shown["seen"], action=own)["refused"]["message"] == "you do not sit at this table"
    assert room.table.match.ply == shown["ply"]


def test_bots_play_for_people_and_not_for_themselves(room: Room) -> None:
    room.say(0, "leave")
    room.say(1, "leave")
    assert not room.table.bot_acts()


# Taking back


def test_an_action_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    room = Room(tmp_path, options='{"seats":3}', people=3)
    room.table.start()
    seat = room.acting()
    before = room.shown(seat)["seen"]
    room.act(seat)
    first, second = (other for other in range(3) if other != seat)
    assert room.say(seat, "undo") == {"id": 1}
    assert room.shown(first)["table"]["undo"] == {"by": seat, "count": 1, "open": [first, second]}
    assert room.say(first, "agree", agreed=True) == {"id": 1}
    assert room.shown(seat)["seen"] != before
    assert room.say(second, "agree", agreed=True) == {"id": 1}
    assert (room.shown(seat)["ply"], room.shown(seat)["table"]["undo"]) == (4, None)
    assert room.shown(seat)["seen"] != before  # it is the same position, and not the same course of play


def test_one_who_declines_an_act_in_between_and_leaving_end_the_asking(room: Room) -> None:
    for how in ("agree", "act", "leave"):
        seat = room.acting()
        room.act(seat)
        if room.acting() == seat or room.say(seat, "undo") != {"id": 1}:
            continue
        if how == "agree":
            room.say(1 - seat, "agree", agreed=False)
        elif how == "act":
            room.act(1 - seat)
        else:
            room.say(1 - seat, "leave")
        assert room.shown(0)["table"]["undo"] is None
        assert "refused" in room.say(0, "agree", agreed=True)


def test_with_bots_the_own_action_and_theirs_are_taken_back_at_once(tmp_path: Path) -> None:
    room = Room(tmp_path, options='{"seats":4}', people=1)
    room.table.start()
    while True:
        while room.table.bot_acts():
            pass
        room.act(0)
        ply = room.table.match.ply
        if room.table.bot_acts() and room.table.match.ply == ply + 1:  # no luck came of it
            break
    assert room.say(0, "undo") == {"id": 1}
    assert room.table.match.ply == ply - 1


def test_what_luck_or_somebody_revealed_is_not_taken_back(room: Room) -> None:
    assert room.say(0, "undo")["refused"]["rule"]["id"] == "BR-UNDO"
    for _ in range(3):
        room.act(room.acting())
    seat = room.acting()
    room.act(seat)  # the last card of the turn: new ones are revealed
    assert room.say(seat, "undo")["refused"]["rule"]["id"] == "BR-UNDO"


# Keeping


def seen(room: Room, seat: int | None) -> Told:
    """What a page that knows nothing yet makes of what it is shown."""
    shown = Page().show(as_read(room.shown(seat)))
    return {name: value for name, value in shown.items() if name not in {"picture", "labels"}}


def test_a_table_is_found_again_as_it_was(room: Room) -> None:
    rng = Random(3)
    for _ in range(20):
        room.act(room.acting(), rng.randrange(100))
    before = [seen(room, seat) for seat in (0, 1, None)]
    room.reload()
    assert [seen(room, seat) for seat in (0, 1, None)] == before
    assert [room.table.seat_of(token) for token in room.tokens] == [0, 1]
    assert "refused" not in room.act(room.acting())


def test_an_answer_comes_after_the_line_is_kept(room: Room, tmp_path: Path) -> None:
    room.act(room.acting())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        kept = b"".join(row[0] for row in database.execute("SELECT lines FROM logs ORDER BY at"))
    assert kept == room.table.match.log()


def test_what_cannot_be_kept_is_not_played(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise StorageError("database or disk is full")

    ply = room.table.match.ply
    monkeypatch.setattr(room.database, "append", full)
    with pytest.raises(StorageError):
        room.act(room.acting())
    assert room.table.match.ply == ply


def test_a_second_server_cannot_go_on_with_the_same_log(room: Room) -> None:
    other = Table.load(room.database, room.table.id)
    assert other is not None
    room.act(room.acting())
    seat = other.match.game.to_act(other.match.state)[0]
    prompt = other.match.prompt(seat)
    with pytest.raises(RecorderError):
        other.match.submit(seat, prompt.actions[0])


def test_old_tables_are_deleted_with_their_logs(room: Room, tmp_path: Path) -> None:
    assert room.database.forget(0) == 0
    assert room.database.forget(1e12) == 1
    assert Table.load(room.database, room.table.id) is None
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM logs").fetchone() == (0,)


# What is shown


@pytest.mark.parametrize(
    ("language", "figures"), [("en", ["strength", "life", "leader: strength"]), ("ru", ["сила атаки", "жизни", "лидер: сила атаки"])]
)
def test_the_numbers_of_a_card_have_names_in_the_language_of_the_page(tmp_path: Path, language: str, figures: list[str]) -> None:
    room = Room(tmp_path, "pixel_tactics", "{}")
    told = shown.card(room.table.match, shown.words_of("pixel_tactics", language), "0.knight")
    sides: Any = told["cards"]
    assert [name for name, _ in sides[0]["numbers"]][:3] == figures


@pytest.mark.parametrize("game", games())
def test_every_card_in_a_picture_is_explained(game: str, tmp_path: Path) -> None:
    room = Room(tmp_path, game, "{}")
    room.table.start()
    rng, cards = Random(1), set[str]()
    for _ in range(60):
        cards.update(re.findall(r'data-card="([^"]+)"', room.say(0, "picture")["svg"]))
        room.act(room.acting(), rng.randrange(100))
    assert cards
    for card in cards:
        sides = room.say(None, "card", card=card)["cards"]
        assert sides[0]["text"] or sides[0]["numbers"], card


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "7",
        "{",
        '{"type":"hello"}',
        '{"type":"fly","id":1}',
        '{"type":"start","id":-1}',
        '{"type":"start","id":1,"x":1}',
        '{"type":"look","id":1,"ply":1e99}',
        '{"type":"picture","id":1,"targets":["' + "x" * 65 + '"]}',
        "[" * 9000,
        '{"type":"start","id":true}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode(text)


def test_the_past_is_shown_as_it_was_seen(room: Room) -> None:
    pictures = {}
    for _ in range(12):
        pictures[room.table.match.ply] = room.say(1, "picture")["svg"]
        room.act(room.acting())
    for ply, svg in pictures.items():
        assert room.say(1, "look", ply=ply)["svg"] == svg
    assert "refused" in room.say(1, "look", ply=10_000)
    assert room.say(1, "look", ply=1)["news"]


def test_cards_and_rules_are_explained(room: Room) -> None:
    assert [side["name"] for side in room.say(None, "card", card="B4_C")["cards"]] == ["special blue 4"]
    assert "refused" in room.say(None, "card", card="nothing")
    assert room.say(None, "rule", rule="PX-PLA-1")["rule"]["text"]
    assert "refused" in room.say(None, "rule", rule="PX-PLA")


def test_a_table_keeps_which_bots_play_at_it(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    made, _ = Table.make(database, "pixies", b'{"seats":2}', person="Ada", seed="7", bots="greedy")
    made.close()
    found = Table.load(database, made.id)
    assert found is not None
    assert found.about.bots == "greedy"
    found.start()
    while found.bot_acts():
        pass
    seat = found.match.game.to_act(found.match.state)[0]
    found.act(seat, to_json(found.match.game.legal_actions(found.match.state)[0]), str(found.shown(seat, faces.Told(), set())[0]["seen"]))
    assert found.bot_acts()
    with pytest.raises(BotError, match="there is no bot 'clever'"):
        Table.make(database, "pixies", b"{}", person="Ada", bots="clever")
    found.close()
