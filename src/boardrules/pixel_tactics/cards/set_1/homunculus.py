"""The Homunculus, in the wording of the first printing and of the reprint (PT-RUL-39, PT-RUL-40)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "homunculus",
    pt.Hero(
        "Homunculus",
        attack=3,
        life=7,
        vanguard=(pt.intercept, pt.static(pt.strength(2))),
        flank=(pt.spell(pt.move_damage_up_to(7, of=pt.own_hero.but_this(), to=pt.this)),),
        rear=(pt.aura(pt.own_hero.at("R").but_this(), pt.may_divert),),
        hand=pt.order(pt.rearrange_unit),
    ),
    pt.Leader(
        "Kehrolyn Ross",
        attack=0,
        life=36,
        abilities=(pt.aura(pt.own_hero, pt.overflows),),
    ),
)
REPRINT: Final = reprint(FIRST, leader_attack=1)
