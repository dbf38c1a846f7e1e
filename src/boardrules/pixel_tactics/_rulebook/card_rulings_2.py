"""The decisions of this project on cards of set 2 about damage, casualties and corpses: some of PT-RUL-101 to PT-RUL-139."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule
from boardrules.values import RuleId

__all__ = ["DAMAGE_RULINGS"]

DAMAGE_RULINGS: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-RUL-107"),
        "Caps and reductions on one card",
        "When one text limits the damage of an attack and another reduces it, the limit comes first and the reduction after it: so the "
        "card takes least, which is what its player would choose.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-108"),
        "Byron Krane: moved damage",
        "Moving damage onto a card of Byron's unit puts damage on it, so one point of what is moved arrives, and the rest is lost. "
        "However many cards it comes from, what one effect moves onto one card arrives together. Points shared out by the Immortal's order "
        "are moved as well.",
        "house",
    ),
)
