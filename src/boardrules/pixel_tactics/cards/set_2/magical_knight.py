"""The Magical Knight."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["MAGICAL_KNIGHT"]

MAGICAL_KNIGHT: Final = pt.Card(
    "magical_knight",
    pt.Hero(
        "Magical Knight",
        attack=2,
        life=4,
        vanguard=(pt.static(pt.strength(5, against=pt.any_hero.that(pt.at_least(pt.strength_of("it"), 5)))),),
        flank=(pt.aura(pt.own_leader, pt.takes_at_most(3)),),
        rear=(pt.ranged_attack, pt.aura(pt.forerunner, pt.intercept)),
        hand=pt.order(pt.damage(8, to=pt.one(pt.any_hero))),
    ),
    pt.Leader(
        "Irialandradayamorella",
        attack=1,
        life=22,
        abilities=(
            pt.trigger(pt.when_defeated(pt.own_hero), pt.put_markers(1, "strength"), pt.heal(3, of=pt.this)),
            pt.static(pt.strength(pt.markers("strength"))),
        ),
    ),
)
