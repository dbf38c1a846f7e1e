"""The web example on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("psycopg", reason="PostgreSQL is reached by psycopg: tox -e postgres")
pytest.importorskip("uvicorn")

from boardrules import verify
from tests.web.postgres import INITDB, POSTGRES, Postgres, postgresql
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(INITDB is None or POSTGRES is None, reason="there is no PostgreSQL here")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgresql() as server:
        yield server


def test_a_whole_game_is_played_and_kept_exactly(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, database=postgres.url) as server:
        for game in ("pixies", "pixel_tactics", "chibitactics"):
            table, token = server.make(game, "Zoë")
            with server.join(table, token) as client:
                client.ask("start")
                rng = Random(7)
                while not client.until("actions or over")["over"]:
                    client.go_on(rng.randrange(100))
                log = client.ask("log")["log"].encode()
            assert verify(log).result == "EXACT"
            assert postgres.log(table) == log
        assert server.said() == ""


def test_a_table_outlives_both_servers(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, database=postgres.url) as server:
        table, token = server.make("pixies", "Ada", seats=2)
        with server.join(table, token) as client:
            client.ask("start")
            client.until("actions")
            client.go_on()
            ply = client.until("actions")["ply"]
            postgres.stop()
            told = client.act()
            assert told["refused"]["message"] == "the database does not answer, so nothing was done"
        postgres.start()
        with server.join(table, token) as client:
            assert client.until("actions")["ply"] == ply
            client.go_on()
            assert client.until("actions or over")["ply"] > ply
        server.kill()
        server.start()
        with server.join(table, token) as client:
            assert client.until("actions")["ply"] > ply
