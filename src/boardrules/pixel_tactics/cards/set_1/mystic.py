"""The Mystic, in the wording of the first printing and of the reprint (PT-RUL-47)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "mystic",
    pt.Hero(
        "Mystic",
        attack=1,
        life=7,
        vanguard=(pt.intercept, pt.spell(pt.heal(None, of=pt.this))),
        flank=(pt.aura(pt.forerunner, pt.strength(2)), pt.aura(pt.forerunner, pt.takes_less(1))),
        rear=(pt.spell(pt.draw(1, aside=True), pt.may_play_orders(drawn=True, high=1)),),
        hand=pt.order(pt.may_play_orders()),
    ),
    pt.Leader(
        "Tatsumi Nuoc",
        attack=1,
        life=19,
        abilities=(pt.free("order"),),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    hand=pt.order(pt.gain_actions(3, "order", "operation", "trap")),
    leader=(pt.free("order", "operation", "trap", first=2),),
)
