"""The Planestalker, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    aura,
    damage,
    every,
    forerunner,
    intercept,
    order,
    own_hero,
    ranged_attack,
    supporter,
)

__all__ = ["FIRST", "SECOND"]

FIRST: Final = Card(
    "planestalker",
    Hero(
        "Planestalker",
        3,
        7,
        vanguard=(intercept, ranged_attack),
        flank=(aura(forerunner, ranged_attack), aura(supporter, ranged_attack)),
        rear=(ranged_attack,),
        hand=order(damage(5, to=every(any_hero.at("F")))),
    ),
    Leader("Zaamassal Kett", 4, 19, (ranged_attack, aura(own_hero, ranged_attack))),
)
SECOND: Final = FIRST
