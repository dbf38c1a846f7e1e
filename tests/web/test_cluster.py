"""Three servers on one PostgreSQL behind nginx; ``python -m tests.web.cluster --minutes 10`` lets more go wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("psycopg", reason="PostgreSQL is reached by psycopg: tox -e postgres")
pytest.importorskip("uvicorn")

from tests.web.cluster import NGINX, run
from tests.web.postgres import INITDB, POSTGRES

pytestmark = [
    pytest.mark.skipif(INITDB is None or POSTGRES is None, reason="there is no PostgreSQL here"),
    pytest.mark.skipif(NGINX is None, reason="there is no nginx here"),
]


def test_nothing_is_lost_when_servers_and_the_database_fail(tmp_path: Path) -> None:
    found, line = run(tmp_path, 32, tables=3, every=8)
    assert found == [], line


@pytest.mark.long
def test_nothing_is_lost_in_ten_minutes(tmp_path: Path) -> None:
    found, line = run(tmp_path, 600)
    assert found == [], line
