"""The Supervillain (PT-RUL-104, PT-RUL-113, PT-RUL-114)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["SUPERVILLAIN"]

_HOLDS: Final = pt.at_least(pt.hand_size(), 1)

SUPERVILLAIN: Final = pt.Card(
    "supervillain",
    pt.Hero(
        "Supervillain",
        attack=0,
        life=3,
        vanguard=(pt.spell(pt.draw(3)),),
        flank=(pt.spell(pt.own_discards(1), pt.damage(pt.strength_of_card, to=pt.one(pt.any_hero)), when=_HOLDS),),
        rear=(
            pt.trigger(
                pt.when_order_announced("any"),
                pt.may(pt.own_discards(2), pt.cancel_order),
                when=pt.at_least(pt.hand_size(), 2),
            ),
        ),
        hand=pt.order(pt.discard_any, pt.rival_discards(pt.plus(pt.discarded, 1), by="chance")),
    ),
    pt.Leader(
        "Bors Vilnar",
        attack=0,
        life=13,
        abilities=(
            pt.only_own_damage,
            pt.trigger(pt.when_defeated_by_check(pt.own_hero), pt.damage(1, to=pt.this)),
            pt.trigger(pt.end_of_round, pt.rout, when=pt.negate(pt.exists(pt.own_hero))),
        ),
    ),
)
