"""The Pyromancer, in the wording of the first printing and of the reprint (PT-RUL-55, PT-RUL-56)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "pyromancer",
    pt.Hero(
        "Pyromancer",
        attack=3,
        life=3,
        vanguard=(pt.static(pt.hits_all),),
        flank=(pt.ranged_attack, pt.aura(pt.forerunner, pt.ranged_attack)),
        rear=(pt.ranged_attack,),
        hand=pt.order(pt.damage(7, to=pt.every(pt.any_hero.at("V")))),
    ),
    pt.Leader(
        "Kallistar Flarechild",
        attack=6,
        life=17,
        abilities=(
            pt.ranged_attack,
            pt.aura(pt.own_hero, pt.strength(3), when=pt.first_player),
            pt.aura(pt.own_hero, pt.takes_less(1), when=pt.negate(pt.first_player)),
        ),
    ),
)
REPRINT: Final = reprint(FIRST, vanguard=(pt.spell(pt.damage(3, to=pt.every((pt.rival_hero | pt.rival_leader).at("melee")))),))
