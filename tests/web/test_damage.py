"""Messages that are damaged, lost or out of order: the page asks for the whole, shows it, and loses nothing that was chosen."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, expect  # noqa: A004  (the driver's own)

from tests.web.pointing import CHROMIUM, Person, until
from tests.web.serving import Server
from tests.web.test_pieces import CONTENTS

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

Fault: TypeAlias = Callable[[list[str], str], list[str]]
"""What comes of a message, with those that are held back: it may hold the message back, and returns what is sent on."""


def lose(_: list[str], __: str) -> list[str]:
    return []


def cut(_: list[str], message: str) -> list[str]:
    return [message[: len(message) // 2]]


def swap(held: list[str], message: str) -> list[str]:
    if not held:
        held.append(message)
        return []
    return [message, held.pop()]


def spoil(_: list[str], message: str) -> list[str]:
    told = json.loads(message)
    changes = told["shown"]["picture"].get("changes", {})
    for one in changes.get("drawn", ()):
        one["drawing"] = "<g><rect"
    return [json.dumps(told)]


def misname(_: list[str], message: str) -> list[str]:
    return [message.replace('"drawn":[{"key":"', '"drawn":[{"key":"not ')]


FAULTS: tuple[Fault, ...] = (lose, cut, swap, spoil, misname)


class Damaged:
    """A page whose connection does something to messages of changes."""

    def __init__(self, page: Page) -> None:
        self.fault: Fault | None = None
        self.held: list[str] = []
        self.damaged = 0
        self.asked = 0
        self.silent = False
        """Whether nothing comes through any more, on the connections that there are."""
        self.hellos: list[dict[str, Any]] = []
        self.page: WebSocketRoute | None = None
        page.route_web_socket("**/api/tables/*/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self.page, server = page, page.connect_to_server()
        self.silent = False

        def heard(message: str | bytes) -> None:
            if self.silent:
                return
            sent = [str(message)]
            if self.fault is not None and '"changes"' in str(message):
                self.damaged += 1
                sent = self.fault(self.held, str(message))
            for one in sent:
                page.send(one)

        def said(message: str | bytes) -> None:
            self.asked += '"whole"' in str(message)
            if '"hello"' in str(message):
                self.hellos.append(json.loads(message))
            server.send(message)

        server.on_message(heard)
        page.on_message(said)


def drawn(page: Page) -> str:
    found: str = page.evaluate(CONTENTS.replace("pieces.svg", "document.querySelector('#board svg')"))
    return found


def said(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("#news li", "all => all.map(one => one.textContent)")
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_a_page_mends_its_picture_and_its_sentences(fault: Fault, server: Server, browser: Browser) -> None:
    table, token = server.make("pixies", "Ada", seats=2)
    address = f"{server.url}/t/{table}#seat=0&token={token}"
    page = browser.new_page(reduced_motion="reduce")
    damaged, person = Damaged(page), Person(page, Random(3))
    page.goto(address)
    page.click("#start")
    begun = time.monotonic()
    while damaged.damaged < 6:
        assert time.monotonic() - begun < 120, "nothing goes on"
        damaged.fault = fault if int(page.get_attribute("#ply", "max") or 0) % 3 else None
        try:
            person.choices().first.wait_for(timeout=5_000)
        except TimeoutError:  # what the rival did was lost, and nothing comes after it
            assert damaged.page is not None
            damaged.page.close()
        else:
            person.choose()
    damaged.fault = None
    for message in damaged.held:
        assert damaged.page is not None
        damaged.page.send(message)
    before = page.get_attribute("#ply", "max")
    while page.get_attribute("#ply", "max") == before:  # one more action, after which everything has come
        person.choices().first.wait_for(timeout=30_000)
        person.choose()
    other = browser.new_page(reduced_motion="reduce")
    other.goto(address)
    other.wait_for_selector("#board svg")
    assert damaged.asked > 0

    def same() -> bool:  # a bot may have acted in between
        return drawn(page) == drawn(other) and said(page) == said(other)

    until(page, same, "the pages differ", seconds=20)
    assert [one for one in person.faults if "inline style" not in one] == [], "but for the browser's own page about bad XML"


def test_a_page_comes_back_when_nothing_is_heard_any_more(server: Server, browser: Browser) -> None:
    table, token = server.make("pixies", "Ada", seats=2)
    page = browser.new_page()
    damaged = Damaged(page)
    page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    page.click("#start")
    with server.join(table, token) as same:
        ply = same.until("actions")["ply"]
        page.wait_for_function("ply => document.querySelector('#ply').max >= ply", arg=ply)
        damaged.silent = True
        same.go_on()
        ply = same.until("actions")["ply"]
        page.wait_for_function("ply => document.querySelector('#ply').max >= ply", arg=ply, timeout=60_000)
    assert len(damaged.hellos) == 2
    assert damaged.hellos[1]["since"] > 0, "it says what it has seen"


def test_what_was_chosen_is_kept_where_it_is_still_legal(server: Server, browser: Browser) -> None:
    table, token = server.make("pixies", "Ada", seats=2)
    page = browser.new_page()
    damaged = Damaged(page)
    page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    with server.join(table, token) as host, server.join(table) as rival:
        rival.sit(host.ask("invite", seat=1)["invitation"])
        host.ask("start")
        while not host.until("to_act")["actions"]:
            ply = host.shown["ply"]
            rival.until("actions")
            rival.go_on()
            host.until(f"ply > {ply}")
        expect(page.locator('#board [data-anchor][role="button"]')).not_to_have_count(0)
        card = page.locator('#board [data-anchor][role="button"]').first
        anchor = card.get_attribute("data-anchor")
        card.click()
        chosen = page.locator(f'#board [data-anchor="{anchor}"][data-marked~="chosen"]')
        if chosen.count() == 0:  # there was only one place for it
            pytest.skip("the card went where it had to go")
        assert damaged.page is not None
        told: dict[str, Any] = {"number": 99, "from": 98, "changes": {"gone": ["nothing"]}}
        shown = dict(host.shown) | {"picture": told, "news": [], "since": host.shown["ply"]}
        damaged.page.send(json.dumps({"shown": {name: value for name, value in shown.items() if name not in {"svg", "labels"}}}))
        until(page, lambda: damaged.asked > 0, "the page does not ask for the whole")
        assert damaged.asked == 1
        expect(chosen).to_have_count(1)
        expect(page.locator("#buttons .cancel")).to_have_count(1)
        ply = host.shown["ply"]
        page.locator('#board [data-anchor][role="button"]').first.click()
        host.until(f"ply > {ply}")


def test_a_tap_that_chooses_sends_nothing_and_shows_in_the_next_frame(server: Server, browser: Browser) -> None:
    table, token = server.make("pixel_tactics", "Ada")
    page = browser.new_page()
    person = Person(page, Random(5))
    page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    page.click("#start")
    frames: list[int] = []
    begun = time.monotonic()
    while len(frames) < 5:
        assert time.monotonic() - begun < 60, "nothing could be chosen in two steps"
        person.settle()
        sent = len(person.asked)
        number: int | None = page.evaluate(TAP)
        page.evaluate("0")  # what was sent is known now
        if number is None:
            person.choices().first.wait_for(timeout=30_000)
            person.choose()
        elif len(person.asked) == sent:
            frames.append(number)
            page.keyboard.press("Escape")
            person.choose()
    assert frames == [1] * 5


TAP = """() => new Promise((found) => {
    const targets = [...document.querySelectorAll('#board [data-anchor][role="button"]')];
    if (!targets.length) return found(null);
    const { anchor } = targets[Math.floor(targets.length / 2)].dataset;
    targets[Math.floor(targets.length / 2)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    let frames = 0;
    const look = () => {
        frames += 1;
        const marked = document.querySelector(`#board [data-anchor="${CSS.escape(anchor)}"]`)?.dataset.marked;
        if (marked?.includes("chosen") || frames > 9) found(frames);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""Tap on something that can be chosen; how many frames later it is marked, null if there is nothing to choose."""
