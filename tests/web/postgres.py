"""A PostgreSQL of one's own in a new folder, as Debian ships it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests.web.serving import free_port


def program(name: str) -> str | None:
    """A program of PostgreSQL: on the path, or where Debian keeps them."""
    return shutil.which(name) or next(iter(sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)), None)


INITDB, POSTGRES = program("initdb"), program("postgres")


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
                psycopg.connect(self.url, connect_timeout=5).close()
            except psycopg.Error:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("PostgreSQL does not start")

    def ask(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a statement."""
        text: Any = statement
        with psycopg.connect(self.url, autocommit=True) as connection:
            rows: list[tuple[Any, ...]] = connection.execute(text, values).fetchall()
        return rows

    def log(self, table: str) -> bytes:
        """The log of a table as it is kept."""
        return b"".join(bytes(lines) for (lines,) in self.ask("SELECT lines FROM logs WHERE id = %s ORDER BY at", table))

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(3)  # SIGQUIT: at once
        self.process.wait(20)


@contextmanager
def postgresql() -> Iterator[Postgres]:
    """A database server that runs for a while."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "postgres"
        place.mkdir()
        Path(folder).chmod(0o755)
        server = Postgres(place)
        server.start()
        yield server
        server.stop()
