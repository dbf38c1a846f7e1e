"""The rulebook of Pixies: complete, in order, and named only by what exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardrules import CORE_RULES, find_rules, pixies

CHAPTERS = {
    "PX-CMP": 6,
    "PX-SET": 2,
    "PX-TUR": 6,
    "PX-PLA": 8,
    "PX-INF": 3,
    "PX-END": 5,
    "PX-SCO": 12,
    "PX-RND": 3,
    "PX-WIN": 2,
    "PX-FP": 7,
    "PX-BGA": 1,
}
IDS = {rule.id for rule in pixies.SPEC.rules}
SOURCES = sorted(Path(pixies.__file__).parent.glob("*.py"))


@pytest.mark.parametrize(("chapter", "count"), CHAPTERS.items())
def test_every_chapter_is_whole_and_in_order(chapter: str, count: int) -> None:
    assert [rule.id for rule in find_rules(pixies.SPEC.rules, chapter)] == [f"{chapter}-{number}" for number in range(1, count + 1)]


def test_there_are_no_other_chapters() -> None:
    assert len(pixies.SPEC.rules) == sum(CHAPTERS.values())


def test_what_is_not_kept_by_code_is_marked() -> None:
    """Where the card list comes from, how to click, how to keep the score, what there is not: nothing to enforce."""
    assert {rule.id for rule in pixies.SPEC.rules if not rule.enforced} == {"PX-CMP-6", "PX-TUR-6", "PX-SCO-12", "PX-BGA-1"}


def test_house_decisions_are_few_and_say_why() -> None:
    house = {rule.id: rule.text for rule in pixies.SPEC.rules if rule.source == "house"}
    assert set(house) == {"PX-CMP-6", "PX-INF-2", "PX-END-4"}
    assert all("rulebooks do not" in text for id, text in house.items() if id != "PX-CMP-6")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_code_names_rules_that_exist(path: Path) -> None:
    known = IDS | {rule.id for rule in CORE_RULES} | set(CHAPTERS)
    named = set(re.findall(r"\b(?:PX|BR)-[A-Z]+(?:-\d+)?", path.read_text(encoding="utf-8")))
    assert named <= known


def test_rules_found_inside_rules_exist() -> None:
    for rule in pixies.SPEC.rules:
        for text in (rule.text, *(variant.text for variant in rule.variants)):
            assert set(re.findall(r"PX-[A-Z]+-\d+", text)) <= IDS
