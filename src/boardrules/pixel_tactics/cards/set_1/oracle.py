"""The Oracle, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    discard_hand,
    discarded,
    draw,
    look_at_rival_hand,
    opens_rival_hand,
    order,
    order_top,
    plus,
    rival_discards,
    sees_own_top,
    spell,
)

__all__ = ["FIRST", "SECOND"]

_HERO = Hero(
    "Oracle",
    2,
    4,
    vanguard=(spell(look_at_rival_hand, rival_discards(1, by="you")),),
    flank=(spell(order_top(5)),),
    rear=(sees_own_top,),
    hand=order(discard_hand, draw(plus(discarded, 1))),
)

FIRST: Final = Card("oracle", _HERO, Leader("Seth Cremmul", 3, 20, (opens_rival_hand,)))
SECOND: Final = FIRST
