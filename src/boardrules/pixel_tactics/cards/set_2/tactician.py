"""The Tactician, led by Amon Elcela."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["TACTICIAN"]

TACTICIAN: Final = pt.Card(
    "tactician",
    pt.Hero(
        "Tactician",
        attack=0,
        life=4,
        vanguard=(pt.intercept, pt.static(pt.takes_at_most(2))),
        flank=(pt.aura(pt.own_hero.at("V"), pt.intercept),),
        rear=(pt.aura(pt.own_hero.at("V"), pt.takes_less(2, at_least=1)),),
        hand=pt.operation(pt.aura(pt.own_hero | pt.own_leader, pt.takes_less(2))),
    ),
    pt.Leader(
        "Amon Elcela",
        attack=0,
        life=34,
        abilities=(pt.aura(pt.own_hero, pt.grants_spell(pt.heal(4, of=pt.this), pt.heal(1, of=pt.own_leader))),),
    ),
)
