"""Every enforced rule is named by a test and in the code, and every rule that a test names exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import boardrules
from boardrules import CORE_RULES, game, games
from boardrules.testing import RuleIndex, index_tests, unknown_rules, unnamed_rules

TESTS = Path(__file__).parent
BOOKS = {"core": CORE_RULES, **{name: game(name).SPEC.rules for name in games()}}


@cache
def index() -> RuleIndex:
    return index_tests(TESTS)


@pytest.mark.parametrize("book", BOOKS)
def test_every_enforced_rule_is_named_by_a_test(book: str) -> None:
    assert unnamed_rules(BOOKS[book], index()) == ()


def test_every_rule_that_a_test_names_exists() -> None:
    rules = [rule for book in BOOKS.values() for rule in book]
    assert [f"{mention} names {rule}" for rule, mention in unknown_rules(rules, index())] == []


@pytest.mark.parametrize("book", games())
def test_every_enforced_rule_of_a_game_is_named_in_the_code_that_keeps_it(book: str) -> None:
    """From the id of a rule its home is one search away: not only its sentence in the rulebook, or a message."""
    room = Path(boardrules.__file__).parent / book
    words = {"_rulebook", "_text", "_messages.py", "_text.py"}
    code = "\n".join(path.read_text("utf-8") for path in sorted(room.rglob("*.py")) if words.isdisjoint(path.relative_to(room).parts))
    named = set(re.findall(r"\b[A-Z]{2}-[A-Z0-9]+-\d+\b", code))
    assert [rule.id for rule in BOOKS[book] if rule.enforced and rule.id not in named] == []
