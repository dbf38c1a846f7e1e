"""Rulebooks as data."""

from __future__ import annotations

import pytest

from boardrules import CORE_RULES, Rule, find_rules, game, games


def test_a_rule_is_found_by_its_id_and_a_chapter_by_its_beginning() -> None:
    assert [rule.id for rule in find_rules(CORE_RULES, "br-seat")] == ["BR-SEAT"]
    assert find_rules(CORE_RULES, "BR") == CORE_RULES
    assert find_rules(CORE_RULES, "BR-S") == ()


@pytest.mark.parametrize("name", ["", *games()])
def test_every_rule_says_what_it_is_and_where_it_comes_from(name: str) -> None:
    rules: tuple[Rule, ...] = game(name).SPEC.rules if name else CORE_RULES
    assert rules
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.title, rule.id
        assert len(rule.text) > 20, rule.id
        assert rule.source, rule.id
        for variant in rule.variants:
            assert variant.edition, rule.id
            assert variant.text, rule.id
            assert variant.source, rule.id
