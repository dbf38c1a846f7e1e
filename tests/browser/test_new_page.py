"""The page that ``boardrules new`` writes, played to the end in Chromium by accessible names alone."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from boardrules.scaffold import new_game_files

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for name, text in new_game_files("kelp_beds").items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    page: Any = import_module("kelp_beds_page")
    server = page.serve(0, 3)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


def offered(page: Page) -> list[Locator]:
    return [button for button in page.get_by_role("button").all() if button.is_visible()]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_game_is_played_to_the_end_by_what_is_named(browser: Browser, address: str, width: int, by: str) -> None:
    page, rng, faults = browser.new_page(viewport={"width": width, "height": 800}), Random(width), list[str]()
    page.on("console", lambda message: faults.append(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    for _ in range(13):
        buttons = offered(page)
        names = [button.get_attribute("aria-label") or button.inner_text() for button in buttons]
        if names == ["Play again"]:
            break
        assert any(name.startswith("Lay the ") for name in names)
        for button in buttons:
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40
        chosen = rng.choice(buttons)
        with page.expect_navigation():
            if by == "mouse":
                chosen.click()
            else:
                chosen.press("Enter")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert "The game is over." in page.inner_text("body")
    assert "winner)" in page.inner_text("body")
    with page.expect_navigation():
        page.get_by_role("button", name="Play again").click()
    assert page.get_by_text("A new game.").is_visible()
    assert len(offered(page)) > 1
    assert faults == []
    page.close()
