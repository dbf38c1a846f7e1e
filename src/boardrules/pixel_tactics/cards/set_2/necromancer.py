"""The Necromancer (PT-RUL-131, PT-RUL-132, PT-RUL-133). Its icon gives the rear +2 for each corpse; the text says +1, and is followed."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["NECROMANCER"]

_FALLEN = pt.count(pt.own_corpse.at("V"))

NECROMANCER: Final = pt.Card(
    "necromancer",
    pt.Hero(
        "Necromancer",
        attack=2,
        life=6,
        vanguard=(pt.static(pt.strength(pt.times(2, _FALLEN))),),
        flank=(
            pt.aura(pt.own_leader, pt.strength(2)),
            pt.aura(pt.forerunner, pt.strength(2)),
            pt.aura(pt.supporter, pt.strength(2)),
        ),
        rear=(pt.ranged_attack, pt.static(pt.strength(_FALLEN))),
        hand=pt.order(
            pt.attack_with(pt.own_corpse, "melee", at=pt.rival_hero, each=True, strength=3),
            pt.clear_corpses(pt.every(pt.own_corpse)),
        ),
    ),
    pt.Leader(
        "Voco Astrum",
        attack=4,
        life=21,
        abilities=(pt.raises_corpses(strength=2, life=1),),
    ),
)
