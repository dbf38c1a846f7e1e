"""Sources of rules."""

from __future__ import annotations

from typing import Final, final

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

RU: Final = "Chibitactics rulebook (ru)"


@final
class Source:
    """A source of rules: called with what a rule says, it makes the rule."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, id: str, title: str, text: str, *, enforced: bool = True, variants: tuple[Variant, ...] = ()) -> Rule:
        """Return a rule of this source."""
        return Rule(RuleId(id), title, text, self._name, enforced, variants)


house: Final = Source("house")
"""The decisions of this project where the rulebook is silent; their texts say why."""


def printed(section: str) -> Source:
    """Return a section of the rulebook."""
    return Source(f"{RU}, {section}")
