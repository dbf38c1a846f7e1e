"""Games against bots to the end in Chromium, with and without a network, and their logs verified by Python outside."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from shutil import which
from urllib.parse import urlencode

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import BrowserContext, Page, expect  # noqa: E402  (only where it is installed)

from boardrules import Dealer, Match, game, pixel_tactics, pixies, read_log, to_json, verify  # noqa: E402
from tests.browser.conftest import Site, opened  # noqa: E402
from tests.web.pointing import CHROMIUM, Person  # noqa: E402

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(which("npm") is None, reason="npm is not installed"),
]


def begin(page: Page, name: str, *, people: int = 1, **options: object) -> None:
    page.select_option("#game", name)
    page.fill("#people", str(people))
    if options:
        page.evaluate("document.querySelector('#make details').open = true")
        page.fill("#options", json.dumps(options))
    page.click("#make button.main")
    page.wait_for_selector("#board svg")


def play_to_the_end(page: Page, seed: int) -> Person:
    """One person points at anything that may be chosen until the game is over; whoever is asked to look, looks."""
    person = Person(page, Random(seed))
    until = time.monotonic() + 400
    while not person.over():
        assert time.monotonic() < until, (page.inner_text("body"), person.faults)
        if page.locator("#curtain[open]").count():
            page.click("#look")
        elif not person.choose():
            page.wait_for_timeout(20)
    assert person.faults == []
    return person


def saved_log(page: Page, path: Path) -> bytes:
    with page.expect_download() as found:
        page.click("#log")
    found.value.save_as(path)
    return path.read_bytes()


def bring(page: Page, pack: bytes) -> None:
    page.set_input_files("#pack", files=[{"name": "pack.json", "mimeType": "application/json", "buffer": pack}])


CARDS = "[...document.querySelectorAll('#board [data-card]')].map(({ dataset }) => [dataset.anchor ?? null, dataset.card])"
"""The cards on the board with their anchors; what has just happened is marked as well, where it was seen."""

WHOLE = ["pixies", pytest.param("chibitactics", marks=pytest.mark.long), pytest.param("pixel_tactics", marks=pytest.mark.long)]


@pytest.mark.parametrize("name", WHOLE)
def test_a_game_against_bots_is_played_to_the_end_offline_and_its_log_is_exact(
    name: str, site: Site, context: BrowserContext, tmp_path: Path
) -> None:
    opened(context, site.url, wait="html[data-offline]").close()
    site.stop()  # the service worker has all of it
    context.set_offline(True)
    page = opened(context, site.url)
    begin(page, name)
    play_to_the_end(page, 7)
    log = saved_log(page, tmp_path / "game.jsonl")
    verdict = verify(log)
    assert (verdict.result, read_log(log).header.game) == ("EXACT", name)
    assert read_log(log).end is not None
    sys.stdout.write(f"\n{name}: {verdict.ply} plies, Python ready after {page.get_attribute('html', 'data-ready')} s\n")


@pytest.mark.long
def test_two_people_take_turns_and_see_only_what_is_theirs(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    page = opened(context, site.url)
    begin(page, "pixel_tactics", people=2)
    seats = set()
    person = Person(page, Random(3))
    for _ in range(200):
        if page.locator("#curtain[open]").count():
            assert not page.locator("#stage").is_visible(), "what the last person saw is covered"
            seats.add(page.inner_text("#whose"))
            page.click("#look")
        else:
            person.choose()
        if len(seats) == 2:
            break
        page.wait_for_timeout(20)
    assert len(seats) == 2
    assert person.faults == []
    log = saved_log(page, tmp_path / "game.jsonl")
    assert verify(log).result == "UNVERIFIED", "it has not ended yet"


@pytest.mark.long
def test_a_game_goes_on_after_the_page_was_closed(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    page = opened(context, site.url)
    begin(page, "pixies", seats=2)
    person = Person(page, Random(1))
    while int(page.get_attribute("#ply", "max") or 0) < 20:
        person.choose()
        page.wait_for_timeout(20)
    before = saved_log(page, tmp_path / "before.jsonl")
    page.wait_for_timeout(500)
    page.close()
    page = opened(context, site.url)
    page.click("#go-on")
    page.wait_for_selector("#board svg")
    play_to_the_end(page, 2)
    after = saved_log(page, tmp_path / "after.jsonl")
    assert after.startswith(before)
    assert verify(after).result == "EXACT"


@pytest.mark.long
def test_cards_of_ones_own_are_played_with(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    page = opened(context, site.url)
    page.select_option("#game", "pixel_tactics")
    page.evaluate("document.querySelector('#make details').open = true")
    bring(page, b'{"id":"few","title":"Few","cards":[]}')
    page.click("#make button.main")
    expect(page.locator("#fault")).to_contain_text("$.cards")
    bring(page, pixel_tactics.workshop())
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    play_to_the_end(page, 5)
    log = saved_log(page, tmp_path / "game.jsonl")
    assert verify(log, trust_packs=True).result == "EXACT"
    assert json.loads(log.splitlines()[0])["pack"]["id"] == "workshop"


def test_a_position_comes_by_a_link_and_goes_on_as_one(site: Site, context: BrowserContext) -> None:
    dealer = Dealer(7)
    match = Match(pixies, pixies.Options(seats=2), dealer=dealer)
    while match.ply < 30:
        seat = pixies.to_act(match.state)[0]
        match.submit(seat, match.prompt(seat).actions[0])
    page = opened(context, site.url)
    begin(page, "pixies", seats=2)
    page.click("#settings")
    page.click("#share")
    expect(page.locator("#state")).to_contain_text("link to this position")
    url = page.url
    found = page.evaluate("JSON.parse(new URLSearchParams(location.hash.slice(1)).get('position'))")
    assert found["game"] == "pixies"
    cards = page.evaluate(CARDS)
    assert cards
    page.close()
    page = opened(context, url)
    expect(page.locator("#from")).to_be_visible()
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    assert page.evaluate(CARDS) == cards
    page.close()
    position = json.loads(to_json(pixies.setup_of(match.state)))
    page = opened(context, f"{site.url}#{urlencode({'position': json.dumps({'game': 'pixies', 'position': position})})}")
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    drawn = {element.get_attribute("data-card") for element in page.locator("#board [data-card]").element_handles()}
    assert set(match.state.table) <= drawn


@pytest.mark.long
def test_a_link_to_a_position_brings_its_cards_also_to_the_ruling_lab(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    page = opened(context, site.url)
    page.select_option("#game", "pixel_tactics")
    page.evaluate("document.querySelector('#make details').open = true")
    bring(page, pixel_tactics.workshop())
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    person = Person(page, Random(11))
    for _ in range(100):
        person.choose()
        page.wait_for_timeout(300)
        page.click("#settings")
        page.click("#share")
        page.wait_for_timeout(300)
        if "position=" in page.url:  # not while leaders are chosen, nor in the middle of something
            break
    url = page.url
    assert "&pack=" in url
    with context.expect_page() as opening:
        page.click("#settings")
        page.click("#lab")
    asked = opening.value
    asked.wait_for_selector("html[data-ready]", timeout=180_000, state="attached")
    expect(asked.locator("#pack-title")).to_contain_text("The workshop")
    expect(asked.locator('#board [data-card^="workshop/"]')).not_to_have_count(0)
    asked.close()
    page.close()
    page = opened(context, url)
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    header = json.loads(saved_log(page, tmp_path / "game.jsonl").splitlines()[0])
    assert header["pack"]["id"] == "workshop"
    assert header["start"] is not None


TICKS = """
window.gaps = [];
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  gaps.push(now - last);
  last = now;
}, 10);
"""


@pytest.mark.long
def test_a_page_of_static_files_asks_nobody_else_and_never_blocks(site: Site, context: BrowserContext) -> None:
    asked: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    page.evaluate(TICKS)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=180_000)
    begin(page, "chibitactics")
    assert all(url.startswith((site.url, "data:", "blob:")) for url in asked)
    assert game("chibitactics").SPEC.title in page.inner_text("#title")
    longest = page.evaluate("Math.max(...gaps)")
    assert longest < 2_000, "Python starts for seconds, the page goes on meanwhile"
