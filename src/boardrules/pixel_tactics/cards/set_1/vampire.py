"""The Vampire, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    aura,
    damaged,
    forerunner,
    heal,
    may_divert,
    move_all_damage,
    move_damage_up_to,
    one,
    order,
    own_hero,
    own_leader,
    rival_hero,
    spell,
    that_much,
    the_source,
    this,
    trigger,
    when_damage_dealt,
)

__all__ = ["FIRST", "SECOND"]

_HERO = Hero(
    "Vampire",
    2,
    6,
    vanguard=(trigger(when_damage_dealt(this), heal(that_much, of=this)),),
    flank=(aura(forerunner, may_divert),),
    rear=(spell(move_damage_up_to(2, of=own_leader, to=one(any_hero))),),
    hand=order(move_all_damage(of=one(any_hero.that(damaged)), to=one(any_hero))),
)

FIRST: Final = Card(
    "vampire",
    _HERO,
    Leader(
        "Demitras Denigrande",
        3,
        18,
        (trigger(when_damage_dealt(own_hero | own_leader, to=rival_hero), heal(that_much, of=the_source)),),
    ),
)
SECOND: Final = Card(
    "vampire",
    _HERO,
    Leader(
        "Demitras Denigrande",
        3,
        18,
        (trigger(when_damage_dealt(own_hero | own_leader, kinds=("melee", "ranged")), heal(that_much, of=the_source)),),
    ),
)
