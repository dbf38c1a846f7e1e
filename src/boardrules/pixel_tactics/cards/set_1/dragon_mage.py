"""The Dragon Mage, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    aura,
    defeat,
    forbids,
    give,
    one,
    order,
    ranged_attack,
    spell,
    strength,
    supporter,
)

__all__ = ["FIRST", "SECOND"]

_HERO = Hero(
    "Dragon Mage",
    6,
    3,
    vanguard=(spell(defeat(one(any_hero.at("melee")))),),
    flank=(aura(supporter, strength(3)),),
    rear=(ranged_attack,),
    hand=order(give(strength(5), to=one(any_hero), until="wave")),
)

FIRST: Final = Card("dragon_mage", _HERO, Leader("Adjenna Callista", 3, 17, (forbids("clear"),)))
SECOND: Final = Card("dragon_mage", _HERO, Leader("Adjenna Callista", 4, 17, (forbids("clear"),)))
