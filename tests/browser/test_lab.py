"""The ruling lab in Chromium: positions laid out, actions tried by pointing and by text, editions side by side, in three languages, with
cards of one's own, kept as link and file.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from shutil import which

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, BrowserContext, Page, expect

from boardrules import from_json, pixel_tactics, to_json, translator
from tests.browser.conftest import Site, opened
from tests.web.pointing import AXE, CHROMIUM, axe, shoot
from tests.web.serving import Server

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(which("npm") is None, reason="npm is not installed"),
]


expect.set_options(timeout=60_000)


def lab(context: BrowserContext, site: Site, address: str = "") -> tuple[Page, list[str]]:
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    page = opened(context, f"{site.url}lab.html{address}")
    return page, faults


def attempt(page: Page, text: str) -> None:
    unfold(page, "#typed")
    page.fill("#action", text)
    page.click("#try button.main")
    settled(page)


def unfold(page: Page, what: str) -> None:
    """Open a part of the page that is folded."""
    page.locator(what).evaluate("one => (one.open = true)")


def settled(page: Page) -> None:
    """Wait until the rules have answered."""
    expect(page.locator("#state")).to_be_empty()


def bring(page: Page, where: str, data: bytes) -> None:
    page.set_input_files(where, files=[{"name": "file.json", "mimeType": "application/json", "buffer": data}])


def point(page: Page, anchor: str) -> None:
    """Click on the middle of a thing in the picture."""
    page.locator(f'#board [data-anchor="{anchor}"]').first.click()


def test_a_position_is_laid_out_by_choosing_and_an_action_tried_by_pointing(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    page, faults = lab(context, site)
    page.check("#laying")
    point(page, "0.V2")
    expect(page.locator("#place")).to_have_value("0.V2")
    page.fill("#line", "assassin/1")
    page.click("#lay button:not([type])")
    expect(page.locator('#board [data-card="set_1/assassin/hero"]').first).to_be_visible()
    page.select_option("#place", "1.V3")
    page.click("#clear")
    expect(page.locator('#board [data-anchor="1.V3"][data-card]')).to_have_count(0)
    page.check("[value=try]")
    point(page, "0.V1")
    point(page, "1.V2")
    group = page.locator("#groups article")
    expect(group).to_have_count(1)
    expect(group.locator(".verdict")).to_have_text("Allowed: Knight attacks Witch in melee")
    expect(group.locator("blockquote").first).to_contain_text("heal that much damage from the card that dealt it")
    group.get_by_role("button", name="Go on from here").click()
    expect(page.locator("#course li")).to_have_text(["Knight attacks Witch in melee"])
    attempt(page, "attack V1>V2")
    expect(page.locator("#groups .refused .verdict")).to_contain_text("Not allowed")
    unfold(page, "#keeping")
    with page.expect_download() as found:
        page.click("#save")
    found.value.save_as(tmp_path / "case.json")
    kept = json.loads((tmp_path / "case.json").read_text(encoding="utf-8"))
    state = pixel_tactics.set_up(from_json(pixel_tactics.Setup, json.dumps(kept["position"]).encode()))
    assert [piece and (piece.card, piece.damage) for piece in state.players[0].unit[:2]] == [("0.knight", 3), ("0.assassin", 1)]
    assert kept["course"] == ["attack V1>V2"]
    assert faults == []


@pytest.mark.parametrize("width", [360, 1280])
def test_a_question_is_chosen_by_its_sentence_and_what_is_forbidden_may_be_asked_too(site: Site, browser: Browser, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 720}, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    page, faults = lab(context, site)
    page.locator("#pieces summary", has_text="V1: Knight").click()
    piece = page.locator("#pieces details[open]")
    expect(piece).to_have_count(1)
    piece.get_by_role("button", name="Knight attacks Witch in melee").click()
    expect(page.locator("#groups .verdict")).to_have_text("Allowed: Knight attacks Witch in melee")
    piece.locator(".why-not + .sentences button").first.click()
    settled(page)
    expect(page.locator("#groups .refused .verdict").first).to_contain_text("Not allowed: ")
    expect(page.locator("#groups .refused details[open] p").first).not_to_be_empty()
    point(page, "0.F2")  # nothing that is allowed begins with the leader
    expect(page.locator("#meant .thing")).to_contain_text("Demitras Denigrande")
    expect(page.locator("#meant")).to_be_in_viewport()
    page.locator("#meant .sentence").first.click()
    settled(page)
    expect(page.locator("#groups .refused .verdict").first).to_contain_text("Demitras Denigrande")
    point(page, "0.V1")
    point(page, "1.F2")  # a target that is not allowed is asked about
    expect(page.locator("#groups .verdict").first).to_have_text("Not allowed: Knight attacks the leader in melee")
    expect(page.locator("#groups .verdict").first).to_be_in_viewport()
    settled(page)
    page.select_option("#thing", "0.F1")
    expect(page.locator("#meant .sentence").first).to_have_text("Move Knight to F1")
    context.close()
    assert faults == []


def test_what_is_written_wrong_is_told_with_examples_from_the_position(site: Site, context: BrowserContext) -> None:
    page, faults = lab(context, site)
    unfold(page, "#typed")
    page.locator("#examples button").nth(2).click()
    expect(page.locator("#action")).to_be_focused()
    expect(page.locator("#action")).to_have_value("attack V1>V2")
    attempt(page, "fly V1")
    expect(page.locator("#groups .verdict").first).to_contain_text("This is not understood: 'fly' is no action")
    expect(page.locator("#groups li").first).to_have_text("draw Draw a card")
    assert faults == []


@pytest.mark.parametrize("name", ["pixel_tactics", "pixies"])
def test_the_page_is_short_on_a_phone_until_something_is_asked(site: Site, browser: Browser, name: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True)
    context.set_default_timeout(60_000)
    page, faults = lab(context, site)
    page.select_option("#game", name)
    for language in ("en", "pl", "ru"):
        page.select_option("#language", language)
        settled(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= 2500
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.tap("#to-question")
    expect(page.locator("#question")).to_be_in_viewport()
    context.close()
    assert faults == []


@pytest.mark.parametrize("width", [360, 1280])
def test_the_answer_appears_where_one_looks_and_is_announced(site: Site, browser: Browser, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 720}, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    page, faults = lab(context, site)
    point(page, "0.V1")
    point(page, "1.V2")
    settled(page)
    expect(page.locator("#rulings-title")).to_be_focused()
    expect(page.locator("#groups .verdict")).to_be_in_viewport()
    expect(page.locator("#said[role=status]")).to_contain_text("Allowed: Knight attacks Witch in melee")
    assert page.locator("#groups .after title", has_text="just now").count() >= 2, "what has changed is marked"
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator('#board [data-anchor="0.V1"]').first).to_be_in_viewport()
    assert page.evaluate("document.querySelector('#board').contains(document.activeElement)")
    attempt(page, "attack V1>F2")
    expect(page.locator("#groups .refused .verdict")).to_be_in_viewport()
    shoot(page, f"lab-answer-{width}")
    context.close()
    assert faults == []


def test_editions_differ_side_by_side_and_a_link_says_it_again(site: Site, context: BrowserContext) -> None:
    page, _ = lab(context, site)
    attempt(page, "switch V1 R2")
    expect(page.locator("#rulings-title")).to_have_text("The versions differ")
    expect(page.locator("#groups article")).to_have_count(2)
    expect(page.locator("#groups .refused code")).to_have_text("switch")
    tops = page.locator("#groups article").evaluate_all("all => all.map((one) => one.offsetTop)")  # at once: the page may be scrolling
    assert len(set(tops)) == 1, "they stand beside each other"
    said = page.inner_html("#groups")
    address = "#" + page.url.partition("#")[2]
    page.close()
    page, faults = lab(context, site, address)
    expect(page.locator("#groups article")).to_have_count(2)
    assert page.inner_html("#groups") == said
    unfold(page, "#rulesets")
    page.get_by_role("button", name="Leave out: Edition pl").click()
    expect(page.locator("#versions li")).to_have_count(3)
    assert faults == []


@pytest.mark.long
def test_every_game_is_asked_by_text_and_faults_are_told(site: Site, context: BrowserContext) -> None:
    page, faults = lab(context, site)
    page.select_option("#game", "chibitactics")
    expect(page.locator("#question")).to_contain_text("Act with a unit")
    attempt(page, "use orla-0 sabre tam-0")
    expect(page.locator("#groups ol li").first).to_contain_text("Sabre")
    page.check("#laying")
    unfold(page, "#layout details")
    page.fill("#text", '{"units":[{"id":"orla-0","cell":[1,1]},{"id":"nobody-1","cell":[2,2]}]}')
    page.click("#written button")
    expect(page.locator("#groups .refused")).to_contain_text("nobody")
    page.fill("#text", "{")
    page.click("#written button")
    expect(page.locator("#fault")).to_contain_text("no JSON")
    page.select_option("#game", "pixies")
    expect(page.locator("#text")).to_have_value(re.compile('"table"'))
    page.check("[value=try]")
    attempt(page, "B4_C under")
    expect(page.locator("#groups .verdict")).to_contain_text("Allowed")
    bring(page, "#open", b'{"table":["B4_C","M2_0","R9_0"]}')
    expect(page.locator("#text")).not_to_contain_text("areas")
    assert faults == []


@pytest.mark.long
def test_a_game_that_is_played_asks_the_lab_about_its_position(site: Site, context: BrowserContext) -> None:
    page = opened(context, site.url)
    page.select_option("#game", "pixies")
    page.click("#make button.main")
    page.wait_for_selector("#board svg")
    drawn = page.locator("#board [data-card]").evaluate_all("all => all.map((one) => one.dataset.card).sort()")
    with context.expect_page() as opening:
        page.click("#settings")
        page.click("#lab")
    asked = opening.value
    asked.wait_for_selector("html[data-ready]", timeout=180_000, state="attached")
    assert asked.locator("#board [data-card]").evaluate_all("all => all.map((one) => one.dataset.card).sort()") == drawn


def test_a_table_on_the_web_leads_to_the_lab_at_what_its_player_sees(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    with Server(tmp_path, "--lab", f"{site.url}lab.html") as server:
        page = context.new_page()
        page.goto(server.url)
        page.click('[data-game="pixies"] button.main')
        page.fill("#name", "Ada")
        page.click("#make button.main")
        page.click("#start")
        page.wait_for_selector("#board [data-card]")
        cards = page.locator("#board [data-card]").evaluate_all("all => all.map((one) => one.dataset.card).sort()")
        with context.expect_page() as opening:
            page.click("#settings")
            page.click("#lab")
        asked = opening.value
        asked.wait_for_selector("html[data-ready]", timeout=180_000, state="attached")
    expect(asked.locator("#guessed")).to_contain_text("This is the table as Ada sees it")
    expect(asked.locator("#reader")).to_have_value("0")
    expect(asked.locator("#board")).to_contain_text("Ada")
    assert asked.locator("#board [data-card]").evaluate_all("all => all.map((one) => one.dataset.card).sort()") == cards
    shoot(asked, "lab-from-table")


def test_a_link_says_its_language_and_the_choice_of_another_keeps_the_ruling(site: Site, context: BrowserContext) -> None:
    page, faults = lab(context, site, "#language=ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("h1")).to_have_text("Лаборатория правил")
    attempt(page, "attack V1>F2")
    for language in ("ru", "pl", "en"):
        page.select_option("#language", language)
        settled(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = translator(language, pixel_tactics)
        summary = page.locator("#groups .refused summary").first
        expect(summary).to_have_text(f"PT-ATK-3: {words.rule('PT-ATK-3').title}")
        expect(page.locator("#board")).to_contain_text(words.term("vanguard"))
        assert f"language={language}" in page.url
    assert faults == []


def test_cards_of_ones_own_are_laid_out_beside_printed_ones_and_go_along_in_the_link(site: Site, context: BrowserContext) -> None:
    page, faults = lab(context, site)
    bring(page, "#pack", b'{"id":"few","title":"Few","cards":[]}')
    expect(page.locator("#fault")).to_contain_text("$.cards")
    bring(page, "#pack", pixel_tactics.workshop())
    expect(page.locator("#pack-title")).to_contain_text("The workshop")
    page.check("#laying")
    page.select_option("#place", "0.V3")
    expect(page.locator("#things option").get_by_text("Tinker", exact=True)).to_have_count(1)
    page.fill("#line", "tinker")
    page.click("#lay button:not([type])")
    expect(page.locator('#board [data-card="workshop/tinker/hero"]')).to_have_count(1)
    page.check("[value=try]")
    attempt(page, "attack V3>V2")
    articles = page.locator("#groups article")
    assert articles.count() >= 1
    assert sum(article.locator("h3").count() for article in articles.all()) == 4, "each edition says something"
    said = page.inner_html("#groups")
    link = "#" + page.url.partition("#")[2]
    assert len(link) < 10_000
    page.close()
    page, others = lab(context, site, link)
    expect(page.locator("#groups article")).not_to_have_count(0)
    assert page.inner_html("#groups") == said
    unfold(page, "#keeping")
    page.click("#unpack")
    expect(page.locator("#pack-title")).to_be_empty()
    expect(page.locator('#board [data-card^="workshop/"]')).to_have_count(0)
    assert faults + others == []


@pytest.mark.long
def test_a_pack_that_is_too_long_for_a_link_is_asked_for_by_its_title(site: Site, context: BrowserContext) -> None:
    printed = [json.loads(to_json(known)) for known in pixel_tactics.SETS if known.id in {"set_1", "set_2"}]
    cards = [card for known in printed for card in known["cards"] if card["id"] != "magical_knight"]  # of so many it may ask too much
    text = json.dumps({"id": "mine", "title": "My own", "cards": cards})
    for card in cards:
        text = text.replace(f'"{card["id"]}"', f'"x-{card["id"]}"')
    page, faults = lab(context, site)
    bring(page, "#pack", text.encode())
    expect(page.locator("#pack-title")).to_contain_text("My own")
    assert "without=My+own" in page.url
    assert "pack=" not in page.url
    unfold(page, "#keeping")
    page.click("#link")
    expect(page.locator("#state")).to_contain_text("send their file")
    link = "#" + page.url.partition("#")[2]
    page.close()
    page, others = lab(context, site, link)
    expect(page.locator("#fault")).to_contain_text("The cards of My own were too many for the link")
    bring(page, "#pack", text.encode())
    expect(page.locator("#pack-title")).to_contain_text("My own")
    expect(page.locator("#fault")).to_be_empty()
    assert faults + others == []


@pytest.mark.long
def test_the_lab_is_used_by_the_keyboard_alone(site: Site, context: BrowserContext) -> None:
    page, faults = lab(context, site)

    def reach(what: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(80):
            if page.evaluate("(what) => document.activeElement.matches(what)", what):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached")

    reach('#board [data-anchor="0.V1"]')
    page.keyboard.press("Enter")
    reach('#board [data-anchor="1.V2"]')
    page.keyboard.press("Enter")
    expect(page.locator("#groups .verdict")).to_contain_text("Knight attacks Witch in melee")
    reach("#groups summary")
    page.keyboard.press("Enter")
    expect(page.locator("#groups .rules[open]")).to_have_count(1)
    page.locator("#pieces summary").first.focus()
    reach('#pieces [data-piece="card.0.oracle"] summary')
    page.keyboard.press("Enter")
    reach(".sentence")
    page.keyboard.press("Enter")
    expect(page.locator("#groups .verdict")).to_contain_text("Play the order of Oracle")
    expect(page.locator("#rulings-title")).to_be_focused()
    page.get_by_role("button", name="Take back").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rulings")).to_be_hidden()
    point(page, "0.V1")
    point(page, "1.V2")
    page.get_by_role("button", name="Go on from here").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator("#course li")).to_have_text(["Knight attacks Witch in melee"])
    page.locator("[value=try]").focus()
    page.keyboard.press("ArrowRight")
    reach("#place")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#place")).to_have_value("0.V2")
    reach("#line")
    page.keyboard.type("assassin")
    page.keyboard.press("Enter")
    expect(page.locator('#board [data-anchor="0.V2"][data-card="set_1/assassin/hero"]')).to_have_count(1)
    assert faults == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm install axe-core, and AXE names its axe.min.js")
def test_axe_finds_no_serious_fault_in_any_language_scheme_and_width(site: Site, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1400, "height": 900}, bypass_csp=True)
    context.set_default_timeout(60_000)
    page, faults = lab(context, site)
    attempt(page, "switch V1 R2")
    found: list[str] = []
    sizes = {"wide": (1400, 900), "narrow": (390, 844)}
    for language, scheme, width in (("en", "light", "wide"), ("pl", "dark", "narrow"), ("ru", "light", "narrow"), ("ru", "dark", "wide")):
        page.select_option("#language", language)
        settled(page)
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        page.set_viewport_size({"width": sizes[width][0], "height": sizes[width][1]})
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        assert page.evaluate("document.documentElement.scrollWidth") <= sizes[width][0], "nothing is wider than the page"
        found += axe(page)
        shoot(page, f"lab-{language}-{width}")
    bring(page, "#pack", pixel_tactics.workshop())
    expect(page.locator("#unpack")).to_be_visible()
    found += axe(page)
    for game in ("chibitactics", "pixies"):
        page.select_option("#game", game)
        settled(page)
        point(page, page.locator("#board [role=button]").first.get_attribute("data-anchor") or "")
        settled(page)
        found += axe(page)
        shoot(page, f"lab-{game}")
    context.close()
    assert found == []
    assert faults == []
