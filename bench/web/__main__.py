"""Compare the web tables of two source trees: ``python -m bench.web --before TREE``, with ``PYTHONPATH=src:examples/web``.

There are 40 tables, Chibitactics, Pixel Tactics and Pixies alike, with two players and two viewers each, over real sockets, at one server
process with a PostgreSQL of its own. The trees take turns in the same run, and play the same actions. Printed are, for each tree and rate:
CPU time of the server for each acknowledged action, how long the acknowledgement and the picture at the other seats took, the bytes of one
viewer for each action before compression, memory, and how busy the machine was besides.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.web.playing import GAMES, Course, played, quantile, seated
from tests.web.postgres import postgresql
from tests.web.serving import Server

HERE = Path(__file__).resolve().parents[2]
LIMITS = ("new-tables", "connections-of-one", "openings", "requests", "messages", "sent", "sent-watching")
TICK = os.sysconf("SC_CLK_TCK")


class Tree(Server):
    """The server of a source tree."""

    def __init__(self, tree: Path, folder: Path, database: str, pinned: str, python: str = sys.executable) -> None:
        super().__init__(folder, *[f"--max-{name}=100000000" for name in LIMITS], "--seed=7", database=database)
        self.tree, self.python = tree, python
        self.before = ["taskset", "-c", pinned] if pinned else []

    def cpu(self) -> tuple[float, float]:
        """Return the seconds of processor time that it has taken, in its own code and in the system's."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return int(fields[11]) / TICK, int(fields[12]) / TICK


def machine() -> list[int]:
    """Return the ticks of all processors: user, nice, system, idle, iowait, irq, softirq, steal."""
    return [int(field) for field in Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]]


async def measure(server: Tree, tables: int, warm: int, rates: list[float], seconds: float, width: int) -> list[dict[str, Any]]:
    """Play at each rate in turn."""
    course = Course()
    made, listening = await seated(server, course, tables, width=width)
    await played(made, course, 20, 0, warm)
    found: list[dict[str, Any]] = []
    for rate in rates:
        course = Course()
        for table in made:
            table.course = course
        cpu, own, ticks = server.cpu(), time.process_time(), machine()
        took = await played(made, course, rate, seconds)
        user, system = (now - then for now, then in zip(server.cpu(), cpu, strict=True))
        own, ticks = time.process_time() - own, [now - then for now, then in zip(machine(), ticks, strict=True)]
        all_ticks, idle = sum(ticks), ticks[3] + ticks[4]
        actions = len(course.acknowledged)
        found.append(
            {
                "rate": rate,
                "reached": actions / took,
                "cpu_ms": (user + system) / actions * 1000,
                "of_it_system_ms": system / actions * 1000,
                "ack_ms": [quantile(course.acknowledged, share) * 1000 for share in (0.5, 0.99)],
                "shown_ms": [quantile(course.shown, share) * 1000 for share in (0.5, 0.99)],
                "bytes": {game: statistics.median(course.bytes[game]) for game in GAMES if course.bytes[game]},
                "missing": course.missing,
                "refused": course.refused,
                "memory": server.memory(),
                "besides": 1 - idle / all_ticks - (user + system + own) * TICK / all_ticks,
                "steal": ticks[7] / all_ticks,
                "load": os.getloadavg()[0],
            }
        )
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return found


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description="what an action at a web table costs")
    parser.add_argument("--before", type=Path, help="another source tree, measured in turn with this one")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--warm", type=int, default=240, help="actions before the measurement (default: %(default)s)")
    parser.add_argument("--rates", type=float, nargs="+", default=[15.0], help="actions a second in all (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=40, help="of a measurement (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=2, help="how often each tree is measured (default: %(default)s)")
    parser.add_argument(
        "--width", type=int, default=390, help="of the pictures that are asked for; 0: the wide ones (default: %(default)s)"
    )
    parser.add_argument("--pin", default="", metavar="CPU", help="run the server on this processor only")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the servers: what is installed there costs time, too")
    arguments = parser.parse_args()
    trees = {"before": arguments.before, "now": HERE} if arguments.before else {"now": HERE}
    for number in range(arguments.rounds):
        for name, tree in trees.items():
            with (
                postgresql() as database,
                tempfile.TemporaryDirectory() as folder,
                Tree(tree, Path(folder), database.url, arguments.pin, arguments.python) as server,
            ):
                given = (arguments.tables, arguments.warm, arguments.rates, arguments.seconds, arguments.width)
                for found in asyncio.run(measure(server, *given)):
                    sys.stdout.write(f"{json.dumps({'round': number, 'tree': name, **rounded(found)})}\n")
                    sys.stdout.flush()
                sys.stdout.write(server.said())
    return 0


def rounded(value: Any) -> Any:
    """Return figures with as many digits as they are worth."""
    match value:
        case dict():
            return {name: rounded(one) for name, one in value.items()}
        case list():
            return [rounded(one) for one in value]
        case float():
            return round(value, 3 if abs(value) < 1 else 1)
        case _:
            return value


if __name__ == "__main__":
    sys.exit(main())
