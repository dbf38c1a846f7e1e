"""Rulebooks as data: numbered rules in our own words, with their sources and the differences between editions."""

from __future__ import annotations

from collections.abc import Iterable

from boardrules.values import RuleId, Value

__all__ = ["CORE_RULES", "Rule", "Variant", "find_rules"]


class Variant(Value, frozen=True, gc=False):
    """The text of a rule in one edition that differs from the others, with its source."""

    edition: str
    text: str
    source: str


class Rule(Value, frozen=True, gc=False):
    """One rule: ``text`` is in our own words, ``source`` names a rulebook and a section of it.

    ``source="house"`` marks a decision of this project where the rulebooks are silent or disagree; its text gives the reason. ``enforced``
    is true if the code enforces the rule; at least one test then names it.
    """

    id: RuleId
    title: str
    text: str
    source: str
    enforced: bool = True
    variants: tuple[Variant, ...] = ()


CORE_RULES: tuple[Rule, ...] = (
    Rule(
        RuleId("BR-SEAT"),
        "Only the seats to act may act",
        "An action is refused if its seat is not among those that ``to_act`` names, or if a host is handed it by another seat.",
        "house",
    ),
    Rule(RuleId("BR-OVER"), "A finished game takes no more actions", "Once there is an outcome, every action is refused.", "house"),
    Rule(
        RuleId("BR-CHANCE"),
        "Luck is nobody's choice",
        "At a chance point only an outcome by CHANCE is accepted, and elsewhere none is; a player's seat cannot hand one in.",
        "house",
    ),
    Rule(
        RuleId("BR-VALUE"),
        "Fields stay in their range",
        "An action with a field outside its declared type or range is refused, no matter who hands it in.",
        "house",
    ),
    Rule(
        RuleId("BR-STALE"),
        "An answer is to what was asked",
        "A host that is told what a player saw refuses an action if something was played or taken back since then. What others chose at "
        "the same time does not count, as long as the player is asked the same.",
        "house",
    ),
    Rule(
        RuleId("BR-UNDO"),
        "What was revealed cannot be taken back",
        "A host takes back the last action of a player only if no luck was drawn and nothing was revealed since it.",
        "house",
    ),
)
"""The rules of the library itself, common to all games."""


def find_rules(rules: Iterable[Rule], prefix: str) -> tuple[Rule, ...]:
    """Return the rules whose id is *prefix* or continues it after a dash: ``"PX-PLA"`` finds all rules of placement, ``"PX-PLA-1"`` one.

    Upper and lower case are not distinguished.
    """
    wanted = prefix.upper()
    return tuple(rule for rule in rules if rule.id.upper() == wanted or rule.id.upper().startswith(wanted + "-"))
