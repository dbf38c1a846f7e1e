"""The Overlord, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    attack_with,
    choose_row,
    discarded_when_defeated,
    give,
    intercept,
    life_is,
    order,
    own_hero,
    own_leader,
    recruit,
    revive,
    rival_hero,
    spell,
    take_to_own_unit,
    the_hero,
    trigger,
    when_defeated,
)

__all__ = ["FIRST", "SECOND"]

_HERO = Hero(
    "Overlord",
    3,
    7,
    vanguard=(intercept,),
    flank=(spell(attack_with(own_leader, "melee")),),
    rear=(spell(attack_with(own_hero, "melee")),),
    hand=order(choose_row("own"), recruit("area", low=0, high=0)),
)
_LEADER = trigger(
    when_defeated(rival_hero),
    take_to_own_unit(the_hero, may=True),
    revive(the_hero),
    give(life_is(1), to=the_hero, until="gone"),
    give(discarded_when_defeated, to=the_hero, until="gone"),
)

FIRST: Final = Card("overlord", _HERO, Leader("Cairngort Rexan", 4, 17, (_LEADER,)))
SECOND: Final = FIRST
