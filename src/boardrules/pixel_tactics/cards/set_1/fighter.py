"""The Fighter, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    aura,
    choose_column,
    damage,
    every,
    intercept,
    order,
    own_hero,
    own_leader,
    static,
    strength,
)

__all__ = ["FIRST", "SECOND"]

_HERO = Hero(
    "Fighter",
    4,
    8,
    vanguard=(intercept,),
    flank=(static(strength(2)),),
    rear=(static(strength(4)),),
    hand=order(choose_column(across=True), damage(5, to=every(any_hero.at("area")))),
)

FIRST: Final = Card("fighter", _HERO, Leader("Hikaru Sorayama", 4, 23, (aura(own_hero, strength(2, kind="melee")),)))
SECOND: Final = Card("fighter", _HERO, Leader("Hikaru Sorayama", 4, 23, (aura(own_hero | own_leader, strength(3, kind="melee")),)))
