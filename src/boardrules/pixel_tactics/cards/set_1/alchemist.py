"""The Alchemist, in the wording of the first printing and of the reprint (PT-RUL-21, PT-RUL-22)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "alchemist",
    pt.Hero(
        "Alchemist",
        attack=2,
        life=4,
        vanguard=(pt.intercept, pt.static(pt.takes_less(2))),
        flank=(pt.aura(pt.own_leader, pt.takes_less(2)),),
        rear=(pt.spell(pt.damage(1, to=pt.up_to(5, pt.any_hero))),),
        hand=pt.order(pt.share_damage(7, among=pt.any_hero)),
    ),
    pt.Leader(
        "Lixis Ran Kanda",
        attack=2,
        life=14,
        abilities=(pt.trigger(pt.end_of_wave, pt.damage(1, to=pt.every(pt.rival_hero))),),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    vanguard=(pt.intercept, pt.static(pt.takes_less(2, at_least=1))),
    flank=(pt.aura(pt.own_leader, pt.takes_less(2, at_least=1)),),
    leader=(pt.trigger(pt.end_of_own_turn, pt.damage(1, to=pt.every(pt.rival_hero | pt.rival_leader)), in_ceasefire=False),),
    leader_life=17,
)
