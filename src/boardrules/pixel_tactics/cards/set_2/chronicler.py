"""The Chronicler."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["CHRONICLER"]

_ANYONE = pt.any_hero | pt.any_leader
_HURT = _ANYONE.that(pt.damaged)

CHRONICLER: Final = pt.Card(
    "chronicler",
    pt.Hero(
        "Chronicler",
        attack=1,
        life=4,
        vanguard=(pt.spell(pt.move_all_damage(of=pt.this, to=pt.one(pt.any_hero.but_this()))),),
        flank=(pt.spell(pt.move_any_damage(of=pt.one(pt.own_hero.that(pt.damaged)), to=pt.one(pt.own_hero))),),
        rear=(
            pt.spell(
                pt.move_damage(1, of=pt.own_leader, to=pt.this),
                pt.move_damage(1, of=pt.own_leader, to=pt.one(pt.rival_leader)),
            ),
        ),
        hand=pt.order(pt.move_damage_up_to(4, of=pt.own_leader, to=pt.one(pt.any_hero))),
    ),
    pt.Leader(
        "Dravil Coldwater",
        attack=4,
        life=15,
        abilities=(
            pt.trigger(
                pt.end_of_wave,
                pt.may(pt.move_damage(1, of=pt.one(_HURT), to=pt.one(_ANYONE))),
                when=pt.exists(_HURT),
            ),
        ),
    ),
)
