"""The page of the web example in the system's Chromium: whole games by pointing, by keyboard, with checks of what it gives away."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser, expect

from boardrules import games
from tests.web.pointing import AXE, CHOICES, CHROMIUM, Person, axe, shoot
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

CYRILLIC = re.compile(r"[\u0400-\u04ff]")

WIDE = {"viewport": {"width": 1280, "height": 900}}
NARROW = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
OPTIONS: dict[str, dict[str, Any]] = {"pixies": {"seats": 2}, "chibitactics": {"squad_size": 2}}


def person(browser: Browser, seed: int, **how: Any) -> Person:
    """Somebody with a browser of their own."""
    return Person(browser.new_context(**({"reduced_motion": "reduce"} | how)).new_page(), Random(seed))


def table_of_two(server: Server, browser: Browser, game: str, *, one: Any = WIDE, other: Any = NARROW) -> tuple[Person, Person]:
    """Two people, each with a browser, at a table that has begun: made, invited and joined by the page."""
    first, second = person(browser, 1, **one), person(browser, 2, **other)
    page = first.page
    page.goto(server.url)
    page.click(f'[data-game="{game}"] button.main')
    for name, value in OPTIONS.get(game, {}).items():
        if page.locator(f"select#option-{name}").count():
            page.select_option(f"#option-{name}", str(value))
        else:
            page.check(f'#option-{name} [value="{value}"]')
    page.fill("#name", "Ada")
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    page.click("#seats button")
    page.wait_for_selector("#link:not([hidden])")
    second.page.goto(page.input_value("#address"))
    second.page.wait_for_selector("#sit:not([hidden])")
    second.page.fill("#sit input", "Ben <b>&amp;")
    second.page.click("#sit button")
    second.page.wait_for_selector("#seats .mine", state="attached")
    page.click("#start")
    return first, second


WHOLE = [pytest.param(game, marks=pytest.mark.long) if game == "pixel_tactics" else game for game in games()]


@pytest.mark.parametrize("game", WHOLE)
def test_two_people_play_a_whole_game_by_pointing_only_one_in_english_and_one_in_russian(
    server: Server, browser: Browser, game: str, record_property: Callable[[str, object], None]
) -> None:
    people = table_of_two(server, browser, game, one=WIDE | {"locale": "en-GB"}, other=NARROW | {"locale": "ru-RU"})
    clicks, moved = 0, time.monotonic()
    while True:
        chosen = [who for who in people if who.choose()]
        clicks += len(chosen)
        if chosen:
            moved = time.monotonic()
        elif people[0].over():
            break
        for who in chosen:
            if clicks in {40, 41}:
                shoot(who.page, f"{game}-{'wide' if who is people[0] else 'narrow'}")
        assert time.monotonic() - moved < 30, people[0].page.inner_text("body")
        assert clicks < 5000
    for who, language in zip(people, ("en", "ru"), strict=True):
        assert who.faults == []
        assert who.page.inner_text("#refusal") == ""
        assert who.page.get_attribute("html", "lang") == language
        questions = {shown["question"]["text"] for shown in who.shown() if shown["question"]}
        assert {bool(CYRILLIC.search(question)) for question in questions} == {language == "ru"}, questions
    record_property("clicks", clicks)


def test_page_and_game_speak_the_language_of_the_browser_or_the_one_that_is_chosen(server: Server, browser: Browser) -> None:
    one, other = table_of_two(server, browser, "pixies", one=WIDE | {"locale": "ru-RU"}, other=NARROW | {"locale": "pl-PL"})
    for who, seats, question in ((one, "Места", "Возьмите"), (other, "Miejsca", "Weź")):
        who.page.wait_for_selector("#board [data-card]")
        assert who.page.inner_text("#seats-title") == seats
        begun = time.monotonic()
        while question not in who.page.inner_text("#question") and time.monotonic() - begun < 30:
            for person_ in (one, other):
                person_.choose()
        assert question in who.page.inner_text("#question")
        assert who.page.get_attribute("html", "lang") in {"ru", "pl"}
    assert "кладёт" in one.page.inner_text("#news") or "карт" in one.page.inner_text("#news")
    one.page.click("#settings")
    one.page.select_option("#language", "en")
    expect(one.page.locator("#seats-title")).to_have_text("Seats")
    assert one.faults + other.faults == []


def test_no_secret_stays_in_an_address(server: Server, browser: Browser) -> None:
    one, other = table_of_two(server, browser, "pixies")
    invitation = one.page.input_value("#address")
    assert "#invitation=" in invitation
    for who in (one, other):
        assert who.page.url == invitation.partition("#")[0]
        who.page.reload()
        who.page.wait_for_selector("#seats .mine", state="attached")
    late = person(browser, 3)
    late.page.goto(invitation)
    late.page.wait_for_selector("#sit:not([hidden])")
    late.page.click("#sit button")
    late.page.wait_for_selector("#refusal p")
    assert "has been used" in late.page.inner_text("#refusal")
    one.page.click("#settings")
    one.page.click("#move")
    phone = person(browser, 4, **NARROW)
    phone.page.goto(one.page.input_value("#address"))
    phone.page.wait_for_selector("#seats .mine", state="attached")
    assert "#" not in phone.page.url


@pytest.mark.parametrize("game", games())
def test_a_game_is_played_by_the_keyboard_alone(server: Server, browser: Browser, game: str) -> None:
    """Tab to what can be chosen, Enter, Escape to choose anew; bots have the other seats."""
    table, token = server.make(game, "Ada", **OPTIONS.get(game, {}))
    who = person(browser, 5)
    who.page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    who.page.wait_for_selector("#start:not([hidden])")
    who.page.focus("#start")
    who.page.keyboard.press("Enter")
    who.page.wait_for_selector(CHOICES)
    rng, chosen = Random(7), 0
    moved = time.monotonic()
    while chosen < 25 and time.monotonic() - moved < 30 and not who.over():
        if not who.choices().count():
            time.sleep(0.02)
            continue
        for _ in range(1 + rng.randrange(3)):
            who.page.keyboard.press("Tab")
        on_choice: bool = who.page.evaluate(
            "() => document.activeElement.matches('#board [data-anchor][role=button], #buttons button.action')"
        )
        if on_choice:
            who.page.keyboard.press("Enter")
            chosen, moved = chosen + 1, time.monotonic()
            if rng.random() < 0.1:
                who.page.keyboard.press("Escape")
    assert chosen >= 25 or who.over()
    assert who.faults == []


def test_what_a_card_does_is_told_by_the_mouse_by_a_tap_and_by_a_list(server: Server, browser: Browser) -> None:
    one, other = table_of_two(server, browser, "pixies")
    one.page.wait_for_selector("#board [data-card]")
    one.page.click("aside > [data-in=cards] > summary")
    one.page.hover("#board [data-card] >> nth=0")
    one.page.wait_for_selector("#card h3")
    other.page.click("#looking")
    other.page.tap("#board [data-card] >> nth=1")
    other.page.wait_for_selector("#answer h3")
    assert other.page.locator("#buttons .cancel").count() == 0  # it was only looked at
    first = one.page.inner_text("#card")
    values = one.page.eval_on_selector_all("#cards option", "all => all.map(one => one.value)")
    one.page.select_option("#cards", values[-1])
    expect(one.page.locator("#card")).not_to_have_text(first, use_inner_text=True)


def test_a_refusal_is_told_with_its_rule_and_the_page_goes_on(server: Server, browser: Browser) -> None:
    one, _ = table_of_two(server, browser, "pixies")
    one.page.wait_for_selector("#undo:not([hidden])")
    one.page.click("#undo")
    one.page.wait_for_selector("#refusal summary")
    assert one.page.inner_text("#refusal summary").endswith("(BR-UNDO)")
    assert len(one.page.inner_text("#refusal")) > 80


def test_taking_back_asks_the_other_and_happens_when_it_agrees(server: Server, browser: Browser) -> None:
    people = table_of_two(server, browser, "pixies")
    first = people[0]
    first.page.wait_for_selector("#undo:not([hidden])")
    start = first.page.get_attribute("#ply", "max")
    acted = None
    while acted is None:
        for who in people:
            before = who.acted
            if who.choose():
                who.settle()
            if who.acted > before:
                acted = who
                break
    expect(first.page.locator("#ply")).not_to_have_attribute("max", start or "")
    other = people[1] if acted is first else first
    if acted.page.locator("#bar").is_visible():
        acted.page.click('[data-opens="seats"]')
    acted.page.click("#undo")
    other.page.wait_for_selector("#agree:not([hidden])")
    assert "asks to take back the last action" in other.page.inner_text("#notice")
    other.page.click("#agree")
    other.page.wait_for_selector("#agree", state="hidden")
    expect(first.page.locator("#ply")).to_have_attribute("max", start or "")


def test_history_is_stepped_through_and_the_game_goes_on_meanwhile(server: Server, browser: Browser) -> None:
    one, other = table_of_two(server, browser, "pixies")
    clicks = 0
    while clicks < 12:
        clicks += one.choose() + other.choose()
    one.page.click("#back")
    one.page.wait_for_selector("#past svg")
    assert "After" in one.page.inner_text("#ply-label")
    one.page.click("#back")
    one.page.click("#now")
    one.page.wait_for_selector("#board svg")
    assert one.page.inner_text("#ply-label") == "Position now"


def test_a_page_comes_back_after_the_server_was_killed(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path) as server:
        table, token = server.make("pixies", "Ada", seats=2)
        who = person(browser, 6)
        who.page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
        who.page.click("#start")
        who.page.wait_for_selector('#board [data-anchor][role="button"]')
        before = who.page.locator("#stage").bounding_box()
        server.kill()
        who.page.wait_for_selector("#state:not(:empty)")
        assert who.page.locator("#stage").bounding_box() == before, "nothing moves because of that"
        server.start()
        who.page.wait_for_selector("#state", state="hidden")
        ply = int(who.page.get_attribute("#ply", "max") or 0)
        begun = time.monotonic()
        while int(who.page.get_attribute("#ply", "max") or 0) == ply and time.monotonic() - begun < 20:
            who.choose()
        assert int(who.page.get_attribute("#ply", "max") or 0) > ply


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm install axe-core, and AXE names its axe.min.js")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_axe_finds_no_serious_fault(server: Server, browser: Browser, game: str, scheme: str) -> None:
    people = table_of_two(
        server,
        browser,
        game,
        one=WIDE | {"color_scheme": scheme, "bypass_csp": True},
        other=NARROW | {"color_scheme": scheme, "bypass_csp": True},
    )
    for _ in range(6):
        for who in people:
            who.choose()
    for who in people:
        who.settle()
    found = [fault for who in people for fault in axe(who.page)]
    assert found == []
    people[1].page.tap('[data-opens="log"]')
    assert axe(people[1].page) == []
    lobby = person(browser, 8, color_scheme=scheme, bypass_csp=True)
    lobby.page.goto(server.url)
    assert axe(lobby.page) == []


def test_twin_tables_send_a_page_the_same_bytes(tmp_path: Path, browser: Browser) -> None:
    """Two tables of Pixel Tactics with one seed; the rival chooses differently what nobody may see yet."""
    shown: list[list[str]] = []
    answers: list[list[str]] = []
    for choice in (0, 1):
        folder = tmp_path / str(choice)
        folder.mkdir()
        with Server(folder, "--seed", "7") as server:
            table, token = server.make("pixel_tactics", "Ada")
            with server.join(table, token) as rival:
                invitation = rival.ask("invite", seat=1)["invitation"]
                who = person(browser, 9)
                who.page.add_init_script("crypto.getRandomValues = (array) => array.fill(7)")  # what it adds to the luck
                who.page.goto(f"{server.url}/t/{table}#invitation={invitation}")
                who.page.click("#sit button")
                who.until(lambda told: told["seat"] == 1 and bool(told["table"]["luck"][1]))  # each change is shown before the next
                rival.ask("luck", text="x")
                who.until(lambda told: told["table"]["luck"][0] == "x")
                rival.ask("start")
                rival.until("actions")
                who.until(lambda told: told["table"]["started"])
                rival.act(choice)
                who.until(lambda told: told["to_act"] == [1])
                who.page.click("#rules > summary")  # what else would come has come when this is answered
                who.page.wait_for_selector("#rulebook details")
                # What a page is told before anybody chooses, and in how many messages, depends on the clock.
                told = [one for one in who.shown() if one["to_act"]]
                shown.append([_plain(one, table) for one in told])
                answers.append([_plain(told, table) for _, told in sorted(who.answers().items())])
    assert len(shown[0]) > 1
    assert shown[0] == shown[1]
    assert answers[0] == answers[1]


def _plain(told: dict[str, Any], table: str) -> str:
    """Traffic without the token and the name of the table."""
    return json.dumps({name: value for name, value in told.items() if name != "token"}).replace(table, "TABLE")


MOTION = """async () => {
    const [{ Pieces }, { glide }] = [await import("/static/pieces.js"), await import("/static/motion.js")];
    const place = document.body.appendChild(document.createElement("div"));
    const pieces = new Pieces(place);
    const frame = { width: 300, height: 900, title: "", description: "", ground: "#fff", defs: "", role: "img" };
    const card = '<g data-card="ace"><rect width="20" height="20"/></g>';
    const piece = (key, y, drawing = "<circle r='9'/>") => ({ key, drawing, x: 10, y });
    const moving = () => [...place.querySelectorAll("*")].filter((one) => one.getAnimations().length);
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const show = async (message) => {
        for (const one of document.getAnimations()) one.finish();
        glide(pieces, message);
        await frames();
        return moving().map((one) => one.dataset.key ?? one.dataset.card);
    };
    const all = [piece("hand", 0, card), piece("a", 100), piece("b", 200), piece("slot", 300)];
    const found = [await show({ number: 1, whole: { frame, pieces: all } })];
    found.push(await show({ number: 2, from: 1, changes: { moved: [{ key: "b", x: 10, y: 260 }] } }));
    const moved = [{ key: "hand", x: 10, y: 0 }, { key: "b", x: 10, y: 230 }];
    found.push(await show({ number: 3, from: 2, changes: { shift: { x: 0, y: 30 }, moved } }));
    found.push(await show({ number: 4, from: 3, changes: { drawn: [piece("hand", 0), piece("slot", 330, card)] } }));
    return found;
}"""


def test_what_moves_by_itself_glides_and_what_all_else_moves_with_does_not(server: Server, browser: Browser) -> None:
    context = browser.new_context(reduced_motion="no-preference")
    page = context.new_page()
    page.goto(f"{server.url}/")
    assert page.evaluate(MOTION) == [[], ["b"], ["b"], ["ace"]]
    context.close()
