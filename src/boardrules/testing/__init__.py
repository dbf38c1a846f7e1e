"""The laws of the contract, for authors of games: :func:`check_game` plays a game and checks them all.

:class:`Scenario` helps to write tests of single rules, and :func:`index_tests` finds the rules that have tests. Strategies for Hypothesis
are in ``boardrules.testing.strategies``, which is imported separately; nothing else here needs another package.
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
