"""Sources of rules, for rulebooks as data."""

from __future__ import annotations

from typing import Final, final

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["Source", "house"]


@final
class Source:
    """A source of rules: called with what a rule says, it makes the rule.

    >>> Source("rulebook, setup")("XX-SET-1", "Deal", "Deal five cards to each player.").source
    'rulebook, setup'
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, id: str, title: str, text: str, *, enforced: bool = True, variants: tuple[Variant, ...] = ()) -> Rule:
        """Return a rule of this source."""
        return Rule(RuleId(id), title, text, self._name, enforced, variants)


house: Final = Source("house")
"""The decisions of this project where the rulebooks are silent or disagree; their texts say why."""
