"""The Curse Knight (PT-FAQ-18, PT-RUL-101, PT-RUL-102, PT-RUL-105, PT-RUL-106, PT-RUL-109, PT-RUL-111)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["CURSE_KNIGHT"]

_ANYONE = pt.any_hero | pt.any_leader
_OWN = pt.own_hero | pt.own_leader

CURSE_KNIGHT: Final = pt.Card(
    "curse_knight",
    pt.Hero(
        "Curse Knight",
        attack=3,
        life=6,
        vanguard=(
            pt.intercept,
            pt.trigger(pt.when_damage_taken(pt.this, by=_ANYONE, kinds=("melee", "ranged")), pt.damage(pt.that_much, to=pt.the_source)),
        ),
        flank=(pt.trigger(pt.when_damage_taken(pt.this), pt.damage(pt.that_much, to=pt.one(pt.any_hero.but_this())), once="chain"),),
        rear=(pt.trigger(pt.when_attacked(_OWN, by=_ANYONE, kind="melee"), pt.damage(2, to=pt.the_attacker)),),
        hand=pt.operation(pt.trigger(pt.when_over, pt.defeat(pt.one(pt.any_hero)))),
    ),
    pt.Leader(
        "Baenvier Marlgrove",
        attack=4,
        life=23,
        abilities=(
            pt.trigger(pt.end_of_round, pt.put_markers(1, "curse")),
            pt.leader_action(
                pt.take_markers("curse", 1),
                pt.for_a_time("wave", pt.aura(pt.own_hero, pt.strength(2))),
                pt.for_a_time("wave", pt.aura(_OWN, pt.not_counted())),
                cost=0,
                per_wave=1,
                when=pt.at_least(pt.markers("curse"), 1),
            ),
        ),
    ),
)
