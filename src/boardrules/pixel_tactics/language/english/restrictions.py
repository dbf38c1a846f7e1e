"""Restrictions of the ability language as English clauses: what cards are barred from, or kept from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.grammar import restrictions as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Noun

__all__ = ["restriction_clause"]

BARRED: Final[dict[g.BarredDeed, str]] = {
    "attack": "attack in any way, nor cast spells",
    "intercept": "intercept ranged attacks",
    "cast": "cast spells, nor be made to by effects",
    "shoot": "make ranged attacks, nor be made to by effects",
}
PLAYED: Final = {"own": "you have", "rival": "a rival has", "others": "another player has", "any": "anybody has"}


def restriction_clause(change: g.Restriction, who: Noun) -> str:
    """Return what *who* cannot do or suffer, or what becomes of it instead."""
    match change:
        case g.Cannot(deed):
            return f"{who.text} cannot {BARRED[deed]}"
        case g.SafeFromDefeat():
            return f"effects of rivals that defeat cannot be aimed at {who.text}, and do nothing to {'them' if who.plural else 'it'}"
        case g.OnlyOwnDamage():
            return f"{who.verb('gains and loses', 'gain and lose')} damage only by what is written here"
        case g.MayRetarget():
            return (
                "whenever a rival chooses a hero, a leader or a corpse as the target of a spell or an order, you may choose another "
                "legal target in the same unit instead"
            )
        case g.OrdersPassOn(side):
            return f"an order that {PLAYED[side]} played goes to the hand of the next opponent in turn instead of the discard pile"
        case g.HasTextsSetOut():
            return "each of your heroes also has the text, for its own row, of the card that you have set out"
        case _:
            assert_never(change)
