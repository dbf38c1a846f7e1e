"""Count what blocks a page: ``python -m bench.web.long_tasks --before TREE``, with ``PYTHONPATH=src:examples/web``.

A person plays at a page of 390 pixels in Chromium, with a processor that is made four times slower, against another over a socket, with an
action or a choice every 0.7 seconds. Printed is, for each tree, how many tasks took more than 50 ms in a minute, and how long they took.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.web.__main__ import HERE, Tree
from tests.web.pointing import launch
from tests.web.showing import Page

PACE = 0.7
WATCH = """() => {
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration))).observe({ type: "longtask" });
}"""
TAP = """(number) => {
    const all = document.querySelectorAll('#board [role="button"], #buttons button.action');
    all[number % all.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def measured(browser: Browser, tree: Path, game: str, seconds: float, slower: float, trace: Path | None = None) -> dict[str, Any]:
    """Play for some *seconds*; returns what was counted."""
    rng = Random(7)
    with tempfile.TemporaryDirectory() as folder, Tree(tree, Path(folder), f"sqlite:///{folder}/tables.db", "") as server:
        context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
        page = context.new_page()
        table, token = server.make(game, "Ada")
        with server.join(table, token) as host, server.join(table) as rival:
            host.page = rival.page = Nothing()
            rival.sit(host.ask("invite", seat=1)["invitation"])
            host.ask("start")
            page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
            page.wait_for_selector("#board svg")
            for _ in range(60):  # until both have chosen their squads
                for client in (host, rival):
                    client.ask("rule", rule="BR-SEAT")
                    if client.shown["actions"] and not client.shown["over"]:
                        client.act(rng.randrange(1000))
            page.wait_for_timeout(2000)
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
            page.evaluate(WATCH)
            if trace is not None:
                browser.start_tracing(
                    page=page, path=trace, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
                )
            begun = time.monotonic()
            first = host.shown["ply"]
            while time.monotonic() - begun < seconds:
                at = time.monotonic()
                for client in (host, rival):
                    client.ask("rule", rule="BR-SEAT")
                if rival.shown["actions"]:
                    rival.act(rng.randrange(1000))
                else:
                    page.evaluate(TAP, rng.randrange(1000))
                page.wait_for_timeout(max(0.0, 1000 * (PACE - (time.monotonic() - at))))
            took = time.monotonic() - begun
            if trace is not None:
                browser.stop_tracing()
            rival.ask("rule", rule="BR-SEAT")
            tasks: list[float] = page.evaluate("tasks")
            ply = rival.shown["ply"]
        context.close()
    long = [one for one in tasks if one > 50]
    return {
        "a_minute": len(long) * 60 / took,
        "median_ms": statistics.median(long) if long else 0,
        "most_ms": max(long, default=0),
        "plies": ply - first,
    }


class Nothing(Page):
    """A page that takes what is shown as it is: servers of other trees say it otherwise."""

    def show(self, told: dict[str, Any]) -> dict[str, Any]:
        """Return what is told."""
        return told


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description="what blocks a page")
    parser.add_argument("--before", type=Path, help="another source tree, measured in turn with this one")
    parser.add_argument("--game", default="chibitactics")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is made (default: %(default)s)")
    parser.add_argument("--trace", type=Path, help="write a trace for the browser's own tools to this file")
    parser.add_argument("--rounds", type=int, default=1)
    arguments = parser.parse_args()
    trees = {"before": arguments.before, "now": HERE} if arguments.before else {"now": HERE}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for number in range(arguments.rounds):
            for name, tree in trees.items():
                found = measured(browser, tree, arguments.game, arguments.seconds, arguments.slower, arguments.trace)
                sys.stdout.write(f"{json.dumps({'round': number, 'tree': name, **found})}\n")
                sys.stdout.flush()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
