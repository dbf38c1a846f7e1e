"""Casualties and corpses of the ability language as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.grammar import casualties as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Noun, Speech

__all__ = ["casualties_clause", "casualties_modifier"]


def casualties_clause(say: Speech, effect: g.CasualtyEffect) -> str:
    """Return that casualties are checked at once, or where a corpse is put."""
    match effect:
        case g.CheckCasualties(who):
            text = say.targets(who).text
            return f"casualties are counted for {text} at once: with lethal damage it is defeated, a leader where leaders are casualties"
        case g.PutCorpse(side):
            return f"put that card as a corpse on any empty slot of {say.hands(side)} unit"
        case _:
            assert_never(effect)


def casualties_modifier(change: g.CasualtyModifier, who: Noun) -> str:
    """Return which cards casualties pass over, and when; or that corpses count as heroes."""
    match change:
        case g.RaisesCorpses(strength, life):
            return (
                f"corpses in your unit count as heroes too, with an attack strength of {strength}, a life of {life} and no text, and block "
                "melee; with lethal damage they go to their owners' discard piles at once"
            )
        case g.NotCounted(ends, but_round_ends):
            when = " at the end of a wave" if ends else ""
            if but_round_ends:
                when += ", but not at the end of a round"
            leaders = "; your leader only where leaders are casualties" if "leader" in who.text else ""
            return f"{who.verb('is', 'are')} passed over when casualties are counted{when}{leaders}"
        case _:
            assert_never(change)
