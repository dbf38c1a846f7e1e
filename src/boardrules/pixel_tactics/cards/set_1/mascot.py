"""The Mascot, in the wording of the first printing and of the reprint (PT-RUL-45, PT-RUL-46).

Its leader is Borneo in the red deck and Juto in the blue one. Nothing else differs, so one card has both names.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "mascot",
    pt.Hero(
        "Mascot",
        attack=1,
        life=4,
        vanguard=(pt.spell(pt.attack_with(pt.own_hero.at("V").but_this(), "melee")),),
        flank=(pt.spell(pt.attack_with(pt.own_hero.at("F").but_this(), "ranged")),),
        rear=(pt.spell(pt.attack_with(pt.own_hero.at("R").but_this(), "ranged")),),
        hand=pt.order(pt.execute_leader_order),
    ),
    pt.Leader(
        "Borneo / Juto",
        attack=1,
        life=20,
        abilities=(
            pt.trigger(
                pt.when_recruited(pt.own_hero),
                pt.attack_with(pt.the_hero, None, may=True, or_cast=True, recruited=True),
                in_ceasefire=False,
            ),
        ),
    ),
)
REPRINT: Final = reprint(FIRST, leader_attack=2, leader_life=17)
