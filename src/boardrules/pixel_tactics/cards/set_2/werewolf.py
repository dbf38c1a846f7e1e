"""The Werewolf, led by Karin Brandtford (PT-RUL-124)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["WEREWOLF"]

WEREWOLF: Final = pt.Card(
    "werewolf",
    pt.Hero(
        "Werewolf",
        attack=3,
        life=5,
        vanguard=(pt.spell(pt.attack_with(pt.this), pt.gain_actions(1)),),
        flank=(pt.spell(pt.attack_with(pt.own_hero.at("V")), pt.gain_actions(1)),),
        rear=(pt.spell(pt.defeat(pt.one(pt.any_hero.but_this()), and_this=True)),),
        hand=pt.order(pt.draw(3), pt.own_discards(2)),
    ),
    pt.Leader(
        "Karin Brandtford",
        attack=4,
        life=18,
        abilities=(pt.free("attack", kind="melee"), pt.aura(pt.own_hero | pt.own_leader, pt.attacks_once)),
    ),
)
