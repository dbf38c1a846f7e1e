"""Opponents at a web table: decisions in processes of their own, levels by seat, the pace, and what a table keeps of them."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import faces
import pytest
from opponents import Asked, Opponents, decide
from session import answer, decode
from storage import Database
from table import Table

from boardrules import Dealer, Match, Seat, games, pixies
from boardrules.bots import LEVELS


def asked(level: str = "casual", game: Any = pixies) -> Asked:
    match = Match(game, None, dealer=Dealer("7"))
    while True:
        seat = game.to_act(match.state)[0]
        prompt = match.prompt(seat)
        first, *others = prompt.actions
        if others:
            return Asked(seat, game.SPEC.id, level, prompt.view, prompt.actions, prompt.digest)
        match.submit(seat, first)


def slow(_: Asked) -> int:
    time.sleep(600)
    return 0


def dying(_: Asked) -> int:
    os._exit(1)


def last(asked: Asked) -> int:
    return len(asked.actions) - 1


async def chosen(opponents: Opponents, wanted: Asked) -> int:
    try:
        return await opponents.choose(wanted)
    finally:
        opponents.close()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_each_level_decides_in_another_process(level: str) -> None:
    wanted = asked(level)
    assert 0 <= asyncio.run(chosen(Opponents(), wanted)) < len(wanted.actions)
    assert 0 <= decide(wanted) < len(wanted.actions)


def test_the_choice_of_the_process_is_the_one_that_is_played() -> None:
    wanted = asked()
    assert asyncio.run(chosen(Opponents(decider=last), wanted)) == len(wanted.actions) - 1


def test_a_process_that_hangs_or_dies_is_replaced_and_the_game_goes_on() -> None:
    async def both() -> list[int]:
        found: list[int] = []
        for opponents in (Opponents(decider=dying), Opponents(decider=slow, patience=0.2)):
            wanted = asked()
            assert 0 <= await opponents.choose(wanted) < len(wanted.actions)
            found.append(opponents.replaced)
            opponents.close()
        return found

    assert asyncio.run(both()) == [2, 2]


def test_the_server_answers_while_bots_think_and_a_decision_is_taken_back() -> None:
    async def waiting() -> int:
        opponents = Opponents(decider=slow)
        thinking = [asyncio.create_task(opponents.choose(asked())) for _ in range(5)]
        turns = 0
        while turns < 100:
            await asyncio.sleep(0.01)
            turns += 1
        for task in thinking:
            task.cancel()
        await asyncio.wait(thinking, timeout=60)
        opponents.close()
        return turns

    assert asyncio.run(waiting()) == 100


def say(table: Table, by: int | None, kind: str, /, **fields: object) -> dict[str, Any]:
    return answer(table, None if by is None else Seat(by), decode(json.dumps({"type": kind, "id": 1, **fields})))


def levels(table: Table) -> list[str]:
    shown: Any = table.shown(None, faces.Told(), set())[0]["table"]
    return [chair["level"] for chair in shown["seats"]]


def test_a_table_keeps_the_opponents_of_each_seat_and_their_pace(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    made, _ = Table.make(
        database, "pixies", b'{"seats":4}', person="Ada", seed="7", bots="casual", opponents=("strong", "", "beginner"), pace="slow"
    )
    assert levels(made)[1:] == ["strong", "casual", "beginner"]
    assert say(made, 0, "opponent", seat=2, level="beginner") == {"id": 1}
    assert say(made, 0, "pace", pace="at once") == {"id": 1}
    seat, _ = made.sit(made.invite(Seat(1)), "Ben")
    made.leave(seat)
    made.close()
    found = Table.load(database, made.id)
    assert found is not None
    assert levels(found)[1:] == ["strong", "beginner", "beginner"]
    assert found.pause == 0
    found.close()


def test_only_the_host_chooses_opponents(tmp_path: Path) -> None:
    table, _ = Table.make(Database(f"sqlite:///{tmp_path / 'tables.db'}"), "pixies", b"{}", person="Ada", seed="7")
    table.sit(table.invite(Seat(1)), "Ben")
    assert "refused" in say(table, 1, "opponent", seat=2, level="strong")
    assert "refused" in say(table, 1, "pace", pace="slow")
    assert "refused" in say(table, 0, "opponent", seat=9, level="strong")
    assert levels(table) == ["random"] * 3
    table.close()


@pytest.mark.parametrize("game", games())
def test_what_a_bot_decided_before_something_else_happened_is_not_played(game: str, tmp_path: Path) -> None:
    table, _ = Table.make(Database(f"sqlite:///{tmp_path / 'tables.db'}"), game, b"{}", person="Ada", seed="7")
    table.start()
    while (wanted := table.bot_asked()) is None:
        prompt = table.match.prompt(Seat(0))
        table.match.submit(Seat(0), prompt.actions[0])
    assert table.bot_plays(wanted, 0)
    assert not table.bot_plays(wanted, 0)
    table.close()


def test_anybody_may_sit_down_at_a_table_that_is_listed_until_it_starts(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    table, _ = Table.make(database, "pixies", b"{}", person="Ada", seed="7", listed=True)
    private, _ = Table.make(database, "pixies", b"{}", person="Eve", seed="7")
    assert [id for id, _ in database.listed(0, 10)] == [table.id]
    assert say(private, None, "sit", invitation="open", name="Ben")["refused"]
    assert say(table, None, "sit", invitation="open", name="Ben")["seat"] == 1
    table.start()
    assert say(table, None, "sit", invitation="open", name="Cid")["refused"]
    assert database.listed(0, 10) == ()
    table.close()
    private.close()
