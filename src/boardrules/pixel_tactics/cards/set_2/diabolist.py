"""The Diabolist (PT-RUL-134, PT-RUL-135)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["DIABOLIST"]

DIABOLIST: Final = pt.Card(
    "diabolist",
    pt.Hero(
        "Diabolist",
        attack=1,
        life=3,
        vanguard=(pt.aura(pt.rival_hero, pt.strength(-3, against=pt.own_hero | pt.own_leader, kind="melee")),),
        flank=(pt.spell(pt.if_(pt.exists(pt.any_corpse), pt.clear_corpses(pt.one(pt.any_corpse)), pt.damage(3, to=pt.one(pt.any_hero)))),),
        rear=(pt.spell(pt.if_(pt.room("one_rival"), pt.take_at_random, pt.put_corpse("one_rival"))),),
        hand=pt.order(
            pt.for_each(pt.own_corpse, pt.clear_corpses(pt.it), pt.give(pt.strength(1), to=pt.one(pt.any_hero), until="wave")),
        ),
    ),
    pt.Leader(
        "Sera Malephaise",
        attack=4,
        life=22,
        abilities=(
            pt.aura(pt.rival_hero, pt.strength(pt.times(-1, pt.count(pt.corpse_of_its_unit)))),
            pt.aura(pt.own_hero.at("V"), pt.strength(pt.count(pt.own_corpse.at("V")))),
            pt.aura(pt.own_hero.at("F"), pt.strength(pt.count(pt.own_corpse.at("F")))),
            pt.aura(pt.own_hero.at("R"), pt.strength(pt.count(pt.own_corpse.at("R")))),
        ),
    ),
)
