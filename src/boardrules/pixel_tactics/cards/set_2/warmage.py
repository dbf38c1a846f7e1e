"""The Warmage, led by Larimore Burman (PT-RUL-126)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["WARMAGE"]

WARMAGE: Final = pt.Card(
    "warmage",
    pt.Hero(
        "Warmage",
        attack=4,
        life=3,
        vanguard=(pt.spell(pt.damage(3, to=pt.every(pt.rival_hero.at("melee")))),),
        flank=(pt.ranged_attack,),
        rear=(pt.ranged_attack, pt.static(pt.strength(3)), pt.longer("attack", 2, who=pt.this)),
        hand=pt.order(
            pt.defeat(pt.one(pt.any_hero)),
            pt.defeat(pt.up_to(1, pt.any_hero, by="rival")),
            pt.if_(pt.any_chosen, pt.defeat(pt.up_to(1, pt.any_hero))),
        ),
    ),
    pt.Leader(
        "Larimore Burman",
        attack=4,
        life=20,
        abilities=(pt.aura(pt.own_hero, pt.casts_from_any_row),),
    ),
)
