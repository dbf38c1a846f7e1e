"""The Lorekeeper."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["LOREKEEPER"]

_LOW: Final = pt.negate(pt.at_least(pt.hand_size(), 4))

LOREKEEPER: Final = pt.Card(
    "lorekeeper",
    pt.Hero(
        "Lorekeeper",
        attack=2,
        life=4,
        vanguard=(pt.static(pt.strength(3), when=pt.at_least(pt.hand_size(), 4)),),
        flank=(pt.spell(pt.order_top(4), pt.draw(1)),),
        rear=(
            pt.spell(
                pt.turn_up("any"),
                pt.place_top("any", "top", "discard"),
                pt.draw(1),
            ),
        ),
        hand=pt.order(pt.draw_up_to(3), pt.rival_draws(pt.plus(pt.drawn, -1))),
    ),
    pt.Leader(
        "Marmelee Greyheart",
        attack=2,
        life=20,
        abilities=(pt.trigger(pt.end_of_wave, pt.draw(1), when=_LOW),),
    ),
)
