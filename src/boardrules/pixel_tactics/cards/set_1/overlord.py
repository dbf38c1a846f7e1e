"""The Overlord, in the wording of the first printing and of the reprint (PT-RUL-49, PT-RUL-50)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "overlord",
    pt.Hero(
        "Overlord",
        attack=3,
        life=7,
        vanguard=(pt.intercept,),
        flank=(pt.spell(pt.attack_with(pt.own_leader, "melee")),),
        rear=(pt.spell(pt.attack_with(pt.own_hero, "melee")),),
        hand=pt.order(pt.choose_row("own"), pt.recruit("area", low=0, high=0)),
    ),
    pt.Leader(
        "Cairngort Rexan",
        attack=4,
        life=17,
        abilities=(
            pt.trigger(
                pt.when_defeated(pt.rival_hero),
                pt.take_to_own_unit(pt.the_hero, may=True),
                pt.revive(pt.the_hero),
                pt.give(pt.life_is(1), to=pt.the_hero, until="gone"),
                pt.give(pt.discarded_when_defeated, to=pt.the_hero, until="gone"),
            ),
        ),
    ),
)
REPRINT: Final = FIRST
