"""The index of rules finds every place that names one, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules import Rule, RuleId
from boardrules.testing import index_code, index_tests, unknown_rules, unnamed_rules

RULES = (
    Rule(RuleId("XX-A-1"), "", "", "house"),
    Rule(RuleId("XX-A-11"), "", "", "house"),
    Rule(RuleId("XX-A-2"), "", "", "house"),
    Rule(RuleId("XX-A-3"), "", "", "house", enforced=False),
)

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("XX-M-1")]

CASES = [pytest.param(1, marks=pytest.mark.rule("XX-P-1"))]

@pytest.mark.rule("XX-A-1", "XX-A-11")
def test_one(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=mark.rule("XX-P-2"))])
async def test_two(n): ...

@pytest.mark.rule("XX-C-1")
class TestGroup:
    pytestmark = pytest.mark.rule("XX-C-2")

    @mark.rule("XX-C-3")
    def test_three(self): ...

@pytest.mark.rule("XX-NO-1")
def helper(): ...

class Helper:
    @pytest.mark.rule("XX-NO-2")
    def test_never_collected(self): ...
"""

CODE = '''
"""About XX-A-1."""

def outer():
    # XX-A-11 is not XX-A-111, nor YXX-A-1
    def inner():
        return "XX-A-2", "XX-A-2"

class Thing:
    @decorated("XX-A-1")
    def method(self):
        """XX-A-1 again."""
'''


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests" / "game"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(TESTS)
    return tmp_path / "tests"


def test_markers_on_functions_classes_modules_and_parameters_are_found(tests: Path) -> None:
    index = {rule: [str(mention) for mention in mentions] for rule, mentions in index_tests(tests).items()}
    one, two, three = (f"tests/game/test_it.py::{name}" for name in ("test_one", "test_two", "TestGroup::test_three"))
    assert index == {
        "XX-A-1": [one],
        "XX-A-11": [one],
        "XX-C-1": [three],
        "XX-C-2": [three],
        "XX-C-3": [three],
        "XX-M-1": [one, two, three],
        "XX-P-1": ["tests/game/test_it.py"],
        "XX-P-2": [two],
    }


def test_enforced_rules_that_no_test_names_are_listed(tests: Path) -> None:
    assert unnamed_rules(RULES, index_tests(tests)) == ("XX-A-2",)


def test_rules_that_there_are_not_are_listed(tests: Path) -> None:
    unknown = unknown_rules(RULES, index_tests(tests))
    assert {rule for rule, _ in unknown} == {"XX-C-1", "XX-C-2", "XX-C-3", "XX-M-1", "XX-P-1", "XX-P-2"}


def test_a_rule_that_is_not_named_literally_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule(RULE)\ndef test_one(): ...\n")
    with pytest.raises(TypeError, match=r"test_it.py:1: mark.rule takes rule ids as literal strings"):
        index_tests(tmp_path)


def test_code_names_rules_in_docstrings_comments_and_strings(tmp_path: Path) -> None:
    (tmp_path / "_it.py").write_text(CODE)
    (tmp_path / "_rulebook.py").write_text("RULES = 'XX-A-1'")
    index = {rule: [(mention.name, mention.line) for mention in mentions] for rule, mentions in index_code(tmp_path, RULES).items()}
    assert index == {
        "XX-A-1": [("", 2), ("Thing.method", 10)],
        "XX-A-11": [("outer", 5)],
        "XX-A-2": [("outer.inner", 7)],
    }
    assert next(iter(index_code(tmp_path, RULES, root=tmp_path).values()))[0].path == "_it.py"
    assert index_code(tmp_path, ()) == {}
