"""The modules of the example are imported as its own program does, from their folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDERS = [Path(__file__).parents[2] / "examples" / name for name in ("web", "lab")]

for folder in map(str, FOLDERS):
    if folder not in sys.path:
        sys.path.append(folder)


@pytest.fixture(autouse=True)
def databases_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close every database that a test opened: from Python 3.13 on a connection that is left open is an error in some later test."""
    from storage import Database  # noqa: PLC0415  (found only by the path above)

    opened: list[Database] = []
    begin = Database.__init__

    def opening(self: Database, url: str) -> None:
        begin(self, url)
        opened.append(self)

    monkeypatch.setattr(Database, "__init__", opening)
    yield
    for database in opened:
        database.close()
