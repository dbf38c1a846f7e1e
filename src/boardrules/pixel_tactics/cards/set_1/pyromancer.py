"""The Pyromancer, in the wording of the first printing and of the reprint."""

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
    first_player,
    forerunner,
    hits_all,
    negate,
    order,
    own_hero,
    ranged_attack,
    rival_hero,
    rival_leader,
    spell,
    static,
    strength,
    takes_less,
)

__all__ = ["FIRST", "SECOND"]

_FLANK = (ranged_attack, aura(forerunner, ranged_attack))
_ORDER = order(damage(7, to=every(any_hero.at("V"))))
_LEADER = Leader(
    "Kallistar Flarechild",
    6,
    17,
    (
        ranged_attack,
        aura(own_hero, strength(3), when=first_player),
        aura(own_hero, takes_less(1), when=negate(first_player)),
    ),
)

FIRST: Final = Card("pyromancer", Hero("Pyromancer", 3, 3, (static(hits_all),), _FLANK, (ranged_attack,), _ORDER), _LEADER)
SECOND: Final = Card(
    "pyromancer",
    Hero(
        "Pyromancer",
        3,
        3,
        vanguard=(spell(damage(3, to=every((rival_hero | rival_leader).at("melee")))),),
        flank=_FLANK,
        rear=(ranged_attack,),
        hand=_ORDER,
    ),
    _LEADER,
)
