"""The ruling lab in Chromium: a position laid out, actions tried by pointing and by text, editions side by side, kept as link and file."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import which

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import BrowserContext, Page, expect

from boardrules import from_json, pixel_tactics
from tests.browser.conftest import Site, opened
from tests.web.pointing import CHROMIUM

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(which("npm") is None, reason="npm is not installed"),
]


expect.set_options(timeout=60_000)


def lab(context: BrowserContext, site: Site, address: str = "") -> tuple[Page, list[str]]:
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    page = opened(context, f"{site.url}lab.html{address}")
    return page, faults


def attempt(page: Page, text: str) -> None:
    page.fill("#action", text)
    page.click("#try button.main")
    expect(page.locator("#state")).to_be_empty()


def point(page: Page, anchor: str) -> None:
    """Click on the middle of a thing in the picture."""
    page.locator(f'#board [data-anchor="{anchor}"]').first.click()


def test_a_position_is_laid_out_by_choosing_and_an_action_tried_by_pointing(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    page, faults = lab(context, site)
    page.check("#laying")
    point(page, "0.V2")
    expect(page.locator("#place")).to_have_value("0.V2")
    page.fill("#line", "assassin/1")
    page.click("#lay button:not([type])")
    expect(page.locator('#board [data-card="set_1/assassin/hero"]').first).to_be_visible()
    page.select_option("#place", "1.V3")
    page.click("#clear")
    expect(page.locator('#board [data-anchor="1.V3"][data-card]')).to_have_count(0)
    page.check("[value=try]")
    point(page, "0.V1")
    point(page, "1.V2")
    group = page.locator("#groups article")
    expect(group).to_have_count(1)
    expect(group.locator(".verdict")).to_have_text("Allowed: Knight attacks Witch in melee")
    expect(group.locator("blockquote")).to_contain_text("take X damage off the card that dealt it")
    group.get_by_role("button", name="Go on from here").click()
    expect(page.locator("#course li")).to_have_text(["attack V1>V2"])
    attempt(page, "attack V1>V2")
    expect(page.locator("#groups .refused .verdict")).to_contain_text("Not allowed")
    with page.expect_download() as found:
        page.click("#save")
    found.value.save_as(tmp_path / "case.json")
    kept = json.loads((tmp_path / "case.json").read_text(encoding="utf-8"))
    state = pixel_tactics.set_up(from_json(pixel_tactics.Setup, json.dumps(kept["position"]).encode()))
    assert [piece and (piece.card, piece.damage) for piece in state.players[0].unit[:2]] == [("0.knight", 3), ("0.assassin", 1)]
    assert kept["course"] == ["attack V1>V2"]
    assert faults == []


def test_editions_differ_side_by_side_and_a_link_says_it_again(site: Site, context: BrowserContext) -> None:
    page, _ = lab(context, site)
    attempt(page, "switch V1 R2")
    expect(page.locator("#rulings-title")).to_have_text("The versions differ")
    expect(page.locator("#groups article")).to_have_count(2)
    boxes = [element.bounding_box() for element in page.locator("#groups article").element_handles()]
    assert len({box["y"] for box in boxes if box}) == 1, "they stand beside each other"
    said = page.inner_html("#groups")
    address = "#" + page.url.partition("#")[2]
    page.close()
    page, faults = lab(context, site, address)
    expect(page.locator("#groups article")).to_have_count(2)
    assert page.inner_html("#groups") == said
    page.get_by_role("button", name="Leave out edition pl").click()
    expect(page.locator("#versions li")).to_have_count(3)
    assert faults == []


@pytest.mark.long
def test_every_game_is_asked_by_text_and_faults_are_told(site: Site, context: BrowserContext) -> None:
    page, faults = lab(context, site)
    page.select_option("#game", "chibitactics")
    expect(page.locator("#question")).to_contain_text("Use units")
    attempt(page, "use orla-0 sabre tam-0")
    expect(page.locator("#groups ol li").first).to_contain_text("Sabre")
    page.evaluate("document.querySelector('#text').closest('details').open = true")
    page.fill("#text", '{"units":[{"id":"orla-0","cell":[1,1]},{"id":"nobody-1","cell":[2,2]}]}')
    page.click("#written button")
    expect(page.locator("#groups .refused")).to_contain_text("nobody")
    page.fill("#text", "{")
    page.click("#written button")
    expect(page.locator("#fault")).to_contain_text("no JSON")
    page.select_option("#game", "pixies")
    attempt(page, "B4_C under")
    expect(page.locator("#groups .verdict")).to_contain_text("Allowed")
    page.set_input_files("#open", files=[{"name": "p.json", "mimeType": "application/json", "buffer": b'{"table":["B4_C","M2_0","R9_0"]}'}])
    expect(page.locator("#text")).not_to_contain_text("areas")
    assert faults == []


@pytest.mark.long
def test_a_game_that_is_played_asks_the_lab_about_its_position(site: Site, context: BrowserContext) -> None:
    page = opened(context, site.url)
    page.select_option("#game", "pixies")
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    drawn = page.locator("#board [data-card]").evaluate_all("all => all.map((one) => one.dataset.card).sort()")
    page.click("#lab")
    page.wait_for_selector("html[data-ready]", timeout=180_000, state="attached")
    assert page.locator("#board [data-card]").evaluate_all("all => all.map((one) => one.dataset.card).sort()") == drawn
