"""Strangers at the web example: from the first page to the end of a game, by nothing but the roles and accessible names of what is there.

The script knows no id and no class. It plays against *casual* as somebody would who points at whatever is offered.
"""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")
pytest.importorskip("uvicorn")

from playwright.sync_api import Browser, Locator, Page, TimeoutError  # noqa: A004  (the driver's own)

from boardrules import game, games
from tests.web.pointing import CHROMIUM, DESK, PHONE
from tests.web.serving import Server
from tests.web.test_page import words

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; CHROMIUM names one that is elsewhere")

PATIENCE = 5_000
"""Milliseconds to reach for something; on a busy machine a page may be slow."""
SMALLEST = 39.5
"""Pixels of the smallest target: 40, as far as layouts are exact."""


NAMES = """all => all.map((one) => one.checkVisibility({ visibilityProperty: true })
    ? (one.getAttribute("aria-label") ?? one.querySelector("title")?.textContent ?? one.textContent).trim() : "")"""
"""The names of elements, empty for those that cannot be seen."""
AIDS = re.compile("^(Legend|Legenda|Условные знаки|What the marks mean|Co znaczą znaki|Что значат знаки)$")
"""What opens the legend of a picture."""


class Stranger:
    """Somebody with a page, who reads names and roles."""

    def __init__(self, browser: Browser, server: Server, how: dict[str, Any], language: str, by: str) -> None:
        self.page: Page = browser.new_context(**how, locale=language, reduced_motion="reduce").new_page()
        self.page.set_default_timeout(30_000)
        self.by, self.rng = by, Random(f"{language}/{by}")
        self.words = {} if language == "en" else words(language)
        self.faults: list[str] = []
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(server.url)

    def says(self, sentence: str, **values: object) -> str:
        """A sentence of the page in the stranger's language."""
        return self.words.get(sentence, sentence).format(**values)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, what: Locator) -> None:
        match self.by:
            case "touch":
                what.tap(timeout=PATIENCE)
            case "keyboard":
                self.reach(what)
                self.page.keyboard.press("Enter")
            case _:
                what.click(timeout=PATIENCE)

    def reach(self, what: Locator) -> None:
        """Go to something by the Tab key."""
        for _ in range(400):
            if what.evaluate("(one) => one === document.activeElement", timeout=PATIENCE):
                return
            self.page.keyboard.press("Tab")
        raise TimeoutError(f"the Tab key does not lead to {what}")

    def write(self, what: Locator, text: str) -> None:
        """Write into a field."""
        if self.by == "keyboard":
            self.reach(what)
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type(text)
        else:
            what.fill(text)

    def tick(self, what: Locator, group: Locator) -> None:
        """Choose one of a *group* of radio buttons."""
        if self.by != "keyboard":
            what.check()
            return
        while not what.is_checked():
            self.reach(group.and_(self.page.locator(":checked")))
            self.page.keyboard.press("ArrowRight")

    def select(self, what: Locator, label: str) -> None:
        """Choose from a list."""
        if self.by == "keyboard":
            self.reach(what)
            self.page.keyboard.press("End")
        else:
            what.select_option(label)
        assert what.evaluate("(one) => one.selectedOptions[0].textContent") == label

    def make_table(self, name: str) -> None:
        """Choose a game against one casual bot that does not dawdle."""
        play = self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading", level=2))
        cards, begun = list[Locator](), time.monotonic()
        while len(cards) < len(games()):
            assert time.monotonic() - begun < 30, self.page.inner_text("body")
            self.page.wait_for_timeout(50)
            cards = [card for card in play.all() if card.get_by_role("button").count()]
        titles = [card.get_by_role("heading").inner_text() for card in cards]
        assert len(titles) == len(games())
        place = [*titles].index(self.title(name))
        self.press(cards[place].get_by_role("button").first)
        dialog = self.page.get_by_role("dialog")
        self.write(dialog.get_by_role("textbox", name=self.says("Your name")), "Ann")
        two = dialog.get_by_role("radio", name="2", exact=True)
        if two.count():
            self.tick(two, dialog.get_by_role("radio"))
        assert dialog.get_by_role("combobox", name=self.says("Player {number}", number=2)).input_value() == "casual"
        self.select(dialog.get_by_role("combobox", name=self.says("Pace of the bots")), self.says("at once"))  # the last
        self.press(dialog.get_by_role("button", name=self.says("Make the table")))

    def title(self, name: str) -> str:
        """What the game is called in the stranger's language: the first page says it."""
        headings: list[str] = self.page.get_by_role("main").get_by_role("heading", level=2).all_inner_texts()
        order = sorted(games(), key=lambda one: (one != "pixies", game(one).SPEC.title))
        return headings[order.index(name)]

    def offered(self) -> list[Locator]:
        """What may be chosen now: buttons in the region of the own turn, and what the board marks as a button."""
        turn = self.page.get_by_role("region", name=self.says("Your turn")).get_by_role("button")
        board = self.page.get_by_role("main").get_by_role("group").first.get_by_role("button")
        found: list[Locator] = []
        for place in (turn, board):
            names: list[str] = place.evaluate_all(NAMES)
            found += [place.nth(at) for at, name in enumerate(names) if name and not AIDS.search(name) and name not in self.asides()]
        return found

    def asides(self) -> set[str]:
        """What is no action of the game."""
        return {self.says("Choose something else"), self.says("What would happen?")}

    def over(self) -> bool:
        """Whether the page says that the game is over."""
        end = re.escape(self.says("The game is over."))
        return bool(re.search(f"{end}|{self.says('Victory: {names}', names='').strip(' :.')}", self.page.inner_text("body")))

    def play(self, seconds: float) -> int:
        """Play to the end; returns how often something was pressed."""
        self.press(self.button(self.says("Start")))
        count, moved = 0, time.monotonic()
        until = moved + seconds
        while not self.over():
            assert time.monotonic() < until, self.page.inner_text("body")
            assert time.monotonic() - moved < 60, f"nothing can be chosen: {self.page.inner_text('body')}"
            found = self.offered()
            if not found:
                self.page.wait_for_timeout(20)
                continue
            chosen = self.rng.choice(found)
            try:
                self.press(chosen)
            except TimeoutError:  # it went while it was reached for: look again
                continue
            count += 1
            moved = time.monotonic()
        return count


def played(browser: Browser, server: Server, name: str, how: dict[str, Any], language: str, by: str, seconds: float) -> None:
    stranger = Stranger(browser, server, how, language, by)
    stranger.page.get_by_role("main").get_by_role("button").last.wait_for()
    stranger.make_table(name)
    stranger.button(stranger.says("Start")).wait_for()
    stranger.page.wait_for_function("document.querySelector('svg [data-key]') !== null", timeout=60_000)
    assert stranger.play(seconds) > 10
    assert stranger.faults == []
    assert stranger.page.get_attribute("html", "lang") == language
    stranger.page.context.close()


def test_a_stranger_with_a_phone_plays_pixies_against_casual_to_the_end(server: Server, browser: Browser) -> None:
    played(browser, server, "pixies", PHONE, "en", "touch", 240)


LONG = [
    (name, width, language, by)
    for name in games()
    for language in ("en", "pl", "ru")
    for by, width in (("touch", "phone"), ("mouse", "desk"), ("keyboard", "phone" if language == "ru" else "desk"))
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "width", "language", "by"), LONG)
def test_a_stranger_plays_any_game_to_the_end(server: Server, browser: Browser, name: str, width: str, language: str, by: str) -> None:
    played(browser, server, name, PHONE if width == "phone" else DESK, language, by, 900)


TARGETS = """() => [...document.querySelectorAll("button, a, select, input, textarea, summary, label:has(input)")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length && !one.closest("label")?.querySelector("span, input")
    || one.matches("label:has(input)") && one.checkVisibility()).map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [one.outerHTML.slice(0, 100), width, height];
    })"""
TEXTS = """() => {
    const small = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode;
        if (data.trim() && parentElement.checkVisibility() && parseFloat(getComputedStyle(parentElement).fontSize) < 11) small.push(data);
    }
    return small;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_first_page_fits_and_can_be_read_and_hit(server: Server, browser: Browser, width: int, scheme: Any) -> None:
    page = browser.new_context(viewport={"width": width, "height": 640}, color_scheme=scheme).new_page()
    page.goto(server.url)
    page.get_by_role("main").get_by_role("button").last.wait_for()
    for opened in (False, True):
        if opened:
            page.get_by_role("main").get_by_role("button").last.click()
            page.get_by_role("dialog").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(TEXTS) == []
        ticks = 'type="checkbox"'  # their labels are the targets
        small = [one for one in page.evaluate(TARGETS) if min(one[1:]) < SMALLEST and ticks not in one[0]]
        assert small == []
    page.context.close()


def test_the_form_of_a_table_gives_the_focus_back(server: Server, browser: Browser) -> None:
    page = browser.new_context(viewport=DESK["viewport"]).new_page()
    page.goto(server.url)
    first = page.get_by_role("main").get_by_role("button").first
    first.wait_for()
    first.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert first.evaluate("(one) => one === document.activeElement")
    page.context.close()


def test_the_host_chooses_another_level_and_pace_at_the_table_and_the_table_keeps_them(server: Server, browser: Browser) -> None:
    stranger = Stranger(browser, server, DESK, "en", "mouse")
    page = stranger.page
    page.get_by_role("main").get_by_role("button").last.wait_for()
    stranger.make_table("pixies")
    stranger.button("Start").wait_for()
    page.get_by_role("complementary").get_by_text("Bots", exact=True).click()
    level, pace = page.get_by_role("combobox", name="Player 2"), page.get_by_role("combobox", name="Pace of the bots")
    assert (level.input_value(), pace.input_value()) == ("casual", "at once")
    for choice, value in ((level, "strong"), (pace, "slow")):
        before = choice.element_handle()
        choice.select_option(value)
        page.wait_for_function("(one) => !one.isConnected", arg=before)  # it is told anew once it is kept
    page.reload()
    page.get_by_role("complementary").get_by_text("Bots", exact=True).click()
    assert (level.input_value(), pace.input_value()) == ("strong", "slow")
    assert stranger.faults == []
    page.context.close()
