"""The search box of the built documentation: questions of readers are answered where the browser lands, within three clicks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest

from boardrules import game, languages, translator
from tests.browser.conftest import ROOT, Site, sphinx
from tests.browser.questions import QUESTIONS, Question

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytest.importorskip("pagefind", reason="the index is made by Pagefind")

SEEN: Final = 5
"""Number of results that a reader tries."""

IN_VIEW: Final = """async () => {
    document.documentElement.style.scrollBehavior = "auto";
    const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place) place.scrollIntoView();
    const high = innerHeight, seen = [];
    const walker = document.createTreeWalker(document.querySelector("article"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { top, width } = range.getBoundingClientRect();
        if (width && top > -high / 4 && top < high) seen.push(walker.currentNode.textContent);
    }
    return seen.join("").replace(/\\s+/g, " ").toLowerCase();
}"""
"""The text of a page from a quarter of a screen above the window to its lower edge."""

CONF: Final = """
import sys
sys.path.insert(0, {extension!r})
extensions = ["myst_parser", "sphinx.ext.autodoc", "boardrules_docs"]
html_theme = "furo"
html_static_path, templates_path = [{static!r}], [{templates!r}]
suppress_warnings = ["ref.ref", "toc.not_included"]
"""

LINES: Final = "A line of its own.\n\n" * 40

SMALL: Final = {
    "index": "# First page\n\nWelcome.\n",
    "tasks": "# Tasks\n\n" + "".join(f"## {title}\n\n{LINES}" for title in ("Begin", "Save and resume a game", "End")),
    "changelog": "# Changelog\n\n## Save and resume a game\n\nNew.\n",
    "placement": "# Placement\n\n```{rulebook} pixies\n:chapter: pla\n```\n",
}
"""A small documentation: three pages, and a changelog that mentions all of it."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A small documentation with the search of the large one."""
    source, docs = tmp_path_factory.mktemp("small"), ROOT / "docs"
    paths = {name: str(docs / folder) for name, folder in (("extension", "_ext"), ("static", "_static"), ("templates", "_templates"))}
    (source / "conf.py").write_text(CONF.format(**paths), encoding="utf-8")
    for name, text in SMALL.items():
        (source / f"{name}.md").write_text(text, encoding="utf-8")
    found = Site(sphinx(source, tmp_path_factory.mktemp("built")))
    yield found
    found.stop()


def results(page: Page, url: str, words: str) -> list[tuple[str, str]]:
    """Return the titles and addresses of what the search box of the first page finds for *words*, best first."""
    page.goto(url)
    page.locator(".sidebar-search").fill(words)
    page.locator(".sidebar-search").press("Enter")
    page.wait_for_selector("#search-results[data-ready]", timeout=60_000)
    return [(link.inner_text(), str(link.evaluate("link => link.href"))) for link in page.locator("#search-results li a").all()]


def rank(page: Page, url: str, question: Question) -> int | None:
    """Return the rank of the first result that shows the answer where the browser lands, or None if none that is tried does."""
    first = url if question.language == "en" else f"{url}{question.language}/index.html"
    for n, (_, address) in enumerate(results(page, first, question.words)[:SEEN], 1):
        page.goto("about:blank")
        page.goto(address)
        if re.search(question.answer, page.evaluate(IN_VIEW)):
            return n
    return None


@pytest.mark.long
def test_questions_of_readers_are_answered_where_the_browser_lands(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    ranks = {f"{question.who}: {question.words}": rank(page, pages.url, question) for question in QUESTIONS}
    assert len(ranks) == len(QUESTIONS) > 90
    assert [question for question, found in ranks.items() if found is None] == []


@pytest.mark.parametrize(
    ("words", "address", "answer"),
    [
        ("PX-PLA-4", "placement.html#rule-px-pla-4", "px-pla-4 case 2"),
        ("how do I save a game", "tasks.html#save-and-resume-a-game", "save and resume a game"),
        ("zyzzyva validated means", "placement.html#rule-px-pla-6", "px-pla-6 what validated means"),
    ],
    ids=["rule", "task", "most-of-the-words"],
)
def test_the_search_box_leads_to_the_section(small: Site, context: BrowserContext, words: str, address: str, answer: str) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    found = results(page, small.url, words)
    assert found[0][1] == small.url + address
    assert all("changelog" not in one for _, one in found)
    page.goto(found[0][1])
    assert answer in page.evaluate(IN_VIEW)


FIRST: Final = {
    "hide cards": "how-to/hide_cards.html",
    "tournament": "how-to/run_a_tournament.html",
    "AI difficulty": "how-to/choose_an_opponent.html",
    "errata": "games/pixel_tactics/numbers.html",
    "simulate": "how-to/simulation.html",
}
"""Words of readers, and the page that they look for."""


@pytest.mark.long
def test_words_of_readers_lead_first_to_the_page_that_they_look_for(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    found = {words: results(page, pages.url, words)[0][1].partition("#")[0].removeprefix(pages.url) for words in FIRST}
    assert found == FIRST


NAMED: Final = (("pixel_tactics", "set_1/knight/leader", "knight"), ("pixel_tactics", "set_2/relic_hunter/leader", "relic_hunter"))
UNITS: Final = tuple(("chibitactics", unit, unit) for unit in ("skarn", "isolde", "quiet_hour"))


@pytest.mark.long
def test_a_card_is_among_the_first_three_by_its_name_in_each_language(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    for name, card, leaf in (*NAMED, *UNITS):
        for tag in languages():
            words = translator(tag, game(name)).card(card)
            found = [address.partition("#")[0] for _, address in results(page, pages.url, words)[:3]]
            assert f"{pages.url}games/{name}/cards/{leaf}.html" in found, words


@pytest.mark.long
def test_a_polish_reader_finds_polish_pages_and_a_russian_one_russian_pages(pages: Site, context: BrowserContext) -> None:
    page = context.new_page()
    for tag, words in (("pl", "przechwytywanie"), ("ru", "перехват"), ("pl", "PX-PLA-4"), ("ru", "PX-PLA-4")):
        found = results(page, f"{pages.url}{tag}/index.html", words)
        assert found[0][1].startswith(f"{pages.url}{tag}/"), words
        assert page.locator("article h1").inner_text().startswith({"pl": "Szukaj", "ru": "Поиск"}[tag])
        assert page.locator("html").get_attribute("lang") == tag
        assert page.locator(".sidebar-tree").inner_text().startswith({"pl": "Zasady", "ru": "Правила"}[tag])
        assert page.locator("#search-results p[role=status]").inner_text().startswith({"pl": "Fragmenty", "ru": "Разделы"}[tag])


@pytest.mark.parametrize("tag", [tag for tag in languages() if tag != "en"])
@pytest.mark.long
def test_a_page_in_another_language_says_so_and_names_its_twins(pages: Site, context: BrowserContext, tag: str) -> None:
    page = context.new_page()
    page.goto(f"{pages.url}{tag}/pixies/pla.html#rule-px-pla-4")
    assert page.locator("html").get_attribute("lang") == tag
    twins = page.locator("link[rel=alternate][hreflang]")
    assert twins.evaluate_all("links => links.map(link => link.hreflang)") == [*languages()]
    for address in twins.evaluate_all("links => links.map(link => link.href)"):
        assert page.request.get(address).ok
    page.locator("#rule-px-pla-4 .br-source a").click()
    page.wait_for_url("**/games/pixies/rules/pla.html#rule-px-pla-4")
