"""The Mastermind (PT-RUL-112, PT-RUL-114)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["MASTERMIND"]

_AFTER_AN_ORDER: Final = pt.at_least(pt.orders_played(), 1)

MASTERMIND: Final = pt.Card(
    "mastermind",
    pt.Hero(
        "Mastermind",
        attack=3,
        life=6,
        vanguard=(pt.static(pt.strength(3), when=_AFTER_AN_ORDER),),
        flank=(pt.spell(pt.reveal_card(order=True), pt.execute_order, pt.defeat(pt.this)),),
        rear=(pt.static(pt.Forbids("order", "any", wholly=True), when=_AFTER_AN_ORDER),),
        hand=pt.operation(pt.static(pt.Forbids("order", "others", wholly=True))),
    ),
    pt.Leader(
        "Malandrax Mecchi",
        attack=4,
        life=20,
        abilities=(
            pt.trigger(
                pt.when_order_announced("others"),
                pt.if_(
                    pt.equals(pt.hand_size(), 0),
                    pt.draw(1),
                    otherwise=(pt.may(pt.own_discards(1), pt.cancel_order, otherwise=(pt.draw(1),)),),
                ),
            ),
        ),
    ),
)
