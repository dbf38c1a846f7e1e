"""The Planebinder, led by Kaitlyn Van Sorrel (PT-RUL-139)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["PLANEBINDER"]

PLANEBINDER: Final = pt.Card(
    "planebinder",
    pt.Hero(
        "Planebinder",
        attack=2,
        life=5,
        vanguard=(pt.spell(pt.move_within_unit(pt.one(pt.any_hero.at("melee"))), pt.damage(2, to=pt.it)),),
        flank=(pt.spell(pt.move_within_unit(pt.one(pt.any_hero))),),
        rear=(pt.spell(pt.damage(2, to=pt.every(pt.one_rival_hero.at("R")))),),
        hand=pt.order(pt.to_deck_top(pt.one(pt.any_hero))),
    ),
    pt.Leader(
        "Kaitlyn Van Sorrel",
        attack=2,
        life=16,
        abilities=(pt.moves_rivals, pt.longer("move", 2, who=pt.rival_hero.that(pt.has("intercept")))),
    ),
)
