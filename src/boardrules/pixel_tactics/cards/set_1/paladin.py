"""The Paladin, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    choose_column,
    exactly,
    free,
    intercept,
    order,
    own_corpse,
    own_hero,
    rearrange_area,
    rival_corpse,
    rival_hero,
    spell,
    swap,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = (intercept,)
_FLANK = spell(swap(exactly(2, own_hero | own_corpse)))
_REAR = spell(swap(exactly(2, rival_hero | rival_corpse)))
_LEADER = (free("move"), free("clear"))

FIRST: Final = Card(
    "paladin",
    Hero("Paladin", 4, 6, _VANGUARD, (_FLANK,), (_REAR,), order(choose_column("rival"), rearrange_area)),
    Leader("Vanaah Kalmor", 3, 20, _LEADER),
)
SECOND: Final = Card(
    "paladin",
    Hero("Paladin", 4, 6, _VANGUARD, (_FLANK,), (_REAR,), order(choose_column("any"), rearrange_area)),
    Leader("Vanaah Kalmor", 4, 17, _LEADER),
)
