"""Nothing moves under a finger at the table, and a double tap does one thing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser, WebSocketRoute, expect

from boardrules import games
from tests.web.pointing import CHOICES, CHROMIUM, DESK, PHONE, Person
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

OPTIONS: dict[str, dict[str, Any]] = {"pixies": {"seats": 2}, "chibitactics": {"squad_size": 2}}
PLACES = """() => ["#settings", "#looking", "#stage", "#act", "#history-title", "#happened", "#rules"].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [one, x, y + scrollY, width, height];
})"""
"""Where things are on the page."""


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


def test_who_chooses_a_leader_after_a_bot_is_not_asked_again(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path, "--pace", "1") as server:
        table, token = server.make("pixel_tactics", "Ada")
        page = browser.new_context(**DESK).new_page()
        held: list[tuple[WebSocketRoute, str]] = []
        known: list[int] = []

        def hear(route: WebSocketRoute, text: str) -> None:
            """Let the page know of the question, but not of what the bot does then."""
            shown = json.loads(text).get("shown", {})
            if shown and known:
                held.append((route, text))
            else:
                route.send(text)
                known.extend([shown["ply"]] if shown.get("actions") else [])

        def listen(route: WebSocketRoute) -> None:
            route.connect_to_server().on_message(lambda text: hear(route, str(text)))

        page.route_web_socket("**/socket", listen)
        page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
        page.click("#start")
        page.locator(CHOICES).first.wait_for()
        with server.join(table) as watching:
            watching.until(f"ply > {known[0]}")  # the bot has chosen
        page.locator(CHOICES).first.click()
        expect(page.locator("#question")).to_have_text("...")
        expect(page.locator("#refusal")).to_be_empty()
        for route, text in held:
            route.send(text)
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
