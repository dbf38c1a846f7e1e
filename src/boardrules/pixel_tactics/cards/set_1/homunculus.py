"""The Homunculus, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    aura,
    intercept,
    may_divert,
    move_damage_up_to,
    order,
    overflows,
    own_hero,
    rearrange_unit,
    spell,
    static,
    strength,
    this,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = (intercept, static(strength(2)))
_FLANK = spell(move_damage_up_to(7, of=own_hero.but_this(), to=this))
_REAR = aura(own_hero.at("R").but_this(), may_divert)
_OVERFLOW = aura(own_hero, overflows)

FIRST: Final = Card(
    "homunculus",
    Hero("Homunculus", 3, 7, _VANGUARD, (_FLANK,), (_REAR,), order(rearrange_unit)),
    Leader("Kehrolyn Ross", 0, 36, (_OVERFLOW,)),
)
SECOND: Final = Card(
    "homunculus",
    Hero("Homunculus", 3, 7, _VANGUARD, (_FLANK,), (_REAR,), order(rearrange_unit)),
    Leader("Kehrolyn Ross", 1, 36, (_OVERFLOW,)),
)
