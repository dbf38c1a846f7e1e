"""How a decision of this project is made a rule."""

from __future__ import annotations

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId


def house(id: str, title: str, text: str, *, enforced: bool = True, variants: tuple[Variant, ...] = ()) -> Rule:
    """Return a decision where the rulebook is silent, as a rule; *text* says why."""
    return Rule(RuleId(id), title, text, "house", enforced, variants)
