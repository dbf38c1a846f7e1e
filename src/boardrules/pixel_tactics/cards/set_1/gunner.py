"""The Gunner, in the wording of the first printing and of the reprint (PT-RUL-36, PT-RUL-37)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "gunner",
    pt.Hero(
        "Gunner",
        attack=5,
        life=4,
        vanguard=(pt.ranged_attack, pt.static(pt.strength(3, against=pt.any_hero.that(pt.has("intercept"))))),
        flank=(pt.ranged_attack, pt.aura(pt.supporter, pt.ranged_attack)),
        rear=(pt.ranged_attack,),
        hand=pt.order(pt.damage(4, to=pt.every(pt.any_hero.at("R")))),
    ),
    pt.Leader(
        "Rukyuk Amberdeen",
        attack=5,
        life=18,
        abilities=(pt.ranged_attack, pt.trigger(pt.when_order_resolved(), pt.damage(3, to=pt.one(pt.any_hero)))),
    ),
)
REPRINT: Final = reprint(FIRST, hand=pt.order(pt.damage(5, to=pt.every(pt.any_hero.at("R")))))
