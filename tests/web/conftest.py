"""What the tests of the web example share: a browser, a server, and no database left open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.serving import Server


@pytest.fixture(autouse=True)
def databases_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close every database that a test opened: from Python 3.13 on a connection that is left open is an error in some later test."""
    from storage import Database  # noqa: PLC0415  (found by the path that the package adds)

    opened: list[Database] = []
    begin = Database.__init__

    def opening(self: Database, url: str) -> None:
        begin(self, url)
        opened.append(self)

    monkeypatch.setattr(Database, "__init__", opening)
    yield
    for database in opened:
        database.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return the system's Chromium, for all tests of a module."""
    from tests.web.pointing import chromium  # noqa: PLC0415  (only where playwright is installed)

    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that takes tables and messages as fast as tests make them; it must not have written a word at the end."""
    from tests.web.serving import Server  # noqa: PLC0415  (only where its packages are installed)

    with Server(tmp_path_factory.mktemp("web"), "--max-new-tables", "1000", "--max-messages", "1000") as found:
        yield found
        assert found.said() == ""
