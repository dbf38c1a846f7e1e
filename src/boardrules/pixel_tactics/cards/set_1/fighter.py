"""The Fighter, in the wording of the first printing and of the reprint (PT-RUL-34, PT-RUL-35)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "fighter",
    pt.Hero(
        "Fighter",
        attack=4,
        life=8,
        vanguard=(pt.intercept,),
        flank=(pt.static(pt.strength(2)),),
        rear=(pt.static(pt.strength(4)),),
        hand=pt.order(pt.choose_column(across=True), pt.damage(5, to=pt.every(pt.any_hero.at("area")))),
    ),
    pt.Leader(
        "Hikaru Sorayama",
        attack=4,
        life=23,
        abilities=(pt.aura(pt.own_hero, pt.strength(2, kind="melee")),),
    ),
)
REPRINT: Final = reprint(FIRST, leader=(pt.aura(pt.own_hero | pt.own_leader, pt.strength(3, kind="melee")),))
