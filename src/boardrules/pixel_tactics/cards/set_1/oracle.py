"""The Oracle, in the wording of the first printing and of the reprint (PT-RUL-48)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "oracle",
    pt.Hero(
        "Oracle",
        attack=2,
        life=4,
        vanguard=(pt.spell(pt.look_at_one_rivals_hand, pt.one_rival_discards(1, by="you")),),
        flank=(pt.spell(pt.order_top(5)),),
        rear=(pt.sees_own_top,),
        hand=pt.order(pt.discard_hand, pt.draw(pt.plus(pt.discarded, 1))),
    ),
    pt.Leader(
        "Seth Cremmul",
        attack=3,
        life=20,
        abilities=(pt.opens_rival_hand,),
    ),
)
REPRINT: Final = FIRST
