"""The Divinity (PT-RUL-101, PT-RUL-105)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["DIVINITY"]

DIVINITY: Final = pt.Card(
    "divinity",
    pt.Hero(
        "Divinity",
        attack=2,
        life=4,
        vanguard=(pt.spell(pt.heal(4, of=pt.one(pt.any_hero))),),
        flank=(pt.ranged_attack, pt.trigger(pt.when_damage_dealt(pt.this), pt.heal(pt.that_much, of=pt.one(pt.any_hero.but_this())))),
        rear=(
            pt.ranged_attack,
            pt.trigger(pt.when_attacked(pt.any_hero | pt.any_leader, by=pt.this), pt.check_casualties(pt.the_target)),
        ),
        hand=pt.order(
            pt.note_each(pt.count(pt.own_corpse)),
            pt.revive(pt.every(pt.any_corpse)),
            pt.each_draws(pt.behind),
        ),
    ),
    pt.Leader(
        "Saint Mikhail Isen",
        attack=4,
        life=19,
        abilities=(pt.trigger(pt.end_of_round, pt.may(pt.revive(pt.one(pt.own_corpse))), when=pt.exists(pt.own_corpse)),),
    ),
)
