"""Casualties and corpses of the ability language as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.english.lexicon import Clause
from boardrules.pixel_tactics.language.grammar import casualties as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.lexicon import Noun
    from boardrules.pixel_tactics.language.english.phrases import Speech

__all__ = ["casualties_clause", "casualties_modifier"]


def casualties_clause(say: Speech, effect: g.CasualtyEffect) -> Clause:
    """Return that casualties are counted at once, or where a corpse is put."""
    match effect:
        case g.CheckCasualties(who):
            defeated = "With lethal damage it is defeated, a leader only where leaders are casualties."
            return Clause(f"count casualties for {say.targets(who).text} at once", more=(defeated,))
        case g.PutCorpse(side):
            return Clause(f"put that card as a corpse on an empty slot of {say.hands(side)} unit")
        case _:
            assert_never(effect)


def casualties_modifier(change: g.CasualtyModifier, who: Noun) -> str:
    """Return which cards casualties pass over, and when; or that corpses count as heroes."""
    match change:
        case g.RaisesCorpses(strength, life):
            return (
                f"corpses in your unit also count as heroes with an attack strength of {strength}, a life of {life} and no text, and block "
                "melee. With lethal damage they go to their owners' discard piles at once"
            )
        case g.NotCounted(ends, but_round_ends):
            when = " at the end of a wave" if ends else ""
            if but_round_ends:
                when += ", but not at the end of a round"
            leaders = " (a leader only where leaders are casualties)" if "leader" in who.text else ""
            return f"{who.verb('is', 'are')} passed over when casualties are counted{when}{leaders}"
        case _:
            assert_never(change)
