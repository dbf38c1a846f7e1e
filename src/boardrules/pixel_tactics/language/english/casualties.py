"""Casualties and corpses of the ability language as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.grammar.casualties import CheckCasualties, NotCounted, PutCorpse, RaisesCorpses

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Noun, Speech

__all__ = ["casualties_clause", "not_counted_clause", "raises_clause"]


def casualties_clause(say: Speech, effect: CheckCasualties | PutCorpse) -> str:
    """A check for casualties at once, or a card put down as a corpse, in words."""
    match effect:
        case CheckCasualties(who):
            text = say.targets(who).text
            return f"casualties are counted for {text} at once: with lethal damage it is defeated, a leader where leaders are casualties"
        case PutCorpse(side):
            return f"put that card as a corpse on any empty slot of {say.hands(side)} unit"
        case _:
            assert_never(effect)


def raises_clause(change: RaisesCorpses) -> str:
    """Corpses that count as heroes, in words."""
    return (
        f"corpses in your unit count as heroes too, with an attack strength of {change.strength}, a life of {change.life} and no text, and "
        "block melee; with lethal damage they go to their owners' discard piles at once"
    )


def not_counted_clause(change: NotCounted, who: Noun) -> str:
    """Which cards casualties pass over, and when, in words."""
    when = " at the end of a wave" if change.ends else ""
    if change.but_round_ends:
        when += ", but not at the end of a round"
    leaders = "; your leader only where leaders are casualties" if "leader" in who.text else ""
    return f"{who.verb('is', 'are')} passed over when casualties are counted{when}{leaders}"
