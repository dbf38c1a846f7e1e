"""The Planestalker, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "planestalker",
    pt.Hero(
        "Planestalker",
        attack=3,
        life=7,
        vanguard=(pt.intercept, pt.ranged_attack),
        flank=(pt.aura(pt.forerunner, pt.ranged_attack), pt.aura(pt.supporter, pt.ranged_attack)),
        rear=(pt.ranged_attack,),
        hand=pt.order(pt.damage(5, to=pt.every(pt.any_hero.at("F")))),
    ),
    pt.Leader(
        "Zaamassal Kett",
        attack=4,
        life=19,
        abilities=(pt.ranged_attack, pt.aura(pt.own_hero, pt.ranged_attack)),
    ),
)
REPRINT: Final = FIRST
