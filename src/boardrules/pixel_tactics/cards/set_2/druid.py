"""The Druid (PT-RUL-101, PT-RUL-103, PT-RUL-127)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["DRUID"]

DRUID: Final = pt.Card(
    "druid",
    pt.Hero(
        "Druid",
        attack=2,
        life=5,
        vanguard=(pt.intercept, pt.static(pt.not_counted(but_round_ends=True))),
        flank=(pt.aura(pt.own_hero | pt.own_leader, pt.not_counted(ends=True), when=pt.in_wave("V")),),
        rear=(pt.spell(pt.revive_mortal(pt.one(pt.any_corpse)), pt.give(pt.not_counted(), to=pt.it, until="wave")),),
        hand=pt.operation(pt.aura(pt.own_hero, pt.not_counted(ends=True))),
    ),
    pt.Leader(
        "Pendros Schalla",
        attack=4,
        life=22,
        abilities=(pt.trigger(pt.when_entered(pt.own_hero), pt.choose_trait(pt.the_hero)),),
    ),
)
