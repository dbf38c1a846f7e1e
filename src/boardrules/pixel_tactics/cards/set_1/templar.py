"""The Templar, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    attack_with,
    aura,
    damage_on,
    defeat,
    every,
    one,
    order,
    own_hero,
    own_leader,
    rival_hero,
    spell,
    static,
    strength,
    suffered,
    supporter,
    swap,
    takes_none,
    the_attacker,
    this,
    trigger,
    watch,
    when_attacked,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = static(strength(damage_on("this")))
_FLANK = aura(supporter, takes_none())
_STRUCK = rival_hero.that(suffered("struck_you"))
_ORDER = order(
    defeat(every(_STRUCK)),
    watch("wave", trigger(when_attacked(own_hero | own_leader, by=rival_hero, kind="melee"), defeat(the_attacker))),
)
_LEADER = Leader("Eligor Larington", 4, 23, (aura(own_hero.that(suffered("damaged")), strength(5)),))

FIRST: Final = Card(
    "templar",
    Hero("Templar", 1, 6, (_VANGUARD,), (_FLANK,), (spell(swap(this, one(own_hero.but_this())), attack_with(this)),), _ORDER),
    _LEADER,
)
SECOND: Final = Card(
    "templar",
    Hero(
        "Templar",
        1,
        6,
        (_VANGUARD,),
        (_FLANK,),
        (spell(swap(this, one(own_hero.at("melee").but_this())), attack_with(this)),),
        _ORDER,
    ),
    _LEADER,
)
