"""The Trapper, in the wording of the first printing and of the reprint (PT-RUL-62)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "trapper",
    pt.Hero(
        "Trapper",
        attack=4,
        life=5,
        vanguard=(pt.intercept, pt.static(pt.takes_none(kind="ranged"))),
        flank=(pt.aura(pt.forerunner, pt.intercept), pt.aura(pt.supporter, pt.ranged_attack)),
        rear=(pt.spell(pt.one_rival_discards(1, by="chance")),),
        hand=pt.order(pt.one_rival_discards(3, by="chance")),
    ),
    pt.Leader(
        "Khadath Ahemusei",
        attack=5,
        life=19,
        abilities=(pt.ranged_attack, pt.aura(pt.own_hero, pt.intercept)),
    ),
)
REPRINT: Final = FIRST
