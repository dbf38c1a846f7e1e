"""The Knight, in the wording of the first printing and of the reprint."""

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
    intercept,
    may_divert,
    move_damage_up_to,
    order,
    own_hero,
    own_leader,
    rival_hero,
    rival_leader,
    spell,
    takes_less,
    takes_none,
    the_attacker,
    this,
    trigger,
    when_attacked,
)

__all__ = ["FIRST", "SECOND"]

_FLANK = aura(own_leader, takes_none(kind="ranged"))
_ORDER = order(damage(4, to=every((rival_hero | rival_leader).at("melee"))))
_LEADER = Leader("Cadenza", 4, 20, (aura(own_hero | own_leader, takes_less(1)),))

FIRST: Final = Card(
    "knight",
    Hero(
        "Knight",
        3,
        10,
        vanguard=(intercept, trigger(when_attacked(this, by=any_hero), damage(2, to=the_attacker))),
        flank=(_FLANK,),
        rear=(aura(own_hero.but_this(), may_divert),),
        hand=_ORDER,
    ),
    _LEADER,
)
SECOND: Final = Card(
    "knight",
    Hero(
        "Knight",
        3,
        10,
        vanguard=(intercept, trigger(when_attacked(this, by=any_hero, aimed=True), damage(2, to=the_attacker))),
        flank=(_FLANK,),
        rear=(spell(move_damage_up_to(6, of=own_hero.but_this(), to=this)),),
        hand=_ORDER,
    ),
    _LEADER,
)
