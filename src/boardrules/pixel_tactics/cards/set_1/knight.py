"""The Knight, in the wording of the first printing and of the reprint (PT-RUL-25, PT-RUL-44)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "knight",
    pt.Hero(
        "Knight",
        attack=3,
        life=10,
        vanguard=(pt.intercept, pt.trigger(pt.when_attacked(pt.this, by=pt.any_hero), pt.damage(2, to=pt.the_attacker))),
        flank=(pt.aura(pt.own_leader, pt.takes_none(kind="ranged")),),
        rear=(pt.aura(pt.own_hero.but_this(), pt.may_divert),),
        hand=pt.order(pt.damage(4, to=pt.every((pt.rival_hero | pt.rival_leader).at("melee")))),
    ),
    pt.Leader(
        "Cadenza",
        attack=4,
        life=20,
        abilities=(pt.aura(pt.own_hero | pt.own_leader, pt.takes_less(1)),),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    vanguard=(pt.intercept, pt.trigger(pt.when_attacked(pt.this, by=pt.any_hero, aimed=True), pt.damage(2, to=pt.the_attacker))),
    rear=(pt.spell(pt.move_damage_up_to(6, of=pt.own_hero.but_this(), to=pt.this)),),
)
