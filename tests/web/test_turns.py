"""Fair turns in the thread of the games, and one translator for all who read one language."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the web example needs starlette, uvicorn and websockets")

from host import Host
from limits import Limits
from shown import words_of
from turns import Rank, Turns

from boardrules import Seat
from tests.web.serving import alone

PATHS = {"a": ("one", "table", "a"), "b": ("one", "table", "b"), "c": ("one", "other", "c"), "d": ("two", "third", "d")}


def order(*put: tuple[Rank, str]) -> str:
    """The order in which clients have their turns."""

    async def run() -> str:
        turns: Turns[str] = Turns()
        for rank, client in put:
            turns.put(rank, PATHS[client], client)
        return "".join([(await turns.get())[1] for _ in put])

    return alone(run())


def test_players_come_before_spectators_whoever_was_first() -> None:
    put = [(rank, client) for rank, client in zip(reversed(Rank), "abcd", strict=True)]
    assert order(*put) == "dcba"


def test_addresses_tables_and_clients_take_turns() -> None:
    put = [(Rank.PLAYER, client) for client in "aaaaaaaabbcd"]
    assert order(*put) == "adcbabaaaaaa"


def test_a_rank_that_rests_is_passed_over_and_comes_again() -> None:
    async def run() -> str:
        turns: Turns[str] = Turns()
        turns.rest(Rank.PLAYER, 0.1)
        turns.put(Rank.PLAYER, (), "late")
        turns.put(Rank.QUESTION, (), "early")
        return " ".join([(await turns.get())[1] for _ in range(2)])

    assert alone(run()) == "early late"


def test_questions_of_spectators_take_their_share_of_the_time_and_no_more(tmp_path: Path) -> None:
    async def run() -> int:
        host = Host(f"sqlite:///{tmp_path / 'tables.db'}", Limits(watching=0.1), pace=0, seed=None)
        working = asyncio.create_task(host.work())
        asked = [asyncio.create_task(host.run(lambda: time.sleep(0.02), Rank.QUESTION, ("one", "table", n))) for n in range(200)]
        await asyncio.sleep(1)
        begun = time.monotonic()
        await host.run(lambda: None)
        assert time.monotonic() - begun < 2  # all questions take four seconds
        done = sum(task.done() for task in asked)
        for task in (*asked, working):
            task.cancel()
        await asyncio.gather(*asked, working, return_exceptions=True)
        host.games.thread.shutdown()
        return done

    assert 5 <= alone(run()) <= 35  # half a second's worth at once, then a tenth of the time


def test_a_language_that_nobody_knows_is_english_and_no_other_drawing() -> None:
    assert words_of("pixies", "xx") is words_of("pixies", "yy") is words_of("pixies", "en")
    assert words_of("pixies", "pl-x1") is words_of("pixies", "PL_x2") is words_of("pixies", "pl")
    assert words_of("pixies", "pl", Seat(1)).reader == 1
