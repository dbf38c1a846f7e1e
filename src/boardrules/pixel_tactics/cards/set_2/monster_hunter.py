"""The Monster Hunter."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["MONSTER_HUNTER"]

_MORE: Final = pt.Compare(pt.hand_size(), ">", pt.hand_size("rival"))
_FEWER: Final = pt.Compare(pt.hand_size(), "<", pt.hand_size("rival"))

MONSTER_HUNTER: Final = pt.Card(
    "monster_hunter",
    pt.Hero(
        "Monster Hunter",
        attack=3,
        life=5,
        vanguard=(
            pt.trigger(
                pt.when_attack_declared(pt.this),
                pt.may(pt.own_discards(1), pt.strengthen_attack(3)),
                when=pt.at_least(pt.hand_size(), 1),
            ),
        ),
        flank=(pt.aura(pt.forerunner, pt.strength(4, against=pt.any_hero.at("V"))),),
        rear=(pt.spell(pt.clear_corpses(pt.one(pt.rival_corpse)), pt.draw(2)),),
        hand=pt.order(pt.clear_corpses(pt.every(pt.any_corpse)), pt.gain_actions(1)),
    ),
    pt.Leader(
        "Joal Kalmor",
        attack=2,
        life=20,
        abilities=(
            pt.aura(pt.own_hero | pt.own_leader, pt.strength(3), when=_MORE),
            pt.aura(pt.own_hero | pt.own_leader, pt.takes_less(1), when=_FEWER),
        ),
    ),
)
