"""The Summoner, in the wording of the first printing and of the reprint (PT-RUL-58)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "summoner",
    pt.Hero(
        "Summoner",
        attack=2,
        life=5,
        vanguard=(pt.spell(pt.to_hand(pt.one(pt.any_hero.at("melee")))),),
        flank=(pt.spell(pt.recruit("unit")),),
        rear=(pt.spell(pt.sort_drawn("hand", "top", "discard")),),
        hand=pt.order(pt.search_named),
    ),
    pt.Leader(
        "Lesandra Machan",
        attack=1,
        life=21,
        abilities=(pt.free("recruit"),),
    ),
)
REPRINT: Final = FIRST
