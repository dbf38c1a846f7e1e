"""The Sniper, led by Ottavia Six (PT-RUL-139, PT-RUL-140)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["SNIPER"]

SNIPER: Final = pt.Card(
    "sniper",
    pt.Hero(
        "Sniper",
        attack=6,
        life=3,
        vanguard=(pt.static(pt.strength(4, against=pt.any_hero.that(pt.has("intercept")))),),
        flank=(
            pt.ranged_attack,
            pt.spell(pt.own_discards(2), pt.defeat(pt.one(pt.any_hero.that(pt.damaged))), when=pt.at_least(pt.hand_size(), 2)),
        ),
        rear=(pt.ranged_attack, pt.spell(pt.one_rival_discards(1, by="chance"))),
        hand=pt.order(
            pt.give(pt.strength(2), to=pt.one(pt.any_hero), until="wave"),
            pt.give(pt.ranged_attack, to=pt.it, until="wave"),
        ),
    ),
    pt.Leader(
        "Ottavia Six",
        attack=7,
        life=14,
        abilities=(
            pt.ranged_attack,
            pt.leader_action(pt.own_discards(), pt.defeat(pt.one(pt.any_hero)), cost=2, when=pt.at_least(pt.hand_size(), 1)),
        ),
    ),
)
