"""Where a host keeps its tables: alone in SQLite, or beside other servers in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from storage import Database, Journal, LogStore
from turns import Rank

__all__ = ["Keeper", "Kept", "Local", "keeper"]

Path = Sequence[Hashable]


class Kept(NamedTuple):
    """The record of a table, the number of its last change, and whether this server holds its lease; alone it holds all."""

    about: bytes
    version: int = 0
    held: bool = True


class Keeper(Protocol):
    """Keeps tables. Everything raises StorageError if the database does not answer; then nothing was kept, unless it is NotKnown."""

    async def start(self) -> None:
        """Make what the database needs."""
        ...

    async def close(self) -> None:
        """Let the database go."""
        ...

    async def count(self) -> int:
        """Return how many tables are kept."""
        ...

    async def add(self, id: str, about: bytes, *, listed: bool = False) -> None:
        """Keep a new table, *listed* in the lobby or not."""
        ...

    async def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return the tables that were listed after a time, the newest first, with what is kept about each."""
        ...

    async def known(self, ids: Sequence[str], path: Path = ()) -> dict[str, bytes]:
        """Return what is kept about those of some tables that there are."""
        ...

    async def find(self, id: str, path: Path = ()) -> Kept | None:
        """Return what is kept about a table, None if there is none."""
        ...

    async def read(self, id: str, path: Path = ()) -> tuple[Kept, Journal] | None:
        """Return what is kept about a table that is about to be used, and its journal; None if there is none."""
        ...

    async def since(self, id: str, size: int) -> tuple[Kept, bytes] | None:
        """Return what is kept about a table, and its log after *size* bytes; None if there is none."""
        ...

    async def commit(self, journal: Journal) -> None:
        """Return when everything that was written to *journal* is kept. Raises Faster if somebody else has changed the table."""
        ...

    async def may(self, address: str, what: str, rate: float, most: int) -> int | None:
        """Return how many connections other servers have of *address*, if it may do *what* once more by the count of all servers.

        *rate* is how often a second, *most* at once; None: it may not.
        """
        ...

    async def forget(self, before: float, used: Collection[str]) -> int:
        """Delete the tables that were not used after a time, but for those *used* now; return how many."""
        ...


Run = Callable[[Callable[[], Any], Rank, Path], Awaitable[Any]]


class Local:
    """Keeps tables in SQLite, whose writes are kept at once. *run* calls something in the thread that the database belongs to."""

    def __init__(self, url: str, run: Run) -> None:
        self._url: Final = url
        self._run: Final = run
        self._database: Database | None = None

    @property
    def database(self) -> Database:
        """The database, opened when it is first needed."""
        if self._database is None:
            self._database = Database(self._url)
        return self._database

    async def start(self) -> None:
        """Open the database."""
        await self._run(lambda: self.database, Rank.PLAY, ())

    async def close(self) -> None:
        """Close the database."""
        await self._run(self.database.close, Rank.PLAY, ())

    async def count(self) -> int:
        """Return how many tables are kept."""
        return int(await self._run(self.database.count, Rank.PLAY, ()))

    async def add(self, id: str, about: bytes, *, listed: bool = False) -> None:
        """Keep a new table."""

        def add() -> None:
            self.database.add(id, about)
            if listed:
                self.database.list_open(id)

        await self._run(add, Rank.PLAY, ())

    async def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return the tables that were listed after a time."""
        found: dict[str, bytes] = await self._run(lambda: dict(self.database.listed(since, most)), Rank.QUESTION, ())
        return found

    async def known(self, ids: Sequence[str], path: Path = ()) -> dict[str, bytes]:
        """Return what is kept about those of some tables that there are."""

        def known() -> dict[str, bytes]:
            return {id: about for id in ids if (about := self.database.find(id)) is not None}

        found: dict[str, bytes] = await self._run(known, Rank.QUESTION, path)
        return found

    async def find(self, id: str, path: Path = ()) -> Kept | None:
        """Return what is kept about a table."""
        about = await self._run(lambda: self.database.find(id), Rank.PLAYER, path)
        return None if about is None else Kept(about)

    async def read(self, id: str, path: Path = ()) -> tuple[Kept, Journal] | None:
        """Return what is kept about a table, and note that it is in use."""

        def read() -> tuple[Kept, Journal] | None:
            about = self.database.find(id)
            if about is None:
                return None
            self.database.touch([id])
            return Kept(about), LogStore(self.database, id)

        found: tuple[Kept, Journal] | None = await self._run(read, Rank.PLAYER, path)
        return found

    async def since(self, id: str, size: int) -> tuple[Kept, bytes] | None:
        """Return what is kept about a table, and its log after *size* bytes."""
        kept = await self.find(id)
        return None if kept is None else (kept, bytes(await self._run(lambda: self.database.lines(id), Rank.PLAY, ()))[size:])

    async def commit(self, journal: Journal) -> None:
        """Do nothing: what was written is kept."""

    async def may(self, address: str, what: str, rate: float, most: int) -> int | None:
        """Return 0: there are no other servers, and this one counts by itself."""
        del address, what, rate, most
        return 0

    async def forget(self, before: float, used: Collection[str]) -> int:
        """Delete the tables that were not used after a time."""

        def forget() -> int:
            self.database.touch([*used])
            return self.database.forget(before)

        return int(await self._run(forget, Rank.PLAY, ()))


def keeper(url: str, run: Run) -> Keeper:
    """Return what keeps tables at *url*. Raises ValueError if it is none."""
    if url.startswith(("postgresql://", "postgres://")):
        from postgres import Shared  # noqa: PLC0415  (it needs psycopg)

        return Shared(url)
    if not url.startswith("sqlite://"):
        raise ValueError("a database is sqlite:///FILE or postgresql://...")
    return Local(url, run)
