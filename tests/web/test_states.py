"""States of the table that a person meets besides play: a tap that is forbidden, leaving, the end, a rematch, a table that is not there."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser, expect

from boardrules import games
from tests.web.pointing import CHROMIUM, DESK, PHONE, Person
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

FOCUS = """() => {
    window.lost = [];
    const look = () => {
        if (document.activeElement === document.body) lost.push(document.querySelector("#question").textContent);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Note, frame by frame, when nothing has the focus."""
ON_CHOICE = """() => document.activeElement.matches('#board [data-anchor][role="button"], #buttons button')"""
SMALL = """(least) => [...document.querySelectorAll("button, a, select, input, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < least).map(([html, { width, height }]) => [html, width, height])"""
TINY = """(least) => {
    const small = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode;
        if (!data.trim() || parentElement.closest("title, desc, defs") || !parentElement.checkVisibility()) continue;
        const drawn = parentElement.ownerSVGElement && parentElement.getScreenCTM();
        const size = parseFloat(getComputedStyle(parentElement).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        if (size < (drawn ? 10.9 : least)) small.push([data, size]); // pictures have a bound of their own
    }
    return small;
}"""
REACHED = """() => {
    const room = document.querySelector("#stage").getBoundingClientRect();
    return [...document.querySelectorAll("#board [data-anchor]")].map((one) => {
        one.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = one.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        return across > room.left && across < room.right && down > room.top && down < room.bottom;
    });
}"""
"""Whether the middle of each thing in the picture can be brought into view."""
OPTIONS: dict[str, dict[str, Any]] = {"pixies": {"seats": 2}, "chibitactics": {"squad_size": 2}}


def seated(server: Server, browser: Browser, game: str, how: dict[str, Any]) -> Person:
    """Somebody at a table whose match has begun."""
    table, token = server.make(game, "Ada", **OPTIONS.get(game, {}))
    person = Person(browser.new_context(**how, reduced_motion="reduce").new_page(), Random(game))
    person.page.goto(f"{server.url}/t/{table}#seat=0&token={token}")
    person.page.wait_for_selector("#start:not([hidden])")
    person.page.evaluate(FOCUS)
    person.page.focus("#start")
    person.page.evaluate("lost.length = 0")
    person.page.keyboard.press("Enter")
    person.choices().first.wait_for()
    return person


WHOLE = [game if game == "pixies" else pytest.param(game, marks=pytest.mark.long) for game in games()]


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_is_played_by_keys_and_the_focus_is_never_lost(server: Server, browser: Browser, game: str) -> None:
    person = seated(server, browser, game, DESK)
    page, rng, beyond = person.page, Random(1), list[int]()
    while not person.over():
        if not person.choices().count():
            person.page.wait_for_timeout(20)
            continue
        tabs = 0
        while not page.evaluate(ON_CHOICE) and person.choices().count():
            page.keyboard.press("Tab")
            tabs += 1
            assert tabs <= 2, page.evaluate("document.activeElement.outerHTML")
        beyond.append(tabs)
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "End"]))
        page.keyboard.press("Enter")
        person.settle()
    expect(page.locator("#end-title")).to_be_focused()
    assert page.evaluate("lost") == []
    assert len(beyond) > 10
    assert person.faults == []
    page.context.close()


def test_a_forbidden_tap_names_its_rule_in_view(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixel_tactics", PHONE)
    page = person.page
    while "wave" not in page.inner_text("#question"):
        person.choose()
        person.settle()
    wave = next(row for row in ("vanguard", "flank", "rear") if row in page.inner_text("#question"))
    page.locator(f'#board [data-anchor="0.{"V1" if wave == "rear" else "R1"}"]').dispatch_event("click")  # nobody is recruited there now
    rule = page.locator("#refusal summary")
    expect(rule).to_have_text(re.compile(r"\([A-Z]+-[A-Z]+-\d+\)$"))
    expect(rule).to_be_in_viewport(ratio=1)
    panel = page.locator("#act").bounding_box()
    page.locator("#stage").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    picture = page.locator("#board svg").bounding_box()
    assert panel is not None
    assert picture is not None
    assert picture["y"] + picture["height"] <= panel["y"] + 1, "the answer hides nothing that cannot be scrolled up"
    page.context.close()


@pytest.mark.parametrize("game", games())
def test_everything_at_the_table_can_be_read_and_hit_on_a_phone(server: Server, browser: Browser, game: str) -> None:
    person = seated(server, browser, game, PHONE)
    page = person.page
    for _ in range(4):
        person.choose()
        person.settle()
    for sheet in ("", *SHEETS):
        if sheet:
            page.get_by_role("navigation").get_by_role("button", name=sheet).tap()
        if sheet == "Rules":
            page.wait_for_selector("#rulebook details")
        page.tap("#settings")
        assert page.evaluate(SMALL, 43.5) == []
        assert page.evaluate(TINY, 12) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.tap("#settings")
    page.context.close()


def test_a_tap_where_nothing_can_be_chosen_is_answered_in_a_line(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "chibitactics", PHONE)
    page = person.page
    ability = page.locator('#board [data-anchor="ability.1"]:not([role=button])')
    while not ability.count():  # until the rival has chosen a faction
        person.choose()
        person.settle()
    ability.dispatch_event("click")
    expect(page.locator("#refusal")).to_have_text("Ability: nothing to choose here now.")
    page.context.close()


SHEETS = {"Log": "What happened", "Rules": "Rules", "Cards": "Cards", "Seats": "Seats"}
"""What opens each sheet on a phone, and its heading."""
PLACES = """() => ["header", "#tools", "#stage", "#board svg", "#act", "#bar"]
    .map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"""
"""Where things are on the screen."""


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_everything_beside_the_board_is_one_thumb_away_on_a_phone(server: Server, browser: Browser, by: str) -> None:
    page = seated(server, browser, "pixies", PHONE).page
    before = page.evaluate(PLACES)
    bar = page.get_by_role("navigation")
    for name, heading in SHEETS.items():
        opener = bar.get_by_role("button", name=name)
        expect(opener).to_be_in_viewport(ratio=1)
        (opener.tap if by == "touch" else lambda opener=opener: opener.press("Enter"))()
        expect(opener).to_have_attribute("aria-expanded", "true")
        title = page.get_by_role("complementary").get_by_role("heading", name=heading)
        expect(title).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.querySelector('aside').contains(document.activeElement)")
        assert page.evaluate("document.querySelector('main').inert && document.querySelector('#act').inert")
        assert page.evaluate(PLACES) == before
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
        expect(title).to_be_hidden()
        expect(opener).to_have_attribute("aria-expanded", "false")
    assert not page.evaluate("document.querySelector('main').inert || document.querySelector('#act').inert")
    page.context.close()


def test_a_sentence_of_the_log_leads_from_its_sheet_to_its_position(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixies", PHONE)
    page = person.page
    for _ in range(2):
        person.choose()
        person.settle()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(page.get_by_role("button", name="Board: your turn")).to_be_visible(timeout=30_000)
    page.locator("#news button").first.tap()
    expect(page.get_by_role("button", name="Back to now")).to_be_focused()
    expect(page.locator("#happened")).to_be_hidden()
    page.context.close()


def test_the_way_back_from_an_earlier_position_stays_in_view(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixel_tactics", PHONE)
    page = person.page
    while "wave" not in page.inner_text("#question"):
        person.choose()
        person.settle()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    page.locator("#news button").last.tap()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    page.get_by_role("button", name="One step back").tap()
    page.get_by_role("navigation").get_by_role("button", name="Board").tap()
    back = page.get_by_role("button", name="Back to now")
    for place in (0, 10_000):
        page.locator("#stage").evaluate("(one, to) => one.scrollTo(to, to)", place)
        expect(back).to_be_in_viewport(ratio=1)
    back.tap()
    expect(page.locator("#board")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("how", [PHONE, DESK], ids=["phone", "desk"])
def test_an_earlier_position_offers_nothing_of_now_and_a_key_leads_back(server: Server, browser: Browser, how: dict[str, Any]) -> None:
    person = seated(server, browser, "pixel_tactics", how)
    page = person.page
    while "wave" not in page.inner_text("#question"):
        person.choose()
        person.settle()
    question = page.inner_text("#question")
    if how is PHONE:
        page.get_by_role("navigation").get_by_role("button", name="Log").press("Enter")
    line = page.locator("#news button").first
    sentence = line.inner_text()
    line.press("Enter")
    back = page.get_by_role("button", name="Back to now")
    expect(page.locator("#question")).to_have_text(re.compile(r"^You are looking at step \d+ of \d+\.$"))
    expect(back).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="Your turn").get_by_role("status").first).to_contain_text(sentence)
    expect(page.locator("#choices button")).to_have_count(0)
    page.locator("#past [data-card]").first.dispatch_event("click")
    expect(page.locator("#answer h3").first).to_be_visible()
    expect(page.locator("#answer button")).to_have_count(0)
    back.press("Enter")
    expect(page.locator("#question")).to_have_text(question)
    expect(back).to_be_hidden()
    expect(page.locator("#answer")).to_be_empty()
    page.wait_for_function(ON_CHOICE)
    assert page.evaluate("lost") == []
    page.context.close()


def test_the_focus_stays_in_the_history_on_the_way_back_to_now(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixies", DESK)
    page = person.page
    person.choose()
    person.settle()
    page.get_by_role("button", name="One step back").press("Enter")
    page.wait_for_selector("#past svg")
    page.get_by_role("button", name="Now", exact=True).press("Enter")
    page.wait_for_selector("#board svg")
    expect(page.locator("#ply")).to_be_focused()
    assert page.evaluate("lost") == []
    page.context.close()


def test_the_log_has_the_height_that_is_left_beside_the_board(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixel_tactics", DESK)
    page = person.page
    aside, log = page.locator("aside"), page.locator("#happened")
    while page.locator("#news li").count() < 10 or log.evaluate("one => one.scrollHeight - one.clientHeight") <= 0:
        if person.choose():
            person.settle()
    low = log.evaluate("one => one.clientHeight")
    page.set_viewport_size({"width": 1280, "height": 1100})
    assert log.evaluate("one => one.clientHeight") > low + 200
    assert aside.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("#news li").last).to_be_in_viewport(ratio=0.98)  # pages are scrolled by whole pixels, so a part of one may be cut
    for name in ("Rules", "Cards", "Bots"):
        page.locator("aside summary", has=page.get_by_role("heading", name=name, exact=True)).press("Enter")
        last = page.locator("aside .unfolded > summary, aside .unfolded > details > summary").last
        expect(last).to_be_in_viewport(ratio=0.98)
        if name == "Rules":
            page.wait_for_selector("#rulebook details")
    expect(page.get_by_label("Pace of the bots")).to_be_in_viewport(ratio=0.98)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    page.context.close()


PAINTED = """async () => {
    const [{ MARKS }, { Pieces }] = [await import("/static/screen.js"), await import("/static/pieces.js")];
    const wanted = Object.keys(new Pieces(document.createElement("div")).colors);
    return Object.values(MARKS).map((marks) => wanted.filter((kind) => !/^#[0-9a-f]{6}$/.test(marks[kind])));
}"""
"""The marks that have no colour, light and dark."""


def test_every_mark_has_a_colour_light_and_dark(server: Server, browser: Browser) -> None:
    page = browser.new_context(**DESK).new_page()
    page.goto(f"{server.url}/t/nothing")
    assert page.evaluate(PAINTED) == [[], []]
    page.goto(f"{server.url}/puzzle/1")
    page.locator("#board path[data-mark=target]").first.wait_for()
    light = page.get_attribute("#board path[data-mark=target]", "stroke")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("#board path[data-mark=target]").first).not_to_have_attribute("stroke", str(light))
    page.context.close()


def test_the_board_keeps_its_room_at_the_end(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixies", DESK)
    page = person.page
    before = page.locator("#stage").bounding_box()
    page.click("#settings")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#end-title")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_in_viewport(ratio=1)
    assert page.locator("#stage").bounding_box() == before
    page.context.close()


def test_an_enlarged_picture_hides_nothing_on_a_phone(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "chibitactics", PHONE)
    page = person.page
    while "cell" not in page.inner_text("#question"):
        person.choose()
        person.settle()
    width = page.locator("#board svg").bounding_box()
    for _ in range(3):
        page.get_by_role("button", name="Larger picture").tap()
    larger = page.locator("#board svg").bounding_box()
    assert width is not None
    assert larger is not None
    assert larger["width"] > 1.9 * width["width"]
    reached = page.evaluate(REACHED)
    assert len(reached) > 1
    assert all(reached)
    for place in ("#settings", "#looking", "#question"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    page.context.close()


def test_a_question_asked_again_at_once_is_not_answered_by_the_one_before(server: Server, browser: Browser) -> None:
    page = seated(server, browser, "pixies", PHONE).page
    page.evaluate(
        """() => new Promise((done) => {
            const [leave, confirm] = [document.querySelector("#leave"), document.querySelector("#confirm")];
            leave.click();
            confirm.close();
            leave.click();  // before the browser tells that the first dialog was closed
            setTimeout(done, 200);
        })"""
    )
    page.get_by_role("dialog").get_by_role("button", name="Leave").press("Enter")
    expect(page.get_by_role("button", name="Take your seat again")).to_be_visible()
    page.context.close()


def test_a_seat_that_was_left_is_taken_up_again_and_the_focus_stays(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixies", PHONE)
    page = person.page
    page.focus("#settings")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Leave", exact=True).press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Leave", exact=True).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Leave").press("Enter")
    back = page.get_by_role("button", name="Take your seat again")
    back.press("Enter")
    expect(page.locator("#seats .mine")).to_have_count(1)
    expect(back).to_have_count(0)
    expect(page.locator("#news li")).not_to_have_count(0)  # what happened before is still told
    assert page.evaluate("lost") == []
    page.context.close()


def test_who_resigns_sees_the_end_and_plays_again(server: Server, browser: Browser) -> None:
    person = seated(server, browser, "pixies", PHONE)
    page = person.page
    page.get_by_role("button", name="What if?").tap()
    while not page.locator("#answer ol").count():
        person.choose()
        person.settle()
    page.tap("#settings")
    page.get_by_role("button", name="Resign", exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(page.locator("#end-title")).to_contain_text("Ada has resigned")
    expect(page.locator("#answer")).to_be_empty()
    page.get_by_role("button", name="Replay from the beginning").tap()
    expect(page.locator("#end")).to_be_hidden()  # the board has its room
    expect(page.get_by_role("button", name="Back to now")).to_be_focused()
    page.get_by_role("button", name="Back to now").tap()
    page.get_by_role("button", name="Rematch", exact=True).tap()
    page.get_by_role("button", name="Go to the rematch").tap()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert person.faults == []
    page.context.close()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_picture_and_panel_fill_a_phone_in_every_language(server: Server, browser: Browser, language: str) -> None:
    page = seated(server, browser, "pixel_tactics", PHONE | {"locale": language}).page
    title = {"en": "Pixel Tactics", "pl": "Waleczne Piksele", "ru": "Пиксель Тактикс"}[language]
    expect(page.locator("#title")).to_have_text(title)
    header, stage, panel, bar = (page.locator(place).bounding_box() for place in ("header", "#stage", "#act", "#bar"))
    assert header is not None
    assert stage is not None
    assert panel is not None
    assert bar is not None
    assert header["height"] <= 56, "the header is one row"
    assert stage["height"] >= 380
    assert stage["y"] + stage["height"] == pytest.approx(panel["y"], abs=4)
    assert panel["y"] + panel["height"] == pytest.approx(bar["y"], abs=4)
    assert bar["y"] + bar["height"] == pytest.approx(640, abs=4)
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert page.eval_on_selector_all("#bar button, #hand button, #tools button, #tools, header", cut) == []
    for place in ("#home", "#smaller", "#larger", "#looking", "#asking", "#settings"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    page.context.close()


@pytest.mark.parametrize("how", [PHONE, DESK], ids=["phone", "desk"])
def test_a_table_that_is_not_there_says_why_and_leads_home_and_to_a_new_one(server: Server, browser: Browser, how: dict[str, Any]) -> None:
    page = browser.new_context(**how).new_page()
    page.goto(f"{server.url}/t/nothing")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_focused()
    expect(page.get_by_text("The link may be mistyped")).to_be_visible()
    for place in ("main", "#act", "aside", "#tools", "#title"):
        expect(page.locator(place)).to_be_hidden()
    assert page.evaluate(SMALL, 43.5) == []
    page.get_by_role("link", name="A new table").click()
    expect(page.get_by_role("dialog", name="A table of Pixies")).to_be_visible()
    page.goto(f"{server.url}/t/nothing")
    page.get_by_role("region", name="There is no such table.").get_by_role("link", name="All tables").click()
    page.wait_for_url(f"{server.url}/")
    page.context.close()
