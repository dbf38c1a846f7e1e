"""The Mystic, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    aura,
    draw,
    forerunner,
    free,
    gain_actions,
    heal,
    intercept,
    may_play_orders,
    order,
    spell,
    strength,
    takes_less,
    this,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = (intercept, spell(heal(None, of=this)))
_FLANK = (aura(forerunner, strength(2)), aura(forerunner, takes_less(1)))
_REAR = spell(draw(1, aside=True), may_play_orders(drawn=True, high=1))

FIRST: Final = Card(
    "mystic",
    Hero("Mystic", 1, 7, _VANGUARD, _FLANK, (_REAR,), order(may_play_orders())),
    Leader("Tatsumi Nuoc", 1, 19, (free("order"),)),
)
SECOND: Final = Card(
    "mystic",
    Hero("Mystic", 1, 7, _VANGUARD, _FLANK, (_REAR,), order(gain_actions(3, "order", "operation", "trap"))),
    Leader("Tatsumi Nuoc", 1, 19, (free("order", first=2),)),
)
