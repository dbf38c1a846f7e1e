"""Compare one server with three behind nginx: ``python -m bench.web.servers``, with ``PYTHONPATH=src:examples/web``.

Tables with two players and two viewers each are played at, first at a rate, then as fast as it goes, on one PostgreSQL. *proxy*: nginx
keeps the visitors of a table together; *spread*: each visitor of a table is at another server. Printed are the processor time of the
servers for each acknowledged action, acknowledged actions a second, how long pictures took, and how many never came.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.web.playing import Course, played, quantile, seated
from tests.web.cluster import Cluster, cluster

LAYOUTS: Final = {"one": 1, "proxy": 3, "spread": 3}


def addresses(layout: str, found: Cluster) -> list[str]:
    """Return where visitors go in turn."""
    doors = [found.proxy] if layout == "proxy" else found.servers
    return [f"ws://127.0.0.1:{door.port}/api/tables/{{id}}/socket" for door in doors]


async def measured(layout: str, found: Cluster, tables: int, rates: Sequence[float], seconds: float) -> None:
    """Play, and print what was measured."""
    course = Course()
    seats, listening = await seated(found.servers[0], course, tables, addresses(layout, found))
    await played(seats, course, 20, 3)
    for rate in rates:
        course.acknowledged.clear()
        course.shown.clear()
        course.refused = course.missing = 0
        cpu, begun = sum(server.seconds() for server in found.servers), time.perf_counter()
        took = await played(seats, course, rate, seconds)
        cpu = sum(server.seconds() for server in found.servers) - cpu
        count = len(course.acknowledged) - course.refused
        sys.stdout.write(
            f"{layout:6} {rate:5.0f}/s wanted: {count / took:5.1f}/s, {1000 * cpu / count:5.1f} ms of server CPU each, picture "
            f"{1000 * quantile(course.shown, 0.5):.0f} ms, 99 % {1000 * quantile(course.shown, 0.99):.0f} ms, {course.missing} missing, "
            f"{course.refused} refused, memory {'+'.join(f'{server.memory():.0f}' for server in found.servers)} MB, "
            f"{time.perf_counter() - begun:.0f} s\n"
        )
        sys.stdout.flush()
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


KEPT: Final = """
    WITH made AS (INSERT INTO tables (id, used, about) SELECT 'kept' || n, 4000000000, convert_to(repeat('a table', 100), 'UTF8')
        FROM generate_series(1, %s) AS n RETURNING id),
    kept AS (INSERT INTO logs (id, at, lines) SELECT id, 0, convert_to(repeat('a line', 200), 'UTF8') FROM made)
    SELECT count(*) FROM made
"""
"""Other tables that the database keeps, and at which nobody plays now."""


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description="one server and three")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 1000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kept", type=int, default=0, help="other tables that the database keeps")
    parser.add_argument("--only", nargs="+", choices=LAYOUTS, default=[*LAYOUTS])
    arguments = parser.parse_args()
    for _ in range(arguments.rounds):
        for layout in arguments.only:
            with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), count=LAYOUTS[layout], relayed=False) as found:
                found.postgres.ask(KEPT, arguments.kept)
                asyncio.run(measured(layout, found, arguments.tables, arguments.rates, arguments.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
