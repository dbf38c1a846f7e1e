"""The built documentation in Chromium: no page is endless, nothing is cut on a phone, old addresses and the search box lead to the rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.conftest import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

pytestmark = pytest.mark.long

TALLEST: Final = {1280: 30_000, 390: 60_000}
"""Greatest height of a page in pixels, by the width of the window."""

HEAVIEST: Final = {"games/*/rules/*.html": 200_000, "reference/**/*.html": 205_000, "**/*.html": 270_000}
"""Greatest size of a page in bytes: of rules, with its links to the ruling lab; of the reference; of any kind."""

CUT: Final = """width => [...document.querySelectorAll("article *")].filter(one => {
    const { left, right, width: own } = one.getBoundingClientRect();
    return own && !one.closest("pre, svg, .headerlink") && (right > width + 1 || left < -1);
}).map(one => `${one.tagName}: ${one.textContent.slice(0, 60)}`)"""
"""What reaches beyond the window, programs apart: these scroll by themselves."""


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme="dark")
    yield made
    made.close()


def names(built: Path) -> list[str]:
    """Return the pages by their addresses; old addresses that lead on are none."""
    pages = [path for path in built.rglob("*.html") if 'http-equiv="refresh"' not in path.read_text(encoding="utf-8")[:200]]
    return sorted(path.relative_to(built).as_posix() for path in pages)


@pytest.mark.parametrize("width", [*TALLEST])
def test_no_page_is_taller_than_a_reader_scrolls(built: Path, pages: Site, browser: Browser, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900})
    heights: dict[str, int] = {}
    for name in names(built):
        page.goto(pages.url + name)
        heights[name] = page.evaluate("document.documentElement.scrollHeight")
    page.close()
    assert len(heights) > 100
    assert {name: height for name, height in heights.items() if height > TALLEST[width]} == {}


@pytest.mark.parametrize("pages", [*HEAVIEST])
def test_a_page_is_loaded_quickly(built: Path, pages: str) -> None:
    sizes = {path.relative_to(built).as_posix(): path.stat().st_size for path in built.glob(pages)}
    assert len(sizes) > 30
    assert {name: size for name, size in sizes.items() if size > HEAVIEST[pages]} == {}


def test_nothing_is_cut_on_a_phone(built: Path, pages: Site, phone: BrowserContext) -> None:
    page = phone.new_page()
    cut: dict[str, list[str]] = {}
    for name in names(built):
        page.goto(pages.url + name)
        found = page.evaluate(CUT, 390)
        if found or page.evaluate("document.documentElement.scrollWidth") > 390:
            cut[name] = found[:5]
    assert cut == {}


def test_a_table_is_a_stack_on_a_phone_and_its_cells_say_their_column(pages: Site, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(pages.url + "games/pixel_tactics/rules/editions.html")
    cells = page.locator("table.br-table").nth(1).locator("tbody tr").first.locator("td")
    lefts = {cells.nth(n).evaluate("cell => Math.round(cell.getBoundingClientRect().left)") for n in range(cells.count())}
    assert len(lefts) == 1
    assert cells.nth(1).locator(".br-label").inner_text() == "en"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgb(255, 255, 255)"


@pytest.mark.parametrize(
    ("game", "rule", "chapter"),
    [("pixies", "px-pla-4", "pla"), ("pixel_tactics", "pt-rul-120", "rul-101"), ("chibitactics", "ct-h-60", "h-51")],
)
def test_an_address_from_before_rules_had_pages_leads_to_the_rule(
    pages: Site, context: BrowserContext, game: str, rule: str, chapter: str
) -> None:
    page = context.new_page()
    page.goto(f"{pages.url}games/{game}/index.html#rule-{rule}")
    page.wait_for_url(f"**/rules/{chapter}.html#rule-{rule}")
    assert page.locator(f"#rule-{rule} > h2").inner_text().startswith(rule.upper())


def test_an_address_from_before_guides_had_folders_leads_to_the_section(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"{pages.url}hosting.html#take-an-action")
    page.wait_for_url("**/how-to/hosting.html#take-an-action")
    assert page.locator("#take-an-action").is_visible()


def test_an_address_of_a_name_that_moved_to_another_page_leads_to_it(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"{pages.url}reference/pixel_tactics.html#boardrules.pixel_tactics.View.me")
    page.wait_for_url("**/reference/pixel_tactics_values.html#boardrules.pixel_tactics.View.me")
    page.goto(f"{pages.url}reference/bots.html#boardrules.simulate")
    page.wait_for_url("**/reference/simulation.html#boardrules.simulate")


def test_the_code_and_the_tests_of_a_rule_are_folded_away(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(pages.url + "games/pixies/rules/pla.html")
    proof = page.locator("#rule-px-pla-4 details", has_text="Code and tests")
    assert not proof.locator("ul").first.is_visible()
    proof.locator("summary").click()
    assert proof.locator("ul").first.is_visible()
