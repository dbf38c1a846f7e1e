"""The Berserker, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    attack_with,
    both,
    damage,
    equals,
    in_wave,
    nth_this_turn,
    nth_this_wave,
    order,
    own_hero,
    own_leader,
    rival_hero,
    static,
    strength,
    takes_less,
    the_attacker,
    the_hero,
    this,
    trigger,
    when_attacked,
    when_defeated,
    when_order_resolved,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = (static(takes_less(1)), static(strength(2)))
_FLANK = trigger(when_attacked(own_hero | own_leader, by=rival_hero, kind="melee"), damage(2, to=the_attacker))
_FRONT = own_hero.at("melee")
_LEADER = Leader("Shekhtur Lenmorre", 4, 19, (trigger(when_defeated(own_hero), attack_with(the_hero, "melee")),))

FIRST: Final = Card(
    "berserker",
    Hero(
        "Berserker",
        3,
        6,
        vanguard=_VANGUARD,
        flank=(_FLANK,),
        rear=(
            trigger(
                when_order_resolved(),
                attack_with(this, "ranged"),
                when=both(in_wave("R"), equals(nth_this_wave, 1)),
            ),
        ),
        hand=order(attack_with(_FRONT, "melee", each=True)),
    ),
    _LEADER,
)
SECOND: Final = Card(
    "berserker",
    Hero(
        "Berserker",
        3,
        6,
        vanguard=_VANGUARD,
        flank=(_FLANK,),
        rear=(trigger(when_order_resolved(), attack_with(this, "ranged"), when=equals(nth_this_turn, 1)),),
        hand=order(attack_with(_FRONT, "melee", at=rival_hero, each=True)),
    ),
    _LEADER,
)
