"""Restrictions of the ability language as English clauses: what cards are barred from, or kept from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.grammar import restrictions as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.lexicon import Noun

__all__ = ["restriction_clause"]

BARRED: Final[dict[g.BarredDeed, str]] = {
    "attack": "attack or cast spells",
    "intercept": "intercept ranged attacks",
    "cast": "cast spells, not even through effects",
    "shoot": "make ranged attacks, not even through effects",
}
PLAYED: Final = {"own": "you have", "rival": "a rival has", "others": "another player has", "any": "a player has"}


def restriction_clause(change: g.Restriction, who: Noun) -> str:
    """Return what *who* cannot do or suffer, or what becomes of it instead."""
    match change:
        case g.Cannot(deed):
            return f"{who.text} cannot {BARRED[deed]}"
        case g.SafeFromDefeat():
            return f"effects of rivals cannot defeat {who.text}, nor choose {'them' if who.plural else 'it'} for that"
        case g.OnlyOwnDamage():
            return f"{who.verb('gains and loses', 'gain and lose')} damage only by this text"
        case g.MayRetarget():
            return (
                "whenever a rival chooses a hero, a leader or a corpse as the target of a spell or an order, you may choose another "
                "legal target in the same unit instead"
            )
        case g.OrdersPassOn(side):
            return f"each order that {PLAYED[side]} played goes to the hand of the rival whose turn comes next, and is not discarded"
        case g.HasTextsSetOut():
            return "each of your heroes also has the text for its row of the card that you have set out"
        case _:
            assert_never(change)
