"""The Puppeteer, led by Tanis Trilives (PT-RUL-117, PT-RUL-122, PT-RUL-123)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["PUPPETEER"]

PUPPETEER: Final = pt.Card(
    "puppeteer",
    pt.Hero(
        "Puppeteer",
        attack=2,
        life=4,
        vanguard=(pt.spell(pt.swap(pt.this, pt.one(pt.any_hero.at("melee").but_this()))),),
        flank=(pt.spell(pt.damage(pt.strength_beside("forerunner"), to=pt.one(pt.any_hero))),),
        rear=(pt.spell(pt.damage(pt.strength_beside("supporter"), to=pt.one(pt.any_hero))),),
        hand=pt.order(pt.execute_order_of(pt.one(pt.own_hero.at("wave")))),
    ),
    pt.Leader(
        "Tanis Trilives",
        attack=3,
        life=14,
        abilities=(pt.attacks_with_rivals,),
    ),
)
