"""Sources of rules, for rulebooks as data."""

from __future__ import annotations

from typing import Final, final

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["Book", "Source", "house"]


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


@final
class Book:
    """A rulebook: called with a section, it is the source of rules there; *edition* is the one that plays by it."""

    def __init__(self, edition: str, name: str) -> None:
        self._edition, self._name = edition, name

    def __call__(self, section: str) -> Source:
        """Return a section as a source."""
        return Source(f"{self._name}, {section}")

    def variant(self, text: str, section: str = "") -> Variant:
        """Return what the edition says otherwise, in a *section* or throughout."""
        return Variant(self._edition, text, f"{self._name}, {section}" if section else self._name)


house: Final = Source("house")
"""The decisions of this project where the rulebooks are silent or disagree; their texts say why."""
