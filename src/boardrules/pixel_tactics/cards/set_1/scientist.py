"""The Scientist, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    attack_with,
    draw,
    extra_actions,
    gain_actions,
    order,
    own_hero,
    rival_loses_actions,
    spell,
)

__all__ = ["FIRST", "SECOND"]

_FLANK = spell(draw(2))
_REAR = spell(attack_with(own_hero.but_this(), "melee"))
_LEADER = Leader("Luc Von Gott", 1, 17, (extra_actions(1),))

FIRST: Final = Card(
    "scientist",
    Hero("Scientist", 2, 7, (spell(rival_loses_actions(1)),), (_FLANK,), (_REAR,), order(gain_actions(3))),
    _LEADER,
)
SECOND: Final = Card(
    "scientist",
    Hero("Scientist", 2, 5, (spell(rival_loses_actions(1, floor=1)),), (_FLANK,), (_REAR,), order(gain_actions(3))),
    _LEADER,
)
