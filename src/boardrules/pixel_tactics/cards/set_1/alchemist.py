"""The Alchemist, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    aura,
    damage,
    end_of_own_turn,
    end_of_wave,
    every,
    intercept,
    order,
    own_leader,
    rival_hero,
    rival_leader,
    share_damage,
    spell,
    static,
    takes_less,
    trigger,
    up_to,
)

__all__ = ["FIRST", "SECOND"]

_REAR = spell(damage(1, to=up_to(5, any_hero)))
_ORDER = order(share_damage(7, among=any_hero))

FIRST: Final = Card(
    "alchemist",
    Hero(
        "Alchemist",
        2,
        4,
        vanguard=(intercept, static(takes_less(2))),
        flank=(aura(own_leader, takes_less(2)),),
        rear=(_REAR,),
        hand=_ORDER,
    ),
    Leader("Lixis Ran Kanda", 2, 14, (trigger(end_of_wave, damage(1, to=every(rival_hero))),)),
)
SECOND: Final = Card(
    "alchemist",
    Hero(
        "Alchemist",
        2,
        4,
        vanguard=(intercept, static(takes_less(2, at_least=1))),
        flank=(aura(own_leader, takes_less(2, at_least=1)),),
        rear=(_REAR,),
        hand=_ORDER,
    ),
    Leader(
        "Lixis Ran Kanda",
        2,
        17,
        (trigger(end_of_own_turn, damage(1, to=every(rival_hero | rival_leader)), in_ceasefire=False),),
    ),
)
