"""The Immortal (PT-RUL-108). Two sources give its leader other numbers, 7 and 7; those of the card itself are used."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["IMMORTAL"]

IMMORTAL: Final = pt.Card(
    "immortal",
    pt.Hero(
        "Immortal",
        attack=3,
        life=2,
        vanguard=(pt.intercept, pt.static(pt.takes_at_most(1))),
        flank=(pt.aura(pt.own_leader, pt.takes_at_most(2)),),
        rear=(pt.ranged_attack, pt.static(pt.strength(2, against=pt.any_hero.at("R")))),
        hand=pt.order(pt.redistribute(pt.one(pt.any_hero.that(pt.damaged)), among=pt.any_hero)),
    ),
    pt.Leader(
        "Byron Krane",
        attack=6,
        life=5,
        abilities=(
            pt.aura(pt.own_hero, pt.life_is(2)),
            pt.aura(pt.own_hero | pt.own_leader, pt.takes_at_most(1, any_damage=True)),
        ),
    ),
)
