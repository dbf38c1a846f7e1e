"""The Inventor (PT-RUL-115, PT-RUL-116, PT-RUL-128)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["INVENTOR"]

INVENTOR: Final = pt.Card(
    "inventor",
    pt.Hero(
        "Inventor",
        attack=1,
        life=5,
        vanguard=(pt.spell(pt.play_order(), pt.attack_with(pt.this, "melee", bonus=2)),),
        flank=(pt.spell(pt.play_order(to_deck=True)),),
        rear=(pt.spell(pt.play_order(), pt.rival_discards_alike),),
        hand=pt.order(pt.shuffle_in(pt.every(pt.own_corpse))),
    ),
    pt.Leader(
        "Clive Melmont",
        attack=3,
        life=18,
        abilities=(
            pt.trigger(pt.start_of_round, pt.set_out_top),
            pt.has_texts_set_out,
            pt.trigger(pt.end_of_round, pt.discard_set_out),
        ),
    ),
)
