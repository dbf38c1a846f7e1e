"""The Plaguebearer, led by Kajia Septie Salix (PT-RUL-110)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["PLAGUEBEARER"]

_OF_THE_WAVE: Final = pt.either(pt.is_one_of(pt.own_leader), pt.is_one_of(pt.own_hero.at("wave")))
_GIVERS: Final = (pt.own_hero | pt.own_leader).that(_OF_THE_WAVE)

PLAGUEBEARER: Final = pt.Card(
    "plaguebearer",
    pt.Hero(
        "Plaguebearer",
        attack=3,
        life=4,
        vanguard=(pt.spell(pt.choose_column("rival"), pt.damage(2, to=pt.every(pt.rival_hero.at("area")))),),
        flank=(pt.spell(pt.damage(2, to=pt.one(pt.rival_leader))),),
        rear=(pt.spell(pt.choose_row("rival"), pt.damage(2, to=pt.every(pt.rival_hero.at("area")))),),
        hand=pt.order(pt.damage(3, to=pt.one(pt.any_hero)), pt.gain_actions(1)),
    ),
    pt.Leader(
        "Kajia Septie Salix",
        attack=4,
        life=12,
        abilities=(
            pt.trigger(
                pt.end_of_wave,
                pt.move_damage_from_each(1, of=_GIVERS, to=pt.up_to(1, pt.any_hero)),
                when=pt.exists(_GIVERS.that(pt.both(_OF_THE_WAVE, pt.damaged))),
            ),
        ),
    ),
)
