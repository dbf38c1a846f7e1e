"""What the pages of the web example cost who opens them: bytes, layout that shifts, and, with wide bounds for busy machines, time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser

from boardrules import games
from tests.web.pointing import CHROMIUM
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

MOST_BYTES = {"/": 150_000, "table": 200_000, "/lesson/pixies/0": 150_000, "/puzzle": 150_000, "/puzzle/1": 150_000}
"""Bytes over the network, compressed; the picture of a table comes by the WebSocket besides."""
MOST_SHIFT = {"/": 0.05, "table": 0.1, "/lesson/pixies/0": 0.03, "/puzzle": 0.03, "/puzzle/1": 0.03}
SLOWER = 4
"""How much slower than ours the processor of a phone is taken to be."""
MOST_SECONDS = 15.0
"""Until the largest thing is painted, and of tasks that block the page, on a machine with ten times as many programs as processors."""

WATCH = """
window.seen = { lcp: 0, cls: 0, tbt: 0 };
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
watch("layout-shift", (entry) => entry.hadRecentInput || (seen.cls += entry.value));
watch("longtask", (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
"""
BYTES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


@pytest.mark.parametrize("path", MOST_BYTES)
def test_a_page_is_small_and_does_not_jump(server: Server, browser: Browser, path: str) -> None:
    page = browser.new_context(viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True).new_page()
    page.add_init_script(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(server.url + (f"/t/{server.make()[0]}" if path == "table" else path))
    if path == "/":
        page.get_by_role("main").get_by_role("button").last.wait_for()
    else:
        page.wait_for_selector("svg [data-key]")
    page.wait_for_load_state("networkidle")
    seen, size = page.evaluate("seen"), page.evaluate(BYTES)
    page.context.close()
    print(path, json.dumps(seen), size)  # noqa: T201  (for who looks at them)
    assert 0 < size < MOST_BYTES[path]
    assert seen["cls"] < MOST_SHIFT[path]
    assert 0 < seen["lcp"] < MOST_SECONDS * 1000
    assert seen["tbt"] < MOST_SECONDS * 1000


@pytest.mark.parametrize("name", games())
def test_the_picture_of_a_game_is_small(server: Server, browser: Browser, name: str) -> None:
    page = browser.new_page()
    answer = page.goto(f"{server.url}/picture/{name}-light-en.svg")
    assert answer is not None
    assert answer.headers["content-encoding"] == "gzip"
    assert page.evaluate(BYTES) < 60_000
    page.close()


STATIC = Path(__file__).parents[2] / "examples" / "web" / "static"


@pytest.mark.parametrize("sheet", ["style.css", "learn.css"])
def test_no_style_of_a_page_with_a_board_is_matched_anew_after_each_change(sheet: str) -> None:
    """``:has()`` takes a browser a third of the time that the styles of a changed picture take it: what a page shows is said by classes."""
    assert ":has(" not in (STATIC / sheet).read_text(encoding="utf-8")
