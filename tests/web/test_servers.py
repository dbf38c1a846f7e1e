"""Several servers on one PostgreSQL, each with visitors of the same tables: who changes a table, who hears of it, and who goes on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", reason="PostgreSQL is reached by psycopg: tox -e postgres")
pytest.importorskip("uvicorn")

from postgres import Shared
from websockets.exceptions import WebSocketException

from boardrules import verify
from tests.web.postgres import INITDB, POSTGRES, Postgres, postgresql
from tests.web.relay import relay
from tests.web.serving import Client, Server, alone

pytestmark = pytest.mark.skipif(INITDB is None or POSTGRES is None, reason="there is no PostgreSQL here")

Told = dict[str, Any]

TAKEN_OVER = 10.0
"""Seconds within which the tables of a server that is gone go on."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgresql() as server:
        yield server


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        made = [
            stack.enter_context(Server(tmp_path_factory.mktemp("web"), "--apart", "--max-new-tables", "1000", database=postgres.url))
            for _ in range(3)
        ]
        yield made
        for server in made:
            assert server.said() == ""


def together(*calls: Callable[[], Told]) -> list[Told]:
    """What is told to those who ask at the same moment."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [found.result(60) for found in [pool.submit(call) for call in calls]]


def play(clients: list[Client], plies: int = 400) -> None:
    """Let the people of a table act in turn, wherever each is connected."""
    while not clients[0].until("to_act or over")["over"] and clients[0].shown["ply"] < plies:
        ply, acting = clients[0].shown["ply"], clients[0].shown["to_act"]
        for client in clients:
            client.until(f"ply >= {ply}")
        who = next(client for client in clients if client.shown["seat"] in acting)
        who.until("actions")
        who.go_on()
        clients[0].until(f"ply > {ply} or seen != {clients[0].shown['seen']!r}")


def test_any_server_answers_anybody_and_everybody_is_shown_everything(servers: list[Server], postgres: Postgres) -> None:
    table, token = servers[0].make("pixies", "Ada", seats=2)
    with servers[1].join(table, token) as ada, servers[2].join(table) as ben, servers[0].join(table) as watching:
        ben.sit(ada.ask("invite", seat=1)["invitation"], "Ben")
        assert "refused" not in ben.ask("luck", text="seven")
        assert "refused" not in ada.ask("start")
        play([ada, ben])
        for client in (ben, watching):
            client.until("over")
            assert client.shown["ply"] == ada.shown["ply"]
            assert client.shown["table"]["seats"][1]["name"] == "Ben"
        log = postgres.log(table)
    assert verify(log).result == "EXACT"


def test_who_is_at_another_server_is_at_the_table(servers: list[Server]) -> None:
    table, token = servers[0].make("pixies", "Ada", seats=2)
    with servers[0].join(table) as watching:
        watching.until("not table['seats'][0]['here']")
        with servers[1].join(table, token):
            watching.until("table['seats'][0]['here']")
        watching.until("not table['seats'][0]['here']")


def test_one_invitation_is_for_one_visitor(servers: list[Server]) -> None:
    for _ in range(5):
        table, token = servers[0].make("pixies", "Ada", seats=2)
        with ExitStack() as stack:
            host = stack.enter_context(servers[0].join(table, token))
            rivals = [stack.enter_context(server.join(table)) for server in servers]
            invitation = host.ask("invite", seat=1)["invitation"]
            told = together(*[partial(rival.ask, "sit", invitation=invitation) for rival in rivals])
            assert sum("token" in one for one in told) == 1
            assert {one["refused"]["message"] for one in told if "refused" in one} == {
                "this invitation has been used, or replaced by another"
            }


def test_seats_that_are_taken_at_once_are_all_kept(servers: list[Server]) -> None:
    table, token = servers[0].make("pixies", "Ada", seats=4)
    with ExitStack() as stack:
        host = stack.enter_context(servers[0].join(table, token))
        invitations = [host.ask("invite", seat=seat)["invitation"] for seat in (1, 2, 3)]
        guests = [stack.enter_context(server.join(table)) for server in servers]
        told = together(*[partial(guest.ask, "sit", invitation=one) for guest, one in zip(guests, invitations, strict=True)])
        assert sorted(one.get("seat", -1) for one in told) == [1, 2, 3]
        for server in servers:
            for one in told:
                with server.join(table, one["token"]) as again:
                    assert again.hello["seat"] == one["seat"]


def test_two_starts_at_once_are_one_and_luck_is_kept(servers: list[Server], postgres: Postgres) -> None:
    table, token = servers[0].make("pixies", "Ada", seats=2)
    with servers[1].join(table, token) as ada, servers[2].join(table) as ben:
        ben.sit(ada.ask("invite", seat=1)["invitation"], "Ben")
        told = together(*[partial(client.ask, "luck", text=client.token[:4]) for client in (ada, ben)])
        told += together(*[partial(client.ask, "start") for client in (ada, ben)])
        assert [one for one in told if "refused" in one] == []
        assert f'"client_seeds":["{token[:4]}","{ben.token[:4]}"]'.encode() in postgres.log(table)


def test_bots_go_on_where_a_server_was_killed_or_stands_still(postgres: Postgres, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with (
        Server(tmp_path, "--apart", "--pace", "0.2", database=postgres.url) as gone,
        Server(tmp_path / "other", "--apart", "--pace", "0.2", database=postgres.url) as other,
    ):
        for fault in (signal.SIGSTOP, signal.SIGKILL):
            table, token = gone.make("chibitactics", "Ada")
            with other.join(table) as watching, gone.join(table, token) as ada:
                ada.ask("start")
                while 0 in ada.until("actions or 1 in to_act")["to_act"]:
                    ada.go_on()
                watching.until(f"ply >= {ada.shown['ply']}")
                assert gone.process is not None
                gone.process.send_signal(fault)
                begun, ply = time.monotonic(), watching.shown["ply"]
                watching.until(f"ply > {ply} + 1 or to_act == [0]")
                assert time.monotonic() - begun < TAKEN_OVER + SLACK
                with other.join(table, token) as again:
                    again.until("actions")
                    assert "refused" not in again.act()
                if fault == signal.SIGSTOP:
                    gone.process.send_signal(signal.SIGCONT)
                    ply = watching.until("ply")["ply"]
                    ada.until(f"ply >= {ply}")
            assert verify(postgres.log(table)).result != "DIVERGED"


ANSWERED = 5.0
"""Seconds within which an action is answered while the database hangs, and within which everything is as usual once it is back."""
SLACK = 15.0
"""What a machine that is busy with other things may add."""
NOT_KEPT = "the database does not answer, so nothing was done"
NOT_KNOWN = "the database does not answer: it is not known whether this was done, look again in a moment"


def acted(client: Client) -> Told:
    """What somebody is told who acts as soon as it is possible."""
    client.until("actions")
    return client.act()


def test_while_the_database_hangs_acts_are_refused_in_time_and_all_goes_on_soon_after(postgres: Postgres, tmp_path: Path) -> None:
    with relay(postgres.port) as between, Server(tmp_path, database=postgres.url.replace(str(postgres.port), str(between.port))) as server:
        with ExitStack() as stack:
            seats = []
            for _ in range(6):
                table, token = server.make("pixies", "Ada", seats=2)
                seats.append(stack.enter_context(server.join(table, token)))
                seats[-1].ask("start")
                seats[-1].until("actions")
            for hanging in (1.0, 8.0):
                between.hang()
                begun = time.monotonic()
                told = together(*[partial(acted, seat) for seat in seats])
                if hanging > ANSWERED:
                    assert time.monotonic() - begun < ANSWERED + SLACK
                    assert {one["refused"]["message"] for one in told} <= {NOT_KEPT, NOT_KNOWN}
                    assert NOT_KNOWN in {one["refused"]["message"] for one in told}
                    assert seats[0].act()["refused"]["message"] == NOT_KEPT, "nothing is sent as long as it is not known what is kept"
                    time.sleep(max(0.0, hanging - (time.monotonic() - begun)))
                between.go_on()
                begun = time.monotonic()
                for seat in seats:
                    while "refused" in (told_now := acted(seat)):
                        assert time.monotonic() - begun < ANSWERED + SLACK, told_now
                        seat.ask("whole")
                        seat.hear()
        assert server.said() == ""


def test_news_that_were_missed_are_looked_up(postgres: Postgres, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with (
        relay(postgres.port) as between,
        Server(tmp_path, "--apart", database=postgres.url.replace(str(postgres.port), str(between.port))) as cut,
        Server(tmp_path / "other", "--apart", database=postgres.url) as other,
    ):
        table, token = other.make("pixies", "Ada", seats=2)
        with cut.join(table) as watching, other.join(table, token) as ada:
            ada.ask("start")
            for _ in range(5):
                between.cut()
                ply = ada.until("actions or over")["ply"]
                ada.go_on()
                watching.until(f"ply > {ply}")
        assert cut.said() == ""


def test_the_limits_of_an_address_are_for_all_servers_together(postgres: Postgres, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    limits = ("--apart", "--max-new-tables", "0.001", "--max-openings", "0.001", "--max-connections-of-one", "40")
    with Server(tmp_path, *limits, database=postgres.url) as one, Server(tmp_path / "other", *limits, database=postgres.url) as other:
        postgres.ask("DELETE FROM taken RETURNING what")
        body = b'{"game":"pixies"}'
        made = [server.post(body)[0] for _ in range(15) for server in (one, other)]
        assert made.count(201) == 20
        assert made.count(429) == 10
        table = postgres.ask("SELECT id FROM tables ORDER BY used DESC LIMIT 1")[0][0]
        one.join(table).close()
        postgres.ask("UPDATE taken SET level = 3 WHERE what = 'opening' RETURNING what")
        for server in (one, other, one):
            server.join(table).close()
        for server in (one, other):
            with pytest.raises(WebSocketException):
                server.join(table)
        postgres.ask("DELETE FROM taken RETURNING what")
        with ExitStack() as stack:
            for _ in range(30):
                stack.enter_context(one.join(table))
            told = postgres.ask
            begun = time.monotonic()
            while told("SELECT coalesce(max((visitors ->> '127.0.0.1')::int), 0) FROM servers")[0][0] < 30:
                assert time.monotonic() - begun < 30
                time.sleep(0.1)
            for _ in range(10):
                stack.enter_context(other.join(table))
            with pytest.raises(WebSocketException):
                other.join(table)


async def _changed(shared: Shared, id: str = "one") -> None:
    found = await shared.read(id)
    assert found is not None
    found[1].change(b"{}")
    await shared.commit(found[1])


def test_a_change_is_announced_only_where_another_server_follows_the_table() -> None:
    async def heard(url: str) -> list[tuple[str, int]]:
        one, other = Shared(url), Shared(url)
        await one.start()
        await other.start()
        async with one.announcements() as announced:
            await one.add("one", b"{}")
            await _changed(one)  # nobody else has it open
            assert await other.read("one") is not None
            await _changed(one)
            await one.release(["one"])
            await _changed(one)  # it was left, and whoever still follows it says so again
            await other.take(["one"])
            await _changed(one)
            found = [await anext(announced) for _ in range(2)]
        await other.close()
        await one.close()
        return [(id, int(version)) for id, version, _ in (news.split(" ") for news in found)]

    with postgresql() as server:
        assert alone(heard(server.url)) == [("one", 2), ("one", 5)]


def test_who_opens_a_table_while_it_is_changed_hears_of_it_or_reads_it() -> None:
    async def missed(url: str) -> list[int]:
        one, other = Shared(url), Shared(url)
        await one.start()
        await other.start()
        found = []
        async with one.announcements() as announced:
            for number in range(40):
                id = f"{number}"
                await one.add(id, b"{}")
                changing = asyncio.create_task(_changed(one, id))
                await asyncio.sleep(0.0005 * (number % 10))
                read = await other.read(id)
                await changing
                assert read is not None
                if read[0].version == 0:
                    async with asyncio.timeout(TAKEN_OVER):
                        while (await anext(announced)).split(" ")[:2] != [id, "1"]:
                            pass
                found.append(read[0].version)
        await other.close()
        await one.close()
        return found

    with postgresql() as server:
        assert {*alone(missed(server.url))} <= {0, 1}
