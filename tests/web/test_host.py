"""Which tables are kept, and who comes in where there is little room."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
import weakref
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="the web example needs starlette, uvicorn and websockets")

from faces import Told
from host import Client, Full, Host, NewTable
from limits import Limits
from msgspec import Raw
from opened import Open
from storage import Database, StorageError
from table import Table

from boardrules import Seat
from tests.web.serving import alone

DAY = 86400.0


class Nobody:
    """A socket that nobody is at the other end of."""

    async def close(self, code: int) -> None:
        pass


def client(table: str, token: str = "", address: str = "127.0.0.1") -> Client:
    nobody: Any = Nobody()
    return Client(nobody, address, table, token, Told())


def run(folder: Path, limits: Limits, use: Callable[[Host], Coroutine[Any, Any, None]]) -> None:
    async def work() -> None:
        host = Host(f"sqlite:///{folder / 'tables.db'}", limits, pace=0, seed="7")
        working = asyncio.create_task(host.work())
        try:
            await use(host)
        finally:
            for found in [*host.open.values()]:
                await host.shut(found)
            working.cancel()
            host.games.thread.shutdown()

    alone(work())


def kept(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return [id for (id,) in database.execute("SELECT DISTINCT id FROM logs")]


def age(folder: Path, days: float) -> None:
    """Let some days go by."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.execute("UPDATE tables SET used = used - ?", (int(days * DAY),))


# Forgetting


def test_a_table_that_is_open_is_in_use_however_long(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        made, token = await host.make(NewTable("pixies"))
        other, _ = await host.make(NewTable("pixies"))
        found = await host.enter(client(made, token))
        assert found is not None
        await host.run(found.table.start)
        await asyncio.to_thread(age, tmp_path, 61)
        assert await host.forget(time.time() - 60 * DAY) == 1
        assert await host.keeper.find(other) is None
        await host.run(lambda: found.table.leave(Seat(0)))
        assert kept(tmp_path) == [made]

    run(tmp_path, Limits(), use)


def test_a_table_that_is_played_at_is_in_use_whoever_keeps_it_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    table, _ = Table.make(database, "pixies", b'{"seats":2}', person="Ada", seed="7")
    table.start()
    age(tmp_path, 61)
    later = time.time() + 61 * DAY
    monkeypatch.setattr("storage.time.time", lambda: later)
    seat = table.match.game.to_act(table.match.state)[0]
    table.match.submit(seat, table.match.prompt(seat).actions[0])
    assert database.forget(later - 60 * DAY) == 0
    assert kept(tmp_path) == [table.id]


@pytest.mark.parametrize("game", ["pixies", "pixel_tactics", "chibitactics"])
def test_nothing_holds_a_table_that_everybody_has_left(tmp_path: Path, game: str) -> None:
    async def use(host: Host) -> None:
        held: list[weakref.ref[object]] = []
        for _ in range(3):
            held += await _visit(host, game)
            assert host.open == {}
        await host.run(lambda: None)  # the thread of the games remembers its last call
        gc.collect()
        assert [one for one in held if one() is not None] == []

    run(tmp_path, Limits(), use)


def test_no_table_is_left_without_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    table, _ = Table.make(database, "pixies", b'{"seats":2}', person="Ada", seed="7")
    table.start()
    execute = database._execute

    def cut(statement: str = "", values: Any = ()) -> Any:
        if "logs" in statement and "DELETE" in statement:
            raise KeyboardInterrupt
        return execute(statement, values)

    with monkeypatch.context() as patch:
        patch.setattr(database, "_execute", cut)
        with pytest.raises(KeyboardInterrupt):
            database.forget(1e12)
    assert database.find(table.id) is None
    database.forget(0)
    assert kept(tmp_path) == []


# Room


def test_spectators_take_no_players_place(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        made, token = await host.make(NewTable("pixies"))
        for _ in range(3):
            assert await host.enter(client(made))
        with pytest.raises(Full):
            await host.enter(client(made))
        for _ in range(3):
            assert await host.enter(client(made, token))
        with pytest.raises(Full):
            await host.enter(client(made, token))

    run(tmp_path, Limits(connections_of_table=3), use)


def test_spectators_of_all_tables_take_no_players_place(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        tables = [await host.make(NewTable("pixies")) for _ in range(3)]
        for made, _ in tables[:2]:
            assert await host.enter(client(made))
        for made, _ in tables:
            with pytest.raises(Full):
                await host.enter(client(made))
        assert len(host.open) == 2
        assert await host.enter(client(*tables[2]))

    run(tmp_path, Limits(spectators=2), use)


def test_who_only_watches_is_no_news_to_others(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        made, token = await host.make(NewTable("pixies"))
        player, watching = client(made, token), client(made)
        found = await host.enter(player)
        assert found is not None
        player.news.clear()
        await host.enter(watching)
        await host.left(found, watching)
        assert not player.news.is_set()
        await host.enter(watching)
        await host.left(found, player)
        assert watching.news.is_set()

    run(tmp_path, Limits(), use)


def test_bots_are_asked_at_a_table_only_while_they_have_a_seat(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        made, token = await host.make(NewTable("pixies", Raw(b'{"seats":2}')))
        found = await host.enter(client(made, token))
        assert found is not None
        assert found.bots is not None
        await found.bots
        found.table.sit(found.table.invite(Seat(1)), "Ben")
        found.bots = None
        host.let_bots_act(found)
        assert found.bots is None
        found.table.leave(Seat(1))
        host.let_bots_act(found)
        assert found.bots is not None

    run(tmp_path, Limits(), use)


def test_a_table_that_is_not_there_is_none(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        assert await host.enter(client("nothing")) is None

    run(tmp_path, Limits(open_tables=0), use)


def test_bots_go_on_once_the_database_answers_again(tmp_path: Path) -> None:
    async def use(host: Host) -> None:
        made, token = await host.make(NewTable("pixies", Raw(b'{"seats":2}')))
        person = client(made, token)
        found = await host.enter(person)
        assert found is not None
        await host.run(found.table.start)
        silent = 2

        async def sure() -> None:
            nonlocal silent
            silent -= 1
            if silent >= 0:
                raise StorageError("the database does not answer")

        host.copies.sure = sure
        found.bots = None
        await host.run(lambda: _until_a_bot_is_asked(found.table))
        ply = found.table.match.ply
        host.let_bots_act(found)
        await _until_bots_rest(found)
        assert found.table.match.ply > ply

    run(tmp_path, Limits(), use)


def _until_a_bot_is_asked(table: Table) -> None:
    match = table.match
    while table.bot_asked() is None:
        seat = match.game.to_act(match.state)[0]
        match.submit(seat, match.prompt(seat).actions[0])


async def _until_bots_rest(found: Open) -> None:
    assert found.bots is not None
    await found.bots


async def _visit(host: Host, game: str) -> list[weakref.ref[object]]:
    """Open a table of a game, look at it, leave, and return weak references to all that was made for it."""
    made, token = await host.make(NewTable(game))
    person = client(made, token)
    found = await host.enter(person)
    assert found is not None
    await host.run(found.table.start)
    await host.run(partial(found.table.shown, person.seat, Told(), found.here()))
    table = found.table
    held: list[object] = [found, table, table.match, person]
    await host.left(found, person)
    return [weakref.ref(one) for one in held]
