"""Every enforced rule is named by a test, and every rule that a test names exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules import CORE_RULES, game, games
from boardrules.testing import index_tests, unknown_rules, unnamed_rules

TESTS = Path(__file__).parent
INDEX = index_tests(TESTS)
BOOKS = {"core": CORE_RULES, **{name: game(name).SPEC.rules for name in games()}}


@pytest.mark.parametrize("book", BOOKS)
def test_every_enforced_rule_is_named_by_a_test(book: str) -> None:
    assert unnamed_rules(BOOKS[book], INDEX) == ()


def test_every_rule_that_a_test_names_exists() -> None:
    rules = [rule for book in BOOKS.values() for rule in book]
    assert [f"{mention} names {rule}" for rule, mention in unknown_rules(rules, INDEX)] == []
