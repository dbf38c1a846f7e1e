"""Tables and logs of one server in SQLite, by the standard library. Every write is one statement, committed before it returns.

What several servers share is kept by ``postgres.py``.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias

from boardrules import RecorderError, Store

__all__ = ["Database", "Faster", "Journal", "LogStore", "NotKnown", "Row", "StorageError"]

Row: TypeAlias = tuple[Any, ...]

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, used INTEGER NOT NULL, about BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS listed (id TEXT PRIMARY KEY, since INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS logs (id TEXT NOT NULL, at INTEGER NOT NULL, lines BLOB NOT NULL, PRIMARY KEY (id, at))",
)


TOUCH_AFTER: Final = 3600
"""Seconds after which a table that is played at is noted as in use again."""


class StorageError(OSError):
    """The database cannot be reached, or cannot keep what it was given: nothing was kept."""


class NotKnown(StorageError):
    """The database was given something and did not answer in time: nobody knows whether it was kept."""


class Faster(RecorderError):
    """Somebody else has written there since it was read: nothing was kept."""


class Journal(Store, Protocol):
    """The place where a table writes its log, and what is kept about it besides."""

    @property
    def pending(self) -> bool:
        """True if something was written that is not kept yet."""
        ...

    def change(self, about: bytes) -> None:
        """Keep something new about the table."""
        ...

    def unlist(self) -> None:
        """List the table in the lobby no more."""
        ...


class Database:
    """The tables of the server, and their logs.

    Parameters
    ----------
    url:
        ``sqlite:///tables.db`` (a file); ``sqlite://`` alone keeps everything in memory.

    It belongs to one thread at a time. Raises StorageError if the database cannot be opened, ValueError for another URL.
    """

    def __init__(self, url: str) -> None:
        self.url: Final = url
        if not url.startswith("sqlite://"):
            raise ValueError("a database is sqlite:///FILE or postgresql://...")
        self._connection: Any = None
        self._execute()
        for statement in SCHEMA:
            self._execute(statement)

    def add(self, id: str, about: bytes) -> None:
        """Keep a new table."""
        self._execute("INSERT INTO tables (id, used, about) VALUES (?, ?, ?)", (id, int(time.time()), about))

    def find(self, id: str) -> bytes | None:
        """Return what is kept about a table, None if there is none."""
        rows = self._execute("SELECT about FROM tables WHERE id = ?", (id,))
        return bytes(rows[0][0]) if rows else None

    def change(self, id: str, about: bytes) -> None:
        """Keep something new about a table."""
        self._execute("UPDATE tables SET about = ?, used = ? WHERE id = ?", (about, int(time.time()), id))

    def list_open(self, id: str) -> None:
        """List a table in the lobby, until it starts."""
        self._execute("INSERT INTO listed (id, since) VALUES (?, ?)", (id, int(time.time())))

    def unlist(self, id: str) -> None:
        """List a table no more."""
        self._execute("DELETE FROM listed WHERE id = ?", (id,))

    def listed(self, since: float, most: int) -> tuple[tuple[str, bytes], ...]:
        """Return the tables that were listed after the time *since*, the newest first, with what is kept about each."""
        found = self._execute(
            "SELECT tables.id, about FROM listed JOIN tables ON tables.id = listed.id WHERE since >= ? ORDER BY since DESC LIMIT ?",
            (int(since), most),
        )
        return tuple([(str(id), bytes(about)) for id, about in found])

    def touch(self, ids: Sequence[str]) -> None:
        """Note that tables are in use."""
        for id in ids:
            self._execute("UPDATE tables SET used = ? WHERE id = ?", (int(time.time()), id))

    def count(self) -> int:
        """Return how many tables are kept."""
        return int(self._execute("SELECT count(*) FROM tables")[0][0])

    def forget(self, before: float) -> int:
        """Delete the tables that were not used after the time *before*, with their logs; returns how many."""
        count = int(self._execute("SELECT count(*) FROM tables WHERE used < ?", (int(before),))[0][0])
        # A log goes after its table: whatever happens in between, no table is left without its log.
        self._execute("DELETE FROM tables WHERE used < ?", (int(before),))
        self._execute("DELETE FROM logs WHERE id NOT IN (SELECT id FROM tables)")
        self._execute("DELETE FROM listed WHERE id NOT IN (SELECT id FROM tables)")
        return count

    def lines(self, id: str) -> bytes:
        """Return the log of a table as far as it is kept."""
        return b"".join(bytes(lines) for (lines,) in self._execute("SELECT lines FROM logs WHERE id = ? ORDER BY at", (id,)))

    def append(self, id: str, at: int, lines: bytes) -> None:
        """Keep *lines* of a log at byte *at*. Raises Faster if something is there already."""
        self._execute("INSERT INTO logs (id, at, lines) VALUES (?, ?, ?)", (id, at, lines))

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _execute(self, statement: str = "", values: Sequence[object] = ()) -> list[Row]:
        """Run one statement, connecting before it if need be; it is committed when this returns."""
        try:
            if self._connection is None:
                path = self.url.removeprefix("sqlite://").removeprefix("/") or ":memory:"
                self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
                self._connection.execute("PRAGMA journal_mode = WAL")
                self._connection.execute("PRAGMA synchronous = FULL")
            return list(self._connection.execute(statement, values)) if statement else []
        except sqlite3.IntegrityError:
            raise Faster("somebody else has written there") from None
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error


class LogStore:
    """The journal of one table: everything is kept at once."""

    def __init__(self, database: Database, id: str) -> None:
        self.database = database
        self.id = id
        self._touched = time.time()

    @property
    def pending(self) -> bool:
        """Nothing ever is."""
        return False

    def change(self, about: bytes) -> None:
        """Keep something new about the table."""
        self.database.change(self.id, about)

    def unlist(self) -> None:
        """List the table in the lobby no more."""
        self.database.unlist(self.id)

    def lock(self) -> None:
        """Do nothing: two writers would add lines at the same place, which the key of the table refuses."""

    def read(self) -> bytes:
        """Return all lines."""
        return self.database.lines(self.id)

    def append(self, at: int, lines: bytes) -> None:
        """Keep *lines* after the first *at* bytes; statements are whole or not at all, so there is never a rest to be dropped."""
        if not lines:
            return
        if time.time() - self._touched >= TOUCH_AFTER:
            self.database.touch([self.id])
            self._touched = time.time()
        self.database.append(self.id, at, lines)

    def close(self) -> None:
        """Do nothing: nothing is held open."""
