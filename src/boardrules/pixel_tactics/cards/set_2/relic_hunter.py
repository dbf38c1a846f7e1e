"""The Relic Hunter (PT-RUL-121, PT-RUL-136, PT-RUL-137)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["RELIC_HUNTER"]

RELIC_HUNTER: Final = pt.Card(
    "relic_hunter",
    pt.Hero(
        "Relic Hunter",
        attack=3,
        life=7,
        vanguard=(pt.intercept, pt.aura(pt.own_hero.at("V"), pt.safe_from_defeat)),
        flank=(pt.spell(pt.for_a_time("own_turn", pt.aura(pt.any_hero, pt.strength(2)))),),
        rear=(pt.static(pt.strength(5)),),
        hand=pt.order(pt.keep_one),
    ),
    pt.Leader(
        "César Grist",
        attack=4,
        life=24,
        abilities=(
            pt.trigger(pt.end_of_round, pt.put_markers(1, "threat")),
            pt.aura(pt.own_hero | pt.own_leader, pt.strength(pt.times(2, pt.markers("threat")))),
            pt.trigger(pt.when_recruited(pt.own_hero), pt.take_markers("threat")),
            pt.trigger(pt.when_order_resolved(), pt.take_markers("threat")),
        ),
    ),
)
