"""Compare one server with three behind nginx: ``python -m bench.web.servers``, with ``PYTHONPATH=src:examples/web``.

Tables with two players and two viewers each are played at, first at a rate, then as fast as it goes, on one PostgreSQL. *proxy*: nginx
keeps the visitors of a table together; *spread*: nginx leads them to the servers in turn, which hand them over; *apart*: the same, and
they hand nobody over. Printed are the processor time of the servers
for each acknowledged action, beside that of one server in the same round, acknowledged actions a second, how long pictures took, and how
many never came. ``--before TREE`` measures the servers of another source tree in turn with these.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from bench.web.playing import Course, played, quantile, seated
from tests.web.cluster import Cluster, cluster
from tests.web.serving import Visited

HERE: Final = Path(__file__).resolve().parents[2]
LAYOUTS: Final = {"one": 1, "proxy": 3, "spread": 3, "apart": 3}


def addresses(door: Visited) -> list[str]:
    """Return where visitors go."""
    return [f"ws://127.0.0.1:{door.port}/api/tables/{{id}}/socket"]


async def measured(layout: str, found: Cluster, arguments: argparse.Namespace) -> dict[float, float]:
    """Play, print what was measured, and return the seconds of processor time of the servers for an action at each rate."""
    course = Course()
    door = found.servers[0] if layout == "one" else found.proxy
    seats, listening = await seated(door, course, arguments.tables, addresses(door), width=arguments.width)
    await played(seats, course, 20, 0, arguments.warm)
    each: dict[float, float] = {}
    for rate in arguments.rates:
        course.acknowledged.clear()
        course.shown.clear()
        course.refused = course.missing = 0
        cpu, begun = sum(server.seconds() for server in found.servers), time.perf_counter()
        took = await played(seats, course, rate, arguments.seconds)
        cpu = sum(server.seconds() for server in found.servers) - cpu
        count = len(course.acknowledged) - course.refused
        each[rate] = cpu / count
        sys.stdout.write(
            f"{layout:6} {rate:5.0f}/s wanted: {count / took:5.1f}/s, {1000 * cpu / count:5.2f} ms of server CPU each, picture "
            f"{1000 * quantile(course.shown, 0.5):.0f} ms, 99 % {1000 * quantile(course.shown, 0.99):.0f} ms, {course.missing} missing, "
            f"{course.refused} refused, memory {'+'.join(f'{server.memory():.0f}' for server in found.servers)} MB, "
            f"{time.perf_counter() - begun:.0f} s, load {os.getloadavg()[0]:.1f}\n"
        )
        sys.stdout.flush()
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return each


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
    parser.add_argument("--before", type=Path, help="another source tree, measured in turn with this one")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--warm", type=int, default=60, help="actions before the measurement (default: %(default)s)")
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 1000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--width", type=int, default=390, help="of the pictures; 0: the wide ones (default: %(default)s)")
    parser.add_argument("--kept", type=int, default=0, help="other tables that the database keeps")
    parser.add_argument("--only", nargs="+", choices=LAYOUTS, default=[*LAYOUTS])
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the servers: what is installed there costs time, too")
    arguments = parser.parse_args()
    trees = [HERE] if arguments.before is None else [arguments.before, HERE]
    for _ in range(arguments.rounds):
        for tree in trees:
            sys.stdout.write(f"{'now' if tree == HERE else 'before'}:\n")
            alone: dict[float, float] = {}
            for layout in arguments.only:
                how: dict[str, Any] = {"count": LAYOUTS[layout], "tree": tree, "python": arguments.python}
                how["spread"] = layout in {"spread", "apart"}
                how["apart"] = 3 if tree == HERE and layout in {"proxy", "apart"} else 0
                with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), relayed=False, **how) as found:
                    found.postgres.ask(KEPT, arguments.kept)
                    each = asyncio.run(measured(layout, found, arguments))
                alone = alone or each
                ratios = ", ".join(f"{alone[rate] / each[rate]:.2f} at {rate:.0f}/s" for rate in each)
                sys.stdout.write(f"{layout:6} actions for a second of server CPU, beside {arguments.only[0]}: {ratios}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
