"""Consequences of status effects: which are opposite, and whether a card has no abilities (PT-STAT)."""

from __future__ import annotations

from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import AddLife, AddStrength, GivenModifier, Keyword, NoAbilities, TakesLess

__all__ = ["opposite", "silent"]


def opposite(change: GivenModifier) -> GivenModifier | None:
    """Return the same change with the opposite sign, or None if there is none (PT-STAT-2)."""
    match change:
        case AddStrength(int() as n, against, kind):
            return AddStrength(-n, against, kind)
        case AddLife(int() as n):
            return AddLife(-n)
        case TakesLess(int() as n, at_least, kinds):
            return TakesLess(-n, at_least, kinds)
        case Keyword(word, gained):
            return Keyword(word, not gained)
        case _:
            return None


def silent(piece: Piece) -> bool:
    """Return whether a hero's own texts of all rows count as blank (PT-STAT-4)."""
    for timed in piece.mods:  # noqa: SIM110  (nearly always empty: no generator for nothing)
        if type(timed.modifier) is NoAbilities:
            return True
    return False
