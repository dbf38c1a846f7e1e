"""The page of the tutorial, ``docs/tutorial/board.py``, played to the end on a phone by touching its picture."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BOARD = Path(__file__).parents[2] / "docs" / "tutorial" / "board.py"


@pytest.fixture
def address() -> Iterator[str]:
    command = [sys.executable, "-u", str(BOARD), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        said = re.search(r"http://\S+", server.stdout.readline())
        assert said
        yield said[0]
        server.kill()


def test_a_game_is_played_to_the_end_by_touching_the_picture(browser: Browser, address: str) -> None:
    page, faults = browser.new_page(viewport={"width": 390, "height": 800}), list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    assert page.evaluate("(svg => svg.clientHeight < svg.clientWidth)(document.querySelector('svg'))")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(60):
        if not page.locator("button").count():
            break
        part = page.locator("svg [role=button]").first
        fitting = page.locator(f'button[data-anchor="{part.get_attribute("data-anchor")}"]')
        alone = fitting.count() == 1
        if not alone:
            part.click()  # leaves the buttons of the places where the card can lie
        with page.expect_navigation():
            (part if alone else fitting.first).click()
    assert "The game is over" in page.inner_text("body")
    assert faults == []
    page.close()
