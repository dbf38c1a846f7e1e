"""The Operative, led by Clinhyde Eight (PT-RUL-120, PT-RUL-139)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["OPERATIVE"]

OPERATIVE: Final = pt.Card(
    "operative",
    pt.Hero(
        "Operative",
        attack=2,
        life=5,
        vanguard=(pt.static(pt.not_targeted("order", "spell")),),
        flank=(pt.spell(pt.defeat(pt.one(pt.any_hero.but_this()), and_this=True)),),
        rear=(pt.ranged_attack,),
        hand=pt.order(pt.defeat(pt.one(pt.any_hero)), pt.clear_corpses(pt.it)),
    ),
    pt.Leader(
        "Clinhyde Eight",
        attack=2,
        life=20,
        abilities=(pt.leader_action(pt.own_discards(), pt.gain_actions(1), cost=0, per_wave=2, when=pt.at_least(pt.hand_size(), 1)),),
    ),
)
