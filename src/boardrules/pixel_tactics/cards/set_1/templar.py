"""The Templar, in the wording of the first printing and of the reprint (PT-RUL-23, PT-RUL-59, PT-RUL-60, PT-RUL-61)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

_STRUCK = pt.any_hero.that(pt.suffered("struck_you"))

FIRST: Final = pt.Card(
    "templar",
    pt.Hero(
        "Templar",
        attack=1,
        life=6,
        vanguard=(pt.static(pt.strength(pt.damage_on("this"))),),
        flank=(pt.aura(pt.supporter, pt.takes_none()),),
        rear=(pt.spell(pt.swap(pt.this, pt.one(pt.own_hero.but_this())), pt.attack_with(pt.this)),),
        hand=pt.order(
            pt.defeat(pt.every(_STRUCK)),
            pt.watch(
                "wave",
                pt.trigger(pt.when_attacked(pt.own_hero | pt.own_leader, kind="melee"), pt.defeat(pt.the_attacker)),
            ),
        ),
    ),
    pt.Leader(
        "Eligor Larington",
        attack=4,
        life=23,
        abilities=(pt.aura(pt.own_hero.that(pt.suffered("damaged")), pt.strength(5)),),
    ),
)
REPRINT: Final = reprint(FIRST, rear=(pt.spell(pt.swap(pt.this, pt.one(pt.own_hero.at("melee").but_this())), pt.attack_with(pt.this)),))
