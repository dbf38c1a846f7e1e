"""The web example on PostgreSQL: a server of its own in a new folder, as Debian ships it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("psycopg", reason="PostgreSQL is reached by psycopg: tox -e postgres")
pytest.importorskip("uvicorn")

from storage import Database, LogStore, StorageError
from table import Table

from boardrules import RecorderError, Seat, verify
from tests.web.serving import Server, free_port


def program(name: str) -> str | None:
    """A program of PostgreSQL: on the path, or where Debian keeps them."""
    return shutil.which(name) or next(iter(sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)), None)


INITDB, POSTGRES = program("initdb"), program("postgres")

pytestmark = pytest.mark.skipif(INITDB is None or POSTGRES is None, reason="there is no PostgreSQL here")


class Postgres:
    """A database server, which can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://boardrules@127.0.0.1:{self.port}/postgres"
        self.user = None
        if os.geteuid() == 0:  # it does not run as root
            names = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(folder, self.user)
        assert INITDB is not None
        line = [INITDB, "-D", str(folder / "data"), "-U", "boardrules", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"]
        subprocess.run(line, check=True, capture_output=True, user=self.user, cwd=folder)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert POSTGRES is not None
        line = [POSTGRES, "-D", str(self.folder / "data"), "-k", str(self.folder), "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        with (self.folder.parent / f"{self.folder.name}.txt").open("ab") as errors:
            self.process = subprocess.Popen(line, stderr=errors, stdout=errors, user=self.user, cwd=self.folder)
        for _ in range(200):
            try:
                Database(self.url).close()
            except StorageError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("PostgreSQL does not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(3)  # SIGQUIT: at once
        self.process.wait(20)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "postgres"
        place.mkdir()
        Path(folder).chmod(0o755)
        server = Postgres(place)
        server.start()
        yield server
        server.stop()


def kept(postgres: Postgres, table: str) -> bytes:
    database = Database(postgres.url)
    log = database.lines(table)
    database.close()
    return log


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
            assert kept(postgres, table) == log
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


def test_one_writer_only(postgres: Postgres) -> None:
    database, second = Database(postgres.url), Database(postgres.url)
    table, _ = Table.make(database, "pixies", b'{"seats":2}', person="Ada")
    other = Table.load(second, table.id)
    assert other is not None
    table.start()
    with pytest.raises(RecorderError):
        other.start()
    assert LogStore(database, table.id).read() == table.match.log()
    assert Table.load(database, table.id) is not None
    assert table.invite(Seat(1))
    assert database.forget(0) == 0
    assert database.forget(1e12) >= 1
    assert Table.load(database, table.id) is None
    database.close()
    second.close()
