"""The Scientist, in the wording of the first printing and of the reprint (PT-RUL-57)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "scientist",
    pt.Hero(
        "Scientist",
        attack=2,
        life=7,
        vanguard=(pt.spell(pt.one_rival_loses_actions(1)),),
        flank=(pt.spell(pt.draw(2)),),
        rear=(pt.spell(pt.attack_with(pt.own_hero.but_this(), "melee")),),
        hand=pt.order(pt.gain_actions(3)),
    ),
    pt.Leader(
        "Luc Von Gott",
        attack=1,
        life=17,
        abilities=(pt.extra_actions(1),),
    ),
)
REPRINT: Final = reprint(FIRST, life=5, vanguard=(pt.spell(pt.one_rival_loses_actions(1, floor=1)),))
