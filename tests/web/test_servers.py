"""Several servers on one PostgreSQL: who changes a table, who hears of it, and who goes on when one is gone."""

from __future__ import annotations

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

from boardrules import verify
from tests.web.postgres import INITDB, POSTGRES, Postgres, postgresql
from tests.web.serving import Client, Server

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
            stack.enter_context(Server(tmp_path_factory.mktemp("web"), "--max-new-tables", "1000", database=postgres.url)) for _ in range(3)
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
        Server(tmp_path, "--pace", "0.2", database=postgres.url) as gone,
        Server(tmp_path / "other", "--pace", "0.2", database=postgres.url) as other,
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
                assert time.monotonic() - begun < TAKEN_OVER + 5
                with other.join(table, token) as again:
                    again.until("actions")
                    assert "refused" not in again.act()
                if fault == signal.SIGSTOP:
                    gone.process.send_signal(signal.SIGCONT)
                    ply = watching.until("ply")["ply"]
                    ada.until(f"ply >= {ply}")
            assert verify(postgres.log(table)).result != "DIVERGED"
