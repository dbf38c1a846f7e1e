"""The laws of the contract, for anybody who writes a game: :func:`check_game` plays it and checks them all.

:class:`Scenario` writes the tests of single rules, and :func:`index_tests` tells which rules have one. Strategies for Hypothesis
are in ``boardrules.testing.strategies``, which is imported by itself; nothing else here needs more than the library does.
"""

from __future__ import annotations

from boardrules.testing.check import check_game
from boardrules.testing.hash_seeds import check_hash_seeds
from boardrules.testing.laws import LAWS, Law, LawBroken, Where
from boardrules.testing.options import option_grid
from boardrules.testing.report import Report
from boardrules.testing.rule_index import Mention, RuleIndex, index_code, index_tests, unknown_rules, unnamed_rules
from boardrules.testing.scenario import Scenario

__all__ = [
    "LAWS",
    "Law",
    "LawBroken",
    "Mention",
    "Report",
    "RuleIndex",
    "Scenario",
    "Where",
    "check_game",
    "check_hash_seeds",
    "index_code",
    "index_tests",
    "option_grid",
    "unknown_rules",
    "unnamed_rules",
]
