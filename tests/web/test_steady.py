"""Nothing moves under a finger at the table, and a double tap does one thing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from boardrules import games
from tests.web.pointing import CHOICES, CHROMIUM, DESK, PHONE, Person, until
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

OPTIONS: dict[str, dict[str, Any]] = {"pixies": {"seats": 2}, "chibitactics": {"squad_size": 2}}
PLACES = """() => ["#settings", "#looking", "#stage", "#act", "#history-title", "#happened", "#rules"].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [one, x, y + scrollY, width, height];
})"""
"""Where things are on the page."""
ON_CHOICE = """() => document.activeElement.matches('#board [data-anchor][role="button"], #buttons button')"""


def seated(server: Server, browser: Browser, game: str, how: dict[str, Any]) -> Person:
    """Somebody at a new table, before the start."""
    table, token = server.make(game, "Ada", **OPTIONS.get(game, {}))
    person = Person(browser.new_context(**how, reduced_motion="reduce").new_page(), Random(game))
    person.page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    person.page.wait_for_selector("#start:not([hidden])")
    return person


@pytest.mark.parametrize("how", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", games())
def test_nothing_moves_from_one_question_to_the_next(server: Server, browser: Browser, game: str, how: dict[str, Any]) -> None:
    person = seated(server, browser, game, how)
    person.page.click("#start")
    person.choices().first.wait_for()
    before, questions = person.page.evaluate(PLACES), set[str]()
    while len(questions) < 3 or person.acted < 8:
        if person.choose():
            person.settle()
        questions.add(person.page.inner_text("#question"))
        assert person.page.evaluate(PLACES) == before
    assert person.faults == []
    person.page.context.close()


def test_what_ends_a_game_is_behind_a_menu_and_asked_about(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixies", PHONE)
    page = person.page
    page.tap("#start")
    person.choices().first.wait_for()
    for name in ("Leave", "Resign"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.get_by_role("button", name="Stay").tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#end")).to_be_hidden()
    page.context.close()


class Line:
    """The connection of a page, on which what comes after the first question is held until the test lets it through."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = 0
        """The ply of the first question, once it has been shown."""
        self.held: list[dict[str, Any]] = []
        self.sent: list[str] = []
        self.answers = True
        """Whether answers come through."""
        self.open = False
        """Whether everything comes through."""
        page.route_web_socket("**/socket", self._listen)

    def _listen(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(lambda text: self._hear(route, str(text)))

        def say(text: str) -> None:
            kind = json.loads(text)["type"]
            self.open = self.open or (kind == "whole") or (kind == "hello" and bool(self.held))
            self.sent.append(kind)
            server.send(text)

        route.on_message(lambda text: say(str(text)))

    def _hear(self, route: WebSocketRoute, text: str) -> None:
        told = json.loads(text)
        waits = bool(self.asked) if "shown" in told else not self.answers and "id" in told
        if waits and not self.open:
            self.held.append(told)
            return
        route.send(text)
        if told.get("shown", {}).get("actions"):
            self.asked = self.asked or told["shown"]["ply"] + 1

    def plies(self) -> list[int]:
        """The plies of the pictures that are held."""
        return [told["shown"]["ply"] for told in self.held if "shown" in told]

    def let(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Let through what is *wanted* of what is held."""
        for told in filter(wanted, list(self.held)):
            self.held.remove(told)
            self.route.send(json.dumps(told))


def before_the_choice(server: Server, browser: Browser) -> tuple[Page, Line, int]:
    """Somebody who chooses a leader and does not see yet that a bot has chosen; also the ply at which it has."""
    table, token = server.make("pixel_tactics", "Ada")
    page = browser.new_context(**DESK, reduced_motion="reduce").new_page()
    line = Line(page)
    page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    page.click("#start")
    page.locator(CHOICES).first.wait_for()
    with server.join(table) as watching:
        watching.until(f"ply >= {line.asked}")
    until(page, lambda: bool(line.plies()), "the choice of the bot is never sent")
    return page, line, max(line.plies())


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take a second to act."""
    with Server(tmp_path_factory.mktemp("slow"), "--pace", "1") as found:
        yield found


@pytest.mark.parametrize("order", ["first", "last"])
def test_nothing_is_offered_again_until_the_picture_after_the_own_action(slow: Server, browser: Browser, order: str) -> None:
    page, line, before = before_the_choice(slow, browser)
    line.answers = order == "last"  # whether the answer comes before the picture in which only the bot has chosen, or after it
    page.locator(CHOICES).first.click()
    until(page, lambda: max(line.plies()) > before, "what comes of the action is never sent")
    line.let(lambda told: "shown" in told and told["shown"]["ply"] <= before)
    line.answers = True
    line.let(lambda told: "id" in told)
    expect(page.locator("#question")).to_have_text("...")
    page.wait_for_function("() => new Promise((done) => setTimeout(() => done(true)))")  # a picture is answered in a task of its own
    expect(page.locator(CHOICES)).to_have_count(0)
    expect(page.locator("#question")).to_have_text("...")
    expect(page.locator("#question")).to_be_focused()
    line.open = True
    line.let(lambda told: "shown" in told)
    page.locator(CHOICES).first.wait_for()
    page.wait_for_function(ON_CHOICE)
    expect(page.locator("#refusal")).to_be_empty()
    page.context.close()


@pytest.mark.parametrize("loss", ["picture", "connection"])
def test_who_has_acted_goes_on_when_the_picture_after_it_is_lost(slow: Server, browser: Browser, loss: str) -> None:
    page, line, before = before_the_choice(slow, browser)
    page.locator(CHOICES).first.click()
    until(page, lambda: max(line.plies()) > before, "what comes of the action is never sent")
    expect(page.locator("#question")).to_have_text("...")
    if loss == "connection":
        line.route.close()
    page.locator(CHOICES).first.wait_for()  # the page has asked for the whole, or come back
    expect(page.locator("#refusal")).to_be_empty()
    assert line.sent.count("hello") == (2 if loss == "connection" else 1)
    page.locator(CHOICES).first.click()
    expect(page.locator("#refusal")).to_be_empty()
    page.context.close()


BOTH = """async (name) => {
    const [asking, confirming] = [document.getElementById(name), document.getElementById("yes")];
    const { x, y, width, height } = asking.getBoundingClientRect();
    document.querySelector("#confirm").style.cssText = `margin: 0; inset: ${y - 90}px auto auto 0; width: 360px`;
    confirming.style.cssText = "height: 140px; flex: 1"; // it comes where the other was
    window.pressed = [];
    for (const one of [asking, confirming]) one.addEventListener("click", () => pressed.push(one.id));
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    window.tap = () => {
        const on = document.elementFromPoint(clientX, clientY);
        on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
        return on.id;
    };
    window.tapped = performance.now();
    return [tap(), tap()];
}"""
"""Tap twice where one asks whether to leave."""


@pytest.mark.parametrize("name", ["leave", "resign"])
def test_the_tap_that_asks_to_leave_cannot_confirm_it_too(server: Server, browser: Browser, name: str) -> None:
    page = seated(server, browser, "pixies", PHONE).page
    page.tap("#start")
    page.locator(CHOICES).first.wait_for()
    page.tap("#settings")
    assert page.evaluate(BOTH, name) == [name, "yes"]
    assert page.evaluate("pressed") == [name]
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_function("() => performance.now() - tapped > 400")
    assert page.evaluate("tap()") == "yes"
    assert page.evaluate("pressed") == [name, "yes"]
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.context.close()


TWICE = """async () => {
    const [one, other] = ["one", "other"].map((name) => Object.assign(document.createElement("button"), { textContent: name }));
    window.pressed = [];
    one.onclick = () => {
        pressed.push("one");
        one.replaceWith(other);
    };
    other.onclick = () => pressed.push("other");
    window.tap = (on) => on.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 9, clientY: 9 }));
    document.querySelector("#choices").append(one);
    tap(one);
    await null; // the change is noted
    tap(other);
    window.tapped = performance.now();
    window.other = other;
}"""
"""Tap twice where a button makes room for another."""


def test_the_second_tap_of_a_double_tap_is_not_for_what_has_come_there(server: Server, browser: Browser) -> None:
    page = seated(server, browser, "pixies", DESK).page
    page.evaluate(TWICE)
    assert page.evaluate("pressed") == ["one"]
    page.wait_for_function("() => performance.now() - tapped > 400")
    page.evaluate("tap(other)")
    assert page.evaluate("pressed") == ["one", "other"]
    page.context.close()
