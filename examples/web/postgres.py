"""Tables that several servers share in PostgreSQL.

Each table has a number that every change counts up, the token of its lease: a change names the token that it was made from, in the
statement that writes it, and is refused if another came first. With a change the server becomes the holder of the lease; it holds it
for as long as it says every few seconds that it is alive. The holder lets the bots act.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

import msgspec
import psycopg
from draft import Draft
from keeping import Kept, Path
from pool import Pool, connected
from storage import Faster, Journal, Row

from boardrules import Seat

__all__ = ["CHANNEL", "LEASE", "Look", "Shared"]

CHANNEL: Final = "boardrules"
"""What changed is announced here: the table's id, the number of its change, and the server that made it."""
LEASE: Final = 6.0
"""Seconds after which a server that says nothing has lost its leases."""

SCHEMA: Final = """
    SELECT pg_advisory_xact_lock(7102207);
    CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, used BIGINT NOT NULL, about BYTEA NOT NULL);
    ALTER TABLE tables ADD COLUMN IF NOT EXISTS version BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN IF NOT EXISTS holder TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN IF NOT EXISTS followed BOOLEAN NOT NULL DEFAULT false;
    CREATE TABLE IF NOT EXISTS listed (id TEXT PRIMARY KEY, since BIGINT NOT NULL);
    CREATE TABLE IF NOT EXISTS logs (id TEXT NOT NULL, at BIGINT NOT NULL, lines BYTEA NOT NULL, PRIMARY KEY (id, at));
    CREATE TABLE IF NOT EXISTS servers (name TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, visitors JSONB NOT NULL, seats JSONB NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS taken
        (what TEXT, address TEXT, level DOUBLE PRECISION NOT NULL, at TIMESTAMPTZ NOT NULL, PRIMARY KEY (what, address));
"""
ADD: Final = """
    WITH made AS (INSERT INTO tables (id, used, about, holder) VALUES (%(id)s, %(now)s, %(about)s, %(me)s) RETURNING id, used)
    INSERT INTO listed (id, since) SELECT id, used FROM made WHERE %(listed)s
"""
LISTED: Final = """
    SELECT tables.id, about FROM listed JOIN tables ON tables.id = listed.id WHERE since >= %(since)s ORDER BY since DESC LIMIT %(most)s
"""
COMMIT: Final = """
    WITH written AS (
        UPDATE tables SET version = version + 1, holder = %(me)s, used = %(now)s, about = coalesce(%(about)s::bytea, about)
        WHERE id = %(id)s AND version = %(version)s RETURNING id, version, followed
    ), kept AS (
        INSERT INTO logs (id, at, lines) SELECT id, %(at)s, %(lines)s::bytea FROM written WHERE length(%(lines)s::bytea) > 0
    ), gone AS (
        DELETE FROM listed WHERE %(unlisted)s AND id IN (SELECT id FROM written)
    )
    SELECT CASE WHEN followed THEN pg_notify(%(channel)s, id || ' ' || version || ' ' || %(me)s) END FROM written
"""
"""A change is announced only where another server has the table open, since transactions that announce something wait for each other."""
TAKE: Final = """
    WITH taken AS (
        UPDATE tables SET version = version + 1, holder = %(me)s WHERE id = ANY(%(ids)s) AND holder <> %(me)s
        AND NOT EXISTS (SELECT FROM servers WHERE name = tables.holder AND until > clock_timestamp()) RETURNING id, version, followed
    ), followed AS (
        UPDATE tables SET followed = true
        WHERE id = ANY(%(ids)s) AND holder <> %(me)s AND NOT followed AND id NOT IN (SELECT id FROM taken)
    )
    SELECT id, CASE WHEN followed THEN pg_notify(%(channel)s, id || ' ' || version || ' ' || %(me)s) END FROM taken
"""
"""Whoever cannot have the lease of a table follows it from then on. A change that comes before is read, since both write the same row."""
HOLDER: Final = """
    SELECT holder FROM tables WHERE id = %(id)s AND holder <> %(me)s
    AND EXISTS (SELECT FROM servers WHERE name = tables.holder AND until > clock_timestamp())
"""
LIVE: Final = """
    INSERT INTO servers (name, until, visitors, seats)
    VALUES (%(me)s, clock_timestamp() + make_interval(secs => %(lease)s), %(visitors)s::jsonb, %(seats)s::jsonb)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, visitors = excluded.visitors, seats = excluded.seats
"""
SINCE: Final = """
    SELECT about, version, holder,
        (SELECT string_agg(lines, ''::bytea ORDER BY at) FROM logs WHERE logs.id = tables.id AND at >= %(size)s)
    FROM tables WHERE id = %(id)s
"""
LOOK: Final = """
    SELECT id, version, holder = %(me)s, ARRAY(
        SELECT DISTINCT seat::int FROM servers, jsonb_array_elements_text(servers.seats -> tables.id) AS seat
        WHERE name <> %(me)s AND until > clock_timestamp()
    ) FROM tables WHERE id = ANY(%(ids)s)
"""
MAY: Final = """
    WITH once AS (
        INSERT INTO taken AS now (what, address, level, at) VALUES (%(what)s, %(address)s, %(most)s::float8 - 1, clock_timestamp())
        ON CONFLICT (what, address) DO UPDATE SET at = clock_timestamp(),
            level = least(%(most)s::float8, now.level + extract(epoch FROM clock_timestamp() - now.at) * %(rate)s::float8) - 1
        WHERE least(%(most)s::float8, now.level + extract(epoch FROM clock_timestamp() - now.at) * %(rate)s::float8) >= 1 RETURNING what
    )
    SELECT (
        SELECT coalesce(sum((visitors ->> %(address)s)::int), 0) FROM servers WHERE name <> %(me)s AND until > clock_timestamp()
    ) FROM once
"""
"""A bucket of an address, as in ``limits.py``, of which all servers take."""
FORGET: Final = """
    WITH old AS (DELETE FROM tables WHERE used < %(before)s RETURNING id),
        lines AS (DELETE FROM logs WHERE id IN (SELECT id FROM old)),
        shown AS (DELETE FROM listed WHERE id IN (SELECT id FROM old))
    SELECT count(*) FROM old
"""


class Look(NamedTuple):
    """An open table in the database: the number of its last change, whether this server holds its lease, who is at other servers."""

    version: int
    held: bool
    elsewhere: frozenset[Seat]


class Shared:
    """Keeps tables in PostgreSQL, beside other servers. *name* is that of this server, from its start to its end."""

    lease: Final = LEASE
    faults: Final = (psycopg.Error,)
    """What :meth:`announcements` raises when the connection is lost."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.name: Final = secrets.token_hex(6)
        self.pool: Final = Pool(url)

    async def start(self) -> None:
        """Make the tables of the database, one server after another."""
        await self.pool.execute(SCHEMA, patience=20)
        await self.live({}, {})

    async def close(self) -> None:
        """Give all leases up."""
        await self.pool.execute("DELETE FROM servers WHERE name = %(me)s", {"me": self.name})
        await self.pool.close()

    async def count(self) -> int:
        """Return how many tables are kept."""
        return int((await self.pool.execute("SELECT count(*) FROM tables"))[0][0])

    async def add(self, id: str, about: bytes, *, listed: bool = False) -> None:
        """Keep a new table."""
        values = {"id": id, "now": int(time.time()), "about": about, "me": self.name, "listed": listed}
        await self.pool.execute(ADD, values)

    async def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return the tables that were listed after a time, the newest first, with what is kept about each."""
        return {str(id): bytes(about) for id, about in await self.pool.execute(LISTED, {"since": int(since), "most": most})}

    async def known(self, ids: Sequence[str], path: Path = ()) -> dict[str, bytes]:
        """Return what is kept about those of some tables that there are."""
        del path
        rows = await self.pool.execute("SELECT id, about FROM tables WHERE id = ANY(%(ids)s)", {"ids": [*ids]})
        return {str(id): bytes(about) for id, about in rows}

    async def find(self, id: str, path: Path = ()) -> Kept | None:
        """Return what is kept about a table, None if there is none; it is nobody's turn here, so *path* is ignored."""
        del path
        rows = await self.pool.execute("SELECT about, version, holder FROM tables WHERE id = %(id)s", {"id": id})
        return self._kept(rows[0]) if rows else None

    async def read(self, id: str, path: Path = ()) -> tuple[Kept, Draft] | None:
        """Return what is kept about a table and its journal, None if there is none; takes its lease if nobody holds it."""
        del path
        await self.take([id])
        found = await self.since(id, 0)
        return None if found is None else (found[0], Draft(id, found[0].version, found[1]))

    async def since(self, id: str, size: int) -> tuple[Kept, bytes] | None:
        """Return what is kept about a table, and its log after *size* bytes; None if there is none."""
        rows = await self.pool.execute(
            SINCE,
            {"id": id, "size": size},
        )
        return (self._kept(rows[0]), bytes(rows[0][3] or b"")) if rows else None

    def _kept(self, row: Row) -> Kept:
        about, version, holder, *_ = row
        return Kept(bytes(about), int(version), held=holder == self.name)

    async def commit(self, journal: Journal) -> None:
        """Return when everything that was written to *journal* is kept. Raises Faster if the table was changed by others."""
        assert isinstance(journal, Draft)
        if not journal.pending:
            return
        values = {
            "id": journal.id,
            "version": journal.version,
            "at": journal.size,
            "lines": journal.lines,
            "about": journal.about,
            "unlisted": journal.unlisted,
            "now": int(time.time()),
            "me": self.name,
            "channel": CHANNEL,
        }
        if not await self.pool.execute(COMMIT, values):
            raise Faster("somebody else has changed the table")

    async def forget(self, before: float, used: Collection[str]) -> int:
        """Delete the tables that were not used after a time, but for those *used* now; return how many."""
        if used:
            await self.pool.execute("UPDATE tables SET used = %(now)s WHERE id = ANY(%(ids)s)", {"now": int(time.time()), "ids": [*used]})
        for old in ("DELETE FROM servers WHERE until", "DELETE FROM taken WHERE at"):
            await self.pool.execute(f"{old} < clock_timestamp() - interval '1 hour'")
        return int((await self.pool.execute(FORGET, {"before": int(before)}, patience=60))[0][0])

    async def live(self, visitors: Mapping[str, int], seats: Mapping[str, Sequence[Seat]]) -> None:
        """Say that this server is alive and keeps its leases, how many connections it has of which address, and who is at which table."""
        told = {"visitors": msgspec.json.encode(visitors).decode(), "seats": msgspec.json.encode(seats).decode()}
        await self.pool.execute(LIVE, {"me": self.name, "lease": LEASE, **told})

    async def may(self, address: str, what: str, rate: float, most: int) -> int | None:
        """Return how many connections other servers have of *address*, if it may do *what* once more; None if it may not."""
        rows = await self.pool.execute(MAY, {"what": what, "address": address, "rate": rate, "most": most, "me": self.name})
        return int(rows[0][0]) if rows else None

    async def take(self, ids: Collection[str]) -> list[str]:
        """Take the leases of those tables whose holder is not alive, and return their ids; hear what happens to the others."""
        values = {"ids": [*ids], "me": self.name, "channel": CHANNEL}
        return [str(id) for id, _ in await self.pool.execute(TAKE, values)] if ids else []

    async def holder(self, id: str) -> str:
        """Return the name of the other server that holds the lease of a table, or take it; "" if this server holds it, or nobody can."""
        values = {"id": id, "me": self.name}
        rows = await self.pool.execute(HOLDER, values)
        if not rows and not await self.take([id]):
            rows = await self.pool.execute(HOLDER, values)
        return str(rows[0][0]) if rows else ""

    async def release(self, ids: Collection[str]) -> None:
        """Give the leases of tables up."""
        await self.pool.execute(
            "UPDATE tables SET holder = '', followed = false WHERE id = ANY(%(ids)s) AND holder = %(me)s", {"ids": [*ids], "me": self.name}
        )

    async def look(self, ids: Collection[str]) -> dict[str, Look]:
        """Return how the tables are now; those that are not there are left out."""
        rows = await self.pool.execute(LOOK, {"ids": [*ids], "me": self.name})
        return {str(id): Look(int(version), bool(held), frozenset(elsewhere)) for id, version, held, elsewhere in rows}

    @asynccontextmanager
    async def announcements(self) -> AsyncIterator[AsyncIterator[str]]:
        """Listen, on a connection of its own; yield what all servers announce from then on."""
        connection = await connected(self.url)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield (news.payload async for news in connection.notifies())
        finally:
            await connection.close()
