"""The rulebook of Pixel Tactics: complete, in its order, in our own words, and at one with the records of the editions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from boardrules import Rule, find_rules
from boardrules.pixel_tactics import EDITIONS, SPEC, EditionRules
from boardrules.pixel_tactics._engine.announcing.triggers import DEPTH
from boardrules.pixel_tactics._engine.match.series import TIES
from boardrules.pixel_tactics._engine.match.setup import OPENING_HAND, REDEALS
from boardrules.pixel_tactics._engine.match.turns import STILL
from boardrules.pixel_tactics._rulebook import RULES
from boardrules.testing import index_tests, unknown_rules, unnamed_rules
from tests.each import each

CHAPTERS: Final = (
    ("PT-SET", 9),
    ("PT-FLOW", 6),
    ("PT-CEASE", 5),
    ("PT-ACT", 20),
    ("PT-ATK", 14),
    ("PT-DMG", 9),
    ("PT-OP", 6),
    ("PT-TRAP", 2),
    ("PT-STAT", 6),
    ("PT-OWN", 1),
    ("PT-END", 3),
    ("PT-SER", 6),
    ("PT-LOOP", 5),
    ("PT-2V2", 8),
    ("PT-POOL", 6),
    ("PT-DECK", 2),
    ("PT-CUSTOM", 3),
    ("PT-RUL", 67),
    ("PT-FAQ", 21),
)
"""Every chapter, and up to which number it goes. The ends of a match and of a series stand together."""

SET_2: Final = tuple(f"PT-RUL-{number}" for number in range(101, 141))
"""The rulings on cards of set 2, as far as they are there."""

POINTS: Final = {
    "cards": {"PT-SET-1"},
    "hand_limit": {"PT-ACT-1"},
    "equal_leaders": {"PT-SET-4"},
    "ceasefire_spells": {"PT-CEASE-1"},
    "ceasefire_orders": {"PT-CEASE-2"},
    "ceasefire_operations": {"PT-CEASE-3"},
    "ceasefire_contact": {"PT-CEASE-5"},
    "spells_attack": {"PT-ACT-4"},
    "exclusive": {"PT-ACT-13"},
    "revived_act": {"PT-ACT-3", "PT-RUL-131"},
    "recruits_strike": {"PT-ACT-17"},
    "switch": {"PT-ACT-9"},
    "operations_end": {"PT-OP-2", "PT-OP-3"},
    "operations_as_orders": {"PT-OP-5"},
    "traps": {"PT-ACT-11"},
    "discard_reserve": {"PT-ACT-12"},
    "shielded": {"PT-ATK-5"},
    "round_limit": {"PT-END-3"},
    "deciding_ties": {"PT-SER-6"},
    "leader_neighbours": {"PT-ATK-12"},
    "leader_casualties": {"PT-RUL-101"},
}
"""Every point of an edition but its name, and the rules that it decides."""

PUBLISHERS: Final = {"en": "Level 99 Games", "ru": "GaGa Games", "pl": "Portal Games", "first": "first printing"}

LONGEST_TITLE: Final = 60
LONGEST_TEXT: Final = 700

by_id = each(RULES, lambda rule: rule.id)


def rule_of(name: str) -> Rule:
    """The rule of an id."""
    (rule,) = (rule for rule in RULES if rule.id == name)
    return rule


def named(text: str) -> set[str]:
    """The points of an edition that a text names."""
    return {word for word in re.findall(r"``(\w+)``", text) if word in EditionRules.__struct_fields__}


def test_every_rule_is_there_once_and_in_order() -> None:
    rulings = [rule.id for rule in RULES if rule.id in SET_2]
    assert rulings == [name for name in SET_2 if name in rulings]
    others = [rule.id for rule in RULES if rule.id not in SET_2]
    assert others == [f"{chapter}-{number}" for chapter, last in CHAPTERS for number in range(1, last + 1)]
    assert SPEC.rules is RULES


def test_a_chapter_is_found_by_its_beginning() -> None:
    found = {chapter: [rule for rule in find_rules(RULES, chapter) if rule.id not in SET_2] for chapter, _ in CHAPTERS}
    assert {chapter: len(rules) for chapter, rules in found.items()} == dict(CHAPTERS)


@by_id
def test_a_rule_has_a_title_a_text_and_a_source(rule: Rule) -> None:
    assert 0 < len(rule.title) <= LONGEST_TITLE
    assert not rule.title.endswith(".")
    for text in (rule.text, *(variant.text for variant in rule.variants)):
        assert 3 < len(text) <= LONGEST_TEXT
        assert text.endswith(".")
    assert all((rule.source, *(variant.source for variant in rule.variants)))


@by_id
def test_rules_are_written_in_plain_english(rule: Rule) -> None:
    for text in (rule.title, rule.text, rule.source, *(variant.text for variant in rule.variants)):
        assert text.isascii()
        assert re.search(r"  |\b(\w+) \1\b|(?<!`)`(?!`)|\b[12]e\b", text) is None


@by_id
def test_a_rule_names_only_rules_that_exist(rule: Rule) -> None:
    known = {other.id for other in RULES}
    for text in (rule.text, *(variant.text for variant in rule.variants)):
        assert set(re.findall(r"\bPT-[A-Z0-9]+-\d+\b", text)) <= known - {rule.id}


@by_id
def test_a_source_is_a_rulebook_or_this_project(rule: Rule) -> None:
    assert rule.source == "house" or rule.source.startswith(tuple(PUBLISHERS.values()))
    for variant in rule.variants:
        assert variant.source == "house" or variant.source.startswith(PUBLISHERS[variant.edition])


@by_id
def test_an_edition_differs_once_on_a_rule_and_none_from_itself(rule: Rule) -> None:
    editions = [variant.edition for variant in rule.variants]
    assert len(set(editions)) == len(editions)
    assert set(editions) <= set(EDITIONS) - {"en"}


def test_the_questions_are_the_polish_rulebooks_and_rulings_are_decisions_but_for_four() -> None:
    assert {rule.source for rule in find_rules(RULES, "PT-FAQ")} == {"Portal Games 2015, Polish rulebook, FAQ"}
    official = [rule.id for rule in find_rules(RULES, "PT-RUL") if rule.source != "house"]
    assert official == ["PT-RUL-11", "PT-RUL-12", "PT-RUL-19", "PT-RUL-20"]


def test_every_point_of_an_edition_is_named_by_the_rules_that_it_decides() -> None:
    found: dict[str, set[str]] = {}
    for rule in RULES:
        for point in named(rule.text):
            found.setdefault(point, set()).add(rule.id)
    assert found == POINTS
    assert set(EditionRules.__struct_fields__) == {"id", *POINTS}


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "en"])
def test_where_an_edition_plays_otherwise_the_rulebook_says_so(edition: str) -> None:
    for point, rules in POINTS.items():
        if getattr(EDITIONS[edition], point) != getattr(EDITIONS["en"], point):
            for rule in rules:
                assert edition in {variant.edition for variant in rule_of(rule).variants}, f"{rule} does not say how {point} differs"


def test_the_record_of_editions_names_the_rule_of_each_point() -> None:
    text = Path("src/boardrules/pixel_tactics/_types/options.py").read_text(encoding="utf-8")
    for point, rules in POINTS.items():
        if point != "cards":
            note = text.partition(f"    {point}: ")[2].partition('"""')[2].partition('"""')[0]
            assert set(re.findall(r"PT-[A-Z]+-\d+", note)) == rules


@pytest.mark.rule("PT-SET-2", "PT-SET-4", "PT-END-3", "PT-SER-6", "PT-LOOP-2")
def test_the_rulebook_states_the_numbers_that_the_code_has() -> None:
    words, ordinals = {3: "three", 5: "five", 16: "sixteen", 100: "a hundred"}, {3: "third"}
    assert f"up to {words[DEPTH]} within each other" in rule_of("PT-LOOP-2").text
    assert f"draws {words[OPENING_HAND]} cards" in rule_of("PT-SET-2").text
    assert f"up to {REDEALS} times" in rule_of("PT-SET-4").text
    assert f"After {words[STILL]} whole rounds" in rule_of("PT-END-3").text
    assert f"after {words[EDITIONS['en'].round_limit]} rounds" in rule_of("PT-END-3").text
    assert f"The {ordinals[TIES]} tie" in rule_of("PT-SER-6").text


def test_what_is_not_enforced_is_a_term_or_belongs_to_later_cards() -> None:
    assert [rule.id for rule in RULES if not rule.enforced] == [
        "PT-ATK-13",
        "PT-STAT-5",
        *(f"PT-FAQ-{n}" for n in (15, 16, 17, 19, 20, 21)),
    ]


def test_no_test_names_a_rule_that_there_is_not() -> None:
    known = (*RULES, *(Rule(rule, "", "", "") for rule in index_tests("tests/pixel_tactics") if rule.startswith("BR-")))
    assert unknown_rules(known, index_tests("tests/pixel_tactics")) == ()


def test_every_enforced_rule_is_named_by_a_test() -> None:
    assert unnamed_rules(RULES, index_tests("tests/pixel_tactics")) == ()
