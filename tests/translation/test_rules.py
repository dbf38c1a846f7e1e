"""Rules in other languages: which chapters have their texts, and that no number is lost in them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardrules import CORE_RULES, Rule, chibitactics, pixel_tactics, pixies, translator

CHAPTERS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "boardrules": (None, ("BR",)),
    "pixies": (pixies, ("PX",)),
    "chibitactics": (chibitactics, ("CT-OV", "CT-CO", "CT-SU", "CT-TU", "CT-EV", "CT-MV", "CT-SC", "CT-TE")),
    "pixel_tactics": (
        pixel_tactics,
        ("PT-SET", "PT-FLOW", "PT-CEASE", "PT-ACT", "PT-ATK", "PT-DMG", "PT-OP", "PT-TRAP", "PT-STAT", "PT-OWN", "PT-END"),
    ),
}
"""The chapters whose texts are translated, by the beginnings of their ids."""


def rules(game: Any) -> tuple[Rule, ...]:
    return CORE_RULES if game is None else game.SPEC.rules


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize(("game", "chapters"), CHAPTERS.values(), ids=CHAPTERS)
def test_the_texts_of_these_chapters_are_translated_with_all_their_numbers(game: Any, chapters: tuple[str, ...], language: str) -> None:
    tr = translator(language, game)
    told = [rule for rule in rules(game) if rule.id.startswith(tuple(f"{chapter}-" for chapter in chapters))]
    assert told
    for rule in told:
        text = tr.rule(rule.id).text
        assert text != rule.text, rule.id
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", rule.text)), rule.id
        assert sorted(re.findall(r"``[^`]+``", text)) == sorted(re.findall(r"``[^`]+``", rule.text)), rule.id


def test_a_rule_without_a_translated_text_has_its_english_one() -> None:
    tr = translator("pl", chibitactics)
    rule = next(rule for rule in pixel_tactics.SPEC.rules if rule.id.startswith("PT-RUL"))
    assert translator("ru", pixel_tactics).rule(rule.id).text == rule.text
    assert translator("ru", pixel_tactics).rule(rule.id).title != rule.title
    assert all(tr.rule(rule.id).source == rule.source for rule in chibitactics.SPEC.rules)


def test_english_rules_are_those_of_the_game() -> None:
    tr = translator("en", pixies)
    assert all(tr.rule(rule.id) is rule for rule in pixies.SPEC.rules)
