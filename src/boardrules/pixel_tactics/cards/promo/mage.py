"""The Mage of *The Price of Victory*, led by Elgala Richiese. How long her bonus in the flank lasts is not printed: here for the wave."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["MAGE"]

MAGE: Final = pt.Card(
    "ptpov-mage",
    pt.Hero(
        "Mage",
        attack=2,
        life=4,
        vanguard=(pt.aura(pt.own_hero.at("V"), pt.life(2)),),
        flank=(pt.spell(pt.own_discards(), pt.give(pt.strength(4), to=pt.own_leader, until="wave"), when=pt.at_least(pt.hand_size(), 1)),),
        rear=(pt.aura(pt.own_hero.at("R"), pt.strength(2)),),
        hand=pt.order(pt.if_(pt.exists(pt.rival_hero), pt.defeat(pt.one(pt.rival_hero)), pt.order_to_rival)),
    ),
    pt.Leader(
        "Elgala Richiese",
        attack=2,
        life=18,
        abilities=(
            pt.trigger(pt.start_of_wave, pt.put_markers(1, "magic")),
            pt.trigger(pt.when_recruited(pt.own_hero), pt.move_markers(3, "magic", to=pt.the_hero)),
            pt.aura(pt.any_hero, pt.life(pt.markers("magic", "it"))),
            pt.aura(pt.any_hero, pt.strength(pt.markers("magic", "it"))),
        ),
    ),
)
