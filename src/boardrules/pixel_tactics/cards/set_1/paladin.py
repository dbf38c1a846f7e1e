"""The Paladin, in the wording of the first printing and of the reprint (PT-RUL-51, PT-RUL-52)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "paladin",
    pt.Hero(
        "Paladin",
        attack=4,
        life=6,
        vanguard=(pt.intercept,),
        flank=(pt.spell(pt.swap(pt.exactly(2, pt.own_hero | pt.own_corpse))),),
        rear=(pt.spell(pt.swap(pt.exactly(2, pt.one_rival_hero | pt.one_rival_corpse))),),
        hand=pt.order(pt.choose_column("rival"), pt.rearrange_area),
    ),
    pt.Leader(
        "Vanaah Kalmor",
        attack=3,
        life=20,
        abilities=(pt.free("move"), pt.free("clear")),
    ),
)
REPRINT: Final = reprint(FIRST, hand=pt.order(pt.choose_column("any"), pt.rearrange_area), leader_attack=4, leader_life=17)
