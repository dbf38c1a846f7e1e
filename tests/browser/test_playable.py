"""Playable pages inside the documentation: loaded when they are asked for, and what the pages cost until then."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any, Final

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Site, sphinx
from tests.web.pointing import CHROMIUM, shoot

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(which("npm") is None, reason="npm is not installed"),
]

LEFT_OUT: Final = (
    "_build,_parts,tutorial,tutorials,how-to,explanations,reference,contributing,changelog.md,games/pixel_tactics,games/chibitactics"
)
"""Pages that this test does not need, so that the others are built in seconds."""
PLAY: Final = "play"
"""Where the playable pages are among the others."""
START: Final = 180_000
"""Milliseconds within which Python starts on a busy machine."""

MEASURE: Final = """
window.measured = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => { for (const one of list.getEntries()) measured.lcp = one.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) measured.cls += one.value; })
  .observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture(scope="module")
def playable(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    place = tmp_path_factory.mktemp("playable")
    shutil.copytree(folder, place / "html" / "play")
    found = Site(sphinx(ROOT / "docs", place, "-D", f"exclude_patterns={LEFT_OUT}"))
    yield found
    found.stop()


def measured(context: BrowserContext, address: str, ready: str) -> tuple[Page, dict[str, Any], list[str]]:
    """Open a page; return it with its paint and its shifts, and what it has loaded."""
    page = context.new_page()
    page.add_init_script(MEASURE)
    loaded: list[str] = []
    sizes: list[int] = []

    def finished(request: Any) -> None:
        loaded.append(request.url)
        sizes.append(int(request.response().headers.get("content-length", 0)))

    page.on("requestfinished", finished)
    page.goto(address)
    page.wait_for_selector(ready, timeout=START, state="attached")
    page.wait_for_load_state("networkidle")
    return page, {**page.evaluate("measured"), "bytes": sum(sizes)}, loaded


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize(("name", "ready"), [("index.html", ".br-play"), ("games/pixies/rules/pla.html", ".br-position img")])
def test_a_page_costs_little_until_somebody_plays(playable: Site, browser: Browser, width: int, name: str, ready: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844}, service_workers="block")
    page, found, loaded = measured(context, playable.url + name, ready)
    assert not [url for url in loaded if f"/{PLAY}/" in url], "nothing of a playable page is loaded before it is asked for"
    assert found["bytes"] < 280_000
    assert found["cls"] < 0.1
    assert found["lcp"] < 10_000
    shoot(page, f"documentation-{name.rpartition('/')[2]}-{width}")
    context.close()


def test_the_board_on_the_first_page_becomes_a_game_when_it_is_pressed(playable: Site, context: BrowserContext) -> None:
    page = context.new_page()
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    page.goto(playable.url)
    page.get_by_role("button", name="Play Pixies on this page").click()
    game = page.frame_locator(".br-playable iframe")
    expect(game.locator("#board [role=button]").first).to_be_visible(timeout=START)
    game.locator("#board [role=button]").first.click()
    expect(game.locator("#board [data-chosen], #buttons .cancel, #news .step").first).to_be_attached()
    expect(page.get_by_role("link", name="On a page of its own")).to_be_visible()
    assert faults == []


@pytest.mark.parametrize(("name", "goal"), [("pixies", "green 2"), ("pixel_tactics", "Berserker"), ("chibitactics", "Tam Reeve")])
def test_a_lesson_is_taken_without_a_server(playable: Site, context: BrowserContext, name: str, goal: str) -> None:
    page = context.new_page()
    page.goto(f"{playable.url}{PLAY}/learn.html#game={name}")
    page.wait_for_selector("html[data-ready]", timeout=START, state="attached")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#progress")).to_contain_text("Step 2")
    expect(page.locator("#question")).to_contain_text(goal)
    expect(page.locator("#board [role=button]").first).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_rule_is_tried_in_the_lab_and_nothing_moves_there_by_itself(playable: Site, browser: Browser, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844}, service_workers="block")
    page = context.new_page()
    page.goto(f"{playable.url}games/pixies/rules/pla.html")
    link = page.locator("#rule-px-pla-4").get_by_role("link", name="Try it in the ruling lab")
    address = f"{playable.url}{PLAY}/lab.html#{(link.get_attribute('href') or '').partition('#')[2]}"
    if width == 390:
        link.click()
        page.wait_for_url("**/lab.html*", timeout=START)
    page.close()
    lab, found, _ = measured(context, address, "html[data-ready]")
    expect(lab.locator("#groups .verdict")).to_have_count(1)
    expect(lab.locator("#groups summary").first).to_contain_text("PX-")
    assert found["cls"] < 0.1
    assert found["lcp"] < 60_000
    assert found["bytes"] < 18_500_000
    shoot(lab, f"documentation-lab-{width}")
    context.close()
