"""A person at the page, in Chromium: points at what may be chosen, presses what is offered, and knows no rules."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright, WebSocket, expect, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

AXE = Path(os.environ.get("AXE", "node_modules/axe-core/axe.min.js"))
SHOTS = os.environ.get("SCREENSHOTS")
"""A folder for pictures of the pages, to be looked at."""

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

CHOICES = '#board [data-anchor][role="button"], #buttons button.action'

POINT = """([choices, number]) => {
    const all = [...document.querySelectorAll(choices)];
    if (!all.length) return null;
    const chosen = all[number % all.length];
    chosen.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = chosen.getBoundingClientRect();
    const found = document.elementsFromPoint(x + width / 2, y + height / 2);
    const board = found.slice(0, found.findIndex((one) => !one.closest("#board, #buttons")));
    const [hit, what] = [board.some((one) => chosen.contains(one)), found[0]?.outerHTML.slice(0, 200)];
    return { x: x + width / 2, y: y + height / 2, hit, what, chosen: chosen.outerHTML.slice(0, 200) };
}"""
"""Where the middle of one of the things to choose is, and whether the mouse meets it there, or other things in the picture upon it."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


def shoot(page: Page, name: str) -> None:
    """Keep pictures of a page, light and dark."""
    if SHOTS:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            page.screenshot(path=Path(SHOTS) / f"{name}-{scheme}.png", full_page=True)


def axe(page: Page) -> list[str]:
    """The serious faults that axe-core finds in a page.

    One rule is left out for the picture: the name of a card says in words what its letters and numbers mean, and does not repeat them.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    faults = [
        (fault["id"], fault["help"], node["html"])
        for fault in found
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]
    return [
        f"{rule}: {text}: {html[:200]}"
        for rule, text, html in faults
        if not (rule == "label-content-name-mismatch" and html.startswith("<g data-anchor="))
    ]


def until(page: Page, holds: Callable[[], bool], what: str, *, seconds: float = 60) -> None:
    """Wait until something *holds* that the page alone cannot tell, such as what it has sent; meanwhile what it does is noted."""
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < seconds, what
        page.wait_for_timeout(20)


class Person:
    """Somebody with a page of a table."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.received: list[str] = []
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.asked.append(str(frame)))
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def shown(self) -> list[dict[str, Any]]:
        """All that the page was shown so far, each time with the table, which is told only when it is another."""
        table: dict[str, Any] = {}
        found = []
        for told in map(json.loads, self.received):
            if "shown" in told:
                table |= {"table": told["shown"]["table"]} if "table" in told["shown"] else {}
                found.append(told["shown"] | table)
        return found

    def answers(self) -> dict[int, dict[str, Any]]:
        """What the page was answered, by the number of what it asked."""
        return {told["id"]: told for told in map(json.loads, self.received) if "id" in told}

    def until(self, wanted: Callable[[dict[str, Any]], bool], *, seconds: float = 60) -> None:
        """Wait until the page was shown what is *wanted*, and all that it asked has been answered."""

        def holds() -> bool:
            return any(map(wanted, self.shown())) and not {json.loads(asked)["id"] for asked in self.asked} - self.answers().keys()

        until(self.page, holds, "the page was never shown what it was to be shown", seconds=seconds)

    def settle(self) -> None:
        """Wait until all that the page asked has been answered, and what came of it is shown."""
        self.page.evaluate("0")  # what was sent is known now
        self.until(lambda _: True)
        expect(self.page.locator("#question")).not_to_have_text("...", timeout=30_000)

    @property
    def acted(self) -> int:
        """How many actions were tried."""
        return sum(json.loads(asked)["type"] == "act" for asked in self.asked)

    def choices(self) -> Locator:
        """What can be chosen now: marked things in the picture, and buttons."""
        return self.page.locator(CHOICES)

    def over(self) -> bool:
        """Whether the game is over."""
        ends: int = self.page.locator("#end:not([hidden])").count()
        return ends > 0

    def choose(self, *, seconds: float = 10) -> bool:
        """Point at something with the mouse, or press a button, if there is anything; what comes up next is chosen by the next call.

        A picture may be new while its marks are still those of the one before, so what is covered gets some *seconds* to be uncovered.
        """
        number, begun = self.rng.randrange(1 << 30), time.monotonic()
        while (found := self._pointed(number)) is not None and not found["hit"]:
            assert time.monotonic() - begun < seconds, f"{found['what']} lies over {found['chosen']}"
            self.page.wait_for_timeout(50)
        if found is None:
            return False
        self.page.mouse.click(found["x"], found["y"])
        return True

    def _pointed(self, number: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(POINT, [CHOICES, number])
        return found
