"""The words for casualties and corpses beyond what is common."""

from __future__ import annotations

from boardrules.pixel_tactics.language.grammar.abilities import Static
from boardrules.pixel_tactics.language.grammar.casualties import CheckCasualties, NotCounted, PutCorpse, RaisesCorpses
from boardrules.pixel_tactics.language.grammar.expressions import Player, Room, Targets
from boardrules.pixel_tactics.language.grammar.pieces import Revive

__all__ = ["check_casualties", "not_counted", "put_corpse", "raises_corpses", "revive_mortal", "room"]


def not_counted(*, ends: bool = False, but_round_ends: bool = False) -> NotCounted:
    """Pass over the card when casualties are counted; *ends*: only at the ends of waves; *but_round_ends*: not at those of rounds."""
    return NotCounted(ends, but_round_ends)


def check_casualties(who: Targets) -> CheckCasualties:
    """Count casualties for these cards at once."""
    return CheckCasualties(who)


def revive_mortal(who: Targets) -> Revive:
    """Turn these corpses back into heroes, with damage up to their life."""
    return Revive(who, mortal=True)


def raises_corpses(*, strength: int, life: int) -> Static:
    """Let corpses of the unit count as heroes too; for leaders only."""
    return Static(RaisesCorpses(strength, life))


def put_corpse(side: Player) -> PutCorpse:
    """Put the card as a corpse into the unit of a player."""
    return PutCorpse(side)


def room(side: Player = "own") -> Room:
    """Ask whether a player's unit has an empty slot."""
    return Room(side)
