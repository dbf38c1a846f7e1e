"""Permissions of cards and players as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.lexicon import listed
from boardrules.pixel_tactics.language.grammar import permissions as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.lexicon import Noun

__all__ = ["permission_clause"]

ORIGINS: Final[dict[g.TextOrigin, str]] = {"spell": "spells", "order": "orders", "ability": "abilities"}


def permission_clause(change: g.Permission, who: Noun) -> str:
    """Return what *who* may do, or what may not be done with it."""
    match change:
        case g.NotTargeted(kinds):
            return f"rivals cannot choose {who.text} for {listed([ORIGINS[kind] for kind in kinds], 'or')}"
        case g.AttacksOnce():
            return f"{who.text} can {'each ' if who.plural else ''}attack only once in a wave, extra attacks included"
        case g.CastsFromAnyRow():
            own = "their" if who.plural else "its"
            return f"{who.text} can cast {own} spells of all three rows, wherever {'they stand' if who.plural else 'it stands'}"
        case g.MovesRivals():
            return "you can take the action of moving a hero with rival heroes too, each within its own unit"
        case g.AttacksWithRivals():
            return (
                "you can take attack actions with rival heroes in melee in the row of the current wave, as though they stood opposite in "
                "your unit. Such an attack counts as that hero's own"
            )
        case _:
            assert_never(change)
