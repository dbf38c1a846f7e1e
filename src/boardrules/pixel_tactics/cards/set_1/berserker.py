"""The Berserker, in the wording of the first printing and of the reprint (PT-RUL-25, PT-RUL-26, PT-RUL-27, PT-RUL-28)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

_FRONT = pt.own_hero.at("melee")

FIRST: Final = pt.Card(
    "berserker",
    pt.Hero(
        "Berserker",
        attack=3,
        life=6,
        vanguard=(pt.static(pt.takes_less(1)), pt.static(pt.strength(2))),
        flank=(
            pt.trigger(pt.when_attacked(pt.own_hero | pt.own_leader, by=pt.rival_hero, kind="melee"), pt.damage(2, to=pt.the_attacker)),
        ),
        rear=(
            pt.trigger(
                pt.when_order_resolved(), pt.attack_with(pt.this, "ranged"), when=pt.both(pt.in_wave("R"), pt.equals(pt.nth_this_wave, 1))
            ),
        ),
        hand=pt.order(pt.attack_with(_FRONT, "melee", each=True)),
    ),
    pt.Leader(
        "Shekhtur Lenmorre",
        attack=4,
        life=19,
        abilities=(pt.trigger(pt.when_defeated(pt.own_hero), pt.attack_with(pt.the_hero, "melee")),),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    rear=(pt.trigger(pt.when_order_resolved(), pt.attack_with(pt.this, "ranged"), when=pt.equals(pt.nth_this_turn, 1)),),
    hand=pt.order(pt.attack_with(_FRONT, "melee", at=pt.rival_hero, each=True)),
)
