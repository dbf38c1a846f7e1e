"""The Vampire, in the wording of the first printing and of the reprint (PT-RUL-63, PT-RUL-64)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "vampire",
    pt.Hero(
        "Vampire",
        attack=2,
        life=6,
        vanguard=(pt.trigger(pt.when_damage_dealt(pt.this), pt.heal(pt.that_much, of=pt.this)),),
        flank=(pt.aura(pt.forerunner, pt.may_divert),),
        rear=(pt.spell(pt.move_damage_up_to(2, of=pt.own_leader, to=pt.one(pt.any_hero))),),
        hand=pt.order(pt.move_all_damage(of=pt.one(pt.any_hero.that(pt.damaged)), to=pt.one(pt.any_hero))),
    ),
    pt.Leader(
        "Demitras Denigrande",
        attack=3,
        life=18,
        abilities=(
            pt.trigger(pt.when_damage_dealt(pt.own_hero | pt.own_leader, to=pt.rival_hero), pt.heal(pt.that_much, of=pt.the_source)),
        ),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    leader=(
        pt.trigger(pt.when_damage_dealt(pt.own_hero | pt.own_leader, kinds=("melee", "ranged")), pt.heal(pt.that_much, of=pt.the_source)),
    ),
)
