"""The words for what cards and players may do."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar.abilities import Static
from boardrules.pixel_tactics.language.grammar.permissions import (
    AttacksOnce,
    AttacksWithRivals,
    CastsFromAnyRow,
    MovesRivals,
    NotTargeted,
    TextOrigin,
)

__all__ = ["attacks_once", "attacks_with_rivals", "casts_from_any_row", "moves_rivals", "not_targeted"]

attacks_once: Final = AttacksOnce()
casts_from_any_row: Final = CastsFromAnyRow()
moves_rivals: Final = Static(MovesRivals())
attacks_with_rivals: Final = Static(AttacksWithRivals())


def not_targeted(*kinds: TextOrigin) -> NotTargeted:
    """The card cannot be chosen for such texts of the rival's: ``not_targeted("order", "spell")``."""
    return NotTargeted(kinds)
