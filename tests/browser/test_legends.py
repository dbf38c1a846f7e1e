"""The legend of a picture: closed until one taps its button or comes to it by keyboard, then readable, and closed again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.measured import PAGE
from tests.browser.test_pictures import TABLES, drawn, positions

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SHOWN = """() => {
    const texts = [...document.querySelectorAll('[data-key="legend"] text')].filter((one) => getComputedStyle(one).visibility === "visible");
    const boxes = texts.map((one) => one.getBoundingClientRect());
    return { count: texts.length, inside: boxes.every((box) => box.left >= 0 && box.right <= document.documentElement.clientWidth) };
}"""  # noqa: E501  (a program)

TAKES_TAPS = """() => [...document.querySelectorAll('[data-key="legend"] text')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !one.closest("[role=button]") && found?.closest('[data-key="legend"]');
}).length"""
"""How many texts of an open legend take the taps on them."""


@pytest.mark.parametrize("name", ["pixies-3", "pixies-flower-6", "pixel_tactics-duel", "chibitactics-2"])
def test_a_tap_or_the_keyboard_opens_the_legend_and_leaving_closes_it(browser: Browser, name: str) -> None:
    assert name in TABLES
    page = browser.new_page(viewport={"width": 390, "height": 800}, has_touch=True)
    try:
        page.set_content(PAGE + drawn(name, positions(name, "legend", 5)[2], 390, "ru") + "<button>next</button>")
        assert page.evaluate(SHOWN)["count"] == 1, "the question mark alone"
        button = page.locator('[data-key="legend"] [role=button]')
        button.tap()
        page.wait_for_function(f"({SHOWN})().count > 10")
        if not name.startswith("chibitactics"):  # its map makes the picture wider than the screen
            assert page.evaluate(SHOWN)["inside"]
        assert page.evaluate(TAKES_TAPS) == 0, "a tap goes to what lies under an open legend"
        page.locator("button").focus()
        page.wait_for_function(f"({SHOWN})().count === 1")
        button.focus()
        page.wait_for_function(f"({SHOWN})().count > 10")
    finally:
        page.close()
