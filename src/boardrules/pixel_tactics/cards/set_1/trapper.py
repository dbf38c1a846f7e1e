"""The Trapper, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    aura,
    forerunner,
    intercept,
    order,
    own_hero,
    ranged_attack,
    rival_discards,
    spell,
    static,
    supporter,
    takes_none,
)

__all__ = ["FIRST", "SECOND"]

_HERO = Hero(
    "Trapper",
    4,
    5,
    vanguard=(intercept, static(takes_none(kind="ranged"))),
    flank=(aura(forerunner, intercept), aura(supporter, ranged_attack)),
    rear=(spell(rival_discards(1, by="chance")),),
    hand=order(rival_discards(3, by="chance")),
)

FIRST: Final = Card("trapper", _HERO, Leader("Khadath Ahemusei", 5, 19, (ranged_attack, aura(own_hero, intercept))))
SECOND: Final = FIRST
