"""The words for permissions of cards and players."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar import permissions
from boardrules.pixel_tactics.language.grammar.abilities import Static

__all__ = ["attacks_once", "attacks_with_rivals", "casts_from_any_row", "moves_rivals", "not_targeted"]

attacks_once: Final = permissions.AttacksOnce()
casts_from_any_row: Final = permissions.CastsFromAnyRow()
moves_rivals: Final = Static(permissions.MovesRivals())
attacks_with_rivals: Final = Static(permissions.AttacksWithRivals())


def not_targeted(*kinds: permissions.TextOrigin) -> permissions.NotTargeted:
    """Bar such texts of the rival's from choosing the card: ``not_targeted("order", "spell")``."""
    return permissions.NotTargeted(kinds)
