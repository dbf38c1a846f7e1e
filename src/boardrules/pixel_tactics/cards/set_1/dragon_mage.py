"""The Dragon Mage, in the wording of the first printing and of the reprint (PT-RUL-23, PT-RUL-32, PT-RUL-33)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "dragon_mage",
    pt.Hero(
        "Dragon Mage",
        attack=6,
        life=3,
        vanguard=(pt.spell(pt.defeat(pt.one(pt.any_hero.at("melee")))),),
        flank=(pt.aura(pt.supporter, pt.strength(3)),),
        rear=(pt.ranged_attack,),
        hand=pt.order(pt.give(pt.strength(5), to=pt.one(pt.any_hero), until="wave")),
    ),
    pt.Leader(
        "Adjenna Callista",
        attack=3,
        life=17,
        abilities=(pt.forbids("clear"),),
    ),
)
REPRINT: Final = reprint(FIRST, leader_attack=4)
