"""The Sage (PT-RUL-112, PT-RUL-116)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["SAGE"]

SAGE: Final = pt.Card(
    "sage",
    pt.Hero(
        "Sage",
        attack=0,
        life=4,
        vanguard=(pt.intercept, pt.trigger(pt.end_of_wave, pt.heal(1, of=pt.this))),
        flank=(pt.spell(pt.to_hand(pt.one(pt.any_hero.at("melee")))),),
        rear=(pt.trigger(pt.end_of_wave, pt.damage(3, to=pt.every(pt.any_hero.at("melee"))), when=pt.in_wave("R")),),
        hand=pt.order(pt.heal(4, of=pt.every(pt.any_hero))),
    ),
    pt.Leader(
        "Iaxus the Shattered",
        attack=3,
        life=23,
        abilities=(pt.orders_pass_on(), pt.aura(pt.own_hero, pt.life(2))),
    ),
)
