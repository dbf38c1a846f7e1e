"""The Healer, in the wording of the first printing and of the reprint (PT-RUL-22, PT-RUL-38)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

_OF_THIS_WAVE = (pt.own_hero | pt.own_leader).at("wave")

FIRST: Final = pt.Card(
    "healer",
    pt.Hero(
        "Healer",
        attack=1,
        life=4,
        vanguard=(pt.intercept, pt.static(pt.takes_less(2))),
        flank=(pt.spell(pt.heal_up_to(4, of=pt.one(pt.any_hero))),),
        rear=(pt.spell(pt.heal(2, of=pt.up_to(3, pt.any_hero))),),
        hand=pt.order(pt.share_healing_up_to(10, among=pt.any_hero)),
    ),
    pt.Leader(
        "Kavri Shi Shorec",
        attack=0,
        life=15,
        abilities=(pt.trigger(pt.end_of_wave, pt.heal(2, of=pt.every(_OF_THIS_WAVE))),),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    rear=(pt.spell(pt.heal_up_to(2, of=pt.exactly(3, pt.any_hero))),),
    leader=(pt.trigger(pt.end_of_own_turn, pt.heal(2, of=pt.every(_OF_THIS_WAVE))),),
    leader_attack=5,
    leader_life=18,
)
