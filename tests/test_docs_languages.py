"""Pages of the rules in other languages, which lead to one another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")


from boardrules import CORE_RULES, game, games
from docs._ext.boardrules_docs._base import label
from docs._ext.boardrules_docs._chapters import chapters
from docs._ext.boardrules_docs.languages.directives import using
from docs._ext.boardrules_docs.languages.frame import alternates
from docs._ext.boardrules_docs.languages.pages import pages_of
from docs._ext.boardrules_docs.languages.places import CARDS, OTHERS, href, language_of, rule_href, twins
from docs._ext.boardrules_docs.languages.text import marked, rule_html, terms_of
from docs._ext.boardrules_docs.languages.words import CHAPTERS, WORDS

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("name", games())
def test_every_chapter_terms_and_cards_have_a_page_in_each_language_that_leads_to_the_others(name: str, tag: str) -> None:
    pages = dict(pages_of(name, tag))
    found = {chapter.page for chapter in chapters(game(name).SPEC.rules)}
    assert pages.keys() == {"index", "terms", *found, *({"cards"} if name in CARDS else ())}
    for page in pages:
        group = twins()[f"{tag}/{name}/{page}"]
        assert group.keys() == {"en", *OTHERS}
        assert twins()[group["en"]] == group
        assert [language_of(twin) for twin in group.values()] == ["en", *OTHERS]


def test_every_chapter_has_a_title_and_every_word_is_there_in_each_language() -> None:
    areas = {rule.id.rpartition("-")[0] for name in games() for rule in game(name).SPEC.rules}
    assert CHAPTERS.keys() == areas
    assert [key for key, words in {**CHAPTERS, **WORDS}.items() if words.keys() - {"en"} != {*OTHERS}] == []


def test_a_rule_in_another_language_links_to_rules_in_that_language_and_to_its_own_in_english() -> None:
    assert marked("A ``b`` *c* <PX-FP-3> BR-X", "pl/pixies/sco") == (
        'A <code class="literal">b</code> <em>c</em> &lt;'
        '<a class="reference internal br-rule" href="fp.html#rule-px-fp-3">PX-FP-3</a>&gt; BR-X'
    )
    (rule,) = (one for one in game("pixies").SPEC.rules if one.id == "PX-SCO-9")
    made = rule_html("pixies", rule, "ru/pixies/sco", ROOT)
    assert 'href="../../games/pixies/rules/sco.html#rule-px-sco-9" hreflang="en"' in made
    assert made.count("<td>") == 2
    assert not re.search(r">[^<]*face-down", made)


@pytest.mark.parametrize("tag", OTHERS)
def test_every_rule_of_a_game_has_an_address_in_each_language(tag: str) -> None:
    for name in games():
        for rule in game(name).SPEC.rules:
            page, _, anchor = rule_href("index", rule.id, tag).partition("#")
            assert page.removesuffix(".html") in twins()
            assert anchor == label(rule.id)
    assert not rule_href("index", CORE_RULES[0].id, tag)


def test_a_page_names_its_twins_by_whole_addresses_where_it_is_known_where_the_pages_are_served() -> None:
    page = "games/pixies/rules/pla"
    assert alternates(page, "")["pl"] == href(page, "pl/pixies/pla") == "../../../pl/pixies/pla.html"
    assert alternates(page, "https://example.org/docs/")["ru"] == "https://example.org/docs/ru/pixies/pla.html"
    assert alternates("how-to/hosting", "") == {}


@pytest.mark.parametrize("name", games())
def test_every_term_is_there_in_three_languages_with_rules_that_use_it(name: str) -> None:
    terms = dict(terms_of(name))
    assert len(terms) > 20
    assert [key for key, words in terms.items() if words.keys() != {"en", *OTHERS} or not all(words.values())] == []
    used = sum(bool(using(name, words[tag], tag)) for words in terms.values() for tag in words)
    assert used > 0.7 * 3 * len(terms)
